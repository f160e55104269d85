"""The little geometry that a chain of dominoes needs: eight winds, and tiles that must not touch.

Positions are in widths of a tile, which is 2 x 1, from the middle of the hub; y grows down the page. A wind
is a direction in eighths of a turn, 0 to the right and 2 down the page.
"""

from __future__ import annotations

import math
from typing import Final

WINDS: Final = 8
_DIAGONAL: Final = math.sqrt(0.5)
WIND_X: Final[tuple[float, ...]] = (1.0, _DIAGONAL, 0.0, -_DIAGONAL, -1.0, -_DIAGONAL, 0.0, _DIAGONAL)
WIND_Y: Final[tuple[float, ...]] = (0.0, _DIAGONAL, 1.0, _DIAGONAL, 0.0, -_DIAGONAL, -1.0, -_DIAGONAL)

_REACH: Final[tuple[float, ...]] = (1.0, 1.5 * _DIAGONAL, 0.5, 1.5 * _DIAGONAL)
"""How far a tile reaches from its middle, by the eighths of a turn between its length and a wind."""

HUB: Final = 2.2
"""The radius of the hub."""
SEAM: Final = 0.08
"""What is left open where two tiles touch."""
MARGIN: Final = 0.12
"""How close tiles may come that do not touch."""
TABLE_X: Final = 26.0
TABLE_Y: Final = 18.0
"""Half the length and half the width of the table."""

_NEAR: Final = 2 * math.hypot(1.0, 0.5) + MARGIN
_CORRIDOR: Final = 1.25 + MARGIN
_ALMOST: Final = 1e-9


_SIDE: Final = 2.5
_ROW: Final = 4096
_AROUND: Final[tuple[int, ...]] = (-_ROW - 1, -_ROW, -_ROW + 1, -1, 0, 1, _ROW - 1, _ROW, _ROW + 1)
_NONE_NEAR: Final[list[int]] = []


def _square(x: float, y: float) -> int:
    """A number for the square of the table in which a point lies; tiles reach at most into the next ones."""
    return math.floor(x / _SIDE) + _ROW * math.floor(y / _SIDE)


class Ground:
    """The tiles that lie on the table, the hub's first, and the room between them."""

    def __init__(self) -> None:
        self.xs: list[float] = []
        self.ys: list[float] = []
        self.axes: list[int] = []
        """Along which wind each tile lies, 0 to 3: for a double across the line of play."""
        self.near: dict[int, list[int]] = {}
        """The tiles that can matter in each square of the table."""

    def copy(self) -> Ground:
        twin = Ground()
        twin.xs = self.xs[:]
        twin.ys = self.ys[:]
        twin.axes = self.axes[:]
        for square, tiles in self.near.items():
            twin.near[square] = tiles[:]
        return twin

    def put(self, x: float, y: float, axis: int) -> None:
        number = len(self.xs)
        self.xs.append(x)
        self.ys.append(y)
        self.axes.append(axis)
        if number:
            middle = _square(x, y)
            for step in _AROUND:
                if middle + step in self.near:
                    self.near[middle + step].append(number)
                else:
                    self.near[middle + step] = [number]

    def pop(self) -> None:
        """Take the last tile away again."""
        middle = _square(self.xs.pop(), self.ys.pop())
        self.axes.pop()
        for step in _AROUND:
            self.near[middle + step].pop()

    def clashes(self, x: float, y: float, axis: int, touching: int) -> bool:
        """Whether a tile here would lie on or too near to another; the one it touches may be near."""
        if near_hub(x, y, axis, HUB if touching == 0 else HUB + MARGIN):
            return True
        for n in self.near.get(_square(x, y), _NONE_NEAR):
            dx, dy = self.xs[n] - x, self.ys[n] - y
            if -_NEAR < dx < _NEAR and -_NEAR < dy < _NEAR:
                margin = -_ALMOST if n == touching else MARGIN
                if overlap(dx, dy, axis, self.axes[n], margin):
                    return True
        return False

    def covers(self, x: float, y: float) -> bool:
        """Whether a tile lies on this point."""
        for n in self.near.get(_square(x, y), _NONE_NEAR):
            dx, dy, axis = x - self.xs[n], y - self.ys[n], self.axes[n]
            along, aside = dx * WIND_X[axis] + dy * WIND_Y[axis], dy * WIND_X[axis] - dx * WIND_Y[axis]
            if -1.0 < along < 1.0 and -0.5 < aside < 0.5:
                return True
        return False

    def room(self, x: float, y: float, wind: int, touching: int) -> float:
        """How far a row of tiles could go from here before it meets anything but the edge of the table."""
        east, south = WIND_X[wind], WIND_Y[wind]
        xs, ys, axes = self.xs, self.ys, self.axes
        free = 99.0
        if touching:
            free = _to_hub(x, y, wind)
        for n in range(1, len(xs)):
            dx, dy = xs[n] - x, ys[n] - y
            ahead = dx * east + dy * south
            if -1.1 < ahead < free + 1.1 and n != touching:
                turn = (axes[n] - wind) & 3
                aside = dy * east - dx * south
                wide = _REACH[turn ^ 2] + _CORRIDOR
                if -wide < aside < wide:
                    deep = _REACH[turn]
                    if -deep < ahead < free + deep:
                        free = ahead - deep
        return max(free, 0.0)


