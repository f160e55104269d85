"""The medium bot: battles whom it hurts most, by the rounds that the race alone would take."""

from __future__ import annotations

from emberisle.games.board_game_battle.bots.fighter import Fighter
from emberisle.games.board_game_battle.bots.heuristics import setback
from emberisle.games.board_game_battle.bots.race import race_of
from emberisle.games.board_game_battle.rules.moves import BATTLES
from emberisle.games.board_game_battle.rules.table import BattleTable
from emberisle.kernel.game import Game
from emberisle.kernel.luck import Luck
from emberisle.kernel.values import Value


class Medium(Fighter):
    """The closer to home and the further thrown back, the better an opponent."""

    def battle(self, guess: Game, seat: int, luck: Luck) -> Value:
        table: BattleTable = guess.table
        race = race_of(table.house)
        return BATTLES[max(table.opponents(), key=lambda other: setback(table, race, other))]
