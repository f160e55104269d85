"""The whole terrain: the land, the lanes cut into it, and what lies open beside them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import cos, radians, sin
from typing import Final

import numpy as np
from scipy.ndimage import gaussian_filter

from emberisle.island.grid import STEP, Field, Grid, Mask, smoothstep
from emberisle.island.lanes import CREST, Lane, Line, carved, centreline, lane, profile
from emberisle.island.plan import Board, Bridge, Space
from emberisle.island.relief import relief

BLUR: Final = 0.12
"""More would round off the crests, and balls would leave their lanes."""
ROUGHNESS: Final = 0.3
DISH: Final = 0.03
TRAIL: Final = 0.8
DECK_ROOM: Final = 0.5


@dataclass(frozen=True)
class Terrain:
    grid: Grid
    heights: Field
    lines: Mapping[str, Line]
    closed: Mapping[str, Field]
    """By way: the heights while its gates are closed."""


def terrain(board: Board) -> Terrain:
    """The terrain of a board."""
    grid = Grid(board.extent)
    lines = {name: centreline(way) for name, way in board.ways.items()}
    lanes = {name: lane(carved(line), grid) for name, line in lines.items()}
    land = _with_trails(board, grid, relief(board, grid))
    heights = _cut(land, list(lanes.values()), grid)
    heights = _opened(board, grid, heights, _kept(list(lanes.values())))
    for x, y, z in (place for name, place in board.perches.items() if name != "V"):
        away = grid.away(x, y)
        share = 1 - smoothstep((away - 0.4) / 0.5)
        heights = (1 - share) * heights + share * (z - DISH + away**2 / 3.2)
    heights = np.maximum(gaussian_filter(heights, BLUR / STEP), 0.0)
    closed = {
        name: _with_gates(board.ways[name].gates, grid, heights, lanes[name])
        for name in board.ways
        if board.ways[name].gates
    }
    return Terrain(grid, heights, lines, closed)


def _with_trails(board: Board, grid: Grid, heights: Field) -> Field:
    """Trails that no ball takes are benches in the slope."""
    rolled = board.on_a_way()
    for ends in board.joins:
        a, b = (board.spaces[name] for name in ends)
        if not (set(ends) & rolled or set(ends) & set(board.bridges)) and min(a.z, b.z) > 0:
            away, z = grid.along([(a.x, a.y, a.z), (b.x, b.y, b.z)])
            share = 1 - smoothstep((away - TRAIL) / 0.5)
            heights = (1 - share) * heights + share * z
    return heights


def _cut(land: Field, lanes: list[Lane], grid: Grid) -> Field:
    """Banks are raised first and all grooves cut then, so that lanes open into each other."""
    raised = np.maximum.reduce([land, *[lane.bank for lane in lanes]])
    raised = raised + ROUGHNESS * _rocks(grid) * (raised > land)
    cut: Field = np.minimum.reduce([raised, *[lane.groove for lane in lanes]])
    return cut


def _rocks(grid: Grid) -> Field:
    noise = np.random.default_rng(1986).normal(size=grid.x.shape)
    rocks = gaussian_filter(noise, 0.5 / STEP)
    clipped: Field = np.clip(rocks / rocks.std() * 0.5 + 0.3, 0.0, 1.3)
    return clipped


def _kept(lanes: list[Lane]) -> Mask:
    """The places that belong to a groove or the crest of its bank, where nothing else may be dug."""
    kept: Mask = np.logical_or.reduce([lane.away < lane.half_width + 0.6 * CREST for lane in lanes])
    return kept


def _opened(board: Board, grid: Grid, heights: Field, kept: Mask) -> Field:
    """Spaces beside the lanes, pits, cave mouths and the room under bridges lie open."""
    lanes = heights
    for space in board.spaces.values():
        if space.id not in board.on_a_way() and space.id not in board.bridges and space.z > 0:
            share = 1 - smoothstep(_outside(space, grid) / 0.5)
            heights = (1 - share) * heights + share * space.z
    for cave in board.caves.values():
        share = 1 - smoothstep((grid.away(cave.x, cave.y) - 0.5) / 0.4)
        heights = np.minimum(heights, (1 - share) * heights + share * cave.z)
    for pit in board.pits.values():
        away = grid.away(pit.x, pit.y) / pit.radius
        dish = pit.z + 0.35 * away**2
        share = 1 - smoothstep((away - 1.0) * pit.radius / 0.5)
        heights = (1 - share) * heights + share * dish
    for bridge in board.bridges.values():
        room = _deck_room(bridge, grid)
        heights = np.where(room, np.minimum(heights, bridge.middle[2] - DECK_ROOM), heights)
    return np.where(kept, lanes, heights)


def _outside(space: Space, grid: Grid) -> Field:
    """How far outside a space a place is; the round plateau is as long as it is wide."""
    turn = radians(space.angle)
    along = (grid.x - space.x) * cos(turn) + (grid.y - space.y) * sin(turn)
    across = (grid.y - space.y) * cos(turn) - (grid.x - space.x) * sin(turn)
    if space.length == space.width > 4:
        beyond: Field = np.maximum(np.hypot(along, across) - space.width / 2, 0.0)
    else:
        over = np.maximum(np.abs(along) - space.length / 2, 0.0)
        beyond = np.hypot(over, np.maximum(np.abs(across) - space.width / 2, 0.0))
    return beyond


def _deck_room(bridge: Bridge, grid: Grid) -> Mask:
    (ax, ay, _), (bx, by, _) = bridge.ends
    length = float(np.hypot(bx - ax, by - ay))
    u, v = (bx - ax) / length, (by - ay) / length
    along = (grid.x - ax) * u + (grid.y - ay) * v
    across = (grid.y - ay) * u - (grid.x - ax) * v
    room: Mask = (along > 0.6) & (along < length - 0.6) & (np.abs(across) < bridge.deck_width / 2)
    return room


def _with_gates(
    gates: tuple[tuple[float, float, float], ...], grid: Grid, heights: Field, own: Lane
) -> Field:
    """A closed gate continues the way's own bank across the branch that it does not take."""
    wall = np.minimum(own.bank_top, own.floor + profile(own.away))
    near = np.logical_or.reduce([grid.away(x, y) < radius for x, y, radius in gates])
    near &= own.away < own.half_width + CREST
    return np.where(near, np.maximum(heights, wall), heights)
