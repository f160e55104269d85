"""From the solver's choices to moves: everything a player can do at a question, and what it is worth."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from emberisle.games.fortune.bots.endings import Ending, Worth
from emberisle.games.fortune.bots.island_of_skulls import IslandTurn, Landing
from emberisle.games.fortune.bots.solver import Action, Choice, Position, Solution
from emberisle.games.fortune.rules.cards import TreasureChest
from emberisle.games.fortune.rules.dice import SWORDS, count, holds, letters, without
from emberisle.games.fortune.rules.island import DecideOnIsland
from emberisle.games.fortune.rules.moves import CAST, ROLL_AGAIN, SAIL_AWAY, STOP, Fill, Roll, rolls
from emberisle.games.fortune.rules.steps import (
    CastOrSail,
    CastOrSink,
    ChooseDice,
    Decide,
    FillChest,
    RollWithSpell,
)
from emberisle.games.fortune.rules.table import FortuneTable
from emberisle.kernel.steps import Step
from emberisle.kernel.values import Value


class Plan(NamedTuple):
    """The best play of a turn, for some worth of its endings."""

    solution: Solution
    worth: Worth


class Option(NamedTuple):
    """Moves to make one after the other, up to the next roll or the end of the turn."""

    moves: tuple[Value, ...]
    worth: float
    """What comes of it if best play follows."""
    risk: float
    """The chance that this very roll disqualifies."""


def options(step: Step[FortuneTable], table: FortuneTable, plan: Plan) -> list[Option]:
    """Everything the player can do at this question, the best first."""
    found = list(_options(step, _Weighing(table, plan)))
    return sorted(found, key=lambda option: -option.worth)  # sorting keeps the solver's order of equals


def _options(step: Step[FortuneTable], weighing: _Weighing) -> Iterator[Option]:
    if isinstance(step, DecideOnIsland):
        return weighing.on_the_island()
    if isinstance(step, CastOrSail):
        return weighing.before_sailing()
    if isinstance(step, RollWithSpell):
        sailing = weighing.table.all_skulls > 3
        return weighing.spell_on_the_way() if sailing else weighing.only(Action.CAST)
    if isinstance(step, ChooseDice):
        return weighing.only(Action.ROLL)
    if isinstance(step, FillChest):
        return weighing.with_open_chest()
    if isinstance(step, CastOrSink):
        return weighing.at_three_skulls()
    assert isinstance(step, Decide)
    return weighing.deciding()


class _Weighing:
    """A table in the middle of a turn, and the plan for it."""

    def __init__(self, table: FortuneTable, plan: Plan) -> None:
        self.table = table
        self.solution = plan.solution
        self.worth = plan.worth

    # -- at the dice

    def with_open_chest(self) -> Iterator[Option]:
        """All dice that are not rolled go into the chest."""
        for choice in self._choices():
            if choice.action is Action.STOP:
                yield Option((Fill(letters(self.table.chest)), STOP), choice.expected, 0.0)
            else:
                chest = without(letters(self.table.shown), choice.dice)
                yield Option((Fill(chest), ROLL_AGAIN, Roll(choice.dice)), choice.expected, choice.risk)

    def deciding(self) -> Iterator[Option]:
        for choice in self._left_by_the_chest():
            if choice.action is Action.STOP:
                yield Option((STOP,), choice.expected, 0.0)
            else:
                first = CAST if choice.action is Action.CAST else ROLL_AGAIN
                yield Option((first, Roll(choice.dice)), choice.expected, choice.risk)

    def only(self, action: Action) -> Iterator[Option]:
        """What to do has been said: only the dice are still to be picked."""
        for choice in self._left_by_the_chest():
            if choice.action is action:
                yield Option((Roll(choice.dice),), choice.expected, choice.risk)

    def at_three_skulls(self) -> Iterator[Option]:
        for choice in self._choices():
            yield Option((CAST, Roll(choice.dice)), choice.expected, choice.risk)
        yield Option((STOP,), self.worth(Ending(0)), 1.0)

    def _choices(self) -> list[Choice]:
        table = self.table
        position = Position(letters(table.shown), table.skulls, table.spell, table.rolls)
        return self.solution.choices(position)

    def _left_by_the_chest(self) -> Iterator[Choice]:
        """The choices that the chest leaves open, as it has been filled."""
        free = letters(self.table.dice)
        for choice in self._choices():
            if holds(free, choice.dice):
                yield choice._replace(expected=choice.expected - choice.risk * self._unsaved(choice.dice))

    def _unsaved(self, rolled: str) -> float:
        """What disqualification costs because dice that are not rolled lie beside the chest, not in it."""
        card, house = self.table.card, self.table.house
        if not isinstance(card, TreasureChest):
            return 0.0
        every, some = without(letters(self.table.shown), rolled), letters(self.table.chest)
        saved = [self.worth(Ending(card.points_lost("", chest, house))) for chest in (every, some)]
        return saved[0] - saved[1]

    # -- at the Island

    def on_the_island(self) -> Iterator[Option]:
        for move, worth in self._island_turn().choices(self._landing()):
            yield Option((move,), worth, 0.0)

    def before_sailing(self) -> Iterator[Option]:
        yield Option((SAIL_AWAY,), self._island_turn().best(self._landing()), 0.0)
        for option in self.spell_on_the_way():
            yield option._replace(moves=(CAST, *option.moves))

    def spell_on_the_way(self) -> Iterator[Option]:
        """With four skulls, one that does not come back as a skull, nor any die with it, disqualifies."""
        table, turn = self.table, self._island_turn()
        for move in rolls(table.dice, 0 if table.house.spell_alone else 1):
            assert isinstance(move, Roll)
            risk = (5 / 6) ** (len(move.dice) + 1) if table.all_skulls == 4 else 0.0
            yield Option((move,), turn.cast_on_the_way(table.skulls, len(move.dice)), risk)

    def _island_turn(self) -> IslandTurn:
        return IslandTurn(self.table, self.worth)

    def _landing(self) -> Landing:
        table = self.table
        return Landing(table.skulls, count(table.dice, SWORDS), table.rolls, table.spell)
