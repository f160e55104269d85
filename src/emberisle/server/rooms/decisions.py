"""What people decided in a match, in order: what can be taken back, and how far."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple


class Made(NamedTuple):
    """Moves that a person made at once, and how many inputs the match had before them."""

    chair: int
    inputs: int


class Decisions(NamedTuple):
    """All that people decided, compact: the chairs one byte each, and the inputs before each decision."""

    chairs: bytes = b""
    inputs: tuple[int, ...] = ()

    def and_then(self, chair: int, inputs: int) -> Decisions:
        return Decisions(self.chairs + bytes((chair,)), (*self.inputs, inputs))

    def before(self, inputs: int) -> Decisions:
        """Those that were made before the match had so many inputs."""
        kept = len([made for made in self.inputs if made < inputs])
        return Decisions(self.chairs[:kept], self.inputs[:kept])

    def last(self, chairs: Collection[int] | None = None) -> Made | None:
        """The last decision, in one of these chairs or in any."""
        if chairs is None:
            found = len(self.chairs) - 1
        else:
            found = max([self.chairs.rfind(bytes((chair,))) for chair in chairs], default=-1)
        return None if found < 0 else Made(self.chairs[found], self.inputs[found])


NOTHING_MADE: Final = Decisions()
