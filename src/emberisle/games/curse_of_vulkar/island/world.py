"""The island in MuJoCo with all that stands on it. Metres inside; y points up the map.

Vul-Kar and the trees are part of the ground as they are turned now. Marbles, figures and decks are free
bodies that sleep until something moving touches them: they cost nothing, and never fall by themselves.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from math import atan, cos, degrees, hypot, radians, sin, tan
from pathlib import Path
from typing import Any, Final

import mujoco
import numpy as np

from emberisle.games.curse_of_vulkar.island.plan import Board, Tree, read_board
from emberisle.island.grid import Field, Grid, height_at, resting_height

FOLDER: Final = str(resources.files("emberisle.games.curse_of_vulkar.rules").joinpath("board"))
CM: Final = 0.01
BASE: Final = 0.02
"""How thick the ground is below height 0, in metres."""
FOOT: Final = 0.2
"""The radius of a figure's feet."""
DECK_HALF: Final = 0.12
"""Half of a deck's thickness."""
WALL_HALF: Final = 0.25
WALL_TOP: Final = 6.0
ROOT_HALF: Final = 0.22
PLATE: Final = (150.0, -40.0)
"""Where what waits or is done is put, far off the island: x and y of the first place, in centimetres."""
PLATE_STEP: Final = 6.0

OPTIONS: Final = (
    '<option timestep="0.001" solver="Newton" cone="elliptic" impratio="3" integrator="implicitfast"'
    ' iterations="20" tolerance="1e-8" jacobian="dense" sleep_tolerance="0.002">'
    '<flag sleep="{sleep}"/></option>'
)


@dataclass(frozen=True)
class Pose:
    """Where a body is, in centimetres on the map, and how it is turned (w, x, y, z; axes east, north, up)."""

    x: float
    y: float
    z: float
    turn: tuple[float, float, float, float] = (1.0, 0.0, 0.0, 0.0)


class Places:
    """A built island: what ``board.json``, ``heights.bin`` and ``places.json`` say."""

    def __init__(self, folder: Path) -> None:
        self.board: Board = read_board(folder)
        places: Any = json.loads((folder / "places.json").read_text("utf-8"))
        self.grid = Grid(places["extent"])
        self.extent: tuple[float, float, float, float] = tuple(places["extent"])
        units = np.fromfile(folder / "heights.bin", dtype="<u2").reshape(self.grid.rows, self.grid.columns)
        self.heights: Field = units.astype(np.float64) * places["scale"]
        self.peak: float = places["peak"]
        self.spaces: dict[str, tuple[float, float, float]] = {
            name: tuple(place) for name, place in places["spaces"].items()
        }
        self.decks: dict[str, Any] = places["decks"]
        self.chutes: dict[str, Field] = {name: np.array(line) for name, line in places["chutes"].items()}
        away, _ = self.grid.along([*self.board.outline, self.board.outline[0]])
        self._out_at_sea: Field = np.where(self.grid.inside(self.board.outline), -away, away)

    def ground(self, x: float, y: float) -> float:
        return height_at(self.heights, self.grid.left, self.grid.top, x, y)

    def out_at_sea(self, x: float, y: float) -> float:
        """How far off the coast a place is; negative on land."""
        return height_at(self._out_at_sea, self.grid.left, self.grid.top, x, y)

    def resting(self, x: float, y: float, radius: float) -> float:
        """The height of the centre of a ball that lies on the ground here."""
        return resting_height(self.heights, self.grid.left, self.grid.top, x, y, radius)

    def standing(self, x: float, y: float) -> float:
        """The height of the base of a figure that stands upright here: one of its feet touches the ground."""
        foot = self.board.physics["foot"]
        feet = [(x + u * foot, y + v * foot) for u in (-1, 1) for v in (-1, 1)]
        return max(self.resting(*place, FOOT) for place in feet) - FOOT

    def on_map(self, x: float, y: float) -> bool:
        left, top, right, bottom = self.extent
        return left + 0.3 < x < right - 0.3 and top + 0.3 < y < bottom - 0.3

    def in_scar(self, x: float, y: float) -> bool:
        scar = self.board.scar
        return hypot(x - scar[0], y - scar[1]) < self.board.scar_radius + 0.6

    def reef(self, x: float) -> float:
        """The height of the reef at this x."""
        return float(np.interp(x, *self.board.recipe["reef"]))

    @property
    def scar_rest(self) -> float:
        """A marble in the Scar that can roll no higher than this stays there."""
        return float(self.board.recipe["scar_floor"]) + 0.6

    @property
    def reef_at(self) -> float:
        return float(self.board.recipe["reef_at"])

    def slope(self, x: float, y: float) -> tuple[float, float]:
        """How the ground rises towards east and towards south."""
        return (
            (self.ground(x + 0.5, y) - self.ground(x - 0.5, y)),
            (self.ground(x, y + 0.5) - self.ground(x, y - 0.5)),
        )


