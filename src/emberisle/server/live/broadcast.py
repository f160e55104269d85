"""Broadcasting a change: what each connection is sent is rendered together, in a thread."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from emberisle.server.pictures.update import Update

Rendering = Callable[[], Awaitable[bytes]]
"""A message that is rendered once somebody waits for it."""

_RENDERER: Final = ThreadPoolExecutor(1, "renderer")
"""Renders while the loop goes on; more than one thread would only take turns with each other."""


class Broadcast:
    """A change of a room, on its way to everybody who is connected."""

    def __init__(self, update: Update) -> None:
        self.update = update
        self._wanted: list[Callable[[], bytes]] = []
        self._rendering: asyncio.Future[list[bytes | Exception]] | None = None

    def rendered(self, make: Callable[[], bytes]) -> Rendering:
        """Queue a message; when the first one is awaited, all queued messages are rendered together."""
        assert self._rendering is None, "it is being sent already"
        number = len(self._wanted)
        self._wanted.append(make)

        async def made() -> bytes:
            if self._rendering is None:
                loop = asyncio.get_running_loop()
                self._rendering = loop.run_in_executor(_RENDERER, self._render)
            found = (await asyncio.shield(self._rendering))[number]
            if isinstance(found, Exception):
                raise found
            return found

        return made

    def _render(self) -> list[bytes | Exception]:
        wanted, self._wanted = self._wanted, []  # they refer to the broadcast, which else would not be freed
        return [_attempt(make) for make in wanted]


def _attempt(make: Callable[[], bytes]) -> bytes | Exception:
    """The rendered message, or its error, which must not keep other connections from theirs."""
    try:
        return make()
    except Exception as error:
        return error
