"""The boulders that close a branch: rocks along the ground that is raised before a Fireball rolls."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from math import dist, hypot
from typing import Any, Final

from emberisle.games.fireball_island.page.structs import IslandRock

CLOSES: Final = 0.5
"""Half a ball's radius, in centimetres: ground that is raised by less stops no ball."""
BESIDE: Final = 1.4
"""How far from the middle of its lane a ball leans against the bank; rocks begin there."""
RADIUS: Final = 0.55
FIGURE: Final = 0.45
"""A figure's radius."""
APART: Final = 0.8

Raised = tuple[float, float, float]
"""A cell: to the east, to the south, and by how much it is raised."""


class Ground:
    """The built heights, while no gate is closed."""

    def __init__(self, places: Mapping[str, Any], heights: bytes) -> None:
        self.west, self.north = places["extent"][:2]
        self.step: float = places["step"]
        self._columns: int = places["columns"]
        self._scale: float = places["scale"]
        self._units = array("H", heights)
        self._stands = [(x, y) for x, y, _ in places["spaces"].values()]

    def height(self, row: int, column: int) -> float:
        return self._units[row * self._columns + column] * self._scale

    def height_at(self, x: float, y: float) -> float:
        """The height of the nearest cell."""
        return self.height(round((y - self.north) / self.step), round((x - self.west) / self.step))

    def is_free(self, x: float, y: float) -> bool:
        """Whether a rock can lie here without burying somebody."""
        return min(dist((x, y), stand) for stand in self._stands) >= RADIUS + FIGURE

    def raised(self, row: int, column: int, units: int) -> Raised:
        lift = units * self._scale - self.height(row, column)
        return self.west + column * self.step, self.north + row * self.step, lift


def boulders_of(place: Mapping[str, Any], ground: Ground) -> list[IslandRock]:
    """A row of rocks where a way's gates are high enough to stop a ball, beside the line of its own ball."""
    cells = sorted((ground.raised(*cell) for cell in place["gate"]), key=lambda cell: -cell[2])
    rocks: list[IslandRock] = []
    for cell in cells:
        rock = _rock(cell, place["line"], ground)
        apart = all(hypot(rock.x - one.x, rock.y - one.y) >= APART for one in rocks)
        if cell[2] >= CLOSES and apart and ground.is_free(rock.x, rock.y):
            rocks.append(rock)
    return rocks


def _rock(cell: Raised, line: Sequence[Sequence[float]], ground: Ground) -> IslandRock:
    """As high as the ground is raised here, and out of the way of a ball that leans against it."""
    x, y, lift = cell
    east, south = min(((at[0], at[1]) for at in line), key=lambda at: dist(at, (x, y)))
    out = max(1.0, (BESIDE + RADIUS) / hypot(x - east, y - south))
    x, y = east + (x - east) * out, south + (y - south) * out
    return IslandRock(round(x, 2), round(y, 2), round(ground.height_at(x, y), 2), RADIUS, round(lift, 2))
