"""The island in MuJoCo: height field, decks, figures and a ball. Metres inside; y points up the map."""

from __future__ import annotations

import json
from collections.abc import Mapping
from math import radians
from pathlib import Path
from typing import Any, Final

import mujoco
import numpy as np

from emberisle.island import grid
from emberisle.island.grid import Field

CM: Final = 0.01
TIMESTEP: Final = 0.001
BALL: Final = 1.0
"""The ball's radius in centimetres."""
FIGURE: Final = 0.45
"""A figure's radius, and its height, in centimetres."""
FIGURE_HEIGHT: Final = 3.0
BASE: Final = 0.02
"""How thick the ground is below height 0, in metres."""

# Elliptic cones, a dense Jacobian and steps of 1 ms: what was found to roll true and to come to rest.
OPTIONS: Final = (
    '<option timestep="0.001" solver="Newton" cone="elliptic" impratio="3" integrator="implicitfast"'
    ' iterations="20" tolerance="1e-8" jacobian="dense"/>'
)
CONTACT: Final = (
    '<geom condim="6" friction="0.45 0.0005 0.00015" solref="0.004 0.6" solimp="0.95 0.99 0.0005 0.5 2"/>'
)
GROUND, MARBLE, TOUCHED = 1, 2, 4
"""Kinds of things that collide; figures never do with each other, as two may stand on one space."""


class Places:
    """Where everything is on a built island: what ``heights.bin`` and ``places.json`` say."""

    def __init__(self, folder: Path) -> None:
        places: Any = json.loads((folder / "places.json").read_text("utf-8"))
        self.rows: int = places["rows"]
        self.columns: int = places["columns"]
        self.step: float = places["step"]
        self.extent: tuple[float, float, float, float] = tuple(places["extent"])
        self.spaces: dict[str, tuple[float, float, float]] = {
            name: tuple(place) for name, place in places["spaces"].items()
        }
        self.decks: dict[str, Any] = places["decks"]
        self.lines: dict[str, Field] = {name: np.array(way["line"]) for name, way in places["ways"].items()}
        self._gates: dict[str, list[list[int]]] = {name: way["gate"] for name, way in places["ways"].items()}
        self._scale: float = places["scale"]
        self._units = np.fromfile(folder / "heights.bin", dtype="<u2").reshape(self.rows, self.columns)

    def heights(self, way: str | None = None) -> Field:
        """The ground in centimetres, while the gates of this way are closed."""
        units = self._units.astype(np.int64)
        for row, column, height in self._gates[way] if way else ():
            units[row, column] = height
        return units.astype(np.float64) * self._scale


class Worlds:
    """One ground, and a world on it for every number of figures that move at a time."""

    def __init__(self, places: Places) -> None:
        self._places = places
        self._highest = max(float(places.heights(way).max()) for way in places.lines)
        self._ground: Field = places.heights()
        self._built: dict[int, tuple[mujoco.MjModel, mujoco.MjData]] = {}

    def lie(self, heights: Field) -> None:
        """From now on the ground of all worlds lies like this."""
        self._ground = heights

    def with_figures(self, figures: int) -> tuple[mujoco.MjModel, mujoco.MjData]:
        """The world with so many figures, where nothing has moved yet."""
        if figures not in self._built:
            model = _model(self._places, self._highest, figures)
            self._built[figures] = model, mujoco.MjData(model)
        model, data = self._built[figures]
        model.hfield_data[:] = (self._ground[::-1] / self._highest).astype(np.float32).ravel()
        mujoco.mj_resetData(model, data)
        return model, data


def carry(before: mujoco.MjData, body: int, after: mujoco.MjData, slot: int) -> None:
    """Put a body of one world into another as it moves."""
    after.qpos[7 * slot : 7 * slot + 7] = before.qpos[7 * body : 7 * body + 7]
    after.qvel[6 * slot : 6 * slot + 6] = before.qvel[6 * body : 6 * body + 6]
    warm = before.qacc_warmstart[6 * body : 6 * body + 6]
    after.qacc_warmstart[6 * slot : 6 * slot + 6] = warm


def _model(places: Places, highest: float, figures: int) -> mujoco.MjModel:
    left, top, right, bottom = places.extent
    field = (
        f'<hfield name="ground" nrow="{places.rows}" ncol="{places.columns}" '
        f'size="{(right - left) / 2 * CM} {(bottom - top) / 2 * CM} {highest * CM} {BASE}"/>'
    )
    ground = (
        f'<geom type="hfield" hfield="ground" contype="{GROUND}" conaffinity="{MARBLE | TOUCHED}" '
        f'pos="{(left + right) / 2 * CM} {-(top + bottom) / 2 * CM} 0"/>'
    )
    decks = "".join(_deck(deck) for deck in places.decks.values())
    ball = (
        f'<body name="ball" pos="0 0 1"><freejoint/><geom name="ball" type="sphere" size="{BALL * CM}" '
        f'density="2500" contype="{MARBLE}" conaffinity="{GROUND | TOUCHED}"/></body>'
    )
    pieces = "".join(_figure(number) for number in range(figures))
    model = mujoco.MjModel.from_xml_string(
        f"<mujoco>{OPTIONS}<size memory='4M'/><default>{CONTACT}</default><asset>{field}</asset>"
        f"<worldbody>{ground}{decks}{ball}{pieces}</worldbody></mujoco>"
    )
    if not figures:  # a ball alone: looking for groups of bodies that can be solved apart only costs time
        model.opt.disableflags |= mujoco.mjtDisableBit.mjDSBL_ISLAND
    return model


def _deck(deck: Mapping[str, Any]) -> str:
    x, y, top = deck["middle"]
    half = deck["thickness"] / 2
    return (
        f'<geom type="box" size="{deck["length"] / 2 * CM} {deck["width"] / 2 * CM} {half * CM}" '
        f'pos="{x * CM} {-y * CM} {(top - half) * CM}" euler="0 0 {-deck["angle"]}" '
        f'contype="{GROUND}" conaffinity="{MARBLE | TOUCHED}"/>'
    )


def _figure(number: int) -> str:
    half = FIGURE_HEIGHT / 2 - FIGURE
    return (
        f'<body name="figure{number}" pos="{0.1 * number} 0 2"><freejoint/>'
        f'<geom name="figure{number}" type="capsule" size="{FIGURE * CM} {half * CM}" mass="0.0015" '
        f'contype="{TOUCHED}" conaffinity="{GROUND | MARBLE}"/></body>'
    )


def resting_height(heights: Field, places: Places, x: float, y: float) -> float:
    """The height of the centre of a ball that lies on the ground here."""
    left, top = places.extent[:2]
    return grid.resting_height(heights, left, top, x, y, BALL)


def direction(line: Field, lead: float, aim: int) -> tuple[Field, tuple[float, float]]:
    """Where on its line a ball is let go, and where it is pushed: so many tenths of a degree to the left."""
    along = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(line[:, :2], axis=0).T))])
    start = np.array([np.interp(lead, along, line[:, k]) for k in range(3)])
    ahead = np.array([np.interp(lead + 0.6, along, line[:, k]) for k in range(2)]) - start[:2]
    ahead /= np.hypot(*ahead)
    turn = -radians(aim / 10)
    u = float(ahead[0] * np.cos(turn) - ahead[1] * np.sin(turn))
    v = float(ahead[0] * np.sin(turn) + ahead[1] * np.cos(turn))
    return start, (u, v)
