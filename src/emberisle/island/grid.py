"""The grid of the height field, and distances on it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import numpy as np
import numpy.typing as npt

STEP: Final = 0.25
"""Centimetres between two heights: finer fields roll worse, since every edge is a bump."""
Field = npt.NDArray[np.float64]
Mask = npt.NDArray[np.bool_]


class Grid:
    """The places of all heights: rows go down (y), columns to the right (x)."""

    def __init__(self, extent: Sequence[float]) -> None:
        left, top, right, bottom = extent
        self.columns = int((right - left) / STEP) + 1
        self.rows = int((bottom - top) / STEP) + 1
        self.left, self.top = left, top
        self.x, self.y = np.meshgrid(
            left + STEP * np.arange(self.columns), top + STEP * np.arange(self.rows), indexing="xy"
        )

    @property
    def extent(self) -> tuple[float, float, float, float]:
        right, bottom = self.left + STEP * (self.columns - 1), self.top + STEP * (self.rows - 1)
        return self.left, self.top, round(right, 6), round(bottom, 6)

    def cells(self) -> Field:
        """All places, one per line."""
        return np.column_stack([self.x.ravel(), self.y.ravel()])

    def away(self, x: float, y: float) -> Field:
        """How far every place is from this one."""
        away: Field = np.hypot(self.x - x, self.y - y)
        return away

    def inside(self, outline: Sequence[tuple[float, float]]) -> Mask:
        """Which places lie within an outline."""
        within = np.zeros(self.x.shape, dtype=bool)
        for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]]):
            if ay != by:
                crosses = (ay > self.y) != (by > self.y)
                within ^= crosses & (self.x < ax + (self.y - ay) * (bx - ax) / (by - ay))
        return within

    def along(self, points: Sequence[Sequence[float]]) -> tuple[Field, Field]:
        """The distance to a line, and the line's height there (0 for a flat line)."""
        nearest = np.full(self.x.shape, np.inf)
        height = np.zeros(self.x.shape)
        for a, b in pairwise(points):
            dx, dy = b[0] - a[0], b[1] - a[1]
            t = np.clip(((self.x - a[0]) * dx + (self.y - a[1]) * dy) / (dx * dx + dy * dy), 0.0, 1.0)
            d = np.hypot(self.x - a[0] - t * dx, self.y - a[1] - t * dy)
            closer = d < nearest
            nearest = np.where(closer, d, nearest)
            if len(a) > 2:
                height = np.where(closer, a[2] + t * (b[2] - a[2]), height)
        return nearest, height


def smoothstep(t: Field) -> Field:
    t = np.clip(t, 0.0, 1.0)
    smooth: Field = t * t * (3.0 - 2.0 * t)
    return smooth


def height_at(heights: Field, left: float, top: float, x: float, y: float) -> float:
    """The ground between four heights."""
    column = min(max((x - left) / STEP, 0.0), heights.shape[1] - 1.001)
    row = min(max((y - top) / STEP, 0.0), heights.shape[0] - 1.001)
    c, r = int(column), int(row)
    u, v = column - c, row - r
    upper = heights[r, c] * (1 - u) + heights[r, c + 1] * u
    lower = heights[r + 1, c] * (1 - u) + heights[r + 1, c + 1] * u
    return float(upper * (1 - v) + lower * v)


def resting_height(heights: Field, left: float, top: float, x: float, y: float, radius: float) -> float:
    """The height of the centre of a ball of this radius that lies on the ground here."""
    column, row = (x - left) / STEP, (y - top) / STEP
    around = int(radius / STEP) + 1
    best = 0.0
    for r in range(max(int(row) - around, 0), min(int(row) + around + 2, heights.shape[0])):
        for c in range(max(int(column) - around, 0), min(int(column) + around + 2, heights.shape[1])):
            away2 = ((c - column) ** 2 + (r - row) ** 2) * STEP**2
            if away2 < radius**2:
                best = max(best, float(heights[r, c]) + (radius**2 - away2) ** 0.5)
    return best
