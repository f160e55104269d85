"""Playback: what happened between two moments of a match, one picture for each thing that was told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from emberisle.kernel import match
from emberisle.kernel.game import Game, View
from emberisle.kernel.log import UNDO, Log, not_taken_back
from emberisle.kernel.steps import Do, Event, Step, put_on


@dataclass(frozen=True)
class Frame:
    """The table right after something happened, and what was said about it."""

    view: View
    events: tuple[Event, ...]
    inputs: int
    """How many inputs the match had had."""


@dataclass(frozen=True)
class EventGroup:
    """Events that were told together, and how many inputs the match had had by then."""

    events: tuple[Event, ...]
    inputs: int


def frames(before: Game, after: Game, seat: int | None = None) -> list[Frame]:
    """The way from one moment of a match to a later one; the last frame is the later moment itself."""
    twin = before.copy()
    found = [Frame(twin.view(seat), one.events, one.inputs) for one in _event_groups(twin, after, seat)]
    last, inputs = after.view(seat), len(after.entries)
    if found and found[-1].view.table == last.table:
        found[-1] = Frame(last, found[-1].events, inputs)
    else:
        found.append(Frame(last, (), inputs))
    return found


def opening(game: Game) -> Game:
    """The same match before its first input."""
    return match.replay(game.ruleset, Log(game.header, [], game.seed))


def history(game: Game, seat: int | None = None) -> list[Frame]:
    """Everything since the opening, picture by picture."""
    start = opening(game)
    return [Frame(start.view(seat), tuple(start.events(seat)), 0), *frames(start, game, seat)]


def story(game: Game, seat: int | None = None) -> list[EventGroup]:
    """Everything that was said in a match, and when."""
    start = opening(game)
    return [EventGroup(tuple(start.events(seat)), 0), *_event_groups(start, game, seat)]


def _event_groups(twin: Game, after: Game, seat: int | None) -> Iterator[EventGroup]:
    """Lead the twin to the later moment, in place, stopping after everything that is said."""
    vocabulary = after.ruleset.vocabulary()
    if any(entry.who == UNDO for entry in after.entries[len(twin.entries) :]) and twin.entries:
        return  # there is no way forward to a moment that was gone back to
    for n in not_taken_back(after.entries)[len(not_taken_back(twin.entries)) :]:
        step = twin.agenda.pop()
        yield from _do_step(twin, step, step.heed(after.entries[n].given, vocabulary), seat, n + 1)
        while twin.agenda and isinstance(twin.agenda[-1], Do):
            yield from _do_step(twin, twin.agenda.pop(), None, seat, n + 1)


def _do_step(
    twin: Game, step: Step[Any], given: object, seat: int | None, inputs: int
) -> Iterator[EventGroup]:
    told = tuple([event for event in step.tell(twin.table, given) if event.only in (None, seat)])
    steps = step.do(twin.table) if isinstance(step, Do) else step.take(twin.table, given)
    put_on(twin.agenda, steps)
    if told:
        yield EventGroup(told, inputs)
