"""How likely marbles are to knock over a figure: where chutes lead, and how far away the pits are."""

from __future__ import annotations

from math import atan2, degrees, hypot
from typing import Any, Final, NamedTuple

from emberisle.games.curse_of_vulkar.rules.board import (
    BOARD,
    DECKS,
    DIRECTION_STEP,
    FACINGS,
    NOWHERE,
    NUMBER,
    PITS,
    SETTINGS,
    SPACES,
    TREES,
    on_island,
)
from emberisle.games.curse_of_vulkar.rules.table import CurseTable

_PLACES: Final[list[dict[str, Any]]] = BOARD["spaces"]
CHUTE: Final = tuple([str(space.get("chute") or "") for space in _PLACES])
"""For every space the chute in which it lies, if any."""
GULLIES: Final = ("E", "NE", "NW", "W", "SW", "SE")
"""The chutes that begin at Vul-Kar, by the facing that looks down them."""
_SIDES: Final = {
    str(BOARD["trees"][tree][side]): (number, side)
    for number, tree in enumerate(TREES)
    for side in ("left", "right")
}
"""For every arm of a chute the tree that stands at its fork, and on which side of it the arm is."""
_SENT_LEFT: Final = {"left": 0.9, "home": 0.5, "right": 0.1}
LEFT_SHARE: Final = tuple([_SENT_LEFT[setting] for setting in SETTINGS])
"""How many marbles go left by the setting of a tree."""
KNOCKED: Final = 0.95
"""Of the figures that a Fireball meets in a chute."""
STRIKES_BRIDGE: Final = 0.3
_UNDER: Final = {NUMBER["BR1"]: "E-N", NUMBER["BR2"]: "W-S"}
"""The chutes that run under the bridges."""

NEAR_PIT: Final = 11.0
"""Centimetres within which a straight flick hardly misses."""
FLICKED_NEAR: Final = 0.95
FLICKED_IN_CHUTE: Final = 0.6
FLICKED_ON_DECK: Final = 0.6
FLICKED_FAR: Final = 0.2


# -- Fireballs


class Slopes(NamedTuple):
    """How Vul-Kar looks and the trees are turned, and how many Fireballs roll."""

    facing: int
    trees: tuple[int, ...]
    marbles: int

    def passes(self, chute: str) -> float:
        """How likely one Fireball is to run down this chute."""
        trunk, *arms = chute.split("-")
        if trunk not in GULLIES:
            return 0.0
        turned = (FACINGS[self.facing] - FACINGS[GULLIES.index(trunk)]) % 360
        chance = 1 / 3 if turned in (0, 60, 300) else 0.0
        path = trunk
        for arm in arms:
            path = f"{path}-{arm}"
            tree, side = _SIDES[path]
            left = LEFT_SHARE[self.trees[tree]]
            chance = chance * (left if side == "left" else 1 - left)
        return chance

    def knocks(self, place: int) -> float:
        """How likely the Fireballs are to knock over a figure that stands here."""
        if not on_island(place):
            return 0.0
        if place in _UNDER:
            one = self.passes(_UNDER[place]) * STRIKES_BRIDGE
        elif CHUTE[place]:
            one = self.passes(CHUTE[place]) * KNOCKED
        else:
            return 0.0
        return float(1 - (1 - one) ** self.marbles)


def slopes(table: CurseTable) -> Slopes:
    return Slopes(table.facing, table.trees, table.scar)


# -- Embers


def _away(pit: int, place: int) -> float:
    space, hole = _PLACES[place], BOARD["ember_pits"][PITS[pit]]
    return hypot(space["x"] - hole["x"], space["y"] - hole["y"])


def _direction(pit: int, place: int) -> int:
    """From a pit straight to a space, in whole steps; on the map y points south."""
    space, hole = _PLACES[place], BOARD["ember_pits"][PITS[pit]]
    angle = degrees(atan2(hole["y"] - space["y"], space["x"] - hole["x"]))
    return DIRECTION_STEP * round(angle / DIRECTION_STEP) % 360


AWAY: Final = tuple([tuple([_away(pit, place) for place in range(SPACES)]) for pit in range(len(PITS))])
"""From every pit to every space, in centimetres."""
STRAIGHT: Final = tuple(
    [tuple([_direction(pit, place) for place in range(SPACES)]) for pit in range(len(PITS))]
)
"""From every pit the direction to every space."""


def by_ember(pit: int, place: int) -> float:
    """How likely a straight flick from this pit is to knock over a figure that stands here."""
    if place == NOWHERE or not on_island(place):
        return 0.0
    nearest = min([AWAY[other][place] for other in range(len(PITS))])
    if AWAY[pit][place] > nearest + 1:
        return 0.0
    if nearest <= NEAR_PIT:
        return FLICKED_NEAR
    if place in DECKS:
        return FLICKED_ON_DECK
    return FLICKED_IN_CHUTE if CHUTE[place] else FLICKED_FAR


def by_any_ember(place: int) -> float:
    """How likely the best straight flick is to knock over a figure that stands here."""
    return EXPOSED[place] if on_island(place) else 0.0


EXPOSED: Final = tuple([max([by_ember(pit, place) for pit in range(len(PITS))]) for place in range(SPACES)])
