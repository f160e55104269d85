"""Where everything lies on Vul-Kar's island, in centimetres, for maps on the screen and on paper."""

from __future__ import annotations

from functools import cache
from math import hypot
from typing import Any, Final

from emberisle.games.curse_of_vulkar.rules.board import (
    BOARD,
    FOLDER,
    NAMES,
    PITS,
    REGION,
    REGIONS,
    SPACES,
    TREES,
    described,
)
from emberisle.terminal.chart import Spot
from emberisle.terminal.land import Land

LAND: Final = Land(FOLDER, described("places.json"))
OUTLINE: Final[tuple[Spot, ...]] = tuple([(float(x), float(y)) for x, y in BOARD["outline"]])
"""The coast; beyond it are the surf and the reef."""
VUL_KAR: Final = "vul_kar"
SCAR: Final = "scar"
COPTER: Final = "copter"
HELIPAD_NAME: Final = str(BOARD["helipad"])


def _spot(thing: dict[str, Any]) -> Spot:
    return float(thing["x"]), float(thing["y"])


SPOTS: Final[dict[str, Spot]] = {str(space["id"]): _spot(space) for space in BOARD["spaces"]}
"""Every space."""
LANDMARKS: Final[dict[str, Spot]] = {
    VUL_KAR: _spot(BOARD["vul_kar"]),
    SCAR: _spot(BOARD["scar"]),
    COPTER: (SPOTS[HELIPAD_NAME][0] + 3.5, SPOTS[HELIPAD_NAME][1] + 2.5),
    **{pit: _spot(BOARD["ember_pits"][pit]) for pit in PITS},
    **{tree: _spot(BOARD["trees"][tree]) for tree in TREES},
}
"""What stands and lies beside the spaces."""
JOINS: Final[tuple[tuple[str, str], ...]] = tuple([(one, other) for one, other in BOARD["joins"]])
CHUTES: Final[dict[str, tuple[Spot, ...]]] = {
    str(name): tuple([(float(x), float(y)) for x, y, _ in chute["line"]])
    for name, chute in BOARD["chutes"].items()
}
"""The middle of every chute."""
RIVERS: Final = frozenset([str(name) for name, chute in BOARD["chutes"].items() if chute["kind"] == "river"])
IN_CHUTE: Final = frozenset([str(space["id"]) for space in BOARD["spaces"] if space.get("chute")])
"""The spaces that lie in a chute."""
DECKS: Final[dict[str, bool]] = {str(name): bool(deck["ladder"]) for name, deck in BOARD["decks"].items()}
"""The bridges, and with yes the ladder."""
COMPASS: Final = ("east", "north-east", "north", "north-west", "west", "south-west", "south", "south-east")


def on_land(x: float, y: float) -> bool:
    """Whether a spot is inside the coast."""
    inside = False
    for (x0, y0), (x1, y1) in zip(OUTLINE, (*OUTLINE[1:], OUTLINE[0]), strict=True):
        if (y0 > y) != (y1 > y) and x < x0 + (y - y0) * (x1 - x0) / (y1 - y0):
            inside = not inside
    return inside


def side(direction: float) -> str:
    """The side of the sky that is nearest to a direction."""
    return COMPASS[round(direction / 45) % len(COMPASS)]


def region_at(x: float, y: float) -> str:
    """The region of the space that is nearest, measured on a grid of two centimetres."""
    return _region(round(x / 2), round(y / 2))


@cache
def _region(column: int, row: int) -> str:
    x, y = 2.0 * column, 2.0 * row
    near = min(range(SPACES), key=lambda place: hypot(SPOTS[NAMES[place]][0] - x, SPOTS[NAMES[place]][1] - y))
    return REGIONS[REGION[near]]
