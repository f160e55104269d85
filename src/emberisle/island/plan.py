"""A board's description, ``board.json``, as plain objects. Centimetres; x to the right, y down, z up."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Point = tuple[float, float, float]
Outline = tuple[tuple[float, float], ...]


@dataclass(frozen=True)
class Space:
    id: str
    x: float
    y: float
    z: float
    width: float
    """Across the trail."""
    length: float
    """Along the trail."""
    angle: float
    """Of its length, in degrees clockwise from the right."""


@dataclass(frozen=True)
class Way:
    """A way that a ball can take from its perch."""

    id: str
    ball: str
    sweeps: tuple[str, ...]
    """The spaces on its way down."""
    run_on: tuple[str, ...]
    """Spaces past the low point, reached while the ball has way on."""
    beside: tuple[str, ...]
    points: tuple[Point, ...]
    beyond: tuple[Point, ...]
    """The points of its line after the last swept space."""
    gates: tuple[Point, ...]
    """Discs (x, y, radius) in which its bank is closed before it rolls."""
    lead: float
    """How far along its line the ball is let go: the idol shields the first two centimetres."""
    push: int
    push_spread: int
    aim_spread: int
    lands_on: str | None
    """The bridge on whose deck it ends."""


@dataclass(frozen=True)
class Bump:
    """A hill or a hollow."""

    x: float
    y: float
    z: float
    radius: float


@dataclass(frozen=True)
class Ridge:
    radius: float
    points: tuple[Point, ...]


@dataclass(frozen=True)
class Pit:
    x: float
    y: float
    z: float
    radius: float


@dataclass(frozen=True)
class Cave:
    x: float
    y: float
    z: float
    beside: str | None


@dataclass(frozen=True)
class Bridge:
    ends: tuple[Point, Point]
    deck_width: float

    @property
    def middle(self) -> Point:
        (ax, ay, az), (bx, by, bz) = self.ends
        return (ax + bx) / 2, (ay + by) / 2, (az + bz) / 2


@dataclass(frozen=True)
class Board:
    extent: tuple[float, float, float, float]
    spaces: Mapping[str, Space]
    joins: tuple[tuple[str, str], ...]
    ways: Mapping[str, Way]
    least_push: int
    """In mm/s: what surely gets a ball out of its dish."""
    perches: Mapping[str, Point]
    pits: Mapping[str, Pit]
    caves: Mapping[str, Cave]
    bridges: Mapping[str, Bridge]
    outlines: Mapping[str, Outline]
    river_levels: tuple[Point, ...]
    pool: Outline
    pool_level: float
    bumps: tuple[Bump, ...]
    ridges: tuple[Ridge, ...]
    levels: Mapping[str, float]
    """The heights of the Ruin's and the Dock's floors."""

    def on_a_way(self) -> frozenset[str]:
        """The spaces that some way goes over."""
        return frozenset(name for way in self.ways.values() for name in (*way.sweeps, *way.run_on))


def read_board(folder: str | Path) -> Board:
    """The board that this folder describes."""
    plan: Any = json.loads((Path(folder) / "board.json").read_text("utf-8"))
    spaces = {s["id"]: _space(s) for s in plan["spaces"]}
    return Board(
        extent=tuple(plan["extent"]),
        spaces=spaces,
        joins=tuple((a, b) for a, b in plan["joins"]),
        ways={way["id"]: _way(way, spaces) for way in plan["ways"]},
        least_push=plan["least_push"],
        perches={name: tuple(place) for name, place in plan["perches"].items()},
        pits={name: Pit(p["x"], p["y"], p["z"], p["radius"]) for name, p in plan["pits"].items()},
        caves={name: Cave(c["x"], c["y"], c["z"], c["beside"]) for name, c in plan["caves"].items()},
        bridges={name: _bridge(bridge) for name, bridge in plan["bridges"].items()},
        outlines={name: _outline(line) for name, line in plan["outlines"].items()},
        river_levels=_points(plan["river_levels"]),
        pool=_outline(plan["idol_pool"]["outline"]),
        pool_level=plan["idol_pool"]["z"],
        bumps=tuple(Bump(b["x"], b["y"], b["z"], b["radius"]) for b in plan["relief"]["bumps"]),
        ridges=tuple(Ridge(r["radius"], _points(r["points"])) for r in plan["relief"]["ridges"]),
        levels={name: plan["features"][name][2] for name in ("ruin", "dock")},
    )


def _space(space: Mapping[str, Any]) -> Space:
    return Space(*[space[key] for key in ("id", "x", "y", "z", "width", "length", "angle")])


def _way(way: Mapping[str, Any], spaces: Mapping[str, Space]) -> Way:
    run_on = [spaces[name] for name in way["run_on"]]
    beyond = way.get("beyond", [(space.x, space.y, space.z) for space in run_on])
    return Way(
        id=way["id"],
        ball=way["ball"],
        sweeps=tuple(way["sweeps"]),
        run_on=tuple(way["run_on"]),
        beside=tuple(way["beside"]),
        points=_points(way["points"]),
        beyond=_points(beyond),
        gates=_points(way["gates"]),
        lead=way.get("lead", 0.0),
        push=way["push"],
        push_spread=way["push_spread"],
        aim_spread=way["aim_spread"],
        lands_on=way.get("lands_on"),
    )


def _bridge(bridge: Mapping[str, Any]) -> Bridge:
    first, last = _points(bridge["ends"])
    return Bridge((first, last), bridge["deck_width"])


def _points(points: Sequence[Sequence[float]]) -> tuple[Point, ...]:
    return tuple((float(x), float(y), float(z)) for x, y, z in points)


def _outline(points: Sequence[Sequence[float]]) -> Outline:
    return tuple((float(x), float(y)) for x, y in points)
