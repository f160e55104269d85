"""A store that lasts as long as its process."""

from __future__ import annotations

import json
import secrets
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Collection
from dataclasses import replace
from itertools import chain
from typing import NamedTuple

from emberisle.store.broadcast import Broadcast
from emberisle.store.checks import act_as_json, check_names, check_subscription, people_as_json
from emberisle.store.store import (
    LISTED_STAGES,
    SUBSCRIBED,
    Act,
    News,
    Repeated,
    RoomCard,
    Stale,
    Store,
    Subscription,
    Unstorable,
)


class _Lease(NamedTuple):
    holder: str
    expires: float


_Place = tuple[str, str, str]
"""Room, person and endpoint."""


class _Told(NamedTuple):
    subscription: Subscription
    told: int
    """The last act of which its person was told."""
    expires: float


def _place_of(subscription: Subscription) -> _Place:
    return subscription.room, subscription.person, subscription.endpoint


class MemoryStore(Store):
    """Everything in dictionaries."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._broadcast = Broadcast()
        self._acts: defaultdict[str, list[tuple[Act, str]]] = defaultdict(list)
        self._keys: set[tuple[str, str]] = set()
        self._cards: dict[str, RoomCard] = {}
        self._matches: dict[str, tuple[str, int]] = {}
        self._secrets: dict[str, bytes] = {}
        self._subscriptions: dict[_Place, _Told] = {}
        self._leases: dict[str, _Lease] = {}
        self._presence: defaultdict[str, dict[tuple[str, str], float]] = defaultdict(dict)

    async def open(self) -> None:
        """Nothing to connect to."""

    async def close(self) -> None:
        self._broadcast.end()

    async def append(self, act: Act) -> None:
        text = act_as_json(act)
        acts = self._acts[act.room]
        if act.key is not None and (act.room, act.key) in self._keys:
            raise Repeated(f"room {act.room} already has an act with this key")
        if act.sequence <= len(acts):
            raise Stale(f"room {act.room} already has an act {act.sequence}")
        if act.sequence > len(acts) + 1:
            raise Unstorable(f"room {act.room} has no act {act.sequence - 1} yet")
        acts.append((replace(act, what={}), text))
        if act.key is not None:
            self._keys.add((act.room, act.key))
        self._broadcast.send(News(act.room, act.sequence))

    async def read(self, room: str, after: int = 0) -> list[Act]:
        return [
            replace(act, what=json.loads(text), text=text)
            for act, text in self._acts.get(room, [])[max(after, 0) :]
        ]

    async def rooms(self) -> list[str]:
        return sorted([room for room, acts in self._acts.items() if acts])

    async def save_card(self, card: RoomCard) -> None:
        people_as_json(card)
        self._cards[card.room] = card

    async def public_rooms(self, limit: int = 50) -> list[RoomCard]:
        listed = [card for card in self._cards.values() if card.public and card.stage in LISTED_STAGES]
        return sorted(listed, key=lambda card: (-card.touched, card.room))[:limit]

    async def index_match(self, match: str, room: str, sequence: int) -> None:
        check_names(match, room)
        self._matches.setdefault(match, (room, sequence))

    async def find_match(self, match: str) -> tuple[str, int] | None:
        return self._matches.get(match)

    async def secret(self, name: str) -> bytes:
        return self._secrets.setdefault(name, secrets.token_bytes(32))

    async def subscribe(self, subscription: Subscription) -> None:
        check_subscription(subscription)
        place = _place_of(subscription)
        told = self._subscriptions[place].told if place in self._subscriptions else 0
        self._subscriptions[place] = _Told(subscription, told, self._clock() + SUBSCRIBED)

    async def unsubscribe(self, room: str, person: str) -> None:
        for place in [one for one in self._subscriptions if one[:2] == (room, person)]:
            del self._subscriptions[place]

    async def forget_endpoint(self, endpoint: str) -> None:
        for place in [one for one in self._subscriptions if one[2] == endpoint]:
            del self._subscriptions[place]

    async def subscriptions(self, room: str, person: str) -> list[Subscription]:
        now = self._clock()
        return [
            one.subscription
            for place, one in sorted(self._subscriptions.items())
            if place[:2] == (room, person) and one.expires > now
        ]

    async def may_tell(self, subscription: Subscription, sequence: int) -> bool:
        known = self._subscriptions.get(_place_of(subscription))
        if known is None or known.told >= sequence:
            return False
        self._subscriptions[_place_of(subscription)] = known._replace(told=sequence)
        return True

    async def lease(self, room: str, holder: str, seconds: float) -> bool:
        check_names(room, holder)
        now = self._clock()
        held = self._leases.get(room)
        if held is not None and held.holder != holder and held.expires > now:
            return False
        self._leases[room] = _Lease(holder, now + seconds)
        return True

    async def release(self, room: str, holder: str) -> None:
        held = self._leases.get(room)
        if held is not None and held.holder == holder:
            del self._leases[room]

    async def mark_present(self, present: Collection[tuple[str, str]], holder: str, seconds: float) -> None:
        check_names(holder, *chain.from_iterable(present))
        for room, person in present:
            self._presence[room][person, holder] = self._clock() + seconds

    async def mark_absent(self, room: str, person: str, holder: str) -> None:
        self._presence.get(room, {}).pop((person, holder), None)

    async def people_present(self, room: str) -> set[str]:
        now = self._clock()
        vouched = self._presence.get(room, {})
        return {person for (person, _), expires in vouched.items() if expires > now}

    async def everybody_present(self) -> dict[str, set[str]]:
        found = {room: await self.people_present(room) for room in self._presence}
        return {room: people for room, people in found.items() if people}

    async def notify(self, room: str, word: str = "") -> None:
        check_names(room)
        self._broadcast.send(News(room, word=word))

    def news(self) -> AsyncIterator[News]:
        return self._broadcast.listen()
