"""Playback: what happened between two moments of a match, one picture for each thing that was told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from emberisle.kernel import match
from emberisle.kernel.game import Game, View
from emberisle.kernel.log import Log
from emberisle.kernel.steps import Do, Event, Step


@dataclass(frozen=True)
class Frame:
    """The table right after something happened, and what was said about it."""

    view: View
    events: tuple[Event, ...]


def frames(before: Game, after: Game, seat: int | None = None) -> list[Frame]:
    """The way from one moment of a match to a later one; the last frame is the later moment itself."""
    found = list(_told(before.copy(), after, seat))
    last = after.view(seat)
    if found and found[-1].view.table == last.table:
        found[-1] = Frame(last, found[-1].events)
    else:
        found.append(Frame(last, ()))
    return found


def opening(game: Game) -> Game:
    """The same match before its first input."""
    return match.replay(game.ruleset, Log(game.header, [], game.seed))


def _told(twin: Game, after: Game, seat: int | None) -> Iterator[Frame]:
    vocabulary = after.ruleset.vocabulary()
    for entry in after.entries[len(twin.entries) :]:
        step = twin.agenda.pop()
        yield from _frame(twin, step, step.heed(entry.given, vocabulary), seat)
        while twin.agenda and isinstance(twin.agenda[-1], Do):
            yield from _frame(twin, twin.agenda.pop(), None, seat)


def _frame(twin: Game, step: Step[Any], given: object, seat: int | None) -> Iterator[Frame]:
    told = tuple([event for event in step.tell(twin.table, given) if event.only in (None, seat)])
    steps = step.do(twin.table) if isinstance(step, Do) else step.take(twin.table, given)
    twin.agenda.extend(steps)
    if told:
        yield Frame(twin.view(seat), told)
