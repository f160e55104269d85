"""How likely marbles are to knock over a figure, by what the atlas knows of them."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

from emberisle.games.curse_of_vulkar.bots.shooting import aims
from emberisle.games.curse_of_vulkar.rules.atlas import PARTS, Slope, atlas
from emberisle.games.curse_of_vulkar.rules.board import (
    ALL_DECKS,
    BOARD,
    CAVE_NUMBER,
    CAVE_SIDES,
    FACINGS,
    JOINS,
    PITS,
    TREES,
    on_island,
)
from emberisle.games.curse_of_vulkar.rules.marbles import BEES_IN_HIVE
from emberisle.games.curse_of_vulkar.rules.table import CurseTable
from emberisle.games.curse_of_vulkar.rules.tiger import STRIDE, shunned

_FORKS: Final = {
    str(BOARD["trees"][tree][side]): (number, side)
    for number, tree in enumerate(TREES)
    for side in ("left", "right")
}
"""For every arm of a chute the tree that stands at its fork, and on which side of it the arm is."""

MOST_REMEMBERED: Final = 50_000


FIREBALL: Final = "fireball"
BOULDER: Final = "boulder"
BEE: Final = "bee"


@cache
def _stations(what: str) -> dict[int, tuple[tuple[str, float], ...]]:
    """For every space that these marbles reach the chutes in which it is struck, and how often."""
    slope = _slope(what)
    found: dict[int, tuple[tuple[str, float], ...]] = {}
    waiting = list(slope.gullies)
    for chute in waiting:
        for station in chute.stations:
            struck = station.strike / PARTS if ALL_DECKS >> station.space & 1 else 1.0
            here = (chute.name, struck * station.knock / PARTS)
            found[station.space] = (*found.get(station.space, ()), here)
        waiting.extend([arm for arm in (chute.left, chute.right) if arm is not None])
    return found


def _slope(what: str) -> Slope:
    """How these marbles run down from Vul-Kar."""
    known = atlas()
    return known.fireball if what == FIREBALL else known.boulder if what == BOULDER else known.bee


class Slopes(NamedTuple):
    """How Vul-Kar looks and the trees are turned, and how many Fireballs roll."""

    facing: int
    trees: tuple[int, ...]
    marbles: int

    def exit_of(self, chute: str) -> int:
        """The exit from which a chute is reached, counted as on the board; there are three."""
        gullies = [gully.name for gully in _slope(FIREBALL).gullies]
        return (gullies.index(chute.split("-")[0]) - self.facing + 1) % len(FACINGS)

    def takes(self, chute: str, what: str = FIREBALL) -> float:
        """How likely a marble that comes down to the first fork goes on down this chute."""
        chance = 1.0
        while chute in _FORKS:
            tree, side = _FORKS[chute]
            left = _slope(what).forks[tree][self.trees[tree]] / PARTS
            chance = chance * (left if side == "left" else 1 - left)
            chute = chute.rpartition("-")[0]
        return chance

    def passes(self, chute: str, what: str = FIREBALL) -> float:
        """How likely one Fireball, or one bee, is to run down this chute."""
        exits = _slope(what).exits
        number = self.exit_of(chute)
        return exits[number] / PARTS * self.takes(chute, what) if number < len(exits) else 0.0

    def knocks(self, place: int) -> float:
        """How likely the Fireballs are to knock over a figure that stands here."""
        if not in_chute(place):
            return 0.0
        return float(1 - (1 - _struck(self.facing, self.trees, place, FIREBALL)) ** self.marbles)

    def stings(self, place: int) -> float:
        """How likely the bees of the hive are to sting a figure that stands here."""
        if place not in _stations(BEE):
            return 0.0
        return float(1 - (1 - _struck(self.facing, self.trees, place, BEE)) ** BEES_IN_HIVE)

    def pushes(self, mouth: int, place: int) -> float:
        """How likely the Boulder is to knock over a figure that stands here."""
        struck = _stations(BOULDER).get(place, ())
        return sum([self.takes(c, BOULDER) * often for c, often in struck if self.exit_of(c) == mouth])


@lru_cache(maxsize=MOST_REMEMBERED)
def _struck(facing: int, trees: tuple[int, ...], place: int, what: str) -> float:
    """How likely one Fireball, or one bee, is to strike a figure that stands here; asked again and again."""
    one = Slopes(facing, trees, 1)
    return sum([one.passes(chute, what) * struck for chute, struck in _stations(what).get(place, ())])


def in_chute(place: int) -> bool:
    """Whether Fireballs ever come by this place."""
    return place in _stations(FIREBALL)


def slopes(table: CurseTable) -> Slopes:
    return Slopes(table.facing, table.trees, table.scar)


# -- the Tiger


@cache
def _from_tiger(tiger: int, barred: int) -> dict[int, int]:
    """How far it is from the Tiger to every space to which it can be led, and to the caves that it passes."""
    far = {tiger: 0}
    reached = [tiger]
    for place in reached:
        for other in JOINS[place]:
            if other not in far and not barred >> other & 1:
                far[other] = far[place] + 1
                reached.append(other)
    return far


def pounces(table: CurseTable, place: int) -> float:
    """How likely the die lets the Tiger come to a figure that stands here [CV-23.3]; 0 without it."""
    far = _from_tiger(table.tiger, shunned(table)).get(place) if table.house.tiger else None
    if far is None or place in CAVE_NUMBER:
        return 0.0
    return min(1.0, max(0.0, (CAVE_SIDES - max(far - STRIDE, 1) + 1) / CAVE_SIDES))


# -- Embers


def by_ember(hand: str, pit: int, place: int) -> float:
    """How likely the best flick from this pit is to knock over a figure that stands here."""
    shot = aims(hand).at.get((pit, place))
    return shot.chance if shot is not None else 0.0


def by_any_ember(hand: str, place: int) -> float:
    """How likely the best flick of all is to do so."""
    return _exposed(hand)[place] if on_island(place) else 0.0


@cache
def _exposed(hand: str) -> tuple[float, ...]:
    places = range(len(BOARD["spaces"]))
    return tuple([max([by_ember(hand, pit, place) for pit in range(len(PITS))]) for place in places])
