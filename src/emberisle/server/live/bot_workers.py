"""Bots and hints are computed in processes of their own, so that nobody at a table waits for them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, Final, TypeVar

import emberisle as em
from emberisle.bots.advice import advise, left_out
from emberisle.kernel.game import Game
from emberisle.kernel.log import Log
from emberisle.kernel.notation import write

T = TypeVar("T")

MOST_CHOICES: Final = 12
"""How many choices advice names."""
NICER: Final = 5

logger = logging.getLogger(__name__)


class BotWorkers:
    """A pool of worker processes; they start when they are first needed, and are replaced if they die."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, game: Game, seat: int, level: str, seed: int) -> object:
        """What a bot of this level plays for a seat, in notation."""
        return await self._ask(partial(choice, record(game), seat, level, seed))

    async def advise(self, game: Game, seat: int, names: tuple[str, ...], language: str) -> dict[str, Any]:
        """What a bot thinks of the choices of a seat, the best first, and how many others there are."""
        return await self._ask(partial(advice, record(game), seat, names, language))

    async def _ask(self, question: Callable[[], T]) -> T:
        try:
            return await asyncio.wrap_future(self._submit(question))
        except BrokenProcessPool:
            logger.warning("a thinking process died; another one is asked")
            self.stop()
            return await asyncio.wrap_future(self._submit(question))

    def _submit(self, question: Callable[[], T]) -> Future[T]:
        if self._pool is None:
            kinds = multiprocessing.get_all_start_methods()
            context = multiprocessing.get_context("forkserver" if "forkserver" in kinds else "spawn")
            if context.get_start_method() == "forkserver":
                context.set_forkserver_preload([__name__])
            self._pool = ProcessPoolExecutor(self._workers, context, initializer=prepare_worker)
        return self._pool.submit(question)

    def stop(self) -> None:
        """Let the processes go, whatever they are thinking about."""
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()


def record(game: Game) -> str:
    """The match so far without its seed: all that a bot may be shown is made from it."""
    return Log(game.header, game.entries).text()


# -- what happens in the other processes


def prepare_worker() -> None:
    """Ignore Ctrl-C, run at low priority, and end when the server ends."""
    threading.Thread(target=_end_with_server, daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICER)


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def choice(match: str, seat: int, level: str, seed: int) -> object:
    """What a bot of this level plays; a bot that cannot think plays anything."""
    game = em.replay(em.read_log(match))
    try:
        move = em.bot(game.ruleset.id, level, seed).choose(game, seat)
    except Exception:
        logger.exception("the %s bot of %s could not decide", level, game.ruleset.id)
        move = em.bot(game.ruleset.id, "random", seed).choose(game, seat)
    return write(move)


def advice(match: str, seat: int, names: tuple[str, ...], language: str) -> dict[str, Any]:
    """The choices of a seat with what they are worth, the best first, and how many are not among them."""
    game = em.replay(em.read_log(match))
    found = advise(game, seat)
    named = found[:MOST_CHOICES]
    others = left_out(game, found) + len(found) - len(named)
    return {"choices": [_noted(item, names, language) for item in named], "others": others}


def _noted(item: Any, names: tuple[str, ...], language: str) -> dict[str, Any]:
    chances = getattr(item, "chances", None)
    return {
        "moves": [write(move) for move in item.moves],
        "text": item.in_words(names, language),
        "expected": item.expected,
        "risk": item.risk,
        "chance": item.chance,
        "chances": None if chances is None else list(chances),
    }
