"""A server that runs for a test: in a thread of this process, on a free port, until the test is over."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from unittest.mock import patch

from emberisle.server.helper_process import end_with_server
from emberisle.server.http.serving import TableServer
from emberisle.server.settings import Settings
from emberisle.server.spare import processes

QUICK = Settings(
    bot_pause=0.0,
    grace=3600.0,
    workers=1,
    review_rollouts=500,
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
    simulations=(2000.0, 4000),
    spare=1,
    connections_of_one=4000,
)
"""Nobody waits for anything, and nobody is too fast."""


@contextmanager
def usual_priority() -> Iterator[None]:
    """Spare processes run as others do: where tests take all of the processor, they would stand still."""
    with patch.object(processes, "prepare_spare", end_with_server):
        yield


@contextmanager
def running(settings: Settings = QUICK, **changes: object) -> Iterator[str]:
    """The address of a server with these settings."""
    chosen = replace(settings, **changes)  # type: ignore[arg-type]
    listening = socket.create_server(("127.0.0.1", 0))
    server = TableServer(chosen, listening)
    started = threading.Event()
    thread = threading.Thread(target=server.run, args=(started.set,), daemon=True)
    with usual_priority():
        thread.start()
        assert started.wait(60), "the server did not start"
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.stop()
        thread.join(30)
        listening.close()
    assert not thread.is_alive(), "the server did not stop"
