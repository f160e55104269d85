"""The story of a match in words, as one seat or a spectator was told it; what was worded once is kept."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import UNSET

from emberisle.kernel.ruleset import Ruleset
from emberisle.kernel.steps import Event
from emberisle.server.messages import Line
from emberisle.server.pictures.wording import Names
from emberisle.server.rooms.stand_ins import NO_STAND_INS, StandIns
from emberisle.server.rooms.story import Noted, Story, read_part

PAGE: Final = 64
"""So many parts of a story are worded and kept together, compressed: they never change."""

_encode = msgspec.json.Encoder().encode


def story_lines(
    story: Story,
    rules: Ruleset[Any],
    seat: int | None,
    names: Names,
    language: str,
    stand_ins: StandIns = NO_STAND_INS,
) -> msgspec.Raw:
    """Everything that happened, as this seat or a spectator saw it, as a JSON array of lines."""
    texts, eyes = story.texts, None if rules.all_open else seat
    words = _Words(rules, eyes, names, language, stand_ins)
    found: list[bytes] = []
    for number in range(0, len(texts) - PAGE + 1, PAGE):
        key = (number, eyes, names, language)
        if key not in story.pages:
            story.pages[key] = zlib.compress(words.of(texts[number : number + PAGE]))
        found.append(zlib.decompress(story.pages[key]))
    rest = len(texts) - len(texts) % PAGE
    found.append(words.of(texts[rest:]))
    return msgspec.Raw(b"[" + b",".join([lines for lines in found if lines]) + b"]")


class _Words(NamedTuple):
    """How a story is put into words, and for whom."""

    rules: Ruleset[Any]
    seat: int | None
    names: Names
    language: str
    stand_ins: StandIns

    def of(self, parts: Iterable[bytes]) -> bytes:
        """These parts as lines, one after the other as in a JSON array but without its brackets."""
        lines = [
            self._line(noted, event)
            for text in parts
            for noted, event in read_part(text, self.rules, self.seat)
        ]
        return _encode(lines)[1:-1]

    def _line(self, noted: Noted, event: Event) -> Line:
        inputs, rule, what, facts, turn, _ = noted
        return Line(
            text=self.rules.sentence(event, self.names, self.language),
            rule=rule,
            what=what,
            facts=facts,
            inputs=inputs,
            turn=turn if self.rules.tells_turns else UNSET,
            bot_for=self.stand_ins.behind(inputs, turn),
        )
