"""Connections that do a server harm: silent, slow, many; and ways to see what becomes of them."""

from __future__ import annotations

import select
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from urllib.parse import urlsplit

import httpx
import pytest

from tests.server.browser import PATIENCE, Browser, open_room

ATTACKER = "127.0.0.2"
"""Another address of this machine."""
POLLED = 0.02


def several_addresses() -> bool:
    """Whether this system has more loopback addresses than one, as Linux has."""
    with socket.socket() as probe:
        try:
            probe.bind((ATTACKER, 0))
        except OSError:
            return False
    return True


needs_addresses = pytest.mark.skipif(not several_addresses(), reason="127.0.0.2 is no address here")


def connect(base: str, said: bytes = b"", source: str = "127.0.0.1") -> socket.socket:
    parts = urlsplit(base)
    made = socket.create_connection((parts.hostname, parts.port), PATIENCE, (source, 0))
    with suppress(ConnectionError):  # closed at once
        made.sendall(said)
    return made


def closed(connection: socket.socket, trickle: bytes = b"") -> bool:
    """Whether the server closes this connection before our patience ends, for all that we send."""
    ends = time.monotonic() + PATIENCE
    try:
        while time.monotonic() < ends:
            readable, _, _ = select.select([connection], [], [], POLLED)
            if readable and not connection.recv(65536):
                return True
            if trickle:
                connection.send(trickle)
    except ConnectionError:
        return True
    return False


def still_open(connections: list[socket.socket]) -> int:
    """How many of these the server has not closed, and has told nothing."""
    watching = select.poll()
    for connection in connections:
        watching.register(connection, select.POLLIN)
    return len(connections) - len(watching.poll(0))


@contextmanager
def crowd(base: str, size: int, said: bytes, source: str = ATTACKER) -> Iterator[list[socket.socket]]:
    """So many connections of one attacker."""
    with ExitStack() as stack:
        yield [stack.enter_context(connect(base, said, source)) for _ in range(size)]


def newcomer_gets_in(base: str) -> bool:
    """Whether somebody can open a room now, and is welcomed there."""
    admission = open_room(base)
    with Browser(base, admission["code"], admission["token"]).come() as ana:
        return ana.room["stage"] == "lobby" and httpx.get(f"{base}/api/about").status_code == 200
