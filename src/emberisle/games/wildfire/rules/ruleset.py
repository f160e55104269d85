"""Wildfire Dominoes as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from emberisle.games.wildfire.rules import drawing, ending, flames, memory, moves, steps
from emberisle.games.wildfire.rules.house import OPTIONS, House
from emberisle.games.wildfire.rules.scenario import set_table
from emberisle.games.wildfire.rules.table import Laid, Steps, WildfireTable, fresh_table
from emberisle.games.wildfire.rules.view import view_of
from emberisle.games.wildfire.rules.words import TEXTS
from emberisle.kernel.errata import Erratum
from emberisle.kernel.luck import Luck
from emberisle.kernel.ruleset import Option, Ruleset
from emberisle.kernel.texts import Texts
from emberisle.kernel.values import Value


def _house(options: Mapping[str, Any]) -> House:
    return House(**options)


class Wildfire(Ruleset[WildfireTable]):
    """Be rid of your tiles before the flames make you draw."""

    id = "wildfire"
    title = "Wildfire Dominoes"
    version = 2
    errata = (Erratum("hub_for_wildfires", 2, "WF-11.3", option="hub", before={"called": "all_called"}),)
    fewest = 2  # to eight players [WF-1.1]
    most = 8
    fewest_points_win = True  # [WF-1.7]

    def options(self) -> tuple[Option, ...]:
        return OPTIONS

    def vocabulary(self) -> tuple[type[Value], ...]:
        return VOCABULARY

    def setup(self, seats: int, house: Mapping[str, object]) -> tuple[WildfireTable, Steps]:
        return fresh_table(seats, _house(house)), steps.GAME

    def scenario(
        self, spec: Mapping[str, object], house: Mapping[str, object]
    ) -> tuple[WildfireTable, Steps]:
        return set_table(spec, _house(house))

    def scores(self, table: WildfireTable) -> list[int]:
        return table.totals[:]

    def winners(self, table: WildfireTable) -> list[int]:
        return table.winners[:]

    def turn_told(self, table: WildfireTable) -> tuple[int, int] | None:
        return (0, table.turn) if table.chain else None

    def view(self, table: WildfireTable, seat: int | None) -> object:
        return view_of(table, seat)

    def deal_unseen(self, table: WildfireTable, seat: int, luck: Luck) -> None:
        memory.deal_unseen(table, seat, luck)

    def texts(self, language: str) -> Texts:
        return TEXTS.texts(language)


VOCABULARY: Final[tuple[type[Value], ...]] = (
    House,
    Laid,
    *moves.MOVES,
    *drawing.STEPS,
    *flames.STEPS,
    *ending.STEPS,
    *steps.STEPS,
)

WILDFIRE: Final = Wildfire()
