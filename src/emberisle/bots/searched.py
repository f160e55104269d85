"""Advice from a search: how likely each move that it tried is to win, the best first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from emberisle.bots.search import Weighed
from emberisle.kernel.game import Game
from emberisle.kernel.values import Value


@dataclass(frozen=True)
class Searched:
    """One choice, in words and as a move to enter."""

    moves: tuple[Value, ...]
    text: str
    chance: float
    """About how likely it is to win the game."""
    behind: float
    """How much of that is lost against the best choice."""
    expected: None = None
    risk: None = None
    """What other games tell of a choice: here nobody counts the points of a turn, or breaks off a roll."""


def left_out(game: Game, advice: Sequence[object]) -> int:
    """How many legal moves a search did not try, as they seemed no better; other advice has every choice."""
    searched = [choice for choice in advice if isinstance(choice, Searched)]
    return len(game.legal_moves()) - len(searched) if searched else 0


def ranked(weighed: Sequence[Weighed]) -> Iterator[tuple[Weighed, float]]:
    """Each candidate with its chance; what was tried less compares by how far behind it was then."""
    best = weighed[0]
    for candidate in sorted(weighed, key=lambda found: found.behind):  # of equals what stayed longest
        yield candidate, max(0.0, best.value - candidate.behind)
