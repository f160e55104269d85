"""The lines of the chutes: smoothed, always falling, each arm going on from the chute it leaves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import numpy as np
from scipy.ndimage import gaussian_filter1d

from emberisle.games.curse_of_vulkar.island.plan import Board, Chute, Point
from emberisle.island.grid import Field, Grid, height_at

SAMPLE: Final = 0.25
"""Centimetres between two points of a line."""
SMOOTH: Final = 1.2
SMOOTH_FALL: Final = 1.5
BLEND: Final = 3.0
"""An arm's height goes over from its parent's end within so many centimetres."""


def lines(board: Board, grid: Grid, roof: Field) -> dict[str, Field]:
    """The points (x, y, z) of every chute; parents come before their arms."""
    found: dict[str, Field] = {}
    for chute in board.chutes.values():
        found[chute.id] = _line(board, grid, roof, chute, found)
    return found


def _line(board: Board, grid: Grid, roof: Field, chute: Chute, found: Mapping[str, Field]) -> Field:
    x, y = _smooth(_resampled(chute.points)).T
    z = np.array([height_at(roof, grid.left, grid.top, *place) for place in zip(x, y)])
    z = gaussian_filter1d(z - board.recipe["chute_depth"], SMOOTH_FALL / SAMPLE, mode="nearest")
    if chute.parent:
        share = np.clip(SAMPLE * np.arange(len(z)) / BLEND, 0.0, 1.0)
        z = (1 - share) * found[chute.parent][-1, 2] + share * z
    fall = board.recipe["least_fall"] * SAMPLE * np.arange(len(z))
    return np.column_stack([x, y, np.minimum.accumulate(z + fall) - fall])


def _resampled(points: tuple[Point, ...]) -> Field:
    corners = np.array(points)
    length = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(corners, axis=0).T))])
    s = np.linspace(0.0, length[-1], round(length[-1] / SAMPLE) + 1)
    return np.column_stack([np.interp(s, length, corners[:, k]) for k in (0, 1)])


def _smooth(points: Field) -> Field:
    """Smoothed along the line; both ends are mirrored through their points, so that they stay."""
    pad = min(len(points) - 1, int(4 * SMOOTH / SAMPLE))
    before = 2 * points[0] - points[pad:0:-1]
    after = 2 * points[-1] - points[-2 : -pad - 2 : -1]
    long = gaussian_filter1d(np.concatenate([before, points, after]), SMOOTH / SAMPLE, axis=0)
    smooth: Field = long[pad : pad + len(points)]
    return smooth
