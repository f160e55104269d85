"""Handing accepted connections over to another process, through a pair of Unix sockets.

With each goes one end of a pipe, its tether: whoever holds the other end sees when the connection is
gone, however that came about.
"""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Iterator
from typing import Final

CONNECTION: Final = b"c"
"""What travels with the descriptor of a connection."""
CLOSE_ON_EXEC: Final = getattr(socket, "MSG_CMSG_CLOEXEC", 0)


def possible() -> bool:
    """Whether this system can hand descriptors from one process to another."""
    return hasattr(socket, "send_fds")


def give(channel: socket.socket, connection: socket.socket) -> int:
    """Hand a connection over, and keep our end of its tether; ``BlockingIOError`` if too many wait."""
    ours, theirs = os.pipe()
    try:
        socket.send_fds(channel, [CONNECTION], [connection.fileno(), theirs])
    except OSError:
        os.close(ours)
        raise
    finally:
        os.close(theirs)
    return ours


def take(channel: socket.socket) -> Iterator[tuple[socket.socket, int]]:
    """The connections that wait to be taken over, and their tethers, to be closed with them.

    Raises ``EOFError`` when none will ever come again.
    """
    while True:
        try:
            word, descriptors, _, _ = socket.recv_fds(channel, len(CONNECTION), 2, CLOSE_ON_EXEC)
        except BlockingIOError:
            return
        except ConnectionError:
            word, descriptors = b"", []
        if not word:
            raise EOFError("whoever handed connections over is gone")
        if len(descriptors) == 2:  # fewer if the system has no more for us
            connection = socket.socket(fileno=descriptors[0])
            connection.setblocking(False)
            yield connection, descriptors[1]
        else:
            for descriptor in descriptors:
                os.close(descriptor)


async def readable(source: socket.socket | int) -> None:
    """Wait until something can be read here, or until its other end is closed."""
    loop = asyncio.get_running_loop()
    ready = asyncio.Event()
    loop.add_reader(source, ready.set)
    try:
        await ready.wait()
    finally:
        loop.remove_reader(source)
