"""A hill-shaded picture of the island with its spaces and chutes, to look at while shaping it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import cos, radians, sin
from pathlib import Path
from typing import Any, Final

from emberisle.games.curse_of_vulkar.island.plan import Board
from emberisle.island.grid import Field
from emberisle.island.picture import TINTS, dot, shaded, write_png

SNAPSHOT: Final = {
    "red": (220, 30, 30),
    "yellow": (250, 210, 30),
    "blue": (40, 80, 230),
    "crimson": (130, 0, 70),
}
HIGHER: Final = tuple((1.3 * level if level > 1 else level, tint) for level, tint in TINTS)
"""This island is higher than the one the tints were made for."""


def draw(
    file: Path,
    heights: Field,
    places: Mapping[str, Any],
    board: Board,
    tracks: Sequence[Sequence[Sequence[float]]] = (),
) -> None:
    """Write the picture: spaces in rings (white in chutes), lines of chutes in orange, tracks in red."""
    picture = shaded(heights, HIGHER)
    left, top = places["extent"][:2]
    for a, b in board.joins:
        ends = [board.spaces[a], board.spaces[b]]
        line = [
            [ends[0].x + t / 40 * (ends[1].x - ends[0].x), ends[0].y + t / 40 * (ends[1].y - ends[0].y)]
            for t in range(41)
        ]
        dot(picture, line, left, top, (90, 60, 40), 1)
    for line in places["chutes"].values():
        for a, b in pairwise(line):
            dense = [[a[k] + t / 8 * (b[k] - a[k]) for k in (0, 1)] for t in range(9)]
            dot(picture, dense, left, top, (255, 120, 50), 1)
    for space in board.spaces.values():
        colour = (255, 255, 255) if space.chute else (40, 40, 50)
        dot(picture, _ring(space.x, space.y, 1.3), left, top, colour, 1)
        if space.id in board.snapshots:
            dot(picture, [(space.x, space.y)], left, top, SNAPSHOT[board.snapshots[space.id]], 9)
    for pit in board.pits.values():
        dot(picture, _ring(pit.x, pit.y, 0.65), left, top, (230, 90, 0), 1)
    for tree in board.trees.values():
        dot(picture, _ring(tree.x, tree.y, 0.6), left, top, (0, 70, 20), 2)
    for track in tracks:
        dot(picture, track, left, top, (220, 30, 30), 1)
    write_png(file, picture)


def _ring(x: float, y: float, radius: float) -> list[tuple[float, float]]:
    return [(x + radius * cos(radians(a)), y + radius * sin(radians(a))) for a in range(0, 360, 3)]
