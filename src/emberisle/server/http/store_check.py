"""Checking a whole database: every stored match is replayed, on as many cores as there are."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from typing import Final

from msgspec import Struct

from emberisle.server.rooms.stored import StoredMatch, matches_in
from emberisle.store.store import Store, open_store

AHEAD: Final = 4
"""So many rooms wait for each process, so that none has to wait for the database."""

Progress = Callable[[int, int], None]
"""Hears how many rooms are done, and of how many."""


class StoreReport(Struct, frozen=True):
    """What was found in a database."""

    rooms: int
    matches: tuple[StoredMatch, ...]

    @property
    def broken(self) -> list[StoredMatch]:
        return [match for match in self.matches if match.wrong]

    def by_version(self) -> dict[tuple[str, int], list[StoredMatch]]:
        """The matches that replay, by game and version."""
        found: dict[tuple[str, int], list[StoredMatch]] = {}
        for match in self.matches:
            if not match.wrong:
                found.setdefault((match.game, match.version), []).append(match)
        return dict(sorted(found.items()))


def check_store(database: str, processes: int, progress: Progress) -> StoreReport:
    """Replay every match of a database; its schema is brought up to date, as by the server."""
    return asyncio.run(_check(database, processes, progress))


async def _check(database: str, processes: int, progress: Progress) -> StoreReport:
    store = await open_store(database)
    try:
        with _executor(processes) as executor:
            return await _check_rooms(store, executor, processes * AHEAD, progress)
    finally:
        await store.close()


def _executor(processes: int) -> Executor:
    """Where rooms are folded: one thread of this process, or processes of their own."""
    if processes == 1:
        return ThreadPoolExecutor(1)
    return ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"))


async def _check_rooms(store: Store, executor: Executor, at_once: int, progress: Progress) -> StoreReport:
    codes = await store.rooms()
    turns = asyncio.Semaphore(at_once)
    loop = asyncio.get_running_loop()
    done = 0

    async def check(code: str) -> list[StoredMatch]:
        nonlocal done
        async with turns:
            found = await loop.run_in_executor(executor, matches_in, await store.read(code))
        done += 1
        progress(done, len(codes))
        return found

    found = await asyncio.gather(*[check(code) for code in codes])
    return StoreReport(len(codes), tuple([match for matches in found for match in matches]))
