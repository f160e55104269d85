"""The house: every room that is in use here, the news of rooms used elsewhere too, and the thinkers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Coroutine, Iterator
from typing import Any
from weakref import WeakValueDictionary

from emberisle.kernel.errors import EmberisleError
from emberisle.server import acts, fold
from emberisle.server.driving import drive
from emberisle.server.gathering import VOUCHED, Gathering
from emberisle.server.pace import Buckets
from emberisle.server.refusing import NotDone
from emberisle.server.room import Room
from emberisle.server.settings import Settings
from emberisle.server.thinking import Thinkers
from emberisle.server.tokens import new_code
from emberisle.store.store import LOOK_AT_ALL, Act, News, Stale, Store

logger = logging.getLogger(__name__)


class House:
    """All rooms of this process."""

    def __init__(self, store: Store, settings: Settings, signing_key: bytes) -> None:
        self.store = store
        self.settings = settings
        self.signing_key = signing_key
        self.thinkers = Thinkers(settings.workers)
        self.holder = secrets.token_hex(8) if settings.shared else "alone"
        """What other processes know this one by; alone, it goes on driving what it drove before a crash."""
        self.openings = Buckets(settings.openings)
        self.arrivals = Buckets(settings.arrivals)
        self.lookups = Buckets(settings.lookups)
        self._gatherings: dict[str, Gathering] = {}
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self._doors: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self.spawn(self._listen())
        self.spawn(self._keep())

    async def stop(self) -> None:
        """Let everything go; what happened is in the store."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinkers.stop()
        for gathering in self._gatherings.values():
            await self._let_go(gathering)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Something that goes on by itself until it is done, or the house is closed."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # -- rooms

    async def open_room(self, deed: acts.Opened) -> str:
        """A new room under a code of its own."""
        while True:
            code = new_code()
            try:
                await self.store.append(Act(code, 1, None, self.settings.now(), acts.noted(deed)))
            except Stale:
                continue
            return code

    @contextlib.asynccontextmanager
    async def visit(self, code: str) -> AsyncIterator[Gathering]:
        """The room with this code, at hand for as long as somebody uses it."""
        async with self._doors.setdefault(code, asyncio.Lock()):
            gathering = self._gatherings.get(code) or await self._load(code)
            gathering.visits += 1
        try:
            yield gathering
        finally:
            gathering.visits -= 1
            if gathering.visits == 0 and self._gatherings.get(code) is gathering:
                await self._drop(gathering)

    async def _load(self, code: str) -> Gathering:
        found = await self.store.read(code)
        room = await asyncio.to_thread(fold.room_of, found)
        if room is None:
            raise NotDone("not_allowed", "no_room")
        keys = {act.key for act in found if act.key is not None}
        gathering = Gathering(room, keys, self.store, self.settings, self.holder)
        self._gatherings[code] = gathering
        await gathering.refresh()
        self._drivers[code] = self.spawn(drive(gathering, self.thinkers))
        return gathering

    async def _drop(self, gathering: Gathering) -> None:
        code = gathering.room.code
        del self._gatherings[code]
        self._drivers.pop(code).cancel()
        await self._let_go(gathering)

    async def _let_go(self, gathering: Gathering) -> None:
        with contextlib.suppress(EmberisleError):  # what nobody renews is free soon anyway
            await self.store.release(gathering.room.code, self.holder)

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
                heard = list(self._gatherings.values())
            else:
                heard = [self._gatherings[news.room]] if news.room in self._gatherings else []
            for gathering in heard:
                self.spawn(self._look_into(gathering, news))

    async def _keep(self) -> None:
        """Vouch for those who are connected here, and look who is connected elsewhere."""
        while True:
            await asyncio.sleep(self.settings.lease)
            found = list(self._gatherings.values())
            with _warned():
                present = [(one.room.code, person) for one in found for person in one.people]
                await self.store.here(present, self.holder, self.settings.lease * VOUCHED)
            for gathering in found:
                with _warned():
                    await gathering.look_around()

    async def _look_into(self, gathering: Gathering, news: News) -> None:
        with _warned():
            await gathering.hear_rumour(news)


@contextlib.contextmanager
def _warned() -> Iterator[None]:
    """What goes wrong now may go right the next time."""
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
