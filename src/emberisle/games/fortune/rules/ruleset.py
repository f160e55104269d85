"""Fortune as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from emberisle.games.fortune.rules import ending, island, moves, rolling, steps
from emberisle.games.fortune.rules.cards import CARDS
from emberisle.games.fortune.rules.house import OPTIONS, House
from emberisle.games.fortune.rules.scenario import set_table
from emberisle.games.fortune.rules.table import FortuneTable, Steps, fresh_table
from emberisle.games.fortune.rules.view import view_of
from emberisle.games.fortune.rules.words import TEXTS
from emberisle.kernel.ruleset import Option, Ruleset
from emberisle.kernel.texts import Texts
from emberisle.kernel.values import Value


def _house(options: Mapping[str, Any]) -> House:
    return House(**options)


class Fortune(Ruleset[FortuneTable]):
    """Roll eight dice as often as you dare; three skulls and all is lost."""

    id = "fortune"
    title = "Fortune"
    fewest = 2  # to four players [FO-1.1]
    most = 4

    def options(self) -> tuple[Option, ...]:
        return OPTIONS

    def vocabulary(self) -> tuple[type[Value], ...]:
        return VOCABULARY

    def setup(self, seats: int, house: Mapping[str, object]) -> tuple[FortuneTable, Steps]:
        return fresh_table(seats, _house(house)), steps.GAME

    def scenario(self, spec: Mapping[str, object], house: Mapping[str, object]) -> tuple[FortuneTable, Steps]:
        return set_table(spec, _house(house))

    def scores(self, table: FortuneTable) -> list[int]:
        return table.totals[:]

    def winners(self, table: FortuneTable) -> list[int]:
        return table.winners[:]

    def turn_told(self, table: FortuneTable) -> tuple[int, int] | None:
        return 0, table.turn  # nobody has two turns in a row

    def view(self, table: FortuneTable, seat: int | None) -> object:
        return view_of(table)

    def texts(self, language: str) -> Texts:
        return TEXTS.texts(language)


VOCABULARY: Final[tuple[type[Value], ...]] = (
    House,
    *dict.fromkeys([type(card) for card in CARDS]),
    *moves.MOVES,
    rolling.RollDice,
    *ending.STEPS,
    *island.STEPS,
    *steps.STEPS,
)

FORTUNE: Final = Fortune()
