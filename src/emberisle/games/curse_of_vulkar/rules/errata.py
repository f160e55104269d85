"""What the versions of these rules have changed; older matches are played as they began."""

from __future__ import annotations

from typing import Final

from emberisle.kernel.errata import Erratum

ERRATA: Final = (
    Erratum("head_starts", 2, "CV-2.10"),
    Erratum("second_souvenir_for_two", 2, "CV-2.6"),
    Erratum("cards_by_difficulty", 2, "CV-16.14"),
    Erratum("tiger_passes_caves", 3, "CV-23.4"),
    Erratum("tiger_stops_where_nobody_lies", 3, "CV-23.4"),
    Erratum("tiger_hunts_in_reach", 3, "CV-23.5"),
    Erratum("no_empty_exchange", 3, "CV-7.3"),
    Erratum("more_cards_for_three_and_four", 3, "CV-16.14"),
    Erratum("third_card_for_two_of_four", 4, "CV-2.7"),
)
