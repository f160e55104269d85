"""Winning together."""

from __future__ import annotations

from typing import Final

from emberisle.games.curse_of_vulkar.rules.table import CurseTable, Steps
from emberisle.kernel.steps import GAME_OVER, Do, Event, then
from emberisle.kernel.values import Value


def win_if_done(table: CurseTable) -> Steps:
    """Together all win at once when the Heart is aboard and every player has a set [CV-16.11]."""
    return then(WinTogether()) if table.house.together and table.won_together() else ()


class WinTogether(Do[CurseTable]):
    """The Heart is in the copter, and every player has what is needed."""

    rule = "CV-16.11"

    def tell(self, table: CurseTable, given: object) -> list[Event]:
        return [Event(self.rule, "won_together")]

    def do(self, table: CurseTable) -> Steps:
        table.over = "won"
        return GAME_OVER


STEPS: Final[tuple[type[Value], ...]] = (WinTogether,)
