"""A room in use in this process: what happens in it is stored first, and then broadcast."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Set
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Final, Protocol

from msgspec.json import decode

import emberisle as em
from emberisle.kernel.errors import EmberisleError
from emberisle.server.live.broadcast import Broadcast
from emberisle.server.live.recent_keys import RecentKeys
from emberisle.server.messages import Pointed, Space, Told
from emberisle.server.pictures.room_picture import Presence, room_card
from emberisle.server.pictures.seen_table import encode
from emberisle.server.pictures.snapshot import Snapshot
from emberisle.server.pictures.update import Update
from emberisle.server.rooms import fold
from emberisle.server.rooms.acts import AnyDeed, as_text, serialise
from emberisle.server.rooms.progress import Decided, Progress, as_decided
from emberisle.server.rooms.room import Room
from emberisle.server.rooms.schedule import due_as_before, takeovers
from emberisle.server.rooms.space import check_space, space_in
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
        """The room has changed; what this connection is sent is added to the broadcast."""

    def say(self, message: Told) -> None:
        """Tell this connection alone, and in passing."""

    def show_out(self) -> None:
        """Its person was removed: say so, and close it."""


class LiveRoom:
    """A room, and the connections to it in this process."""

    def __init__(
        self,
        room: Room,
        keys: RecentKeys,
        store: Store,
        settings: Settings,
        holder: str,
        happened: Callable[[Room, Room], None] = lambda before, after: None,
    ) -> None:
        self.room = room
        self._happened = happened
        """Told of every act, as the room before and after it."""
        self.store = store
        self.settings = settings
        self.holder = holder
        self.listeners: set[Listener] = set()
        self.here: frozenset[str] = frozenset()
        self.users = 0
        """How many use it: when nobody does it is unloaded."""
        self.changed = asyncio.Event()
        """Set when the driver of the room should look again what is due."""
        self._ahead = 0.0
        """Seconds by which the time of this room is ahead of ours."""
        self._lease_known_until = 0.0
        self.keys = keys
        self._lock = asyncio.Lock()
        self._refresh_pending = False
        self._looked_at: object = None
        """What the card was made from last; it is not made again where that is the same."""
        self._filed: object = None
        self._attendance: tuple[frozenset[str], int] = frozenset(), 0
        self._absent: Mapping[str, float] = {}

    # -- what happens

    async def perform(
        self, decide: Decide, key: str | None = None, stored: Callable[[], None] = nothing
    ) -> None:
        """Make something happen, once for each key: decide on it, store it, say so, and tell everybody."""
        async with self._lock:
            while key is None or key not in self.keys:
                decided = as_decided(await self._decided(decide))
                act = self._next_act(decided.deed, key)
                after = fold.following(self.room, act, decided)
                try:
                    await self.store.append(act)
                except Stale:
                    await self._catch_up()
                    continue
                except Repeated:
                    await self._catch_up()
                    break
                stored()
                self._apply(act, after, decided.progress)
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
        check_space(self.room, deed, self.settings)
        return Act(self.room.code, self.room.sequence + 1, key, self.now(), serialise(deed), as_text(deed))

    def now(self) -> float:
        """What time it is in this room: never before what happened last, and from then on it passes.

        Another process, or this one before a restart, may have had a clock that was ahead.
        """
        ours = self.settings.now()
        self._ahead = max(self._ahead, self.room.touched - ours)
        return ours + self._ahead

    async def refresh(self) -> None:
        """Read what happened in other processes, and who is connected."""
        async with self._lock:
            self._refresh_pending = False
            await self._catch_up()
        await self.refresh_presence()

    async def point(self, pointed: Pointed) -> None:
        """Show everybody in the room a spot, at whichever process they are connected."""
        await self.store.notify(self.room.code, encode(pointed).decode())

    def knows(self, news: News) -> bool:
        """Whether this is news of an act that has happened here already, as that of an own act."""
        return news.sequence is not None and news.sequence <= self.room.sequence

    async def hear_news(self, news: News) -> None:
        """Read what is new in the store; news without a sequence that arrive together share one refresh."""
        if news.word:
            pointed = decode(news.word, type=Pointed)
            for listener in list(self.listeners):
                listener.say(pointed)
        elif news.sequence is not None:
            async with self._lock:
                if not self.knows(news):
                    await self._catch_up()
        elif not self._refresh_pending:
            self._refresh_pending = True
            await self.refresh()

    async def refresh_presence(self) -> None:
        """Read who is connected."""
        self.note_presence(await self.store.people_present(self.room.code))

    def note_presence(self, people: Set[str]) -> None:
        """Note who is connected, and broadcast it if that has changed."""
        self.here = frozenset(people)
        attendance = self.here, self._watchers
        if attendance != self._attendance:
            self._attendance = attendance
            self.broadcast()

    async def _catch_up(self) -> None:
        for act in await self.store.read(self.room.code, self.room.sequence):
            self._apply(act, fold.after(self.room, act))

    def _apply(self, act: Act, after: Room, played: Progress | None = None) -> None:
        before, self.room = self.room, after
        if act.key is not None:
            self.keys.add(act.key)
        for listener in [one for one in self.listeners if one.person in after.removed]:
            self.listeners.discard(listener)
            listener.show_out()
        self.broadcast(before, played)
        self._happened(before, after)

    async def _file(self) -> None:
        """Keep the lobby's card and the index of matches in step; both can be made again from the log."""
        room = self.room
        shown = room.stage, room.public, room.locked, room.match, room.seats
        if shown == self._looked_at:
            return
        self._looked_at = shown
        card = room_card(room)
        if replace(card, touched=0.0) == self._filed:
            return
        self._filed = replace(card, touched=0.0)
        try:
            await self.store.save_card(card)
            if self.room.match is not None:
                await self.store.index_match(self.room.match, self.room.code, self.room.begun)
        except EmberisleError:
            self._looked_at = self._filed = None
            logger.warning("the card of a room could not be filed; it will be tried again")

    async def holds_lease(self) -> bool:
        """Whether this process may drive the room; the store is asked again after half of the lease."""
        now, lease = asyncio.get_running_loop().time(), self.settings.lease
        if now >= self._lease_known_until:
            if not await self.store.lease(self.room.code, self.holder, lease):
                return False
            self._lease_known_until = now + lease / 2
        return True

    def absent(self) -> Mapping[str, float]:
        """Since when those at the table are not connected anywhere."""
        people = {seat.person for seat in self.room.seats if seat.person is not None} - self.here
        if people or self._absent:
            now = self.now()
            self._absent = {person: self._absent.get(person, now) for person in people}
        return self._absent

    # -- broadcasting

    def presence(self) -> Presence:
        absent = self.absent()
        leaving = takeovers(self.room, self.here, absent, self.settings) if absent else {}
        return Presence(self.here, self._watchers, self.now(), self.space, leaving)

    @property
    def space(self) -> Space:
        """What can still happen here."""
        return space_in(self.room, self.settings)

    @property
    def _watchers(self) -> int:
        """How many watch in this process."""
        return sum([listener.person is None for listener in self.listeners])

    def snapshot(self) -> Broadcast:
        """The room as it is."""
        return Broadcast(Update(Snapshot(self.room, self.presence())), whole=True)

    def broadcast(self, before: Room | None = None, played: Progress | None = None) -> None:
        """Tell every connection that may know; without ``before``, only who is connected has changed."""
        only_for = None if before is None else self.room.private_to
        update = Update(Snapshot(self.room, self.presence()), only_for, played)
        broadcast = Broadcast(update)
        for listener in list(self.listeners):
            if update.only_for in (None, listener.person):
                listener.hear(broadcast)
        broadcast.send()
        if before is None or not due_as_before(before, self.room):
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
