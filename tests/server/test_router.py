"""The router: which process a connection goes to, and what becomes of those that say too little."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest

from emberisle.server.http import handover, router
from emberisle.server.http.connection_limits import BUSY
from emberisle.server.http.process_group import PAUSES, STEADY_SECONDS, divided, next_pause
from emberisle.server.http.router import Router, room_code, takers
from emberisle.server.settings import Settings
from emberisle.server.sharding import owner

HEAD = b"GET /api/rooms/ABCDEFGH HTTP/1.1\r\n\r\n"
ASKED = b"GET /api/rooms/ABCDEFGH HTTP/1.1\r\nHost: here\r\n\r\n{}"
PROCESSES = 3


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"GET /api/rooms/ABCDEFGH HTTP/1.1\r", "ABCDEFGH"),
        (b"POST /api/rooms/abcdefgh/people HTTP/1.1\r", "abcdefgh"),
        (b"GET /api/rooms/ABCDEFGH/ws?x=/api/rooms/OTHER HTTP/1.1\r", "ABCDEFGH"),
        (b"GET //api//rooms/%41BCDEFGH/ HTTP/1.1\r", "ABCDEFGH"),
        (b"GET /api%2Frooms%2FABCDEFGH HTTP/1.1\r", "ABCDEFGH"),
        (b"GET /api/rooms HTTP/1.1\r", None),
        (b"GET /api/rooms/ HTTP/1.1\r", None),
        (b"GET /room/ABCDEFGH HTTP/1.1\r", None),
        (b"GET / HTTP/1.1\r", None),
        (b"GET", None),
        (b"", None),
        (b"\x16\x03\x01 \xff\xfe \x00", None),
    ],
)
def test_the_room_is_found_in_the_request_line_as_the_routes_find_it(line: bytes, code: str | None) -> None:
    assert room_code(line) == code


def test_only_its_owner_takes_what_is_about_a_room_and_one_process_all_spare_work() -> None:
    assert takers(b"GET /api/rooms/ZZZZZZZZ/ws HTTP/1.1", 4, 3) == [owner("ZZZZZZZZ", 4)] == [1]
    for line in (b"POST /api/spare/workbench HTTP/1.1", b"GET //api/spare/anything?x=1 HTTP/1.1"):
        assert {tuple(takers(line, 4, turn)) for turn in range(4)} == {(0,)}
    assert takers(b"GET /api/games HTTP/1.1", 4, 3) == [3, 0, 1, 2]


def test_the_owner_of_a_room_is_the_same_in_every_run() -> None:
    assert [owner(code, 4) for code in ("ABCDEFGH", "abcdefgh", "ZZZZZZZZ")] == [0, 0, 1]
    assert {owner(f"ROOM{number}", 4) for number in range(100)} == {0, 1, 2, 3}
    assert owner("ABCDEFGH", 1) == 0


class Network:
    """A router with channels to processes that this test plays, and connections to it."""

    def __init__(self, settings: Settings) -> None:
        pairs = [socket.socketpair() for _ in range(PROCESSES)]
        self.near, self.far = [near for near, _ in pairs], [far for _, far in pairs]
        for end in (*self.near, *self.far):
            end.setblocking(False)
        self.router = Router(self.near, settings)
        self.opened: list[socket.socket] = []
        self.tethers: list[int] = []

    def connect(self, first: bytes = b"", address: str = "") -> socket.socket:
        """A client's end of a connection that the router has accepted."""
        client, accepted = socket.socketpair()
        for end in (client, accepted):
            end.setblocking(False)
        client.send(first)
        self.router.take(accepted, address)
        self.opened.append(client)
        return client

    async def arrived(self, process: int) -> socket.socket:
        """The next connection at this process."""
        await handover.readable(self.far[process])
        connection, tether = next(handover.take(self.far[process]))
        self.opened.append(connection)
        self.tethers.append(tether)
        return connection

    async def hand_over(self, address: str, count: int) -> list[int]:
        """Connections of this address that a process has taken over; what each of them is tied to."""
        before = len(self.tethers)
        for _ in range(count):
            self.connect(HEAD, address)
            await self.arrived(owner("ABCDEFGH", PROCESSES))
        return self.tethers[before:]

    def end(self, tether: int) -> None:
        """A connection is gone at its process."""
        self.tethers.remove(tether)
        os.close(tether)

    def close(self) -> None:
        self.router.stop()
        for tether in self.tethers:
            os.close(tether)
        for end in (*self.near, *self.far, *self.opened):
            end.close()


def with_network(test: Callable[[Network], Awaitable[None]], **limits: Any) -> None:
    async def run() -> None:
        network = Network(replace(Settings(request_seconds=60.0), **limits))
        try:
            async with asyncio.timeout(60):
                await test(network)
        finally:
            network.close()

    asyncio.run(run())


async def heard(client: socket.socket) -> bytes:
    return await asyncio.get_running_loop().sock_recv(client, 1024)


def test_a_process_gets_the_connections_of_its_rooms_with_nothing_taken_out() -> None:
    async def test(network: Network) -> None:
        for _ in range(3):
            client = network.connect(ASKED)
            connection = await network.arrived(owner("ABCDEFGH", PROCESSES))
            assert await heard(connection) == ASKED
            connection.send(b"hello")
            assert await heard(client) == b"hello"

    with_network(test)


