"""A server that runs for a test: in a thread of this process, on a free port, until the test is over."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from emberisle.server.http.serving import TableServer
from emberisle.server.settings import Settings

QUICK = Settings(
    bot_pause=0.0,
    grace=3600.0,
    workers=1,
    lease=1.0,
    requests=(2000.0, 4000),
    acts=(2000.0, 4000),
    chats=(2000.0, 4000),
    looks=(2000.0, 4000),
    crowd=(2000.0, 4000),
    openings=(2000.0, 4000),
    arrivals=(2000.0, 4000),
    lookups=(2000.0, 4000),
    hints=(2000.0, 4000),
    hints_at_once=4000,
    connections_of_one=4000,
)
"""Nobody waits for anything, and nobody is too fast."""


@contextmanager
def running(settings: Settings = QUICK, **changes: object) -> Iterator[str]:
    """The address of a server with these settings."""
    chosen = replace(settings, **changes)  # type: ignore[arg-type]
    listening = socket.create_server(("127.0.0.1", 0))
    server = TableServer(chosen, listening)
    started = threading.Event()
    thread = threading.Thread(target=server.run, args=(started.set,), daemon=True)
    thread.start()
    assert started.wait(60), "the server did not start"
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.stop()
        thread.join(30)
        listening.close()
    assert not thread.is_alive(), "the server did not stop"
