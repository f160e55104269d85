"""From the solver's choices to moves: everything a player can do at a question, and what it is worth."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from emberisle.bots.fortune.endings import Ending, Worth
from emberisle.bots.fortune.solver import Action, Choice, Position, Solution
from emberisle.bots.fortune.voyage import Landing, Voyage
from emberisle.games.fortune.cards import TreasureChest
from emberisle.games.fortune.dice import SWORDS, count, holds, letters, without
from emberisle.games.fortune.island import DecideOnIsland
from emberisle.games.fortune.moves import CAST, ROLL_AGAIN, SAIL_AWAY, STOP, Fill, Roll, rolls
from emberisle.games.fortune.rules import CastOrSail, CastOrSink, ChooseDice, Decide, FillChest, RollWithSpell
from emberisle.games.fortune.table import FortuneTable
from emberisle.kernel.steps import Step
from emberisle.kernel.values import Value


class Option(NamedTuple):
    """Moves to make one after the other, up to the next roll or the end of the turn."""

    moves: tuple[Value, ...]
    worth: float
    """What comes of it if best play follows."""
    risk: float
    """The chance that this very roll disqualifies."""


class Plan(NamedTuple):
    """The best play of a turn, for some worth of its endings."""

    solution: Solution
    worth: Worth


class _Thought(NamedTuple):
    """A table in the middle of a turn, and the plan for it."""

    table: FortuneTable
    plan: Plan


def options(step: Step[FortuneTable], table: FortuneTable, plan: Plan) -> list[Option]:
    """Everything the player can do at this question, the best first."""
    found = list(_options(step, _Thought(table, plan)))
    return sorted(found, key=lambda option: -option.worth)  # sorting keeps the solver's order of equals


def _options(step: Step[FortuneTable], thought: _Thought) -> Iterator[Option]:
    table = thought.table
    if isinstance(step, DecideOnIsland):
        return _on_the_island(thought)
    if isinstance(step, CastOrSail):
        return _before_sailing(thought)
    if isinstance(step, RollWithSpell) and table.all_skulls > 3:
        return _with_spell_on_the_way(thought)
    if isinstance(step, RollWithSpell):
        return _only(Action.CAST, thought)
    if isinstance(step, ChooseDice):
        return _only(Action.ROLL, thought)
    if isinstance(step, FillChest):
        return _with_open_chest(thought)
    if isinstance(step, CastOrSink):
        return _at_three_skulls(thought)
    assert isinstance(step, Decide)
    return _deciding(thought)


# -- at the dice


def _choices(thought: _Thought) -> list[Choice]:
    table = thought.table
    return thought.plan.solution.choices(
        Position(letters(table.shown), table.skulls, table.spell, table.rolls)
    )


def _with_open_chest(thought: _Thought) -> Iterator[Option]:
    """All dice that are not rolled go into the chest."""
    table = thought.table
    for choice in _choices(thought):
        if choice.action is Action.STOP:
            yield Option((Fill(letters(table.chest)), STOP), choice.expected, 0.0)
        else:
            chest = without(letters(table.shown), choice.dice)
            yield Option((Fill(chest), ROLL_AGAIN, Roll(choice.dice)), choice.expected, choice.risk)


def _deciding(thought: _Thought) -> Iterator[Option]:
    for choice in _possible(thought):
        if choice.action is Action.STOP:
            yield Option((STOP,), choice.expected, 0.0)
        else:
            first = CAST if choice.action is Action.CAST else ROLL_AGAIN
            yield Option((first, Roll(choice.dice)), choice.expected, choice.risk)


def _only(action: Action, thought: _Thought) -> Iterator[Option]:
    """It has been said what is to be done: only the dice are still to be picked."""
    for choice in _possible(thought):
        if choice.action is action:
            yield Option((Roll(choice.dice),), choice.expected, choice.risk)


def _at_three_skulls(thought: _Thought) -> Iterator[Option]:
    for choice in _choices(thought):
        yield Option((CAST, Roll(choice.dice)), choice.expected, choice.risk)
    yield Option((STOP,), thought.plan.worth(Ending(0)), 1.0)


def _possible(thought: _Thought) -> Iterator[Choice]:
    """The choices that the chest, as it is filled, leaves open."""
    free = letters(thought.table.dice)
    for choice in _choices(thought):
        if holds(free, choice.dice):
            yield choice._replace(expected=choice.expected - choice.risk * _not_saved(thought, choice.dice))


def _not_saved(thought: _Thought, rolled: str) -> float:
    """What disqualification costs because dice that are not rolled lie beside the chest, not in it."""
    table = thought.table
    if not isinstance(table.card, TreasureChest):
        return 0.0
    lost = table.card.points_lost
    every, some = without(letters(table.shown), rolled), letters(table.chest)
    saved = [Ending(lost("", chest, table.house)) for chest in (every, some)]
    return thought.plan.worth(saved[0]) - thought.plan.worth(saved[1])


# -- on the Island


def _voyage(thought: _Thought) -> Voyage:
    return Voyage(thought.table, thought.plan.worth)


def _landing(table: FortuneTable) -> Landing:
    return Landing(table.skulls, count(table.dice, SWORDS), table.rolls, table.spell)


def _on_the_island(thought: _Thought) -> Iterator[Option]:
    for move, worth in _voyage(thought).choices(_landing(thought.table)):
        yield Option((move,), worth, 0.0)


def _before_sailing(thought: _Thought) -> Iterator[Option]:
    yield Option((SAIL_AWAY,), _voyage(thought).best(_landing(thought.table)), 0.0)
    for option in _with_spell_on_the_way(thought):
        yield option._replace(moves=(CAST, *option.moves))


def _with_spell_on_the_way(thought: _Thought) -> Iterator[Option]:
    table = thought.table
    voyage = _voyage(thought)
    safe = table.all_skulls > 4
    for move in rolls(table.dice, 0 if table.house.spell_alone else 1):
        assert isinstance(move, Roll)
        dice = len(move.dice) + 1
        yield Option(
            (move,), voyage.cast_on_the_way(table.skulls, len(move.dice)), 0.0 if safe else (5 / 6) ** dice
        )
