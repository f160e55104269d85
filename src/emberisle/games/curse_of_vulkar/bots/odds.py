"""The odds of flicks: whom an Ember fells, what it rolls over, and how often it leaves the island.

The atlas has measured flicks in steps; what a hand really gives lies around what was meant, and the odds are
those of all the measured flicks that it may be, each as often as that hand gives it.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from emberisle.games.curse_of_vulkar.rules.atlas import SHARES, Cell, atlas
from emberisle.games.curse_of_vulkar.rules.board import (
    NAMES,
    NOWHERE,
    OUTWARD,
    REGION,
    REGIONS,
    SNAPSHOTS,
    SPEEDS,
    WRECK,
)
from emberisle.games.curse_of_vulkar.rules.marbles import SPREAD
from emberisle.games.curse_of_vulkar.rules.table import CurseTable

DRAWS: Final = 3
"""A hand's spread is the sum of so many even draws [CV-21.2]."""
RARE: Final = 0.005
"""What happens less often is left out."""
_MARKS: Final = {NAMES[space]: REGION[space] for space in SNAPSHOTS if space != WRECK}


class FlickOdds(NamedTuple):
    """What a flick does: how likely it fells a figure by space, rolls over a mark, or leaves the island."""

    struck: dict[int, float]
    """By space, how likely a figure there falls, and stays down as the Ember stays on the island [CV-8.5]."""
    marked: tuple[float, ...]
    """By region, how likely it rolls over a red, yellow or blue snapshot space [CV-16.4]."""
    leaves: float


class LaunchOdds(NamedTuple):
    """What a flick does at a table: who falls, and whether it finds a mark or leaves the island."""

    falls: dict[int, float]
    """By figure."""
    marked: float
    leaves: float


# -- the hand


@cache
def _spread(most: int) -> dict[int, float]:
    """How likely each sum of the draws is."""
    sums = {0: 1.0}
    for _ in range(DRAWS):
        longer: dict[int, float] = {}
        for before, likely in sums.items():
            for draw in range(-most, most + 1):
                longer[before + draw] = longer.get(before + draw, 0.0) + likely / (2 * most + 1)
        sums = longer
    return sums


def _usual(found: dict[int, float]) -> tuple[tuple[int, float], ...]:
    """Without what is rare, and one in all."""
    kept = {number: likely for number, likely in found.items() if likely >= RARE}
    whole = sum(kept.values())
    return tuple([(number, likely / whole) for number, likely in kept.items()])


@cache
def aside(hand: str) -> tuple[tuple[int, float], ...]:
    """By how many steps of the atlas a hand flicks beside the direction that is meant, and how often."""
    turns = atlas().embers.turns
    step = turns[1] - turns[0]
    found: dict[int, float] = {}
    for turned, likely in _spread(SPREAD[hand][0]).items():
        row = (turned + step // 2) // step
        found[row] = found.get(row, 0.0) + likely
    return _usual(found)


@cache
def paces(hand: str, strength: int) -> tuple[tuple[int, float], ...]:
    """The strengths of the atlas that come of the one that is meant, and how often."""
    speeds = atlas().embers.speeds
    pace = speeds[1] - speeds[0]
    found: dict[int, float] = {}
    for force, likely in _spread(SPREAD[hand][1]).items():
        speed = 10 * SPEEDS[strength - 1] * (1000 + force) // 1000
        column = min(max((speed - speeds[0] + pace // 2) // pace, 0), len(speeds) - 1)
        found[column] = found.get(column, 0.0) + likely
    return _usual(found)


# -- Embers


@cache
def flick_odds(hand: str, pit: int, direction: int, strength: int) -> FlickOdds:
    """What comes of a flick that is meant like this."""
    struck: dict[int, float] = {}
    marked = [0.0] * len(REGIONS)
    leaves = 0.0
    for cell, likely in _cells(hand, pit, direction, strength):
        for region in {_MARKS[name] for name in cell.over if name in _MARKS}:
            marked[region] = marked[region] + likely
        if cell.end == "off":
            leaves = leaves + likely
            continue
        for space, share in cell.chances:
            struck[space] = struck.get(space, 0.0) + likely * share / SHARES
    return FlickOdds(struck, tuple(marked), leaves)


def launch_odds(table: CurseTable, pit: int, direction: int, strength: int) -> LaunchOdds:
    """What comes of a flick for the figures that stand on the island now."""
    odds = flick_odds(table.house.hand, pit, direction, strength)
    falls = {figure: odds.struck[place] for figure, place in table.island().standing if place in odds.struck}
    marked = odds.marked[table.region] if table.region != NOWHERE else 0.0
    return LaunchOdds(falls, marked, odds.leaves)


def _cells(hand: str, pit: int, direction: int, strength: int) -> list[tuple[Cell, float]]:
    """The measured flicks that a hand may give, and how often."""
    embers = atlas().embers
    step = embers.turns[1] - embers.turns[0]
    turn = (10 * (direction - OUTWARD[pit]) + 1800) % 3600 - 1800
    middle = (turn - embers.turns[0] + step // 2) // step
    last = len(embers.turns) - 1
    rows = [(embers.cells[pit][min(max(middle + off, 0), last)], likely) for off, likely in aside(hand)]
    return [(row[column], beside * amiss) for row, beside in rows for column, amiss in paces(hand, strength)]
