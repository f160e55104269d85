"""Bots and hints are computed in processes of their own, so that nobody at a table waits for them.

A process thinks about one thing at a time. Bots come before hints, as a whole table waits for them, and
whoever is gone before his turn is not thought for. A process keeps the matches that it thought about, and
is told only what happened in them since.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections import deque
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeVar

from emberisle.kernel.game import Game
from emberisle.server.helper_process import HelperProcess
from emberisle.server.live import thinking
from emberisle.server.live.known_matches import KnownMatches
from emberisle.server.live.reaction_times import ReactionTimes
from emberisle.server.live.thinking import Forgotten, MatchNews

T = TypeVar("T")

Question = Callable[[MatchNews], T]
"""What is asked of a process about a match."""

TRIES: Final = 3
"""How often a question is asked while the processes that think about it die."""

logger = logging.getLogger(__name__)


@dataclass(eq=False)
class _Turn:
    """Somebody waits for a process that thinks about this match."""

    game: Game
    worker: asyncio.Future[_Worker]


class BotWorkers:
    """Worker processes; they start when they are first needed, and are replaced if they die."""

    def __init__(self, workers: int, quiet: asyncio.Event | None = None) -> None:
        self._workers = [_Worker() for _ in range(workers)]
        self._bots: deque[_Turn] = deque()
        self._hints: deque[_Turn] = deque()
        self._answers: set[asyncio.Task[Any]] = set()
        self.reaction_times = ReactionTimes()
        self.quiet = quiet or asyncio.Event()
        """Set while nobody waits for a process that thinks."""
        self.quiet.set()

    @property
    def waiting(self) -> int:
        """How many questions are being thought about or wait for it."""
        return len(self._bots) + len(self._hints) + sum([worker.busy for worker in self._workers])

    async def choose(self, game: Game, seat: int, level: str, seed: int) -> object:
        """What a bot of this level plays for a seat, in notation."""
        question = partial(thinking.choice, seat=seat, level=level, seed=seed)
        return await self._ask(self._bots, game, question)

    async def advise(self, game: Game, seat: int, names: tuple[str, ...], language: str) -> dict[str, Any]:
        """What a bot thinks of the choices of a seat, the best first, and how many others there are."""
        question = partial(thinking.advice, seat=seat, names=names, language=language)
        return await self._ask(self._hints, game, question)

    async def _ask(self, queue: deque[_Turn], game: Game, question: Question[T]) -> T:
        """The answer, once it is this question's turn; a process is busy until it has answered."""
        worker = await self._worker_for(queue, game)
        answer = asyncio.create_task(worker.answer(game, question))
        self._answers.add(answer)
        answer.add_done_callback(self._answers.discard)
        answer.add_done_callback(lambda _: self._release(worker))
        return await asyncio.shield(answer)

    async def _worker_for(self, queue: deque[_Turn], game: Game) -> _Worker:
        turn = _Turn(game, asyncio.get_running_loop().create_future())
        queue.append(turn)
        self.quiet.clear()
        self._hand_out()
        try:
            return await turn.worker
        except asyncio.CancelledError:
            if turn in queue:
                queue.remove(turn)
                self._note_quiet()
            elif not turn.worker.cancelled():
                self._release(turn.worker.result())
            raise

    def _hand_out(self) -> None:
        """Give idle processes to those who wait; of several, one is kept free of hints."""
        for queue, spared in ((self._bots, 0), (self._hints, min(1, len(self._workers) - 1))):
            while queue and len(idle := [worker for worker in self._workers if not worker.busy]) > spared:
                turn = queue.popleft()
                if turn.worker.cancelled():
                    continue  # gone just now, and not yet out of the queue by itself
                worker = _knowing_most(idle, turn.game)
                worker.busy = True
                turn.worker.set_result(worker)

    def _release(self, worker: _Worker) -> None:
        worker.busy = False
        self._hand_out()
        self._note_quiet()

    def _note_quiet(self) -> None:
        if not self.waiting:
            self.quiet.set()

    @property
    def processes(self) -> list[multiprocessing.Process]:
        """Those that have been started."""
        return [process for worker in self._workers for process in worker.processes]

    def stop(self) -> None:
        """Let the processes go, whatever they are thinking about."""
        for answer in self._answers:
            answer.cancel()
        for worker in self._workers:
            worker.stop()


class _Worker:
    """One process, and what it knows."""

    def __init__(self) -> None:
        self.known = KnownMatches()
        self.busy = False
        self._process = HelperProcess(thinking.prepare_worker)

    async def answer(self, game: Game, question: Question[T]) -> T:
        """What the process finds; if it dies, what another one finds in its place."""
        for left in reversed(range(TRIES)):
            try:
                return await asyncio.wrap_future(self._process.submit(question, self.known.news_of(game)))
            except Forgotten:
                self.known.forget(game)
            except BrokenProcessPool:
                logger.warning("a thinking process died; another one is asked")
                self.stop()
                if not left:
                    raise
        raise Forgotten

    @property
    def processes(self) -> list[multiprocessing.Process]:
        return self._process.processes

    def stop(self) -> None:
        """Let the process go, and with it all that it knew."""
        self._process.stop()
        self.known = KnownMatches()


def _knowing_most(workers: list[_Worker], game: Game) -> _Worker:
    return max(workers, key=lambda worker: worker.known.inputs_known(game))
