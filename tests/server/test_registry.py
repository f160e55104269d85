"""The registry: rooms are loaded while they are used, and what happens elsewhere is heard."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from dataclasses import dataclass, field, replace

import pytest

from emberisle.kernel.errors import EmberisleError
from emberisle.server.live.broadcast import Broadcast
from emberisle.server.live.recent_keys import MOST
from emberisle.server.live.registry import RoomRegistry
from emberisle.server.messages import Told
from emberisle.server.rate_limit import MOST_REMEMBERED, RateLimit, RateLimits
from emberisle.server.rooms import acts, requests
from emberisle.server.rooms.refusals import RequestRefused
from emberisle.server.rooms.room import Room
from emberisle.server.sharding import owner
from emberisle.store.memory import MemoryStore
from emberisle.store.store import Act, Unavailable
from tests.server.running import QUICK

OPENED = acts.Opened("fortune", 2, {}, "seed", "ana", "Ana")


@dataclass(eq=False)
class Listener:
    """A listener who writes down how far the room has come."""

    person: str | None = "ana"
    heard: list[int] = field(default_factory=list)

    def hear(self, broadcast: Broadcast) -> None:
        self.heard.append(broadcast.update.after.room.sequence)

    def say(self, message: Told) -> None:
        """Nothing is said here in passing."""

    def show_out(self) -> None:
        """Nobody is removed here."""


def test_a_room_is_forgotten_when_nobody_uses_it() -> None:
    async def uses() -> None:
        registry = RoomRegistry(MemoryStore(), QUICK, b"key")
        code = await registry.open_room(OPENED)
        async with registry.use(code) as one, registry.use(code) as other:
            assert one is other
        async with registry.use(code) as again:
            assert again is not one
        await registry.stop()

    asyncio.run(uses())


def test_rooms_that_are_left_while_the_server_stops_do_not_keep_it_from_stopping() -> None:
    class Slow(MemoryStore):
        """The first lease is given up only when everybody has left."""

        def __init__(self) -> None:
            super().__init__()
            self.stopping, self.left = asyncio.Event(), asyncio.Event()

        async def release(self, room: str, holder: str) -> None:
            if not self.stopping.is_set():
                self.stopping.set()
                await self.left.wait()
            await super().release(room, holder)

    async def stops() -> None:
        store = Slow()
        registry = RoomRegistry(store, QUICK, b"key")
        async with AsyncExitStack() as stack:
            for _ in range(3):
                await stack.enter_async_context(registry.use(await registry.open_room(OPENED)))
            stopped = asyncio.create_task(registry.stop())
            await store.stopping.wait()
        store.left.set()
        await stopped

    asyncio.run(stops())


def test_a_room_that_could_not_be_loaded_is_loaded_anew() -> None:
    """Bots play there then, although the database was gone for a moment."""

    class Forgetful(MemoryStore):
        gone = True

        async def people_present(self, room: str) -> set[str]:
            if self.gone:
                raise Unavailable("gone")
            return {"ana"}

    async def uses() -> None:
        store = Forgetful()
        registry = RoomRegistry(store, QUICK, b"key")
        code = await registry.open_room(OPENED)
        with pytest.raises(Unavailable):
            async with registry.use(code):
                pass
        store.gone = False
        async with registry.use(code) as live:
            await live.perform(lambda _: acts.BotSeated(0, "random"))
            await live.perform(lambda _: acts.Sat(1, "ana", "Ana"))
            await live.perform(requests.begun)
            while live.room.to_move != 1:
                await asyncio.sleep(0)
        await registry.stop()

    asyncio.run(uses())


def test_a_room_that_never_was_cannot_be_visited() -> None:
    async def visit() -> None:
        registry = RoomRegistry(MemoryStore(), QUICK, b"key")
        with pytest.raises(RequestRefused, match="no_room"):
            async with registry.use("ABCDEFGH"):
                pass

    asyncio.run(visit())


@pytest.mark.parametrize("process", range(3))
def test_of_several_processes_each_opens_rooms_of_its_own(process: int) -> None:
    async def open_some() -> None:
        settings = replace(QUICK, processes=3, process=process, holder=f"process-{process}")
        registry = RoomRegistry(MemoryStore(), settings, b"key")
        assert registry.holder == f"process-{process}"
        assert {owner(await registry.open_room(OPENED), 3) for _ in range(20)} == {process}

    asyncio.run(open_some())


def test_what_another_process_stores_is_heard_here() -> None:
    async def listen() -> None:
        store, listener = MemoryStore(), Listener()
        registry = RoomRegistry(store, QUICK, b"key")
        await registry.start()
        code = await registry.open_room(OPENED)
        async with registry.use(code) as live:
            live.listeners.add(listener)
            await asyncio.sleep(0)
            await store.append(Act(code, 2, None, 1.0, acts.serialise(acts.CameIn("ben", "Ben"))))
            while 2 not in listener.heard:
                await asyncio.sleep(0)
            assert live.room.people["ben"] == "Ben"
            await live.perform(lambda room: acts.Sat(0, "ben", "Ben"))
        assert listener.heard[-1] == 3
        await registry.stop()

    asyncio.run(listen())


def test_what_was_stored_here_is_not_read_again() -> None:
    class Counting(MemoryStore):
        asked = 0

        async def read(self, room: str, after: int = 0) -> list[Act]:
            self.asked += 1
            return await super().read(room, after)

        async def people_present(self, room: str) -> set[str]:
            self.asked += 1
            return await super().people_present(room)

    async def perform() -> None:
        store, listener = Counting(), Listener()
        registry = RoomRegistry(store, QUICK, b"key")
        await registry.start()
        code = await registry.open_room(OPENED)
        async with registry.use(code) as live, registry.use(await registry.open_room(OPENED)) as other:
            other.listeners.add(listener)
            before = store.asked
            await live.perform(lambda room: acts.Sat(0, "ana", "Ana"))
            await live.perform(lambda room: acts.Spoke("ana", None, "hello"))
            await store.append(Act(other.room.code, 2, None, 1.0, acts.serialise(acts.CameIn("ben", "Ben"))))
            while 2 not in listener.heard:
                await asyncio.sleep(0)
            assert live.room.sequence == 3
            assert store.asked == before + 1
        await registry.stop()

    asyncio.run(perform())


def test_the_store_is_asked_once_who_drives_for_many_moves() -> None:
    free = [False, True]

    class Busy(MemoryStore):
        async def lease(self, room: str, holder: str, seconds: float) -> bool:
            return free.pop(0)

    async def drive() -> list[bool]:
        registry = RoomRegistry(Busy(), replace(QUICK, lease=3600.0), b"key")
        async with registry.use(await registry.open_room(OPENED)) as live:
            return [await live.holds_lease() for _ in range(5)]

    assert asyncio.run(drive()) == [False, True, True, True, True]


def test_whoever_decided_on_an_older_room_decides_again() -> None:
    """Somebody else's act came first: the decision is made anew on what came of it."""

    async def decide_twice() -> list[int]:
        store = MemoryStore()
        registry = RoomRegistry(store, QUICK, b"key")
        code = await registry.open_room(OPENED)
        seen: list[int] = []
        async with registry.use(code) as live:
            await store.append(Act(code, 2, None, 1.0, acts.serialise(acts.CameIn("ben", "Ben"))))

            def decide(room: Room) -> acts.AnyDeed:
                seen.append(room.sequence)
                return acts.Sat(0, "ana", "Ana")

            await live.perform(decide, "ana:1")
            await live.perform(decide, "ana:1")
            assert live.room.sequence == 3
        await registry.stop()
        return seen

    assert asyncio.run(decide_twice()) == [1, 2]


