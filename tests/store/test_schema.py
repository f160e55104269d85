"""The migrations lead from every old schema to the tables."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from emberisle.store.schema import migrate
from emberisle.store.sql import SqlStore
from emberisle.store.store import BadStore
from emberisle.store.tables import METADATA
from tests.store.places import Place, act


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, METADATA))


async def differences_in(store: SqlStore) -> list[Any]:
    async with store.connected() as connection:
        return await connection.run_sync(differences)


async def change(store: SqlStore, statement: str) -> None:
    async with store.connected() as connection:
        await connection.execute(text(statement))


async def test_the_migrations_lead_to_the_tables(lasting_place: Place) -> None:
    store = lasting_place.sql_store()
    await store.open()
    assert await differences_in(store) == []
    await change(store, "DROP INDEX ix_cards_public_touched")
    assert len(await differences_in(store)) == 1
    await store.close()


async def test_a_database_of_the_first_revision_is_upgraded(lasting_place: Place) -> None:
    old = lasting_place.sql_store()
    async with old.migrating() as connection:
        await migrate(connection, "0001")
    await change(old, "INSERT INTO acts VALUES ('ROOM', 1, 'key', 12.25, '{}')")
    assert len(await differences_in(old)) > 0
    await old.close()

    store = lasting_place.sql_store()
    await store.open()
    assert await differences_in(store) == []
    assert await store.read("ROOM") == [act(1, "key")]
    await store.append(act(2))
    await store.close()


async def test_one_process_migrates_at_a_time(lasting_place: Place) -> None:
    first, second = lasting_place.sql_store(), lasting_place.sql_store()
    order: list[str] = []

    async def come_second() -> None:
        async with second.migrating():
            order.append("second in")

    async with first.migrating() as connection:
        coming = asyncio.create_task(come_second())
        for _ in range(100):
            await connection.execute(text("SELECT 1"))
        order.append("first out")
    await coming
    assert order == ["first out", "second in"]
    await first.close()
    await second.close()


async def test_a_failed_migration_changes_nothing(lasting_place: Place) -> None:
    store = lasting_place.sql_store()
    async with store.migrating() as connection:
        await connection.execute(text("CREATE TABLE presence (something INTEGER)"))
    with pytest.raises(BadStore, match="presence"):
        await store.open()
    async with store.connected() as connection:
        tables = await connection.run_sync(lambda sync: sync.dialect.get_table_names(sync))
    assert tables == ["presence"]
    await store.close()


async def test_a_database_from_the_future_is_refused(lasting_place: Place) -> None:
    store = lasting_place.sql_store()
    await store.open()
    await change(store, "UPDATE alembic_version SET version_num = '9999'")
    await store.close()
    with pytest.raises(BadStore, match="newer Emberisle"):
        await lasting_place.sql_store().open()
