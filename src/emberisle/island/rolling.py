"""Rolls a ball down a way and says whom it touched, and when, and where it went."""

from __future__ import annotations

import functools
import threading
from collections.abc import Mapping
from dataclasses import dataclass
from math import hypot
from pathlib import Path
from typing import Final

import mujoco
import numpy as np

from emberisle.island.grid import Field, height_at
from emberisle.island.plan import Way, read_board
from emberisle.island.world import (
    BALL,
    CM,
    FIGURE,
    FIGURE_HEIGHT,
    GROUND,
    MARBLE,
    TIMESTEP,
    TOUCHED,
    Places,
    direction,
    model_of,
    resting_height,
)

PICTURES_PER_SECOND: Final = 60
LONGEST: Final = 9000
"""Milliseconds after which a ball is stopped in any case."""
TIRED: Final = 5.0
"""Centimetres per second: a ball that was once so slow only finds its place, and coarser steps will do."""
SLOW: Final = 0.4
"""Centimetres per second: slower than that for ``AT_REST`` pictures is at rest."""
AT_REST: Final = 15
FLIES_AFTER: Final = 80
"""Milliseconds between a figure's first touch and its flight to the pit, when the ball is rid of it."""
SEA: Final = 0.3
LEAST_PUSH: Final = 90
"""A push in mm/s that surely gets a ball out of its dish."""
SWEEPS: Final = BALL + 0.4

Place = tuple[float, float, float]


@dataclass(frozen=True)
class Roll:
    hits: tuple[int, ...]
    """The seats in the order in which they were touched."""
    times: tuple[int, ...]
    """The milliseconds of these touches."""
    path: tuple[Place, ...]
    """The ball's centre in centimetres, 60 times per second."""
    swept: tuple[str, ...]
    """The spaces it passed, in order."""
    settled: bool
    """Whether it came to rest or left the island in time."""


@functools.cache
def island(folder: str | Path) -> Island:
    """The built island in this folder."""
    return Island(Path(folder))


class Island:
    """Terrain on which balls roll: the same numbers always give the same roll."""

    def __init__(self, folder: Path) -> None:
        self.places = Places(folder)
        self.ways: Mapping[str, Way] = read_board(folder).ways
        self._heights: dict[str, Field] = {}
        self._models: dict[tuple[str, int], tuple[mujoco.MjModel, mujoco.MjData]] = {}
        self._one_at_a_time = threading.Lock()
        self._names = list(self.places.spaces)
        self._stands = np.array([self.places.spaces[name] for name in self._names])

    def usual(self, way: str) -> tuple[int, int, int, int]:
        """How a ball is let go: the mean push, the spreads of push and aim, and the least push.

        Three whole numbers, each drawn evenly from -spread to spread, are added to it; aims have mean 0.
        """
        described = self.ways[way]
        return described.push, described.push_spread, described.aim_spread, LEAST_PUSH

    def heights(self, way: str) -> Field:
        """The ground while this way's gates are closed."""
        if way not in self._heights:
            self._heights[way] = self.places.heights(way)
        return self._heights[way]

    def roll(self, way: str, push: int, aim: int, figures: Mapping[int, str]) -> Roll:
        """Roll with a push in mm/s and an aim in tenths of a degree to the left, past figures by seat."""
        with self._one_at_a_time:
            run = self._launched(way, push, aim, figures)
            settled = run.out(self.places.extent)
        path = tuple(run.path)
        return Roll(tuple(run.hits), tuple(run.times), path, self.swept(path), settled)

    def hits(self, way: str, push: int, aim: int, figures: Mapping[int, str]) -> tuple[int, ...]:
        """The hits of the same roll alone: it is left off when nobody stands any more."""
        with self._one_at_a_time:
            run = self._launched(way, push, aim, figures)
            run.out(self.places.extent, while_somebody_stands=True)
        return tuple(run.hits)

    def _launched(self, way: str, push: int, aim: int, figures: Mapping[int, str]) -> _Run:
        model, data = self._world(way, len(figures))
        run = _Run(model, data, {seat: self.places.spaces[space] for seat, space in figures.items()})
        start, ahead = direction(self.places.lines[way], self.ways[way].lead, aim)
        x, y = float(start[0]), float(start[1])
        run.let_go((x, y, resting_height(self.heights(way), self.places, x, y)), ahead, push)
        return run

    def _world(self, way: str, figures: int) -> tuple[mujoco.MjModel, mujoco.MjData]:
        key = (way, figures)
        if key not in self._models:
            model = model_of(self.places, self.heights(way), figures)
            self._models[key] = model, mujoco.MjData(model)
        model, data = self._models[key]
        mujoco.mj_resetData(model, data)
        return model, data

    def swept(self, path: tuple[Place, ...]) -> tuple[str, ...]:
        """The spaces that a path passes over, in order."""
        points = np.array(path)
        a, b = points[:-1, None, :2], points[1:, None, :2]
        along = b - a
        length2 = np.maximum((along**2).sum(axis=2), 1e-12)
        t = np.clip(((self._stands[None, :, :2] - a) * along).sum(axis=2) / length2, 0.0, 1.0)
        away = np.hypot(*np.moveaxis(a + t[:, :, None] * along - self._stands[None, :, :2], 2, 0))
        level = np.abs(points[:-1, None, 2] - BALL - self._stands[None, :, 2]) < 1.2 * BALL
        passed = (away < SWEEPS) & level
        found = [
            (int(passed[:, k].argmax()), float(away[passed[:, k].argmax(), k]), k)
            for k in range(len(self._names))
        ]
        return tuple(self._names[k] for _, _, k in sorted(found) if passed[:, k].any())

    def ground(self, way: str, x: float, y: float) -> float:
        """The height of the ground while this way's gates are closed."""
        left, top = self.places.extent[:2]
        return height_at(self.heights(way), left, top, x, y)


