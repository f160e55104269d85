"""An island on a grid of character cells: which cell each place has, the roads, and the ground."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

Spot = tuple[float, float]
"""Centimetres from the left and from the top."""
Cell = tuple[int, int]
"""Column and row."""

BY_CROWD: Final = 0.55
"""How much of the room goes to where the spaces are crowded, the rest to distances as they are."""
NEAR: Final = 4
"""Within so many rows a place nearly always finds a free cell."""
BESIDE: Final = 3
"""Letters beside a spot are not further away than so many rows."""
DOTS: Final = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))


@dataclass(frozen=True)
class Geography:
    """What there is to be charted of an island."""

    spots: Mapping[str, Spot]
    """Every place by its name."""
    landmarks: Mapping[str, Spot]
    """What finds its cells where the places have left some, such as ``perch V``."""
    roads: Sequence[tuple[str, str]]
    """The places that are joined by a line."""
    spans: Mapping[str, int]
    """Places for several pieces, and how many cells they take at least."""
    rank: Callable[[str], int]
    """In which order places choose their cells, from 1; those for several pieces choose first."""
    colour: Callable[[float, float], str]
    """The colour of the ground at a spot."""


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
    """A map of so many columns and rows, on which every place is at least ``unit`` cells wide."""

    def __init__(self, geography: Geography, width: int, rows: int, unit: int) -> None:
        self.geography = geography
        self.width = width
        self.rows = rows
        self.unit = unit
        self.across = Axis([x for x, _ in geography.spots.values()], width)
        self.down = Axis([y for _, y in geography.spots.values()], rows)
        self.cells: dict[str, Cell] = {}
        """The first cell of each place and landmark."""
        self._taken: set[Cell] = set()
        self._spots = {**geography.spots, **geography.landmarks}
        for name in sorted(self._spots, key=self._importance):
            self.cells[name] = self._settle(name)
        self.roads = self._roads()
        self.ground = self._ground()

    # -- places

    def span(self, name: str) -> int:
        """How many cells a place is wide."""
        return max(self.geography.spans.get(name, 1), self.unit)

    def _importance(self, name: str) -> tuple[int, int]:
        spans = self.geography.spans
        return (0 if name in spans else self.geography.rank(name), -spans.get(name, 0))

    def where(self, spot: Spot) -> tuple[float, float]:
        return self.across.cell(spot[0]), self.down.cell(spot[1])

    def _settle(self, name: str) -> Cell:
        """The free cells that are nearest to where the place lies."""
        x, y = self.where(self._spots[name])
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

    def room_for(self, length: int, spot: Spot) -> Cell | None:
        """The nearest cells that are neither place nor road, for a few letters beside a spot."""
        x, y = self.where(spot)
        free = [
            (column, row)
            for row in range(max(0, int(y) - BESIDE), min(self.rows, int(y) + BESIDE + 1))
            for column in range(max(0, int(x) - 9), min(self.width - length, int(x) + 9) + 1)
            if all(not self._covered((column + n, row)) for n in range(length))
        ]
        return min(free, key=lambda cell: _apart(cell, length, x, y)) if free else None

    def _covered(self, cell: Cell) -> bool:
        return cell in self._taken or cell in self.roads

    # -- roads

    def _roads(self) -> dict[Cell, str]:
        """Thin lines from place to place, in dots of an eighth of a cell; none on the places themselves."""
        dots: dict[Cell, int] = {}
        for one, other in self.geography.roads:
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
        """A line over the ground, such as the way of a marble, in the same dots."""
        dots: dict[Cell, int] = {}
        points = [self.where(spot) for spot in line]
        for one, other in pairwise(points):
            self._draw_line(dots, (2 * one[0], 4 * one[1]), (2 * other[0], 4 * other[1]))
        return {cell: chr(0x2800 + pattern) for cell, pattern in dots.items()}

    # -- the ground

    def _ground(self) -> tuple[tuple[str, ...], ...]:
        """A colour for each cell, row by row."""
        colour = self.geography.colour
        columns = [self.across.value(column + 0.5) for column in range(self.width)]
        rows = [self.down.value(row + 0.5) for row in range(self.rows)]
        return tuple([tuple([colour(x, y) for x in columns]) for y in rows])


def _apart(cell: Cell, span: int, x: float, y: float) -> float:
    """How far the middle of some cells is from here; a cell is twice as high as it is wide."""
    return (cell[0] + span / 2 - x) ** 2 / 4 + (cell[1] + 0.5 - y) ** 2
