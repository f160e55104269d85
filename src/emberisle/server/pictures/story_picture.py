"""The story of a match in words, as one seat or a spectator was told it; what was worded once is kept."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from emberisle.kernel.ruleset import Ruleset
from emberisle.server.messages import Line
from emberisle.server.pictures.wording import Names
from emberisle.server.rooms.story import Story, read_part

PAGE: Final = 64
"""So many parts of a story are worded and kept together, compressed: they never change."""

_encode = msgspec.json.Encoder().encode


def story_lines(
    story: Story, rules: Ruleset[Any], seat: int | None, names: Names, language: str
) -> msgspec.Raw:
    """Everything that happened, as this seat or a spectator saw it, as a JSON array of lines."""
    texts, eyes = story.texts, None if rules.all_open else seat
    found: list[bytes] = []
    for number in range(0, len(texts) - PAGE + 1, PAGE):
        key = (number, eyes, names, language)
        if key not in story.pages:
            story.pages[key] = zlib.compress(
                _worded(texts[number : number + PAGE], rules, eyes, names, language)
            )
        found.append(zlib.decompress(story.pages[key]))
    rest = len(texts) - len(texts) % PAGE
    found.append(_worded(texts[rest:], rules, eyes, names, language))
    return msgspec.Raw(b"[" + b",".join([lines for lines in found if lines]) + b"]")


def _worded(
    parts: Iterable[bytes], rules: Ruleset[Any], seat: int | None, names: Names, language: str
) -> bytes:
    """These parts as lines, one after the other as in a JSON array but without its brackets."""
    lines = [
        Line(rules.sentence(event, names, language), rule, what, facts, inputs)
        for text in parts
        for (inputs, rule, what, facts, _), event in read_part(text, rules, seat)
    ]
    return _encode(lines)[1:-1]
