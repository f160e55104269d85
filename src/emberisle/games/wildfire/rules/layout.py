"""Where the tiles of a chain lie on the table, for whoever draws it.

A tile is 2 x 1, the middle of the hub is (0, 0), y grows down the page, and angles are in degrees, 0 to the
right and 90 down the page. Where a tile lies depends on the tiles before it alone, so nothing ever moves.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from emberisle.games.wildfire.rules.geometry import WIND_X, WIND_Y
from emberisle.games.wildfire.rules.growth import Chain
from emberisle.games.wildfire.rules.joints import End, Spot
from emberisle.games.wildfire.rules.table import Laid
from emberisle.kernel.values import Value

Point = tuple[float, float]

_EIGHTH: Final = 45
_REMEMBERED: Final = 4


class Placed(Value):
    """A laid tile and its place: the middle, and the angle at which the line of play comes to it.

    The angle leads from the end that touches the earlier tile to the end that is out. A double lies at a
    right angle to that tile [WF-4.2], mostly ``across``: the line of play then meets its long side, and its
    two halves are to the left and to the right of the angle. ``joint`` says how it is joined, and ``root`` is
    the opening it lies on.
    """

    def __init__(
        self, laid: Laid, x: float, y: float, angle: int, across: bool, joint: int, root: Point
    ) -> None:
        self.laid = laid
        self.x = x
        self.y = y
        self.angle = angle
        self.across = across
        self.joint = joint
        self.root = root

    @property
    def turn(self) -> int:
        """How far to turn a tile that is drawn from left to right, its first half to the left."""
        return (self.angle + 90) % 360 if self.across else self.angle

    @property
    def halves(self) -> tuple[Point, Point]:
        """The middles of the end that touches and the end that is out, or of the left half and the right."""
        east, south = _along(self.turn)
        first = self.x - 0.5 * east, self.y - 0.5 * south
        return first, (self.x + 0.5 * east, self.y + 0.5 * south)


Bar = tuple[float, float, int]
"""Where a double would lie: its middle, and how far it is turned."""


class Opening(Value):
    """An opening, the place that is kept for the next tile on it, and where a double would lie instead."""

    def __init__(self, tile: str, at: int, x: float, y: float, angle: int, root: Point, double: Bar) -> None:
        self.tile = tile
        self.at = at
        self.x = x
        self.y = y
        self.angle = angle
        self.root = root
        self.double = double


def lay_out(chain: Sequence[Laid]) -> tuple[Placed, ...]:
    """A place for every tile of a chain, in the order in which they were laid."""
    grown = _grown(chain)
    return tuple(
        [_placed(laid, spot, root) for laid, spot, root in zip(grown.laid, grown.spots, grown.roots)]
    )


def openings(chain: Sequence[Laid]) -> tuple[Opening, ...]:
    """Every opening of a chain; those of one tile in the order in which they are taken."""
    grown = _grown(chain)
    left: dict[int, int] = {}
    for end in grown.ends:
        left[end.on] = left.get(end.on, 0) + 1
    found: list[Opening] = []
    for number, end in enumerate(grown.ends):
        laid = grown.laid[end.on]
        at = laid.openings - left[end.on]
        left[end.on] = left[end.on] - 1
        found.append(_opening(laid.tile, at, end, grown.next_spot(number), grown.next_double(number)))
    return tuple(found)


def corners(placed: Placed) -> tuple[Point, Point, Point, Point]:
    """The corners of a tile, clockwise round it."""
    east, south = _along(placed.turn)
    length, width = (east, south), (-0.5 * south, 0.5 * east)
    back = placed.x - length[0], placed.y - length[1]
    front = placed.x + length[0], placed.y + length[1]
    return (
        (back[0] - width[0], back[1] - width[1]),
        (front[0] - width[0], front[1] - width[1]),
        (front[0] + width[0], front[1] + width[1]),
        (back[0] + width[0], back[1] + width[1]),
    )


def _along(angle: int) -> Point:
    if angle % _EIGHTH == 0:
        wind = angle // _EIGHTH & 7
        return WIND_X[wind], WIND_Y[wind]
    return math.cos(math.radians(angle)), math.sin(math.radians(angle))


def _placed(laid: Laid, spot: Spot, root: Point) -> Placed:
    return Placed(laid, spot.x, spot.y, spot.wind * _EIGHTH, spot.across, spot.joint, root)


def _opening(tile: str, at: int, end: End, spot: Spot, bar: Spot) -> Opening:
    double = bar.x, bar.y, bar.axis * _EIGHTH
    return Opening(tile, at, spot.x, spot.y, spot.wind * _EIGHTH, (end.x, end.y), double)


# -- what was laid out before

_recent: Final[list[Chain]] = []
"""The chains that were asked for last: most questions are about one of them, with a tile more or none."""


def _grown(laid: Sequence[Laid]) -> Chain:
    wanted = list(laid)
    best: Chain | None = None
    for known in _recent[:]:
        tiles = len(known.laid)
        if wanted[:tiles] == known.laid and (best is None or tiles > len(best.laid)):
            best = known
    if best is not None and len(best.laid) == len(wanted):
        return best
    chain = best.copy() if best is not None else Chain()
    for tile in wanted[len(chain.laid) :]:
        chain.add(tile)
    _recent.insert(0, chain)  # a chain in this list never changes again, so that threads can share it
    del _recent[_REMEMBERED:]
    return chain
