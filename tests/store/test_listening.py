"""A connection that ends without a word is noticed by asking."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from emberisle.store.broadcast import Broadcast
from emberisle.store.listening import ListeningConnection
from emberisle.store.store import LOOK_AT_ALL, News

Notice = Callable[[object, int, str, str], None]


@dataclass
class Line:
    """What the ear needs of a connection."""

    answers: bool
    closed: bool = False
    asked: asyncio.Event = field(default_factory=asyncio.Event)
    notices: list[Notice] = field(default_factory=list)
    farewells: list[Callable[[object], None]] = field(default_factory=list)

    def is_closed(self) -> bool:
        return self.closed

    def add_termination_listener(self, farewell: Callable[[object], None]) -> None:
        self.farewells.append(farewell)

    async def add_listener(self, _channel: str, notice: Notice) -> None:
        self.notices.append(notice)

    async def execute(self, _query: str, timeout: float) -> None:
        self.asked.set()
        if not self.answers:
            raise TimeoutError(timeout)

    def terminate(self) -> None:
        self.closed = True
        for farewell in self.farewells:
            farewell(self)

    async def close(self, timeout: float) -> None:
        assert timeout > 0
        self.terminate()


@pytest.fixture(autouse=True)
def _asking_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("emberisle.store.listening.STILL_THERE_SECONDS", 0.01)
    monkeypatch.setattr("emberisle.store.listening.TRY_AGAIN_SECONDS", 0.01)


async def test_a_silent_connection_is_replaced_and_a_good_one_kept() -> None:
    silent, good = Line(answers=False), Line(answers=True)
    lines: list[Line | OSError] = [silent, ConnectionRefusedError(), TimeoutError(), good]

    async def connect() -> Line:
        line = lines.pop(0)
        if isinstance(line, OSError):
            raise line
        return line

    crier = Broadcast()
    news = crier.listen()
    ear = ListeningConnection(connect, "channel", crier.send)
    await ear.open()
    silent.notices[0](silent, 1, "channel", "room one ")
    assert [await anext(news), await anext(news)] == [News("room one"), LOOK_AT_ALL]
    assert silent.closed
    await good.asked.wait()
    assert ear.hears
    good.notices[0](good, 1, "channel", "room two 17")
    assert await anext(news) == News("room two", 17)
    await ear.close()
    assert good.closed


async def test_a_connection_that_cannot_be_opened_at_first_is_an_error() -> None:
    async def connect() -> Line:
        raise ConnectionRefusedError

    ear = ListeningConnection(connect, "channel", Broadcast().send)
    with pytest.raises(ConnectionRefusedError):
        await ear.open()
    assert not ear.hears
    await ear.close()
