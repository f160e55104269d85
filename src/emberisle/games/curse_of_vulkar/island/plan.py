"""The board's description, ``board.json``, as plain objects. Centimetres; x east, y south, z up."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Point = tuple[float, float]


@dataclass(frozen=True)
class Space:
    id: str
    x: float
    y: float
    chute: str | None
    """The chute in which it lies."""


@dataclass(frozen=True)
class Chute:
    id: str
    points: tuple[Point, ...]
    parent: str | None
    end: str
    """The space where a figure that lies in it stands up again."""


@dataclass(frozen=True)
class Tree:
    x: float
    y: float
    gully: str
    """The chute that forks at it."""
    left: str
    right: str
    home: float
    """Where its root points at the start, in degrees counter-clockwise from east."""
    root: float
    settings: tuple[float, ...]
    """What the root can be turned by: right, home, left."""


@dataclass(frozen=True)
class Pit:
    x: float
    y: float
    outward: float


@dataclass(frozen=True)
class Deck:
    """A bridge or a ladder as it lies in its place."""

    x: float
    y: float
    turn: float
    """In degrees counter-clockwise from east."""
    pitch: float
    """In degrees: how far the end it is turned to lies lower."""
    length: float
    ladder: bool


@dataclass(frozen=True)
class Board:
    extent: tuple[float, float, float, float]
    outline: tuple[Point, ...]
    peak: Point
    """Where Vul-Kar stands."""
    exits: tuple[float, ...]
    scar: Point
    scar_radius: float
    spaces: Mapping[str, Space]
    joins: tuple[tuple[str, str], ...]
    unstable: tuple[str, ...]
    chutes: Mapping[str, Chute]
    trees: Mapping[str, Tree]
    pits: Mapping[str, Pit]
    strengths: tuple[int, ...]
    """Of flicks, in cm/s."""
    decks: Mapping[str, Deck]
    snapshots: Mapping[str, str]
    """The colours of the snapshots by space."""
    recipe: Mapping[str, Any]
    """The measures of the ground."""
    physics: Mapping[str, Any]
    """The measures of what stands and rolls on it."""


def read_board(folder: str | Path) -> Board:
    """The board that this folder describes."""
    plan: Any = json.loads((Path(folder) / "board.json").read_text("utf-8"))
    return Board(
        extent=tuple(plan["extent"]),
        outline=tuple((x, y) for x, y in plan["outline"]),
        peak=(plan["vul_kar"]["x"], plan["vul_kar"]["y"]),
        exits=tuple(plan["vul_kar"]["exits"]),
        scar=(plan["scar"]["x"], plan["scar"]["y"]),
        scar_radius=plan["scar"]["radius"],
        spaces={s["id"]: Space(s["id"], s["x"], s["y"], s.get("chute")) for s in plan["spaces"]},
        joins=tuple((a, b) for a, b in plan["joins"]),
        unstable=tuple(plan["unstable"]),
        chutes={name: _chute(name, chute) for name, chute in plan["chutes"].items()},
        trees={name: _tree(tree) for name, tree in plan["trees"].items()},
        pits={name: Pit(p["x"], p["y"], p["outward"]) for name, p in plan["ember_pits"].items()},
        strengths=tuple(plan["flick"]["strengths"]),
        decks={name: Deck(**deck) for name, deck in plan["decks"].items()},
        snapshots={space: snapshot["colour"] for space, snapshot in plan["snapshots"].items()},
        recipe=plan["recipe"],
        physics=plan["physics"],
    )


def _chute(name: str, chute: Mapping[str, Any]) -> Chute:
    return Chute(name, tuple((x, y) for x, y in chute["points"]), chute["parent"], chute["end"])


def _tree(tree: Mapping[str, Any]) -> Tree:
    return Tree(**{**tree, "settings": tuple(tree["settings"])})
