"""How a tile can be joined to another: as the rulebook shows it, at an angle, or round a corner."""

from __future__ import annotations

from typing import Final

from emberisle.games.wildfire.rules.geometry import HUB, SEAM, WIND_X, WIND_Y, WINDS
from emberisle.games.wildfire.rules.tiles import DOUBLE_FIRE, IS_DOUBLE, TILES, TRIPLE_FIRE

AS_SHOWN: Final = 0
BENT: Final = 1
SLID: Final = 2
CORNER: Final = 3
STRETCHED: Final = 4
APART: Final = 5
"""How a tile is joined to the one before: as the rulebook shows it, an eighth of a turn off, a double half of
its length to one side, round a corner; and where none of these can be, after a gap of up to four, or wherever
there is a place."""

IN_LINE: Final = -1
"""Where the axis of a double would be named: the tile is none, and lies along the line of play."""

GAP: Final = 0.5
"""Half an inch, between a Triple Wildfire and the tile straight on."""
_ASKEW: Final[tuple[int, ...]] = (0, 1, -1, 2, -2)
_SQUARE: Final[tuple[int, ...]] = (0, 2, -2)
GAPS: Final[tuple[float, ...]] = (0.5, 1.0, 1.5, 2.0, 3.0, 4.0)
"""How far a tile may begin from its opening where there is no room at it."""
ARMS: Final[tuple[int, ...]] = (0, 4, 6, 2)
"""The winds of the four branches from the hub."""


class End:
    """An opening: the point where the next tile would begin, and the wind in which it would lie."""

    def __init__(self, on: int, at: int, x: float, y: float, wind: int) -> None:
        self.on = on
        self.at = at
        self.x = x
        self.y = y
        self.wind = wind & 7


class Spot:
    """A place for a tile that begins at this point, and how it is joined to the one before."""

    def __init__(self, x: float, y: float, wind: int, across: bool, joint: int) -> None:
        half = 0.5 if across else 1.0
        self.wind = wind & 7
        self.x = x + half * WIND_X[self.wind]
        self.y = y + half * WIND_Y[self.wind]
        self.across = across
        self.axis = (wind + 2 if across else wind) & 3
        self.joint = joint


def ends_of(spot: Spot, tile: int, on: int) -> list[End]:
    """The openings of a tile that lies here, for four arms, a T, a V or a W [WF-3.4, WF-7.5, WF-7.6]."""
    wind = spot.wind
    if on == 0:
        far = HUB + SEAM
        return [End(0, at, far * WIND_X[arm], far * WIND_Y[arm], arm) for at, arm in enumerate(ARMS)]
    if IS_DOUBLE[tile]:
        ahead, aside = (0.5 + SEAM, 1.0 + SEAM) if spot.across else (1.0 + SEAM, 0.5 + SEAM)
        return [
            _end(spot, on, 0, ahead, 0.0, wind),
            _end(spot, on, 1, 0.0, -aside, wind - 2),
            _end(spot, on, 2, 0.0, aside, wind + 2),
        ]
    flame = TILES[tile].high
    if flame == DOUBLE_FIRE:
        return [_tip(spot, on, 0, -1, 0.0), _tip(spot, on, 1, 1, 0.0)]
    if flame == TRIPLE_FIRE:
        straight = _end(spot, on, 0, 1.0 + GAP, 0.0, wind)
        return [straight, _tip(spot, on, 1, -1, 0.5), _tip(spot, on, 2, 1, 0.5)]
    return [_end(spot, on, 0, 1.0 + SEAM, 0.0, wind)]


def _end(spot: Spot, on: int, at: int, ahead: float, aside: float, wind: int) -> End:
    x, y = moved(spot.x, spot.y, spot.wind, ahead, aside)
    return End(on, at, x, y, wind)


def _tip(spot: Spot, on: int, at: int, side: int, out: float) -> End:
    """The opening at a tip of a flame, an eighth of a turn to this side, so much farther out."""
    wind = (spot.wind + side) & 7
    x, y = moved(spot.x, spot.y, spot.wind, 1.0, 0.5 * side)
    x, y = moved(x, y, wind, SEAM, out * side)
    return End(on, at, x, y, wind)


def crosswise(axis: int) -> int:
    """The axis of a double on a tile that lies along this one [WF-4.2]."""
    return (axis + 2) & 3


def _spot(x: float, y: float, wind: int, bar: int, joint: int) -> Spot:
    """A place that begins there; a double with this axis lies across the wind or along it."""
    return Spot(x, y, wind, bar != IN_LINE and (wind ^ bar) & 3 != 0, joint)


def straight(end: End, bar: int) -> Spot:
    """The place that the rulebook shows."""
    return _spot(end.x, end.y, end.wind, bar, AS_SHOWN)


def turned(end: End, bar: int) -> list[Spot]:
    """Other places at the opening: at an angle or round a corner for a tile in line, else as doubles lie."""
    found: list[Spot] = []
    for side in (1, -1):
        if bar == IN_LINE:
            found.extend(_bent(end, side))
        else:
            found.extend(_crossed(end, bar, side))
    return found


def _bent(end: End, side: int) -> list[Spot]:
    """An eighth of a turn off to this side, and two ways round a corner."""
    wind = (end.wind + side) & 7
    x, y = moved(end.x, end.y, end.wind, 0.0, 0.5 * side)
    x, y = moved(x, y, wind, 0.0, -0.5 * side)
    found = [_spot(x, y, wind, IN_LINE, BENT)]
    x, y = moved(end.x, end.y, end.wind, 0.5, -0.5 * side)
    found.append(_spot(x, y, end.wind + 2 * side, IN_LINE, CORNER))
    return [*found, _beside(end, IN_LINE, side)]


def _crossed(end: End, bar: int, side: int) -> list[Spot]:
    """A double slid to this side, and beside the open end where that leaves it at a right angle."""
    x, y = moved(end.x, end.y, end.wind, 0.0, 0.5 * side)
    slid = _spot(x, y, end.wind, bar, SLID)
    return [slid, _beside(end, bar, side)] if slid.across else [slid]


def _beside(end: End, bar: int, side: int) -> Spot:
    """Round a corner, beside the half that is out."""
    x, y = moved(end.x, end.y, end.wind, -0.5 - SEAM, (0.5 + SEAM) * side)
    return _spot(x, y, end.wind + 2 * side, bar, CORNER)


def stretched(end: End, bar: int, gap: float) -> list[Spot]:
    """The places that begin so far on, straight ahead or at an angle, and lie no more than a corner off."""
    turns = _ASKEW if bar == IN_LINE else _SQUARE
    found: list[Spot] = []
    for toward in _ASKEW:
        x, y = moved(end.x, end.y, (end.wind + toward) & 7, gap, 0.0)
        found.extend([_spot(x, y, end.wind + turn, bar, STRETCHED) for turn in turns])
    return found


def anywhere(x: float, y: float, bar: int) -> list[Spot]:
    """Every way in which a tile can begin at this point."""
    winds = [wind for wind in range(WINDS) if bar == IN_LINE or not (wind ^ bar) & 1]
    return [_spot(x, y, wind, bar, APART) for wind in winds]


def moved(x: float, y: float, wind: int, ahead: float, aside: float) -> tuple[float, float]:
    """The point so far ahead in this wind, and so far to its right."""
    east, south = WIND_X[wind], WIND_Y[wind]
    return x + ahead * east - aside * south, y + ahead * south + aside * east
