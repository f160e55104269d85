"""A helper process of the server: answers one question after another, and ends with the server."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

PRELOADED: Final = ("emberisle.server.live.thinking",)
"""What is read once for all of them, whichever is started first."""


class HelperProcess:
    """A process that is started when it is first needed, and again after it was stopped or has died."""

    def __init__(self, prepare: Callable[[], None]) -> None:
        self._prepare = prepare
        self._pool: ProcessPoolExecutor | None = None

    def submit(self, question: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Ask it something; raises ``BrokenProcessPool``, as its answer does, if it has died."""
        if self._pool is None:
            kinds = multiprocessing.get_all_start_methods()
            context = multiprocessing.get_context("forkserver" if "forkserver" in kinds else "spawn")
            if context.get_start_method() == "forkserver":
                context.set_forkserver_preload(list(PRELOADED))
            self._pool = ProcessPoolExecutor(1, context, initializer=self._prepare)
        return self._pool.submit(question, *args, **kwargs)

    @property
    def processes(self) -> list[multiprocessing.Process]:
        """The process, if it is there."""
        return [] if self._pool is None else list((self._pool._processes or {}).values())

    def stop(self) -> None:
        """Let the process go, whatever it is doing."""
        processes = self.processes
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()


def end_with_server() -> None:
    """Called in a helper process: Ctrl-C is the server's, and this one ends when the server has ended."""
    threading.Thread(target=_wait_for_the_end, daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _wait_for_the_end() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)
