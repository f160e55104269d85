"""One launch while it goes on: marbles roll, figures and decks wake when touched, until all are at rest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import atan2, degrees, dist, hypot
from typing import Final

import mujoco
import numpy as np

from emberisle.games.curse_of_vulkar.island.world import CM, Crowd, Places, Pose, parking, world
from emberisle.island.grid import Field

PICTURES_PER_SECOND: Final = 60
LOOK: Final = 4
"""Milliseconds between two looks for figures and decks that woke."""
GRAVITY: Final = 981.0
ASHORE: Final = 0.4
"""A marble so far off the coast that cannot pass the reef is done."""
REEF_CROSSED: Final = 1.4
"""Beyond the foot of the reef by so much a marble has left the island."""
IN_VUL_KAR: Final = 4.5
AT_TREE: Final = 3.5
NEAR: Final = 0.8
"""What woke a figure is no farther from it than this."""
STILL: Final = 2.5
"""Centimetres per second: figures that are slower for ``STILL_LOOKS`` pictures have settled."""
STILL_LOOKS: Final = 4
DECK_MOVED: Final = 0.6
DECK_TILTED: Final = 0.985
"""A deck has fallen if it moved so far, or if it leans by more than about ten degrees."""


@dataclass
class Body:
    """A free body of the world: a marble, a figure or a deck."""

    kind: str
    slot: int
    radius: float
    first: int = 0
    """The picture in which it first moved."""
    poses: list[tuple[float, ...]] = field(default_factory=list)
    """Where it was in every picture since: x, y, z and the turn (w, x, y, z)."""
    woke: int | None = None
    """When it was first touched, in milliseconds; for a marble, when it was let go."""
    woken_by: str = "tremor"
    tipped: int | None = None
    """When a figure's lean last passed the limit."""
    end: str | None = None
    """Where a marble ended, or that a figure or deck has gone."""
    slow: int = 0
    nudges: int = 0


