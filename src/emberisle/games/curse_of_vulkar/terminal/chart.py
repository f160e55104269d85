"""Vul-Kar's island on a grid of character cells: all of it, or a region and what is next to it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from emberisle.games.curse_of_vulkar.rules.board import NAMES, REGION, REGIONS, SPACES, TRAILS
from emberisle.games.curse_of_vulkar.terminal.geography import (
    COPTER,
    HELIPAD_NAME,
    JOINS,
    LAND,
    LANDMARKS,
    SCAR,
    SPOTS,
    VUL_KAR,
    on_land,
    region_at,
)
from emberisle.terminal.chart import Cell, Chart, Geography, Spot

WHOLE: Final = "all"
"""The part of the island that is all of it."""
PARTS: Final = (WHOLE, *REGIONS)
ROOM: Final = {2: 8.4, 3: 15.0}
"""From so many cells for each place on, every place is so many cells wide."""
SHARED: Final = {HELIPAD_NAME: 4, COPTER: 6, VUL_KAR: 4, SCAR: 4}
GROUND: Final = {
    "scarside": ("#2f2a26", "#38302a", "#42362d", "#4c3c30", "#564233"),
    "summit": ("#26361f", "#304022", "#3b4a26", "#47522a", "#54582f"),
    "beachside": ("#3a3a20", "#464425", "#524d2b", "#5e5731", "#6a6138"),
}
"""The colours of the regions, by height."""
STEP: Final = 2.4
"""So many centimetres are between two colours."""
SEA: Final = "#0c1828"


def _colour(x: float, y: float) -> str:
    if not on_land(x, y):
        return SEA
    colours = GROUND[region_at(x, y)]
    return colours[min(int(LAND.height(x, y) / STEP), len(colours) - 1)]


def _rank(name: str) -> int:
    """Spaces before what stands beside them."""
    return 1 if name in SPOTS else 2


def _region_of(spot: Spot) -> str:
    return region_at(*spot)


def _spaces_of(part: str) -> list[str]:
    """The spaces of a region and those next to them."""
    own = {NAMES[place] for place in range(SPACES) if REGIONS[REGION[place]] == part}
    near = {other for join in JOINS for other in join if own.intersection(join)}
    return [name for name in SPOTS if name in own | near]


def _geography(part: str) -> Geography:
    spaces = list(SPOTS) if part == WHOLE else _spaces_of(part)
    landmarks = [name for name, spot in LANDMARKS.items() if part in (WHOLE, _region_of(spot))]
    return Geography(
        spots={name: SPOTS[name] for name in spaces},
        landmarks={name: LANDMARKS[name] for name in landmarks},
        roads=[(one, other) for one, other in JOINS if one in spaces and other in spaces],
        spans=SHARED,
        rank=_rank,
        colour=_colour,
    )


@lru_cache(maxsize=16)
def chart(width: int, rows: int, part: str = WHOLE) -> Chart:
    geography = _geography(part)
    room = width * rows / (len(geography.spots) + len(geography.landmarks))
    return Chart(geography, width, rows, max([1, *[unit for unit, least in ROOM.items() if room >= least]]))


@lru_cache(maxsize=16)
def labels(width: int, rows: int, part: str = WHOLE) -> dict[Cell, str]:
    """The letters of every trail beside its middle, where the chart has room for them."""
    plan, found = chart(width, rows, part), dict[Cell, str]()
    if plan.unit == 1:
        return found
    for trail in dict.fromkeys(TRAILS):
        spaces = [NAMES[n] for n in range(SPACES) if TRAILS[n] == trail and NAMES[n] in plan.cells]
        code = spaces[0].rstrip("0123456789") if spaces else ""
        cell = plan.room_for(len(code), SPOTS[spaces[len(spaces) // 2]]) if len(spaces) > 1 else None
        if cell is not None and not any((cell[0] + n, cell[1]) in found for n in range(-2, 3)):
            found[cell] = code
    return found
