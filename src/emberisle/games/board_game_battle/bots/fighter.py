"""What all bots of Board Game Battle have in common: they waste no time over their playing piece."""

from __future__ import annotations

from emberisle.bots.bot import Bot
from emberisle.games.board_game_battle.bots.heuristics import usual_piece
from emberisle.games.board_game_battle.rules.selecting import SelectPiece
from emberisle.kernel.game import Game
from emberisle.kernel.luck import Luck
from emberisle.kernel.values import Value


class Fighter(Bot):
    """Takes the usual piece; a kind of fighter says in ``battle`` whom it battles."""

    def decide(self, guess: Game, seat: int, luck: Luck) -> Value:
        if isinstance(guess.step, SelectPiece):
            return usual_piece(guess.table)
        return self.battle(guess, seat, luck)

    def battle(self, guess: Game, seat: int, luck: Luck) -> Value:
        raise NotImplementedError
