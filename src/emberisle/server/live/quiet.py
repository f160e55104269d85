"""When no table waits for a bot or a hint, in all processes that divide the rooms."""

from __future__ import annotations

import asyncio
import mmap
from pathlib import Path
from typing import Final, Literal

LOOK_AGAIN: Final = 0.01
"""Seconds between two looks at what other processes show."""


class QuietTogether(asyncio.Event):
    """Set by one process for itself, and waited for until all have set theirs: each has a byte of a file."""

    def __init__(self, signs: Path, process: int) -> None:
        super().__init__()
        self._process = process
        with signs.open("r+b") as file:
            self._signs = mmap.mmap(file.fileno(), 0)

    def set(self) -> None:
        self._signs[self._process] = 0
        super().set()

    def clear(self) -> None:
        self._signs[self._process] = 1
        super().clear()

    async def wait(self) -> Literal[True]:
        while True:
            await super().wait()
            if not any(self._signs[:]):
                return True
            await asyncio.sleep(LOOK_AGAIN)


def quiet_of(signs: str, process: int) -> asyncio.Event:
    """What says that no table waits: this process alone, or all of a group that share a file of signs."""
    return QuietTogether(Path(signs), process) if signs else asyncio.Event()
