"""The die: rolled, rolled again, and doubled."""

from __future__ import annotations

from typing import Final

from emberisle.games.fireball_island.rules.table import IslandTable, Steps
from emberisle.kernel.luck import Luck
from emberisle.kernel.steps import Chance, Do, Event
from emberisle.kernel.values import Value


class Die(Chance[IslandTable]):
    """The die is rolled."""

    rule = "FI-3.1"

    def sample(self, table: IslandTable, luck: Luck) -> object:
        return 1 + luck.below(6)

    def outcomes(self, table: IslandTable) -> list[tuple[object, float]]:
        return [(die, 1 / 6) for die in range(1, 7)]

    def tell(self, table: IslandTable, given: int) -> list[Event]:
        if doubles(table):
            return [Event("FI-14.17", "rolled_double", (table.turn, given, 2 * given))]
        return [Event("FI-7.4" if table.seeking else self.rule, "rolled", (table.turn, given))]

    def go(self, table: IslandTable, luck: Luck) -> Steps:
        return self._lie(table, 1 + luck.below(6))

    def take(self, table: IslandTable, given: int) -> Steps:
        return self._lie(table, given)

    def _lie(self, table: IslandTable, given: int) -> Steps:
        table.twice = doubles(table)
        if table.twice:
            table.doubled = False
        table.die = 2 * given if table.twice else given
        return ()


def doubles(table: IslandTable) -> bool:
    """Whether the roll to come counts twice; in some houses not one for a cave [FI-14.18]."""
    return table.doubled and (not table.seeking or table.house.double_in_caves)


class RollAgain(Do[IslandTable]):
    """The roll does not count; one that counted twice is doubled again [FI-14.17]."""

    rule = "FI-14.6"

    def do(self, table: IslandTable) -> Steps:
        table.die = 0
        table.doubled = table.doubled or table.twice
        table.twice = False
        return ()


class DoubleRoll(Do[IslandTable]):
    """The next roll counts twice."""

    rule = "FI-14.17"

    def do(self, table: IslandTable) -> Steps:
        table.doubled = True
        return ()


STEPS: Final[tuple[type[Value], ...]] = (Die, RollAgain, DoubleRoll)