@dataclass(frozen=True)
class Crowd:
    """What is on the island in one launch."""

    facing: int
    trees: tuple[int, ...]
    marbles: tuple[str, ...]
    """The kinds of the marbles, in the order in which they are let go."""
    figures: tuple[Pose, ...]
    sleep: bool = True


def parking(number: int) -> tuple[float, float]:
    """The place on the far plate for the body of this number."""
    return PLATE[0] + PLATE_STEP * number, PLATE[1]


def world(places: Places, crowd: Crowd) -> tuple[mujoco.MjModel, mujoco.MjData]:
    """A world of its own for every launch: its bodies are the marbles, the figures and the decks in order."""
    physics = places.board.physics
    contact = (
        f'<geom condim="6" friction="{physics["friction"]} 0.0005 {physics["rolling"]}"'
        f' solref="0.004 {physics["damping"]}" solimp="0.95 0.99 0.0005 0.5 2"/>'
    )
    parts = [
        _ground(places),
        f'<geom type="box" size="1 1 0.05" pos="{PLATE[0] * CM + 0.4} {-PLATE[1] * CM} -0.05"/>',
        *_vul_kar(places, crowd.facing),
        *[
            part
            for tree, setting in zip(places.board.trees.values(), crowd.trees)
            for part in _tree(places, tree, tree.settings[setting])
        ],
        *_posts(places),
        *[_marble(physics, number, kind) for number, kind in enumerate(crowd.marbles)],
        *[_figure(physics, pose) for pose in crowd.figures],
        *[_deck(physics, deck) for deck in places.decks.values()],
    ]
    highest = float(places.heights.max())
    left, top, right, bottom = places.extent
    field = (
        f'<hfield name="ground" nrow="{places.grid.rows}" ncol="{places.grid.columns}" '
        f'size="{(right - left) / 2 * CM} {(bottom - top) / 2 * CM} {highest * CM} {BASE}"/>'
    )
    model = mujoco.MjModel.from_xml_string(
        f"<mujoco>{OPTIONS.format(sleep='enable' if crowd.sleep else 'disable')}<size memory='8M'/>"
        f"<default>{contact}</default><asset>{field}</asset>"
        f"<worldbody>{''.join(parts)}</worldbody></mujoco>"
    )
    model.hfield_data[:] = (places.heights[::-1] / highest).astype(np.float32).ravel()
    return model, mujoco.MjData(model)


def _ground(places: Places) -> str:
    left, top, right, bottom = places.extent
    middle = f"{(left + right) / 2 * CM} {-(top + bottom) / 2 * CM} 0"
    return f'<geom type="hfield" hfield="ground" pos="{middle}"/>'


def _vul_kar(places: Places, facing: int) -> Iterator[str]:
    """Walls beside three exits, round noses between them, and low ridges that split the Fireballs."""
    physics, exits = places.board.physics, places.board.exits
    half, end = physics["mouth_half"], physics["mouth_end"]
    apart = radians(exits[1] - exits[0])
    inner = (half + (half + 2 * WALL_HALF) * cos(apart)) / sin(apart)
    outer = -half / tan(apart)
    for number, exit_ in enumerate(exits):
        for side in (-1, 1):
            outermost = (number == 0 and side < 0) or (number == len(exits) - 1 and side > 0)
            start = outer if outermost else inner
            yield _wall(places, 60 * facing + exit_, side * (half + WALL_HALF), start, end)
    nose = (half + WALL_HALF) / sin(apart / 2)
    for between in (30, -30):
        yield _nose(places, 60 * facing + between, nose)
        yield _ridge(places, 60 * facing + between, nose, physics["ridges"])
    yield _ridge(places, 60 * facing + 180, half / sin(apart), physics["back_ridge"])


