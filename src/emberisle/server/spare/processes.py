"""Spare processes: all jobs go on in turn, slice by slice, and none while a table waits for its bots."""

from __future__ import annotations

import asyncio
import itertools
import logging
import multiprocessing
import time
import traceback
from collections import deque
from collections.abc import Callable, Hashable
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from emberisle.server.helper_process import HelperProcess
from emberisle.server.metrics import Metric, counter, gauge
from emberisle.server.rooms.refusals import RequestRefused
from emberisle.server.settings import Settings
from emberisle.server.spare.jobs import Job, KeptResults, Owner, Progress
from emberisle.server.spare.slices import Slice, Work, go_on, prepare_spare

DEATHS: Final = 3
"""How many processes may die over a job before it is given up."""

logger = logging.getLogger(__name__)


class SpareProcesses:
    """Processes for jobs; each lives only while there is something for it to do."""

    def __init__(
        self, settings: Settings, quiet: asyncio.Event, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._settings = settings
        self._quiet = quiet
        """Set while no live table waits for a bot or a hint: only then another slice begins."""
        self._clock = clock
        self._processes = [_Spare() for _ in range(settings.spare)]
        self._numbers = itertools.count()
        self._jobs: dict[Hashable, Job] = {}
        self._kept = KeptResults(settings.spare_results)
        self._slices = self._refused = self._died = 0

    # -- asking

    def look(self, key: Hashable) -> Progress | None:
        """How far this job is, or what came of it; none if it was never asked for, given up or forgotten."""
        job = self._jobs.get(key)
        if job is None:
            return self._kept.get(key)
        job.looked = self._clock()
        return Progress("working", job.found)

    def begin(self, key: Hashable, work: Work, owner: Owner) -> Progress:
        """Have this done, unless it is done or under way already; a job that failed is tried again.

        A person has one job at a time, and those at one address have few.
        """
        known = self.look(key)
        if known is not None and known.state == "done":
            return known
        if key in self._jobs and owner in self._jobs[key].owners:
            return known or Progress("working")
        self._check(key, owner)
        if key in self._jobs:
            self._jobs[key].owners.add(owner)
        else:
            self._kept.drop(key)
            self._jobs[key] = job = Job(next(self._numbers), key, work, {owner}, self._clock())
            self._hand_over(job)
        return Progress("working", self._jobs[key].found)

    def leave(self, owner: Owner, but: Hashable = None) -> None:
        """This one wants nothing any more, but for this job; what nobody else asked for ends."""
        for job in [job for job in self._jobs.values() if job.key != but]:
            job.owners.discard(owner)
            if not job.owners:
                del self._jobs[job.key]

    def _check(self, key: Hashable, owner: Owner) -> None:
        owners = [one for job in self._jobs.values() for one in job.owners]
        full = key not in self._jobs and len(self._jobs) >= self._settings.spare_jobs
        at_address = sum([one.address == owner.address for one in owners])
        problem = (
            "spare_none" if not self._processes
            else "spare_yours" if owner in owners
            else "spare_address" if at_address >= self._settings.spare_at_once
            else "spare_full" if full
            else None
        )  # fmt: skip
        if problem is not None:
            self._refused += 1
            raise RequestRefused("too_fast", problem)

    # -- working

    def _hand_over(self, job: Job) -> None:
        spare = min(self._processes, key=lambda one: len(one.jobs))
        spare.jobs.append(job)
        if spare.task is None:
            spare.task = asyncio.create_task(self._work(spare))

    async def _work(self, spare: _Spare) -> None:
        """Let the jobs of a process go on in turn until there are none."""
        try:
            while spare.jobs:
                await self._quiet.wait()
                job = spare.jobs.popleft()
                if self._wanted(job) and await self._goes_on(spare, job):
                    spare.jobs.append(job)
        finally:
            spare.task = None
            spare.process.stop()

    def _wanted(self, job: Job) -> bool:
        if self._jobs.get(job.key) is job and job.abandoned(self._clock()):
            del self._jobs[job.key]
        return self._jobs.get(job.key) is job

    async def _goes_on(self, spare: _Spare, job: Job) -> bool:
        """Let a job go on for a slice, and say whether there is more to do."""
        self._slices += 1
        wanted = [job.number, *[one.number for one in spare.jobs]]
        seconds = self._settings.spare_slice
        try:
            done = await asyncio.wrap_future(
                spare.process.submit(go_on, job.number, job.work, wanted, seconds)
            )
        except BrokenProcessPool:
            return self._survives(spare, job)
        except Exception:  # such as arguments that no process can be told
            done = Slice(None, over=True, trace=traceback.format_exc())
        if self._jobs.get(job.key) is not job:
            return False
        job.found = job.found if done.found is None else done.found
        if done.over:
            self._end(job, _problem(done))
        return not done.over

    def _survives(self, spare: _Spare, job: Job) -> bool:
        """Its process has died: another one begins from the start, but not again and again."""
        logger.warning("a spare process died; another one takes its place")
        spare.process.stop()
        self._died += 1
        job.deaths += 1
        if job.deaths < DEATHS:
            return True
        self._end(job, RequestRefused("not_allowed", "spare_died"))
        return False

    def _end(self, job: Job, problem: RequestRefused | None) -> None:
        if self._jobs.get(job.key) is job:
            del self._jobs[job.key]
            self._kept.put(job.key, Progress("failed" if problem else "done", job.found, problem))

    # -- operating

    @property
    def processes(self) -> list[multiprocessing.Process]:
        """Those that are there."""
        return [process for spare in self._processes for process in spare.process.processes]

    def metrics(self) -> list[Metric]:
        return [
            gauge("emberisle_spare_jobs", "Jobs for spare processes under way.", len(self._jobs)),
            gauge("emberisle_spare_results", "Results of such jobs that are kept.", len(self._kept)),
            counter("emberisle_spare_slices_total", "Slices of such jobs that were begun.", self._slices),
            counter("emberisle_spare_refused_total", "Jobs that were refused.", self._refused),
            counter("emberisle_spare_died_total", "Spare processes that died.", self._died),
        ]

    def stop(self) -> None:
        """Let all of them go, whatever they are doing."""
        self._jobs.clear()
        for spare in self._processes:
            if spare.task is not None:
                spare.task.cancel()
            spare.process.stop()


def _problem(done: Slice) -> RequestRefused | None:
    if done.trace:
        logger.error("spare work failed: %s", done.trace)
        return RequestRefused("not_allowed", "spare_failed")
    return RequestRefused("not_allowed", "as_said", reason=done.reason) if done.reason else None


class _Spare:
    """One process, and the jobs that go on there in turn."""

    def __init__(self) -> None:
        self.process = HelperProcess(prepare_spare)
        self.jobs: deque[Job] = deque()
        self.task: asyncio.Task[None] | None = None
