"""The WebSocket of a room: hello, then requests and news until somebody leaves."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import LitestarException, WebSocketDisconnect
from litestar.params import FromPath

from emberisle.kernel.errors import EmberisleError
from emberisle.kernel.texts import LANGUAGES
from emberisle.server.http.security import address, from_our_page
from emberisle.server.live.connections import ABUSED, NO_ENTRY, TRY_AGAIN, Connection
from emberisle.server.live.inbox import Inbox, person_of
from emberisle.server.live.live_room import LiveRoom
from emberisle.server.live.registry import RoomRegistry
from emberisle.server.messages import Hello, Refused
from emberisle.server.pictures.snapshot import encode
from emberisle.server.rooms.refusals import RequestRefused
from emberisle.server.settings import Settings

logger = logging.getLogger(__name__)

Socket = WebSocket[Any, Any, Any]


@websocket("/api/rooms/{code:str}/ws")
async def room_socket(socket: Socket, code: FromPath[str]) -> None:
    """A browser connects to a room."""
    registry: RoomRegistry = socket.app.state.registry
    if not from_our_page(socket.headers, registry.settings):
        await socket.close(code=NO_ENTRY)
        return
    await socket.accept()
    language = LANGUAGES[0]
    with contextlib.suppress(WebSocketDisconnect, LitestarException, RuntimeError):
        try:
            if not registry.lookups.take(address(socket)):
                raise RequestRefused("too_fast", "too_fast")
            inbox = Inbox(registry)
            hello = await _greeting(socket, inbox, registry.settings)
            language = hello.language
            async with registry.use(code.upper()) as live:
                await _attend(socket, registry, live, inbox, hello)
        except RequestRefused as reason:
            await _refuse(socket, None, reason, language)
            await socket.close(code=TRY_AGAIN if reason.why == "too_fast" else NO_ENTRY)


async def _refuse(socket: Socket, asked: str | None, reason: RequestRefused, language: str) -> None:
    await socket.send_text(encode(Refused(asked, reason.why, reason.text(language))).decode())


async def _greeting(socket: Socket, inbox: Inbox, settings: Settings) -> Hello:
    try:
        return await asyncio.wait_for(_hello(socket, inbox), settings.hello)
    except TimeoutError:
        raise RequestRefused("not_allowed", "hello_first") from None


async def _attend(socket: Socket, registry: RoomRegistry, live: LiveRoom, inbox: Inbox, hello: Hello) -> None:
    person = person_of(registry, live.room, hello)
    _check_space(live, person, registry.settings)
    connection = Connection(SocketTransport(socket), registry, live, person, hello.language)
    writer = asyncio.create_task(connection.write())
    reader = asyncio.create_task(_read(socket, inbox, connection, live))
    gone = asyncio.create_task(connection.closed.wait())
    try:
        await asyncio.wait((reader, gone), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (reader, gone, writer):
            task.cancel()
        ended, *_ = await asyncio.gather(reader, gone, writer, return_exceptions=True)
        if not isinstance(ended, WebSocketDisconnect | asyncio.CancelledError):
            logger.error("a connection ended unexpectedly", exc_info=ended)
        with contextlib.suppress(EmberisleError):  # without heartbeats a person soon counts as gone
            await live.disconnected(connection)


def _check_space(live: LiveRoom, person: str | None, settings: Settings) -> None:
    like_this = sum([listener.person == person for listener in live.listeners])
    if like_this >= (settings.watchers if person is None else settings.windows):
        raise RequestRefused("not_allowed", "full")


async def _hello(socket: Socket, inbox: Inbox) -> Hello:
    while inbox.patient:
        try:
            asked = inbox.read(await _receive(socket))
        except RequestRefused as reason:
            await _refuse(socket, None, reason, LANGUAGES[0])
            continue
        if isinstance(asked, Hello):
            return asked
        inbox.nonsense += 1
        await _refuse(socket, asked.id, RequestRefused("not_allowed", "hello_first"), LANGUAGES[0])
    raise RequestRefused("malformed", "malformed")


async def _read(socket: Socket, inbox: Inbox, connection: Connection, live: LiveRoom) -> None:
    """Take one request after the other, so that they are answered in order."""
    await _arrive(connection, live)
    while True:
        try:
            asked = inbox.read(await _receive(socket))
        except RequestRefused as reason:
            connection.refuse(None, reason)
            if not inbox.patient:
                connection.hang_up(ABUSED)
            continue
        await connection.answer(asked)


async def _arrive(connection: Connection, live: LiveRoom) -> None:
    if connection.person is not None:
        await live.heartbeat(connection.person)
        await connection.return_to_table()
    await live.refresh()
    connection.greet()
    live.listeners.add(connection)
    await live.connected(connection)


async def _receive(socket: Socket) -> str | bytes | None:
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone", code=event.get("code", 1000))
    text: str | bytes | None = event.get("text") or event.get("bytes")  # type: ignore[assignment]
    return text


class SocketTransport:
    """The way to a browser, over its WebSocket."""

    def __init__(self, socket: Socket) -> None:
        self._socket = socket

    async def send(self, text: str) -> None:
        await self._socket.send_text(text)

    async def close(self, code: int) -> None:
        await self._socket.close(code=code)
