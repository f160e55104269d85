"""A connection that does not listen holds up nobody, and is told everything anew when it comes back."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from emberisle.server import acts
from emberisle.server.connections import TOO_SLOW, Connection
from emberisle.server.house import House
from emberisle.server.messages import Pong
from emberisle.store.memory import MemoryStore
from tests.server.running import QUICK


class StuckWire:
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
        house = House(MemoryStore(), replace(QUICK, backlog=5), b"key")
        code = await house.open_room(acts.Opened("fortune", 2, {}, "seed", "ana", "Ana"))
        async with house.visit(code) as gathering:
            wire = StuckWire()
            connection = Connection(wire, house, gathering, None, "en")
            gathering.guests.add(connection)
            writer = asyncio.create_task(connection.write())
            connection.greet()
            for number in range(20):
                connection.say(Pong(str(number)))
                await gathering.perform(lambda room: acts.Spoke("ana", None, "still here"))
            assert gathering.room.sequence == 21
            wire.let_go.set()
            await writer
            assert wire.closed == TOO_SLOW
            assert len(wire.sent) <= 6
            assert connection.closed.is_set()
        await house.stop()

    asyncio.run(fall_behind())


def test_news_come_in_the_order_in_which_things_happened() -> None:
    async def listen() -> list[str]:
        house = House(MemoryStore(), QUICK, b"key")
        code = await house.open_room(acts.Opened("fortune", 2, {}, "seed", "ana", "Ana"))
        async with house.visit(code) as gathering:
            wire = StuckWire()
            wire.let_go.set()
            connection = Connection(wire, house, gathering, "ana", "en")
            connection.greet()
            gathering.guests.add(connection)
            writer = asyncio.create_task(connection.write())
            for number in range(10):
                text = f"line {number}"
                await gathering.perform(
                    lambda room, text=text: acts.Spoke("ana", None, text),  # type: ignore[misc]
                    None,
                    lambda number=number: connection.say(Pong(str(number))),  # type: ignore[misc]
                )
            connection.hang_up(1000)
            await writer
        await house.stop()
        return wire.sent

    sent = asyncio.run(listen())
    kinds = ["welcome", *["pong", "news"] * 10]
    assert [kind for kind, text in zip(kinds, sent, strict=True) if f'"type":"{kind}"' in text] == kinds
    assert all(f"line {number}" in sent[2 + 2 * number] for number in range(10))
