"""Sharding: how the server processes of one machine divide the rooms among themselves."""

from __future__ import annotations

import zlib
from typing import Final

SPARE: Final = 0
"""Which of the processes has the spare ones."""


def owner(code: str, processes: int) -> int:
    """Which of so many processes owns the room with this code; the same in every process and every run."""
    return zlib.crc32(code.upper().encode(errors="replace")) % processes
