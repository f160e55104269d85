"""Serving: the server with its store, from the first connection until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import gc
import socket
import threading
from collections.abc import Callable
from typing import Any, Final

import uvicorn
from litestar.types import ASGIApp

from emberisle.server.http.app import make_app
from emberisle.server.http.connection_limits import ConnectionLimits
from emberisle.server.http.guarded_protocols import Guard, GuardedHttp
from emberisle.server.http.real_clients import RealClients
from emberisle.server.settings import Settings
from emberisle.store.store import Store, open_store

M_ARENA_MAX: Final = -8
"""The parameter of glibc's ``mallopt`` for how many heaps there may be."""
RARELY: Final = (20_000, 20, 20)
"""Thresholds of the garbage collector: matches leave hardly any garbage."""


class TableServer:
    """A server on sockets that listen already."""

    def __init__(self, settings: Settings, *listening: socket.socket) -> None:
        self._settings = settings
        self._listening = listening
        self._limits = ConnectionLimits(settings)
        self._server: uvicorn.Server | None = None
        self._stopped = False

    def run(self, started: Callable[[], None] = lambda: None) -> None:
        """Serve until ``stop``, or until the process is interrupted."""
        _share_free_memory()
        with asyncio.Runner(loop_factory=uvicorn.Config("", log_config=None).get_loop_factory()) as runner:
            store = runner.run(open_store(self._settings.database))
            if threading.current_thread() is threading.main_thread():
                _leave_modules_alone()
            try:
                runner.run(self._serve(store, started))
            finally:
                runner.run(store.close())

    def stop(self) -> None:
        """Close all connections and end; may be called from any thread."""
        self._stopped = True
        if self._server is not None:
            self._server.should_exit = True

    async def _serve(self, store: Store, started: Callable[[], None]) -> None:
        config = uvicorn.Config(
            self._app(store, await store.signing_key()),
            http=self._protocol,  # type: ignore[arg-type]
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,  # RealClients reads them, and believes nobody by default
            ws_max_size=4 * self._settings.largest_message,
            ws_per_message_deflate=False,  # messages are small, and each connection would keep its own window
            timeout_graceful_shutdown=3,
        )
        self._server = self._made(config, started)
        self._server.should_exit = self._stopped
        await self._server.serve(list(self._listening))

    def _app(self, store: Store, signing_key: bytes) -> ASGIApp:
        return RealClients(make_app(self._settings, store, signing_key, self._limits), self._settings)

    def _made(self, config: uvicorn.Config, started: Callable[[], None]) -> uvicorn.Server:
        return AnnouncingServer(config, started, self._limits)

    def _protocol(self, **uvicorn: Any) -> GuardedHttp:
        """What speaks HTTP on one connection."""
        return GuardedHttp(guard=Guard(self._limits, self._settings), **uvicorn)


def _share_free_memory() -> None:
    """Have all threads take memory from one heap, as only one of them runs at a time; where glibc is used.

    Otherwise each has a heap of its own, and keeps what is free there from the others.
    """
    with contextlib.suppress(AttributeError, OSError, TypeError):  # what other systems lack
        ctypes.CDLL(None).mallopt(M_ARENA_MAX, 1)


def _leave_modules_alone() -> None:
    """Keep the garbage collector from scanning all loaded modules again and again while players wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RARELY)


class AnnouncingServer(uvicorn.Server):
    """A server that says when it has started, and ends connections that keep it waiting."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None], limits: ConnectionLimits) -> None:
        super().__init__(config)
        self._announce = started
        self._connection_limits = limits

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._announce()

    async def on_tick(self, counter: int) -> bool:
        self._connection_limits.cut_overdue()
        return await super().on_tick(counter)
