"""A table of the server, for programs that do one thing after the other."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from typing import Any, TypeVar

from emberisle.client.async_table import AsyncTable, connect_async
from emberisle.client.known_table import Message, Turn
from emberisle.kernel.game import Game
from emberisle.kernel.values import Value
from emberisle.server import messages
from emberisle.server.messages import Move, Notation, Picture, RoomPicture, You

T = TypeVar("T")


@contextmanager
def connect(server: str, room: str, name: str = "Bot", **how: Any) -> Iterator[Table]:
    """Come into a room, and leave it at the end; takes what ``connect_async`` takes.

    A thread keeps the connection alive while the program thinks.
    """
    with _running_loop() as run:
        manager: AbstractAsyncContextManager[AsyncTable] = connect_async(server, room, name, **how)
        table = run(manager.__aenter__())
        try:
            yield Table(table, run)
        finally:
            run(manager.__aexit__(None, None, None))


class _Run:
    """Runs coroutines in the loop of another thread, and waits for them."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop

    def __call__(self, work: Coroutine[Any, Any, T]) -> T:
        future = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            return future.result()
        except BaseException:
            future.cancel()
            raise


@contextmanager
def _running_loop() -> Iterator[_Run]:
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, name="emberisle client", daemon=True)
    thread.start()
    try:
        yield _Run(loop)
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


class Table:
    """A connection to one room; see ``AsyncTable``, of which every method waits for the answer here."""

    def __init__(self, table: AsyncTable, run: _Run) -> None:
        self._table = table
        self._run = run

    @property
    def you(self) -> You | None:
        return self._table.you

    @property
    def room(self) -> RoomPicture:
        return self._table.room

    @property
    def picture(self) -> Picture | None:
        return self._table.picture

    @property
    def story(self) -> list[Message]:
        return self._table.story

    def turns(self) -> Iterator[Turn]:
        """Everything that one is asked in the match, one after the other, until it is over."""
        turns = self._table.turns()
        while (turn := self._run(_next(turns))) is not None:
            yield turn

    def until(self, true: Callable[[], bool]) -> None:
        self._run(self._table.until(true))

    def ask(self, kind: type[messages.Request], **fields: Any) -> Message:
        return self._run(self._table.ask(kind, **fields))

    def sit(self, chair: int | None = None) -> int:
        return self._run(self._table.sit(chair))

    def play(self, turn: Turn, move: Move | Value | Notation) -> None:
        self._run(self._table.play(turn, move))

    def guess(self, turn: Turn) -> Game:
        return self._run(self._table.guess(turn))

    def hint(self, turn: Turn) -> list[messages.Advised]:
        return self._run(self._table.hint(turn))

    def begin(self) -> None:
        self._run(self._table.begin())

    def chat(self, text: str) -> None:
        self._run(self._table.chat(text))


async def _next(turns: Any) -> Turn | None:
    turn: Turn | None = await anext(turns, None)
    return turn
