"""What a roll is thought to bring does not depend on what was thought of before."""

from __future__ import annotations

from collections.abc import Sequence

from emberisle.games.fireball_island.bots import trails
from emberisle.games.fireball_island.rules.cards import DECK, FAKE_JEWEL
from tests.games.fireball_island.bots.positions import before


def worth(discards: Sequence[list[str]]) -> list[float]:
    """An average roll behind the owner of the jewel, for each of these discard piles in turn."""
    trails._remembered.clear()
    position = {"places": ["VP3", "VP5"], "hands": [[], ["reroll", "reroll"]], "jewel": 1}
    return [trails.average(before(**position, discard=pile).table, False) for pile in discards]


def test_a_jewel_that_cannot_be_a_fake_is_worth_more_to_chase() -> None:
    fakes = ["fake_jewel"] * DECK[FAKE_JEWEL]
    with_doubt, without = worth([[], fakes])
    assert without > with_doubt
    assert worth([fakes, []]) == [without, with_doubt]
