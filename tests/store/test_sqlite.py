"""One SQLite file."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from emberisle.store import sqlite
from emberisle.store.batch_writer import BatchWriter
from emberisle.store.sqlite import SqliteStore
from emberisle.store.store import LONGEST, BadStore, News, Unavailable, open_store
from tests.store.places import Place, act

ROOT = Path(__file__).parents[2]


def address(path: Path) -> str:
    return f"sqlite:///{path}"


async def test_folders_are_made_and_the_file_is_private(tmp_path: Path) -> None:
    path = tmp_path / "a new" / "f%lder" / "acts.db"
    store = await open_store(address(path))
    await store.append(act(1))
    modes = {file.name: file.stat().st_mode & 0o777 for file in path.parent.iterdir()}
    await store.close()
    assert modes == {"acts.db": 0o600, "acts.db-shm": 0o600, "acts.db-wal": 0o600}


async def test_a_relative_path_is_taken_from_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    store = await open_store("sqlite:///acts.db")
    await store.close()
    assert (tmp_path / "acts.db").is_file()


async def test_an_acknowledged_act_is_on_the_disk(tmp_path: Path) -> None:
    store = SqliteStore(address(tmp_path / "acts.db"))
    await store.open()
    async with store.connected() as connection:
        told = {
            name: (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    await store.close()
    assert told == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10000}


async def test_a_killed_writer_loses_nothing_it_acknowledged(tmp_path: Path) -> None:
    place = Place(address(tmp_path / "acts.db"))
    moments = random.Random(6)
    for _ in range(6):
        acknowledged = write_and_kill(place.url, moments.randrange(1, 60))
        async with place.opened() as store:
            acts = await store.read("ROOM")
        assert [one.sequence for one in acts] == list(range(1, len(acts) + 1))
        assert len(acts) >= acknowledged


def write_and_kill(url: str, count: int) -> int:
    """Start a writer, kill it after it acknowledged some acts, and say which was the last."""
    command = [sys.executable, "-m", "tests.store.writer", url]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        lines = [writer.stdout.readline() for _ in range(count)]
        writer.kill()
        lines += writer.stdout.readlines()
    return int(lines[-1])


async def test_processes_that_start_at_once_share_a_file(tmp_path: Path) -> None:
    stores = [SqliteStore(address(tmp_path / "acts.db")) for _ in range(4)]
    await asyncio.gather(*(store.open() for store in stores))
    await stores[0].append(act(1))
    assert await stores[3].read("ROOM") == [act(1)]
    for store in stores:
        await store.close()


def busy() -> sqlite3.OperationalError:
    wrong = sqlite3.OperationalError("database is locked")
    wrong.sqlite_errorcode = sqlite3.SQLITE_BUSY_RECOVERY
    return wrong


async def test_a_file_that_others_begin_with_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries = iter([busy(), busy()])

    def write_ahead(path: Path) -> None:
        for wrong in tries:
            raise wrong

    monkeypatch.setattr(sqlite, "_write_ahead", write_ahead)
    monkeypatch.setattr(sqlite, "TRY_AGAIN_SECONDS", 0)
    store = await open_store(address(tmp_path / "acts.db"))
    await store.append(act(1))
    await store.close()
    assert next(tries, None) is None


async def test_a_file_that_stays_busy_is_not_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def write_ahead(path: Path) -> None:
        raise busy()

    monkeypatch.setattr(sqlite, "_write_ahead", write_ahead)
    monkeypatch.setattr(sqlite, "TRY_AGAIN_SECONDS", 0)
    with pytest.raises(BadStore, match="locked"):
        await open_store(address(tmp_path / "acts.db"))


@pytest.mark.parametrize(
    "url",
    [
        "sqlite://",
        "sqlite:",
        "sqlite:acts.db",
        "sqlite://acts.db",
        "sqlite:///",
        "sqlite:///:memory:",
        "sqlite:///acts.db?mode=ro",
        "sqlite+pysqlite:///acts.db",
    ],
)
async def test_an_address_that_names_no_file_is_refused(url: str) -> None:
    with pytest.raises(BadStore, match="store"):
        await open_store(url)


@pytest.mark.parametrize("url", ["", "acts.db", "mysql://localhost/acts", "memory", "memory:acts"])
async def test_an_unknown_kind_of_store_is_refused(url: str) -> None:
    with pytest.raises(BadStore, match="a store is memory:, sqlite:"):
        await open_store(url)


async def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for path in (tmp_path, tmp_path / "file" / "acts.db"):
        with pytest.raises(BadStore, match=f"cannot write {path}"):
            await open_store(address(path))


async def test_a_file_that_is_something_else_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear reader, " * 100)
    with pytest.raises(BadStore, match=f"cannot open the file {path}: file is not a database"):
        await open_store(address(path))
    assert path.read_text() == "Dear reader, " * 100


async def test_a_damaged_file_is_unavailable(tmp_path: Path) -> None:
    store = SqliteStore(address(tmp_path / "acts.db"))
    await store.open()
    async with store.connected() as connection:
        await connection.exec_driver_sql("DROP TABLE acts")
    rooms = [act(1, room=room) for room in ("one", "two", "three")]
    ended = await asyncio.gather(*map(store.append, rooms), return_exceptions=True)
    assert [type(one) for one in ended] == [Unavailable] * 3
    with pytest.raises(Unavailable, match="no such table"):
        await store.append(act(1))
    await store.close()


async def test_whoever_waits_for_the_disk_shares_the_next_sync(tmp_path: Path) -> None:
    class Counted(sqlite3.Connection):
        begun = 0

        def execute(self, statement: str, *given: Any) -> sqlite3.Cursor:
            Counted.begun += statement.startswith("BEGIN")
            return super().execute(statement, *given)

    def connect() -> sqlite3.Connection:
        return sqlite3.connect(tmp_path / "acts.db", isolation_level=None, factory=Counted)

    with closing(connect()) as connection:
        connection.execute("CREATE TABLE numbers (number INTEGER UNIQUE)")
    told: list[object] = []
    writer = BatchWriter(connect, adding_numbers, asyncio.Lock(), told.append)
    added = await asyncio.gather(*(writer.write([number]) for number in range(200)))
    assert added == [True] * 200
    assert Counted.begun == 1
    added = await asyncio.gather(*(writer.write([190 + number % 17]) for number in range(50)))
    await writer.close()
    assert added == [10 <= number < 17 for number in range(50)], "what is there already is not added"
    with closing(connect()) as connection:
        assert connection.execute("SELECT count(*) FROM numbers").fetchone() == (207,)
    assert Counted.begun == 3, "together, and then one by one"
    assert told == [[number] for number in range(207)]


async def test_what_nobody_waits_for_any_more_is_written_all_the_same(tmp_path: Path) -> None:
    store = SqliteStore(address(tmp_path / "acts.db"))
    await store.open()
    news = store.news()
    impatient = asyncio.create_task(store.append(act(1)))
    await asyncio.sleep(0)
    impatient.cancel()
    assert await anext(news) == News(act(1).room, 1)
    assert await store.read(act(1).room) == [act(1)]
    await store.close()


def adding_numbers(rows: int) -> str:
    return f"INSERT OR IGNORE INTO numbers VALUES {', '.join(['(?)'] * rows)}"


async def test_what_a_clock_ahead_has_leased_is_free(tmp_path: Path) -> None:
    now = [2 * LONGEST]
    store = SqliteStore(address(tmp_path / "acts.db"), lambda: now[0])
    await store.open()
    assert await store.lease("ROOM", "a", 10)
    await store.mark_present([("ROOM", "ana")], "a", 30)
    now[0] += 20 - LONGEST
    assert not await store.lease("ROOM", "b", 10)
    now[0] -= 20
    assert await store.lease("ROOM", "b", 10)
    await store.close()
    again = SqliteStore(address(tmp_path / "acts.db"), lambda: now[0])
    await again.open()
    assert await again.people_present("ROOM") == set()
    await again.close()
