"""Rate limits: how often somebody may ask for something."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

MOST_REMEMBERED: Final = 10_000


class RateLimit:
    """A token bucket: so many at once, and then so many each second."""

    def __init__(self, each_second: float, at_once: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = each_second
        self._most = float(at_once)
        self._clock = clock
        self._left = self._most
        self._looked = clock()

    def take(self) -> bool:
        """Count one more, if the limit allows it."""
        self._fill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        self._fill()
        return self._left >= self._most

    def _fill(self) -> None:
        now = self._clock()
        self._left = min(self._most, self._left + (now - self._looked) * self._rate)
        self._looked = now


class RateLimits:
    """A rate limit for each address; addresses that have been quiet are forgotten."""

    def __init__(self, rate: tuple[float, int]) -> None:
        self._rate = rate
        self._limits: dict[str, RateLimit] = {}

    def take(self, address: str) -> bool:
        if len(self._limits) >= MOST_REMEMBERED:
            self._limits = {known: limit for known, limit in self._limits.items() if not limit.full}
        limit = self._limits.get(address)
        if limit is None:
            limit = self._limits[address] = RateLimit(*self._rate)
        return limit.take()
