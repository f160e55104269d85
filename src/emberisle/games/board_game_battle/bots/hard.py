"""The hard bot: tries every opponent out with the same luck, and takes the best for itself."""

from __future__ import annotations

from emberisle.games.board_game_battle.bots.advice import advise
from emberisle.games.board_game_battle.bots.fighter import Fighter
from emberisle.kernel.game import Game
from emberisle.kernel.luck import Luck
from emberisle.kernel.values import Value


class Hard(Fighter):
    """Follows the advice that it would give to a player."""

    def battle(self, guess: Game, seat: int, luck: Luck) -> Value:
        return advise(guess, seat)[0].moves[0]
