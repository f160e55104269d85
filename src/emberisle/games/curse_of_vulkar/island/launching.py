"""Launches on the island: an Ember flicked, Fireballs dropped into Vul-Kar, the Boulder pushed out.

The same whole numbers always give the same outcome, bit for bit.
"""

from __future__ import annotations

import functools
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from math import cos, dist, hypot, radians, sin
from operator import itemgetter
from pathlib import Path
from typing import Final

from emberisle.games.curse_of_vulkar.island.judging import Lie, resting_place
from emberisle.games.curse_of_vulkar.island.passing import Passing
from emberisle.games.curse_of_vulkar.island.running import PICTURES_PER_SECOND, Body, Run
from emberisle.games.curse_of_vulkar.island.world import Crowd, Places, Pose, lying

Fall = tuple[int, str]
Offsets = tuple[tuple[int, int], ...]
OFF_ITS_SPACE: Final = 1.3
ON_HELIPAD: Final = 1.4
"""Figures that share the helipad stand so far from its middle."""
PREVIEW: Final = 12.0
"""So many centimetres of an Ember's path are shown before it is flicked, or half a second of it."""
HELIPAD: Final = "H"


@dataclass(frozen=True)
class Setting:
    """What a launch finds on the island."""

    facing: int
    """Vul-Kar's, in steps of 60 degrees."""
    trees: tuple[int, ...]
    """For T1 to T7: 0, 1, 2 to send marbles right, to leave it to chance, to send them left."""
    standing: Mapping[int, str]
    """The spaces of the figures that stand."""
    lying: Mapping[int, tuple[int, int, int]]
    """Of the figures that lie: x and y in tenths of a millimetre, and where the head points, in degrees."""


@dataclass(frozen=True)
class Outcome:
    """What the rules learn of a launch."""

    falls: tuple[Fall, ...]
    """Who stood and lies now, in order of time, and by what: a marble, another figure, a deck, a tremor."""
    lies: tuple[Lie, ...]
    """Every lying figure by number: how and where it lies."""
    shoved: tuple[int, ...]
    """Figures that stand upright off their space."""
    decks: tuple[str, ...]
    """The bridges and the ladder that fell."""
    ends: tuple[str, ...]
    """Where each marble ended: land, scar, surf or off."""
    over: tuple[str, ...]
    """The spaces that a flicked Ember rolled over, in order."""
    touched: tuple[int, ...]
    """Figures that were struck and still stand."""
    settled: bool
    """Whether all came to rest in time."""


@dataclass(frozen=True)
class Track:
    """One thing that moved, picture by picture."""

    kind: str
    name: str
    """A marble's place in the launch, a figure's number, or a deck."""
    first: int
    """The picture with which it begins."""
    poses: tuple[tuple[float, ...], ...]
    """x, y, z in centimetres on the map, and the turn (w, x, y, z; axes east, north, up)."""


@dataclass(frozen=True)
class Film:
    """A launch as it can be shown, 60 pictures a second."""

    outcome: Outcome
    tracks: tuple[Track, ...]
    touches: tuple[tuple[int, str, str], ...]
    """When figures and decks were first touched: milliseconds, kind and name."""


@dataclass(frozen=True)
class Flick:
    pit: int
    direction: int
    """In tenths of a degree counter-clockwise from east."""
    speed: int
    """In mm/s."""


@dataclass(frozen=True)
class Drop:
    offsets: Offsets
    """For each Fireball, how far from the usual point: tenths of a millimetre along and across the facing."""


@dataclass(frozen=True)
class Pour:
    offsets: Offsets
    """The same for each bee."""


@dataclass(frozen=True)
class Push:
    exit: int
    aim: int
    """In tenths of a degree to the left of the exit's direction."""
    speed: int


Launch = Flick | Drop | Pour | Push


