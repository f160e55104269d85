"""How a match went: who was ahead when, and what happened to whom; read from its log when it is over."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise

from emberisle import playback
from emberisle.kernel.game import Game
from emberisle.kernel.steps import Event
from emberisle.server.game_pages import game_page


@dataclass(frozen=True)
class Instant:
    """A match right after something was told."""

    inputs: int
    turn: int
    """Which of all turns it was, as the log counts them."""
    events: tuple[Event, ...]
    """What everybody was told."""
    leader: int | None
    scores: tuple[int, ...]


@dataclass(frozen=True)
class Lead:
    """A time in which one seat alone was ahead."""

    seat: int
    first: int
    """The turn in which it began."""
    turns: int
    by: Event | None
    """What was told when it began."""


@dataclass(frozen=True)
class Course:
    """All instants of a match."""

    instants: tuple[Instant, ...]
    asides: tuple[str, ...] = ()
    """Events that never tell why somebody came to be ahead."""

    @property
    def turns(self) -> int:
        """How many turns it had."""
        return self.instants[-1].turn

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
            leader, since = told[-1].leader, _since(told)
            if leader != ahead and found and ahead is not None:
                found[-1] = _until(found[-1], since[0].turn)
            if leader not in (ahead, None):
                assert leader is not None
                first = since[0].turn
                found.append(Lead(leader, first, self.turns - first, _deciding(since, self.asides)))
            ahead = leader
        return found

    @property
    def turning(self) -> Lead | None:
        """The last lead that was another's before: who is only even in between, or lets go, stays ahead."""
        taken = [later for earlier, later in pairwise(self.leads) if earlier.seat != later.seat]
        return taken[-1] if taken else None

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


def course_of(game: Game) -> Course:
    """The course of a match that is over."""
    instants: list[Instant] = []
    turns = playback.Turns()
    for stop in playback.course(game):
        told = playback.told_to(None, stop.told)
        if told.events:
            turns.told(told.turn)
        instants.append(
            Instant(
                inputs=told.inputs,
                turn=turns.count,
                events=told.events,
                leader=stop.game.ruleset.leader(stop.game.table),
                scores=tuple(stop.game.scores()),
            )
        )
    return Course(tuple(instants), game_page(game.ruleset.id).asides)


def _until(lead: Lead, turn: int) -> Lead:
    return Lead(lead.seat, lead.first, turn - lead.first, lead.by)


def _since(told: Sequence[Instant]) -> Sequence[Instant]:
    """Those of these instants in which whoever is ahead in the last of them is ahead already."""
    behind = [number for number, instant in enumerate(told) if instant.leader != told[-1].leader]
    return told[behind[-1] + 1 if behind else 0 :]


def _deciding(since: Sequence[Instant], asides: Container[str]) -> Event | None:
    """What was told when the leader came to be ahead, or else right after."""
    telling = [event for instant in since for event in reversed(instant.events) if event.what not in asides]
    return next(iter(telling), None)
