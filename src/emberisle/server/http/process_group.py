"""Several server processes behind one port: a parent routes connections and starts again whatever dies."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import secrets
import signal
import socket
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Final, NoReturn

from emberisle.server.http import handover
from emberisle.server.http.router import Router
from emberisle.server.http.worker_process import READY, run_worker
from emberisle.server.settings import Settings
from emberisle.server.sharding import SPARE
from emberisle.store.store import open_store

STEADY_SECONDS: Final = 10.0
"""A process that lived this long is started again at once."""
PAUSES: Final = (0.1, 30.0)
"""Seconds before a process that keeps dying is started again: at first, and at most."""
STOP_SECONDS: Final = 15.0

Work = Callable[[Settings, socket.socket], None]

logger = logging.getLogger(__name__)


def divided(settings: Settings, processes: int) -> list[Settings]:
    """The settings of each process: its place among the others, its name in leases, its share of the bots.

    Spare processes are the first one's alone, so that their limits hold for all.
    The names stay the same when a process is started again, so it takes up its rooms at once. On a database
    that other machines use as well they begin with something of our own.
    """
    group = f"{secrets.token_hex(8)}-" if settings.shared else ""
    each, more = divmod(settings.workers, processes)
    return [
        replace(
            settings,
            process=index,
            processes=processes,
            holder=f"{group}process-{index}",
            workers=max(1, each + (index < more)),
            spare=settings.spare if index == SPARE else 0,
        )
        for index in range(processes)
    ]


def next_pause(last: float, lived: float) -> float:
    """Seconds until a process that lived so long is started again, after the pause that it had last."""
    first, most = PAUSES
    return first if lived > STEADY_SECONDS else min(max(first, 2 * last), most)


class ProcessGroup:
    """Server processes that divide the rooms, behind one socket that listens already."""

    def __init__(
        self, settings: Settings, processes: int, listening: socket.socket, work: Work = run_worker
    ) -> None:
        self._settings = settings
        self._each = divided(settings, processes)
        self._listening = listening
        self._work = work

    def run(self, started: Callable[[], None] = lambda: None) -> None:
        """Serve until the process is interrupted or terminated."""
        with asyncio.Runner() as runner:
            runner.run(self._serve(started))

    async def _serve(self, started: Callable[[], None]) -> None:
        with tempfile.TemporaryDirectory(prefix="emberisle-", ignore_cleanup_errors=True) as folder:
            signs = Path(folder) / "signs"
            signs.write_bytes(bytes(len(self._each)))
            self._each = [replace(settings, signs=str(signs)) for settings in self._each]
            if self._settings.metrics:
                self._each = [replace(settings, metrics_folder=folder) for settings in self._each]
            await self._serve_all(started)

    async def _serve_all(self, started: Callable[[], None]) -> None:
        stopped = asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, stopped.set)
        await (await open_store(self._settings.database)).close()  # one brings the schema up to date
        workers = [Worker(settings, self._work) for settings in self._each]
        tasks: list[asyncio.Task[object]] = [asyncio.create_task(worker.keep_running()) for worker in workers]
        tasks += [asyncio.create_task(self._route(workers, started)), asyncio.create_task(stopped.wait())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await asyncio.gather(*[worker.stop() for worker in workers])

    async def _route(self, workers: list[Worker], started: Callable[[], None]) -> NoReturn:
        for worker in workers:
            await worker.ready.wait()
        started()
        await Router([worker.channel for worker in workers], self._settings).serve(self._listening)


class Worker:
    """One server process, and the channel through which it gets its connections.

    The parent keeps both ends of the channel: connections that come while the process is down wait there.
    """

    def __init__(self, settings: Settings, work: Work) -> None:
        self._settings = settings
        self._work = work
        self.channel, self._far_end = socket.socketpair()
        self.channel.setblocking(False)
        self._process: SpawnProcess | None = None
        self.ready = asyncio.Event()
        """Set while the process can take connections."""
        asyncio.get_running_loop().add_reader(self.channel, self._hear)

    def _hear(self) -> None:
        if self.channel.recv(len(READY)):
            self.ready.set()

    async def keep_running(self) -> NoReturn:
        """Start the process, and again whenever it ends; the pause before grows if it keeps dying."""
        loop = asyncio.get_running_loop()
        pause = 0.0
        while True:
            began = loop.time()
            self.ready.clear()
            process = self._started()
            await handover.readable(process.sentinel)
            process.join()
            pause = next_pause(pause, loop.time() - began)
            name, ended = self._settings.process, process.exitcode
            logger.warning("server process %d ended with %s and is started again", name, ended)
            await asyncio.sleep(pause)

    def _started(self) -> SpawnProcess:
        context = multiprocessing.get_context("spawn")
        process = context.Process(target=self._work, args=(self._settings, self._far_end))
        with _ignoring_interrupts():
            process.start()
        self._process = process
        return process

    async def stop(self) -> None:
        """Close the channel, which ends the process, and see it end; one that is not ready is killed."""
        asyncio.get_running_loop().remove_reader(self.channel)
        self.channel.close()
        self._far_end.close()
        if self._process is None:
            return
        if self.ready.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(handover.readable(self._process.sentinel), STOP_SECONDS)
        self._process.kill()
        self._process.join()


@contextlib.contextmanager
def _ignoring_interrupts() -> Iterator[None]:
    """Whatever is started meanwhile ignores Ctrl-C from its first moment: its parent ends it."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
