"""A table of the server, for asynchronous programs: what is known of it, and what can be asked of it."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed, WebSocketException

import emberisle as em
from emberisle.client.admission import address, come_in
from emberisle.client.errors import ClientError, RequestRefused, Unreachable
from emberisle.client.known_table import KnownTable, Message, NewsMissing, Turn, notation_of
from emberisle.kernel.game import Game
from emberisle.kernel.notation import write
from emberisle.kernel.values import Value
from emberisle.server import messages
from emberisle.server.messages import Move, Notation

LARGEST: Final = 1 << 24
FOR_GOOD: Final = (4004, 4009)
"""The codes with which the server closes a connection that need not come back."""
FIRST_PAUSE: Final = 0.05
LONGEST_PAUSE: Final = 5.0
ANSWERS: Final = ("done", "advice", "guessed", "why_not_answer", "pong")


@asynccontextmanager
async def connect_async(
    server: str,
    room: str,
    name: str = "Bot",
    *,
    invitation: str = "",
    bot: bool = True,
    token: str | None = None,
    patience: float = 60.0,
) -> AsyncIterator[AsyncTable]:
    """Come into a room, or come back with a token, and leave it at the end.

    A connection that breaks is made again for ``patience`` seconds, and what was asked is asked again.
    """
    base = address(server)
    if token is None:
        admission = await asyncio.to_thread(come_in, base, room, name, invitation, bot)
        room, token = admission.code, admission.token
    table = AsyncTable(base, room.upper(), name, token, patience)
    await table.open()
    try:
        yield table
    finally:
        await table.close()


class AsyncTable(KnownTable):
    """A connection to one room."""

    def __init__(self, server: str, code: str, name: str, token: str, patience: float) -> None:
        super().__init__()
        self.code = code
        self.name = name
        self.token = token
        """The way back in; whoever has it is this person."""
        self._url = f"ws{server.removeprefix('http')}/api/rooms/{code}/ws"
        self._patience = patience
        self._socket: ClientConnection | None = None
        self._ids = map(str, itertools.count(1))
        self._pending: dict[str, tuple[messages.Request, asyncio.Future[Message]]] = {}
        self._changed = asyncio.Condition()
        self._listening: asyncio.Task[None] | None = None
        self._failed: ClientError | None = None

    # -- the connection

    async def open(self) -> None:
        """Connect, and wait for the welcome."""
        self._listening = asyncio.create_task(self._listen())
        await self.until(lambda: bool(self.known))

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening

    async def _listen(self) -> None:
        """Hear what the server says; connect anew where the connection breaks, while patience lasts."""
        clock = asyncio.get_running_loop().time
        pause, broken = FIRST_PAUSE, clock()
        while self._failed is None:
            try:
                async with open_socket(self._url, max_size=LARGEST) as socket:
                    await self._greet(socket)
                    async for text in socket:
                        pause, broken = FIRST_PAUSE, clock()
                        await self._hear(msgspec.json.decode(text))
                gone: object = socket.close_reason or "it closed the connection"
                for_good = socket.close_code in FOR_GOOD
            except ConnectionClosed as error:
                gone, for_good = error, (error.rcvd is not None and error.rcvd.code in FOR_GOOD)
            except (OSError, WebSocketException) as error:
                gone, for_good = error, False
            finally:
                self._socket = None
            if for_good or clock() - broken + pause > self._patience:
                return await self._fail(Unreachable(f"the server at {self._url} is gone: {gone}"))
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
        return None

    async def _greet(self, socket: ClientConnection) -> None:
        """Say who one is, and ask again what was not answered: nothing with one id is done twice."""
        await socket.send(_text(messages.Hello(self.token)))
        for request, _ in list(self._pending.values()):
            await socket.send(_text(request))
        self._socket = socket

    async def _hear(self, message: Message) -> None:
        asked = self._pending.get(message.get("id") or "")
        if message["type"] in ANSWERS and asked is not None:
            if not asked[1].done():
                asked[1].set_result(message)
        elif message["type"] == "refused":
            await self._hear_refusal(message, asked)
        else:
            await self._hear_news_or_ask(message)

    async def _hear_news_or_ask(self, message: Message) -> None:
        try:
            self.hear(message)
        except NewsMissing:
            assert self._socket is not None
            await self._socket.send(_text(messages.Refresh(next(self._ids))))
        async with self._changed:
            self._changed.notify_all()

    async def _hear_refusal(
        self, message: Message, asked: tuple[messages.Request, asyncio.Future[Message]] | None
    ) -> None:
        refused = RequestRefused(message)
        if asked is None:
            await self._fail(refused)
        elif not asked[1].done():
            asked[1].set_exception(refused)

    async def _fail(self, error: ClientError) -> None:
        self._failed = error
        for _, answer in self._pending.values():
            if not answer.done():
                answer.set_exception(error)
        async with self._changed:
            self._changed.notify_all()

    # -- waiting

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something is true of what is known."""
        async with self._changed:
            await self._changed.wait_for(lambda: self._failed is not None or true())
        if self._failed is not None:
            raise self._failed

    async def turns(self) -> AsyncIterator[Turn]:
        """Everything that one is asked in the match, one after the other, until it is over."""
        last: Turn | None = None
        await self.until(lambda: self.picture_data is not None)
        while self.known["room"]["stage"] == "playing":
            turn = self.turn
            if turn is not None and turn != last:
                last = turn
                yield turn
            else:
                seen = self.number, id(self.known)
                await self.until(lambda seen=seen: (self.number, id(self.known)) != seen)  # type: ignore[misc]

    # -- asking

    async def ask(self, kind: type[messages.Request], **fields: Any) -> Message:
        """Ask the room for something, and wait for the answer; a refusal is raised."""
        if self._failed is not None:
            raise self._failed
        number = next(self._ids)
        request = kind(id=number, **fields)
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._pending[number] = request, answer
        try:
            if self._socket is not None:
                with suppress(ConnectionClosed):  # then it is asked again over the next one
                    await self._socket.send(_text(request))
            return await answer
        finally:
            del self._pending[number]

    async def sit(self, chair: int | None = None) -> int:
        """Take this chair, or the first that is free; returns its number."""
        if chair is not None:
            count = len(self.room.chairs)
            if chair not in range(count):
                raise ClientError(
                    f"there is no chair {chair + 1} in the room {self.code}: it has 1 to {count}"
                )
            return await self._sit_in(chair)
        while free := self._free_chairs():
            try:
                return await self._sit_in(free[0])
            except RequestRefused:
                if free[0] in self._free_chairs():  # otherwise somebody was quicker
                    raise
        raise ClientError(f"no chair is free in the room {self.code}")

    def _free_chairs(self) -> list[int]:
        chairs = enumerate(self.room.chairs)
        return [n for n, one in chairs if one.person is None and one.level is None and not one.minded]

    async def _sit_in(self, chair: int) -> int:
        await self.ask(messages.Sit, chair=chair, name=self.name)
        await self.until(lambda: chair in (self.known["you"] or {}).get("chairs", []))
        return chair

    async def play(self, turn: Turn, move: Move | Value | Notation) -> None:
        """Answer what one is asked with this move."""
        notation = write(move) if isinstance(move, Value) else notation_of(move)
        if turn.in_window:
            await self.ask(messages.React, chair=turn.chair, move=notation, inputs=turn.inputs)
        else:
            await self.ask(messages.Play, chair=turn.chair, moves=[notation], inputs=turn.inputs)

    async def guess(self, turn: Turn) -> Game:
        """A match that looks the same to one's seat, all that it has not seen dealt afresh: to search in."""
        answer = await self.ask(messages.Guess, chair=turn.chair)
        return em.load_guess(answer["guess"])

    async def hint(self, turn: Turn) -> list[messages.Advised]:
        """What the server's bots think of the choices, the best first."""
        answer = await self.ask(messages.Hint, chair=turn.chair)
        return msgspec.convert(answer["choices"], list[messages.Advised])

    async def begin(self) -> None:
        """Begin the match, as the host; bots take the empty chairs."""
        await self.ask(messages.Begin)

    async def chat(self, text: str) -> None:
        await self.ask(messages.Chat, text=text)


def _text(message: msgspec.Struct) -> str:
    return msgspec.json.encode(message).decode()
