"""Several server processes behind one port divide the rooms, and each of them can be killed under play."""

from __future__ import annotations

import signal
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

import emberisle as em
from emberisle.server.sharding import owner
from tests.server.browser import PATIENCE, Browser, come_in, fetched, open_room
from tests.server.process import OwningWorker, ServerGroup
from tests.server.tables import exported, make, next_mover, play_out, playing
from tests.store.postgres import running_postgres

pytestmark = pytest.mark.slow

ABOUT = b"GET /api/about HTTP/1.1\r\nHost: here\r\n\r\n"


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("group") / "tables.db"


@pytest.fixture(scope="module")
def group(database: Path) -> Iterator[ServerGroup]:
    """One for all tests here, whatever they do to it."""
    with ServerGroup(f"sqlite:///{database}") as found:
        yield found


def connect(group: ServerGroup, first: bytes = b"") -> socket.socket:
    parts = urlsplit(group.base)
    made = socket.create_connection((parts.hostname, parts.port), PATIENCE)
    made.sendall(first)
    return made


def answer(connection: socket.socket) -> bytes:
    """Everything that is sent until the connection is closed."""
    with connection, connection.makefile("rb") as reading:
        return reading.read()


def holders(database: Path, code: str) -> set[str]:
    """The processes at which somebody is connected to this room, as the database has it."""
    with closing(sqlite3.connect(database, timeout=PATIENCE)) as connection:
        return {
            holder for (holder,) in connection.execute("SELECT holder FROM presence WHERE room = ?", [code])
        }


def test_a_room_is_at_its_own_process_whatever_the_connection(group: ServerGroup, database: Path) -> None:
    at: set[int] = set()
    for _ in range(4):
        admission = open_room(group.base)
        code = admission["code"]
        guest = come_in(group.base, code.lower(), "Ben")
        at.add(owner(code, group.PROCESSES))
        with (
            Browser(group.base, code, admission["token"]).come(),
            Browser(group.base, code.lower(), guest["token"]).come(),
            Browser(group.base, f"%{ord(code[0]):02X}{code[1:]}", guest["token"]).come(),
        ):
            assert holders(database, code) == {f"process-{owner(code, group.PROCESSES)}"}
    assert at == {0, 1}


def test_every_answer_closes_its_connection_so_that_the_next_is_routed_anew(group: ServerGroup) -> None:
    for path in ("/", "/api/about", "/api/rooms", "/api/rooms/NOSUCH", "/nowhere", "/api/nowhere"):
        assert httpx.get(group.base + path, timeout=PATIENCE).headers["connection"] == "close", path
    assert answer(connect(group, ABOUT + ABOUT)).count(b"HTTP/1.1 200") == 1


def test_a_public_room_is_listed_by_all_processes(group: ServerGroup) -> None:
    code = open_room(group.base, public=True)["code"]
    for _ in range(2 * group.PROCESSES):
        assert code in [room["code"] for room in fetched(f"{group.base}/api/rooms")]


def test_two_people_play_to_the_end(group: ServerGroup) -> None:
    with playing(group.base, "Ana", "Ben", game="wildfire", seats=3, options={"rounds": 1}) as people:
        play_out(people)
        assert people[0].picture is not None
        for _ in range(group.PROCESSES):  # whichever process is asked
            played = em.verify(exported(group.base, people[0].room))
            assert played.winners() == people[0].picture["winners"]


def test_two_people_play_to_the_end_on_postgresql() -> None:
    with (
        running_postgres() as postgres,
        ServerGroup(postgres.fresh_database()) as group,
        playing(group.base, "Ana", "Ben", game="wildfire", seats=3, options={"rounds": 1}) as people,
    ):
        play_out(people)
        em.verify(exported(group.base, people[0].room))


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM], ids=["killed", "terminated"])
def test_the_end_of_another_process_disturbs_nobody(group: ServerGroup, how: signal.Signals) -> None:
    with playing(group.base, "Ana", "Ben", game="wildfire", seats=3, options={"rounds": 1}) as people:
        for _ in range(4):
            mover = next_mover(people)
            assert mover is not None
            make(mover, mover.moves[0])
        other = 1 - owner(people[0].code, group.PROCESSES)
        group.kill_worker(other, how)
        play_out(people)  # on the same connections
        group.wait_for_worker(other)
        em.verify(exported(group.base, people[0].room))


def test_who_comes_while_a_process_is_started_again_waits_and_is_served(group: ServerGroup) -> None:
    code = open_room(group.base)["code"]
    worker = OwningWorker(group, code)
    worker.kill()
    worker.start()  # it has begun to start, and takes a while
    assert fetched(f"{group.base}/api/rooms/{code}")["code"] == code


def test_who_says_nothing_or_nonsense_delays_nobody(group: ServerGroup) -> None:
    pids = dict(group.pids)
    said = [b"", b"G", b"\x16\x03\x01\x02\x00\x01", b"\r\n", b"GET /api/rooms/"]
    silent = [connect(group, words) for words in said * 8]
    for nonsense in (b"nonsense\r\n\r\n", b"\x00\xff\n\n", b"GET " + b"x" * 20_000, b"\n" * 20_000):
        garbage = connect(group, nonsense)
        garbage.shutdown(socket.SHUT_WR)
        with garbage:
            assert garbage.recv(4096).startswith(b"HTTP/1.1 400")
    with connect(group) as slow:
        slow.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for byte in ABOUT:
            slow.sendall(bytes([byte]))
        assert slow.recv(4096).startswith(b"HTTP/1.1 200")
    with playing(group.base, "Ana", "Ben") as people:
        mover = next_mover(people)
        assert mover is not None
        make(mover, mover.moves[0])
    assert len(silent) == len(said) * 8
    for connection in silent:
        connection.close()
    assert fetched(f"{group.base}/api/about")
    assert group.pids == pids


def test_with_the_parent_its_processes_end(tmp_path: Path) -> None:
    with ServerGroup(f"sqlite:///{tmp_path}/tables.db") as found:
        admission = open_room(found.base, play_now=True, seats=2)
        with Browser(found.base, admission["code"], admission["token"]).come() as ana:
            next_mover([ana])  # its bots think in processes of their own
            found.kill()  # waits until nothing that it has started runs
            assert ana.hear_out() == 1012
