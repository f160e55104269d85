"""Jobs for spare processes: who asked for them, and how far they are."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from emberisle.server.rooms.refusals import RequestRefused
from emberisle.server.spare.slices import Work

State = Literal["working", "done", "failed"]


class Owner(NamedTuple):
    """Who asks for work, and from where."""

    person: str
    address: str


@dataclass(frozen=True)
class Progress:
    """How far a job is, and what it has found so far."""

    state: State
    found: Any = None
    problem: RequestRefused | None = None
    """Why it failed, in any language."""


@dataclass(eq=False)
class Job:
    """Work that is under way. Whoever asks for the same has the same job."""

    number: int
    key: Hashable
    work: Work
    owners: set[Owner]
    looked: float
    """When somebody looked last."""
    found: Any = None
    deaths: int = 0
    """How many processes have died while they were at it."""

    def abandoned(self, now: float) -> bool:
        """Whether nobody has looked for too long."""
        return self.work.alone_for is not None and now - self.looked > self.work.alone_for


class KeptResults:
    """What came of jobs, the last used last; what nobody asks for makes room."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, Progress] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable) -> Progress | None:
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def put(self, key: Hashable, progress: Progress) -> None:
        self._kept[key] = progress
        self._kept.move_to_end(key)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)

    def drop(self, key: Hashable) -> None:
        self._kept.pop(key, None)
