"""Flicking Embers: from which pit, in which direction and how hard, straight at somebody or at a mark."""

from __future__ import annotations

from typing import Final, NamedTuple

from emberisle.games.curse_of_vulkar.bots.dangers import AWAY, NEAR_PIT, STRAIGHT, by_ember
from emberisle.games.curse_of_vulkar.rules.board import PITS, REGIONS

NEAR_STRENGTH: Final = 9
FAR_STRENGTH: Final = 10
"""Harder, and many Embers leave the island; softer, and they stop, or touch without knocking over."""
SOFT_STRENGTH: Final = 4
"""Without a target."""
LEAVES: Final = 0.1
"""How often an Ember leaves the island that is flicked at somebody."""
WIDE: Final = 40
"""Degrees by which a shot may be beside a direction and still be meant by it."""


class Shot(NamedTuple):
    """A flick, and how likely it is to strike what it is meant for."""

    pit: int
    direction: int
    strength: int
    chance: float


def straight(pit: int, place: int) -> Shot:
    """The straight flick from this pit to a space."""
    strength = NEAR_STRENGTH if AWAY[pit][place] <= NEAR_PIT else FAR_STRENGTH
    return Shot(pit, STRAIGHT[pit][place], strength, by_ember(pit, place))


_MEASURED: Final = {
    "scarside": (Shot(PITS.index("P3"), 215, 14, 0.5), Shot(PITS.index("P2"), 185, 11, 0.25)),
    "summit": (Shot(PITS.index("P5"), 275, 2, 0.8),),
    "beachside": (Shot(PITS.index("P6"), 310, 5, 0.25),),
}
"""For each region flicks that often roll over one of its snapshot spaces and hardly ever leave the island:
shares of forty rolls each by a usual hand, Vul-Kar and the trees turned at random."""
AT_MARKS: Final = tuple([_MEASURED[region] for region in REGIONS])
"""The same by the number of the region [CV-16.4]."""


def strength_towards(direction: int, shots: list[Shot]) -> int:
    """How hard to flick in a direction that is already chosen: as in the shot that is nearest to it."""
    meant = [(beside(shot.direction, direction), shot.strength) for shot in shots]
    off, strength = min(meant, default=(WIDE, SOFT_STRENGTH))
    return strength if off < WIDE else SOFT_STRENGTH


def beside(one: int, other: int) -> int:
    """The angle between two directions."""
    turned = abs(one - other) % 360
    return min(turned, 360 - turned)
