"""How well somebody judges the game: by what measure things are weighed against each other."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple


class Skill(NamedTuple):
    """The measures of one who plays for points."""

    fades: float = 0.7
    """How much less something is worth for every step to it."""
    to_the_call: float = 2.5
    """What a snapshot is worth beyond its points, while the copter is still to be called."""
    homeward: float = 0.91
    """How much less the call of the copter is worth for every step to the helipad,"""
    calling: float = 1.0
    """and how much of its worth counts beside what else there is to do."""
    shot_at: float = 0.25
    """How often each opponent flicks an Ember at a figure that is easy to hit."""
    cataclysm: float = 0.1
    """How often each opponent drops the Fireballs before one's next turn."""
    souvenir: float = 1.3
    """What a souvenir is worth, in points."""
    denied: float = 0.4
    """How much of what another loses is a gain."""
    turned: float = 0.15
    """How much of the danger that turning makes for others comes true."""
    kept: float = 1.0
    """How much dearer or cheaper souvenirs are that are kept."""


USUAL: Final = Skill()
EXPERT: Final = Skill(fades=0.55, souvenir=2.0, turned=0.05, homeward=0.95, calling=0.6)


@cache
def fading(fades: float) -> tuple[float, ...]:
    """What is left of something so many steps away."""
    return tuple([float(fades**steps) for steps in range(100)])
