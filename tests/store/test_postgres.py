"""Several processes on one PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import asyncpg  # type: ignore[import-untyped]
import pytest

from emberisle.store.store import LOOK_AT_ALL, BadStore, News, Unavailable, open_store
from tests.store.places import Place, act
from tests.store.postgres import Server, running_postgres


async def ask(url: str, query: str) -> int:
    connection = await asyncpg.connect(url)
    try:
        return len(await connection.fetch(query))
    finally:
        await connection.close()


OTHERS = (
    "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE datname = current_database() AND "
)
EARS = OTHERS + "application_name = 'emberisle news'"
EVERYBODY = OTHERS + "pid <> pg_backend_pid()"


async def test_news_reaches_other_processes(postgres_place: Place) -> None:
    async with postgres_place.opened() as one, postgres_place.opened() as other:
        news = other.news()
        await one.append(act(1))
        assert await anext(news) == News("ROOM", 1)
        assert await other.read("ROOM") == [act(1)]
        await one.notify("another")
        assert await anext(news) == News("another")


async def test_news_stays_in_its_database(fresh_database: Callable[[], str], postgres_place: Place) -> None:
    elsewhere = Place(await asyncio.to_thread(fresh_database))
    async with postgres_place.opened() as one, elsewhere.opened() as other:
        news = other.news()
        await one.notify("here")
        await other.notify("there")
        assert await anext(news) == News("there")


async def test_lost_news_is_made_up_for(postgres_place: Place) -> None:
    async with postgres_place.opened() as one, postgres_place.opened() as other:
        heard = [one.news(), other.news()]
        assert await ask(postgres_place.url, EARS) == 2
        assert [await anext(news) for news in heard] == [LOOK_AT_ALL] * 2
        await one.append(act(1))
        assert [await anext(news) for news in heard] == [News("ROOM", 1)] * 2


async def test_a_store_works_on_when_all_its_connections_are_cut(postgres_place: Place) -> None:
    async with postgres_place.opened() as store:
        news = store.news()
        await store.append(act(1))
        assert await anext(news) == News("ROOM", 1)
        assert await ask(postgres_place.url, EVERYBODY) >= 2
        assert await anext(news) == LOOK_AT_ALL
        await store.append(act(2))
        assert await anext(news) == News("ROOM", 2)
        assert await store.read("ROOM") == [act(1), act(2)]


async def test_a_process_hears_itself_while_its_ear_is_deaf(postgres: Server, postgres_place: Place) -> None:
    name = postgres_place.url.rpartition("/")[2]
    async with postgres_place.opened() as store:
        news = store.news()
        await ask(postgres.url(), f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        await ask(postgres.url(), EARS.replace("current_database()", f"'{name}'"))
        hearing = asyncio.ensure_future(anext(news))
        while not hearing.done():
            await store.notify("ROOM")
        assert await hearing == News("ROOM")
        await store.append(act(1, room="another"))
        while (heard := await anext(news)) != News("another", 1):
            assert heard == News("ROOM")
        await ask(postgres.url(), f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
        while await anext(news) != LOOK_AT_ALL:
            pass


async def test_a_database_that_is_away_is_unavailable(postgres: Server, postgres_place: Place) -> None:
    name = postgres_place.url.rpartition("/")[2]
    async with postgres_place.opened() as store:
        await ask(postgres.url(), f"DROP DATABASE {name} WITH (FORCE)")
        with pytest.raises(Unavailable, match="cannot use"):
            await store.append(act(1))


async def test_processes_that_start_at_once_migrate_once(postgres_place: Place) -> None:
    stores = [postgres_place.store() for _ in range(4)]
    await asyncio.gather(*(store.open() for store in stores))
    await stores[0].append(act(1))
    assert await stores[3].read("ROOM") == [act(1)]
    for store in stores:
        await store.close()


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://me:secret@127.0.0.1:1/nothing",
        "postgresql://me:secret@127.0.0.1:port/nothing",
        "postgres://me@127.0.0.1:1/nothing?password=secret",
        "postgresql://me:secret@[::1/nothing",
    ],
)
async def test_an_address_without_a_server_is_named_without_its_password(address: str) -> None:
    with pytest.raises(BadStore, match="cannot open") as refused:
        await open_store(address)
    assert "secret" not in str(refused.value)


async def test_a_database_that_does_not_exist_is_named(postgres: Server) -> None:
    with pytest.raises(BadStore, match="nowhere"):
        await open_store(postgres.url("nowhere"))


async def test_both_names_of_postgresql_are_known(postgres_place: Place) -> None:
    store = await open_store(postgres_place.url.replace("postgresql://", "postgres://"))
    assert await store.read("ROOM") == []
    await store.close()


@pytest.mark.parametrize(("ci", "outcome"), [("", pytest.skip.Exception), ("true", pytest.fail.Exception)])
def test_a_missing_server_is_a_failure_only_where_it_must_be_there(
    ci: str, outcome: type[BaseException], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CI", ci)
    monkeypatch.setattr("tests.store.postgres.find_programs", lambda: None)
    with pytest.raises(outcome, match="apt install postgresql"), running_postgres():
        pass
