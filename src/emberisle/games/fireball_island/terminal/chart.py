"""The island of 1986 on a grid of character cells."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from emberisle.games.fireball_island.terminal.geography import (
    BESIDE,
    JOINS,
    LAND,
    PERCHES,
    SEA_LEVEL,
    SPOTS,
)
from emberisle.terminal.chart import Chart, Geography

ROOM_FOR_TWO: Final = 880
"""With so many double cells every place is two cells wide."""
SHARED: Final = {"DMP": 5, "W": 2, "DOCK": 4, **{f"pit {letter}": 2 for letter in "ABCDEF"}}
"""Places for several pieces, and how many cells they take."""
GROUND: Final = (
    "#23361f",
    "#2b4224",
    "#384a27",
    "#47502a",
    "#54502d",
    "#604e31",
    "#6b4c34",
    "#764c37",
)
"""Its colours by height in centimetres."""
SEA: Final = "#0c1828"


def _rank(name: str) -> int:
    """Spaces before what lies beside them, perches last."""
    return 3 if name.startswith("perch") else 2 if name.startswith("cave") else 1


def _colour(x: float, y: float) -> str:
    above = LAND.height(x, y)
    return SEA if above <= SEA_LEVEL else GROUND[min(int(above), len(GROUND) - 1)]


ISLAND: Final = Geography(
    spots=SPOTS,
    landmarks={f"perch {ball}": spot for ball, spot in PERCHES.items()},
    roads=(*JOINS, *BESIDE.items()),
    spans=SHARED,
    rank=_rank,
    colour=_colour,
)


@lru_cache(maxsize=8)
def chart(width: int, rows: int) -> Chart:
    return Chart(ISLAND, width, rows, 2 if width // 2 * rows >= ROOM_FOR_TWO else 1)
