"""Batched writes to a SQLite file: whatever waits while the disk is busy shares the next sync."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

Values = Mapping[str, Any]


class BatchWriter:
    """A connection of its own, in a thread of its own, that runs one statement for many at once."""

    def __init__(self, connect: Callable[[], sqlite3.Connection], statement: str) -> None:
        self._connect = connect
        self._statement = statement
        self._thread = ThreadPoolExecutor(1, "batch writer")
        self._waiting: list[tuple[Values, asyncio.Future[bool]]] = []
        self._connection: sqlite3.Connection | None = None

    async def close(self) -> None:
        if self._connection is not None:
            await self._in_thread(self._connection.close)
        self._thread.shutdown()

    async def write(self, values: Values, lock: asyncio.Lock) -> bool:
        """Whether the statement added these values, once they are synced; takes the write lock."""
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((values, written))
        async with lock:
            if not written.done():
                await self._write_all()
        return await written

    async def _write_all(self) -> None:
        waiting, self._waiting = self._waiting, []
        try:
            added = await self._in_thread(self._transaction, [values for values, _ in waiting])
        except Exception as lost:
            for _, written in waiting:
                written.set_exception(lost)
            return
        for (_, written), one in zip(waiting, added, strict=True):
            written.set_result(one)

    def _transaction(self, rows: Sequence[Values]) -> list[bool]:
        connection = self._connection = self._connection or self._connect()
        with connection:  # commits, or takes all of them back
            connection.execute("BEGIN IMMEDIATE")
            return [connection.execute(self._statement, row).rowcount == 1 for row in rows]

    async def _in_thread(self, work: Callable[..., Any], *given: object) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *given)
