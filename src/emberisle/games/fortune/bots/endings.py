"""How a turn can end, and what each ending is worth."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import NamedTuple, TypeAlias

import numpy as np

from emberisle.games.fortune.bots.lattice import HANDFULS, PLACE, SKULLS, TABLES, Places, Reals, roll_the_rest
from emberisle.games.fortune.rules.cards import Card, TreasureChest, ZombieAttack
from emberisle.games.fortune.rules.dice import ALL, SKULL, handful
from emberisle.games.fortune.rules.house import House


class Ending(NamedTuple):
    """What a turn changes on the score page."""

    points: int
    """What the player is credited with."""
    toll: int = 0
    """What each opponent loses to the Island."""
    shared: int = 0
    """What the opponents divide after a lost Zombie Attack."""
    outright: bool = False
    """Whether nine alike win the game at once."""


Worth: TypeAlias = Callable[[Ending], float]
"""What the player makes of an ending.

Where it falls when the points rise, as a chance of winning can, a Treasure Chest is filled as if it did not.
"""


def own_points(ending: Ending) -> float:
    return ending.points


class Endings:
    """The worth of every ending that one card can bring."""

    def __init__(self, card: Card, house: House, worth: Worth) -> None:
        self.card = card
        self.house = house
        self._ways = ways_to_end(card, house)
        self._worths = np.array([worth(ending) for ending in self._ways.endings], dtype=np.float64)

    def stopped(self) -> Reals:
        """For each full table, ending the turn there."""
        return self._worths[self._ways.stopped]

    def disqualified(self) -> Reals:
        """For each full table, being disqualified there with nothing in the chest."""
        return self._worths[self._ways.disqualified]

    def chest(self) -> Reals:
        """For each handful kept, how much better disqualification is with these dice in the Treasure Chest.

        The chest holds every die that is not rolled: more dice in it never score less, and any of them can be
        taken out again after the roll. It is simply added, since this card does not look at the other dice.
        """
        if not isinstance(self.card, TreasureChest):
            return np.zeros(len(HANDFULS))
        saved = self._worths[self._ways.saved]
        better: Reals = saved - saved[PLACE[""]]
        return better

    def island(self) -> Reals:
        """For each first roll, going to the Island with it and rolling on for as long as that is allowed."""
        left = self._worths[self._ways.left]
        stayed = left.copy()
        fewest = 1 if self.house.island_last_die else 2
        for skulls in reversed(range(ALL - fewest + 1)):
            gained = stayed if self.card.rolls() > 2 else left  # a Storm has time for one roll there
            rolled = roll_the_rest(np.where(skulls < SKULLS, gained, left))
            stayed[skulls == SKULLS] = rolled[PLACE[SKULL * skulls]]
        return stayed


class Ways(NamedTuple):
    """Every ending that one card can bring, and for each table the place among them of ending there so."""

    endings: tuple[Ending, ...]
    stopped: Places
    disqualified: Places
    saved: Places
    """For each handful, being disqualified with these dice in the Treasure Chest."""
    left: Places
    """For each full table, leaving the Island with it."""


@lru_cache(maxsize=256)
def ways_to_end(card: Card, house: House) -> Ways:
    """Listed once for each card and house: only what they are worth changes from turn to turn."""
    found: dict[Ending, int] = {}

    def places(endings: Iterable[Ending]) -> Places:
        return np.array([found.setdefault(ending, len(found)) for ending in endings])

    stopped = places(_stop(card, house, shown(table)) for table in TABLES)
    disqualified = places(Ending(card.points_lost(shown(table), "", house)) for table in TABLES)
    saved = places(Ending(card.points_lost("", shown(kept), house)) for kept in HANDFULS)
    left = places(_leave(card, house, table) for table in TABLES)
    return Ways(tuple(found), stopped, disqualified, saved, left)


def _stop(card: Card, house: House, dice: str) -> Ending:
    points = card.points(dice, house)
    if isinstance(card, ZombieAttack):
        lost = not points and house.zombie_lost == "shared"
        return Ending(points, shared=ZombieAttack.prize if lost else 0)
    nine_alike = handful(dice) == card.extra() * ALL
    return Ending(points, outright=nine_alike and house.nine_alike == "wins")


def _leave(card: Card, house: House, table: str) -> Ending:
    """No points there, but a Truce is broken on the Island too."""
    points = card.points_lost(shown(table), "", house)
    if points < 0 and house.truce_island == "spared":
        return Ending(points)
    return Ending(points, toll=card.skull_price() * (table.count(SKULL) + card.skulls()))


def shown(dice: str) -> str:
    """Those of the dice that show no skull."""
    return dice.replace(SKULL, "")
