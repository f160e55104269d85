"""How likely marbles are to knock over a figure, by what the atlas knows of them."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

from emberisle.games.curse_of_vulkar.bots.shooting import aims
from emberisle.games.curse_of_vulkar.rules.atlas import PARTS, Slope, atlas
from emberisle.games.curse_of_vulkar.rules.board import ALL_DECKS, BOARD, FACINGS, PITS, TREES, on_island
from emberisle.games.curse_of_vulkar.rules.table import CurseTable

_FORKS: Final = {
    str(BOARD["trees"][tree][side]): (number, side)
    for number, tree in enumerate(TREES)
    for side in ("left", "right")
}
"""For every arm of a chute the tree that stands at its fork, and on which side of it the arm is."""

MOST_REMEMBERED: Final = 50_000


@cache
def _stations(boulder: bool) -> dict[int, tuple[tuple[str, float], ...]]:
    """For every space that these marbles reach the chutes in which it is struck, and how often."""
    slope = _slope(boulder)
    found: dict[int, tuple[tuple[str, float], ...]] = {}
    waiting = list(slope.gullies)
    for chute in waiting:
        for station in chute.stations:
            struck = station.strike / PARTS if ALL_DECKS >> station.space & 1 else 1.0
            here = (chute.name, struck * station.knock / PARTS)
            found[station.space] = (*found.get(station.space, ()), here)
        waiting.extend([arm for arm in (chute.left, chute.right) if arm is not None])
    return found


def _slope(boulder: bool) -> Slope:
    return atlas().boulder if boulder else atlas().fireball


class Slopes(NamedTuple):
    """How Vul-Kar looks and the trees are turned, and how many Fireballs roll."""

    facing: int
    trees: tuple[int, ...]
    marbles: int

    def exit_of(self, chute: str) -> int:
        """The exit from which a chute is reached, counted as on the board; there are three."""
        gullies = [gully.name for gully in _slope(boulder=False).gullies]
        return (gullies.index(chute.split("-")[0]) - self.facing + 1) % len(FACINGS)

    def takes(self, chute: str, boulder: bool = False) -> float:
        """How likely a marble that comes down to the first fork goes on down this chute."""
        chance = 1.0
        while chute in _FORKS:
            tree, side = _FORKS[chute]
            left = _slope(boulder).forks[tree][self.trees[tree]] / PARTS
            chance = chance * (left if side == "left" else 1 - left)
            chute = chute.rpartition("-")[0]
        return chance

    def passes(self, chute: str) -> float:
        """How likely one Fireball is to run down this chute."""
        exits = _slope(boulder=False).exits
        number = self.exit_of(chute)
        return exits[number] / PARTS * self.takes(chute) if number < len(exits) else 0.0

    def knocks(self, place: int) -> float:
        """How likely the Fireballs are to knock over a figure that stands here."""
        return float(1 - (1 - _struck(self.facing, self.trees, place)) ** self.marbles)

    def pushes(self, mouth: int, place: int) -> float:
        """How likely the Boulder is to knock over a figure that stands here."""
        struck = _stations(True).get(place, ())
        return sum([self.takes(c, boulder=True) * often for c, often in struck if self.exit_of(c) == mouth])


@lru_cache(maxsize=MOST_REMEMBERED)
def _struck(facing: int, trees: tuple[int, ...], place: int) -> float:
    """How likely one Fireball is to knock over a figure that stands here; asked again and again."""
    one = Slopes(facing, trees, 1)
    return sum([one.passes(chute) * struck for chute, struck in _stations(False).get(place, ())])


def slopes(table: CurseTable) -> Slopes:
    return Slopes(table.facing, table.trees, table.scar)


def by_ember(pit: int, place: int) -> float:
    """How likely the best flick from this pit is to knock over a figure that stands here."""
    shot = aims().at.get((pit, place))
    return shot.chance if shot is not None else 0.0


def by_any_ember(place: int) -> float:
    """How likely the best flick of all is to do so."""
    return _exposed()[place] if on_island(place) else 0.0


@cache
def _exposed() -> tuple[float, ...]:
    places = range(len(BOARD["spaces"]))
    return tuple([max([by_ember(pit, place) for pit in range(len(PITS))]) for place in places])
