"""Places where a store can be, and a clock that only moves when told."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final

from emberisle.store.memory import MemoryStore
from emberisle.store.postgres import PostgresStore
from emberisle.store.sql import SqlStore
from emberisle.store.sqlite import SqliteStore
from emberisle.store.store import Act, Store

WORDLESS: Final[dict[str, Any]] = {}


@dataclass
class Clock:
    now: float = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now


@dataclass(frozen=True)
class Place:
    """An address, at which every store is another process's as far as anybody can tell."""

    url: str
    clock: Clock = field(default_factory=Clock)

    def store(self) -> Store:
        """A store at this address, not opened yet."""
        if self.url == "memory:":
            return MemoryStore(self.clock)
        return self.sql_store()

    def sql_store(self) -> SqlStore:
        kinds: dict[str, Callable[..., SqlStore]] = {"sqlite": SqliteStore, "postgresql": PostgresStore}
        return kinds[self.url.partition(":")[0]](self.url, self.clock)

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[Store]:
        store = self.store()
        await store.open()
        try:
            yield store
        finally:
            await store.close()


def act(sequence: int, key: str | None = None, room: str = "ROOM", what: dict[str, Any] = WORDLESS) -> Act:
    return Act(room, sequence, key, 12.25, what)