def launch_of(what: str, number: int, drawn: Sequence[int]) -> Launch:
    """What luck has drawn for an Ember out of a pit, Fireballs, bees, or the Boulder before an exit."""
    if what in ("fireballs", "bees"):
        offsets = tuple(zip(drawn[::2], drawn[1::2], strict=True))
        return Drop(offsets) if what == "fireballs" else Pour(offsets)
    direction, speed = drawn
    return (Flick if what == "ember" else Push)(number, direction, speed)


@functools.cache
def island(folder: str | Path) -> Island:
    """The built island in this folder."""
    return Island(Path(folder))


class Island:
    """The ground on which marbles are launched."""

    def __init__(self, folder: Path) -> None:
        self.places = Places(folder)
        self._one_at_a_time = threading.Lock()
        self._passing = Passing(self.places)

    def preview(self, pit: int, direction: int, speed: int) -> tuple[tuple[float, float], ...]:
        """The first part of an Ember's path over the bare island."""
        bare = Setting(0, (1,) * len(self.places.board.trees), {}, {})
        with self._one_at_a_time:
            run = self._run(Flick(pit, direction, speed), bare)
            run.out(PICTURES_PER_SECOND // 2)
        path = [(round(x, 2), round(y, 2)) for x, y, *_ in run.marbles[0].poses]
        length = [0.0, *accumulate(dist(a, b) for a, b in pairwise(path))]
        return tuple(point for point, so_far in zip(path, length) if so_far < PREVIEW)

    def film(self, launch: Launch, setting: Setting) -> Film:
        """Carry out a launch, with everything that moves in it."""
        figures = sorted({*setting.standing, *setting.lying})
        with self._one_at_a_time:
            run = self._run(launch, setting)
            settled = run.out()
            outcome = self._outcome(run, figures, setting, settled, isinstance(launch, Flick))
        names = [str(number) for number in (*range(len(run.marbles)), *figures)] + list(self.places.decks)
        moved = [(body, name) for body, name in zip(run.bodies, names) if body.poses]
        tracks = tuple(Track(body.kind, name, body.first, tuple(body.poses)) for body, name in moved)
        touched = [(body.woke, body.kind, name) for body, name in moved if body not in run.marbles]
        return Film(outcome, tracks, tuple(sorted((woke or 0, kind, name) for woke, kind, name in touched)))

    def _run(self, launch: Launch, setting: Setting) -> Run:
        if isinstance(launch, Flick):
            run = Run(self.places, self.crowd(("ember",), setting))
            self._start_ember(run, launch)
        elif isinstance(launch, (Drop, Pour)):
            kind = "fireball" if isinstance(launch, Drop) else "bee"
            run = Run(self.places, self.crowd((kind,) * len(launch.offsets), setting))
            self._start_falling(run, launch.offsets, setting.facing, kind)
        else:
            run = Run(self.places, self.crowd(("boulder",), setting))
            self._start_boulder(run, launch, setting.facing)
        return run

    def crowd(self, marbles: tuple[str, ...], setting: Setting) -> Crowd:
        """Everything on the island in a launch, figures by number."""
        sharing = sorted(figure for figure, space in setting.standing.items() if space == HELIPAD)
        poses = {
            figure: self._standing(space, sharing.index(figure) if figure in sharing else 0, len(sharing))
            for figure, space in setting.standing.items()
        }
        poses |= {
            figure: lying(self.places, x / 100, y / 100, heading)
            for figure, (x, y, heading) in setting.lying.items()
        }
        return Crowd(setting.facing, setting.trees, marbles, tuple(poses[figure] for figure in sorted(poses)))

    def _standing(self, space: str, number: int, sharing: int) -> Pose:
        x, y, z = self.places.spaces[space]
        if space == HELIPAD and sharing > 1:
            turn = radians(360 * number / sharing + 45)
            x, y = x + ON_HELIPAD * cos(turn), y - ON_HELIPAD * sin(turn)
            z = self.places.standing(x, y)
        return Pose(x, y, z)

    def _start_ember(self, run: Run, flick: Flick) -> None:
        physics = self.places.board.physics
        pit = list(self.places.board.pits.values())[flick.pit]
        radius, speed = physics["ember_radius"], flick.speed / 10
        u, v = cos(radians(flick.direction / 10)), sin(radians(flick.direction / 10))
        z = self.places.resting(pit.x, pit.y, radius) + 0.02
        spin = 0.5 * speed / radius
        lift = physics["flick_lift"] * speed
        motion = (u * speed, v * speed, lift, -v * spin, u * spin, 0.0)
        run.let_go(0, run.marbles[0], Pose(pit.x, pit.y, z), motion)

    def _start_falling(self, run: Run, offsets: Offsets, facing: int, kind: str) -> None:
        """One after the other, each a little above the peak."""
        physics, (x, y) = self.places.board.physics, self.places.board.peak
        u, v = cos(radians(60 * facing)), sin(radians(60 * facing))
        z = self.places.peak + 1.0 + physics[f"{kind}_radius"]
        for number, (dx, dy) in enumerate(offsets):
            along, across = physics["drop_forward"] + dx / 100, dy / 100
            pose = Pose(x + along * u - across * v, y - along * v - across * u, z)
            run.let_go(number * physics[f"{kind}_gap"], run.marbles[number], pose)

    def _start_boulder(self, run: Run, push: Push, facing: int) -> None:
        physics, board = self.places.board.physics, self.places.board
        away = radians(60 * facing + board.exits[push.exit])
        x = board.peak[0] + physics["boulder_at"] * cos(away)
        y = board.peak[1] - physics["boulder_at"] * sin(away)
        u, v = cos(away + radians(push.aim / 10)), sin(away + radians(push.aim / 10))
        radius, speed = physics["boulder_radius"], push.speed / 10
        z = self.places.resting(x, y, radius) + 0.02
        motion = (u * speed, v * speed, 0.0, -v * speed / radius, u * speed / radius, 0.0)
        run.let_go(0, run.marbles[0], Pose(x, y, z), motion)

    def _outcome(
        self, run: Run, figures: list[int], setting: Setting, settled: bool, flicked: bool
    ) -> Outcome:
        bodies = dict(zip(figures, run.figures))
        fell = [
            (bodies[figure].tipped or 0, figure) for figure in setting.standing if run.lies(bodies[figure])
        ]
        decks = tuple(name for name, deck in zip(self.places.decks, run.decks) if run.fell(deck))
        lies = tuple(
            self._lie(run, figure, bodies[figure], setting, decks)
            for figure in figures
            if figure in setting.lying or run.lies(bodies[figure])
        )
        return Outcome(
            falls=tuple((figure, bodies[figure].woken_by) for _, figure in sorted(fell, key=itemgetter(0))),
            lies=lies,
            shoved=tuple(
                figure
                for figure in sorted(setting.standing)
                if not run.lies(bodies[figure]) and _shoved(run, bodies[figure])
            ),
            touched=tuple(
                figure
                for figure in sorted(setting.standing)
                if not run.lies(bodies[figure]) and bodies[figure].woke is not None
            ),
            decks=decks,
            ends=tuple(marble.end or "land" for marble in run.marbles),
            over=self._passing.over(run.marbles[0].poses, run.marbles[0].radius) if flicked else (),
            settled=settled,
        )

    def _lie(self, run: Run, figure: int, body: Body, setting: Setting, decks: tuple[str, ...]) -> Lie:
        if body.woke is None:
            x10, y10, heading = setting.lying[figure]
            x, y, z = x10 / 100, y10 / 100, self.places.ground(x10 / 100, y10 / 100)
        else:
            x, y, z, heading = run.middle(body)
        if body.end:
            return figure, "off", (), round(100 * x), round(100 * y), heading
        how, where = resting_place(self.places, (x, y, z), decks)
        return figure, how, where, round(100 * x), round(100 * y), heading


def _shoved(run: Run, body: Body) -> bool:
    (x, y, *_), (x0, y0, *_) = run.pose(body), run.start[body.slot]
    return hypot(x - x0, y - y0) > OFF_ITS_SPACE
