"""Notices by Web Push: who is to be told that a slow match waits, and telling them beside all else.

A room only puts a notice into a queue. What a notice finds out and sends it does later, in a few tasks of
its own, so that no push service however slow holds up a table.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import msgspec

import emberisle as em
from emberisle.kernel.errors import EmberisleError
from emberisle.server.language import say
from emberisle.server.push.encryption import AUTH_BYTES, browser_key, encrypt, from_base64url
from emberisle.server.push.endpoints import check_endpoint, post
from emberisle.server.push.vapid import Vapid
from emberisle.server.rooms.refusals import RequestRefused
from emberisle.server.rooms.room import Room
from emberisle.server.rooms.window_closing import people_awaited
from emberisle.server.settings import Settings
from emberisle.store.store import Store, Subscription

logger = logging.getLogger(__name__)

WAITING: Final = 1000
"""How many notices may wait; one more is dropped."""
AT_ONCE: Final = 4
PADDED: Final = 400
"""Every message is padded to so many bytes."""
GONE: Final = (404, 410)
"""With these a push service says that a subscription is no more."""
DELIVERED: Final = range(200, 300)


@dataclass(frozen=True)
class Notice:
    """Somebody is awaited in a room since its last act, or was removed from it by that."""

    room: Room
    person: str
    removed: bool = False


class Notices:
    """The notices of one server process."""

    def __init__(self, store: Store, settings: Settings, room_now: Callable[[str], Room | None]) -> None:
        self._store = store
        self._settings = settings
        self._room_now = room_now
        self._waiting: asyncio.Queue[Notice] = asyncio.Queue(WAITING)
        self._vapid: Vapid | None = None

    @property
    def waiting(self) -> int:
        """How many notices are still to be attended to."""
        return self._waiting.qsize()

    async def key(self) -> str | None:
        """The public key with which browsers subscribe; none where the operator wants no push."""
        return (await self._own()).public if self._settings.push else None

    async def _own(self) -> Vapid:
        if self._vapid is None:
            contact = next((one for one in self._settings.origins if one.startswith("https:")), "")
            self._vapid = Vapid(await self._store.push_key(), contact)
        return self._vapid

    async def subscribe(self, subscription: Subscription) -> None:
        """Keep a subscription; each person has so many in a room as windows are allowed."""
        check_endpoint(subscription.endpoint, self._settings.push_loopback)
        _check_keys(subscription)
        known = await self._store.subscriptions(subscription.room, subscription.person)
        others = [one for one in known if one.endpoint != subscription.endpoint]
        if not self._settings.push or len(others) >= self._settings.windows:
            raise RequestRefused("not_allowed", "no_push")
        await self._store.subscribe(subscription)

    def hear(self, before: Room, after: Room) -> None:
        """Take note of those who are awaited now and were not before, and of those who were removed."""
        for person in after.removed - before.removed:
            self._put(Notice(after, person, removed=True))
        if after.slow and self._settings.push:
            for person in people_awaited(after) - people_awaited(before):
                self._put(Notice(after, person))

    def _put(self, notice: Notice) -> None:
        try:
            self._waiting.put_nowait(notice)
        except asyncio.QueueFull:
            logger.warning("too many notices wait: one was dropped")

    async def work(self) -> None:
        """Send what waits, a few at once, until the server stops."""
        async with asyncio.TaskGroup() as tasks:
            for _ in range(AT_ONCE):
                tasks.create_task(self._work())

    async def _work(self) -> None:
        while True:
            notice = await self._waiting.get()
            try:
                await self.attend_to(notice)
            except EmberisleError as error:
                logger.warning("a notice was not sent: %s", error)
            except Exception:
                logger.exception("a notice was not sent")

    async def attend_to(self, notice: Notice) -> None:
        """Tell whoever is still awaited and not here, once in each browser; forget whoever was removed."""
        room, person = notice.room, notice.person
        if notice.removed:
            await self._store.unsubscribe(room.code, person)
        elif person in people_awaited(self._room_now(room.code) or room):
            subscriptions = await self._store.subscriptions(room.code, person)
            if subscriptions and person not in await self._store.people_present(room.code):
                for subscription in subscriptions:
                    await self._tell(subscription, room)

    async def _tell(self, subscription: Subscription, room: Room) -> None:
        if not await self._store.may_tell(subscription, room.sequence):
            return
        vapid, endpoint = await self._own(), subscription.endpoint
        headers = {
            "Authorization": vapid.authorization(endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(room.clocks.move),
            "Urgency": "normal",
        }
        point, auth = from_base64url(subscription.key), from_base64url(subscription.auth)
        body = encrypt(told_of(room, subscription.language), point, auth, PADDED)
        status = await post(endpoint, headers, body, self._settings.push_loopback)
        if status in GONE:
            await self._store.forget_endpoint(endpoint)
        elif status not in DELIVERED:
            logger.warning("a push service answered %d", status)


def told_of(room: Room, language: str) -> bytes:
    """What a notice says: the game, that it is one's turn, and where. Nothing in it opens a door."""
    title = em.ruleset(room.game_id).title_in(language)
    said = {"title": title, "body": say(language, "push.your_turn"), "room": room.code}
    return msgspec.json.encode(said)


def _check_keys(subscription: Subscription) -> None:
    try:
        browser_key(from_base64url(subscription.key))
        known = len(from_base64url(subscription.auth)) == AUTH_BYTES
    except ValueError:
        known = False
    if not known:
        raise RequestRefused("malformed", "bad_endpoint")
