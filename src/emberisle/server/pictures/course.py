"""How a match went: who was ahead when, and what happened to whom; read from its log when it is over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise

from emberisle import playback
from emberisle.kernel.game import Game
from emberisle.kernel.log import CHANCE, not_taken_back
from emberisle.kernel.steps import Event
from emberisle.server.game_page import GamePage


@dataclass(frozen=True)
class Instant:
    """A match right after something was told."""

    inputs: int
    move: int
    """How many moves the players had made; what luck decides is none."""
    events: tuple[Event, ...]
    """What everybody was told."""
    leader: int | None
    scores: tuple[int, ...]


@dataclass(frozen=True)
class Lead:
    """A time in which one seat alone was ahead."""

    seat: int
    first: int
    """The move with which it began."""
    moves: int
    by: Event | None
    """What was told when it began."""


@dataclass(frozen=True)
class Course:
    """All instants of a match, and how many moves it had."""

    instants: tuple[Instant, ...]
    moves: int

    @property
    def events(self) -> list[Event]:
        return [event for instant in self.instants for event in instant.events]

    @property
    def _inputs(self) -> list[list[Instant]]:
        """The instants of each input; between two of them points may be counted for some seats only."""
        return [list(told) for _, told in groupby(self.instants, lambda instant: instant.inputs)]

    @property
    def leads(self) -> list[Lead]:
        """Who was ahead, one after the other; nobody is while the best are even."""
        found: list[Lead] = []
        ahead: int | None = None
        for told in self._inputs:
            last = told[-1]
            if last.leader != ahead and found and ahead is not None:
                found[-1] = _until(found[-1], last.move)
            if last.leader not in (ahead, None):
                assert last.leader is not None
                found.append(Lead(last.leader, last.move, self.moves - last.move, _deciding(told)))
            ahead = last.leader
        return found

    @property
    def gains(self) -> list[tuple[int, int]]:
        """By how much a score grew with one input, and whose."""
        rests = [told[-1].scores for told in self._inputs]
        return [
            (now - before, seat)
            for earlier, later in pairwise(rests)
            for seat, (before, now) in enumerate(zip(earlier, later, strict=True))
            if now > before
        ]


def course_of(game: Game, page: GamePage) -> Course:
    """The course of a match that is over."""
    kept = not_taken_back(game.entries)
    made, by_input = 0, {0: 0}
    for number in kept:
        made += game.entries[number].who != CHANCE
        by_input[number + 1] = made
    instants = [
        Instant(
            inputs=stop.told.inputs,
            move=by_input[stop.told.inputs],
            events=playback.told_to(None, stop.told).events,
            leader=page.leader(stop.game),
            scores=tuple(stop.game.scores()),
        )
        for stop in playback.course(game)
    ]
    return Course(tuple(instants), made)


def _until(lead: Lead, move: int) -> Lead:
    return Lead(lead.seat, lead.first, move - lead.first, lead.by)


def _deciding(told: Sequence[Instant]) -> Event | None:
    """What was told when the leader of the last of these instants came to be ahead, or else right after."""
    leader = told[-1].leader
    behind = [number for number, instant in enumerate(told) if instant.leader != leader]
    since = told[behind[-1] + 1 if behind else 0 :]
    return next((instant.events[-1] for instant in since if instant.events), None)
