"""A store in one SQLite file, for processes that share no room; news does not reach other processes."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from pathlib import Path
from typing import Any, ClassVar, Final

from sqlalchemy import URL, TextClause, event, make_url
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from emberisle.store.batch_writer import BatchWriter, Row
from emberisle.store.checks import check_names
from emberisle.store.sql import SqlStore, marking
from emberisle.store.store import BadStore, News, Unavailable
from emberisle.store.tables import ACTS

PRAGMAS: Final = (
    "busy_timeout = 10000",
    "synchronous = FULL",
    "foreign_keys = ON",
)
TRIES: Final = 100
TRY_AGAIN_SECONDS: Final = 0.1


class SqliteStore(SqlStore):
    """Acts survive the end of the process and of the power as soon as they are stored."""

    mark_people: ClassVar[TextClause] = marking(
        "json_each(:people)", "json_extract(value, '$[0]')", "json_extract(value, '$[1]')"
    )

    def __init__(self, url: str, clock: Callable[[], float] = time.time) -> None:
        self._path = _path(url)
        engine = create_async_engine(
            URL.create("sqlite+aiosqlite", database=str(self._path)), isolation_level="AUTOCOMMIT"
        )
        event.listen(engine.sync_engine, "connect", _set_pragmas)
        super().__init__(engine, insert, f"the file {self._path}", clock)
        self._turn = asyncio.Lock()
        self._writer = BatchWriter(self._connect, _adding, self._turn, self._tell)

    async def open(self) -> None:
        _make_private(self._path)
        await self._write_ahead()
        await super().open()

    async def _write_ahead(self) -> None:
        """Switch to write-ahead logging, again and again while another process has the file locked."""
        for left in reversed(range(TRIES)):
            try:
                await asyncio.to_thread(_write_ahead, self._path)
                break
            except sqlite3.Error as wrong:
                if not left or not _busy(wrong):
                    raise BadStore(f"cannot open {self._place}: {wrong}") from wrong
            await asyncio.sleep(TRY_AGAIN_SECONDS)

    async def close(self) -> None:
        await self._finish()
        await self._writer.close()
        await super().close()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None)
        _set_pragmas(connection)
        return connection

    @asynccontextmanager
    async def migrating(self) -> AsyncIterator[AsyncConnection]:
        async with self._engine.connect() as connection:
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
            try:
                yield connection
            except BaseException:
                await connection.exec_driver_sql("ROLLBACK")
                raise
            await connection.exec_driver_sql("COMMIT")

    def _write_lock(self) -> AbstractAsyncContextManager[None]:
        return self._turn

    async def _add_act(self, values: Mapping[str, Any]) -> bool:
        try:
            return await self._writer.write([values[column.name] for column in ACTS.c])
        except sqlite3.Error as lost:
            self.errors += 1
            raise Unavailable(f"cannot use {self._place}: {lost}") from lost

    def _tell(self, row: Row) -> None:
        room, sequence, *_ = row
        self._broadcast.send(News(room, sequence))

    async def notify(self, room: str, word: str = "") -> None:
        check_names(room)
        self._broadcast.send(News(room, word=word))


def _adding(rows: int) -> str:
    """The statement that adds so many acts, of rooms that have come so far and do not have them yet."""
    given = ", ".join(["(?, ?, ?, ?, ?)"] * rows)
    return f"""
        INSERT INTO acts (room, sequence, "key", at, what) SELECT * FROM (VALUES {given})
        WHERE column2 = 1
        OR EXISTS (SELECT 1 FROM acts AS last WHERE last.room = column1 AND last.sequence = column2 - 1)
        ON CONFLICT DO NOTHING
    """


def _path(url: str) -> Path:
    try:
        parsed = make_url(url)
    except ArgumentError as wrong:
        raise BadStore("a SQLite store is sqlite:///path/to/file") from wrong
    if parsed.drivername != "sqlite" or parsed.host or parsed.query:
        raise BadStore("a SQLite store is sqlite:///path/to/file, with three slashes and nothing behind")
    if not parsed.database or parsed.database == ":memory:":
        raise BadStore("a SQLite store needs a file: sqlite:///path/to/file; or say memory:")
    return Path(parsed.database).absolute()


def _make_private(path: Path) -> None:
    """Make the file readable by its owner only, because it holds the signing key."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as wrong:
        raise BadStore(f"cannot write {path}: {wrong.strerror}") from wrong


def _write_ahead(path: Path) -> None:
    """Switch the file to write-ahead logging, which it then keeps."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")


def _busy(wrong: sqlite3.Error) -> bool:
    """Whether another connection has the file locked; the lowest byte of an error code is its kind."""
    return getattr(wrong, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY


def _set_pragmas(connection: Any, _record: object = None) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
