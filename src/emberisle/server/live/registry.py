"""The registry of rooms: loads those that are used here, and hears what other processes do in them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Coroutine, Iterator
from typing import Any
from weakref import WeakValueDictionary

from emberisle.kernel.errors import EmberisleError
from emberisle.server.live.bot_workers import BotWorkers
from emberisle.server.live.driver import drive
from emberisle.server.live.live_room import HEARTBEATS, LiveRoom
from emberisle.server.live.tokens import new_code
from emberisle.server.rate_limit import RateLimits
from emberisle.server.rooms import acts, fold
from emberisle.server.rooms.refusals import RequestRefused
from emberisle.server.rooms.room import Room
from emberisle.server.settings import Settings
from emberisle.server.sharding import owner
from emberisle.store.store import LOOK_AT_ALL, Act, News, Stale, Store

logger = logging.getLogger(__name__)


class RoomRegistry:
    """All rooms of this process."""

    def __init__(self, store: Store, settings: Settings, signing_key: bytes) -> None:
        self.store = store
        self.settings = settings
        self.signing_key = signing_key
        self.bot_workers = BotWorkers(settings.workers)
        self.holder = settings.holder or (secrets.token_hex(8) if settings.shared else "alone")
        """The name under which this process holds leases; alone, it takes up its own again after a crash."""
        self.openings = RateLimits(settings.openings)
        self.arrivals = RateLimits(settings.arrivals)
        self.lookups = RateLimits(settings.lookups)
        self._live_rooms: dict[str, LiveRoom] = {}
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self.spawn(self._listen())
        self.spawn(self._send_heartbeats())

    async def stop(self) -> None:
        """End all work and release the rooms; what happened is in the store."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.bot_workers.stop()
        for live in self._live_rooms.values():
            await self._release(live)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run this in the background until it is done or the server stops."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # -- rooms

    async def open_room(self, deed: acts.Opened) -> str:
        """A new room under a code of its own."""
        while True:
            code = self._own_code()
            try:
                await self.store.append(Act(code, 1, None, self.settings.now(), acts.serialise(deed)))
            except Stale:
                continue
            return code

    def _own_code(self) -> str:
        """A fresh code of a room that belongs to this process, where several divide the rooms."""
        while True:
            code = new_code()
            if owner(code, self.settings.processes) == self.settings.process:
                return code

    @contextlib.asynccontextmanager
    async def use(self, code: str) -> AsyncIterator[LiveRoom]:
        """The room with this code, loaded for as long as somebody uses it."""
        async with self._loading.setdefault(code, asyncio.Lock()):
            live = self._live_rooms.get(code) or await self._load(code)
            live.users += 1
        try:
            yield live
        finally:
            live.users -= 1
            if live.users == 0 and self._live_rooms.get(code) is live:
                await self._drop(live)

    async def _load(self, code: str) -> LiveRoom:
        found = await self.store.read(code)
        room = await asyncio.to_thread(fold.room_of, found)
        if room is None:
            raise RequestRefused("not_allowed", "no_room")
        keys = {act.key for act in found if act.key is not None}
        live = LiveRoom(room, keys, self.store, self.settings, self.holder)
        self._live_rooms[code] = live
        await live.refresh()
        self._drivers[code] = self.spawn(drive(live, self.bot_workers))
        return live

    async def _drop(self, live: LiveRoom) -> None:
        code = live.room.code
        del self._live_rooms[code]
        self._drivers.pop(code).cancel()
        await self._release(live)

    async def _release(self, live: LiveRoom) -> None:
        with contextlib.suppress(EmberisleError):  # what nobody renews is free soon anyway
            await self.store.release(live.room.code, self.holder)

    async def match_room(self, match: str) -> Room | None:
        """The room as it was when this match ended; none before the end."""
        found = await self.store.find_match(match)
        if found is None:
            return None
        return await asyncio.to_thread(_ended, await self.store.read(found[0]), match)

    # -- keeping up

    async def _listen(self) -> None:
        """Hear what happens in rooms that are in use here, wherever it happens."""
        async for news in self.store.news():
            if news == LOOK_AT_ALL:
                heard = list(self._live_rooms.values())
            else:
                heard = [self._live_rooms[news.room]] if news.room in self._live_rooms else []
            for live in heard:
                self.spawn(self._hear(live, news))

    async def _send_heartbeats(self) -> None:
        """Renew who is connected here, and read who is connected to other processes."""
        while True:
            await asyncio.sleep(self.settings.lease)
            found = list(self._live_rooms.values())
            with _warned():
                present = [(one.room.code, person) for one in found for person in one.people]
                await self.store.mark_present(present, self.holder, self.settings.lease * HEARTBEATS)
            for live in found:
                with _warned():
                    await live.refresh_presence()

    async def _hear(self, live: LiveRoom, news: News) -> None:
        with _warned():
            await live.hear_news(news)


@contextlib.contextmanager
def _warned() -> Iterator[None]:
    """Log errors and go on: the next attempt may succeed."""
    try:
        yield
    except EmberisleError as error:
        logger.warning("a room could not be looked at: %s", error)


def _ended(found: list[Act], match: str) -> Room | None:
    room: Room | None = None
    for act in found:
        room = fold.after(room, act)
        if room.match == match and room.stage == "over":
            return room
    return None
