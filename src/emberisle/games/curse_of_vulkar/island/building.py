"""Builds the ground and writes it beside the board's description.

    python -m emberisle.games.curse_of_vulkar.island.building [FOLDER] [--picture FILE.png]

The heights are shipped, so that every machine rolls on the same bits. What follows from them is kept true in
the description: the heights of spaces and pits, the chute of a space, and the line of a chute.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from math import cos, radians, sin, tan
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from emberisle.games.curse_of_vulkar.island.chutes import SAMPLE
from emberisle.games.curse_of_vulkar.island.ground import Ground, ground
from emberisle.games.curse_of_vulkar.island.judging import away_from
from emberisle.games.curse_of_vulkar.island.picture import draw
from emberisle.games.curse_of_vulkar.island.plan import Board, Deck, read_board
from emberisle.games.curse_of_vulkar.island.world import DECK_HALF, FOLDER, FOOT
from emberisle.island.grid import STEP, Field, resting_height

SCALE: Final = 0.00025
"""Centimetres per unit of height: the peak just fits into 16 bits."""
GAP: Final = 0.02
"""A deck lies so far above the highest ground under it."""
IN_CHUTE: Final = 1.1
"""A space whose centre is so near to a chute's line lies in it."""


def build(folder: str | Path) -> tuple[npt.NDArray[np.uint16], dict[str, Any]]:
    """The heights in units of ``SCALE``, and where everything is."""
    board = read_board(folder)
    built = ground(board)
    units = np.round(built.heights / SCALE).astype("<u2")
    built = Ground(built.grid, units.astype(np.float64) * SCALE, built.lines)
    decks = {name: _deck(board, built, deck) for name, deck in board.decks.items()}
    return units, {
        "rows": built.grid.rows,
        "columns": built.grid.columns,
        "step": STEP,
        "scale": SCALE,
        "extent": list(built.grid.extent),
        "peak": round(built.at(*board.peak), 3),
        "spaces": {name: _stand(board, built, decks, name) for name in board.spaces},
        "pits": {name: _rounded(p.x, p.y, built.at(p.x, p.y)) for name, p in board.pits.items()},
        "decks": decks,
        "chutes": {name: _thinned(line) for name, line in built.lines.items()},
    }


def _stand(board: Board, built: Ground, decks: Mapping[str, Any], name: str) -> list[float]:
    """Where a figure's base is: on the deck, or as high as the highest ground under one of its feet."""
    space = board.spaces[name]
    if name in decks:
        return _rounded(space.x, space.y, decks[name]["z"] + decks[name]["top"])
    foot = board.physics["foot"]
    feet = [(space.x + u * foot, space.y + v * foot) for u in (-1, 1) for v in (-1, 1)]
    return _rounded(space.x, space.y, max(_resting(built, x, y) for x, y in feet) - FOOT)


def _resting(built: Ground, x: float, y: float) -> float:
    return resting_height(built.heights, built.grid.left, built.grid.top, x, y, FOOT)


def _deck(board: Board, built: Ground, deck: Deck) -> dict[str, Any]:
    """A deck lies loose just above the highest ground under it, on a post at either end."""
    half = board.physics["deck_half_width"]
    u, v = cos(radians(deck.turn)), -sin(radians(deck.turn))
    fall = tan(radians(deck.pitch))
    under = [
        built.at(deck.x + s * u - t * v, deck.y + s * v + t * u) + s * fall
        for s in np.linspace(-deck.length / 2, deck.length / 2, 27)
        for t in np.linspace(-half, half, 8)
    ]
    lift = board.physics["ladder_lift"] if deck.ladder else DECK_HALF
    return {
        "x": deck.x,
        "y": deck.y,
        "z": round(max(under) + GAP + DECK_HALF / cos(radians(deck.pitch)), 3),
        "turn": deck.turn,
        "pitch": deck.pitch,
        "length": deck.length,
        "top": round(lift + GAP, 3),
        "ladder": deck.ladder,
    }


def _rounded(*numbers: float) -> list[float]:
    return [round(float(number), 3) for number in numbers]


def _thinned(line: Field) -> list[list[float]]:
    """A point for every centimetre, and the last one."""
    return [_rounded(*point) for point in [*line[: -1 : round(1 / SAMPLE)], line[-1]]]


def write(folder: Path, units: npt.NDArray[np.uint16], places: Mapping[str, Any]) -> None:
    (folder / "heights.bin").write_bytes(units.astype("<u2").tobytes())
    (folder / "places.json").write_text(laid_out(places), "utf-8")
    plan = json.loads((folder / "board.json").read_text("utf-8"))
    (folder / "board.json").write_text(laid_out(with_derived(plan, places)), "utf-8")


def with_derived(plan: Mapping[str, Any], places: Mapping[str, Any]) -> dict[str, Any]:
    """The description with what follows from the built ground."""
    changed: dict[str, Any] = json.loads(json.dumps(plan))
    for space in changed["spaces"]:
        x, y, z = places["spaces"][space["id"]]
        space.pop("chute", None)
        space.pop("z", None)
        chute = None if space["id"] in plan["unstable"] else _chute_at(places["chutes"], x, y)
        space |= {"chute": chute, "z": round(z, 2)} if chute else {"z": round(z, 2)}
    for name, pit in changed["ember_pits"].items():
        pit["z"] = round(places["pits"][name][2], 2)
    for name, chute in changed["chutes"].items():
        chute["line"] = [[round(number, 2) for number in point] for point in places["chutes"][name]]
    return changed


def _chute_at(chutes: Mapping[str, Any], x: float, y: float) -> str | None:
    """The chute whose line goes through this place; a gully rather than the arm that begins there."""
    for name, line in chutes.items():
        if away_from(np.array(line), x, y) < IN_CHUTE:
            return name
    return None


def laid_out(things: Mapping[str, Any]) -> str:
    """JSON with a line for every thing, so that changes can be read."""
    parts = []
    for key, value in things.items():
        if isinstance(value, dict) and len(json.dumps(value)) > 100:
            lines = [f"  {json.dumps(name)}: {json.dumps(thing)}" for name, thing in value.items()]
            parts.append(f" {json.dumps(key)}: {{\n" + ",\n".join(lines) + "\n }")
        elif isinstance(value, list) and value and isinstance(value[0], dict | str) and key != "unstable":
            lines = [f"  {json.dumps(thing)}" for thing in value]
            parts.append(f" {json.dumps(key)}: [\n" + ",\n".join(lines) + "\n ]")
        else:
            parts.append(f" {json.dumps(key)}: {json.dumps(value)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path, nargs="?", default=Path(FOLDER))
    parser.add_argument("--picture", type=Path, help="also draw the island into this PNG file")
    args = parser.parse_args()
    units, places = build(args.folder)
    write(args.folder, units, places)
    if args.picture:
        draw(args.picture, units.astype(np.float64) * SCALE, places, read_board(args.folder))
    print(f"{places['rows']} x {places['columns']} heights, up to {units.max() * SCALE:.2f} cm")


if __name__ == "__main__":
    main()
