"""A match that goes on: input by input, with what is told at each, and played only once."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from emberisle.kernel.errors import IllegalMove
from emberisle.kernel.game import Game
from emberisle.kernel.log import Entry
from emberisle.kernel.steps import Chance, Event
from emberisle.playback import EventGroup, Stop
from emberisle.server.rooms.acts import AnyDeed

_encode = msgspec.json.Encoder().encode

Input = tuple[int | str, Any]
"""Who gave it, and what it was, in notation."""


class Progress:
    """A copy of a match that goes on; what is told goes to ``told`` and not to the game's own story."""

    def __init__(self, game: Game) -> None:
        self.start = game
        """The match before; it stays as it is."""
        self.game = game.copy()
        self.game.story.clear()
        self.told: list[EventGroup] = []
        self.stops: list[Stop] = []
        """The match right after everything that was told of what was pushed."""
        self.began = len(game.entries)
        """How many inputs the match had had before."""

    def push(self, given: object) -> None:
        """Feed a move or an outcome to the step that waits, unchecked."""
        game = self.game
        for done in game.advance(given):
            if done.events:
                told = self._group(done.events)
                self.told.append(told)
                self.stops.append(Stop(game.still(), told))
        game.story.clear()

    def play(self, move: object) -> None:
        """Make a move, if it is legal."""
        refusal = self.game.why_not(move)
        if refusal is not None:
            raise IllegalMove(refusal, self.game.ruleset.reason(refusal))
        self.push(move)

    def settle(self) -> None:
        """Draw from the luck of the match until somebody must move or it is over."""
        game = self.game
        while isinstance(step := game.step, Chance):
            self.push(step.sample(game.table, game.luck.at(len(game.entries))))

    def feed(self, inputs: list[Input], heard: bool = True) -> None:
        """Feed stored inputs, what chance gave among them; faster where nobody has to know what is told."""
        game = self.game
        vocabulary = game.ruleset.vocabulary()
        game.recording = False  # they are noted already
        for who, noted in inputs:
            given = game.agenda[-1].heed(noted, vocabulary)
            game.entries.append(Entry(who, noted))
            if heard:
                self.told += [self._group(done.events) for done in game.advance(given) if done.events]
            else:
                game.push(given)
        game.recording = True

    def _group(self, events: list[Event]) -> EventGroup:
        game = self.game
        return EventGroup(tuple(events), len(game.entries), game.ruleset.told_in(game.table, events))

    def pack(self) -> None:
        """Keep what was fed in earlier acts as text; what came last is still looked at."""
        entries = self.game.entries
        for number in range(self.began - 1, -1, -1):
            if entries[number].packed:
                return
            entries[number] = _packed(entries[number].who, _encode(entries[number].given))

    @property
    def inputs(self) -> list[Input]:
        """What was fed so far, as an act keeps it."""
        return [(entry.who, entry.given) for entry in self.game.entries[self.began :]]  # type: ignore[misc]


@lru_cache(8192)
def _packed(who: object, text: bytes) -> Entry:
    """An entry of earlier acts; those that are alike are one, in whichever match they are."""
    entry = Entry(who, None)
    entry.pack(text)
    return entry


class Decided(NamedTuple):
    """A deed that was decided on, and the match after it where it was played to find that out."""

    deed: AnyDeed
    progress: Progress | None = None


def as_decided(found: AnyDeed | Decided) -> Decided:
    return found if isinstance(found, Decided) else Decided(found)
