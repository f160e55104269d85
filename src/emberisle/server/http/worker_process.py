"""A worker process of several: a server that listens nowhere and takes over the connections of its rooms."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
import sys
from collections.abc import Callable
from functools import partial
from typing import Final

import uvicorn
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from emberisle.kernel.errors import EmberisleError
from emberisle.server.http import handover
from emberisle.server.http.connection_limits import ConnectionLimits
from emberisle.server.http.descriptors import ask_for_descriptors
from emberisle.server.http.guarded_protocols import GuardedHttp
from emberisle.server.http.logs import log_warnings
from emberisle.server.http.serving import AnnouncingServer, TableServer
from emberisle.server.settings import Settings
from emberisle.store.store import Store

READY: Final = b"r"
"""What a worker process says to its parent once it can take connections."""
CLOSE: Final = (b"connection", b"close")

logger = logging.getLogger(__name__)


def run_worker(settings: Settings, channel: socket.socket) -> None:
    """Serve the connections that come through this channel until its other end is closed."""
    log_warnings(settings.log)
    ask_for_descriptors()
    channel.setblocking(False)
    try:
        WorkerServer(settings, channel).run(lambda: _tell_ready(channel))
    except EmberisleError as error:
        logger.error("server process %d cannot serve: %s", settings.process, error)
        sys.exit(1)


def _tell_ready(channel: socket.socket) -> None:
    with contextlib.suppress(ConnectionError):  # told to stop already, as it will find out
        channel.send(READY)


class WorkerServer(TableServer):
    """A server for the connections that the router hands over."""

    def __init__(self, settings: Settings, channel: socket.socket) -> None:
        super().__init__(settings)
        self._channel = channel

    def _app(self, store: Store, signing_key: bytes) -> ASGIApp:
        return closing_connections(super()._app(store, signing_key))

    def _made(self, config: uvicorn.Config, started: Callable[[], None]) -> uvicorn.Server:
        return _TakingServer(config, started, self._limits, self._channel)


def closing_connections(app: ASGIApp) -> ASGIApp:
    """The same application, but every answer closes its connection: the next request is routed anew."""

    async def closing(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_last(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), CLOSE]
            await send(message)

        await app(scope, receive, send_last if scope["type"] == ScopeType.HTTP else send)

    return closing


class _TakingServer(AnnouncingServer):
    """Speaks HTTP as uvicorn does, on connections that somebody else accepted."""

    def __init__(
        self,
        config: uvicorn.Config,
        started: Callable[[], None],
        limits: ConnectionLimits,
        channel: socket.socket,
    ) -> None:
        super().__init__(config, started, limits)
        self._channel = channel
        self._taking: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        asyncio.get_running_loop().add_reader(self._channel, self._take)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop; connections that still wait in the channel are for the process that is started next."""
        asyncio.get_running_loop().remove_reader(self._channel)
        await super().shutdown(sockets)

    def _take(self) -> None:
        try:
            for connection, tether in handover.take(self._channel):
                task = asyncio.create_task(self._serve_connection(connection, tether))
                self._taking.add(task)
                task.add_done_callback(self._taking.discard)
        except EOFError:
            asyncio.get_running_loop().remove_reader(self._channel)
            self.should_exit = True

    async def _serve_connection(self, connection: socket.socket, tether: int) -> None:
        protocol = self._protocol()
        protocol.guard.gone = partial(os.close, tether)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, connection)
        except OSError:
            connection.close()  # whoever connected is gone
            os.close(tether)

    def _protocol(self) -> GuardedHttp:
        """What uvicorn makes for every connection that it accepts itself."""
        made = self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        assert isinstance(made, GuardedHttp)
        return made