class Run:
    """A launch from the first marble let go to the last thing at rest."""

    def __init__(self, places: Places, crowd: Crowd) -> None:
        self.places = places
        self.physics = places.board.physics
        self.model, self.data = world(places, crowd)
        kinds = [*crowd.marbles, *["figure"] * len(crowd.figures), *["deck"] * len(places.decks)]
        radii = [self.physics.get(f"{kind}_radius", 0.0) for kind in kinds]
        self.bodies = [Body(kind, slot, radius) for slot, (kind, radius) in enumerate(zip(kinds, radii))]
        marbles, figures = len(crowd.marbles), len(crowd.figures)
        self.marbles = self.bodies[:marbles]
        self.figures = self.bodies[marbles : marbles + figures]
        self.decks = self.bodies[marbles + figures :]
        self.start = {body.slot: self.pose(body) for body in self.bodies}
        self.now = 0
        """In milliseconds."""
        self.picture = 0
        self.waiting: list[tuple[int, Body, Pose, tuple[float, ...]]] = []
        self.done_at: int | None = None
        """When the last marble was done."""
        self.still = 0

    def let_go(self, moment: int, marble: Body, pose: Pose, motion: Sequence[float] = (0.0,) * 6) -> None:
        """Have a marble start at a moment; its motion is in cm/s, and in radians per second."""
        self.waiting.append((moment, marble, pose, tuple(motion)))

    def out(self, pictures: int | None = None) -> bool:
        """Step until everything is at rest, or for so many pictures; False if it is never at rest."""
        while self.now < self.physics["longest"] and self.picture != pictures:
            self._release()
            self._to(round((self.picture + 1) * 1000 / PICTURES_PER_SECOND))
            self.picture += 1
            self._record()
            self._judge_marbles()
            if not self.waiting and all(marble.end for marble in self.marbles):
                if self.done_at is None:
                    self.done_at = self.now
                if self._settled():
                    return True
                if self.now - self.done_at > self.physics["settle"]:
                    return False
        return False

    def _release(self) -> None:
        for waiting in [each for each in self.waiting if each[0] <= self.now]:
            _, marble, pose, motion = waiting
            self.waiting.remove(waiting)
            self._put(marble, pose.x, pose.y, pose.z)
            u, v, w, *spin = motion
            start = 6 * marble.slot
            self.data.qvel[start : start + 6] = u * CM, v * CM, w * CM, *spin
            marble.woke, marble.first = self.now, self.picture
            marble.poses.append(self.pose(marble))

    def _put(self, body: Body, x: float, y: float, z: float) -> None:
        start = 7 * body.slot
        self.data.qpos[start : start + 7] = x * CM, -y * CM, z * CM, 1.0, 0.0, 0.0, 0.0
        self.data.qvel[6 * body.slot : 6 * body.slot + 6] = 0.0

    def _park(self, body: Body, end: str) -> None:
        body.end = end
        x, y = parking(body.slot)
        self._put(body, x, y, max(body.radius, 0.5))

    def pose(self, body: Body) -> tuple[float, ...]:
        x, y, z, *turn = self.data.qpos[7 * body.slot : 7 * body.slot + 7].tolist()
        return x / CM, -y / CM, z / CM, *turn

    def speed(self, body: Body) -> float:
        """In centimetres per second."""
        u, v, w = self.data.qvel[6 * body.slot : 6 * body.slot + 3].tolist()
        return float((u * u + v * v + w * w) ** 0.5) / CM

    def awake(self, body: Body) -> bool:
        return bool(self.data.tree_asleep[body.slot] < 0)

    def _to(self, moment: int) -> None:
        """Step on, in longer steps while all that moves is slow, and look who woke."""
        moving = [body for body in self.bodies if body.woke is not None and body.end is None]
        tired = all(self.speed(body) < self.physics["tired"] for body in moving) and not self.waiting
        stride = 2 if tired else 1
        self.model.opt.timestep = stride / 1000
        while self.now < moment:
            count = -((self.now - min(moment, self.now + LOOK)) // stride)
            mujoco.mj_step(self.model, self.data, count)
            self.now += count * stride
            for body in (*self.figures, *self.decks):
                if body.woke is None and self.awake(body):
                    body.woke, body.first = self.now, self.picture
                    body.woken_by = self._what_woke(body)
            self._watch_figures()
            self._remove_decks()

    def _what_woke(self, body: Body) -> str:
        """The kind of the nearest thing that moves."""
        here = self._axis(body)
        gaps = [
            (self._gap(here, other), other.kind)
            for other in self.bodies
            if other is not body and other.woke is not None and other.end is None
        ]
        gap, kind = min(gaps, default=(NEAR, "tremor"))
        return kind if gap < NEAR else "tremor"

    def _axis(self, body: Body) -> Field:
        """Points along the middle of a body."""
        x, y, z, *turn = self.pose(body)
        if body.kind == "figure":
            height = np.arange(0.2, self.physics["figure_height"], 0.4)
            return np.array([x, y, z]) + height[:, None] * _up(turn)
        if body.kind == "deck":
            along = np.linspace(-2.8, 2.8, 15)
            return np.array([x, y, z]) + along[:, None] * _ahead(turn)
        return np.array([[x, y, z]])

    def _gap(self, here: Field, other: Body) -> float:
        there = self._axis(other)
        away = np.sqrt(((here[:, None] - there[None]) ** 2).sum(axis=2)).min()
        return float(away) - (other.radius or 0.5) - 0.5

    def _watch_figures(self) -> None:
        for figure in self.figures:
            if figure.woke is not None and figure.end is None:
                x, y, _, *turn = self.pose(figure)
                leans = bool(_up(turn)[2] < self.physics["knocked"])
                if leans and figure.tipped is None:
                    figure.tipped = self.now
                elif not leans:
                    figure.tipped = None
                if self.places.out_at_sea(x, y) > 2 * ASHORE:
                    figure.tipped = figure.tipped or self.now
                    self._record_one(figure)
                    self._park(figure, "off")

    def _remove_decks(self) -> None:
        """A deck that fell is taken away, or it would stop the marbles that follow."""
        for deck in self.decks:
            gone = deck.woke is not None and self.now - deck.woke >= self.physics["deck_gone"]
            if gone and deck.end is None and self.fell(deck):
                self._park(deck, "fell")

    def fell(self, deck: Body) -> bool:
        """Whether a deck lies elsewhere than in its place, or leans."""
        if deck.end is not None or deck.woke is None:
            return deck.end is not None
        here, before = self.pose(deck), self.start[deck.slot]
        moved = dist(here[:3], before[:3])
        tilt = float(_ahead(here[3:]) @ _ahead(before[3:])) * float(_up(here[3:]) @ _up(before[3:]))
        return moved > DECK_MOVED or tilt < DECK_TILTED

    def _record(self) -> None:
        for body in self.bodies:
            if body.woke is not None and body.end is None:
                self._record_one(body)

    def _record_one(self, body: Body) -> None:
        body.poses.append(tuple([round(number, 4) for number in self.pose(body)]))

    def _judge_marbles(self) -> None:
        for marble in self.marbles:
            if marble.woke is None or marble.end is not None:
                continue
            x, y, z = self.pose(marble)[:3]
            speed = self.speed(marble)
            out = self.places.out_at_sea(x, y)
            if out > self.places.reef_at + REEF_CROSSED or not self.places.on_map(x, y):
                self._park(marble, "off")
            elif out > ASHORE and self._cannot_pass(x, z - marble.radius, speed):
                self._park(marble, "surf")
            elif self.places.in_scar(x, y) and _energy(z - marble.radius, speed) < self.places.scar_rest:
                self._park(marble, "scar")
            elif speed < self.physics["slow"]:
                marble.slow += 1
                if marble.slow >= self.physics["rest"] and not self._helped(marble, x, y):
                    marble.end = "surf" if out > 0 else "land"
            else:
                marble.slow = 0

    def _cannot_pass(self, x: float, bottom: float, speed: float) -> bool:
        return _energy(bottom, speed) < self.places.reef(x) - 0.2

    def _helped(self, marble: Body, x: float, y: float) -> bool:
        """A Fireball that stops in Vul-Kar or at a tree gets a push across the slope."""
        stuck = marble.kind != "ember" and (
            hypot(x - self.places.board.peak[0], y - self.places.board.peak[1]) < IN_VUL_KAR
            or any(hypot(x - tree.x, y - tree.y) < AT_TREE for tree in self.places.board.trees.values())
        )
        if not stuck or marble.nudges >= self.physics["nudges"]:
            return False
        east, south = self.places.slope(x, y)
        steep = hypot(east, south) or 1.0
        push = self.physics["nudge"] * CM * (-1) ** marble.nudges
        marble.nudges, marble.slow = marble.nudges + 1, 0
        start = 6 * marble.slot
        self.data.qvel[start : start + 2] = -south / steep * push, -east / steep * push
        return True

    def _settled(self) -> bool:
        """Whether no figure moves any more."""
        moves = any(
            self.awake(figure) and self.speed(figure) > STILL
            for figure in self.figures
            if figure.woke is not None and figure.end is None
        )
        self.still = 0 if moves else self.still + 1
        standing = all(figure.woke is None or figure.end for figure in self.figures)
        return self.still >= STILL_LOOKS or standing

    def lies(self, figure: Body) -> bool:
        return figure.tipped is not None

    def middle(self, figure: Body) -> tuple[float, float, float, int]:
        """The middle of a figure, and where its head points in degrees."""
        *feet, w, x, y, z = self.pose(figure) if figure.end is None else figure.poses[-1]
        up = _up((w, x, y, z))
        half = self.physics["figure_height"] / 2
        px, py, pz = (float(a + half * b) for a, b in zip(feet, up))
        return px, py, pz, round(degrees(atan2(-up[1], up[0]))) % 360


def _energy(height: float, speed: float) -> float:
    """How high a marble could roll that is so high and so fast."""
    return height + 1.4 * speed**2 / (2 * GRAVITY)


def _up(turn: Sequence[float]) -> Field:
    """Where the top of a turned body points, on the map."""
    w, x, y, z = turn
    return np.array([2 * (x * z + w * y), -2 * (y * z - w * x), 1 - 2 * (x * x + y * y)])


def _ahead(turn: Sequence[float]) -> Field:
    w, x, y, z = turn
    return np.array([1 - 2 * (y * y + z * z), -2 * (x * y + w * z), 2 * (x * z - w * y)])
