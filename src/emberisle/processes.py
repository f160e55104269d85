"""Work divided among processes of this machine, so that one that dies loses nothing."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

W = TypeVar("W")
R = TypeVar("R")

AT_ONCE: Final = 3
"""How many pieces of work wait for each process, so that none is idle."""


def cores() -> int:
    return os.cpu_count() or 1


def divided(work: Callable[[W], R], pieces: Sequence[W], processes: int) -> Iterator[R]:
    """The result of each piece, as it is done; a process that dies is replaced, and its piece done again."""
    left = list(reversed(pieces))
    broken = 0
    while left:
        with ProcessPoolExecutor(processes, _context(), _prepare) as pool:
            waiting: dict[Future[R], W] = {}
            try:
                while left or waiting:
                    while left and len(waiting) < AT_ONCE * processes:
                        piece = left.pop()
                        waiting[pool.submit(work, piece)] = piece
                    done, _ = wait(waiting, return_when=FIRST_COMPLETED)
                    for future in done:
                        result = future.result()
                        del waiting[future]
                        yield result
            except BrokenProcessPool:
                broken += 1
                if broken > len(pieces):
                    raise
                left += waiting.values()
            finally:
                pool.shutdown(wait=True, cancel_futures=True)


def _context() -> multiprocessing.context.BaseContext:
    kinds = multiprocessing.get_all_start_methods()
    return multiprocessing.get_context("forkserver" if "forkserver" in kinds else "spawn")


def _prepare() -> None:
    """Ctrl-C is for the program that waits, and not for those that work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
