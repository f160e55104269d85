"""A connection that does not listen holds up nobody, and is told everything anew when it comes back."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from emberisle.server.live.connections import TOO_SLOW, Connection
from emberisle.server.live.registry import RoomRegistry
from emberisle.server.messages import Pong
from emberisle.server.rooms import acts
from emberisle.store.memory import MemoryStore
from tests.server.running import QUICK


class StuckTransport:
    """A browser that takes nothing until it is let go."""

    def __init__(self) -> None:
        self.let_go = asyncio.Event()
        self.sent: list[str] = []
        self.closed: int | None = None

    async def send(self, text: str) -> None:
        await self.let_go.wait()
        self.sent.append(text)

    async def close(self, code: int) -> None:
        self.closed = code


def test_whoever_does_not_keep_up_is_hung_up_on() -> None:
    async def fall_behind() -> None:
        registry = RoomRegistry(MemoryStore(), replace(QUICK, backlog=5), b"key")
        code = await registry.open_room(acts.Opened("fortune", 2, {}, "seed", "ana", "Ana"))
        async with registry.use(code) as live:
            transport = StuckTransport()
            connection = Connection(transport, registry, live, None, "en")
            live.listeners.add(connection)
            writer = asyncio.create_task(connection.write())
            connection.greet()
            for number in range(20):
                connection.say(Pong(str(number)))
                await live.perform(lambda room: acts.Spoke("ana", None, "still here"))
            assert live.room.sequence == 21
            transport.let_go.set()
            await writer
            assert transport.closed == TOO_SLOW
            assert len(transport.sent) <= 6
            assert connection.closed.is_set()
        await registry.stop()

    asyncio.run(fall_behind())


def test_news_come_in_the_order_in_which_things_happened() -> None:
    async def listen() -> list[str]:
        registry = RoomRegistry(MemoryStore(), QUICK, b"key")
        code = await registry.open_room(acts.Opened("fortune", 2, {}, "seed", "ana", "Ana"))
        async with registry.use(code) as live:
            transport = StuckTransport()
            transport.let_go.set()
            connection = Connection(transport, registry, live, "ana", "en")
            connection.greet()
            live.listeners.add(connection)
            writer = asyncio.create_task(connection.write())
            for number in range(10):
                text = f"line {number}"
                await live.perform(
                    lambda room, text=text: acts.Spoke("ana", None, text),  # type: ignore[misc]
                    None,
                    lambda number=number: connection.say(Pong(str(number))),  # type: ignore[misc]
                )
            connection.hang_up(1000)
            await writer
        await registry.stop()
        return transport.sent

    sent = asyncio.run(listen())
    kinds = ["welcome", *["pong", "news"] * 10]
    assert [kind for kind, text in zip(kinds, sent, strict=True) if f'"type":"{kind}"' in text] == kinds
    assert all(f"line {number}" in sent[2 + 2 * number] for number in range(10))
