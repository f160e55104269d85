"""Passing on which rooms have news."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from weakref import WeakSet


class Listener(AsyncIterator[str]):
    """Somebody who takes the codes of rooms one by one."""

    def __init__(self) -> None:
        self._untaken: dict[str, None] = {}
        self._ring = asyncio.Event()
        self._over = False

    def hear(self, room: str) -> None:
        self._untaken.setdefault(room)
        self._ring.set()

    def end(self) -> None:
        self._over = True
        self._ring.set()

    async def __anext__(self) -> str:
        while not self._untaken:
            if self._over:
                raise StopAsyncIteration
            self._ring.clear()
            await self._ring.wait()
        room = next(iter(self._untaken))
        del self._untaken[room]
        return room


class Crier:
    """Tells every listener of this process; one that is dropped needs no farewell."""

    def __init__(self) -> None:
        self._listeners: WeakSet[Listener] = WeakSet()

    def listen(self) -> Listener:
        listener = Listener()
        self._listeners.add(listener)
        return listener

    def cry(self, room: str) -> None:
        for listener in list(self._listeners):
            listener.hear(room)

    def end(self) -> None:
        for listener in list(self._listeners):
            listener.end()
