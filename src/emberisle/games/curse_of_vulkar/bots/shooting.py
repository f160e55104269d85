"""Flicking Embers: from which pit, in which direction and how hard, straight at somebody or at a space."""

from __future__ import annotations

from typing import Final, NamedTuple

from emberisle.games.curse_of_vulkar.bots.dangers import AWAY, NEAR_PIT, STRAIGHT, by_ember
from emberisle.games.curse_of_vulkar.rules.board import REGION, SNAPSHOTS, WRECK, on_island

NEAR_STRENGTH: Final = 9
FAR_STRENGTH: Final = 10
"""Harder, and many Embers leave the island; softer, and they stop, or touch without knocking over."""
LEAVES: Final = 0.1
"""How often an Ember leaves the island."""
WIDE: Final = 40
"""Degrees by which a target may be beside the direction and still be meant by it."""


class Shot(NamedTuple):
    """A flick, at what space, and how likely it is to strike there."""

    pit: int
    place: int
    chance: float

    @property
    def direction(self) -> int:
        return STRAIGHT[self.pit][self.place]

    @property
    def strength(self) -> int:
        return NEAR_STRENGTH if AWAY[self.pit][self.place] <= NEAR_PIT else FAR_STRENGTH


def shots(pit: int, places: list[int]) -> list[Shot]:
    """The straight flicks from this pit that may strike one of these spaces."""
    return [Shot(pit, place, by_ember(pit, place)) for place in places if by_ember(pit, place) > 0]


def strength_towards(pit: int, direction: int, places: list[int]) -> int:
    """How hard to flick in a direction that is already chosen: as for the space that is nearest to it."""
    meant = [(beside(STRAIGHT[pit][place], direction), place) for place in places if on_island(place)]
    close = [place for off, place in sorted(meant) if off <= WIDE]
    return Shot(pit, close[0], 0.0).strength if close else FAR_STRENGTH


def beside(one: int, other: int) -> int:
    """The angle between two directions."""
    turned = abs(one - other) % 360
    return min(turned, 360 - turned)


def marks(region: int) -> list[int]:
    """The spaces that an Ember has to roll over when all play together [CV-16.4]."""
    return [space for space in SNAPSHOTS if space != WRECK and REGION[space] == region]
