"""A store in PostgreSQL, for any number of server processes whose clocks agree."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any, ClassVar, Final
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import Double, Integer, Select, Text, TextClause, bindparam, cast, exists, func, or_, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from emberisle.store.checks import check_names
from emberisle.store.listening import FAILURES, WORD, ListeningConnection
from emberisle.store.sql import SqlStore, marking
from emberisle.store.store import BadStore, News
from emberisle.store.tables import ACTS

CHANNEL: Final = "emberisle_news"
MIGRATING: Final = 0x656D626572
"""The advisory lock under which one process migrates."""
NOT_OPENED: Final[tuple[type[Exception], ...]] = (ValueError, *FAILURES)
CONNECT_SECONDS: Final = 10.0
COMMAND_SECONDS: Final = 60.0
_previous = ACTS.alias("previous")
_IN_ORDER: Final[Select[Any]] = select(
    bindparam("room", type_=Text),
    bindparam("sequence", type_=Integer),
    bindparam("key", type_=Text),
    bindparam("at", type_=Double),
    bindparam("what", type_=Text),
).where(
    or_(
        bindparam("sequence", type_=Integer) == 1,
        exists().where(
            _previous.c.room == bindparam("room", type_=Text),
            _previous.c.sequence == bindparam("sequence", type_=Integer) - 1,
        ),
    )
)


class PostgresStore(SqlStore):
    """News travels with the transaction that makes it, over a connection of its own."""

    failures: ClassVar[tuple[type[Exception], ...]] = (*SqlStore.failures, *FAILURES)
    mark_people: ClassVar[TextClause] = marking(
        "json_array_elements(CAST(:people AS json)) AS value", "value ->> 0", "value ->> 1"
    )

    def __init__(self, url: str, clock: Callable[[], float] = time.time) -> None:
        self._url = url
        engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=lambda *_, **__: self._connect("emberisle"),
            isolation_level="AUTOCOMMIT",
            pool_pre_ping=True,
        )
        super().__init__(engine, insert, _without_password(url), clock)
        write = insert(ACTS).from_select(list(ACTS.c), _IN_ORDER).on_conflict_do_nothing()
        added = write.returning(ACTS.c.room, ACTS.c.sequence).cte("added")
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
        return await self._shielded(self._add_and_tell(values))

    async def _add_and_tell(self, values: Mapping[str, Any]) -> bool:
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
