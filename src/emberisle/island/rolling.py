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
    TIMESTEP,
    Places,
    Worlds,
    carry,
    direction,
    resting_height,
)

PICTURES_PER_SECOND: Final = 60
LONGEST: Final = 9000
"""Milliseconds after which a ball is stopped in any case."""
TIRED: Final = 5.0
"""Centimetres per second: a ball that was once so slow takes steps of 2 ms."""
WEARY: Final = 20
"""A ball that was tired in so many pictures only rocks in its place, and steps of 4 ms will do."""
SLOW: Final = 0.4
"""Centimetres per second: slower than that for ``AT_REST`` pictures is at rest."""
AT_REST: Final = 15
FLIES_AFTER: Final = 80
"""Milliseconds between a figure's first touch and its flight to the pit, when the ball is rid of it."""
SEA: Final = 0.3
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
        board = read_board(folder)
        self.ways: Mapping[str, Way] = board.ways
        self._least_push = board.least_push
        self._heights: dict[str, Field] = {}
        self._worlds = Worlds(self.places)
        self._one_at_a_time = threading.Lock()
        self._names = list(self.places.spaces)
        self._stands = np.array([self.places.spaces[name] for name in self._names])

    def usual(self, way: str) -> tuple[int, int, int, int]:
        """How a ball is let go: the mean push, the spreads of push and aim, and the least push.

        Three whole numbers, each drawn evenly from -spread to spread, are added to it; aims have mean 0.
        """
        described = self.ways[way]
        return described.push, described.push_spread, described.aim_spread, self._least_push

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
        self._worlds.lie(self.heights(way))
        run = _Run(self._worlds, {seat: self.places.spaces[space] for seat, space in figures.items()})
        start, ahead = direction(self.places.lines[way], self.ways[way].lead, aim)
        x, y = float(start[0]), float(start[1])
        run.let_go((x, y, resting_height(self.heights(way), self.places, x, y)), ahead, push)
        return run

    def swept(self, path: tuple[Place, ...]) -> tuple[str, ...]:
        """The spaces that a path passes over, in order."""
        points = np.array(path)
        a, b = points[:-1, None, :2], points[1:, None, :2]
        x, y = np.moveaxis(self._stands[None, :, :2] - a, 2, 0)
        u, v = np.moveaxis(b - a, 2, 0)
        t = np.clip((x * u + y * v) / np.maximum(u * u + v * v, 1e-12), 0.0, 1.0)
        away = np.hypot(x - t * u, y - t * v)
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
    """One roll while it goes on.

    Figures take no part until they are touched: those that stand cost no time, and cannot fall by themselves.
    """

    def __init__(self, worlds: Worlds, figures: Mapping[int, Place]) -> None:
        self.worlds = worlds
        self.model, self.data = worlds.with_figures(0)
        self.path: list[Place] = []
        self.hits: list[int] = []
        self.times: list[int] = []
        self.now = 0
        """In milliseconds."""
        self.stride = 1
        self.waiting = dict(figures)
        """Where the figures of these seats stand."""
        self.moving: dict[int, int] = {}
        """When the touched figures of these seats fly off; they are the world's bodies in this order."""

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
        slow, tired, picture = 0, 0, 1
        left, top, right, bottom = extent
        while self.now < LONGEST and (self.waiting or not while_somebody_stands):
            self._to(round(picture * 1000 / PICTURES_PER_SECOND))
            picture += 1
            x, y, z = self.centre()
            self.path.append((round(x, 3), round(y, 3), round(z, 3)))
            speed = self.speed()
            slow = slow + 1 if speed < SLOW else 0
            if speed < TIRED and picture > AT_REST:
                tired += 1
                self.stride = 2 if tired < WEARY else 4
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
            count = 1 if self.moving else min(left, self._free_steps())
            self.model.opt.timestep = self.stride * TIMESTEP
            mujoco.mj_step(self.model, self.data, count)
            self.now += count * self.stride
            if self.waiting:
                self._look_for_touches()
            if any(self.now >= end for end in self.moving.values()):
                self._go_on_with({seat: end for seat, end in self.moving.items() if self.now < end})

    def _free_steps(self) -> int:
        """How many steps the ball surely needs to the nearest figure that it has not touched."""
        if not self.waiting:
            return LONGEST
        x, y, _ = self.centre()
        gap = min(hypot(stand[0] - x, stand[1] - y) for stand in self.waiting.values()) - BALL - FIGURE
        return max(1, int(gap / ((self.speed() + 20) * TIMESTEP * self.stride)))

    def _look_for_touches(self) -> None:
        ball = self.centre()
        for seat, stand in sorted(self.waiting.items()):
            if _touches(ball, stand) or any(self._strikes(slot, stand) for slot in self._slots()):
                self.hits.append(seat)
                self.times.append(self.now)
                self._go_on_with({**self.moving, seat: self.now + FLIES_AFTER})

    def _slots(self) -> range:
        """The bodies after the ball in this world: the figures that move."""
        return range(1, len(self.moving) + 1)

    def _strikes(self, slot: int, stand: Place) -> bool:
        """Whether a figure that was set moving touches one that stands."""
        x, y, z = self.data.qpos[7 * slot : 7 * slot + 3].tolist()
        beside = hypot(x / CM - stand[0], -y / CM - stand[1]) < 2 * FIGURE
        return beside and abs(z / CM - FIGURE_HEIGHT / 2 - stand[2]) < FIGURE_HEIGHT

    def _go_on_with(self, moving: dict[int, int]) -> None:
        """Carry the ball and the figures that move over into a world of just these."""
        before = self.data
        slots = {seat: slot for slot, seat in enumerate(self.moving, 1)}
        self.model, self.data = self.worlds.with_figures(len(moving))
        carry(before, 0, self.data, 0)
        for slot, seat in enumerate(moving, 1):
            if seat in slots:
                carry(before, slots[seat], self.data, slot)
            else:
                x, y, z = self.waiting.pop(seat)
                self.data.qpos[7 * slot : 7 * slot + 3] = x * CM, -y * CM, (z + FIGURE_HEIGHT / 2) * CM
        self.moving = moving


def _touches(ball: Place, stand: Place) -> bool:
    """Whether a ball touches a standing figure: an upright capsule."""
    x, y, z = stand
    nearest = min(max(ball[2], z + FIGURE), z + FIGURE_HEIGHT - FIGURE)
    away2 = (ball[0] - x) ** 2 + (ball[1] - y) ** 2 + (ball[2] - nearest) ** 2
    return away2 < (BALL + FIGURE) ** 2
