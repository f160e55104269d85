"""What bots decided for people who were away, had stood up, or whose time had run out."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final, NamedTuple

from emberisle.kernel.log import Entry
from emberisle.server.rooms.story import Turn


class StandIn(NamedTuple):
    """A decision that a bot made for the owner of a chair, and what chance gave to it."""

    chair: int
    first: int
    """How many inputs the match had had before it."""
    last: int
    """How many it had had after it."""
    turn: Turn | None
    """The turn in which it was made."""


class StandIns(NamedTuple):
    """All such decisions in a match, in order."""

    made: tuple[StandIn, ...] = ()
    passed: tuple[int, ...] = ()
    """The numbers of the inputs with which bots passed in a window, of which nothing is told."""

    def and_then(self, made: Sequence[StandIn], passed: Sequence[int]) -> StandIns:
        return StandIns((*self.made, *made), (*self.passed, *passed))

    def before(self, inputs: int) -> StandIns:
        """Those that were made before the match had so many inputs."""
        made = tuple([one for one in self.made if one.first < inputs])
        return StandIns(made, tuple([number for number in self.passed if number < inputs]))

    def inputs(self, entries: Sequence[Entry]) -> frozenset[int]:
        """The numbers of all inputs in the log of the match that bots chose for somebody."""
        spans = [(one.chair, range(one.first, one.last)) for one in self.made]
        chosen = [number for chair, span in spans for number in span if entries[number].who == chair]
        return frozenset((*chosen, *self.passed))

    def behind(self, inputs: int, turn: Turn | None) -> int | None:
        """The chair for which a bot did what was told then.

        What chance gives afterwards belongs to it in the chair's own turn, and nothing of the next turn does.
        """
        number = bisect_left(self.made, inputs, key=_first) - 1
        if number < 0:
            return None
        chair, first, last, then = self.made[number]
        own = then is not None and then[1] == chair
        told = turn == then and inputs <= (last if own else first + 1)
        return chair if told else None


def _first(one: StandIn) -> int:
    return one.first


NO_STAND_INS: Final = StandIns()
