"""The island as a graph: spaces, what joins them, and what lies, stands and runs on it.

Places are numbers: first the spaces in the order of the board file, then the copter as figures leave it at
the start, then the copter as they board it.
"""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path
from typing import Any, Final

FOLDER: Final = str(resources.files("emberisle.games.curse_of_vulkar.rules").joinpath("board"))


def described(name: str) -> dict[str, Any]:
    """What a file of the board says."""
    facts: dict[str, Any] = json.loads(Path(FOLDER, name).read_text("utf-8"))
    return facts


BOARD: Final = described("board.json")
_SPACES: Final[list[dict[str, Any]]] = BOARD["spaces"]

SPACES: Final = len(_SPACES)
"""How many there are [CV-22.1]."""
START: Final = SPACES
"""In the copter, before the first move."""
ABOARD: Final = SPACES + 1
"""In the copter, at the end."""
NOWHERE: Final = -1
NAMES: Final = (*[str(space["id"]) for space in _SPACES], "start", "copter")
NUMBER: Final = {name: place for place, name in enumerate(NAMES)}
TRAILS: Final = tuple([str(space["trail"]) for space in _SPACES])

HELIPAD: Final = NUMBER[str(BOARD["helipad"])]
SLAB: Final = NUMBER[str(BOARD["heart"]["space"])]
"""Where the Heart lies on its slab [CV-2.3]."""
DECKS: Final = tuple([NUMBER[name] for name in BOARD["unstable"]])
"""The bridges and the ladder."""
ALL_DECKS: Final = sum([1 << deck for deck in DECKS])

REGIONS: Final = tuple([str(region) for region in BOARD["regions"]])
REGION: Final = (
    *[REGIONS.index(str(space["region"])) for space in _SPACES],
    *[REGIONS.index("beachside")] * 2,
)
"""The region of every place; in the copter one is in Beachside [CV-16.4]."""

CAVES: Final = tuple([NUMBER[name] for name in BOARD["caves"]])
"""Two for each number of the cave die [CV-5.1]."""
CAVE_NUMBER: Final = {NUMBER[name]: int(cave["number"]) for name, cave in BOARD["caves"].items()}
CAVE_SIDES: Final = 3

COLOURS: Final = ("red", "yellow", "blue")
"""Of treasures [CV-1.3]."""
CRIMSON: Final = 3
SHADES: Final = (*COLOURS, "crimson")
"""Of snapshots: the Cutlass has one of its own [CV-6.4]."""

SNAPSHOTS: Final = tuple([NUMBER[name] for name in BOARD["snapshots"]])
"""The spaces where a snapshot can be taken [CV-22.5]."""
WRECK: Final = next(NUMBER[name] for name, card in BOARD["snapshots"].items() if card["colour"] == "crimson")
TIGER_HOME: Final = NUMBER["SC6"]
"""Where the Tiger starts [CV-23.1]."""
SHADE: Final = {NUMBER[name]: SHADES.index(str(card["colour"])) for name, card in BOARD["snapshots"].items()}

SLABS: Final = tuple([NUMBER[name] for name in BOARD["treasure_slabs"]])
"""A space for every slab [CV-22.6]; one with two slabs would be named twice."""

CHUTES: Final = tuple([str(name) for name in BOARD["chutes"]])
"""Rivers and lava beds [CV-22.7]."""
CHUTE_END: Final = {str(name): NUMBER[str(chute["end"])] for name, chute in BOARD["chutes"].items()}
"""Where a figure that lies in a chute stands up [CV-3.3]."""

TENTHS: Final = 100
"""Tenths of a millimetre in a centimetre."""


def _spot(x: float, y: float) -> tuple[int, int]:
    return round(TENTHS * x), round(TENTHS * y)


SPOTS: Final = tuple([_spot(space["x"], space["y"]) for space in _SPACES])
"""Where every space is on the map, in tenths of a millimetre."""
CHUTE_SPOTS: Final = {
    str(name): _spot(*chute["line"][len(chute["line"]) // 2][:2]) for name, chute in BOARD["chutes"].items()
}
"""The middle of every chute."""

TREES: Final = tuple([str(name) for name in BOARD["trees"]])
"""Each stands where a chute forks [CV-22.3]."""
SETTINGS: Final = ("right", "home", "left")
"""In the order of the board: each side is the arm down which marbles are sent, as they come [CV-22.3]."""
HOME: Final = 1
PITS: Final = tuple([str(name) for name in BOARD["ember_pits"]])
"""Around Vul-Kar [CV-22.4], an Ember in each [CV-2.2]."""
OUTWARD: Final = tuple([int(pit["outward"]) for pit in BOARD["ember_pits"].values()])
"""For every pit the direction that leads away from Vul-Kar."""
FACINGS: Final = tuple(range(0, 360, int(BOARD["vul_kar"]["step"])))
"""Six ways, the first to the helipad [CV-22.2]."""
EXITS: Final = ("right", "middle", "left")
"""Of Vul-Kar as it looks: 60 degrees to the right, ahead, 60 degrees to the left."""
DIRECTION_STEP: Final = int(BOARD["flick"]["direction_step"])
DIRECTIONS: Final = tuple(range(0, 360, DIRECTION_STEP))
SPEEDS: Final = tuple([int(speed) for speed in BOARD["flick"]["strengths"]])
"""In centimetres per second, for strengths from 1."""


def _exits() -> tuple[tuple[int, ...], ...]:
    found: list[list[int]] = [[] for _ in NAMES]
    for one, other in BOARD["joins"]:
        found[NUMBER[one]].append(NUMBER[other])
        found[NUMBER[other]].append(NUMBER[one])
    found[START] = [HELIPAD]
    return tuple([tuple(places) for places in found])


JOINS: Final = _exits()
"""For every place those to which a step leads."""


def _distances(origin: int) -> tuple[int, ...]:
    found = [NOWHERE] * len(NAMES)
    found[origin] = 0
    reached = [origin]
    for place in reached:
        for other in JOINS[place]:
            if found[other] == NOWHERE:
                found[other] = found[place] + 1
                reached.append(other)
    return tuple(found)


FAR: Final = tuple([_distances(place) for place in range(SPACES)])
"""How many steps it is from one space to another, along the trails."""

LONGEST: Final = 13
"""No walk is longer: a Beeline in boots, and others to hop over."""


def _within(origin: int, count: int) -> int:
    return sum([1 << other for other in range(SPACES) if FAR[origin][other] <= count])


NEAR: Final = tuple(
    [tuple([_within(place, count) for count in range(LONGEST + 1)]) for place in range(SPACES)]
)
"""For every space and count the set of spaces, a bit each, that are no farther away."""


def on_island(place: int) -> bool:
    return 0 <= place < SPACES