def _from_peak(places: Places, angle: float, along: float, across: float = 0.0) -> tuple[float, float]:
    """A place in metres, so far from the peak in this direction and to the left of it."""
    x, y = places.board.peak
    u, v = cos(radians(angle)), sin(radians(angle))
    return (x + along * u - across * v) * CM, (-y + along * v + across * u) * CM


def _slick(places: Places) -> str:
    return f'friction="{places.board.physics["slick"]} 0.0005 0.00025" priority="1"'


def _wall(places: Places, angle: float, across: float, start: float, end: float) -> str:
    x, y = _from_peak(places, angle, (start + end) / 2, across)
    z = places.peak + WALL_TOP / 2 - 3.0
    return (
        f'<geom type="box" size="{(end - start) / 2 * CM} {WALL_HALF * CM} {WALL_TOP / 2 * CM}" '
        f'pos="{x} {y} {z * CM}" euler="0 0 {angle}" {_slick(places)}/>'
    )


def _nose(places: Places, angle: float, along: float) -> str:
    x, y = _from_peak(places, angle, along)
    z = places.peak + WALL_TOP / 2 - 3.0
    size = f"{WALL_HALF * CM} {WALL_TOP / 2 * CM}"
    return f'<geom type="cylinder" size="{size}" pos="{x} {y} {z * CM}" {_slick(places)}/>'


def _ridge(places: Places, angle: float, end: float, shape: Sequence[float]) -> str:
    start, from_, to = shape
    (ax, ay), (bx, by) = _from_peak(places, angle, start), _from_peak(places, angle, end)
    line = f"{ax} {ay} {(places.peak + from_) * CM} {bx} {by} {(places.peak + to) * CM}"
    return f'<geom type="capsule" size="{WALL_HALF * CM}" fromto="{line}" {_slick(places)}/>'


def _tree(places: Places, tree: Tree, turned: float) -> Iterator[str]:
    physics = places.board.physics
    trunk, high = physics["trunk"], physics["root_height"]
    angle = radians(tree.home + turned)
    u, v = cos(angle), -sin(angle)
    length = trunk + tree.root
    tip_x, tip_y = tree.x + length * u, tree.y + length * v
    z = (places.ground(tree.x + 0.6 * length * u, tree.y + 0.6 * length * v)) * CM
    yield (
        f'<geom type="cylinder" size="{trunk * CM} 0.03" pos="{tree.x * CM} {-tree.y * CM} {z}" '
        f"{_slick(places)}/>"
    )
    half = (high + 1.0) / 2
    middle = z + (high - half) * CM
    yield (
        f'<geom type="box" size="{length / 2 * CM} {ROOT_HALF * CM} {half * CM}" '
        f'pos="{(tree.x + tip_x) / 2 * CM} {-(tree.y + tip_y) / 2 * CM} {middle}" '
        f'euler="0 0 {tree.home + turned}" {_slick(places)}/>'
    )
    yield (
        f'<geom type="cylinder" size="{ROOT_HALF * CM} {half * CM}" pos="{tip_x * CM} {-tip_y * CM} '
        f'{middle}" {_slick(places)}/>'
    )


def _posts(places: Places) -> Iterator[str]:
    """Two posts under every deck, which lies loose on them."""
    half_width = places.board.physics["deck_half_width"]
    for deck in places.decks.values():
        u, v = cos(radians(deck["turn"])), -sin(radians(deck["turn"]))
        for side in (-1, 1):
            along = side * (deck["length"] / 2 - 0.4)
            top = deck["z"] - along * tan(radians(deck["pitch"])) - DECK_HALF / cos(radians(deck["pitch"]))
            top -= abs(0.25 * tan(radians(deck["pitch"])))
            yield (
                f'<geom type="box" size="{0.25 * CM} {half_width * CM} {CM}" '
                f'pos="{(deck["x"] + along * u) * CM} {-(deck["y"] + along * v) * CM} {(top - 1) * CM}" '
                f'euler="0 0 {deck["turn"]}"/>'
            )


