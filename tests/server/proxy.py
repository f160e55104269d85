"""A small proxy before a server: it adds who asks to X-Forwarded-For, as nginx and Caddy do."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from urllib.parse import urlsplit

from tests.server.browser import PATIENCE

CHUNK = 65536


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(CHUNK):
            writer.write(data)
            await writer.drain()
        writer.close()


class Proxy:
    """Passes each connection on to the server, with what it adds to the head of its one request."""

    def __init__(self, base: str, scheme: str) -> None:
        self._server, self._scheme = urlsplit(base), scheme

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there: asyncio.StreamWriter | None = None
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            back, there = await asyncio.open_connection(self._server.hostname, self._server.port)
            client = writer.get_extra_info("peername")[0]
            added = f"X-Forwarded-For: {client}\r\nX-Forwarded-Proto: {self._scheme}\r\n"
            if b"upgrade: websocket" not in head.lower():
                added += "Connection: close\r\n"
            there.write(head[:-2] + added.encode() + b"\r\n")
            await asyncio.gather(_pump(reader, there), _pump(back, writer))
        except (OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
            pass  # one of them is gone, or the test is over
        finally:
            for end in (writer, there):
                if end is not None:
                    end.transport.abort()


@contextmanager
def proxied(base: str, scheme: str = "https") -> Iterator[str]:
    """The address of a proxy before this server; it says that it was asked by this scheme."""
    started: queue.Queue[tuple[int, Callable[[], object]]] = queue.Queue()

    async def serve() -> None:
        stopped, loop = asyncio.Event(), asyncio.get_running_loop()
        server = await asyncio.start_server(Proxy(base, scheme).serve, "127.0.0.1", 0)
        stop = partial(loop.call_soon_threadsafe, stopped.set)
        started.put((server.sockets[0].getsockname()[1], stop))
        await stopped.wait()
        server.close()

    thread = threading.Thread(target=asyncio.run, args=(serve(),), daemon=True)
    thread.start()
    port, stop = started.get(timeout=PATIENCE)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        stop()
        thread.join(PATIENCE)
