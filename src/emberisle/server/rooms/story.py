"""The story of a match: everything that was told in it, kept as text, which is read when somebody asks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

import msgspec

from emberisle import playback
from emberisle.kernel.game import Game
from emberisle.kernel.notation import read, write
from emberisle.kernel.ruleset import Ruleset
from emberisle.kernel.steps import Event
from emberisle.playback import EventGroup

Noted = tuple[int, str, str, Any, int | None]
"""An event in notation: the inputs by then, its clause, what happened, the facts, and who alone saw it."""

PART: Final = 4
"""So many groups of events that were not noted act by act are kept in one part."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(list[Noted]).decode


class _Tape:
    """The texts of a story, of which several moments of the match each know a beginning."""

    def __init__(self, early: Callable[[], list[EventGroup]] | None) -> None:
        self._early = early
        self._told_early: list[bytes] = []
        self.later: list[bytes] = []
        """What was told since, act by act."""
        self.pages: dict[tuple[object, ...], bytes] = {}
        """What readers made of the first acts, so that they need not do so again."""

    def early(self) -> list[bytes]:
        """What was told before anybody listened, found out when it is first asked for."""
        make = self._early
        if make is not None:
            told = make()
            self._told_early = [_text(told[n : n + PART]) for n in range(0, len(told), PART)]
            self._early = None
        return self._told_early

    def fork(self, acts: int) -> _Tape:
        """Another tape that begins like this one."""
        twin = _Tape(self._early)
        twin._told_early, twin.later = self._told_early, self.later[:acts]
        return twin


class Story:
    """What had been told at one moment of a match."""

    def __init__(self, tape: _Tape, acts: int) -> None:
        self._tape = tape
        self._acts = acts

    def and_then(self, told: Sequence[EventGroup]) -> Story:
        """The story after these events, too."""
        if not told:
            return self
        tape = self._tape if len(self._tape.later) == self._acts else self._tape.fork(self._acts)
        tape.later.append(_text(told))
        return Story(tape, self._acts + 1)

    @property
    def texts(self) -> list[bytes]:
        """The story in parts; a part stays as it is when the story goes on."""
        return [*self._tape.early(), *self._tape.later[: self._acts]]

    @property
    def pages(self) -> dict[tuple[object, ...], bytes]:
        """Where readers keep what they made of the first parts."""
        return self._tape.pages

    def tells_alone(self, seat: int) -> bool:
        """Whether this seat was told something that a spectator was not."""
        mark = f",{seat}]".encode()
        return any(noted[4] == seat for text in self.texts if mark in text for noted in _decode(text))


def begun_now() -> Story:
    """The story of a match in which nothing has happened."""
    return Story(_Tape(None), 0)


def told_so_far(game: Game) -> Story:
    """The story of a match that goes on already; the match is replayed when somebody asks for it."""
    return Story(_Tape(lambda: playback.groups(game)), 0)


def read_part(text: bytes, rules: Ruleset[Any], seat: int | None) -> Iterator[tuple[Noted, Event]]:
    """The events of a part that this seat or a spectator was told of, as they were noted and as they are."""
    vocabulary = rules.vocabulary()
    for noted in _decode(text):
        _, rule, what, facts, only = noted
        if only is None or only == seat:
            known = read(facts, vocabulary)
            assert isinstance(known, tuple)
            yield noted, Event(rule, what, known, only)


def _text(told: Iterable[EventGroup]) -> bytes:
    return _encode(
        [
            (group.inputs, event.rule, event.what, write(event.facts), event.only)
            for group in told
            for event in group.events
        ]
    )
