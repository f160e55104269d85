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
from emberisle.server.connections import ABUSED, NO_ENTRY, TRY_AGAIN, Connection, Doorstep, person_of
from emberisle.server.gathering import Gathering
from emberisle.server.happening import encode
from emberisle.server.house import House
from emberisle.server.messages import Hello, Refused
from emberisle.server.refusing import NotDone
from emberisle.server.security import address, from_our_page
from emberisle.server.settings import Settings

logger = logging.getLogger(__name__)

Socket = WebSocket[Any, Any, Any]


@websocket("/api/rooms/{code:str}/ws")
async def room_socket(socket: Socket, code: FromPath[str]) -> None:
    """A browser connects to a room."""
    house: House = socket.app.state.house
    if not from_our_page(socket.headers, house.settings):
        await socket.close(code=NO_ENTRY)
        return
    await socket.accept()
    language = LANGUAGES[0]
    with contextlib.suppress(WebSocketDisconnect, LitestarException, RuntimeError):
        try:
            if not house.lookups.take(address(socket)):
                raise NotDone("too_fast", "too_fast")
            doorstep = Doorstep(house)
            hello = await _greeting(socket, doorstep, house.settings)
            language = hello.language
            async with house.visit(code.upper()) as gathering:
                await _attend(socket, house, gathering, doorstep, hello)
        except NotDone as reason:
            await _refuse(socket, None, reason, language)
            await socket.close(code=TRY_AGAIN if reason.why == "too_fast" else NO_ENTRY)


async def _refuse(socket: Socket, asked: str | None, reason: NotDone, language: str) -> None:
    await socket.send_text(encode(Refused(asked, reason.why, reason.text(language))).decode())


async def _greeting(socket: Socket, doorstep: Doorstep, settings: Settings) -> Hello:
    try:
        return await asyncio.wait_for(_hello(socket, doorstep), settings.hello)
    except TimeoutError:
        raise NotDone("not_allowed", "hello_first") from None


async def _attend(
    socket: Socket, house: House, gathering: Gathering, doorstep: Doorstep, hello: Hello
) -> None:
    person = person_of(house, gathering.room, hello)
    _check_space(gathering, person, house.settings)
    connection = Connection(SocketWire(socket), house, gathering, person, hello.language)
    writer = asyncio.create_task(connection.write())
    reader = asyncio.create_task(_read(socket, doorstep, connection, gathering))
    gone = asyncio.create_task(connection.closed.wait())
    try:
        await asyncio.wait((reader, gone), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (reader, gone, writer):
            task.cancel()
        ended, *_ = await asyncio.gather(reader, gone, writer, return_exceptions=True)
        if not isinstance(ended, WebSocketDisconnect | asyncio.CancelledError):
            logger.error("a connection ended unexpectedly", exc_info=ended)
        with contextlib.suppress(EmberisleError):  # who is no longer vouched for is soon forgotten
            await gathering.departed(connection)


def _check_space(gathering: Gathering, person: str | None, settings: Settings) -> None:
    like_this = sum([guest.person == person for guest in gathering.guests])
    if like_this >= (settings.watchers if person is None else settings.windows):
        raise NotDone("not_allowed", "full")


async def _hello(socket: Socket, doorstep: Doorstep) -> Hello:
    while doorstep.patient:
        try:
            asked = doorstep.read(await _receive(socket))
        except NotDone as reason:
            await _refuse(socket, None, reason, LANGUAGES[0])
            continue
        if isinstance(asked, Hello):
            return asked
        doorstep.nonsense += 1
        await _refuse(socket, asked.id, NotDone("not_allowed", "hello_first"), LANGUAGES[0])
    raise NotDone("malformed", "malformed")


async def _read(socket: Socket, doorstep: Doorstep, connection: Connection, gathering: Gathering) -> None:
    """Take one request after the other, so that they are answered in order."""
    await _arrive(connection, gathering)
    while True:
        try:
            asked = doorstep.read(await _receive(socket))
        except NotDone as reason:
            connection.refuse(None, reason)
            if not doorstep.patient:
                connection.hang_up(ABUSED)
            continue
        await connection.answer(asked)


async def _arrive(connection: Connection, gathering: Gathering) -> None:
    if connection.person is not None:
        await gathering.vouch(connection.person)
        await connection.return_to_table()
    await gathering.refresh()
    connection.greet()
    gathering.guests.add(connection)
    await gathering.arrived(connection)


async def _receive(socket: Socket) -> str | bytes | None:
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone", code=event.get("code", 1000))
    text: str | bytes | None = event.get("text") or event.get("bytes")  # type: ignore[assignment]
    return text


class SocketWire:
    """The way to a browser, over its WebSocket."""

    def __init__(self, socket: Socket) -> None:
        self._socket = socket

    async def send(self, text: str) -> None:
        await self._socket.send_text(text)

    async def close(self, code: int) -> None:
        await self._socket.close(code=code)
