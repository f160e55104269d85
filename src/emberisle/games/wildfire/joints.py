"""How a tile can be joined to another: as the rulebook shows it, at an angle, or round a corner."""

from __future__ import annotations

from typing import Final

from emberisle.games.wildfire.geometry import HUB, SEAM, WIND_X, WIND_Y
from emberisle.games.wildfire.tiles import DOUBLE_FIRE, IS_DOUBLE, TILES, TRIPLE_FIRE

AS_SHOWN: Final = 0
BENT: Final = 1
CORNER: Final = 2
STRETCHED: Final = 3
APART: Final = 4
"""How a tile is joined to the one before: as the rulebook shows it, an eighth of a turn off, round a corner;
and where none of these can be, after a gap of up to four, or wherever there is a place."""

GAP: Final = 0.5
"""Half an inch, between a Triple Wildfire and the tile straight on."""
_ASKEW: Final[tuple[int, ...]] = (0, 1, -1, 2, -2)
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


def straight(end: End, across: bool) -> Spot:
    """The place that the rulebook shows."""
    return Spot(end.x, end.y, end.wind, across, AS_SHOWN)


def turned(end: End, across: bool) -> list[Spot]:
    """The places at an angle to that: an eighth of a turn, and for a tile in line two ways round a corner."""
    found: list[Spot] = []
    for side in (1, -1):
        wind = (end.wind + side) & 7
        x, y = moved(end.x, end.y, end.wind, 0.0, 0.5 * side)
        x, y = moved(x, y, wind, 0.0, -0.5 * side)
        found.append(Spot(x, y, wind, across, BENT))
        if not across:
            wind = (end.wind + 2 * side) & 7
            x, y = moved(end.x, end.y, end.wind, 0.5, -0.5 * side)
            found.append(Spot(x, y, wind, across, CORNER))
            x, y = moved(end.x, end.y, end.wind, -0.5 - SEAM, (0.5 + SEAM) * side)
            found.append(Spot(x, y, wind, across, CORNER))
    return found


def stretched(end: End, across: bool, gap: float) -> list[Spot]:
    """The places that begin so far on, straight ahead or at an angle, and lie no more than a corner off."""
    found: list[Spot] = []
    for toward in _ASKEW:
        x, y = moved(end.x, end.y, (end.wind + toward) & 7, gap, 0.0)
        found.extend([Spot(x, y, end.wind + turn, across, STRETCHED) for turn in _ASKEW])
    return found


def moved(x: float, y: float, wind: int, ahead: float, aside: float) -> tuple[float, float]:
    """The point so far ahead in this wind, and so far to its right."""
    east, south = WIND_X[wind], WIND_Y[wind]
    return x + ahead * east - aside * south, y + ahead * south + aside * east
