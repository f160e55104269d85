"""A store in PostgreSQL, for any number of server processes whose clocks agree."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any, ClassVar, Final
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import Text, cast, func, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from emberisle.store.checks import check_names
from emberisle.store.listening import FAILURES, WORD, ListeningConnection
from emberisle.store.sql import SqlStore
from emberisle.store.store import BadStore, News
from emberisle.store.tables import ACTS

CHANNEL: Final = "emberisle_news"
MIGRATING: Final = 0x656D626572
"""The advisory lock under which one process migrates."""
NOT_OPENED: Final[tuple[type[Exception], ...]] = (ValueError, *FAILURES)
CONNECT_SECONDS: Final = 10.0
COMMAND_SECONDS: Final = 60.0


class PostgresStore(SqlStore):
    """News travels with the transaction that makes it, over a connection of its own."""

    failures: ClassVar[tuple[type[Exception], ...]] = (*SqlStore.failures, *FAILURES)

    def __init__(self, url: str, clock: Callable[[], float] = time.time) -> None:
        self._url = url
        engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=lambda *_, **__: self._connect("emberisle"),
            isolation_level="AUTOCOMMIT",
            pool_pre_ping=True,
        )
        super().__init__(engine, insert, _without_password(url), clock)
        added = self._write_act.returning(ACTS.c.room, ACTS.c.sequence).cte("added")
        notice = added.c.room + " " + cast(added.c.sequence, Text)
        self._write_act_and_notify = select(func.pg_notify(CHANNEL, notice)).select_from(added)
        self._listening = ListeningConnection(
            lambda: self._connect("emberisle news"), CHANNEL, self._broadcast.send
        )

    async def _connect(self, name: str) -> Any:
        """Connect as asyncpg reads the address: like libpq, with ``sslmode`` and the rest."""
        return await asyncpg.connect(
            self._url,
            timeout=CONNECT_SECONDS,
            command_timeout=COMMAND_SECONDS,
            server_settings={"application_name": name},
        )

    async def open(self) -> None:
        try:
            await super().open()
            await self._listening.open()
        except NOT_OPENED as wrong:
            await self._engine.dispose()
            raise BadStore(f"cannot open {self._place}: {wrong}") from wrong

    async def close(self) -> None:
        await self._listening.close()
        await super().close()

    @asynccontextmanager
    async def migrating(self) -> AsyncIterator[AsyncConnection]:
        async with self._engine.connect() as connection:
            await connection.execution_options(isolation_level="READ COMMITTED")
            async with connection.begin():
                await connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
                yield connection

    async def _add_act(self, values: Mapping[str, Any]) -> bool:
        added = bool(await self._rows(self._write_act_and_notify, values))
        if added and not self._listening.hears:
            self._broadcast.send(News(values["room"], values["sequence"]))
        return added

    async def notify(self, room: str, word: str = "") -> None:
        check_names(room)
        await self._rows(select(func.pg_notify(CHANNEL, f"{room} {WORD * bool(word)}{word}")))
        if not self._listening.hears:
            self._broadcast.send(News(room, word=word))


def _without_password(url: str) -> str:
    try:
        parts = urlsplit(url)
    except ValueError:
        return "this PostgreSQL"
    return f"PostgreSQL at {parts.netloc.rpartition('@')[2]}{parts.path}"
