"""The Golden Idol: heavy, dear, and easily dropped."""

from __future__ import annotations

from typing import Final

from emberisle.games.curse_of_vulkar.rules.board import NAMES, NOWHERE
from emberisle.games.curse_of_vulkar.rules.moves import LEAVE, TAKE_IDOL, Leave
from emberisle.games.curse_of_vulkar.rules.refusals import refuse_idol
from emberisle.games.curse_of_vulkar.rules.table import NOBODY, CurseTable, Steps
from emberisle.kernel.steps import Ask, Do, Event, Refusal
from emberisle.kernel.values import Value


class FindIdol(Ask[CurseTable]):
    """The Golden Idol lies here: the player may take it."""

    rule = "CV-25.2"

    def seat(self, table: CurseTable) -> int:
        return table.turn

    def moves(self, table: CurseTable) -> tuple[Value, ...]:
        return TAKE_IDOL, LEAVE

    def tell(self, table: CurseTable, given: Value) -> list[Event]:
        return [] if isinstance(given, Leave) else [Event(self.rule, "idol_taken", (table.figure,))]

    def take(self, table: CurseTable, given: Value) -> Steps:
        if not isinstance(given, Leave):
            table.idol = table.figure
            table.idol_at = NOWHERE
        return ()

    def refuse(self, table: CurseTable, move: Value) -> Refusal:
        return refuse_idol()


class DropIdol(Do[CurseTable]):
    """The Idol of a figure that falls stays on the space where it stood."""

    rule = "CV-25.4"

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def tell(self, table: CurseTable, given: object) -> list[Event]:
        if table.idol != self.figure:
            return []
        return [Event(self.rule, "idol_dropped", (self.figure, NAMES[table.stood[self.figure]]))]

    def do(self, table: CurseTable) -> Steps:
        if table.idol == self.figure:
            table.idol = NOBODY
            table.idol_at = table.stood[self.figure]
        return ()


STEPS: Final[tuple[type[Value], ...]] = (FindIdol, DropIdol)
