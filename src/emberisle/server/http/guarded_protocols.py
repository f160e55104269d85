"""HTTP and WebSockets as uvicorn speaks them, on connections that are counted and may not stay silent."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from emberisle.server.http.connection_limits import ConnectionLimits, refuse
from emberisle.server.settings import Settings

MOST_UNANSWERED: Final = 4
"""So many messages of a WebSocket may wait for an answer while more are read."""
TEXT: Final = 0x81
"""The first byte of a text message in a single frame."""


class Guard:
    """What both protocols of a connection need to know of it."""

    def __init__(self, limits: ConnectionLimits, settings: Settings) -> None:
        self.limits = limits
        self.settings = settings
        self.gone: Callable[[], None] | None = None
        """Called when the connection is gone."""

    def made(self, transport: asyncio.Transport) -> bool:
        """Whether there is room for this connection."""
        peer = transport.get_extra_info("peername")
        self.open = self.limits.opened(str(peer[0]) if peer else "", transport)
        self.open.wait(self.settings.request_seconds)
        return self.limits.admit(self.open)

    def lost(self) -> None:
        self.limits.forget(self.open)
        if self.gone is not None:
            self.gone()

    def wait_for_reading(self) -> None:
        """Whoever does not read what is sent to him may keep us waiting only for so long."""
        self.open.wait(self.settings.unread_seconds)


class GuardedHttp(H11Protocol):
    """Requests have to be there whole in time, and answers have to be read."""

    def __init__(self, *, guard: Guard, **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        self.guard = guard
        self.ws_protocol_class = partial(GuardedWebSocket, guard=guard)  # type: ignore[assignment]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if not self.guard.made(transport):
            refuse(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.guard.lost()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def _look(self) -> None:
        """See whether we wait for the client now, or the client for us."""
        if self.transport.get_protocol() is not self:
            return  # it is a WebSocket now
        connection, cycle = self.guard.open, self.cycle
        silent = cycle is None or cycle.response_complete or cycle.more_body
        if silent and not connection.silent:
            self._wait()
        elif not silent and connection.silent:
            connection.go_on()
        connection.silent = silent

    def _wait(self) -> None:
        """Wait for the next request, or for the rest of the answer to be read."""
        if self.transport.get_write_buffer_size():
            self.guard.wait_for_reading()
        else:
            self.guard.open.wait(self.guard.settings.request_seconds)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.guard.wait_for_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.guard.open.silent:
            self.guard.open.go_on()


class GuardedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket is silent until it has said something; later uvicorn's pings find out who is gone.

    Calls of the system cost as much as a short message takes to make. So messages that are sent one right
    after the other go out together, and reading does not stop after every message.
    """

    def __init__(self, *, guard: Guard, **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        self.guard = guard
        self.close_timeout = guard.settings.request_seconds
        self._unsent: list[bytes] = []

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.guard.open.go_on()  # for as long as the application waits for a hello

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.guard.lost()

    async def send(self, message: Any) -> None:
        if message["type"] != "websocket.send" or not self.handshake_complete or self.close_sent:
            self._flush()
            await super().send(message)
            return
        await self.writable.wait()
        if self.disconnected or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        if not self._unsent:
            self.loop.call_soon(self._flush)
        self._unsent.append(text_frame(message["text"].encode()))

    def _flush(self) -> None:
        unsent, self._unsent = self._unsent, []
        if unsent and not self.transport.is_closing():
            self.transport.write(b"".join(unsent))

    def shutdown(self) -> None:
        self._flush()
        super().shutdown()

    def send_receive_event_to_app(self) -> None:
        reads_on = not self.read_paused and self.queue.qsize() < MOST_UNANSWERED
        if reads_on:
            self.read_paused = True  # or uvicorn would pause it
        super().send_receive_event_to_app()
        if reads_on:
            self.read_paused = False
        self.guard.open.silent = False

    def pause_writing(self) -> None:
        super().pause_writing()
        self.guard.wait_for_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.guard.open.go_on()


def text_frame(text: bytes) -> bytes:
    """A whole text message as a server frames it (RFC 6455, section 5.2)."""
    length = len(text)
    if length < 126:
        return struct.pack("!BB", TEXT, length) + text
    if length < 65536:
        return struct.pack("!BBH", TEXT, 126, length) + text
    return struct.pack("!BBQ", TEXT, 127, length) + text