class _Run:
    """One roll while it goes on."""

    def __init__(self, model: mujoco.MjModel, data: mujoco.MjData, figures: Mapping[int, Place]) -> None:
        self.model, self.data = model, data
        self.path: list[Place] = []
        self.hits: list[int] = []
        self.times: list[int] = []
        self.now = 0
        """In milliseconds."""
        self.stride = 1
        model.opt.timestep = TIMESTEP
        self.seats = list(figures)
        self.stand = list(figures.values())
        self.waiting = set(range(len(self.seats)))
        self.flights: dict[int, int] = {}
        """Touched figures, and when they fly off."""
        for number, (x, y, z) in enumerate(self.stand):
            data.qpos[7 * number + 7 : 7 * number + 10] = x * CM, -y * CM, (z + FIGURE_HEIGHT / 2) * CM
            self._collides(number, False)

    def let_go(self, start: Place, ahead: tuple[float, float], push: int) -> None:
        """Put the ball down, rolling without slip."""
        x, y, z = start
        speed = push / 1000
        u, v = ahead[0] * speed, -ahead[1] * speed
        self.data.qpos[:3] = x * CM, -y * CM, z * CM
        self.data.qvel[:6] = u, v, 0.0, -v / (BALL * CM), u / (BALL * CM), 0.0
        self.path.append((round(x, 3), round(y, 3), round(z, 3)))

    def out(self, extent: tuple[float, float, float, float], while_somebody_stands: bool = False) -> bool:
        """Step until the ball is at rest or in the water; False if it never is."""
        slow, picture = 0, 1
        left, top, right, bottom = extent
        while self.now < LONGEST and (self.waiting or not while_somebody_stands):
            self._to(round(picture * 1000 / PICTURES_PER_SECOND))
            picture += 1
            x, y, z = self.centre()
            self.path.append((round(x, 3), round(y, 3), round(z, 3)))
            speed = self.speed()
            slow = slow + 1 if speed < SLOW else 0
            if speed < TIRED and picture > AT_REST:
                self.stride = 2
                self.model.opt.timestep = 2 * TIMESTEP
            gone = not (left + 1 < x < right - 1 and top + 1 < y < bottom - 1)
            if slow >= AT_REST or gone or z - BALL < SEA:
                return True
        return False

    def centre(self) -> Place:
        x, y, z = self.data.qpos[:3].tolist()
        return x / CM, -y / CM, z / CM

    def speed(self) -> float:
        """In centimetres per second."""
        u, v, w = self.data.qvel[:3].tolist()
        return float((u * u + v * v + w * w) ** 0.5) / CM

    def _to(self, moment: int) -> None:
        """Step on; singly only where a touch may come, so that none is missed."""
        while self.now < moment:
            left = -((self.now - moment) // self.stride)
            count = 1 if self.flights else min(left, self._free_steps())
            mujoco.mj_step(self.model, self.data, count)
            self.now += count * self.stride
            if self.waiting:
                self._look_for_touches()
            for number in [number for number, end in self.flights.items() if self.now >= end]:
                self._fly(number)

    def _free_steps(self) -> int:
        """How many steps the ball surely needs to the nearest figure that it has not touched."""
        if not self.waiting:
            return LONGEST
        x, y, _ = self.centre()
        gap = min(hypot(self.stand[n][0] - x, self.stand[n][1] - y) for n in self.waiting) - BALL - FIGURE
        return max(1, int(gap / ((self.speed() + 20) * TIMESTEP * self.stride)))

    def _look_for_touches(self) -> None:
        ball = self.centre()
        for number in sorted(self.waiting):
            if _touches(ball, self.stand[number]) or any(
                self._strikes(mover, number) for mover in self.flights
            ):
                self.waiting.discard(number)
                self.hits.append(self.seats[number])
                self.times.append(self.now)
                self.flights[number] = self.now + FLIES_AFTER
                self._collides(number, True)

    def _strikes(self, mover: int, number: int) -> bool:
        """Whether a figure that was set moving touches one that stands."""
        x, y, _ = self.data.qpos[7 * mover + 7 : 7 * mover + 10].tolist()
        return hypot(x / CM - self.stand[number][0], -y / CM - self.stand[number][1]) < 2 * FIGURE

    def _collides(self, number: int, yes: bool) -> None:
        """Figures never collide with each other: two may stand on one space."""
        geom = self.model.geom(f"figure{number}").id
        body = self.model.geom_bodyid[geom]
        self.model.geom_contype[geom] = TOUCHED if yes else 0
        self.model.geom_conaffinity[geom] = GROUND | MARBLE if yes else 0
        self.model.body_gravcomp[body] = 0.0 if yes else 1.0

    def _fly(self, number: int) -> None:
        """A touched figure leaves the lane and hangs far above, where it meets nobody."""
        del self.flights[number]
        self._collides(number, False)
        self.data.qpos[7 * number + 7 : 7 * number + 10] = number, 0.0, 2.0
        self.data.qvel[6 * number + 6 : 6 * number + 12] = 0.0


def _touches(ball: Place, stand: Place) -> bool:
    """Whether a ball touches a standing figure: an upright capsule."""
    x, y, z = stand
    nearest = min(max(ball[2], z + FIGURE), z + FIGURE_HEIGHT - FIGURE)
    away2 = (ball[0] - x) ** 2 + (ball[1] - y) ** 2 + (ball[2] - nearest) ** 2
    return away2 < (BALL + FIGURE) ** 2
