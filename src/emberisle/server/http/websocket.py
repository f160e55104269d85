"""The WebSocket of a room: hello, then requests and news until somebody leaves.

It speaks ASGI itself: what the framework puts around a WebSocket would cost more than most messages.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from typing import Any, Final

from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from emberisle.kernel.errors import EmberisleError
from emberisle.kernel.texts import LANGUAGES
from emberisle.server.http.security import client, from_our_page, is_secure, known_host
from emberisle.server.live.broadcast import BROKEN
from emberisle.server.live.connections import ABUSED, NO_ENTRY, TRY_AGAIN, Connection
from emberisle.server.live.hint_limits import Asker
from emberisle.server.live.inbox import Inbox, person_of
from emberisle.server.live.live_room import LiveRoom
from emberisle.server.live.registry import RoomRegistry
from emberisle.server.messages import Hello, Refused
from emberisle.server.pictures.seen_table import encode
from emberisle.server.rooms.door import check_open, check_welcome
from emberisle.server.rooms.refusals import RequestRefused
from emberisle.server.settings import Settings
from emberisle.store.store import Unavailable

logger = logging.getLogger(__name__)

PATH: Final = re.compile("/api/rooms/([^/]+)/ws/?")


def with_room_sockets(app: Litestar) -> ASGIApp:
    """The same application, and before it the WebSockets of rooms."""

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        found = PATH.fullmatch(scope["path"]) if scope["type"] == ScopeType.WEBSOCKET else None
        if found is None:
            await app(scope, receive, send)
        else:
            await _serve_room(app.state.registry, found[1].upper(), scope, Socket(receive, send))

    return serve


class Gone(Exception):
    """The browser is not there any more."""


class Socket:
    """The WebSocket of a browser."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive: Any = receive
        self._send: Any = send

    async def accept(self) -> None:
        await self._tell({"type": "websocket.accept"})

    async def send(self, text: str) -> None:
        await self._tell({"type": "websocket.send", "text": text})

    async def close(self, code: int) -> None:
        await self._tell({"type": "websocket.close", "code": code})

    async def _tell(self, event: dict[str, object]) -> None:
        try:
            await self._send(event)
        except (OSError, RuntimeError) as error:  # after the end, ASGI servers raise the one or the other
            raise Gone from error

    async def hear(self) -> str | bytes | None:
        """The next message."""
        event = await self._receive()
        if event["type"] == "websocket.disconnect":
            raise Gone
        said: str | bytes | None = event.get("text") or event.get("bytes")
        return said


def _wanted(scope: Scope, settings: Settings) -> bool:
    """Whether it is our page that connects, or a program; see ``own_page_only`` for what is asked by HTTP."""
    headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
    return known_host(headers, settings) and from_our_page(headers, is_secure(scope), settings)


async def _serve_room(registry: RoomRegistry, code: str, scope: Scope, socket: Socket) -> None:
    """A browser connects to a room."""
    settings = registry.settings
    with contextlib.suppress(Gone):
        await socket.hear()  # that it connects
        if not _wanted(scope, settings):
            await socket.close(NO_ENTRY)
            return
        await socket.accept()
        language = LANGUAGES[0]
        try:
            if not registry.lookups.take(client(scope)):
                raise RequestRefused("too_fast", "too_fast")
            inbox = Inbox(registry)
            hello = await _greeting(socket, inbox, settings)
            language = hello.language
            async with registry.use(code) as live:
                asker = Asker(person_of(registry, live.room, hello.token), client(scope))
                await _attend(socket, registry, live, inbox, asker, language)
        except Gone:
            raise
        except RequestRefused as reason:
            await _refuse(socket, None, reason, language)
            await socket.close(TRY_AGAIN if reason.why == "too_fast" else NO_ENTRY)
        except Unavailable:
            await socket.close(TRY_AGAIN)
        except Exception:
            logger.exception("a connection ended unexpectedly")
            await socket.close(BROKEN)


async def _refuse(socket: Socket, asked: str | None, reason: RequestRefused, language: str) -> None:
    await socket.send(encode(Refused(asked, reason.why, reason.text(language))).decode())


async def _greeting(socket: Socket, inbox: Inbox, settings: Settings) -> Hello:
    try:
        async with asyncio.timeout(settings.hello):
            return await _hello(socket, inbox)
    except TimeoutError:
        raise RequestRefused("not_allowed", "hello_first") from None


async def _hello(socket: Socket, inbox: Inbox) -> Hello:
    while inbox.patient:
        try:
            asked = inbox.read(await socket.hear())
        except RequestRefused as reason:
            await _refuse(socket, None, reason, LANGUAGES[0])
            continue
        if isinstance(asked, Hello):
            return asked
        inbox.nonsense += 1
        await _refuse(socket, asked.id, RequestRefused("not_allowed", "hello_first"), LANGUAGES[0])
    raise RequestRefused("malformed", "malformed")


async def _attend(
    socket: Socket, registry: RoomRegistry, live: LiveRoom, inbox: Inbox, asker: Asker, language: str
) -> None:
    _check_space(live, asker.person, registry.settings)
    connection = Connection(socket, registry, live, asker, language)
    try:
        await _arrive(connection, live)
        await _read(socket, inbox, connection)
    finally:
        connection.leave()
        with contextlib.suppress(EmberisleError):  # without heartbeats a person soon counts as gone
            await live.disconnected(connection)


def _check_space(live: LiveRoom, person: str | None, settings: Settings) -> None:
    if person is None:
        check_open(live.room)
    like_this = sum([listener.person == person for listener in live.listeners])
    if like_this >= (settings.watchers if person is None else settings.windows):
        raise RequestRefused("not_allowed", "full")


async def _arrive(connection: Connection, live: LiveRoom) -> None:
    if connection.person is not None:
        await live.heartbeat(connection.person)
        await connection.return_to_table()
    await live.refresh()
    check_welcome(live.room, connection.person)  # something may have happened meanwhile
    connection.greet()
    live.listeners.add(connection)
    await live.connected(connection)


async def _read(socket: Socket, inbox: Inbox, connection: Connection) -> None:
    """Take one request after the other, so that they are answered in order."""
    while True:
        said = await socket.hear()
        if connection.closed:
            continue  # until the browser has heard of it
        try:
            asked = inbox.read(said)
        except RequestRefused as reason:
            connection.refuse(None, reason)
            if not inbox.patient:
                connection.hang_up(ABUSED)
            continue
        await connection.answer(asked)
