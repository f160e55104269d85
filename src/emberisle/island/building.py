"""Builds a board's terrain and writes it beside its description.

    python -m emberisle.island.building FOLDER [--picture FILE.png]

The heights are shipped, so that every machine rolls on the same bits.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from math import atan2, degrees, hypot
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from emberisle.island.grid import STEP, height_at
from emberisle.island.lanes import SAMPLE, Line
from emberisle.island.picture import draw
from emberisle.island.plan import Board, Bridge, Space, read_board
from emberisle.island.terrain import Terrain, terrain

SCALE: Final = 0.0002
"""Centimetres per unit of height: a step of one unit is no slope that a ball could feel."""
DECK: Final = 0.2


def build(folder: str | Path) -> tuple[npt.NDArray[np.uint16], dict[str, Any]]:
    """The heights in units of ``SCALE``, and where everything is."""
    board = read_board(folder)
    built = terrain(board)
    units = _units(built.heights)
    closed = {way: _patch(units, _units(heights)) for way, heights in built.closed.items()}
    return units, {
        "rows": built.grid.rows,
        "columns": built.grid.columns,
        "step": STEP,
        "scale": SCALE,
        "extent": list(built.grid.extent),
        "spaces": {space.id: _standing(space, board, built) for space in board.spaces.values()},
        "perches": {name: _rounded(*place) for name, place in board.perches.items()},
        "caves": {name: _on_ground(built, cave.x, cave.y) for name, cave in board.caves.items()},
        "pits": {name: _on_ground(built, pit.x, pit.y) for name, pit in board.pits.items()},
        "decks": {name: _deck(bridge) for name, bridge in board.bridges.items()},
        "ways": {
            name: {"line": _thinned(line), "gate": closed.get(name, [])} for name, line in built.lines.items()
        },
    }


def _units(heights: npt.NDArray[np.float64]) -> npt.NDArray[np.uint16]:
    return np.round(heights / SCALE).astype("<u2")


def _patch(open_: npt.NDArray[np.uint16], closed: npt.NDArray[np.uint16]) -> list[list[int]]:
    """The cells that a gate changes: row, column and new height."""
    return [[int(row), int(column), int(closed[row, column])] for row, column in np.argwhere(closed != open_)]


def _standing(space: Space, board: Board, built: Terrain) -> list[float]:
    """Where a figure stands: in the middle of the lane, of the deck, or of the space."""
    if space.id in board.bridges:
        return _rounded(space.x, space.y, board.bridges[space.id].middle[2])
    lines = [built.lines[way.id] for way in board.ways.values() if space.id in (*way.sweeps, *way.run_on)]
    places = [_nearest(line, space) for line in lines]
    if not places:
        return _on_ground(built, space.x, space.y)
    return _on_ground(built, *min(places, key=lambda place: hypot(place[0] - space.x, place[1] - space.y)))


def _nearest(line: Line, space: Space) -> tuple[float, float]:
    away = np.hypot(line.xyz[:, 0] - space.x, line.xyz[:, 1] - space.y)
    x, y, _ = line.xyz[int(away.argmin())]
    return float(x), float(y)


def _on_ground(built: Terrain, x: float, y: float) -> list[float]:
    return _rounded(x, y, height_at(built.heights, built.grid.left, built.grid.top, x, y))


def _rounded(*numbers: float) -> list[float]:
    return [round(float(number), 3) for number in numbers]


def _deck(bridge: Bridge) -> dict[str, Any]:
    (ax, ay, _), (bx, by, _) = bridge.ends
    return {
        "middle": _rounded(*bridge.middle),
        "length": round(hypot(bx - ax, by - ay), 3),
        "width": bridge.deck_width,
        "thickness": DECK,
        "angle": round(degrees(atan2(by - ay, bx - ax)), 2),
    }


def _thinned(line: Line) -> list[list[float]]:
    """A point for every half centimetre, and the last one."""
    every = round(0.5 / SAMPLE)
    points = [*line.xyz[:-1:every], line.xyz[-1]]
    return [_rounded(*point) for point in points]


def write(folder: Path, units: npt.NDArray[np.uint16], places: Mapping[str, Any]) -> None:
    (folder / "heights.bin").write_bytes(units.astype("<u2").tobytes())
    (folder / "places.json").write_text(_laid_out(places), "utf-8")


def _laid_out(places: Mapping[str, Any]) -> str:
    """JSON with a line for every thing, so that changes can be read."""
    parts = []
    for key, value in places.items():
        if isinstance(value, dict):
            lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(thing)}" for name, thing in value.items())
            parts.append(f" {json.dumps(key)}: {{\n{lines}\n }}")
        else:
            parts.append(f" {json.dumps(key)}: {json.dumps(value)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--picture", type=Path, help="also draw the island into this PNG file")
    args = parser.parse_args()
    units, places = build(args.folder)
    write(args.folder, units, places)
    if args.picture:
        draw(args.picture, units.astype(np.float64) * SCALE, places, read_board(args.folder))
    print(f"{places['rows']} x {places['columns']} heights, up to {units.max() * SCALE:.1f} cm")


if __name__ == "__main__":
    main()
