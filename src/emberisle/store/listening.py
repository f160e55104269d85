"""Receiving notifications of other processes through PostgreSQL's LISTEN."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]

from emberisle.store.store import LOOK_AT_ALL, News

FAILURES: Final[tuple[type[Exception], ...]] = (
    OSError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
WORD: Final = "!"
"""Tells a word from a number."""
TRY_AGAIN_SECONDS: Final = 0.5
STILL_THERE_SECONDS: Final = 30.0


class ListeningConnection:
    """A connection that listens on one channel and reconnects by itself when it is lost.

    A notice is a room's code and a blank, then the sequence of its new act or a word, if there is one.
    """

    def __init__(
        self, connect: Callable[[], Awaitable[Any]], channel: str, hear: Callable[[News], None]
    ) -> None:
        self._connect = connect
        self._channel = channel
        self._hear = hear
        self._lost = asyncio.Event()
        self._connection: Any = None
        self._listening: asyncio.Task[None] | None = None

    @property
    def hears(self) -> bool:
        return self._connection is not None and not self._connection.is_closed()

    async def open(self) -> None:
        """Listen from now on; raises if that cannot be done at first."""
        await self._begin()
        self._listening = asyncio.create_task(self._keep_listening())

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening
        if self.hears:
            await self._connection.close(timeout=TRY_AGAIN_SECONDS)

    async def _begin(self) -> None:
        connection = await self._connect()
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _connection: lost.set())
        try:
            await connection.add_listener(self._channel, self._on_notice)
        except BaseException:
            connection.terminate()
            raise
        self._connection, self._lost = connection, lost

    def _on_notice(self, _connection: object, _pid: int, _channel: str, notice: str) -> None:
        room, _, said = notice.rpartition(" ")
        word = said.removeprefix(WORD) if said.startswith(WORD) else ""
        self._hear(News(room, int(said) if said and not word else None, word))

    async def _keep_listening(self) -> None:
        while True:
            await self._until_lost()
            await self._begin_again()
            self._hear(LOOK_AT_ALL)

    async def _until_lost(self) -> None:
        while self.hears:
            try:
                await asyncio.wait_for(self._lost.wait(), STILL_THERE_SECONDS)
            except TimeoutError:
                await self._ask_whether_still_there()

    async def _ask_whether_still_there(self) -> None:
        """Send a heartbeat: a connection can be lost silently, and only a query shows it."""
        try:
            await self._connection.execute("SELECT 1", timeout=STILL_THERE_SECONDS)
        except FAILURES:
            self._connection.terminate()

    async def _begin_again(self) -> None:
        while True:
            try:
                return await self._begin()
            except FAILURES:
                await asyncio.sleep(TRY_AGAIN_SECONDS)