def cut(x: float, y: float, wind: int, free: float, at_x: float, at_y: float, axis: int) -> float:
    """What is left of the free room ahead when a tile is laid there."""
    east, south = WIND_X[wind], WIND_Y[wind]
    dx, dy = at_x - x, at_y - y
    ahead = dx * east + dy * south
    if ahead < -1.1 or ahead > free + 1.1:
        return free
    turn = (axis - wind) & 3
    deep, wide = _REACH[turn], _REACH[turn ^ 2] + _CORRIDOR
    if ahead <= -deep or ahead >= free + deep or abs(dy * east - dx * south) >= wide:
        return free
    return max(ahead - deep, 0.0)


def _to_hub(x: float, y: float, wind: int) -> float:
    east, south = WIND_X[wind], WIND_Y[wind]
    ahead = -x * east - y * south
    if ahead < 0 or abs(x * south - y * east) >= HUB + _CORRIDOR:
        return 99.0
    return ahead - HUB


def to_edge(x: float, y: float, wind: int) -> float:
    """How far it is from here to the edge of the table."""
    east, south = WIND_X[wind], WIND_Y[wind]
    far = 99.0
    if east:
        far = ((TABLE_X if east > 0 else -TABLE_X) - x) / east
    if south:
        far = min(far, ((TABLE_Y if south > 0 else -TABLE_Y) - y) / south)
    return far


def beyond(x: float, y: float, axis: int) -> float:
    """How far a tile here sticks out over the edge of the table."""
    over_x = abs(x) + _REACH[axis & 3] - TABLE_X
    over_y = abs(y) + _REACH[(axis & 3) ^ 2] - TABLE_Y
    return max(over_x, 0.0) + max(over_y, 0.0)


def overlap(dx: float, dy: float, axis: int, other: int, margin: float) -> bool:
    """Whether two tiles whose middles are so far apart come closer than the margin along every axis."""
    if not (axis ^ other) & 1:
        return _meet(dx, dy, axis & 3, axis, other, margin)
    return _meet(dx, dy, 0, axis, other, margin) and _meet(dx, dy, 1, axis, other, margin)


def _meet(dx: float, dy: float, wind: int, axis: int, other: int, margin: float) -> bool:
    """The same along this wind and the one across it."""
    one, two = (axis - wind) & 3, (other - wind) & 3
    if abs(dx * WIND_X[wind] + dy * WIND_Y[wind]) >= _REACH[one] + _REACH[two] + margin:
        return False
    return abs(dy * WIND_X[wind] - dx * WIND_Y[wind]) < _REACH[one ^ 2] + _REACH[two ^ 2] + margin


def near_hub(x: float, y: float, axis: int, radius: float) -> bool:
    """Whether a tile here comes nearer to the middle of the hub than this."""
    if abs(x) > radius + 1.2 or abs(y) > radius + 1.2:
        return False
    length = max(abs(x * WIND_X[axis] + y * WIND_Y[axis]) - 1.0, 0.0)
    width = max(abs(y * WIND_X[axis] - x * WIND_Y[axis]) - 0.5, 0.0)
    return math.hypot(length, width) < radius - _ALMOST
