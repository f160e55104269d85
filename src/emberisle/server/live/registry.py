"""The registry of rooms: loads those that are used here, and hears what other processes do in them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final
from weakref import WeakValueDictionary

from emberisle.kernel.errors import EmberisleError
from emberisle.server.live.bot_workers import BotWorkers
from emberisle.server.live.driver import drive
from emberisle.server.live.ended_matches import EndedMatches
from emberisle.server.live.hint_limits import HintLimits
from emberisle.server.live.live_room import HEARTBEATS, LiveRoom
from emberisle.server.live.paces import Paces
from emberisle.server.live.quiet import quiet_of
from emberisle.server.live.recent_keys import RecentKeys
from emberisle.server.live.tokens import new_code
from emberisle.server.metrics import Histogram
from emberisle.server.push.notices import Notices
from emberisle.server.rate_limit import RateLimits
from emberisle.server.rooms import acts, fold
from emberisle.server.rooms.refusals import RequestRefused
from emberisle.server.rooms.room import Room
from emberisle.server.rooms.schedule import goes_on_alone
from emberisle.server.settings import Settings
from emberisle.server.sharding import owner
from emberisle.server.spare.processes import SpareProcesses
from emberisle.store.store import LOOK_AT_ALL, Act, News, Stale, Store

logger = logging.getLogger(__name__)

LEFT_ROOMS: Final = 32
"""How many rooms are kept after everybody has left them."""
LONGEST_ALONE: Final = 600.0
"""Seconds for which bots play on in a room that everybody has left, and ..."""
LOOK_AGAIN: Final = 0.5
"""... between two looks whether they still do."""
_LOADING: Final = ThreadPoolExecutor(2, "loading")
"""Fold rooms that somebody comes into."""


class RoomRegistry:
    """All rooms of this process."""

    def __init__(self, store: Store, settings: Settings, signing_key: bytes) -> None:
        self.store = store
        self.settings = settings
        self.signing_key = signing_key
        self.bot_workers = BotWorkers(settings.workers, quiet_of(settings.signs, settings.process))
        self.spare = SpareProcesses(settings, self.bot_workers.quiet)
        self.holder = settings.holder or (secrets.token_hex(8) if settings.shared else "alone")
        """The name under which this process holds leases; alone, it takes up its own again after a crash."""
        self.openings = RateLimits(settings.openings)
        self.arrivals = RateLimits(settings.arrivals)
        self.lookups = RateLimits(settings.lookups)
        self.simulations = RateLimits(settings.simulations)
        self.hint_limits = HintLimits(settings)
        self.notices = Notices(store, settings, self._in_use)
        self.ended_matches = EndedMatches(store, self._in_use)
        self.paces = Paces(settings)
        self.act_seconds = Histogram()
        """How long it takes until what somebody asked for is stored."""
        self._live_rooms: dict[str, LiveRoom] = {}
        self._left_rooms: OrderedDict[str, LiveRoom] = OrderedDict()
        """Rooms that nobody uses any more, the last used last: whoever looks again has nothing folded."""
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[None]] = set()
        self._needed: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        self._needed = [self.spawn(self._listen()), self.spawn(self._send_heartbeats())]
        self.spawn(self.notices.work())

    @property
    def driving(self) -> bool:
        """Whether everything is alive without which rooms would stand still."""
        return not any(task.done() for task in (*self._needed, *self._drivers.values()))

    @property
    def rooms(self) -> int:
        """How many rooms are in use here."""
        return len(self._live_rooms)

    @property
    def browsers(self) -> int:
        """How many browsers are connected to them."""
        return sum([len(live.listeners) for live in self._live_rooms.values()])

    async def stop(self) -> None:
        """End all work and release the rooms; what happened is in the store."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.bot_workers.stop()
        self.spare.stop()
        for live in list(self._live_rooms.values()):
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
            code = self.own_code()
            if await self.open_room_at(code, deed):
                return code

    async def open_room_at(self, code: str, deed: acts.Opened) -> bool:
        """A new room under this code; says whether there was none yet."""
        try:
            await self.store.append(Act(code, 1, None, self.settings.now(), acts.serialise(deed)))
        except Stale:
            return False
        return True

    def own_code(self) -> str:
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
            if goes_on_alone(live.room):
                self.spawn(self._leave_later(live))
            else:
                await self._leave(live)

    async def _leave_later(self, live: LiveRoom) -> None:
        """Let the bots of a slow match play on until it waits for somebody, who is then told."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_ALONE):
                while live.users == 0 and goes_on_alone(live.room):
                    await asyncio.sleep(LOOK_AGAIN)
        await self._leave(live)

    async def _leave(self, live: LiveRoom) -> None:
        """Unload a room that nobody uses any more."""
        if live.users == 0 and self._live_rooms.get(live.room.code) is live:
            await self._drop(live)

    async def _load(self, code: str) -> LiveRoom:
        left = self._left_rooms.pop(code, None)
        before, keys = (None, RecentKeys()) if left is None else (left.room, left.keys)
        found = await self.store.read(code, 0 if before is None else before.sequence)
        room = await asyncio.get_running_loop().run_in_executor(_LOADING, fold.room_of, found, before)
        if room is None:
            raise RequestRefused("not_allowed", "no_room")
        for key in [act.key for act in found if act.key is not None]:
            keys.add(key)
        live = LiveRoom(room, keys, self.store, self.settings, self.holder, self.notices.hear)
        self._live_rooms[code] = live  # before the refresh, so that no news in between are missed
        try:
            await live.refresh()
        except BaseException:
            del self._live_rooms[code]  # whoever comes next loads it again, and then it is driven too
            raise
        self._drivers[code] = self.spawn(drive(live, self.bot_workers))
        return live

    async def _drop(self, live: LiveRoom) -> None:
        code = live.room.code
        del self._live_rooms[code]
        self._drivers.pop(code).cancel()
        self._left_rooms[code] = live
        if len(self._left_rooms) > LEFT_ROOMS:
            self._left_rooms.popitem(last=False)
        await self._release(live)

    async def _release(self, live: LiveRoom) -> None:
        with contextlib.suppress(EmberisleError):  # what nobody renews is free soon anyway
            await self.store.release(live.room.code, self.holder)

    def _in_use(self, code: str) -> Room | None:
        live = self._live_rooms.get(code)
        return None if live is None else live.room

    # -- keeping up

    async def _listen(self) -> None:
        """Hear what happens in rooms that are in use here, wherever it happens."""
        async for news in self.store.news():
            if news == LOOK_AT_ALL:
                heard = list(self._live_rooms.values())
            else:
                heard = [self._live_rooms[news.room]] if news.room in self._live_rooms else []
            for live in heard:
                if not live.knows(news):
                    self.spawn(self._hear(live, news))

    async def _send_heartbeats(self) -> None:
        """Renew who is connected here, and read who is connected to other processes."""
        while True:
            await asyncio.sleep(self.settings.lease)
            found = list(self._live_rooms.values())
            with _warned():
                present = [(one.room.code, person) for one in found for person in one.people]
                await self.store.mark_present(present, self.holder, self.settings.lease * HEARTBEATS)
                everybody = await self.store.everybody_present()
                for live in found:
                    live.note_presence(everybody.get(live.room.code, set()))

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
