"""Work for spare processes, as tests want it."""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterator

from emberisle.kernel.errors import EmberisleError


def counting(most: int) -> Iterator[int]:
    yield from range(1, most + 1)


def endless() -> Iterator[int]:
    yield from itertools.count(1)


def priority() -> Iterator[tuple[int, int]]:
    yield os.nice(0), os.sched_getscheduler(0)


def refusing() -> Iterator[int]:
    yield 1
    raise EmberisleError("five cards are too many")


def failing() -> Iterator[int]:
    yield 1
    raise ZeroDivisionError("a bug")
