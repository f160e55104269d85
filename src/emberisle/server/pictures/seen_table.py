"""A game's own view inside a picture; only what is told of it is put into notation."""

from __future__ import annotations

from typing import Any

import msgspec

from emberisle.kernel.notation import write


class SeenTable:
    """What a seat or a spectator sees of the table, as the rules say it."""

    __slots__ = ("view",)

    def __init__(self, view: Any) -> None:
        self.view = view

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SeenTable) and bool(self.view == other.view)

    __hash__ = None  # type: ignore[assignment]

    @property
    def notation(self) -> object:
        return write(self.view)


def _notation(thing: object) -> object:
    if isinstance(thing, SeenTable):
        return thing.notation
    raise NotImplementedError(f"{type(thing).__name__} is no part of a message")


encode = msgspec.json.Encoder(enc_hook=_notation).encode
"""A message, or a part of one, as JSON."""
