"""Plain: name a number and a neighbour, and it is over. A game without a single text of its own.

Whatever the kernel, the bots, the terminal and the page say of it is a default.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from emberisle.kernel.parts import a_number
from emberisle.kernel.ruleset import Ruleset
from emberisle.kernel.steps import Ask, Chance, Event, Steps, then
from emberisle.kernel.table import Table
from emberisle.kernel.values import Move, Value


@dataclass(eq=False)
class PlainTable(Table):
    points: list[int]


class Bet(Move):
    """Bet on a number.

    The second paragraph is for those who read the code.
    """

    def __init__(self, number: object) -> None:
        self.number = a_number(self, "number", number)


class Point(Move):
    """Point at {0:seat}."""

    def __init__(self, seat: object) -> None:
        self.seat = a_number(self, "seat", seat)


class Wait(Move):
    """Wait."""


class ChooseAny(Ask[PlainTable]):
    """Bet, point,
    or wait?"""

    rule = "PL-2"

    def seat(self, table: PlainTable) -> int:
        return 0

    def moves(self, table: PlainTable) -> tuple[Value, ...]:
        return (Bet(1000), Bet(2), Point(1), Wait())

    def tell(self, table: PlainTable, given: object) -> list[Event]:
        return [Event(self.rule, "made_up_mind"), Event(self.rule, "counted", (1000, 2))]

    def take(self, table: PlainTable, given: object) -> Steps[PlainTable]:
        return then(TurnUp()) if isinstance(given, Bet) else ()


class TurnUp(Chance[PlainTable]):
    """The tenth rule: a card is turned up, far more often a low one."""

    rule = "PL-10"

    def outcomes(self, table: PlainTable) -> list[tuple[object, float]]:
        return [("low", 0.75), ("high", 0.25)]

    def take(self, table: PlainTable, given: object) -> Steps[PlainTable]:
        table.points[0] += 1 if given == "high" else 0
        table.points[1] += 1 if given == "low" else 0
        return ()


@dataclass(frozen=True)
class PlainView:
    points: tuple[int, ...]


class Plain(Ruleset[PlainTable]):
    """Nothing but what has to be there."""

    id = "plain"
    title = "Plain"

    def vocabulary(self) -> tuple[type[Value], ...]:
        return (Bet, Point, Wait, TurnUp, ChooseAny)

    def setup(self, seats: int, house: Mapping[str, object]) -> tuple[PlainTable, Steps[PlainTable]]:
        return PlainTable([0] * seats), then(ChooseAny())

    def scores(self, table: PlainTable) -> list[int]:
        return table.points[:]

    def view(self, table: PlainTable, seat: int | None) -> PlainView:
        return PlainView(tuple(table.points))


PLAIN: Final = Plain()
