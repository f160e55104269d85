"""Digests of a board's files, by which a match says from which of them its marbles were drawn."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Final

DRAWN_FROM: Final = {
    "atlas": ("board.json", "atlas.json"),
    "physics": ("board.json", "heights.bin", "places.json"),
}
"""By how marbles roll: the files that say where they go."""


def digests(folder: str, marbles: object) -> dict[str, str]:
    """What marbles are drawn from when they roll like this, with its digest."""
    return {name: _digest(folder, files) for name, files in DRAWN_FROM.items() if name == marbles}


@cache
def _digest(folder: str, names: tuple[str, ...]) -> str:
    """A short digest of these files together."""
    found = hashlib.sha256()
    for name in names:
        content = Path(folder, name).read_bytes()
        found.update(f"{name} {len(content)}\n".encode())
        found.update(content)
    return found.hexdigest()[:16]
