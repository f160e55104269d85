"""The lanes in which balls roll: a U wider than the ball, between banks that are higher outside bends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, radians, sin, tan
from typing import Final

import numpy as np
from scipy.interpolate import PchipInterpolator
from scipy.ndimage import gaussian_filter1d, maximum_filter1d
from scipy.spatial import cKDTree

from emberisle.island.grid import Field, Grid
from emberisle.island.plan import Point, Way

SAMPLE: Final = 0.1
"""Centimetres between two points of a centreline."""
BEND: Final = 1.5
"""The floor's radius: wider than the ball, so that it touches at one point and banks itself."""
WALL: Final = radians(72)
BANK: Final = 1.0
CREST: Final = 0.35
OUTSIDE_SLOPE: Final = 3.0
REACH: Final = 4.0
OPEN_END: Final = 1.5
"""A lane that ends on a bridge stops this far from the middle of its deck."""
END_RISE: Final = 3.0
END_EXTRA: Final = 0.8
"""The wall at the end of a lane is so much higher, and rises over so many centimetres."""
GRAVITY: Final = 981.0

FLOOR_WIDTH: Final = BEND * sin(WALL)
FLOOR_RISE: Final = BEND * (1 - cos(WALL))


@dataclass(frozen=True)
class Line:
    """The middle of a way."""

    xyz: Field
    """One point for every ``SAMPLE``."""
    extra_left: Field
    """How much higher the bank to the left is, where the ball is pressed against it."""
    extra_right: Field
    open_end: bool

    def up_to(self, samples: int) -> Line:
        return Line(self.xyz[:samples], self.extra_left[:samples], self.extra_right[:samples], self.open_end)


@dataclass(frozen=True)
class Lane:
    """A way's groove and banks on the grid."""

    away: Field
    floor: Field
    bank_top: Field

    @property
    def groove(self) -> Field:
        return self.floor + profile(self.away)

    @property
    def half_width(self) -> Field:
        """Where the wall reaches the top of the bank."""
        return half_width(self.bank_top - self.floor)

    @property
    def bank(self) -> Field:
        beyond = np.maximum(self.away - self.half_width - CREST, 0.0)
        slope = self.bank_top - OUTSIDE_SLOPE * beyond
        return np.where(self.away < self.half_width + REACH, slope, -np.inf)


def profile(away: Field) -> Field:
    """The rise of the U above its floor: an arc, then a straight wall."""
    arc = BEND - np.sqrt(np.maximum(BEND**2 - np.minimum(away, FLOOR_WIDTH) ** 2, 0.0))
    return np.where(away < FLOOR_WIDTH, arc, FLOOR_RISE + tan(WALL) * (away - FLOOR_WIDTH))


def half_width(rise: Field) -> Field:
    return FLOOR_WIDTH + (rise - FLOOR_RISE) / tan(WALL)


def centreline(way: Way) -> Line:
    """The smoothed line through a way's points, to the last space its ball can run on to."""
    xyz = _smooth(_resampled([*way.points, *way.beyond]))
    left, right = _bend_extras(xyz)
    end = np.clip(1 - (len(xyz) - 1 - np.arange(len(xyz))) * SAMPLE / END_RISE, 0.0, 1.0) * END_EXTRA
    return Line(xyz, np.maximum(left, end), np.maximum(right, end), way.lands_on is not None)


def carved(line: Line) -> Line:
    """What of a line is carved: all of it, unless it ends on a bridge."""
    return line.up_to(len(line.xyz) - int(OPEN_END / SAMPLE)) if line.open_end else line


def _resampled(points: Sequence[Point]) -> Field:
    corners = np.array(points)
    length = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(corners[:, :2], axis=0).T))])
    s = np.linspace(0.0, length[-1], round(length[-1] / SAMPLE) + 1)
    z = PchipInterpolator(length, corners[:, 2])(s)
    return np.column_stack([np.interp(s, length, corners[:, 0]), np.interp(s, length, corners[:, 1]), z])


def _smooth(xyz: Field) -> Field:
    columns = [_blurred(xyz[:, k], sigma) for k, sigma in ((0, 0.7), (1, 0.7), (2, 0.9))]
    return np.column_stack(columns)


def _blurred(values: Field, sigma: float) -> Field:
    """Smoothed along the line; both ends are mirrored through their points, so that they stay."""
    pad = min(len(values) - 1, int(4 * sigma / SAMPLE))
    before = 2 * values[0] - values[pad:0:-1]
    after = 2 * values[-1] - values[-2 : -pad - 2 : -1]
    smooth: Field = gaussian_filter1d(np.concatenate([before, values, after]), sigma / SAMPLE)
    return smooth[pad : pad + len(values)]


def _bend_extras(xyz: Field) -> tuple[Field, Field]:
    dx, dy = np.gradient(_blurred(xyz[:, 0], 0.3), SAMPLE), np.gradient(_blurred(xyz[:, 1], 0.3), SAMPLE)
    ddx, ddy = np.gradient(dx, SAMPLE), np.gradient(dy, SAMPLE)
    to_the_right = (dx * ddy - dy * ddx) / np.maximum(np.hypot(dx, dy), 1e-9) ** 3
    s = SAMPLE * np.arange(len(xyz))
    speed2 = np.maximum(400 + 1.43 * GRAVITY * (xyz[0, 2] - xyz[:, 2] - 0.04 * s), 0.0)
    press = to_the_right * speed2 / GRAVITY
    return _extra(press), _extra(-press)


def _extra(press: Field) -> Field:
    """Higher before, along and after a bend that is taken too fast for the plain bank."""
    extra = np.clip(0.6 * (press - 0.6), 0.0, 0.7)
    extra = maximum_filter1d(extra, round(2.5 / SAMPLE))
    shift = round(1.0 / SAMPLE)
    later = np.concatenate([np.full(shift, extra[0]), extra])[: len(extra)]
    return np.asarray(gaussian_filter1d(np.maximum(extra, later), 0.5 / SAMPLE))


def lane(line: Line, grid: Grid) -> Lane:
    """The groove of a line on the grid."""
    xyz = line.xyz
    away, nearest = cKDTree(xyz[:, :2]).query(grid.cells())
    tangent = np.gradient(xyz[:, :2], axis=0)
    tangent /= np.hypot(tangent[:, 0], tangent[:, 1])[:, None]
    offset = grid.cells() - xyz[nearest, :2]
    t = tangent[nearest]
    to_the_right = t[:, 0] * offset[:, 1] - t[:, 1] * offset[:, 0]
    share = np.clip(0.5 - to_the_right, 0.0, 1.0)
    extra = share * line.extra_left[nearest] + (1 - share) * line.extra_right[nearest]
    if line.open_end:
        past = (nearest == len(xyz) - 1) & ((offset * t).sum(axis=1) > 0)
        away = np.where(past, np.inf, away)
    floor = xyz[nearest, 2]
    shape = grid.x.shape
    return Lane(away.reshape(shape), floor.reshape(shape), (floor + BANK + extra).reshape(shape))
