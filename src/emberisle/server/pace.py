"""Not too fast: how often somebody may ask for something."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

MOST_REMEMBERED: Final = 10_000


class Bucket:
    """Some asks at once, and then so many each second."""

    def __init__(self, each_second: float, at_once: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = each_second
        self._most = float(at_once)
        self._clock = clock
        self._left = self._most
        self._looked = clock()

    def take(self) -> bool:
        """Whether one more is all right."""
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


class Buckets:
    """One bucket for each address; those who have been quiet are forgotten."""

    def __init__(self, pace: tuple[float, int]) -> None:
        self._pace = pace
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        if len(self._buckets) >= MOST_REMEMBERED:
            self._buckets = {known: bucket for known, bucket in self._buckets.items() if not bucket.full}
        return self._buckets.setdefault(address, Bucket(*self._pace)).take()
