"""The medium bot: rules of thumb for every question, and no thought of what comes after."""

from __future__ import annotations

from emberisle.bots.bot import Bot
from emberisle.games.curse_of_vulkar.bots.heuristics import best
from emberisle.kernel.game import Game
from emberisle.kernel.luck import Luck
from emberisle.kernel.values import Value


class Medium(Bot):
    """Goes where most is to be had for the fewest steps, aims at who has most, and is home in time."""

    def decide(self, guess: Game, seat: int, luck: Luck) -> Value:
        return best(guess)
