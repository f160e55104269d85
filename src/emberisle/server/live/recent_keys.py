"""Idempotency keys: by them a request that is sent again is not done again."""

from __future__ import annotations

from collections import defaultdict, deque
from typing import Final

MOST: Final = 32
"""Of each person; a page asks again only for what was not acknowledged."""


class RecentKeys:
    """The keys of everybody's last requests that were granted; older ones are known to the store."""

    def __init__(self) -> None:
        self._ids: defaultdict[str, deque[str]] = defaultdict(lambda: deque(maxlen=MOST))

    def add(self, key: str) -> None:
        person, _, asked = key.rpartition(":")
        self._ids[person].append(asked)

    def __contains__(self, key: str) -> bool:
        person, _, asked = key.rpartition(":")
        return person in self._ids and asked in self._ids[person]
