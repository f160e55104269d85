"""What the stores in databases have in common: every change is one statement that commits by itself."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from abc import abstractmethod
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from dataclasses import asdict, fields
from itertools import chain
from typing import Any, ClassVar, Final, TypeVar

from sqlalchemy import ColumnElement, Row, Table, TextClause, or_, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql import Executable

from emberisle.store.broadcast import Broadcast
from emberisle.store.checks import (
    LAST_SEQUENCE,
    act_as_json,
    check_names,
    check_subscription,
    people_as_json,
    storable,
    storable_endpoint,
)
from emberisle.store.schema import migrate
from emberisle.store.store import (
    LISTED_STAGES,
    LONGEST,
    SUBSCRIBED,
    Act,
    BadStore,
    News,
    Repeated,
    RoomCard,
    Stale,
    Store,
    Subscription,
    Unavailable,
    Unstorable,
)
from emberisle.store.tables import ACTS, CARDS, LEASES, MATCHES, PRESENCE, SECRETS, SUBSCRIPTIONS

Insert = sqlite.Insert | postgresql.Insert
T = TypeVar("T")

_MARKING: Final = """
    INSERT INTO presence (room, person, holder, expires)
    SELECT {room}, {person}, CAST(:holder AS text), CAST(:expires AS double precision)
    FROM {pairs} WHERE true
    ON CONFLICT (room, person, holder) DO UPDATE SET expires = excluded.expires
