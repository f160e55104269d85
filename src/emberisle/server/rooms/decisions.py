"""What people decided in a match, in order: what can be taken back, and how far."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple


class Made(NamedTuple):
    """Moves that a person made at once, and how many inputs the match had before them."""

    chair: int
    inputs: int
    thought: float = 0.0
    """Seconds that they took."""


class Decisions(NamedTuple):
    """All that people decided, compact: the chairs one byte each, inputs before each, and seconds it took."""

    chairs: bytes = b""
    inputs: tuple[int, ...] = ()
    thought: tuple[float, ...] = ()

    def and_then(self, made: Sequence[Made]) -> Decisions:
        return Decisions(
            self.chairs + bytes([one.chair for one in made]),
            (*self.inputs, *[one.inputs for one in made]),
            (*self.thought, *[one.thought for one in made]),
        )

    def before(self, inputs: int) -> Decisions:
        """Those that were made before the match had so many inputs."""
        kept = len([made for made in self.inputs if made < inputs])
        return Decisions(self.chairs[:kept], self.inputs[:kept], self.thought[:kept])

    def at(self, inputs: int) -> Made | None:
        """The decision that was made when the match had so many inputs."""
        return self._made(self.inputs.index(inputs)) if inputs in self.inputs else None

    def last(self, chairs: Collection[int] | None = None) -> Made | None:
        """The last decision, in one of these chairs or in any."""
        if chairs is None:
            found = len(self.chairs) - 1
        else:
            found = max([self.chairs.rfind(bytes((chair,))) for chair in chairs], default=-1)
        return None if found < 0 else self._made(found)

    def _made(self, number: int) -> Made:
        return Made(self.chairs[number], self.inputs[number], self.thought[number])


NOTHING_MADE: Final = Decisions()
