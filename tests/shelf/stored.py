"""Databases in which matches of the shelf were played."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from emberisle.kernel.log import Log
from emberisle.server.rooms import acts
from emberisle.store.store import Act, open_store


def played(name: str, log: Log) -> list[acts.AnyDeed]:
    """A match that has come to its end."""
    inputs: Any = [(entry.who, entry.given) for entry in log.entries]
    return [acts.Begun(name, log.header.data(), inputs, "easy")]


def opened(log: Log) -> list[acts.AnyDeed]:
    header = log.header
    chairs = [acts.BotSeated(chair, "easy") for chair in range(header.seats)]
    assert log.seed is not None
    return [acts.Opened(header.game, header.seats, header.options, log.seed, "ana", "Ana"), *chairs]


def store_at(path: Path, rooms: dict[str, list[acts.AnyDeed]]) -> str:
    """A database in which this has happened."""
    url = f"sqlite:///{path.as_posix()}"

    async def fill() -> None:
        store = await open_store(url)
        for room, deeds in rooms.items():
            for number, deed in enumerate(deeds, start=1):
                await store.append(Act(room, number, None, float(number), acts.serialise(deed)))
                if isinstance(deed, acts.Begun):
                    await store.index_match(deed.match, room, number)
        await store.close()

    asyncio.run(fill())
    return url
