"""Taking back: whether moves revealed anything that somebody could not have known before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import emberisle as em
from emberisle.kernel.game import Game
from emberisle.kernel.luck import Luck
from emberisle.kernel.table import same

GUESSES: Final = 4
"""How many guesses are tried for each viewer to find out whether a move revealed anything."""


def foreseen(before: Game, moves: Sequence[object], after: Game) -> bool:
    """Whether these moves revealed nothing that players could not already work out.

    They are tried in worlds in which everything is dealt afresh, where a spectator has to see the same, and
    in guesses of each seat. Whoever made the moves comes last: others are surprised more often.
    """
    rules = before.ruleset
    if rules.all_open:
        return True
    seats, mover = before.header.seats, before.to_move or 0
    chance = em.QuickLuck()
    for viewer in (None, *[(mover + 1 + n) % seats for n in range(seats)]):
        seen: object = None
        for _ in range(GUESSES):
            world = _guess(before, viewer, chance)
            if same(world.table, before.table):
                continue  # the same moves lead to the same table
            if not _made(world, moves):
                return False
            seen = seen or rules.view(after.table, viewer)
            if rules.view(world.table, viewer) != seen:
                return False
    return True


def _guess(game: Game, viewer: int | None, chance: Luck) -> Game:
    """A guess of this seat; of a spectator, one in which also what a seat has seen is dealt afresh."""
    if viewer is not None:
        return game.guess(viewer, chance)
    return game.guess(0, chance).guess(1 % game.header.seats, chance)


def _made(world: Game, moves: Sequence[object]) -> bool:
    """Make these moves on the spot, if they can be made here."""
    for move in moves:
        if move not in world.legal_moves():
            return False
        world.push(move)
        world.settle()
    return True
