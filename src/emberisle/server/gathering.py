"""A room that is in use here: what happens in it is stored first, and then told to everybody."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Final, Protocol

import emberisle as em
from emberisle.kernel.errors import EmberisleError
from emberisle.server import fold, pictures
from emberisle.server.acts import AnyDeed, noted
from emberisle.server.happening import Happening
from emberisle.server.pictures import Presence
from emberisle.server.refusing import NotDone
from emberisle.server.room import Room
from emberisle.server.settings import Settings
from emberisle.store.store import Act, News, Repeated, Stale, Store

logger = logging.getLogger(__name__)

VOUCHED: Final = 3.0
"""For how many times as long as it takes to say so again somebody is taken to be connected."""
_ROLLERS: Final = ThreadPoolExecutor(thread_name_prefix="roller")
"""Decide where chance is slow; threads of their own, so that rolls in a queue keep nothing else waiting."""


def nothing() -> None:
    """Nobody has to be told."""


class Guest(Protocol):
    """Somebody connected to the room."""

    person: str | None

    def hear(self, happening: Happening) -> None:
        """Something happened."""


class Gathering:
    """A room, and those who are connected to it in this process."""

    def __init__(self, room: Room, keys: set[str], store: Store, settings: Settings, holder: str) -> None:
        self.room = room
        self.store = store
        self.settings = settings
        self.holder = holder
        self.guests: set[Guest] = set()
        self.here: frozenset[str] = frozenset()
        self.visits = 0
        """How many use it, so that it stays."""
        self.stirred = asyncio.Event()
        """Set when whoever drives the room should look again."""
        self._drives_until = 0.0
        self._keys = keys
        self._lock = asyncio.Lock()
        self._rumoured = False
        self._carded: object = None
        self._attendance: tuple[frozenset[str], int] = frozenset(), 0

    # -- what happens

    async def perform(
        self, decide: Callable[[Room], AnyDeed], key: str | None = None, stored: Callable[[], None] = nothing
    ) -> None:
        """Make something happen, once for each key: decide on it, store it, say so, and tell everybody."""
        async with self._lock:
            while key is None or key not in self._keys:
                act = self._next_act(await self._decided(decide), key)
                after = fold.after(self.room, act)
                try:
                    await self.store.append(act)
                except (Repeated, Stale):
                    await self._catch_up()
                    continue
                stored()
                self._take(act, after)
                await self._file()
                return
            stored()

    async def _decided(self, decide: Callable[[Room], AnyDeed]) -> AnyDeed:
        """What is decided on; where that may take a while, other rooms do not wait for it."""
        room = self.room
        if not em.ruleset(room.game_id).slow_chance(room.options):
            return decide(room)
        return await asyncio.get_running_loop().run_in_executor(_ROLLERS, decide, room)

    def _next_act(self, deed: AnyDeed, key: str | None) -> Act:
        if self.room.sequence >= self.settings.room_acts:
            raise NotDone("not_allowed", "full")
        at = max(self.settings.now(), self.room.touched)
        return Act(self.room.code, self.room.sequence + 1, key, at, noted(deed))

    async def refresh(self) -> None:
        """See what happened elsewhere, and who is here."""
        async with self._lock:
            self._rumoured = False
            await self._catch_up()
        await self.look_around()

    async def hear_rumour(self, news: News) -> None:
        """Look into what may be new here; what may be anything is looked into once for many such rumours."""
        if news.sequence is not None:
            async with self._lock:
                if news.sequence > self.room.sequence:
                    await self._catch_up()
        elif not self._rumoured:
            self._rumoured = True
            await self.refresh()

    async def look_around(self) -> None:
        """See who is here."""
        self.here = frozenset(await self.store.who_is_here(self.room.code))
        attendance = self.here, self._watchers
        if attendance != self._attendance:
            self._attendance = attendance
            self.tell()

    async def _catch_up(self) -> None:
        for act in await self.store.read(self.room.code, self.room.sequence):
            self._take(act, fold.after(self.room, act))

    def _take(self, act: Act, after: Room) -> None:
        before, self.room = self.room, after
        if act.key is not None:
            self._keys.add(act.key)
        self.tell(before)

    async def _file(self) -> None:
        """Keep the lobby's card and the index of matches in step; both can be made again from the log."""
        card = pictures.card(self.room)
        if replace(card, touched=0.0) == self._carded:
            return
        self._carded = replace(card, touched=0.0)
        try:
            await self.store.file(card)
            if self.room.match is not None:
                await self.store.index_match(self.room.match, self.room.code, self.room.begun)
        except EmberisleError:
            self._carded = None
            logger.warning("the card of a room could not be filed; it will be tried again")

    async def drives(self) -> bool:
        """Whether this process drives the room; the store is asked again when half of the lease is over."""
        now, lease = asyncio.get_running_loop().time(), self.settings.lease
        if now >= self._drives_until:
            if not await self.store.lease(self.room.code, self.holder, lease):
                return False
            self._drives_until = now + lease / 2
        return True

    # -- telling

    def presence(self) -> Presence:
        return Presence(self.here, self._watchers, self.settings.now())

    @property
    def _watchers(self) -> int:
        """How many watch in this process."""
        return sum([guest.person is None for guest in self.guests])

    def snapshot(self) -> Happening:
        """The room as it is."""
        return Happening(self.room, self.room, self.presence())

    def tell(self, before: Room | None = None) -> None:
        """Tell those who may know; without a room before, only who is here has changed."""
        happening = Happening(before or self.room, self.room, self.presence())
        for guest in list(self.guests):
            if happening.only in (None, guest.person):
                guest.hear(happening)
        self.stirred.set()

    # -- coming and going

    async def arrived(self, guest: Guest) -> None:
        """Somebody's connection is there: vouch for the person."""
        if guest.person is not None:
            await self.vouch(guest.person)
        await self.refresh()
        await self.store.tell(self.room.code)

    async def departed(self, guest: Guest) -> None:
        """Somebody's connection is gone."""
        self.guests.discard(guest)
        person = guest.person
        if person is not None and all(other.person != person for other in self.guests):
            await self.store.gone(self.room.code, person, self.holder)
        await self.refresh()
        await self.store.tell(self.room.code)

    async def vouch(self, person: str) -> None:
        await self.store.here([(self.room.code, person)], self.holder, self.settings.lease * VOUCHED)

    @property
    def people(self) -> set[str]:
        """Those who are connected here, watchers aside."""
        return {guest.person for guest in self.guests if guest.person is not None}
