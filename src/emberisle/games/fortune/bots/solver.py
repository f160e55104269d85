"""The exact solution of a turn of Fortune: for every card and position the best choice and what it is worth.

>>> from emberisle.games.fortune.rules.cards import Captain
>>> from emberisle.games.fortune.rules.house import OPTIONS, House
>>> solution = solve(Captain(), House(**{option.name: option.default for option in OPTIONS}))
>>> round(solution.value, 1)
1157.6
>>> solution.best(Position("CDDMMPS", skulls=1)).dice
'PS'
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from emberisle.games.fortune.bots.endings import Ending, Endings, Worth, own_points
from emberisle.games.fortune.bots.lattice import (
    ONE_SKULL_LESS,
    PLACE,
    SKULLS,
    TABLE,
    TABLES,
    Places,
    Reals,
    best_kept,
    roll_the_rest,
    what_to_keep,
)
from emberisle.games.fortune.rules.cards import Card, Sorceress, Truce, ZombieAttack
from emberisle.games.fortune.rules.dice import ALL, FACES, SKULL, SWORD, handfuls, together, without
from emberisle.games.fortune.rules.house import House
from emberisle.kernel.errors import BadScenario

__all__ = ["Action", "Choice", "Ending", "Position", "Solution", "Worth", "solve"]

_PRECISION = 2e-11
"""How little a pass must change for the last one; three levels of skulls can make of it 1e-9 at most."""

_DECIMALS = 8
"""Choices are compared after rounding, so that those that are worth the same are equal."""

_STAY = np.arange(TABLE.start, TABLE.stop)
"""Keeping all eight dice, which is to stop."""

_Sweep: TypeAlias = Callable[[Reals], Reals]


class Position(NamedTuple):
    """A player about to decide: the dice that show no skull, the skulls rolled, the spell, the rolls made."""

    dice: str
    skulls: int = 0
    spell: bool = False
    rolls: int = 1


class Action(StrEnum):
    STOP = "stop"
    ROLL = "roll"
    CAST = "cast"


class Choice(NamedTuple):
    """Something the player can do, and what comes of it if best play follows."""

    action: Action
    dice: str
    """The dice rolled; with a spell, those that go along with the revived skull."""
    expected: float
    """The expected worth of the turn."""
    risk: float
    """The chance that this very roll disqualifies."""
    turn_risk: float
    """The chance that the turn ends by disqualification, now or later."""


@dataclass(frozen=True)
class Stage:
    """The turn while the spell is unspent, or once it is spent, or without one."""

    tables: Reals
    """For each full table, the expected worth."""
    rolled: Reals
    """For each handful kept, the expected worth of rolling the rest."""
    table_risk: Reals
    """For each full table, the chance that the turn will end by disqualification."""
    turn_risk: Reals
    """For each handful kept, the same."""
    risk: Reals
    """For each handful kept, the chance that this roll disqualifies."""


class _Turn:
    """A turn under one card: where it goes on, and what it is worth where it does not."""

    def __init__(self, endings: Endings) -> None:
        self.card = endings.card
        self.house = endings.house
        self.skulls = SKULLS + self.card.skulls()
        self.lives = self.skulls < 3
        self.stopped = np.round(endings.stopped(), _DECIMALS)
        self.may_stop = np.array([_may_stop(self.card, self.house, table) for table in TABLES])
        self.lost = endings.disqualified()
        self._saved = endings.chest() * roll_the_rest(_as_chance(~self.lives))

    def play(self, here: Reals, fixed: Reals) -> tuple[Reals, Reals]:
        """The expected worth of each full table and of each roll under best play.

        ``here`` is what a player can have without rolling, ``fixed`` what a table without a choice is worth.
        """

        def decide(rolled: Reals) -> Reals:
            return np.where(self.lives, np.maximum(here, best_kept(rolled, ALL - 2)[TABLE]), fixed)

        tables, rolled = self._settle(np.where(self.lives, self.stopped, fixed), self._roll, decide)
        return tables, np.round(rolled, _DECIMALS)

    def follow(self, kept: Places, ends: Reals) -> tuple[Reals, Reals]:
        """The same when every table keeps what ``kept`` says, and one that keeps all is worth ``ends``."""
        return self._settle(ends, roll_the_rest, lambda rolled: rolled[kept])

    def _roll(self, tables: Reals) -> Reals:
        rolled = roll_the_rest(tables) + self._saved
        if not self.house.roll_all_again:
            rolled[PLACE[""]] = -np.inf
        return rolled

    def _settle(self, tables: Reals, roll: _Sweep, decide: _Sweep) -> tuple[Reals, Reals]:
        """Value iteration: every pass allows one more roll, until the card ends it or nothing changes.

        Two dice or more show no skull with a chance of at most 25/36, and skulls stay, so for each number of
        skulls a pass leaves at most that part of the error.
        """
        for _ in range(self.card.rolls() - 1):
            rolled = roll(tables)
            before, tables = tables, decide(rolled)
            if _close(before, tables):
                break
        return tables, rolled


def _may_stop(card: Card, house: House, dice: str) -> bool:
    """A Truce cannot end with swords, where the house forbids it."""
    return not (isinstance(card, Truce) and house.truce_stop == "forbidden" and SWORD in dice)


def _close(some: Reals, others: Reals) -> bool:
    scale = max(1.0, float(np.abs(others).max()) * 1e-4)  # large worths have fewer decimals in a double
    return bool(np.abs(some - others).max() <= _PRECISION * scale)


def _as_chance(happens: npt.NDArray[np.bool_]) -> Reals:
    return happens.astype(np.float64)


# -- the stages of a turn


def _without_spell(turn: _Turn) -> Stage:
    """Stop, or keep the best dice and roll the rest."""
    stop = np.where(turn.may_stop, turn.stopped, -np.inf)
    tables, rolled = turn.play(stop, turn.lost)
    kept = what_to_keep(rolled, ALL - 2)[TABLE]
    kept = np.where(turn.lives & (rolled[kept] > stop), kept, _STAY)
    out = _as_chance(~turn.lives)
    return Stage(tables, rolled, *turn.follow(kept, out), roll_the_rest(out))


def _with_spell(turn: _Turn, after: Stage) -> Stage:
    """Stop, roll, or cast: one skull less, and from there as after the spell; at three skulls cast."""
    target = what_to_keep(after.rolled, ALL - 1 if turn.house.spell_alone else ALL - 2)[ONE_SKULL_LESS]
    cast = np.where(SKULLS > 0, after.rolled[target], -np.inf)
    must_cast = turn.skulls == 3
    tables, rolled = turn.play(np.maximum(turn.stopped, cast), np.where(must_cast, cast, turn.lost))
    kept = what_to_keep(rolled, ALL - 2)[TABLE]
    casts = must_cast | turn.lives & (cast > np.maximum(turn.stopped, rolled[kept]))
    kept = np.where(turn.lives & ~casts & (rolled[kept] > turn.stopped), kept, _STAY)
    out = _as_chance(turn.skulls > 3)
    ends = np.where(casts, after.turn_risk[target], out)
    return Stage(tables, rolled, *turn.follow(kept, ends), roll_the_rest(out))


def _with_zombies(turn: _Turn) -> Stage:
    """No choice: whatever is neither sword nor skull is rolled, and no number of skulls disqualifies."""
    kept = np.array([PLACE[_fighting(table)] for table in TABLES])
    tables, rolled = turn.follow(kept, turn.stopped)
    never = np.zeros(len(rolled))
    return Stage(tables, rolled, never[TABLE], never, never)


def _fighting(dice: str) -> str:
    return "".join(die for die in dice if die in (SKULL, SWORD))


# -- the solution


class Solution:
    """Best play under one card, before the first roll and from every position."""

    value: float
    """The expected worth of the turn before the first roll."""
    risk: float
    """The chance that it ends by disqualification."""
    island: float
    """The chance that it leads to the Island."""

    def __init__(self, endings: Endings) -> None:
        self.card = endings.card
        self.house = endings.house
        turn = _Turn(endings)
        self._stage = _with_zombies(turn) if isinstance(self.card, ZombieAttack) else _without_spell(turn)
        self._spell = _with_spell(turn, self._stage) if isinstance(self.card, Sorceress) else self._stage
        self._stopped = turn.stopped
        sails = (turn.skulls > 3) & self.card.allows_island(self.house)
        self.value = _first_roll(np.where(sails, endings.island(), self._spell.tables))
        self.risk = _first_roll(np.where(sails, 0.0, self._spell.table_risk))
        self.island = _first_roll(_as_chance(sails))

    def best(self, position: Position) -> Choice:
        """The best choice; of equals to stop, then to roll fewer dice, then by letters."""
        return self.choices(position)[0]

    def choices(self, position: Position) -> list[Choice]:
        """Everything the player can do, the best first."""
        self._check(position)
        if isinstance(self.card, ZombieAttack):
            return [self._fight(position)]
        found = [*self._stop(position), *self._rolls(position), *self._casts(position)]
        return sorted(found, key=_preference)

    def _check(self, position: Position) -> None:
        dice, skulls = position.dice, position.skulls + self.card.skulls()
        if len(dice) + position.skulls != ALL:
            raise BadScenario(f"eight dice lie on the table, not {len(dice) + position.skulls}")
        if any(die not in FACES or die == SKULL for die in dice):
            raise BadScenario(f"{dice!r} are not dice that show no skull: their letters are C D M P S")
        if position.spell and not isinstance(self.card, Sorceress):
            raise BadScenario("only the Sorceress has a spell")
        if not 1 <= position.rolls < self.card.rolls():
            raise BadScenario(f"there is nothing to decide after {position.rolls} rolls")
        if skulls > (3 if position.spell else 2) and not isinstance(self.card, ZombieAttack):
            raise BadScenario(f"{skulls} skulls: there is nothing left to decide")

    def _lives(self, position: Position) -> bool:
        return position.skulls + self.card.skulls() < 3

    def _stop(self, position: Position) -> Iterator[Choice]:
        """At three skulls to stop is to be disqualified, and the spell can only help."""
        if self._lives(position) and _may_stop(self.card, self.house, position.dice):
            yield Choice(Action.STOP, "", self._worth_of_stopping(position), 0.0, 0.0)

    def _worth_of_stopping(self, position: Position) -> float:
        return float(self._stopped[_place(position.dice, position.skulls) - TABLE.start])

    def _rolls(self, position: Position) -> Iterator[Choice]:
        """Any two dice or more."""
        if self._lives(position):
            stage = self._spell if position.spell else self._stage
            for dice in handfuls(position.dice):
                kept = _place(without(position.dice, dice), position.skulls)
                if len(dice) >= 2 and self._allowed(kept):
                    yield _choice(Action.ROLL, dice, stage, kept)

    def _casts(self, position: Position) -> Iterator[Choice]:
        """One skull, alone or with any other dice."""
        if position.spell and position.skulls:
            for dice in handfuls(position.dice):
                kept = _place(without(position.dice, dice), position.skulls - 1)
                if (dice or self.house.spell_alone) and self._allowed(kept):
                    yield _choice(Action.CAST, dice, self._stage, kept)

    def _allowed(self, kept: int) -> bool:
        return self.house.roll_all_again or kept != PLACE[""]

    def _fight(self, position: Position) -> Choice:
        dice = position.dice.replace(SWORD, "")
        if not dice:
            return Choice(Action.STOP, "", self._worth_of_stopping(position), 0.0, 0.0)
        return _choice(Action.ROLL, dice, self._stage, _place(_fighting(position.dice), position.skulls))


def _first_roll(tables: Reals) -> float:
    return float(roll_the_rest(tables)[PLACE[""]])


def _place(dice: str, skulls: int) -> int:
    return PLACE[together(dice + SKULL * skulls)]


def _choice(action: Action, dice: str, stage: Stage, kept: int) -> Choice:
    return Choice(
        action, dice, float(stage.rolled[kept]), float(stage.risk[kept]), float(stage.turn_risk[kept])
    )


def _preference(choice: Choice) -> tuple[float, int, int, str]:
    return -choice.expected, list(Action).index(choice.action), len(choice.dice), choice.dice


def solve(card: Card, house: House, worth: Worth | None = None) -> Solution:
    """The best play of a turn for the player's own points, or for whatever else an ending is ``worth``."""
    return Solution(Endings(card, house, worth)) if worth else _solve_for_points(card, house)


@lru_cache(maxsize=256)
def _solve_for_points(card: Card, house: House) -> Solution:
    return Solution(Endings(card, house, own_points))
