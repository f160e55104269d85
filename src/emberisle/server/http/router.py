"""The router: looks at the head of a request and hands its connection over to the process that owns the room.

It reads with MSG_PEEK and takes nothing, so the worker process finds the request as it was sent. When a
connection that was handed over is gone it is told, as it counts those of each client for all processes.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import os
import socket
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NoReturn
from urllib.parse import unquote

from emberisle.server.http import handover
from emberisle.server.http.connection_limits import BUSY, ConnectionLimits, OpenConnection
from emberisle.server.http.proxies import TrustedProxies
from emberisle.server.settings import Settings
from emberisle.server.sharding import SPARE, owner

LONGEST_HEAD: Final = 16 * 1024
LOOK_AGAIN: Final = (0.01, 0.5)
"""Seconds until half a head is looked at again: at first, and at most."""
MOST_WAITING: Final = 512
"""How many connections may be silent at once; one more, and the oldest of them is closed."""
NO_DESCRIPTORS_SECONDS: Final = 0.1
ROOMS: Final = ["api", "rooms"]
SPARE_WORK: Final = ["api", "spare"]
"""Where all addresses begin that have to do with work in spare processes."""

logger = logging.getLogger(__name__)


def room_code(line: bytes) -> str | None:
    """The code of the room that a request line asks for, if it asks for one."""
    parts = _path(line)
    return parts[2] if parts[:2] == ROOMS and len(parts) > 2 else None


def takers(line: bytes, processes: int, turn: int) -> list[int]:
    """The processes that may take this request, the first that can: the owner of its room, or anybody."""
    code = room_code(line)
    if code is not None:
        return [owner(code, processes)]
    if _path(line)[:2] == SPARE_WORK:
        return [SPARE]
    return [process % processes for process in range(turn, turn + processes)]


def _path(line: bytes) -> list[str]:
    words = line.split(b" ")
    target = words[1] if len(words) > 1 else b""
    path = unquote(target.partition(b"?")[0].decode("ascii", "replace"))
    return [part for part in path.split("/") if part]


def headers_of(head: bytes) -> list[tuple[bytes, bytes]]:
    """The headers of a request, for those who look for some of them."""
    parts = [line.partition(b":") for line in head.split(b"\n")[1:]]
    return [(name.strip().lower(), value.strip()) for name, _, value in parts]


async def peeked_head(connection: socket.socket) -> bytes | None:
    """The head of the request on a connection, which stays there to be read; none if it is closed before."""
    await handover.readable(connection)
    pause, longest = LOOK_AGAIN
    while True:
        seen = connection.recv(LONGEST_HEAD, socket.MSG_PEEK)
        head, ended, _ = seen.replace(b"\r\n", b"\n").lstrip(b"\n").partition(b"\n\n")
        if not seen:
            return None
        if ended or len(seen) == LONGEST_HEAD:
            return head
        await asyncio.sleep(pause)
        pause = min(2 * pause, longest)


class _Waiting:
    """A connection that has not been handed over yet, and can be let go."""

    def __init__(self, task: asyncio.Task[None]) -> None:
        self._task = task

    def abort(self) -> None:
        self._task.cancel()

    def is_closing(self) -> bool:
        return self._task.done()


class Router:
    """Accepts connections and hands each over to one of the worker processes, through its channel."""

    def __init__(self, channels: Sequence[socket.socket], settings: Settings) -> None:
        self._channels = channels
        self._seconds = settings.request_seconds
        self._turns = itertools.cycle(range(len(channels)))
        self._waiting: dict[asyncio.Task[None], socket.socket] = {}
        self._limits = ConnectionLimits(replace(settings, connections=settings.connections * len(channels)))
        self._proxies = TrustedProxies(settings.trusted_proxies)
        self._tethers: set[int] = set()

    @property
    def waiting(self) -> int:
        """How many connections have not been handed over yet."""
        return len(self._waiting)

    @property
    def counted(self) -> int:
        """How many connections there are, at all processes and here."""
        return len(self._limits)

    async def serve(self, listening: socket.socket) -> NoReturn:
        """Route until cancelled."""
        listening.setblocking(False)
        loop = asyncio.get_running_loop()
        try:
            while True:
                try:
                    connection, address = await loop.sock_accept(listening)
                except OSError as error:
                    logger.warning("a connection could not be accepted: %s", error)
                    await asyncio.sleep(NO_DESCRIPTORS_SECONDS)
                else:
                    self.take(connection, address[0])
        finally:
            self.stop()

    def stop(self) -> None:
        """Let go of everybody who waits, and of all tethers."""
        for task in list(self._waiting):
            task.cancel()
        for tether in list(self._tethers):
            self._untie(tether)

    def take(self, connection: socket.socket, address: str = "") -> None:
        """Route one connection; our own copy of it is closed in any case."""
        if len(self._waiting) >= MOST_WAITING:
            next(iter(self._waiting)).cancel()
        task = asyncio.create_task(self._route(connection, address))
        self._waiting[task] = connection
        task.add_done_callback(self._routed)

    async def _route(self, connection: socket.socket, address: str) -> None:
        task = asyncio.current_task()
        assert task is not None
        counted = self._limits.opened(address, _Waiting(task))
        with contextlib.suppress(OSError):  # TimeoutError is one too: whoever is silent or gone is let go
            if not self._limits.admit(counted):
                connection.send(BUSY)
                return
            try:
                async with asyncio.timeout(self._seconds):
                    head = await peeked_head(connection)
            finally:
                self._limits.forget(counted)
            if head is not None:
                client = self._proxies.client(address, headers_of(head))
                self._count_and_hand_over(connection, head, OpenConnection(client, _Waiting(task)))

    def _count_and_hand_over(self, connection: socket.socket, head: bytes, counted: OpenConnection) -> None:
        """Give the connection to a process, if its client does not have too many already."""
        counted.silent = False
        tether = self._hand_over(connection, head) if self._limits.admit(counted) else None
        if tether is None:
            self._limits.forget(counted)
            connection.send(BUSY)
        else:
            self._tethers.add(tether)
            asyncio.get_running_loop().add_reader(tether, self._gone, tether, counted)

    def _hand_over(self, connection: socket.socket, head: bytes) -> int | None:
        """Give the connection to the first of those who may take it that can."""
        for process in takers(head.partition(b"\n")[0], len(self._channels), next(self._turns)):
            with contextlib.suppress(BlockingIOError):
                return handover.give(self._channels[process], connection)
        return None

    def _gone(self, tether: int, counted: OpenConnection) -> None:
        """A connection that was handed over is no more."""
        self._untie(tether)
        self._limits.forget(counted)

    def _untie(self, tether: int) -> None:
        asyncio.get_running_loop().remove_reader(tether)
        os.close(tether)
        self._tethers.discard(tether)

    def _routed(self, task: asyncio.Task[None]) -> None:
        self._waiting.pop(task).close()
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("a connection could not be routed", exc_info=error)
