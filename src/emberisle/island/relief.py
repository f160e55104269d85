"""The land without its lanes: hills, hollows, ridges, the coast and the river."""

from __future__ import annotations

import numpy as np
from scipy.ndimage import gaussian_filter

from emberisle.island.grid import STEP, Field, Grid, Mask, smoothstep
from emberisle.island.plan import Board, Outline

COAST_RISE = 3.5
"""So far inland the land has its full height."""
STEEPEST_COAST = 2.6


def relief(board: Board, grid: Grid) -> Field:
    """The land as the spaces, hills and ridges shape it, and the water around it."""
    coast, is_land = _coast(board, grid)
    height = _between_spaces(board, grid) * smoothstep(coast / COAST_RISE)
    height = _with_bumps(board, grid, height)
    for ridge in board.ridges:
        away, z = grid.along(ridge.points)
        share = np.exp(-((away / ridge.radius) ** 2))
        height = (1 - share) * height + share * z
    height = gaussian_filter(height, 0.25 / STEP)
    height = np.minimum(height, 0.25 + STEEPEST_COAST * coast)
    height = np.where(is_land, height, _water(board, grid))
    return _with_floors(board, grid, height)


def _coast(board: Board, grid: Grid) -> tuple[Field, Mask]:
    """How far inland every place is, and which places are land."""
    lines = [board.outlines["island_outline"], board.outlines["chasm_peak_outline"]]
    is_land = np.logical_or.reduce([grid.inside(line) for line in lines])
    away = np.minimum.reduce([grid.along(_closed(line))[0] for line in lines])
    return np.where(is_land, away, 0.0), is_land


def _closed(outline: Outline) -> Outline:
    return (*outline, outline[0])


def _between_spaces(board: Board, grid: Grid) -> Field:
    total, weights = np.zeros(grid.x.shape), np.zeros(grid.x.shape)
    for space in board.spaces.values():
        if space.z > 0:
            weight = 1.0 / (grid.away(space.x, space.y) + 0.05) ** 3
            total += weight * space.z
            weights += weight
    mean: Field = total / weights
    return mean


def _with_bumps(board: Board, grid: Grid, height: Field) -> Field:
    untouched = np.ones(grid.x.shape)
    total, weights = np.zeros(grid.x.shape), np.full(grid.x.shape, 1e-12)
    for bump in board.bumps:
        near = np.exp(-((grid.away(bump.x, bump.y) / bump.radius) ** 2))
        untouched *= 1 - near
        total += near**1.5 * bump.z
        weights += near**1.5
    mixed: Field = untouched * height + (1 - untouched) * total / weights
    return mixed


def _water(board: Board, grid: Grid) -> Field:
    """The sea lies at 0; the river falls towards it."""
    total, weights = np.zeros(grid.x.shape), np.zeros(grid.x.shape)
    for x, y, level in board.river_levels:
        weight = 1.0 / (grid.away(x, y) + 0.3) ** 3
        total += weight * level
        weights += weight
    return np.where(grid.inside(board.outlines["river"]), total / weights, 0.0)


def _with_floors(board: Board, grid: Grid, height: Field) -> Field:
    """The Ruin and the Dock stand on floors, and a pool lies behind the idol."""
    for name in ("ruin", "dock"):
        height = np.where(grid.inside(board.outlines[f"{name}_outline"]), board.levels[name], height)
    away, _ = grid.along(_closed(board.pool))
    sunk = smoothstep(away / 0.5) * grid.inside(board.pool)
    pool: Field = (1 - sunk) * height + sunk * board.pool_level
    return pool
