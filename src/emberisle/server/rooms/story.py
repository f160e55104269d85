"""The story of a match: everything that was told in it, kept as text, which is read when somebody asks."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

import msgspec

from emberisle import playback
from emberisle.kernel.game import Game
from emberisle.kernel.notation import read, write
from emberisle.kernel.ruleset import Ruleset, TurnTold
from emberisle.kernel.steps import Event
from emberisle.playback import EventGroup

Turn = TurnTold
Noted = tuple[int, str, str, Any, Turn | None, int | None]
"""An event in notation: the inputs by then, clause, what happened, facts, the turn, and who alone saw it."""

PART: Final = 4
"""So many groups of events that were not noted act by act are kept in one part."""

TOGETHER: Final = 16
"""So many parts are compressed together; as many at least are kept as they are."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(list[Noted]).decode


class _Texts:
    """Texts one after the other; all but the last are kept compressed, many together.

    They may be read in another thread while one is added: what is read is taken at once.
    """

    def __init__(self) -> None:
        self._kept: tuple[list[bytes], list[bytes]] = [], []

    def __len__(self) -> int:
        packed, loose = self._kept
        return len(packed) * TOGETHER + len(loose)

    def add(self, text: bytes) -> None:
        packed, loose = self._kept
        loose.append(text)
        if len(loose) >= 2 * TOGETHER:
            bundle = zlib.compress(b"\n".join(loose[:TOGETHER]))
            self._kept = [*packed, bundle], loose[TOGETHER:]

    def first(self, number: int) -> list[bytes]:
        """So many of them, from the beginning."""
        packed, loose = self._kept
        found = [text for bundle in packed for text in zlib.decompress(bundle).split(b"\n")]
        return [*found, *loose][:number]


class _Tape:
    """The texts of a story, of which several moments of the match each know a beginning."""

    def __init__(self, early: Callable[[], list[EventGroup]] | None) -> None:
        self._early = early
        self._told_early = _Texts()
        self.later = _Texts()
        """What was told since, act by act."""
        self.pages: dict[tuple[object, ...], bytes] = {}
        """What readers made of the first acts, so that they need not do so again."""

    def early(self) -> list[bytes]:
        """What was told before anybody listened, found out when it is first asked for."""
        make = self._early
        if make is not None:
            told, texts = make(), _Texts()
            for n in range(0, len(told), PART):
                texts.add(_text(told[n : n + PART]))
            self._told_early, self._early = texts, None
        return self._told_early.first(len(self._told_early))

    def fork(self, acts: int) -> _Tape:
        """Another tape that begins like this one."""
        twin = _Tape(self._early)
        twin._told_early = self._told_early
        for text in self.later.first(acts):
            twin.later.add(text)
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
        tape.later.add(_text(told))
        return Story(tape, self._acts + 1)

    @property
    def texts(self) -> list[bytes]:
        """The story in parts; a part stays as it is when the story goes on."""
        return [*self._tape.early(), *self._tape.later.first(self._acts)]

    @property
    def pages(self) -> dict[tuple[object, ...], bytes]:
        """Where readers keep what they made of the first parts."""
        return self._tape.pages

    def tells_alone(self, seat: int) -> bool:
        """Whether this seat was told something that a spectator was not."""
        ends = f",{seat}],[".encode(), f",{seat}]]".encode()
        return any(
            noted[-1] == seat
            for text in self.texts
            if any(end in text for end in ends)
            for noted in _decode(text)
        )


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
        _, rule, what, facts, _, only = noted
        if only is None or only == seat:
            known = read(facts, vocabulary)
            assert isinstance(known, tuple)
            yield noted, Event(rule, what, known, only)


def _text(told: Iterable[EventGroup]) -> bytes:
    return _encode(
        [
            (group.inputs, event.rule, event.what, write(event.facts), group.turn, event.only)
            for group in told
            for event in group.events
        ]
    )
