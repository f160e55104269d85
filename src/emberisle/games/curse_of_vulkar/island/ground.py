"""The ground: a roof that falls to the coast, chutes between banks, trails, pads, the Scar, surf and reef."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from scipy.ndimage import gaussian_filter

from emberisle.games.curse_of_vulkar.island.chutes import lines
from emberisle.games.curse_of_vulkar.island.plan import Board, Space
from emberisle.island.grid import STEP, Field, Grid, Mask, height_at, smoothstep


@dataclass(frozen=True)
class Ground:
    grid: Grid
    heights: Field
    lines: Mapping[str, Field]
    """The points of every chute."""

    def at(self, x: float, y: float) -> float:
        return height_at(self.heights, self.grid.left, self.grid.top, x, y)


@dataclass(frozen=True)
class _Chute:
    """A chute on the grid: how far away every place is, and how high its floor is beside it."""

    away: Field
    floor: Field


def ground(board: Board) -> Ground:
    """The ground of a board. The order of the layers matters: each cuts into those before it."""
    grid = Grid(board.extent)
    coast, land = _coast(board, grid)
    roof = _roof(board, grid, coast, land)
    course = lines(board, grid, roof)
    chutes = [_Chute(*grid.along([tuple(point) for point in line])) for line in course.values()]
    heights = _with_banks(board, roof, chutes, land)
    heights = _with_trails(board, grid, roof, heights)
    heights = heights + _lip(board, grid)
    heights = np.minimum.reduce([heights, *[_groove(board, chute) for chute in chutes]])
    heights = _with_dishes(board, grid, heights)
    heights = _with_floors(board, grid, heights)
    heights = _with_pads(board, grid, heights)
    heights = _with_scar(board, grid, heights)
    heights = gaussian_filter(heights, board.recipe["blur"] / STEP)
    heights = _with_sea(board, grid, heights, coast, land)
    rise = np.maximum(1 - grid.away(*board.peak) / board.recipe["peak_radius"], 0.0)
    heights = heights + board.recipe["peak_rise"] * rise
    return Ground(grid, heights, course)


def _coast(board: Board, grid: Grid) -> tuple[Field, Mask]:
    """How far every place is from the coast, and which places are land."""
    away, _ = grid.along([*board.outline, board.outline[0]])
    return away, grid.inside(board.outline)


def _roof(board: Board, grid: Grid, coast: Field, land: Mask) -> Field:
    recipe = board.recipe
    along, tops = zip(*recipe["ridge"])
    top = np.interp(grid.x, along, tops)
    inland = np.minimum(coast / recipe["roof_reach"], 1.0) ** recipe["roof_power"]
    cone = recipe["cone_top"] - recipe["cone_slope"] * grid.away(*board.peak)
    roof = np.maximum(recipe["coast"] + (top - recipe["coast"]) * inland, cone)
    blurred: Field = gaussian_filter(np.where(land, roof, 0.0), 0.6 / STEP)
    return blurred


def _with_banks(board: Board, heights: Field, chutes: list[_Chute], land: Mask) -> Field:
    recipe = board.recipe
    for chute in chutes:
        beyond = np.maximum(chute.away - recipe["bank_at"], 0.0)
        bank = chute.floor + recipe["bank"] - recipe["bank_slope"] * beyond
        heights = np.where(land & (chute.away < 6), np.maximum(heights, bank), heights)
    return heights


def _with_trails(board: Board, grid: Grid, roof: Field, heights: Field) -> Field:
    """Benches in the slope that keep a share of it, so that no marble lies on them."""
    recipe = board.recipe
    total, shelf = np.full(heights.shape, 1e-12), np.zeros(heights.shape)
    for ends in board.joins:
        if set(ends) & set(board.unstable):
            continue
        a, b = (_on(grid, roof, board.spaces[name]) for name in ends)
        away, z = grid.along([a, b])
        w = 1 - smoothstep((away - recipe["trail_half"]) / recipe["trail_edge"])
        total += w * (w + 0.001)
        shelf += w * (w + 0.001) * z
    share = np.minimum(1.0, np.sqrt(total))
    shelf /= total
    kept = shelf + recipe["trail_tilt"] * (gaussian_filter(heights, 0.6 / STEP) - shelf)
    benches: Field = (1 - share) * heights + share * kept
    return benches


def _on(grid: Grid, heights: Field, space: Space) -> tuple[float, float, float]:
    return space.x, space.y, height_at(heights, grid.left, grid.top, space.x, space.y)


def _lip(board: Board, grid: Grid) -> Field:
    away = (grid.away(*board.scar) - board.scar_radius - 0.35) / 0.55
    lip: Field = board.recipe["scar_lip"] * np.exp(-(away**2))
    return lip


def _groove(board: Board, chute: _Chute) -> Field:
    groove: Field = chute.floor + chute.away**2 / (2 * board.recipe["chute_radius"])
    return groove


def _with_dishes(board: Board, grid: Grid, heights: Field) -> Field:
    for pit in board.pits.values():
        away = grid.away(pit.x, pit.y)
        level = height_at(heights, grid.left, grid.top, pit.x, pit.y) - board.recipe["ember_dish"]
        share = 1 - smoothstep((away - 0.55) / 0.5)
        heights = (1 - share) * heights + share * (level + away**2 / 2.4)
    return heights


def _with_floors(board: Board, grid: Grid, heights: Field) -> Field:
    for floor in board.recipe["floors"]:
        share = 1 - smoothstep((grid.away(floor["x"], floor["y"]) - floor["radius"]) / 1.0)
        heights = (1 - share) * heights + share * floor["z"]
    return heights


def _with_pads(board: Board, grid: Grid, heights: Field) -> Field:
    """Flatter ground under the feet of figures, who would fall over by themselves without it."""
    recipe = board.recipe
    for space in board.spaces.values():
        if space.id not in board.unstable:
            tilt = recipe["chute_pad_tilt" if space.chute else "pad_tilt"]
            x, y, level = _on(grid, heights, space)
            share = 1 - smoothstep((grid.away(x, y) - recipe["pad"]) / 0.7)
            heights = heights + share * (1 - tilt) * (level - heights)
    return heights


def _with_scar(board: Board, grid: Grid, heights: Field) -> Field:
    """A pit with steep walls, or Fireballs would run through it."""
    away = grid.away(*board.scar)
    share = 1 - smoothstep((away - board.scar_radius) / 1.2)
    bowl = board.recipe["scar_floor"] + 0.05 * away**2
    sunk: Field = np.minimum(heights, (1 - share) * heights + share * bowl)
    return sunk


def _with_sea(board: Board, grid: Grid, heights: Field, coast: Field, land: Mask) -> Field:
    """Surf along the coast, and a reef around it that is as high as the recipe says at this x."""
    recipe = board.recipe
    crest = np.interp(grid.x, *recipe["reef"])
    rise = smoothstep((coast - recipe["reef_at"]) / 0.5)
    fall = smoothstep((coast - recipe["reef_at"] - 0.5 - recipe["reef_wide"]) / 0.8)
    sea = (recipe["surf"] + rise * (crest - recipe["surf"])) * (1 - fall)
    both = np.where(land, np.maximum(heights, recipe["surf"]), sea)
    blurred: Field = np.maximum(gaussian_filter(both, 0.12 / STEP), 0.0)
    return blurred
