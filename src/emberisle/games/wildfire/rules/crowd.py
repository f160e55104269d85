"""How crowded the table is, place by place, so that the arms of a chain keep away from each other."""

from __future__ import annotations

import math
from typing import Final

from emberisle.games.wildfire.rules.geometry import HUB, TABLE_X, TABLE_Y, WIND_X, WIND_Y

_HALF_X: Final = 36
_HALF_Y: Final = 27
_ROW: Final = 2 * _HALF_X + 1
_NEAR: Final = 4
_AHEAD: Final[tuple[float, ...]] = (1.5, 3.5, 5.5)
_CLAIM: Final = 3.0
_EDGE: Final = 2.0


def _stamp() -> tuple[tuple[int, float], ...]:
    """What a tile adds to the places around it, nearest most."""
    near = range(-_NEAR, _NEAR + 1)
    weights = [(y * _ROW + x, 1.0 - math.hypot(x, y) / _NEAR) for y in near for x in near]
    return tuple([(step, weight) for step, weight in weights if weight > 0])


_STAMP: Final = _stamp()


def _empty() -> tuple[float, ...]:
    """The table before the first tile: crowded at the hub and over its edges."""
    found: list[float] = []
    for y in range(-_HALF_Y, _HALF_Y + 1):
        for x in range(-_HALF_X, _HALF_X + 1):
            edge = min(TABLE_X - abs(x), TABLE_Y - abs(y))
            hub = max(0.0, 1.0 - max(0.0, math.hypot(x, y) - HUB) / _NEAR)
            found.append(2.0 * hub + max(0.0, (_EDGE - edge) / _EDGE))
    return tuple(found)


_EMPTY: Final = _empty()


class Crowd:
    """A map of the table with a number for each place."""

    def __init__(self) -> None:
        self.places = list(_EMPTY)

    def copy(self) -> Crowd:
        twin = Crowd()
        twin.places = self.places[:]
        return twin

    def tile(self, x: float, y: float) -> None:
        self._press(x, y, 1.0)

    def claim(self, x: float, y: float, wind: int, weight: float) -> None:
        """What an open end wants to have for itself; with a negative weight it is given up."""
        self._press(x + _CLAIM * WIND_X[wind], y + _CLAIM * WIND_Y[wind], weight)

    def _press(self, x: float, y: float, weight: float) -> None:
        row, column = round(y) + _HALF_Y, round(x) + _HALF_X
        if _NEAR <= column < _ROW - _NEAR and _NEAR <= row <= 2 * _HALF_Y - _NEAR:
            places, middle = self.places, row * _ROW + column
            for step, add in _STAMP:
                places[middle + step] = places[middle + step] + weight * add

    def ahead(self, x: float, y: float, wind: int) -> float:
        """How crowded it is on the way from here."""
        east, south = WIND_X[wind], WIND_Y[wind]
        total = 0.0
        for far in _AHEAD:
            column = round(x + far * east) + _HALF_X
            row = round(y + far * south) + _HALF_Y
            if 0 <= column < _ROW and 0 <= row <= 2 * _HALF_Y:
                total = total + self.places[row * _ROW + column]
            else:
                total = total + 4.0
        return total
