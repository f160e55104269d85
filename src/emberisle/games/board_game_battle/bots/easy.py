"""The easy bot: battles anybody who is ahead."""

from __future__ import annotations

from emberisle.games.board_game_battle.bots.fighter import Fighter
from emberisle.games.board_game_battle.rules.moves import BATTLES
from emberisle.games.board_game_battle.rules.table import BattleTable
from emberisle.kernel.game import Game
from emberisle.kernel.luck import Luck
from emberisle.kernel.values import Value


class Easy(Fighter):
    """Envy: any opponent further ahead, or anybody at all if there is none."""

    def battle(self, guess: Game, seat: int, luck: Luck) -> Value:
        table: BattleTable = guess.table
        opponents = table.opponents()
        ahead = [other for other in opponents if table.squares[other] > table.squares[seat]]
        among = ahead or opponents
        return BATTLES[among[luck.below(len(among))]]
