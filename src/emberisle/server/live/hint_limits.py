"""How many hints are thought about for whom: one for each person, and some for those at one address."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from emberisle.server.rate_limit import RateLimits
from emberisle.server.rooms.refusals import RequestRefused
from emberisle.server.settings import Settings


class Asker(NamedTuple):
    """Who asks for a hint, and from where."""

    person: str | None
    address: str


class HintLimits:
    """The hints that are being thought about, and how many more there may be."""

    def __init__(self, settings: Settings) -> None:
        self._rate = RateLimits(settings.hints)
        self._at_once = settings.hints_at_once
        self._people: set[str | None] = set()
        self._addresses: Counter[str] = Counter()

    def begin(self, asker: Asker) -> None:
        """Count one more, or refuse it."""
        if asker.person in self._people:
            raise RequestRefused("too_fast", "hint_waits")
        if self._addresses[asker.address] >= self._at_once or not self._rate.take(asker.address):
            raise RequestRefused("too_fast", "too_fast")
        self._people.add(asker.person)
        self._addresses[asker.address] += 1

    def end(self, asker: Asker) -> None:
        """The hint is there, or nobody waits for it any more."""
        self._people.discard(asker.person)
        self._addresses[asker.address] -= 1
        if not self._addresses[asker.address]:
            del self._addresses[asker.address]
