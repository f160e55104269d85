"""The easy bot: a cheerful beginner who gets rid of what counts most, and lays it anywhere."""

from __future__ import annotations

from typing import Final

from emberisle.bots.bot import Bot
from emberisle.games.wildfire.bots.heuristics import shed
from emberisle.kernel.game import Game
from emberisle.kernel.luck import Luck
from emberisle.kernel.values import Value

ABSENT: Final = 3
"""Once in so many turns a beginner plays whatever comes to hand, forgets to knock, or calls any number."""


class Easy(Bot):
    """Play the tile that counts most; where, and which way round, is left to chance."""

    def decide(self, guess: Game, seat: int, luck: Luck) -> Value:
        moves = guess.legal_moves()
        if luck.below(ABSENT):
            most = max([shed(move) for move in moves])
            moves = tuple([move for move in moves if shed(move) == most])
        return moves[luck.below(len(moves))]
