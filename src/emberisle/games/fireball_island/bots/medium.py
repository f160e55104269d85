"""The medium bot: rules of thumb for the way, for Fireballs and for every card."""

from __future__ import annotations

from emberisle.bots.bot import Bot
from emberisle.games.fireball_island.bots.heuristics import best
from emberisle.kernel.game import Game
from emberisle.kernel.luck import Luck
from emberisle.kernel.values import Value


class Medium(Bot):
    """Counts everything in spaces: what brings one nearer to winning, and others farther away."""

    def decide(self, guess: Game, seat: int, luck: Luck) -> Value:
        return best(guess)
