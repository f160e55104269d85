"""A room in use in this process: what happens in it is stored first, and then broadcast."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Final, Protocol

from msgspec.json import decode

import emberisle as em
from emberisle.kernel.errors import EmberisleError
from emberisle.server.live.broadcast import Broadcast
from emberisle.server.messages import Pointed, Told
from emberisle.server.pictures.room_picture import Presence, room_card
from emberisle.server.pictures.snapshot import Snapshot, encode
from emberisle.server.pictures.update import Update
from emberisle.server.rooms import fold
from emberisle.server.rooms.acts import AnyDeed, as_text, serialise
from emberisle.server.rooms.progress import Decided, as_decided
from emberisle.server.rooms.refusals import RequestRefused
from emberisle.server.rooms.room import Room
from emberisle.server.settings import Settings
from emberisle.store.store import Act, News, Repeated, Stale, Store

logger = logging.getLogger(__name__)

HEARTBEATS: Final = 3.0
"""A person counts as connected for this many heartbeats after the last one."""
_ROLLERS: Final = ThreadPoolExecutor(thread_name_prefix="roller")
"""Decide where chance is slow; threads of their own, so that rolls in a queue keep nothing else waiting."""


Decide = Callable[[Room], AnyDeed | Decided]
"""What is to happen in a room as it is now."""


def nothing() -> None:
    """Do nothing when an act is stored."""


class Listener(Protocol):
    """A connection to the room."""

    person: str | None

    def hear(self, broadcast: Broadcast) -> None:
        """The room has changed."""

    def say(self, message: Told) -> None:
        """Tell this connection alone, and in passing."""


class LiveRoom:
    """A room, and the connections to it in this process."""

    def __init__(self, room: Room, keys: set[str], store: Store, settings: Settings, holder: str) -> None:
        self.room = room
        self.store = store
        self.settings = settings
        self.holder = holder
        self.listeners: set[Listener] = set()
        self.here: frozenset[str] = frozenset()
        self.users = 0
        """How many use it: when nobody does it is unloaded."""
        self.changed = asyncio.Event()
        """Set when the driver of the room should look again what is due."""
        self._lease_known_until = 0.0
        self._keys = keys
        self._lock = asyncio.Lock()
        self._refresh_pending = False
        self._filed: object = None
        self._attendance: tuple[frozenset[str], int] = frozenset(), 0

    # -- what happens

    async def perform(
        self, decide: Decide, key: str | None = None, stored: Callable[[], None] = nothing
    ) -> None:
        """Make something happen, once for each key: decide on it, store it, say so, and tell everybody."""
        async with self._lock:
            while key is None or key not in self._keys:
                decided = as_decided(await self._decided(decide))
                act = self._next_act(decided.deed, key)
                after = fold.following(self.room, act, decided)
                try:
                    await self.store.append(act)
                except (Repeated, Stale):
                    await self._catch_up()
                    continue
                stored()
                self._apply(act, after)
                await self._file()
                return
            stored()

    async def _decided(self, decide: Decide) -> AnyDeed | Decided:
        """The deed, decided on in a thread where chance is slow, so that other rooms need not wait."""
        room = self.room
        if not em.ruleset(room.game_id).slow_chance(room.options):
            return decide(room)
        return await asyncio.get_running_loop().run_in_executor(_ROLLERS, decide, room)

    def _next_act(self, deed: AnyDeed, key: str | None) -> Act:
        if self.room.sequence >= self.settings.room_acts:
            raise RequestRefused("not_allowed", "full")
        at = max(self.settings.now(), self.room.touched)
        return Act(self.room.code, self.room.sequence + 1, key, at, serialise(deed), as_text(deed))

    async def refresh(self) -> None:
        """Read what happened in other processes, and who is connected."""
        async with self._lock:
            self._refresh_pending = False
            await self._catch_up()
        await self.refresh_presence()

    async def point(self, pointed: Pointed) -> None:
        """Show everybody in the room a spot, at whichever process they are connected."""
        await self.store.notify(self.room.code, encode(pointed).decode())

    async def hear_news(self, news: News) -> None:
        """Read what is new in the store; news without a sequence that arrive together share one refresh."""
        if news.word:
            pointed = decode(news.word, type=Pointed)
            for listener in list(self.listeners):
                listener.say(pointed)
        elif news.sequence is not None:
            async with self._lock:
                if news.sequence > self.room.sequence:
                    await self._catch_up()
        elif not self._refresh_pending:
            self._refresh_pending = True
            await self.refresh()

    async def refresh_presence(self) -> None:
        """Read who is connected, and broadcast it if that has changed."""
        self.here = frozenset(await self.store.people_present(self.room.code))
        attendance = self.here, self._watchers
        if attendance != self._attendance:
            self._attendance = attendance
            self.broadcast()

    async def _catch_up(self) -> None:
        for act in await self.store.read(self.room.code, self.room.sequence):
            self._apply(act, fold.after(self.room, act))

    def _apply(self, act: Act, after: Room) -> None:
        before, self.room = self.room, after
        if act.key is not None:
            self._keys.add(act.key)
        self.broadcast(before)

    async def _file(self) -> None:
        """Keep the lobby's card and the index of matches in step; both can be made again from the log."""
        card = room_card(self.room)
        if replace(card, touched=0.0) == self._filed:
            return
        self._filed = replace(card, touched=0.0)
        try:
            await self.store.save_card(card)
            if self.room.match is not None:
                await self.store.index_match(self.room.match, self.room.code, self.room.begun)
        except EmberisleError:
            self._filed = None
            logger.warning("the card of a room could not be filed; it will be tried again")

    async def holds_lease(self) -> bool:
        """Whether this process may drive the room; the store is asked again after half of the lease."""
        now, lease = asyncio.get_running_loop().time(), self.settings.lease
        if now >= self._lease_known_until:
            if not await self.store.lease(self.room.code, self.holder, lease):
                return False
            self._lease_known_until = now + lease / 2
        return True

    # -- broadcasting

    def presence(self) -> Presence:
        return Presence(self.here, self._watchers, self.settings.now())

    @property
    def _watchers(self) -> int:
        """How many watch in this process."""
        return sum([listener.person is None for listener in self.listeners])

    def snapshot(self) -> Broadcast:
        """The room as it is."""
        return Broadcast(Update(Snapshot(self.room, self.presence())))

    def broadcast(self, before: Room | None = None) -> None:
        """Tell every connection that may know; without ``before``, only who is connected has changed."""
        only_for = None if before is None else self.room.private_to
        update = Update(Snapshot(self.room, self.presence()), only_for)
        broadcast = Broadcast(update)
        for listener in list(self.listeners):
            if update.only_for in (None, listener.person):
                listener.hear(broadcast)
        self.changed.set()

    # -- coming and going

    async def connected(self, listener: Listener) -> None:
        """A connection is there: its person counts as connected from now on."""
        if listener.person is not None:
            await self.heartbeat(listener.person)
        await self.refresh()
        await self.store.notify(self.room.code)

    async def disconnected(self, listener: Listener) -> None:
        """A connection is gone, and with the last of a person's connections the person."""
        self.listeners.discard(listener)
        person = listener.person
        if person is not None and all(other.person != person for other in self.listeners):
            await self.store.mark_absent(self.room.code, person, self.holder)
        await self.refresh()
        await self.store.notify(self.room.code)

    async def heartbeat(self, person: str) -> None:
        """Tell the store that this person is connected here."""
        await self.store.mark_present(
            [(self.room.code, person)], self.holder, self.settings.lease * HEARTBEATS
        )

    @property
    def people(self) -> set[str]:
        """The people who are connected here, watchers aside."""
        return {listener.person for listener in self.listeners if listener.person is not None}
