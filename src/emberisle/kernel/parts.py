"""Parts: what a move is made of, checked as it is made, so that every build says the same of a wrong one.

A compiled constructor would refuse a wrong type in words of its own, and an interpreted one would take it:
so moves take any ``object`` and ask for what they need.
"""

from __future__ import annotations

from emberisle.kernel.errors import BadNotation, quoted
from emberisle.kernel.values import Move


def a_text(move: Move, name: str, part: object) -> str:
    """This part of a move, if it is text: ``self.card = a_text(self, "card", card)``."""
    if not isinstance(part, str):
        raise _wrong(move, name, "text", part)
    return part


def a_number(move: Move, name: str, part: object) -> int:
    """This part of a move, if it is a whole number: ``self.face = a_number(self, "face", face)``."""
    if isinstance(part, bool) or not isinstance(part, int):
        raise _wrong(move, name, "a whole number", part)
    return part


def some_texts(move: Move, name: str, part: object) -> tuple[str, ...]:
    """This part of a move, if it is a list of texts: ``self.tiles = some_texts(self, "tiles", tiles)``."""
    if not isinstance(part, (list, tuple)) or not all(isinstance(item, str) for item in part):
        raise _wrong(move, name, "a list of texts", part)
    return tuple(part)


def _wrong(move: Move, name: str, wanted: str, part: object) -> BadNotation:
    return BadNotation(f"{name!r} of {type(move).__name__} is {wanted}, not {quoted(part)}")
