"""Matches to look back on, and their books with few rollouts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import emberisle as em
from emberisle.kernel.log import Log
from emberisle.ledger.booking import Books, book
from emberisle.ledger.course import Course, course_of
from emberisle.ledger.weighing import Budget, weigh

FEW = Budget(values=1, choices=2, closer=2)
SHORT: dict[str, dict[str, object]] = {"fortune": {"finish_line": 3000}, "wildfire": {"limit": 50}}
"""House rules with which a match is soon over."""


def played(
    game_id: str, seats: int, seed: int, level: str = "random", options: Mapping[str, object] | None = None
) -> Log:
    """A match between bots of one level."""
    game = em.new(game_id, seats, seed, {**SHORT.get(game_id, {}), **(options or {})})
    bots = [em.bot(game_id, level, seed=n) for n in range(seats)]
    while game.to_move is not None:
        game = game.play(bots[game.to_move].choose(game, game.to_move))
    return game.log


def booked(log: Log, budget: Budget = FEW) -> tuple[Course, Books]:
    course = course_of(log)
    return course, book(course, [weigh(course, at, budget) for at in range(len(course.inputs))])


@lru_cache
def a_turn_or_two() -> Log:
    """A match of few inputs."""
    return played("fortune", 2, 11, "easy")
