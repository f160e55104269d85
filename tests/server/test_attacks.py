"""Attacks over the network: whoever is silent, slow or too many does not keep others out."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from tests.server.attacks import (
    ATTACKER,
    closed,
    connect,
    crowd,
    needs_addresses,
    newcomer_gets_in,
    still_open,
)
from tests.server.browser import Browser, open_room
from tests.server.running import running
from tests.server.test_serve_command import serving

GET = b"GET /api/about HTTP/1.1\r\nHost: here\r\n"
POST = b"POST /api/rooms HTTP/1.1\r\nHost: here\r\nContent-Length: 500\r\n\r\n"
USUAL_MOST_OF_ONE = 200


def upgrade(code: str) -> bytes:
    """What begins the WebSocket of a room."""
    return (
        f"GET /api/rooms/{code}/ws HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()


@pytest.fixture(scope="module")
def impatient() -> Iterator[str]:
    """A server that waits for nobody."""
    with running(request_seconds=0.3, unread_seconds=0.3, hello=0.3) as base:
        yield base


@pytest.mark.parametrize(
    ("said", "trickle"),
    [
        (b"", b""),
        (b"GET /api", b""),
        (GET, b""),
        (GET, b"X-Slow: 1\r\n"),
        (POST, b""),
        (POST, b"{"),
        (GET + b"\r\n" + GET, b"X-Slow: 1\r\n"),
    ],
    ids=["silent", "half a line", "half a head", "slow head", "no body", "slow body", "slow second"],
)
def test_a_request_that_does_not_end_is_closed(impatient: str, said: bytes, trickle: bytes) -> None:
    with connect(impatient, said) as attacker:
        assert closed(attacker, trickle)


def test_a_websocket_that_never_says_hello_is_closed(impatient: str) -> None:
    code = open_room(impatient)["code"]
    with connect(impatient, upgrade(code)) as attacker:
        assert attacker.recv(4096).startswith(b"HTTP/1.1 101")
        assert closed(attacker)


def test_a_websocket_that_says_half_a_message_for_ever_is_closed(impatient: str) -> None:
    code = open_room(impatient)["code"]
    with connect(impatient, upgrade(code)) as attacker:
        assert attacker.recv(4096).startswith(b"HTTP/1.1 101")
        attacker.sendall(b"\x81\xfe\x3f\xff\x00\x00\x00\x00")  # a text of 16,383 bytes begins
        assert closed(attacker, trickle=b" ")


def test_patience_is_for_each_request_anew(impatient: str) -> None:
    with httpx.Client(base_url=impatient) as client, Browser(impatient, open_room(impatient)["code"]) as ana:
        ana.come()
        for _ in range(5):
            assert client.get("/api/about").status_code == 200
            assert ana.ask("ping")["type"] == "pong"


# -- many


@needs_addresses
def test_one_address_has_only_so_many_connections() -> None:
    with running(connections_of_one=3) as base, ExitStack() as stack:
        code = open_room(base)["code"]
        for _ in range(3):
            stack.enter_context(Browser(base, code)).come()
        with connect(base, GET + b"\r\n") as one_more:
            assert one_more.recv(4096).startswith(b"HTTP/1.1 503")
        with connect(base, GET + b"\r\n", ATTACKER) as another:
            assert another.recv(4096).startswith(b"HTTP/1.1 200")


def test_a_connection_that_ended_makes_room() -> None:
    with running(connections_of_one=2) as base:
        code = open_room(base)["code"]
        for _ in range(5):
            with Browser(base, code).come(), connect(base, GET + b"Connection: close\r\n\r\n") as asking:
                assert asking.recv(4096).startswith(b"HTTP/1.1 200")
                assert closed(asking)


def test_the_silent_of_an_address_make_room_for_those_who_ask() -> None:
    with running(connections_of_one=5) as base, crowd(base, 20, b"", "127.0.0.1") as silent:
        assert newcomer_gets_in(base)
        assert still_open(silent) <= 5


@needs_addresses
@pytest.mark.parametrize("said", [b"", GET, upgrade("NOSUCHROOM")], ids=["silent", "half a head", "no hello"])
@pytest.mark.parametrize(
    ("arguments", "size"),
    [
        ((), 300),
        pytest.param(("--processes", "2"), 300, marks=pytest.mark.slow),
        pytest.param((), 1000, marks=pytest.mark.thorough),
        pytest.param(("--processes", "2"), 1000, marks=pytest.mark.thorough),
    ],
    ids=["one process", "two processes", "one process, a thousand", "two processes, a thousand"],
)
def test_newcomers_get_in_while_an_attacker_holds_many_connections(
    tmp_path: Path, arguments: tuple[str, ...], size: int, said: bytes
) -> None:
    command = ("serve", "--no-browser", "--port", "0", *arguments)
    with serving(tmp_path, *command) as (_, base), crowd(base, size, said) as attackers:
        assert newcomer_gets_in(base)
        assert still_open(attackers) <= USUAL_MOST_OF_ONE


@needs_addresses
def test_when_there_is_room_for_nobody_the_largest_crowd_makes_some() -> None:
    with running(connections=30) as base, crowd(base, 60, b"") as attackers:
        assert newcomer_gets_in(base)
        assert still_open(attackers) <= 30
