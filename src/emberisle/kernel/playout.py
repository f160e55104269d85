"""Random play to the end, the loop that search and the lab run most."""

from __future__ import annotations

from emberisle.kernel.game import Game
from emberisle.kernel.luck import Luck
from emberisle.kernel.steps import Ask


def playout(game: Game, luck: Luck) -> int:
    """Play random legal moves, in place, until the game is over; returns how many decisions that took."""
    decisions = 0
    agenda = game.agenda
    while agenda:
        step = agenda[-1]
        if isinstance(step, Ask):
            decisions = decisions + 1
        game.push(step.sample(game.table, luck))
    return decisions