def test_what_was_asked_long_ago_is_acknowledged_and_not_done_again() -> None:
    """The room remembers the last requests of a person, and the store all of them."""

    async def ask_again() -> tuple[int, list[str]]:
        registry = RoomRegistry(MemoryStore(), QUICK, b"key")
        acknowledged: list[str] = []
        async with registry.use(await registry.open_room(OPENED)) as live:
            for number in [*range(MOST + 2), 0, MOST]:
                key = f"ana:{number}"
                said = acts.Spoke("ana", None, "hello")
                await live.perform(lambda _, said=said: said, key, lambda key=key: acknowledged.append(key))  # type: ignore[misc]
            assert "ana:0" not in live.keys
            happened = live.room.sequence - 1
        await registry.stop()
        return happened, acknowledged[-2:]

    assert asyncio.run(ask_again()) == (MOST + 2, ["ana:0", f"ana:{MOST}"])


def test_nobody_is_told_what_was_not_stored() -> None:
    class Broken(MemoryStore):
        async def append(self, act: Act) -> None:
            if act.sequence > 1:
                raise Unavailable("the disk is full")
            await super().append(act)

    async def fail() -> None:
        registry, listener = RoomRegistry(Broken(), QUICK, b"key"), Listener()
        code = await registry.open_room(OPENED)
        async with registry.use(code) as live:
            live.listeners.add(listener)
            acknowledged: list[bool] = []
            with pytest.raises(EmberisleError):
                await live.perform(
                    lambda room: acts.Sat(0, "ana", "Ana"), None, lambda: acknowledged.append(True)
                )
            assert (listener.heard, acknowledged, live.room.sequence) == ([], [], 1)
        await registry.stop()

    asyncio.run(fail())


def test_a_limit_fills_again() -> None:
    now = [0.0]
    limit = RateLimit(2.0, 3, lambda: now[0])
    assert [limit.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 0.5
    assert [limit.take() for _ in range(2)] == [True, False]
    assert not limit.full
    now[0] = 100.0
    assert limit.full


def test_those_who_have_been_quiet_are_forgotten() -> None:
    limits = RateLimits((1e9, 1))
    for number in range(2 * MOST_REMEMBERED):
        assert limits.take(f"address {number}")
    assert len(limits._limits) <= MOST_REMEMBERED
