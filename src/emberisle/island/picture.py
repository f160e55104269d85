"""A hill-shaded picture of an island, to look at while shaping it."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Mapping, Sequence
from math import cos, radians, sin
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from emberisle.island.grid import STEP, Field
from emberisle.island.plan import Board, Space

ZOOM: Final = 5
Tint = tuple[float, tuple[int, int, int]]
TINTS: Final[tuple[Tint, ...]] = (
    (0.0, (52, 110, 170)),
    (0.9, (70, 130, 180)),
    (1.0, (236, 218, 168)),
    (2.0, (196, 196, 120)),
    (3.2, (110, 150, 84)),
    (5.0, (94, 116, 92)),
    (6.5, (128, 108, 116)),
    (8.5, (206, 150, 92)),
    (10.0, (244, 226, 196)),
)
Picture = npt.NDArray[np.uint8]


def draw(
    file: Path,
    heights: Field,
    places: Mapping[str, Any],
    board: Board,
    tracks: Sequence[Sequence[tuple[float, float, float]]] = (),
) -> None:
    """Write the picture, with spaces in outline, lines of ways in white and tracks in red."""
    picture = shaded(heights)
    left, top = places["extent"][:2]
    for space in board.spaces.values():
        colour = (250, 250, 250) if space.id in board.on_a_way() else (60, 60, 70)
        dot(picture, _edge(space), left, top, colour)
    for way in places["ways"].values():
        dot(picture, way["line"], left, top, (255, 255, 255), 1)
    for pit in board.pits.values():
        ring = [
            (pit.x + pit.radius * cos(radians(a)), pit.y + pit.radius * sin(radians(a)))
            for a in range(0, 360, 4)
        ]
        dot(picture, ring, left, top, (255, 140, 0))
    for cave in board.caves.values():
        dot(picture, [(cave.x, cave.y)], left, top, (0, 0, 0), 6)
    for x, y, _ in board.perches.values():
        dot(picture, [(x, y)], left, top, (210, 40, 20), 8)
    for track in tracks:
        dot(picture, track, left, top, (220, 30, 30), 1)
    write_png(file, picture)


def shaded(heights: Field, tints: Sequence[Tint] = TINTS) -> Picture:
    """The ground in the colours of its heights, lit from the top left."""
    rows, columns = (np.arange(size * ZOOM) / ZOOM for size in heights.shape)
    large = _between(heights, rows, columns)
    down, right = np.gradient(large, STEP / ZOOM)
    light = (0.55 * right + 0.55 * down + 0.75) / np.sqrt(1 + right**2 + down**2)
    light = 0.45 + 0.75 * np.clip(light, 0, 1.1)
    levels = [level for level, _ in tints]
    channels = [
        np.interp(large, levels, [tint[k] for _, tint in tints]) * np.where(large < 0.2, 1, light)
        for k in range(3)
    ]
    return np.clip(np.dstack(channels), 0, 255).astype(np.uint8)


def _between(heights: Field, rows: Field, columns: Field) -> Field:
    r = np.minimum(rows.astype(int), heights.shape[0] - 2)
    c = np.minimum(columns.astype(int), heights.shape[1] - 2)
    v, u = (rows - r)[:, None], (columns - c)[None, :]
    a, b = heights[np.ix_(r, c)], heights[np.ix_(r, c + 1)]
    d, e = heights[np.ix_(r + 1, c)], heights[np.ix_(r + 1, c + 1)]
    mixed: Field = (a * (1 - u) + b * u) * (1 - v) + (d * (1 - u) + e * u) * v
    return mixed


def _edge(space: Space) -> list[tuple[float, float]]:
    turn = radians(space.angle)
    steps = np.linspace(-0.5, 0.5, 30)
    sides = [(a * space.length, b * space.width) for a in steps for b in (-0.5, 0.5)]
    sides += [(a * space.length, b * space.width) for a in (-0.5, 0.5) for b in steps]
    return [
        (space.x + u * cos(turn) - v * sin(turn), space.y + u * sin(turn) + v * cos(turn)) for u, v in sides
    ]


def dot(
    picture: Picture,
    points: Sequence[Sequence[float]],
    left: float,
    top: float,
    colour: tuple[int, int, int],
    size: int = 0,
) -> None:
    """Mark places of the map by squares of a colour."""
    for point in points:
        column, row = round((point[0] - left) / STEP * ZOOM), round((point[1] - top) / STEP * ZOOM)
        if row >= 0 and column >= 0:
            picture[max(row - size, 0) : row + size + 1, max(column - size, 0) : column + size + 1] = colour


def write_png(file: Path, picture: Picture) -> None:
    height, width, _ = picture.shape
    lines = b"".join(b"\0" + picture[row].tobytes() for row in range(height))
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    chunks = [(b"IHDR", header), (b"IDAT", zlib.compress(lines, 6)), (b"IEND", b"")]
    body = b"".join(
        struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
        for kind, content in chunks
    )
    file.write_bytes(b"\x89PNG\r\n\x1a\n" + body)
