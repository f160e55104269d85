"""Bots and hints are computed in processes of their own, so that nobody at a table waits for them.

A process keeps the matches that it thought about, and is told only what happened in them since.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, TypeVar

from emberisle.kernel.game import Game
from emberisle.server.live import thinking
from emberisle.server.live.known_matches import KnownMatches
from emberisle.server.live.thinking import Forgotten, MatchNews

T = TypeVar("T")

Question = Callable[[MatchNews], T]
"""What is asked of a process about a match."""

logger = logging.getLogger(__name__)


class BotWorkers:
    """Worker processes; they start when they are first needed, and are replaced if they die."""

    def __init__(self, workers: int) -> None:
        self._workers = [_Worker() for _ in range(workers)]

    async def choose(self, game: Game, seat: int, level: str, seed: int) -> object:
        """What a bot of this level plays for a seat, in notation."""
        return await self._ask(game, partial(thinking.choice, seat=seat, level=level, seed=seed))

    async def advise(self, game: Game, seat: int, names: tuple[str, ...], language: str) -> dict[str, Any]:
        """What a bot thinks of the choices of a seat, the best first, and how many others there are."""
        return await self._ask(game, partial(thinking.advice, seat=seat, names=names, language=language))

    async def _ask(self, game: Game, question: Question[T]) -> T:
        worker = self._worker_for(game)
        worker.waiting += 1
        try:
            return await worker.ask(game, question)
        except (Forgotten, BrokenProcessPool) as error:
            if isinstance(error, BrokenProcessPool):
                logger.warning("a thinking process died; another one is asked")
                worker.stop()
            worker.known.forget(game)
            return await worker.ask(game, question)
        finally:
            worker.waiting -= 1

    def _worker_for(self, game: Game) -> _Worker:
        """The process that knows most of the match, unless it is busy and another is not."""
        fewest = min([worker.waiting for worker in self._workers])
        idle = [worker for worker in self._workers if worker.waiting == fewest]
        return max(idle, key=lambda worker: worker.known.inputs_known(game))

    def stop(self) -> None:
        """Let the processes go, whatever they are thinking about."""
        for worker in self._workers:
            worker.stop()


class _Worker:
    """One process, and what it knows."""

    def __init__(self) -> None:
        self.known = KnownMatches()
        self.waiting = 0
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, game: Game, question: Question[T]) -> T:
        return await asyncio.wrap_future(self._submit(question, self.known.news_of(game)))

    def _submit(self, question: Question[T], news: MatchNews) -> Future[T]:
        if self._pool is None:
            kinds = multiprocessing.get_all_start_methods()
            context = multiprocessing.get_context("forkserver" if "forkserver" in kinds else "spawn")
            if context.get_start_method() == "forkserver":
                context.set_forkserver_preload([thinking.__name__])
            self._pool = ProcessPoolExecutor(1, context, initializer=thinking.prepare_worker)
        return self._pool.submit(question, news)

    @property
    def processes(self) -> list[multiprocessing.Process]:
        return [] if self._pool is None else list((self._pool._processes or {}).values())

    def stop(self) -> None:
        """Let the process go, and with it all that it knew."""
        processes = self.processes
        pool, self._pool = self._pool, None
        self.known = KnownMatches()
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
