"""Sparks with a move that does not mind its parts. The contract must notice each of these."""

from __future__ import annotations

from typing import ClassVar, cast

from emberisle.kernel.values import Move, Value
from tests.toys.sparks import Sparks, Swap


class LooseSwap(Move):
    """A swap with whatever is given."""

    def __init__(self, other: object) -> None:
        self.other = other


class HastySwap(LooseSwap):
    def __init__(self, other: object) -> None:
        LooseSwap.__init__(self, other)
        self.one_more = cast(int, other) + 1


class ManySwap(Swap):
    """A swap that hears the first of what is said."""

    def __init__(self, other: object = 1, *others: object) -> None:
        Swap.__init__(self, other)


class TakesAnything(Sparks):
    """A move does not mind what it is made of."""

    swap: ClassVar[type[Move]] = LooseSwap

    def vocabulary(self) -> tuple[type[Value], ...]:
        return (*Sparks.vocabulary(self), self.swap)


class CountsOnParts(TakesAnything):
    """A move stumbles over what it is made of, in words of Python."""

    swap = HastySwap


class TakesAnyNumber(TakesAnything):
    """A move does not mind how many parts it is given."""

    swap = ManySwap
