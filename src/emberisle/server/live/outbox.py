"""The outbox of a connection: what it is sent, in order, and at once unless somebody has to wait for it."""

from __future__ import annotations

import asyncio
import logging
import types
from collections.abc import Awaitable, Callable, Generator
from typing import Any, Final, Protocol

logger = logging.getLogger(__name__)

TOO_SLOW: Final = 4008

Rendering = Callable[[], Awaitable[bytes | int]]
"""A message that is still being rendered, or the code to close the connection with if that fails."""


class Transport(Protocol):
    """What sends messages to a browser."""

    def send(self, text: str) -> Awaitable[None]: ...

    def close(self, code: int) -> Awaitable[None]: ...


class Outbox:
    """Messages of one connection, on their way."""

    def __init__(self, transport: Transport, backlog: int) -> None:
        self.closed = False
        """Whether nothing more is sent after what is waiting now."""
        self._transport = transport
        self._backlog = backlog
        self._waiting: list[bytes | int | Rendering] = []
        self._sending: asyncio.Task[None] | None = None

    def put(self, said: bytes | int | Rendering) -> None:
        """Send this after all that was put before; a number closes the connection with this code."""
        if self.closed:
            return
        if len(self._waiting) > self._backlog:
            self._waiting.clear()
            said = TOO_SLOW  # it can come back and be told everything anew
        self.closed = isinstance(said, int)
        if self._sending is not None:
            self._waiting.append(said)
        elif callable(said):
            self._waiting.append(said)
            self._go_on(None)
        elif (rest := self._begin(said)) is not None:
            self._go_on(rest)

    def abandon(self) -> None:
        """Send nothing more: nobody is there."""
        self.closed = True
        if self._sending is not None:
            self._sending.cancel()

    def _begin(self, said: bytes | int) -> Awaitable[None] | None:
        """Send this as far as that goes without waiting; what is left to do."""
        try:
            return begun(self._sent(said))
        except Exception as error:
            self._broke(error)
            return None

    def _go_on(self, first: Awaitable[None] | None) -> None:
        self._sending = asyncio.create_task(self._send_all(first))

    async def _send_all(self, first: Awaitable[None] | None) -> None:
        """Send what is waiting, one after the other, and what is put meanwhile."""
        try:
            if first is not None:
                await first
            while self._waiting:
                said = self._waiting.pop(0)
                await (self._send_rendered(said) if callable(said) else self._sent(said))
        except Exception as error:
            self._broke(error)
        finally:
            self._sending = None

    async def _send_rendered(self, rendering: Rendering) -> None:
        said = await rendering()
        if isinstance(said, int):
            self.closed = True
            self._waiting.clear()
        await self._sent(said)

    def _sent(self, said: bytes | int) -> Awaitable[None]:
        return self._transport.close(said) if isinstance(said, int) else self._transport.send(said.decode())

    def _broke(self, error: Exception) -> None:
        logger.debug("a connection broke: %r", error)
        self.closed = True
        self._waiting.clear()


def begun(work: Awaitable[None]) -> Awaitable[None] | None:
    """Do this as far as it goes without waiting; what is left of it, or nothing.

    A task of its own would cost more than most messages: they fit into the buffer of the socket.
    """
    steps = work.__await__()
    try:
        first = next(steps)
    except StopIteration:
        return None
    return _rest(first, steps)


@types.coroutine
def _rest(first: Any, steps: Generator[Any, None, None]) -> Generator[Any, None, None]:
    yield first
    yield from steps
