"""The random bot: any legal move, and of a few walks the best, so that even its games come to an end."""

from __future__ import annotations

from typing import Final

from emberisle.bots.bot import Random
from emberisle.games.fireball_island.rules.walking import ChooseWalk
from emberisle.kernel.game import Game
from emberisle.kernel.luck import Luck
from emberisle.kernel.values import Value

DRAWN: Final = 3
"""Of how many walks it takes the best: a playout draws more, and would beat the easy bot."""


class Wanderer(Random):
    """Knows where the jewel is, but hardly how to get there."""

    def decide(self, guess: Game, seat: int, luck: Luck) -> Value:
        step = guess.step
        if isinstance(step, ChooseWalk):
            return step.best_of(DRAWN, guess.table, luck)
        return super().decide(guess, seat, luck)
