"""The tiles: a double-nine set whose ones are flames, and the Wildfires."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib import resources
from typing import Final

from emberisle.kernel.values import Value

NUMBERS: Final = range(10)
"""What an end shows in pips."""
WILD_ONE: Final = 1
DOUBLE_FIRE: Final = 10
TRIPLE_FIRE: Final = 11
"""The flame ends of the Wildfires."""

SIGNS: Final = "0123456789DT"
_POINTS: Final = (0, 10, 2, 3, 4, 5, 6, 7, 8, 9, 20, 30)
"""What an end counts against its holder: its pips, or the price of its flame."""


class Tile(Value):
    """A domino by its two ends, the lower first: ``3-5``, ``1-6``, or a Wildfire, ``4-D`` or ``7-T``."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high
        self.name = f"{SIGNS[low]}-{SIGNS[high]}"
        self.points = _POINTS[low] + _POINTS[high]  # [WF-9.3]
        self.is_double = low == high  # [WF-1.3]
        self.is_wildfire = high >= DOUBLE_FIRE
        self.is_wild_one = not self.is_wildfire and WILD_ONE in (low, high)  # [WF-1.4]

    def across(self, end: int) -> int:
        """The end across from this one."""
        return self.high if self.low == end else self.low


TILES: Final = tuple(
    [Tile(low, high) for high in NUMBERS for low in range(high + 1)]
    + [Tile(number, flame) for flame in (DOUBLE_FIRE, TRIPLE_FIRE) for number in NUMBERS]
)
"""Every tile of any set. Inside the rules a tile is its place in this list."""

NAMES: Final = {tile.name: number for number, tile in enumerate(TILES)}
POINTS: Final = tuple([tile.points for tile in TILES])
IS_DOUBLE: Final = tuple([tile.is_double for tile in TILES])
IS_WILDFIRE: Final = tuple([tile.is_wildfire for tile in TILES])
DOUBLES: Final = tuple([number for number, double in enumerate(IS_DOUBLE) if double])
"""The doubles, the lowest first."""
DOUBLE_WILD_ONE: Final = NAMES["1-1"]
WILDFIRE_OF_ONE: Final = (NAMES["1-D"], NAMES["1-T"])


def _read_sets() -> dict[str, tuple[int, ...]]:
    """The 65 tiles of each set: a double-nine set and its ten Wildfires [WF-1.2, WF-1.5]."""
    text = resources.files(__package__).joinpath("sets.toml").read_text("utf-8")
    plain = [number for number, tile in enumerate(TILES) if not tile.is_wildfire]
    sets: dict[str, tuple[int, ...]] = {}
    for name, wildfires in tomllib.loads(text).items():
        doubles = [NAMES[f"{number}-D"] for number in wildfires["double"]]
        triples = [NAMES[f"{number}-T"] for number in wildfires["triple"]]
        sets[name] = (*plain, *doubles, *triples)
    return sets


SETS: Final = _read_sets()
"""The tiles of each set in the data file."""


def by_name(name: object) -> int:
    """The tile of this name, or -1."""
    return NAMES.get(name, -1) if isinstance(name, str) else -1


_TURNED: Final = {tile.name[::-1]: number for number, tile in enumerate(TILES)}


def either_way(name: object) -> int:
    """The tile of this name, whichever of its ends comes first, or -1."""
    return _TURNED.get(name, by_name(name)) if isinstance(name, str) else -1


@lru_cache(4096)
def names(tiles: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([TILES[tile].name for tile in tiles])


def points(tiles: tuple[int, ...]) -> int:
    """What tiles count against their holder."""
    return sum([POINTS[tile] for tile in tiles])
