"""Playback: what happened between two moments of a match, one picture for each thing that was told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from emberisle.kernel import match
from emberisle.kernel.game import Game, View
from emberisle.kernel.log import UNDO, Log, not_taken_back
from emberisle.kernel.steps import Event


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
    twin.recording = False
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
    told = EventGroup(tuple(start.events(seat)), 0)
    start.recording = False
    return [told, *_event_groups(start, game, seat)]


def _event_groups(twin: Game, after: Game, seat: int | None) -> Iterator[EventGroup]:
    """Lead the twin to the later moment, in place, stopping after everything that is said."""
    vocabulary = after.ruleset.vocabulary()
    if any(entry.who == UNDO for entry in after.entries[len(twin.entries) :]) and twin.entries:
        return  # there is no way forward to a moment that was gone back to
    for n in not_taken_back(after.entries)[len(not_taken_back(twin.entries)) :]:
        step = twin.agenda[-1]
        for done in twin.advance(step.heed(after.entries[n].given, vocabulary)):
            told = tuple([event for event in done.events if event.only is None or event.only == seat])
            if told:
                yield EventGroup(told, n + 1)
