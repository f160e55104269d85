"""Spare processes: long work in slices at the lowest priority, for which no table waits."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Iterator
from contextlib import asynccontextmanager, nullcontext
from dataclasses import replace
from pathlib import Path

import pytest

import emberisle as em
from emberisle.server.live.bot_workers import BotWorkers
from emberisle.server.live.quiet import LOOK_AGAIN, quiet_of
from emberisle.server.rooms.refusals import RequestRefused
from emberisle.server.spare.jobs import Owner, Progress
from emberisle.server.spare.processes import DEATHS, SpareProcesses
from emberisle.server.spare.slices import Work
from tests.server import spare_work
from tests.server.browser import PATIENCE
from tests.server.running import QUICK, usual_priority

ANA, BEN, CLEO = [Owner(name, f"address of {name}") for name in ("Ana", "Ben", "Cleo")]
ENDLESS = Work(spare_work.endless)
ONE = replace(QUICK, spare=1, spare_slice=0.0)
"""One process, and every yield is a slice."""


@pytest.fixture(autouse=True)
def _usual_priority(request: pytest.FixtureRequest) -> Iterator[None]:
    with nullcontext() if "priority" in request.node.name else usual_priority():
        yield


class Quiet(asyncio.Event):
    """Says when somebody has come to wait for it."""

    def __init__(self) -> None:
        super().__init__()
        self.set()
        self.awaited = asyncio.Event()

    async def wait(self) -> bool:  # type: ignore[override]
        if not self.is_set():
            self.awaited.set()
        await super().wait()
        return True


class Time:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def spare(quiet: asyncio.Event | None = None, **changes: object) -> AsyncIterator[SpareProcesses]:
    clock = changes.pop("clock", Time())
    settings = replace(ONE, **changes)  # type: ignore[arg-type]
    found = SpareProcesses(settings, quiet or Quiet(), clock)  # type: ignore[arg-type]
    async with asyncio.timeout(PATIENCE):
        try:
            yield found
        finally:
            found.stop()


async def until(condition: Callable[[], object]) -> None:
    while not condition():
        await asyncio.sleep(0.001)


def seen(found: SpareProcesses, key: str) -> int:
    """What a job that counts has come to."""
    progress = found.look(key)
    assert progress is not None
    return progress.found or 0


async def finished(found: SpareProcesses, key: Hashable) -> Progress:
    await until(lambda: (found.look(key) or Progress("working")).state != "working")
    progress = found.look(key)
    assert progress is not None
    return progress


def measured(found: SpareProcesses, name: str) -> float:
    [metric] = [one for one in found.metrics() if one.name == f"emberisle_spare_{name}"]
    return metric.samples[0].value


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def awaited() -> None:
        await test()

    asyncio.run(awaited())


def test_work_goes_on_to_its_end_and_what_it_found_is_kept() -> None:
    async def test() -> None:
        async with spare() as found:
            assert found.look("count") is None
            assert found.begin("count", Work(spare_work.counting, (30,)), ANA) == Progress("working")
            assert await finished(found, "count") == Progress("done", 30)
            slices = measured(found, "slices_total")
            assert found.begin("count", ENDLESS, BEN) == Progress("done", 30)
            assert measured(found, "slices_total") == slices >= 30
            await until(lambda: not found.processes)  # which is there only while it is needed

    run(test)


def test_it_runs_at_the_lowest_priority() -> None:
    async def test() -> None:
        async with spare() as found:
            found.begin("priority", Work(spare_work.priority), ANA)
            assert (await finished(found, "priority")).found == (19, os.SCHED_IDLE)

    run(test)


def test_all_jobs_go_on_in_turn_and_what_two_ask_for_is_one_job() -> None:
    async def test() -> None:
        async with spare() as found:
            for key, owner in (("one", ANA), ("other", BEN), ("one", CLEO), ("one", ANA)):
                found.begin(key, ENDLESS, owner)
            assert measured(found, "jobs") == 2
            await until(lambda: min(seen(found, "one"), seen(found, "other")) > 5)
            assert len(found.processes) == 1
            found.leave(ANA)
            assert measured(found, "jobs") == 2
            found.leave(CLEO)
            assert (found.look("one"), measured(found, "jobs")) == (None, 1)

    run(test)


def test_nobody_gets_more_than_his_share() -> None:
    async def test() -> None:
        async with spare(spare_jobs=3, spare_at_once=2) as found:
            found.begin("a", ENDLESS, ANA)
            found.begin("b", ENDLESS, Owner("a sister", ANA.address))
            for key, owner, why in (
                ("c", ANA, "spare_yours"),
                ("c", Owner("a brother", ANA.address), "spare_address"),
            ):
                with pytest.raises(RequestRefused) as refused:
                    found.begin(key, ENDLESS, owner)
                assert refused.value.key == why
            found.begin("c", ENDLESS, BEN)
            with pytest.raises(RequestRefused) as refused:
                found.begin("d", ENDLESS, CLEO)
            assert refused.value.key == "spare_full"
            found.begin("a", ENDLESS, CLEO)  # it is under way anyway
            assert measured(found, "refused_total") == 3
            found.leave(BEN)
            found.begin("d", ENDLESS, BEN)

    run(test)


def test_a_server_without_spare_processes_says_so() -> None:
    async def test() -> None:
        async with spare(spare=0) as found:
            with pytest.raises(RequestRefused) as refused:
                found.begin("a", ENDLESS, ANA)
            assert refused.value.key == "spare_none"

    run(test)


def test_no_slice_begins_while_a_table_waits() -> None:
    async def test() -> None:
        quiet = Quiet()
        async with spare(quiet) as found:
            found.begin("a", ENDLESS, ANA)
            await until(lambda: seen(found, "a"))
            quiet.clear()
            await quiet.awaited.wait()
            slices = measured(found, "slices_total")
            for _ in range(100):
                await asyncio.sleep(0)
            assert measured(found, "slices_total") == slices
            quiet.set()
            await until(lambda: measured(found, "slices_total") > slices)

    run(test)


def test_it_is_quiet_only_while_nobody_waits_for_a_bot_or_a_hint() -> None:
    game = em.new("fortune", 2, seed=1)
    workers = BotWorkers(1)

    async def test() -> None:
        heard = [workers.quiet.is_set()]
        asked = [asyncio.create_task(workers.choose(game, game.to_move or 0, "easy", n)) for n in range(3)]
        await asyncio.sleep(0)
        heard.append(workers.quiet.is_set())
        asked.pop().cancel()
        for task in asked:
            heard.append(workers.quiet.is_set())
            await task
        await until(workers.quiet.is_set)
        assert heard == [True, False, False, False]
        assert not workers.waiting

    try:
        run(test)
    finally:
        workers.stop()


def test_it_is_quiet_only_while_that_holds_for_all_processes_of_a_group(tmp_path: Path) -> None:
    signs = tmp_path / "signs"
    signs.write_bytes(bytes(2))

    async def test() -> None:
        here, there = [quiet_of(str(signs), process) for process in (0, 1)]
        here.set()
        there.set()
        await here.wait()
        there.clear()
        waiting = asyncio.create_task(here.wait())
        await until(lambda: signs.read_bytes() == b"\0\1")
        for _ in range(3):
            await asyncio.sleep(LOOK_AGAIN)
        assert not waiting.done()
        quiet_of(str(signs), 1).set()  # as the process does that is started in the place of one that died
        assert await waiting

    run(test)


def test_a_process_that_dies_is_replaced_but_not_for_ever() -> None:
    async def test() -> None:
        async with spare() as found:
            found.begin("a", ENDLESS, ANA)
            for death in range(1, DEATHS + 1):
                await until(lambda: found.processes)
                [process] = found.processes
                os.kill(process.pid or 0, signal.SIGKILL)
                await until(lambda count=death: measured(found, "died_total") == count)  # type: ignore[misc]
            progress = await finished(found, "a")
            assert progress.state == "failed"
            assert progress.problem is not None
            assert progress.problem.key == "spare_died"
            assert found.begin("a", Work(spare_work.counting, (3,)), ANA).state == "working"
            assert await finished(found, "a") == Progress("done", 3)

    run(test)


def test_work_survives_the_death_of_its_process() -> None:
    async def test() -> None:
        async with spare() as found:
            found.begin("a", Work(spare_work.counting, (300,)), ANA)
            await until(lambda: found.processes)
            os.kill(found.processes[0].pid or 0, signal.SIGKILL)
            assert await finished(found, "a") == Progress("done", 300)
            assert measured(found, "died_total") == 1

    run(test)


def test_what_nobody_looks_at_any_more_is_given_up() -> None:
    async def test() -> None:
        clock = Time()
        async with spare(clock=clock) as found:
            found.begin("left", ENDLESS, ANA)
            found.begin("kept", replace(ENDLESS, alone_for=None), BEN)
            clock.now += 29
            found.look("left")
            clock.now += 29
            slices = measured(found, "slices_total")
            await until(lambda: measured(found, "slices_total") > slices + 4)
            assert measured(found, "jobs") == 2
            clock.now += 2
            await until(lambda: measured(found, "jobs") == 1)
            assert found.look("left") is None
            assert found.look("kept") is not None

    run(test)


def test_what_cannot_be_done_is_told_in_words_and_bugs_only_to_the_operator(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def test() -> None:
        async with spare() as found:
            for work, before, said in (
                (Work(spare_work.refusing), 1, "five cards are too many."),
                (Work(spare_work.failing), 1, "Something went wrong here."),
                (Work(spare_work.counting, (lambda: 3,)), None, "Something went wrong here."),
            ):
                found.begin(said, work, ANA)
                progress = await finished(found, said)
                assert (progress.state, progress.found) == ("failed", before)
                assert progress.problem is not None
                assert progress.problem.text("en") == said

    with caplog.at_level(logging.ERROR):
        run(test)
    assert "a bug" in caplog.text


def test_results_that_are_kept_are_not_endless() -> None:
    async def test() -> None:
        async with spare(spare_results=2) as found:
            for number in range(3):
                found.begin(number, Work(spare_work.counting, (number + 1,)), ANA)
                await finished(found, number)
            assert [found.look(number) for number in range(3)] == [
                None, Progress("done", 2), Progress("done", 3)
            ]  # fmt: skip
            assert measured(found, "results") == 2

    run(test)


def test_processes_end_when_they_are_told_to() -> None:
    async def test() -> None:
        async with spare() as found:
            found.begin("a", ENDLESS, ANA)
            await until(lambda: found.processes)
            [process] = found.processes
            found.stop()
            await asyncio.to_thread(process.join)
            assert not found.processes

    run(test)
