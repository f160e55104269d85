"""Playback: what happened between two moments of a match, one picture for each thing that was told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from emberisle.kernel import match
from emberisle.kernel.game import Game, View
from emberisle.kernel.log import UNDO, Log, not_taken_back
from emberisle.kernel.ruleset import TurnTold, somebodys
from emberisle.kernel.steps import Event


@dataclass(frozen=True)
class Frame:
    """The table right after something happened, and what was said about it."""

    view: View
    events: tuple[Event, ...]
    inputs: int
    """How many inputs the match had had."""
    turn: TurnTold | None = None
    """To which turn it belongs, or to the order of which round."""


class EventGroup(NamedTuple):
    """Events that were told together, how many inputs the match had had by then, and in which turn."""

    events: tuple[Event, ...]
    inputs: int
    turn: TurnTold | None = None


class Turns:
    """Counts the turns of a match as its log does, by what everybody is told."""

    def __init__(self) -> None:
        self.count = 0
        self._last: TurnTold | None = None

    def told(self, turn: TurnTold | None) -> None:
        """Something was told in this turn, or between two."""
        turn = somebodys(turn)
        self.count += turn not in (self._last, None)
        self._last = turn


class Stop(NamedTuple):
    """The match right after something happened, to be looked at only, and what was said about it."""

    game: Game
    told: EventGroup


def stops(before: Game, after: Game) -> list[Stop]:
    """The way from one moment of a match to a later one, with all that was said to anybody."""
    twin = before.copy()
    twin.recording = False
    return [Stop(twin.still(), group) for group in _event_groups(twin, after)]


def frames(before: Game, after: Game, seat: int | None = None) -> list[Frame]:
    """The way from one moment of a match to a later one; the last frame is the later moment itself."""
    twin = before.copy()
    twin.recording = False
    seen: list[Frame] = []
    for group in _event_groups(twin, after):
        told = told_to(seat, group)
        if told.events:
            seen.append(Frame(twin.view(seat), told.events, told.inputs, told.turn))
    last, inputs = after.view(seat), len(after.entries)
    if seen and seen[-1].view.table == last.table:
        return [*seen[:-1], Frame(last, seen[-1].events, inputs, seen[-1].turn)]
    return [*seen, Frame(last, (), inputs)]


def opening(game: Game) -> Game:
    """The same match before its first input."""
    return match.replay(game.ruleset, Log(game.header, [], game.seed))


def history(game: Game, seat: int | None = None) -> list[Frame]:
    """Everything since the opening, picture by picture."""
    start = opening(game)
    return [Frame(start.view(seat), tuple(start.events(seat)), 0), *frames(start, game, seat)]


def story(game: Game, seat: int | None = None) -> list[EventGroup]:
    """Everything that was said in a match to a seat or to spectators, and when."""
    told = [told_to(seat, group) for group in groups(game)]
    return [told[0], *[group for group in told[1:] if group.events]]


def groups(game: Game) -> list[EventGroup]:
    """Everything that was said in a match to anybody, and when."""
    return [stop.told for stop in course(game)]


def course(game: Game) -> Iterator[Stop]:
    """A whole match from its opening on; the match at a stop goes on with the next."""
    start = opening(game)
    yield Stop(start, EventGroup(tuple(start.story), 0))
    start.recording = False
    for group in _event_groups(start, game):
        yield Stop(start, group)


def told_to(seat: int | None, group: EventGroup) -> EventGroup:
    """What of it was said to this seat, or to spectators."""
    heard = [event for event in group.events if event.only is None or event.only == seat]
    return group if len(heard) == len(group.events) else group._replace(events=tuple(heard))


def _event_groups(twin: Game, after: Game) -> Iterator[EventGroup]:
    """Lead the twin to the later moment, in place, stopping after everything that is said."""
    vocabulary = after.ruleset.vocabulary()
    for n in _inputs_between(twin, after):
        step = twin.agenda[-1]
        for done in twin.advance(step.heed(after.entries[n].given, vocabulary)):
            if done.events:
                yield EventGroup(tuple(done.events), n + 1, twin.ruleset.told_in(twin.table, done.events))


def _inputs_between(before: Game, after: Game) -> Sequence[int]:
    """The numbers of the inputs that lead from one moment to the other, of which only these are looked at."""
    first = len(before.entries)
    if first == 0:
        return not_taken_back(after.entries)
    if any(entry.who == UNDO for entry in after.entries[first:]):
        return ()  # there is no way forward to a moment that was gone back to
    return range(first, len(after.entries))
