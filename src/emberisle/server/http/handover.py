"""Handing accepted connections over to another process, through a pair of Unix sockets."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from typing import Final

CONNECTION: Final = b"c"
"""What travels with the descriptor of a connection."""
CLOSE_ON_EXEC: Final = getattr(socket, "MSG_CMSG_CLOEXEC", 0)


def possible() -> bool:
    """Whether this system can hand descriptors from one process to another."""
    return hasattr(socket, "send_fds")


def give(channel: socket.socket, connection: socket.socket) -> None:
    """Hand a connection over; raises ``BlockingIOError`` if too many wait already."""
    socket.send_fds(channel, [CONNECTION], [connection.fileno()])


def take(channel: socket.socket) -> Iterator[socket.socket]:
    """The connections that wait to be taken over; raises ``EOFError`` when none will ever come again."""
    while True:
        try:
            word, descriptors, _, _ = socket.recv_fds(channel, len(CONNECTION), 1, CLOSE_ON_EXEC)
        except BlockingIOError:
            return
        except ConnectionError:
            word, descriptors = b"", []
        if not word:
            raise EOFError("whoever handed connections over is gone")
        for descriptor in descriptors:
            connection = socket.socket(fileno=descriptor)
            connection.setblocking(False)
            yield connection


async def readable(source: socket.socket | int) -> None:
    """Wait until something can be read here, or until its other end is closed."""
    loop = asyncio.get_running_loop()
    ready = asyncio.Event()
    loop.add_reader(source, ready.set)
    try:
        await ready.wait()
    finally:
        loop.remove_reader(source)
