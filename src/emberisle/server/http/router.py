"""The router: looks at the first line of a connection and hands it over to the process that owns the room.

It reads with MSG_PEEK and takes nothing, so the worker process finds the request as it was sent, and it
has nothing more to do with a connection once that is handed over.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import socket
from collections.abc import Sequence
from typing import Final, NoReturn
from urllib.parse import unquote

from emberisle.server.http import handover
from emberisle.server.sharding import owner

LONGEST_LINE: Final = 8 * 1024
SECONDS_FOR_LINE: Final = 10.0
"""A connection that has not sent its first line by then is closed."""
LOOK_AGAIN: Final = (0.01, 0.5)
"""Seconds until half a line is looked at again: at first, and at most."""
MOST_WAITING: Final = 512
"""How many connections may be silent at once; one more, and the oldest of them is closed."""
NO_DESCRIPTORS_SECONDS: Final = 0.1
BUSY: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 1\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
)
ROOMS: Final = ["api", "rooms"]

logger = logging.getLogger(__name__)


def room_code(line: bytes) -> str | None:
    """The code of the room that a request line asks for, if it asks for one."""
    words = line.split(b" ")
    target = words[1] if len(words) > 1 else b""
    path = unquote(target.partition(b"?")[0].decode("ascii", "replace"))
    parts = [part for part in path.split("/") if part]
    return parts[2] if parts[:2] == ROOMS and len(parts) > 2 else None


async def peeked_line(connection: socket.socket) -> bytes | None:
    """The first line of a connection, which stays there to be read; none if it is closed before."""
    await handover.readable(connection)
    pause, longest = LOOK_AGAIN
    while True:
        seen = connection.recv(LONGEST_LINE, socket.MSG_PEEK)
        line, ended, _ = seen.lstrip(b"\r\n").partition(b"\n")
        if not seen:
            return None
        if ended or len(seen) == LONGEST_LINE:
            return line
        await asyncio.sleep(pause)
        pause = min(2 * pause, longest)


class Router:
    """Accepts connections and hands each over to one of the worker processes, through its channel."""

    def __init__(self, channels: Sequence[socket.socket], seconds: float = SECONDS_FOR_LINE) -> None:
        self._channels = channels
        self._seconds = seconds
        self._turns = itertools.cycle(range(len(channels)))
        self._waiting: dict[asyncio.Task[None], socket.socket] = {}

    @property
    def waiting(self) -> int:
        """How many connections have not been handed over yet."""
        return len(self._waiting)

    async def serve(self, listening: socket.socket) -> NoReturn:
        """Route until cancelled."""
        listening.setblocking(False)
        loop = asyncio.get_running_loop()
        try:
            while True:
                try:
                    connection, _ = await loop.sock_accept(listening)
                except OSError as error:
                    logger.warning("a connection could not be accepted: %s", error)
                    await asyncio.sleep(NO_DESCRIPTORS_SECONDS)
                else:
                    self.take(connection)
        finally:
            for task in list(self._waiting):
                task.cancel()

    def take(self, connection: socket.socket) -> None:
        """Route one connection; our own copy of it is closed in any case."""
        if len(self._waiting) >= MOST_WAITING:
            next(iter(self._waiting)).cancel()
        task = asyncio.create_task(self._route(connection))
        self._waiting[task] = connection
        task.add_done_callback(self._routed)

    async def _route(self, connection: socket.socket) -> None:
        with contextlib.suppress(OSError):  # TimeoutError is one too: whoever is silent or gone is let go
            async with asyncio.timeout(self._seconds):
                line = await peeked_line(connection)
            if line is not None:
                self._hand_over(connection, line)

    def _hand_over(self, connection: socket.socket, line: bytes) -> None:
        """Give the connection to the owner of its room; where there is none, to whoever can take it."""
        code, processes = room_code(line), len(self._channels)
        first = next(self._turns) if code is None else owner(code, processes)
        for process in range(first, first + (processes if code is None else 1)):
            with contextlib.suppress(BlockingIOError):
                handover.give(self._channels[process % processes], connection)
                return
        connection.send(BUSY)

    def _routed(self, task: asyncio.Task[None]) -> None:
        self._waiting.pop(task).close()
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("a connection could not be routed", exc_info=error)