"""


def marking(pairs: str, room: str, person: str) -> TextClause:
    """The statement that notes who is present, of ``people`` in one JSON text: one to read for any number."""
    return text(_MARKING.format(pairs=pairs, room=room, person=person))


class SqlStore(Store):
    """A store in a database; the backends add how to connect and how news travels."""

    failures: ClassVar[tuple[type[Exception], ...]] = (DBAPIError, PoolTimeout, OSError)
    mark_people: ClassVar[TextClause]

    def __init__(
        self,
        engine: AsyncEngine,
        insert: Callable[[Table], Insert],
        place: str,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._engine = engine
        self._insert = insert
        self._place = place
        self._clock = clock
        self._broadcast = Broadcast()
        self._unfinished: set[asyncio.Task[Any]] = set()

    @abstractmethod
    def migrating(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection in a transaction in which no other process migrates this database."""

    @abstractmethod
    async def _add_act(self, values: Mapping[str, Any]) -> bool:
        """Whether the act was stored; if so, news of it travels, even if the caller is cancelled."""

    def _write_lock(self) -> AbstractAsyncContextManager[None]:
        """The lock that is held while writing, where a database allows one writer at a time."""
        return nullcontext()

    async def open(self) -> None:
        try:
            async with self.migrating() as connection:
                await migrate(connection)
                for table in (LEASES, PRESENCE):
                    now = self._clock()
                    out = or_(table.c.expires <= now, table.c.expires > now + LONGEST)
                    await connection.execute(table.delete().where(out))
                gone = SUBSCRIPTIONS.c.expires <= self._clock()
                await connection.execute(SUBSCRIPTIONS.delete().where(gone))
        except self.failures as wrong:
            await self._engine.dispose()
            raise BadStore(f"cannot open {self._place}: {first_line(wrong)}") from wrong
        except BaseException:
            await self._engine.dispose()
            raise

    async def close(self) -> None:
        await self._finish()
        self._broadcast.end()
        await self._engine.dispose()

    async def dispose(self) -> None:
        """Let go of the connections of a store that was not opened."""
        await self._engine.dispose()

    async def _finish(self) -> None:
        await asyncio.gather(*self._unfinished, return_exceptions=True)

    async def append(self, act: Act) -> None:
        what = act_as_json(act)
        values = {"room": act.room, "sequence": act.sequence, "key": act.key, "at": act.at, "what": what}
        if not await self._add_act(values):
            await self._refuse(act)

    async def _refuse(self, act: Act) -> None:
        """Say why an act was not stored; acts never go away, so the reason can still be seen."""
        taken = [ACTS.c.sequence == act.sequence]
        if act.key is not None:
            taken.append(ACTS.c.key == act.key)
        same = await self._rows(select(ACTS.c.key).where(ACTS.c.room == act.room, or_(*taken)))
        if act.key is not None and any(row.key == act.key for row in same):
            raise Repeated(f"room {act.room} already has an act with this key")
        if same:
            raise Stale(f"room {act.room} already has an act {act.sequence}")
        raise Unstorable(f"room {act.room} has no act {act.sequence - 1} yet")

    async def read(self, room: str, after: int = 0) -> list[Act]:
        if not storable(room):
            return []
        rows = await self._rows(
            select(ACTS)
            .where(ACTS.c.room == room, ACTS.c.sequence > max(0, min(after, LAST_SEQUENCE)))
            .order_by(ACTS.c.sequence)
        )
        return [Act(row.room, row.sequence, row.key, row.at, json.loads(row.what), row.what) for row in rows]

    async def rooms(self) -> list[str]:
        rows = await self._rows(select(ACTS.c.room).where(ACTS.c.sequence == 1))
        return sorted([str(row.room) for row in rows])

    async def save_card(self, card: RoomCard) -> None:
        people = people_as_json(card)
        put = self._insert(CARDS).values(
            room=card.room,
            game=card.game,
            stage=card.stage,
            public=card.public,
            seats=card.seats,
            taken=card.taken,
            people=people,
            touched=card.touched,
        )
        renewed = {column.name: column for column in put.excluded if not column.primary_key}
        await self._write(put.on_conflict_do_update(index_elements=[CARDS.c.room], set_=renewed))

    async def public_rooms(self, limit: int = 50) -> list[RoomCard]:
        rows = await self._rows(
            select(CARDS)
            .where(CARDS.c.public, CARDS.c.stage.in_(LISTED_STAGES))
            .order_by(CARDS.c.touched.desc())
            .limit(limit)
        )
        return [_card(row) for row in rows]

    async def index_match(self, match: str, room: str, sequence: int) -> None:
        check_names(match, room)
        noted = self._insert(MATCHES).values(match=match, room=room, sequence=sequence)
        await self._write(noted.on_conflict_do_nothing())

    async def find_match(self, match: str) -> tuple[str, int] | None:
        if not storable(match):
            return None
        rows = await self._rows(select(MATCHES.c.room, MATCHES.c.sequence).where(MATCHES.c.match == match))
        return (rows[0].room, rows[0].sequence) if rows else None

    async def secret(self, name: str) -> bytes:
        known = select(SECRETS.c.value).where(SECRETS.c.name == name)
        rows = await self._rows(known)
        if not rows:
            made = self._insert(SECRETS).values(name=name, value=secrets.token_bytes(32))
            await self._write(made.on_conflict_do_nothing())
            rows = await self._rows(known)
        return bytes(rows[0].value)

    async def subscribe(self, subscription: Subscription) -> None:
        check_subscription(subscription)
        expires = self._clock() + SUBSCRIBED
        put = self._insert(SUBSCRIPTIONS).values(**asdict(subscription), told=0, expires=expires)
        renewed = {name: put.excluded[name] for name in ("key", "auth", "language", "expires")}
        mine = [SUBSCRIPTIONS.c.room, SUBSCRIPTIONS.c.person, SUBSCRIPTIONS.c.endpoint]
        await self._write(put.on_conflict_do_update(index_elements=mine, set_=renewed))

    async def unsubscribe(self, room: str, person: str) -> None:
        if storable(room, person):
            await self._write(SUBSCRIPTIONS.delete().where(*_subscribed(room, person)))

    async def forget_endpoint(self, endpoint: str) -> None:
        if storable_endpoint(endpoint):
            await self._write(SUBSCRIPTIONS.delete().where(SUBSCRIPTIONS.c.endpoint == endpoint))

    async def subscriptions(self, room: str, person: str) -> list[Subscription]:
        if not storable(room, person):
            return []
        kept = [SUBSCRIPTIONS.c[one.name] for one in fields(Subscription)]
        living = (*_subscribed(room, person), SUBSCRIPTIONS.c.expires > self._clock())
        rows = await self._rows(select(*kept).where(*living))
        return sorted([Subscription(**row._asdict()) for row in rows], key=lambda one: one.endpoint)

    async def may_tell(self, subscription: Subscription, sequence: int) -> bool:
        there = _subscribed(subscription.room, subscription.person)
        untold = (SUBSCRIPTIONS.c.endpoint == subscription.endpoint, SUBSCRIPTIONS.c.told < sequence)
        told = await self._write(SUBSCRIPTIONS.update().where(*there, *untold).values(told=sequence))
        return told == 1

    async def lease(self, room: str, holder: str, seconds: float) -> bool:
        check_names(room, holder)
        now = self._clock()
        take = self._insert(LEASES).values(room=room, holder=holder, expires=now + seconds)
        taken = await self._write(
            take.on_conflict_do_update(
                index_elements=[LEASES.c.room],
                set_={"holder": take.excluded.holder, "expires": take.excluded.expires},
                where=or_(
                    LEASES.c.holder == holder, LEASES.c.expires <= now, LEASES.c.expires > now + LONGEST
                ),
            )
        )
        return taken == 1

    async def release(self, room: str, holder: str) -> None:
        if storable(room, holder):
            await self._write(LEASES.delete().where(LEASES.c.room == room, LEASES.c.holder == holder))

    async def mark_present(self, present: Collection[tuple[str, str]], holder: str, seconds: float) -> None:
        check_names(holder, *chain.from_iterable(present))
        people = json.dumps(sorted(set(present)), ensure_ascii=False)
        values = {"people": people, "holder": holder, "expires": self._clock() + seconds}
        await self._write(self.mark_people, values)

    async def mark_absent(self, room: str, person: str, holder: str) -> None:
        if storable(room, person, holder):
            mine = (PRESENCE.c.room == room, PRESENCE.c.person == person, PRESENCE.c.holder == holder)
            await self._write(PRESENCE.delete().where(*mine))

    async def people_present(self, room: str) -> set[str]:
        if not storable(room):
            return set()
        vouched = (PRESENCE.c.room == room, PRESENCE.c.expires > self._clock())
        return {row.person for row in await self._rows(select(PRESENCE.c.person).where(*vouched))}

    async def everybody_present(self) -> dict[str, set[str]]:
        here = select(PRESENCE.c.room, PRESENCE.c.person).where(PRESENCE.c.expires > self._clock())
        found: defaultdict[str, set[str]] = defaultdict(set)
        for row in await self._rows(here):
            found[row.room].add(row.person)
        return dict(found)

    def news(self) -> AsyncIterator[News]:
        return self._broadcast.listen()

    async def _write(self, statement: Executable, values: Mapping[str, Any] | None = None) -> int:
        """How many rows a change reached."""

        async def write() -> int:
            async with self._write_lock(), self.connected() as connection:
                result = await connection.execute(statement, values)
                return int(result.rowcount)

        return await self._shielded(write())

    async def _rows(
        self, statement: Executable, values: Mapping[str, Any] | None = None
    ) -> Sequence[Row[Any]]:
        async def read() -> Sequence[Row[Any]]:
            async with self.connected() as connection:
                return (await connection.execute(statement, values)).all()

        return await self._shielded(read())

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._engine.connect() as connection:
                yield connection
        except self.failures as lost:
            self.errors += 1
            raise Unavailable(f"cannot use {self._place}: {first_line(lost)}") from lost

    async def _shielded(self, work: Coroutine[Any, Any, T]) -> T:
        """Run this to its end even if the caller is cancelled, so that a change is never half done."""
        task = asyncio.create_task(work)
        self._unfinished.add(task)
        task.add_done_callback(self._finished)
        return await asyncio.shield(task)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._unfinished.discard(task)
        if not task.cancelled():
            task.exception()


def _subscribed(room: str, person: str) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return SUBSCRIPTIONS.c.room == room, SUBSCRIPTIONS.c.person == person


def _card(row: Row[Any]) -> RoomCard:
    return RoomCard(**{**row._asdict(), "people": tuple(json.loads(row.people))})


def first_line(wrong: BaseException) -> str:
    cause = wrong.orig if isinstance(wrong, DBAPIError) and wrong.orig is not None else wrong
    return (str(cause).splitlines() or [type(cause).__name__])[0]
