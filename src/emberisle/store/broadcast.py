"""Broadcast: telling every listener in this process which rooms have news."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from weakref import WeakSet

from emberisle.store.store import News


class Listener(AsyncIterator[News]):
    """An iterator over the news that are sent from now on: of one room the latest, and every word."""

    def __init__(self) -> None:
        self._untaken: dict[tuple[str, bool, str], News] = {}
        self._ring = asyncio.Event()
        self._over = False

    def hear(self, news: News) -> None:
        self._untaken[news.room, news.sequence is None, news.word] = news
        self._ring.set()

    def end(self) -> None:
        self._over = True
        self._ring.set()

    async def __anext__(self) -> News:
        while not self._untaken:
            if self._over:
                raise StopAsyncIteration
            self._ring.clear()
            await self._ring.wait()
        return self._untaken.pop(next(iter(self._untaken)))


class Broadcast:
    """Sends news to every listener of this process; a listener that is no longer referenced is forgotten."""

    def __init__(self) -> None:
        self._listeners: WeakSet[Listener] = WeakSet()

    def listen(self) -> Listener:
        listener = Listener()
        self._listeners.add(listener)
        return listener

    def send(self, news: News) -> None:
        for listener in list(self._listeners):
            listener.hear(news)

    def end(self) -> None:
        for listener in list(self._listeners):
            listener.end()
