"""What counts as having done a task."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from emberisle.kernel.game import Game
from emberisle.kernel.log import CHANCE

LEARNER: Final = 0
"""The seat of whoever learns."""


def moves_made(start: Game, now: Game) -> list[object]:
    """What the learner has played since, in notation."""
    return [entry.given for entry in now.entries[len(start.entries) :] if entry.who == LEARNER]


@dataclass(frozen=True)
class Made:
    """The learner has made one of these moves, given in notation."""

    moves: tuple[object, ...]

    def reached(self, start: Game, now: Game) -> bool:
        return any(move in self.moves for move in moves_made(start, now))

    def missed(self, start: Game, now: Game) -> bool:
        """Whether the turn in which it could be done has passed, since others have moved."""
        given = now.entries[len(start.entries) :]
        return not self.reached(start, now) and any(entry.who not in (LEARNER, CHANCE) for entry in given)


@dataclass(frozen=True)
class Told:
    """The learner was told of this event, with facts that begin with these."""

    event: str
    facts: tuple[object, ...]

    def reached(self, start: Game, now: Game) -> bool:
        told = now.events(LEARNER)[len(start.events(LEARNER)) :]
        return any(event.what == self.event and self._fits(event.facts) for event in told)

    def missed(self, start: Game, now: Game) -> bool:
        """Whether it can no longer happen."""
        return not self.reached(start, now) and now.over

    def _fits(self, facts: tuple[object, ...]) -> bool:
        return facts[: len(self.facts)] == self.facts


Goal = Made | Told


def read_goal(done: Mapping[str, Any]) -> Goal:
    """The goal as a course file describes it: moves to make, or an event and its first facts."""
    if "moves" in done:
        return Made(tuple(done["moves"]))
    return Told(done["event"], tuple(done["facts"]))
