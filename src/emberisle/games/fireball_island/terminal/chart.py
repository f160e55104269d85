"""The island on a grid of character cells: which cell each place has, the roads, and the ground."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

from emberisle.games.fireball_island.terminal.geography import (
    BESIDE,
    JOINS,
    PERCHES,
    SEA_LEVEL,
    SPOTS,
    Spot,
    height,
)

Cell = tuple[int, int]
"""Column and row."""

BY_CROWD: Final = 0.55
"""How much of the room goes to where the spaces are crowded, the rest to distances as they are."""
ROOM_FOR_TWO: Final = 880
"""With so many double cells every place is two cells wide."""
SHARED: Final = {"DMP": 5, "W": 2, "DOCK": 4, **{f"pit {letter}": 2 for letter in "ABCDEF"}}
"""Places for several pieces, and how many cells they take."""
NEAR: Final = 4
"""Within so many rows a place nearly always finds a free cell."""
DOTS: Final = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
LAND: Final = (
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


class Axis:
    """Centimetres to cells along one direction, stretched where there is much to show."""

    def __init__(self, values: Sequence[float], cells: int) -> None:
        self.values = sorted(values)
        self.cells = cells
        self.first, self.last = self.values[0] - 1.5, self.values[-1] + 1.5

    def share(self, value: float) -> float:
        """How far along the axis this is, from 0 to 1."""
        even = (value - self.first) / (self.last - self.first)
        place = bisect_left(self.values, value)
        low = self.values[place - 1] if place else self.first
        high = self.values[place] if place < len(self.values) else self.last
        between = (value - low) / (high - low) if high > low else 0.0
        crowd = (place + min(1.0, max(0.0, between))) / (len(self.values) + 1)
        return BY_CROWD * crowd + (1 - BY_CROWD) * even

    def cell(self, value: float) -> float:
        return self.share(value) * self.cells

    def value(self, cell: float) -> float:
        """The centimetres of this cell: the other way round, by halving."""
        low, high = self.first - 9.0, self.last + 9.0
        for _ in range(24):
            middle = (low + high) / 2
            low, high = (middle, high) if self.cell(middle) < cell else (low, middle)
        return low


class Chart:
    """A map of so many columns and rows."""

    def __init__(self, width: int, rows: int) -> None:
        self.width = width
        self.rows = rows
        self.unit = 2 if width // 2 * rows >= ROOM_FOR_TWO else 1
        self.across = Axis([x for x, _ in SPOTS.values()], width)
        self.down = Axis([y for _, y in SPOTS.values()], rows)
        self.cells: dict[str, Cell] = {}
        """The first cell of each place, and of each perch by ``perch V`` and so on."""
        self._taken: set[Cell] = set()
        for name in sorted([*SPOTS, *[f"perch {ball}" for ball in PERCHES]], key=self._importance):
            self.cells[name] = self._settle(name)
        self.roads = self._roads()
        self.ground = self._ground()

    # -- places

    def span(self, name: str) -> int:
        """How many cells a place is wide."""
        return max(SHARED.get(name, 1), self.unit) if " " not in name or name in SHARED else self.unit

    @staticmethod
    def _importance(name: str) -> tuple[int, int]:
        """Wide places choose first, spaces before what lies beside them, perches last."""
        rank = 3 if name.startswith("perch") else 2 if name.startswith("cave") else 1
        return (0 if name in SHARED else rank, -SHARED.get(name, 0))

    def where(self, spot: Spot) -> tuple[float, float]:
        return self.across.cell(spot[0]), self.down.cell(spot[1])

    def _settle(self, name: str) -> Cell:
        """The free cells that are nearest to where the place lies."""
        spot = PERCHES[name[-1]] if name.startswith("perch") else SPOTS[name]
        x, y = self.where(spot)
        span = self.span(name)
        near = self._free(span, int(x), int(y), NEAR) or self._free(span, int(x), int(y), self.width)
        best = min(near, key=lambda cell: _apart(cell, span, x, y))
        self._taken.update([(best[0] + n, best[1]) for n in range(span)])
        return best

    def _free(self, span: int, x: int, y: int, away: int) -> list[Cell]:
        """Where so many cells in a row are free, not further than this."""
        first = max(0, x - 2 * away) // self.unit * self.unit
        return [
            (column, row)
            for row in range(max(0, y - away), min(self.rows, y + away + 1))
            for column in range(first, min(self.width - span, x + 2 * away) + 1, self.unit)
            if all((column + n, row) not in self._taken for n in range(span))
        ]

    # -- roads

    def _roads(self) -> dict[Cell, str]:
        """Thin lines from place to place, in dots of an eighth of a cell; none on the places themselves."""
        dots: dict[Cell, int] = {}
        for one, other in [*JOINS, *BESIDE.items()]:
            self._draw_line(dots, self._dot(one), self._dot(other))
        return {cell: chr(0x2800 + pattern) for cell, pattern in dots.items() if cell not in self._taken}

    def _dot(self, name: str) -> tuple[float, float]:
        column, row = self.cells[name]
        return 2 * column + self.span(name) - 0.5, 4 * row + 1.5

    @staticmethod
    def _draw_line(dots: dict[Cell, int], start: tuple[float, float], end: tuple[float, float]) -> None:
        steps = max(1, round(max(abs(end[0] - start[0]), abs(end[1] - start[1]))))
        for n in range(steps + 1):
            x = int(start[0] + (end[0] - start[0]) * n / steps)
            y = int(start[1] + (end[1] - start[1]) * n / steps)
            cell = (x // 2, y // 4)
            dots[cell] = dots.get(cell, 0) | DOTS[y % 4][x % 2]

    def trace(self, line: Sequence[Spot]) -> dict[Cell, str]:
        """A line over the ground, such as the way of a Fireball, in the same dots."""
        dots: dict[Cell, int] = {}
        points = [self.where(spot) for spot in line]
        for one, other in pairwise(points):
            self._draw_line(dots, (2 * one[0], 4 * one[1]), (2 * other[0], 4 * other[1]))
        return {cell: chr(0x2800 + pattern) for cell, pattern in dots.items()}

    # -- the ground

    def _ground(self) -> tuple[tuple[str, ...], ...]:
        """A colour for each cell, row by row."""
        columns = [self.across.value(column + 0.5) for column in range(self.width)]
        rows = [self.down.value(row + 0.5) for row in range(self.rows)]
        return tuple([tuple([_colour(height(x, y)) for x in columns]) for y in rows])


def _colour(above: float) -> str:
    return SEA if above <= SEA_LEVEL else LAND[min(int(above), len(LAND) - 1)]


def _apart(cell: Cell, span: int, x: float, y: float) -> float:
    """How far the middle of some cells is from here; a cell is twice as high as it is wide."""
    return (cell[0] + span / 2 - x) ** 2 / 4 + (cell[1] + 0.5 - y) ** 2


@lru_cache(maxsize=8)
def chart(width: int, rows: int) -> Chart:
    return Chart(width, rows)
