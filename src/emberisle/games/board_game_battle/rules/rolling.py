"""Rolling dice: how many, and what can come up."""

from __future__ import annotations

from emberisle.games.board_game_battle.rules.dice import are_dice, odds, throw
from emberisle.games.board_game_battle.rules.table import BattleTable, Steps
from emberisle.kernel.luck import Luck
from emberisle.kernel.steps import Chance


class RollSome(Chance[BattleTable]):
    """A roll of one die or more, in the order of those who roll."""

    def count(self, table: BattleTable) -> int:
        """How many dice are rolled."""
        return 1

    def go(self, table: BattleTable, luck: Luck) -> Steps:
        return self.take(table, throw(self.count(table), luck))

    def sample(self, table: BattleTable, luck: Luck) -> object:
        return throw(self.count(table), luck)

    def outcomes(self, table: BattleTable) -> list[tuple[object, float]]:
        return odds(self.count(table))

    def possible(self, table: BattleTable, outcome: object) -> bool:
        return are_dice(outcome, self.count(table))
