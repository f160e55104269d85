"""Long thinking in a thread of its own, so that the screen never freezes and quitting never waits."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


async def in_thread(job: Callable[[], T]) -> T:
    """What the job returns or raises, worked out beside the event loop."""
    loop = asyncio.get_running_loop()
    future: asyncio.Future[T] = loop.create_future()

    def deliver(report: Callable[[], None]) -> None:
        with contextlib.suppress(RuntimeError):  # the loop has ended: nobody is waiting any more
            loop.call_soon_threadsafe(lambda: None if future.done() else report())

    def work() -> None:
        try:
            found = job()
        except Exception as error:
            problem = error
            deliver(lambda: future.set_exception(problem))
        else:
            deliver(lambda: future.set_result(found))

    threading.Thread(target=work, daemon=True).start()
    return await future
