"""The ground of an island that is built: how high it is everywhere, and its hills on paper."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from emberisle.terminal.svg import num, tag

GRAIN: Final = 0.5
"""How finely hills are drawn, in centimetres."""

Spot = tuple[float, float]


class Land:
    """The heights in a folder, as ``places.json`` there describes them."""

    def __init__(self, folder: str, built: Mapping[str, Any]) -> None:
        self.folder = folder
        self.built = built
        self.extent: tuple[float, float, float, float] = tuple(built["extent"])

    @cached_property
    def _heights(self) -> array[int]:
        steps = array("H", Path(self.folder, "heights.bin").read_bytes())
        if sys.byteorder == "big":
            steps.byteswap()
        return steps

    def height(self, x: float, y: float) -> float:
        """How high the ground is here; beyond the board is the sea."""
        left, top, right, bottom = self.extent
        if not (left <= x <= right and top <= y <= bottom):
            return 0.0
        column, row = round((x - left) / self.built["step"]), round((y - top) / self.built["step"])
        return float(self._heights[row * self.built["columns"] + column] * self.built["scale"])


class Paper:
    """A drawing of the land on which so many units are a centimetre."""

    def __init__(self, land: Land, scale: float) -> None:
        self.land = land
        self.scale = scale

    def at(self, spot: Spot) -> tuple[float, float]:
        """Where a spot of the island is drawn."""
        return (spot[0] - self.land.extent[0]) * self.scale, (spot[1] - self.land.extent[1]) * self.scale

    def size(self) -> tuple[float, float]:
        return self.at((self.land.extent[2], self.land.extent[3]))

    def line(self, spots: Sequence[Spot]) -> str:
        """What a path through these spots is drawn by."""
        points = [f"{num(x)} {num(y)}" for x, y in map(self.at, spots)]
        return f"M{'L'.join(points)}"

    def hills(self, levels: Sequence[float], colours: Sequence[str]) -> str:
        """A shape for each level with all that is higher, the higher ones on top."""
        return "\n".join(
            [
                tag(
                    "path",
                    d=self._above(level),
                    fill=colour,
                    stroke=colour,
                    stroke_width="6",
                    stroke_linejoin="round",
                )
                for level, colour in zip(levels, colours, strict=True)
            ]
        )

    def _above(self, level: float) -> str:
        """All ground above this height, in strips."""
        strips: list[str] = []
        left, top, right, bottom = self.land.extent
        columns = [left + GRAIN * n for n in range(int((right - left) / GRAIN))]
        for n in range(int((bottom - top) / GRAIN)):
            y = top + GRAIN * n
            high = [*[self.land.height(x, y) > level for x in columns], False]
            start: float | None = None
            for x, above in zip([*columns, right], high, strict=True):
                if above and start is None:
                    start = x
                elif not above and start is not None:
                    px, py = self.at((start, y))
                    wide, low = num((x - start) * self.scale), num(GRAIN * self.scale)
                    strips.append(f"M{num(px)} {num(py)}h{wide}v{low}H{num(px)}z")
                    start = None
        return "".join(strips)
