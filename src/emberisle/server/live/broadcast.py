"""Broadcasting a change: what everybody is sent is rendered together, and in a thread where that is slow."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from emberisle.server.live.outbox import Outbox, Rendering
from emberisle.server.pictures.update import Update

logger = logging.getLogger(__name__)

BROKEN: Final = 1011
"""The close code after an error of the server; the page may reconnect and is told everything anew."""
LONG: Final = 0.005
"""Seconds of rendering for which others need not wait. A thread takes turns with the loop after as many
(``sys.getswitchinterval``), so that for less it would only cost."""
FORGETTING: Final = 0.9

_RENDERER: Final = ThreadPoolExecutor(1, "renderer")
"""Renders while the loop goes on; more than one thread would only take turns with each other."""

Make = Callable[[], bytes]


class Pace:
    """How long renderings took lately, by what is rendered: most are short, and some games' are not.

    What counts is the time that passed: to ask the system for that of a thread can cost more than rendering
    does. Of two in a row the shorter counts, as one that was interrupted says nothing.
    """

    def __init__(self) -> None:
        self._last: defaultdict[object, float] = defaultdict(float)
        self._longest: defaultdict[object, float] = defaultdict(float)

    def slow(self, what: object) -> bool:
        return self._longest[what] > LONG

    def note(self, what: object, seconds: float) -> None:
        surely = min(seconds, self._last[what])
        self._last[what] = seconds
        self._longest[what] = max(surely, FORGETTING * self._longest[what])


PACE: Final = Pace()


class Broadcast:
    """A change of a room, or all of it, on its way to those who are connected."""

    def __init__(self, update: Update, pace: Pace = PACE, whole: bool = False) -> None:
        self.update = update
        self._pace = pace
        self._what = update.after.room.game_id, whole
        self._wanted: list[tuple[Outbox, Make]] = []

    def add(self, outbox: Outbox, make: Make) -> None:
        """Send this to somebody, too."""
        self._wanted.append((outbox, make))

    def send(self) -> None:
        """Render what was added, together, and send it."""
        wanted, self._wanted = self._wanted, []
        if not self._pace.slow(self._what):
            for (outbox, _), said in zip(wanted, self._rendered(wanted), strict=True):
                outbox.put(said)
            return
        rendering = asyncio.get_running_loop().run_in_executor(_RENDERER, self._rendered, wanted)
        for number, (outbox, _) in enumerate(wanted):
            outbox.put(_one_of(rendering, number))

    def _rendered(self, wanted: list[tuple[Outbox, Make]]) -> list[bytes | int]:
        began = time.perf_counter()
        found = [_attempt(make) for _, make in wanted]
        self._pace.note(self._what, time.perf_counter() - began)
        return found


def _one_of(rendering: asyncio.Future[list[bytes | int]], number: int) -> Rendering:
    async def one() -> bytes | int:
        return (await asyncio.shield(rendering))[number]

    return one


def _attempt(make: Make) -> bytes | int:
    """The rendered message; an error must not keep other connections from theirs."""
    try:
        return make()
    except Exception as error:
        return broken(error)


def broken(error: Exception) -> int:
    """Log what went wrong; the connection is closed with the code that is returned."""
    logger.error("a room could not be rendered for a connection", exc_info=error)
    return BROKEN
