"""The board: its spaces, caves and pits, which joins which, and how far it is from one to another.

Places are numbers: first the spaces in the order of the board file, then the six caves, then the six pits.
"""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path
from typing import Any, Final

FOLDER: Final = str(resources.files("emberisle.games.fireball_island.rules").joinpath("board"))


def described(name: str) -> dict[str, Any]:
    """What a file of the board says."""
    facts: dict[str, Any] = json.loads(Path(FOLDER, name).read_text("utf-8"))
    return facts


_BOARD: Final = described("board.json")
_SPACES: Final[list[dict[str, Any]]] = _BOARD["spaces"]
_CAVES: Final[dict[str, dict[str, Any]]] = _BOARD["caves"]
_PITS: Final[dict[str, dict[str, Any]]] = _BOARD["pits"]

SPACES: Final = len(_SPACES)
CAVES: Final = len(_CAVES)
NAMES: Final = tuple(
    [str(space["id"]) for space in _SPACES]
    + [f"cave {number}" for number in range(1, CAVES + 1)]
    + [f"pit {letter}" for letter in "ABCDEF"]
)
"""Every place: the spaces [FI-16.1], ``cave 1`` to ``cave 6`` and ``pit A`` to ``pit F``."""

EVERYWHERE: Final = range(len(NAMES))
NUMBER: Final = {name: place for place, name in enumerate(NAMES)}
TRAILS: Final = tuple([str(space["trail"]) for space in _SPACES])
DARK: Final = tuple([bool(space["dark"]) for space in _SPACES])
"""Whether a space is dark [FI-16.2]."""

START: Final = NUMBER["DMP"]
STEP: Final = NUMBER["WT14"]
POINT: Final = NUMBER["VKP"]
DOCK: Final = NUMBER["DOCK"]
WATER: Final = NUMBER["W"]
CLIMB: Final = NUMBER["GSB1"]
VIPERS_END: Final = NUMBER["VP10"]
BRIDGES: Final[tuple[int, ...]] = (NUMBER["B1"], NUMBER["B2"])
BLIND_CAVE: Final = NUMBER["cave 4"]
NOWHERE: Final = -1
FARTHEST: Final = 12
"""No count is higher than a doubled six."""
LONGER_BY: Final = 4
"""Other pieces can make a move so much longer [FI-3.3], the last step being a cave."""
TOO_FAR: Final = 255

_PIT_OF: Final = {
    "Witchlord Trail": "A",
    "Thunder Alley": "B",
    "Skeleton Head Beach": "C",
    "Blister Run": "C",
    "Pass between High Road and Beach": "C",
    "Fireflash Chute": "D",
    "High Road": "D",
    "Low Road": "D",
    "Viper Pass": "E",
    "Dock Run": "F",
}
"""The smolder pit of each trail that a Fireball can reach [FI-11.2]."""

PIT_OF: Final = tuple([NUMBER.get(f"pit {_PIT_OF.get(trail)}", NOWHERE) for trail in TRAILS])


def cave(number: int) -> int:
    """The place of the cave with this number."""
    return SPACES + number - 1


def is_cave(place: int) -> bool:
    return SPACES <= place < SPACES + CAVES


def is_pit(place: int) -> bool:
    return place >= SPACES + CAVES


def on_trail(place: int) -> bool:
    """Whether this is a space on which pieces meet and pass."""
    return place < SPACES and place not in (WATER, START)


def shared(place: int) -> bool:
    """Whether any number of pieces may be here [FI-2.1, FI-11.3]."""
    return place in (START, WATER, DOCK) or is_pit(place)


def _way_out(place: int) -> int:
    """The first space of a move out of a cave [FI-16.3], a pit [FI-11.6] or the water, or nowhere."""
    if is_cave(place):
        beside = _CAVES[str(place - SPACES + 1)]["beside"]
        return NUMBER[beside] if beside is not None else NOWHERE
    if is_pit(place):
        return NUMBER[str(_PITS[NAMES[place][-1]]["rock_chip"])]
    return CLIMB if place == WATER else NOWHERE


SHARED: Final = bytes([shared(place) for place in EVERYWHERE])
"""The same, looked up."""

OUT: Final = tuple([_way_out(place) for place in EVERYWHERE])
"""For caves, pits and the water the space outside [FI-7.9, FI-11.5, FI-11.8]; nowhere for other places."""


class Board:
    """Which places one can go to from each [FI-16.5], and how many moves apart all are."""

    def __init__(self, plateau_joined: bool) -> None:
        exits: list[list[int]] = [[] for _ in NAMES]
        for one, other in _BOARD["joins"]:
            exits[NUMBER[one]].append(NUMBER[other])
            exits[NUMBER[other]].append(NUMBER[one])
        if plateau_joined:
            exits[START].append(VIPERS_END)
            exits[VIPERS_END].append(START)
        for place, outside in enumerate(OUT):
            if outside != NOWHERE:
                exits[place] = [outside]
                if is_cave(place):
                    exits[outside].append(place)
        exits[CLIMB].remove(WATER)
        self.joined = plateau_joined
        self.exits = tuple([tuple(places) for places in exits])
        self.apart = tuple([self._distances(place) for place in EVERYWHERE])
        """For every place how far each other is from it, caves taken as dead ends."""
        self.far = tuple([tuple([self._distance(one, other) for other in EVERYWHERE]) for one in EVERYWHERE])
        """How many spaces it takes from place to place [FI-16.4]; out of Cave 4 as from the worst other."""
        self.away = tuple(
            [bytes([TOO_FAR if away == NOWHERE else away for away in row]) for row in self.apart]
        )
        """The same as ``apart``, looked up more quickly; what cannot be reached is too far."""
        self.towards = tuple([bytes([self.far[one][goal] for one in EVERYWHERE]) for goal in EVERYWHERE])
        """For every goal how many spaces it takes there from each place."""

    def _distances(self, origin: int) -> tuple[int, ...]:
        found = [NOWHERE] * len(NAMES)
        found[origin] = 0
        reached = [origin]
        for place in reached:
            if is_cave(place) and place != origin:
                continue
            for other in self.exits[place]:
                if found[other] == NOWHERE:
                    found[other] = found[place] + 1
                    reached.append(other)
        return tuple(found)

    def _distance(self, place: int, other: int) -> int:
        if place == other:
            return 0
        if place == BLIND_CAVE:
            return max([self._distance(cave(number), other) for number in (1, 2, 3, 5, 6)])
        if other == BLIND_CAVE:
            return self._distance(place, cave(1))
        goal = OUT[other]
        return self.apart[place][other] if goal == NOWHERE else self.apart[place][goal] + 1


BOARDS: Final = [Board(False), Board(True)]
"""As it is, and with the plateau joined to Viper Pass [FI-3.9]."""

FORKS: Final = frozenset(
    [NAMES[place] for place in range(SPACES) if len([p for p in BOARDS[0].exits[place] if p < SPACES]) > 2]
)
"""The spaces from which a way can go on in two directions, caves aside."""
