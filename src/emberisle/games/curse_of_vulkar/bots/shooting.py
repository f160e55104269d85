"""Flicking Embers: from which pit, in which direction and how hard, by the flicks that the atlas knows."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from emberisle.games.curse_of_vulkar.rules.atlas import SHARES, Cell, atlas
from emberisle.games.curse_of_vulkar.rules.board import (
    NAMES,
    OUTWARD,
    PITS,
    REGION,
    REGIONS,
    SNAPSHOTS,
    WRECK,
)

ASIDE: Final = (0.2, 0.6, 0.2)
"""How often a usual hand flicks five degrees to the right, straight, or five to the left."""
AMISS: Final = (0.25, 0.5, 0.25)
"""How often it flicks one strength softer, as meant, or one harder."""
SOFT_STRENGTH: Final = 4
"""Without a target."""
WIDE: Final = 40
"""Degrees by which a shot may be beside a direction and still be meant by it."""
LEAST: Final = 0.05
"""Less likely hits are no shots."""
FEARED: Final = 0.7
"""How much it counts that an Ember leaves the island, when shots are compared."""


class Shot(NamedTuple):
    """A flick, how likely it is to strike what it is meant for, and to leave the island."""

    pit: int
    direction: int
    strength: int
    chance: float
    leaves: float

    @property
    def good(self) -> float:
        return self.chance - FEARED * self.leaves


class Aims:
    """The best flick from every pit at every space, and at the marks of every region."""

    def __init__(self) -> None:
        self.at: dict[tuple[int, int], Shot] = {}
        """By pit and space."""
        self.marks: dict[tuple[int, int], Shot] = {}
        """By pit and region: at any of its red, yellow and blue snapshot spaces [CV-16.4]."""
        for pit in range(len(PITS)):
            for row in range(len(atlas().embers.turns)):
                for column in range(len(atlas().embers.speeds)):
                    self._weigh(pit, row, column)

    def _weigh(self, pit: int, row: int, column: int) -> None:
        """What a hand does that means this flick, and whether that is better than what is known."""
        struck: dict[int, float] = {}
        marked = [0.0] * len(REGIONS)
        leaves = 0.0
        for cell, likely in _around(pit, row, column):
            for space, share in cell.chances:
                struck[space] = struck.get(space, 0.0) + likely * share / SHARES
            for region in {_MARKS[name] for name in cell.over if name in _MARKS}:
                marked[region] = marked[region] + likely
            leaves = leaves + (likely if cell.end == "off" else 0.0)
        turn = atlas().embers.turns[row] // 10
        direction = (OUTWARD[pit] + turn) % 360
        for space, chance in struck.items():
            _keep(self.at, (pit, space), Shot(pit, direction, column + 1, chance, leaves))
        for region, chance in enumerate(marked):
            _keep(self.marks, (pit, region), Shot(pit, direction, column + 1, chance, leaves))


_MARKS: Final = {NAMES[space]: REGION[space] for space in SNAPSHOTS if space != WRECK}


def _around(pit: int, row: int, column: int) -> list[tuple[Cell, float]]:
    """The measured flicks that a usual hand may give, and how often."""
    rows = atlas().embers.cells[pit]
    found: list[tuple[Cell, float]] = []
    for turn, aside in enumerate(ASIDE, start=row - 1):
        for strength, amiss in enumerate(AMISS, start=column - 1):
            near = rows[min(max(turn, 0), len(rows) - 1)]
            found.append((near[min(max(strength, 0), len(near) - 1)], aside * amiss))
    return found


def _keep(known: dict[tuple[int, int], Shot], key: tuple[int, int], shot: Shot) -> None:
    if shot.chance >= LEAST and (key not in known or shot.good > known[key].good):
        known[key] = shot


@cache
def aims() -> Aims:
    """All aims, found when they are first needed."""
    return Aims()


def strength_towards(direction: int, shots: list[Shot]) -> int:
    """How hard to flick in a direction that is already chosen: as in the shot that is nearest to it."""
    meant = [(beside(shot.direction, direction), shot.strength) for shot in shots]
    off, strength = min(meant, default=(WIDE, SOFT_STRENGTH))
    return strength if off < WIDE else SOFT_STRENGTH


def beside(one: int, other: int) -> int:
    """The angle between two directions."""
    turned = abs(one - other) % 360
    return min(turned, 360 - turned)
