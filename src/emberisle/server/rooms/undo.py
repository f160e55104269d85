"""Taking back: whether moves revealed anything that somebody could not have known before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import emberisle as em
from emberisle.kernel.errors import IllegalMove
from emberisle.kernel.game import Game
from emberisle.kernel.table import same

GUESSES: Final = 4
"""How many guesses are tried for each seat to find out whether a move revealed anything."""


def foreseen(before: Game, moves: Sequence[object], after: Game) -> bool:
    """Whether these moves revealed nothing that players could not already work out.

    They are tried in guesses of each seat, and in others where also what it has seen is dealt afresh and only
    a spectator's view is compared.
    """
    if before.ruleset.all_open:
        return True
    seats = range(before.header.seats)
    chance = em.QuickLuck()
    for seat in [seat for seat in seats for _ in range(GUESSES)]:
        world = before.guess(seat, chance)
        outside = world.guess((seat + 1) % len(seats), chance)
        for guessed, viewer in ((world, seat), (outside, None)):
            known = same(guessed.table, before.table)  # then the same moves lead to the same table
            if not known and not _leads_to(guessed, moves, after, viewer):
                return False
    return True


def _leads_to(world: Game, moves: Sequence[object], after: Game, seat: int | None) -> bool:
    try:
        for move in moves:
            world = world.play(move)
    except IllegalMove:
        return False
    return bool(world.view(seat).table == after.view(seat).table)
