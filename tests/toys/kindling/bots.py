"""A player of Kindling."""

from __future__ import annotations

from emberisle.bots.bot import Bot
from emberisle.kernel.game import Game
from emberisle.kernel.luck import Luck
from emberisle.kernel.values import Value


class Greedy(Bot):
    """Takes as many sticks as it may."""

    def decide(self, guess: Game, seat: int, luck: Luck) -> Value:
        return guess.legal_moves()[-1]
