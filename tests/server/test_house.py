"""The house: rooms are at hand while they are used, and what happens elsewhere is heard."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field, replace

import pytest

from emberisle.kernel.errors import EmberisleError
from emberisle.server import acts
from emberisle.server.happening import Happening
from emberisle.server.house import House
from emberisle.server.pace import MOST_REMEMBERED, Bucket, Buckets
from emberisle.server.refusing import NotDone
from emberisle.server.room import Room
from emberisle.store.memory import MemoryStore
from emberisle.store.store import Act, Unavailable
from tests.server.running import QUICK

OPENED = acts.Opened("fortune", 2, {}, "seed", "ana", "Ana")


@dataclass(eq=False)
class Listener:
    """A guest who writes down how far the room has come."""

    person: str | None = "ana"
    heard: list[int] = field(default_factory=list)

    def hear(self, happening: Happening) -> None:
        self.heard.append(happening.after.sequence)


def test_a_room_is_forgotten_when_nobody_uses_it() -> None:
    async def visits() -> None:
        house = House(MemoryStore(), QUICK, b"key")
        code = await house.open_room(OPENED)
        async with house.visit(code) as one, house.visit(code) as other:
            assert one is other
        async with house.visit(code) as again:
            assert again is not one
        await house.stop()

    asyncio.run(visits())


def test_a_room_that_never_was_cannot_be_visited() -> None:
    async def visit() -> None:
        house = House(MemoryStore(), QUICK, b"key")
        with pytest.raises(NotDone, match="no_room"):
            async with house.visit("ABCDEFGH"):
                pass

    asyncio.run(visit())


def test_what_another_process_stores_is_heard_here() -> None:
    async def listen() -> None:
        store, guest = MemoryStore(), Listener()
        house = House(store, QUICK, b"key")
        await house.start()
        code = await house.open_room(OPENED)
        async with house.visit(code) as gathering:
            gathering.guests.add(guest)
            await asyncio.sleep(0)
            await store.append(Act(code, 2, None, 1.0, acts.noted(acts.CameIn("ben", "Ben"))))
            while 2 not in guest.heard:
                await asyncio.sleep(0)
            assert gathering.room.people["ben"] == "Ben"
            await gathering.perform(lambda room: acts.Sat(0, "ben", "Ben"))
        assert guest.heard[-1] == 3
        await house.stop()

    asyncio.run(listen())


def test_what_was_stored_here_is_not_read_again() -> None:
    class Counting(MemoryStore):
        asked = 0

        async def read(self, room: str, after: int = 0) -> list[Act]:
            self.asked += 1
            return await super().read(room, after)

        async def who_is_here(self, room: str) -> set[str]:
            self.asked += 1
            return await super().who_is_here(room)

    async def perform() -> None:
        store, guest = Counting(), Listener()
        house = House(store, QUICK, b"key")
        await house.start()
        code = await house.open_room(OPENED)
        async with house.visit(code) as gathering, house.visit(await house.open_room(OPENED)) as other:
            other.guests.add(guest)
            before = store.asked
            await gathering.perform(lambda room: acts.Sat(0, "ana", "Ana"))
            await gathering.perform(lambda room: acts.Spoke("ana", None, "hello"))
            await store.append(Act(other.room.code, 2, None, 1.0, acts.noted(acts.CameIn("ben", "Ben"))))
            while 2 not in guest.heard:
                await asyncio.sleep(0)
            assert gathering.room.sequence == 3
            assert store.asked == before + 1
        await house.stop()

    asyncio.run(perform())


def test_one_who_cannot_be_told_does_not_keep_the_others_from_hearing() -> None:
    async def tell() -> None:
        house = House(MemoryStore(), QUICK, b"key")
        async with house.visit(await house.open_room(OPENED)) as gathering:
            happening = gathering.snapshot()
            fails = happening.later(lambda: bytes([1000]))
            works = happening.later(lambda: happening.welcome("ana", None, None, "en"))
            with pytest.raises(ValueError, match="range"):
                await fails()
            assert b'"type":"welcome"' in await works()
        await house.stop()

    asyncio.run(tell())


def test_the_store_is_asked_once_who_drives_for_many_moves() -> None:
    free = [False, True]

    class Busy(MemoryStore):
        async def lease(self, room: str, holder: str, seconds: float) -> bool:
            return free.pop(0)

    async def drive() -> list[bool]:
        house = House(Busy(), replace(QUICK, lease=3600.0), b"key")
        async with house.visit(await house.open_room(OPENED)) as gathering:
            return [await gathering.drives() for _ in range(5)]

    assert asyncio.run(drive()) == [False, True, True, True, True]


def test_whoever_decided_on_an_older_room_decides_again() -> None:
    """Somebody else's act came first: the decision is made anew on what came of it."""

    async def decide_twice() -> list[int]:
        store = MemoryStore()
        house = House(store, QUICK, b"key")
        code = await house.open_room(OPENED)
        seen: list[int] = []
        async with house.visit(code) as gathering:
            await store.append(Act(code, 2, None, 1.0, acts.noted(acts.CameIn("ben", "Ben"))))

            def decide(room: Room) -> acts.AnyDeed:
                seen.append(room.sequence)
                return acts.Sat(0, "ana", "Ana")

            await gathering.perform(decide, "ana:1")
            await gathering.perform(decide, "ana:1")
            assert gathering.room.sequence == 3
        await house.stop()
        return seen

    assert asyncio.run(decide_twice()) == [1, 2]


def test_nobody_is_told_what_was_not_stored() -> None:
    class Broken(MemoryStore):
        async def append(self, act: Act) -> None:
            if act.sequence > 1:
                raise Unavailable("the disk is full")
            await super().append(act)

    async def fail() -> None:
        house, guest = House(Broken(), QUICK, b"key"), Listener()
        code = await house.open_room(OPENED)
        async with house.visit(code) as gathering:
            gathering.guests.add(guest)
            acknowledged: list[bool] = []
            with pytest.raises(EmberisleError):
                await gathering.perform(
                    lambda room: acts.Sat(0, "ana", "Ana"), None, lambda: acknowledged.append(True)
                )
            assert (guest.heard, acknowledged, gathering.room.sequence) == ([], [], 1)
        await house.stop()

    asyncio.run(fail())


def test_a_bucket_fills_again() -> None:
    now = [0.0]
    bucket = Bucket(2.0, 3, lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    assert not bucket.full
    now[0] = 100.0
    assert bucket.full


def test_those_who_have_been_quiet_are_forgotten() -> None:
    buckets = Buckets((1e9, 1))
    for number in range(2 * MOST_REMEMBERED):
        assert buckets.take(f"address {number}")
    assert len(buckets._buckets) <= MOST_REMEMBERED