def test_other_connections_go_to_the_processes_in_turn() -> None:
    async def test(network: Network) -> None:
        for process in (0, 1, 2, 0, 1, 2):
            network.connect(b"GET / HTTP/1.1\r\n\r\n")
            await network.arrived(process)

    with_network(test)


def test_a_head_may_come_in_parts_while_others_are_served() -> None:
    async def test(network: Network) -> None:
        slow = network.connect(HEAD[:5])
        network.connect(b"GET / HTTP/1.1\r\n\r\n")
        await network.arrived(0)
        slow.send(HEAD[5:])
        assert await heard(await network.arrived(owner("ABCDEFGH", PROCESSES))) == HEAD

    with_network(test)


@pytest.mark.parametrize(
    "first",
    [b"", b"GET /api", b"GET / HTTP/1.1\r\nHost: here\r\n"],
    ids=["nothing", "half a line", "half a head"],
)
def test_who_does_not_send_a_head_in_time_is_let_go(first: bytes) -> None:
    async def test(network: Network) -> None:
        client = network.connect(first)
        with contextlib.suppress(ConnectionResetError):
            assert await heard(client) == b""

    with_network(test, request_seconds=0.05)


def test_of_too_many_silent_connections_the_oldest_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(router, "MOST_WAITING", 2)

    async def test(network: Network) -> None:
        oldest, *others = [network.connect() for _ in range(3)]
        assert await heard(oldest) == b""
        for client in others:
            client.send(HEAD)
            assert await heard(await network.arrived(owner("ABCDEFGH", PROCESSES))) == HEAD

    with_network(test)


def test_what_is_too_long_for_a_head_is_left_to_a_process() -> None:
    async def test(network: Network) -> None:
        network.connect(b"x" * router.LONGEST_HEAD)
        await network.arrived(0)

    with_network(test)


def test_when_too_many_wait_for_a_process_others_are_told_and_the_rest_go_on() -> None:
    async def test(network: Network) -> None:
        for channel in network.near:
            channel.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 1)
        busy = owner("ABCDEFGH", PROCESSES)
        refused = b""
        while not refused:
            client = network.connect(HEAD)
            while network.router.waiting:
                await asyncio.sleep(0)
            with contextlib.suppress(BlockingIOError):  # which waits for the process
                refused = client.recv(1024)
        assert refused == BUSY
        for _ in range(PROCESSES):
            network.connect(b"GET / HTTP/1.1\r\n\r\n")
        for process in range(PROCESSES):
            if process != busy:
                await network.arrived(process)

    with_network(test)


def test_a_client_has_so_many_connections_at_all_processes_together() -> None:
    async def test(network: Network) -> None:
        there = await network.hand_over("192.0.2.1", 2)
        refused = network.connect(HEAD, "192.0.2.1")
        assert await heard(refused) == BUSY
        await network.hand_over("192.0.2.2", 1)
        network.end(there[0])
        while network.router.counted == 3:
            await asyncio.sleep(0)
        await network.hand_over("192.0.2.1", 1)

    with_network(test, connections_of_one=2)


def test_behind_a_proxy_each_of_its_clients_is_counted() -> None:
    async def test(network: Network) -> None:
        asked = HEAD[:-2] + b"X-Forwarded-For: 192.0.2.7\r\n\r\n"
        for _ in range(2):
            network.connect(asked, "10.0.0.1")
            await network.arrived(owner("ABCDEFGH", PROCESSES))
        assert await heard(network.connect(asked, "10.0.0.1")) == BUSY
        network.connect(asked.replace(b"2.7", b"2.8"), "10.0.0.1")
        await network.arrived(owner("ABCDEFGH", PROCESSES))

    with_network(test, connections_of_one=2, trusted_proxies=("10.0.0.0/8",))


def test_the_silent_make_room_for_those_of_the_same_address_who_ask() -> None:
    async def test(network: Network) -> None:
        oldest, _ = [network.connect(b"", "192.0.2.1") for _ in range(2)]
        await asyncio.sleep(0)
        await network.hand_over("192.0.2.1", 1)
        assert await heard(oldest) == b""

    with_network(test, connections_of_one=2)


# -- the processes themselves


def test_each_process_has_its_place_its_name_and_its_share_of_the_bots() -> None:
    shares = divided(Settings("sqlite:///tables.db", workers=5), 3)
    assert [(one.process, one.processes, one.holder, one.workers) for one in shares] == [
        (0, 3, "process-0", 2),
        (1, 3, "process-1", 2),
        (2, 3, "process-2", 1),
    ]
    assert [one.workers for one in divided(Settings("sqlite:///tables.db", workers=1), 2)] == [1, 1]


def test_on_a_database_of_several_machines_no_two_have_the_same_name() -> None:
    names = [one.holder for _ in range(2) for one in divided(Settings("postgresql://here/tables"), 2)]
    assert len(set(names)) == 4


def test_what_keeps_dying_is_started_again_ever_more_slowly() -> None:
    first, most = PAUSES
    assert next_pause(0.0, lived=0.0) == first < 1
    assert next_pause(first, lived=0.0) == 2 * first
    assert next_pause(most, lived=0.0) == most
    assert next_pause(most, lived=STEADY_SECONDS + 1) == first
