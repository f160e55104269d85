"""A process that appends to a SQLite store for ever and prints each sequence once it is stored."""

from __future__ import annotations

import asyncio
import sys

from emberisle.store.store import open_store
from tests.store.places import act


async def write(url: str) -> None:
    store = await open_store(url)
    sequence = len(await store.read("ROOM"))
    while True:
        sequence += 1
        await store.append(act(sequence, f"key {sequence}", what={"text": "." * (sequence * 37 % 5000)}))
        print(sequence, flush=True)


if __name__ == "__main__":
    asyncio.run(write(sys.argv[1]))