def _marble(physics: Mapping[str, Any], number: int, kind: str) -> str:
    x, y = parking(number)
    radius = physics[f"{kind}_radius"]
    return (
        f'<body pos="{x * CM} {-y * CM} {radius * CM}" sleep="init"><freejoint/>'
        f'<geom type="sphere" size="{radius * CM}" density="{physics[f"{kind}_density"]}"/></body>'
    )


def _figure(physics: Mapping[str, Any], pose: Pose) -> str:
    radius, foot = physics["figure_radius"], physics["foot"]
    ends = f"0 0 {(physics['body_from'] + radius) * CM} 0 0 {(physics['figure_height'] - radius) * CM}"
    feet = "".join(
        f'<geom type="sphere" size="{FOOT * CM}" pos="{u * foot * CM} {v * foot * CM} {FOOT * CM}" '
        f'mass="{physics["base_mass"] / 4000}"/>'
        for u in (-1, 1)
        for v in (-1, 1)
    )
    return (
        f'<body pos="{pose.x * CM} {-pose.y * CM} {pose.z * CM}" quat="{_numbers(pose.turn)}" '
        f'sleep="init"><freejoint/>{feet}<geom type="capsule" size="{radius * CM}" fromto="{ends}" '
        f'mass="{physics["body_mass"] / 1000}"/></body>'
    )


def _deck(physics: Mapping[str, Any], deck: Mapping[str, Any]) -> str:
    friction = physics["friction" if deck["ladder"] else "deck_friction"]
    slick = f'friction="{friction} 0.0005 0.00025" priority="2"'
    length, half_width, mass = deck["length"] / 2, physics["deck_half_width"], physics["deck_mass"] / 1000
    step = ""
    if deck["ladder"]:
        mass *= 0.8
        high = physics["ladder_lift"]
        step = (
            f'<geom type="box" size="{0.7 * CM} {0.7 * CM} {high / 2 * CM}" pos="0 0 {high / 2 * CM}" '
            f'euler="0 {-deck["pitch"]} 0" mass="{mass / 4}" {slick}/>'
        )
    return (
        f'<body pos="{deck["x"] * CM} {-deck["y"] * CM} {deck["z"] * CM}" '
        f'quat="{_numbers(turned(deck["turn"], deck["pitch"]))}" sleep="init"><freejoint/>'
        f'<geom type="box" size="{length * CM} {half_width * CM} {DECK_HALF * CM}" mass="{mass}" {slick}/>'
        f"{step}</body>"
    )


def _numbers(numbers: Sequence[float]) -> str:
    return " ".join(map(str, numbers))


def lying(places: Places, x: float, y: float, heading: int) -> Pose:
    """How a figure lies whose middle is here and whose head points so many degrees from east."""
    physics = places.board.physics
    half, radius = physics["figure_height"] / 2, physics["figure_radius"]
    u, v = cos(radians(heading)), -sin(radians(heading))
    reach = half - radius
    head = places.resting(x + reach * u, y + reach * v, radius)
    tail = places.resting(x - reach * u, y - reach * v, radius)
    middle = max((head + tail) / 2, places.resting(x, y, radius))
    rise = (head - tail) / (2 * reach)
    along = hypot(1.0, rise)
    turn = turned(heading, 90.0 - degrees(atan(rise)))
    return Pose(x - half * u / along, y - half * v / along, middle - half * rise / along, turn)


def turned(turn: float, pitch: float) -> tuple[float, float, float, float]:
    """Turned on the map by so many degrees, and then with its front so many degrees down."""
    c, s = cos(radians(turn) / 2), sin(radians(turn) / 2)
    a, b = cos(radians(pitch) / 2), sin(radians(pitch) / 2)
    return c * a, -s * b, c * b, s * a
