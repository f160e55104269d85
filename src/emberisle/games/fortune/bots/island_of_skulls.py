"""The Island of Skulls, worked out exactly: to roll on, to leave, or to cast the spell there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import comb
from typing import NamedTuple

from emberisle.games.fortune.bots.endings import Ending, Worth
from emberisle.games.fortune.rules.dice import ALL, SWORD
from emberisle.games.fortune.rules.moves import CAST, ROLL_AGAIN, STOP
from emberisle.games.fortune.rules.table import FortuneTable
from emberisle.kernel.values import Value


class Landing(NamedTuple):
    """How things lie on the Island: skulls on the dice, swords on the others, rolls made, the spell."""

    skulls: int
    swords: int
    rolls: int
    spell: bool


class IslandTurn:
    """A turn on the Island under one card, or on the way to it, and what its endings are worth."""

    def __init__(self, table: FortuneTable, worth: Worth) -> None:
        self.card = table.card
        self.house = table.house
        self._worth = worth
        self.best = cache(self._best)

    def choices(self, landing: Landing) -> list[tuple[Value, float]]:
        """Everything the player can do there, the best first; of equals to roll on."""
        found = [*self._rolls_on(landing), *self._leaves(landing), *self._casts(landing)]
        return sorted(found, key=lambda choice: -choice[1])

    def _best(self, landing: Landing) -> float:
        return self.choices(landing)[0][1]

    def _rolls_on(self, landing: Landing) -> Iterator[tuple[Value, float]]:
        if self._can_roll(landing):
            yield ROLL_AGAIN, self._roll(landing, landing.skulls, landing.spell)

    def _leaves(self, landing: Landing) -> Iterator[tuple[Value, float]]:
        if self.house.island_stop or not self._can_roll(landing):
            yield STOP, self._leave(landing)

    def _casts(self, landing: Landing) -> Iterator[tuple[Value, float]]:
        if landing.spell and self._can_cast(landing):
            yield CAST, self._roll(landing, landing.skulls - 1, spell=False)

    def _can_roll(self, landing: Landing) -> bool:
        fewest = 1 if self.house.island_last_die else 2
        return ALL - landing.skulls >= fewest and landing.rolls < self.card.rolls()

    def _can_cast(self, landing: Landing) -> bool:
        return self.house.spell_island == "there" and (self.house.spell_alone or landing.skulls < ALL)

    def _roll(self, landing: Landing, skulls: int, spell: bool) -> float:
        """All dice but these skulls are rolled; without a new one the turn is over."""
        total = 0.0
        for fallen, swords, chance in falls(ALL - skulls):
            after = Landing(skulls + fallen, swords, landing.rolls + 1, spell)
            total += chance * (self.best(after) if fallen else self._leave(after))
        return total

    def cast_on_the_way(self, skulls: int, dice: int) -> float:
        """The worth of casting the spell before sailing, with so many dice going along."""
        total = 0.0
        for fallen, _, chance in falls(dice + 1):
            after = Landing(skulls - 1 + fallen, 0, 2, spell=False)
            sails = after.skulls + self.card.skulls() > 3
            total += chance * (self.best(after) if sails else self._worth(Ending(0)))
        return total

    def _leave(self, landing: Landing) -> float:
        """The toll for every skull; a Truce is broken on the Island too."""
        fine = self.card.points_lost(SWORD * landing.swords, "", self.house)
        spared = fine < 0 and self.house.truce_island == "spared"
        skulls = 0 if spared else landing.skulls + self.card.skulls()
        return self._worth(Ending(fine, toll=self.card.skull_price() * skulls))


@cache
def falls(dice: int) -> list[tuple[int, int, float]]:
    """Every number of skulls and of swords that so many dice can show, with its chance."""
    found: list[tuple[int, int, float]] = []
    for skulls in range(dice + 1):
        for swords in range(dice - skulls + 1):
            others = dice - skulls - swords
            ways: int = comb(dice, skulls) * comb(dice - skulls, swords) * 4**others
            found.append((skulls, swords, ways / 6**dice))
    return found
