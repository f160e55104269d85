"""What a connection is sent: at once and in order; one that does not listen holds up nobody."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol, Side

from emberisle.server.http.guarded_protocols import text_frame
from emberisle.server.live.broadcast import BROKEN, LONG, Pace
from emberisle.server.live.connections import Connection
from emberisle.server.live.hint_limits import Asker
from emberisle.server.live.live_room import LiveRoom
from emberisle.server.live.outbox import TOO_SLOW, Outbox
from emberisle.server.live.registry import RoomRegistry
from emberisle.server.messages import Pong
from emberisle.server.pictures.viewer import Viewer
from emberisle.server.rooms import acts
from emberisle.server.settings import Settings
from emberisle.store.memory import MemoryStore
from tests.server.running import QUICK


class Transport:
    """A browser that can be kept from taking anything."""

    def __init__(self) -> None:
        self.listens = asyncio.Event()
        self.listens.set()
        self.sent: list[str] = []
        self.closed: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    async def send(self, text: str) -> None:
        await self.listens.wait()
        self.sent.append(text)

    async def close(self, code: int) -> None:
        await self.listens.wait()
        self.closed.set_result(code)


@asynccontextmanager
async def connected(
    settings: Settings = QUICK, transport: type[Transport] = Transport
) -> AsyncIterator[tuple[LiveRoom, Connection, Transport]]:
    """Ana at a room of her own."""
    registry = RoomRegistry(MemoryStore(), settings, b"key")
    code = await registry.open_room(acts.Opened("fortune", 2, {}, "seed", "ana", "Ana"))
    async with registry.use(code) as live:
        browser = transport()
        connection = Connection(browser, registry, live, Asker("ana", "here"), "en")
        live.listeners.add(connection)
        yield live, connection, browser
    await registry.stop()


async def chat(live: LiveRoom, connection: Connection, lines: int) -> None:
    """So many lines of chat, each acknowledged by a pong."""
    for number in range(lines):
        await live.perform(
            lambda room, number=number: acts.Spoke("ana", None, f"line {number}"),  # type: ignore[misc]
            None,
            lambda number=number: connection.say(Pong(str(number))),  # type: ignore[misc]
        )


def kinds(sent: list[str]) -> list[str]:
    return [text.split('"')[3] for text in sent]


def test_what_a_connection_can_take_it_is_sent_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pace, "slow", lambda *_: False)

    async def listen() -> None:
        async with connected() as (live, connection, transport):
            connection.greet()
            assert kinds(transport.sent) == ["welcome"]
            connection.say(Pong("1"))
            assert kinds(transport.sent) == ["welcome", "pong"]
            live.broadcast()
            assert kinds(transport.sent) == ["welcome", "pong", "news"]
            connection.hang_up(1000)
            assert transport.closed.result() == 1000

    asyncio.run(listen())


def test_whoever_does_not_keep_up_is_hung_up_on() -> None:
    async def fall_behind() -> None:
        async with connected(replace(QUICK, backlog=5)) as (live, connection, transport):
            transport.listens.clear()
            connection.greet()
            await chat(live, connection, 20)
            assert live.room.sequence == 21
            assert connection.closed
            transport.listens.set()
            assert await transport.closed == TOO_SLOW
            assert len(transport.sent) <= 6

    asyncio.run(fall_behind())


@pytest.mark.parametrize("slow", [False, True])
@pytest.mark.parametrize("listens", [False, True])
def test_news_come_in_the_order_in_which_things_happened(
    slow: bool, listens: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether they are rendered in a thread or not, and whether somebody listens all the time or not."""
    monkeypatch.setattr(Pace, "slow", lambda *_: slow)

    async def listen() -> list[str]:
        async with connected() as (live, connection, transport):
            if not listens:
                transport.listens.clear()
            connection.greet()
            await chat(live, connection, 10)
            transport.listens.set()
            connection.hang_up(1000)
            await transport.closed
            return transport.sent

    sent = asyncio.run(listen())
    assert kinds(sent) == ["welcome", *["pong", "news"] * 10]
    assert all(f"line {number}" in sent[2 + 2 * number] for number in range(10))


def test_nothing_is_sent_to_somebody_who_is_gone() -> None:
    async def leave() -> None:
        async with connected() as (live, connection, transport):
            connection.greet()
            transport.listens.clear()
            connection.say(Pong("1"))
            connection.leave()
            transport.listens.set()
            await chat(live, connection, 1)
            assert kinds(transport.sent) == ["welcome"]

    asyncio.run(leave())


def test_a_connection_that_breaks_is_told_nothing_more_and_is_nobody_elses_trouble() -> None:
    class Breaking(Transport):
        async def send(self, text: str) -> None:
            raise ConnectionResetError

    async def break_down() -> None:
        async with connected(transport=Breaking) as (live, connection, _):
            await chat(live, connection, 1)
            assert connection.closed
            assert live.room.sequence == 2

    asyncio.run(break_down())


@pytest.mark.parametrize("slow", [False, True])
def test_what_cannot_be_rendered_for_one_is_rendered_for_the_others(
    slow: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Pace, "slow", lambda *_: slow)

    async def tell() -> None:
        async with connected() as (live, *_):
            broadcast, fails, works = live.snapshot(), Transport(), Transport()
            broadcast.add(Outbox(fails, 1), lambda: bytes([1000]))
            welcomed = Outbox(works, 1)
            broadcast.add(welcomed, lambda: broadcast.update.welcome("ana", Viewer(None), "en"))
            broadcast.send()
            welcomed.put(1000)
            assert await fails.closed == BROKEN
            assert await works.closed == 1000
            assert kinds(works.sent) == ["welcome"]

    asyncio.run(tell())


def test_what_takes_long_is_rendered_in_a_thread_until_it_has_been_quick_for_a_while() -> None:
    pace = Pace()
    pace.note("island", 2 * LONG)
    assert not pace.slow("island")  # it may have been interrupted
    pace.note("island", 2 * LONG)
    assert pace.slow("island")
    assert not pace.slow("dice")
    pace.note("island", 0.0)
    assert pace.slow("island")
    for _ in range(100):
        pace.note("island", 0.0)
    assert not pace.slow("island")


@pytest.mark.parametrize("length", [0, 125, 126, 65535, 65536])
def test_a_text_is_framed_as_other_libraries_read_it(length: int) -> None:
    text = b"x" * length
    browser = Protocol(Side.CLIENT, max_size=None)
    browser.receive_data(text_frame(text) + text_frame(b"and this"))
    assert browser.events_received() == [Frame(Opcode.TEXT, text), Frame(Opcode.TEXT, b"and this")]
