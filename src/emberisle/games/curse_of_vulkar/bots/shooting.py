"""Flicking Embers: from which pit, in which direction and how hard, by the flicks that the atlas knows."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from emberisle.games.curse_of_vulkar.bots.odds import flick_odds
from emberisle.games.curse_of_vulkar.rules.atlas import atlas
from emberisle.games.curse_of_vulkar.rules.board import OUTWARD, PITS, SPEEDS

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
    """The best flick from every pit at every space, and at the marks of every region, for one hand."""

    def __init__(self, hand: str) -> None:
        self.hand = hand
        self.at: dict[tuple[int, int], Shot] = {}
        """By pit and space."""
        self.marks: dict[tuple[int, int], Shot] = {}
        """By pit and region: at any of its red, yellow and blue snapshot spaces [CV-16.4]."""
        for pit in range(len(PITS)):
            for turn in atlas().embers.turns:
                for strength in range(1, len(SPEEDS) + 1):
                    self._weigh(pit, (OUTWARD[pit] + turn // 10) % 360, strength)

    def _weigh(self, pit: int, direction: int, strength: int) -> None:
        """Whether this flick is better than what is known."""
        odds = flick_odds(self.hand, pit, direction, strength)
        for space, chance in odds.struck.items():
            _keep(self.at, (pit, space), Shot(pit, direction, strength, chance, odds.leaves))
        for region, chance in enumerate(odds.marked):
            _keep(self.marks, (pit, region), Shot(pit, direction, strength, chance, odds.leaves))


def _keep(known: dict[tuple[int, int], Shot], key: tuple[int, int], shot: Shot) -> None:
    if shot.chance >= LEAST and (key not in known or shot.good > known[key].good):
        known[key] = shot


@cache
def aims(hand: str) -> Aims:
    """All aims of a hand, found when they are first needed."""
    return Aims(hand)


def strength_towards(direction: int, shots: list[Shot]) -> int:
    """How hard to flick in a direction that is already chosen: as in the shot that is nearest to it."""
    meant = [(beside(shot.direction, direction), shot.strength) for shot in shots]
    off, strength = min(meant, default=(WIDE, SOFT_STRENGTH))
    return strength if off < WIDE else SOFT_STRENGTH


def beside(one: int, other: int) -> int:
    """The angle between two directions."""
    turned = abs(one - other) % 360
    return min(turned, 360 - turned)
