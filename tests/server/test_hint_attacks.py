"""Hints as a weapon: whoever asks for many and goes away keeps no bot from its table."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from typing import Any

import pytest

import emberisle as em
from emberisle.kernel.game import Game
from emberisle.server.live import bot_workers, thinking
from emberisle.server.live.bot_workers import BotWorkers
from emberisle.server.live.hint_limits import Asker, HintLimits
from emberisle.server.rooms.refusals import RequestRefused
from emberisle.server.settings import Settings
from tests.server.browser import PATIENCE, Browser
from tests.server.running import running
from tests.server.tables import make, next_mover, playing

ABANDONED = 12


class Gate:
    """Holds hints back until it is opened, and writes down what is thought about and who gives up."""

    def __init__(self) -> None:
        self.open = threading.Event()
        self.open.set()
        self.thought: list[str] = []
        self.waiting = threading.Semaphore(0)
        self.given_up = threading.Semaphore(0)

    def see(self, moments: threading.Semaphore, times: int) -> None:
        for _ in range(times):
            assert moments.acquire(timeout=PATIENCE)


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    found = Gate()
    honest_answer, honest_advise = bot_workers._Worker.answer, BotWorkers.advise

    async def answer(self: Any, game: Game, question: partial[Any]) -> Any:
        found.thought.append(question.func.__name__)
        if question.func is thinking.advice:
            await asyncio.to_thread(found.open.wait, PATIENCE)
        return await honest_answer(self, game, question)

    async def advise(self: BotWorkers, *asked: Any) -> dict[str, Any]:
        advising = asyncio.ensure_future(honest_advise(self, *asked))
        await asyncio.sleep(0)
        found.waiting.release()
        try:
            return await advising
        except asyncio.CancelledError:
            found.given_up.release()
            raise

    monkeypatch.setattr(bot_workers._Worker, "answer", answer)
    monkeypatch.setattr(BotWorkers, "advise", advise)
    yield found
    found.open.set()


def test_nobody_thinks_for_those_who_are_gone(gate: Gate) -> None:
    with running() as base, playing(base, "Victim", seats=2) as (victim,):
        assert next_mover([victim]) is victim
        with ExitStack() as attack:
            tables = [attack.enter_context(playing(base, "Mallory", seats=2)) for _ in range(ABANDONED)]
            movers = [next_mover(people) for people in tables]
            gate.open.clear()
            gate.thought.clear()
            for mover in movers:
                assert mover is not None
                mover.send({"type": "hint", "id": "never heard", "chair": 0})
            gate.see(gate.waiting, ABANDONED)
        gate.see(gate.given_up, ABANDONED)
        gate.open.set()
        while "choice" not in gate.thought:
            make(victim, {"Stop": []} if {"Stop": []} in victim.moves else victim.moves[0])
            assert next_mover([victim]) is victim
        assert gate.thought.count("advice") == 1


def test_bots_come_before_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many hints wait, the next free process thinks for a bot."""
    game = em.new("fortune", 2, seed=1)
    asked: list[str] = []

    async def answer(self: Any, game: Game, question: partial[Any]) -> object:
        asked.append(question.func.__name__)
        await asyncio.sleep(0)
        return {}

    async def ask_all() -> None:
        workers = BotWorkers(1)
        hints = [workers.advise(game, 0, ("Ana", "Ben"), "en") for _ in range(3)]
        await asyncio.gather(*hints, *[workers.choose(game, 0, "easy", 7) for _ in range(2)])

    monkeypatch.setattr(bot_workers._Worker, "answer", answer)
    asyncio.run(ask_all())
    assert asked == ["advice", "choice", "choice", "advice", "advice"]


def test_of_several_processes_hints_leave_one_to_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    game = em.new("fortune", 2, seed=1)

    async def answer(self: Any, game: Game, question: partial[Any]) -> object:
        if question.func is thinking.advice:
            await asyncio.Event().wait()
        return "a move"

    async def ask_all() -> object:
        workers = BotWorkers(2)
        hints = [asyncio.create_task(workers.advise(game, 0, ("Ana", "Ben"), "en")) for _ in range(3)]
        await asyncio.sleep(0)
        chosen = await workers.choose(game, 0, "easy", 7)
        workers.stop()
        for hint in hints:
            hint.cancel()
        return chosen

    monkeypatch.setattr(bot_workers._Worker, "answer", answer)
    assert asyncio.run(ask_all()) == "a move"


def test_a_person_waits_for_one_hint_in_however_many_windows(gate: Gate) -> None:
    with running() as base, playing(base, "Ana", seats=2) as (ana,):
        assert next_mover([ana]) is ana
        with Browser(base, ana.code, ana.token).come() as window:
            gate.open.clear()
            ana.send({"type": "hint", "id": "first", "chair": 0})
            gate.see(gate.waiting, 1)
            assert window.ask("hint", chair=0)["why"] == "too_fast"
            gate.open.set()
            assert ana.hear_until(lambda message: message.get("id") == "first")["type"] == "advice"
            assert window.ask("hint", chair=0)["type"] == "advice"


def test_those_at_one_address_wait_for_so_many_hints(gate: Gate) -> None:
    with (
        running(hints_at_once=1) as base,
        playing(base, "Ana", seats=2) as (ana,),
        playing(base, "Ben", seats=2) as (ben,),
    ):
        assert next_mover([ana]) is ana
        assert next_mover([ben]) is ben
        gate.open.clear()
        ana.send({"type": "hint", "id": "first", "chair": 0})
        gate.see(gate.waiting, 1)
        assert ben.ask("hint", chair=0)["why"] == "too_fast"
        ana.close()
        gate.see(gate.given_up, 1)
        gate.open.set()
        assert ben.ask("hint", chair=0)["type"] == "advice"


def test_hints_from_one_address_come_only_so_fast() -> None:
    limits = HintLimits(Settings(hints=(1e-9, 2), hints_at_once=2))
    for person in ("ana", "ben"):
        limits.begin(Asker(person, "here"))
        limits.end(Asker(person, "here"))
    with pytest.raises(RequestRefused, match="too_fast"):
        limits.begin(Asker("cleo", "here"))
    limits.begin(Asker("cleo", "elsewhere"))
