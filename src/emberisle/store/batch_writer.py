"""Batched writes to a SQLite file: whatever waits while the disk is busy shares the next sync."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from typing import Any, Final

Row = Sequence[Any]

MOST_AT_ONCE: Final = 64
"""Rows of one statement. A thread that shares Python with the server waits for its turn after each statement,
so that few large ones are written sooner than many small ones."""


class BatchWriter:
    """A connection of its own, in a thread of its own, that adds the rows of many at once.

    ``statement`` is for so many rows, and adds those that it can; ``added`` is told of each row once it is
    synced.
    """

    def __init__(
        self,
        connect: Callable[[], sqlite3.Connection],
        statement: Callable[[int], str],
        lock: asyncio.Lock,
        added: Callable[[Row], None],
    ) -> None:
        self._connect = connect
        self._statement = statement
        self._lock = lock
        self._added = added
        self._thread = ThreadPoolExecutor(1, "batch writer")
        self._waiting: list[tuple[Row, asyncio.Future[bool]]] = []
        self._writing: asyncio.Task[None] | None = None
        self._connection: sqlite3.Connection | None = None

    async def close(self) -> None:
        if self._writing is not None:
            await self._writing
        if self._connection is not None:
            await self._in_thread(self._connection.close)
        self._thread.shutdown()

    def write(self, row: Row) -> asyncio.Future[bool]:
        """Whether this row was added, once it is synced; it is written even if nobody waits for it."""
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((row, written))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_waiting())
        return written

    async def _write_waiting(self) -> None:
        while self._waiting:
            async with self._lock:
                await self._write_all()
        self._writing = None

    async def _write_all(self) -> None:
        waiting, self._waiting = self._waiting, []
        try:
            added = await self._in_thread(self._transaction, [row for row, _ in waiting])
        except Exception as lost:
            for _, written in waiting:
                if not written.done():
                    written.set_exception(lost)
            return
        for (_, written), one in zip(waiting, added, strict=True):
            if not written.done():
                written.set_result(one)
        for (row, _), one in zip(waiting, added, strict=True):
            if one:
                self._added(row)

    def _transaction(self, rows: Sequence[Row]) -> list[bool]:
        connection = self._connection = self._connection or self._connect()
        with connection:  # commits, or takes all of them back
            connection.execute("BEGIN IMMEDIATE")
            if all(self._add(connection, some) == len(some) for some in _in_parts(rows)):
                return [True] * len(rows)
            connection.rollback()  # which of them could not be added is found out one by one
            connection.execute("BEGIN IMMEDIATE")
            return [self._add(connection, [row]) == 1 for row in rows]

    def _add(self, connection: sqlite3.Connection, rows: Sequence[Row]) -> int:
        return connection.execute(self._statement(len(rows)), list(chain.from_iterable(rows))).rowcount

    async def _in_thread(self, work: Callable[..., Any], *given: object) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *given)


def _in_parts(rows: Sequence[Row]) -> Iterator[Sequence[Row]]:
    """The rows in parts of 64, 32, 16 ... rows, so that there are few different statements to prepare."""
    start, size = 0, MOST_AT_ONCE
    while start < len(rows):
        while size > len(rows) - start:
            size //= 2
        yield rows[start : start + size]
        start += size
