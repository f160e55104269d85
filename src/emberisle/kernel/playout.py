"""Random play to the end, the loop that search and the lab run most."""

from __future__ import annotations

from emberisle.kernel.agenda import run
from emberisle.kernel.game import Game
from emberisle.kernel.luck import Luck
from emberisle.kernel.steps import Ask


def playout(game: Game, luck: Luck) -> int:
    """Play random legal moves, in place, until the game is over; returns how many decisions that took."""
    if not game.recording:
        return run(game.table, game.agenda, (), luck)
    decisions = 0
    while game.step is not None:
        if isinstance(game.step, Ask):
            decisions += 1
        game.go(luck)
    return decisions
