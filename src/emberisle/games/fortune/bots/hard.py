"""The hard bot: the exact solver of a turn, asked for points at first, and near the end for the win."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from emberisle.bots.bot import Bot
from emberisle.games.fortune.bots.endings import Ending
from emberisle.games.fortune.bots.options import Option, Plan, options
from emberisle.games.fortune.bots.solver import solve
from emberisle.games.fortune.bots.winning import Outlook
from emberisle.games.fortune.rules.table import FortuneTable
from emberisle.kernel.game import Game
from emberisle.kernel.luck import Luck
from emberisle.kernel.steps import Step
from emberisle.kernel.values import Value

SIGHT: Final = 3000
"""Once somebody needs no more than this to reach the finish line, the chance of winning decides."""

HOPELESS: Final = 1e-6
"""With no better chance than this of winning, points decide again."""


class Hard(Bot):
    """Play for points, and with the end in sight for the win; without ``endgame`` always for points."""

    def __init__(self, seed: int = 0, endgame: bool = True) -> None:
        super().__init__(seed)
        self._plan = PlanOfTurn(plan if endgame else for_points)

    def decide(self, guess: Game, seat: int, luck: Luck) -> Value:
        table: FortuneTable = guess.table
        assert guess.step is not None
        return weighed(guess.step, table, self._plan.at(table))[0].moves[0]


class PlanOfTurn:
    """The plan for a turn, which no roll changes: made once."""

    def __init__(self, make: Callable[[FortuneTable], Plan]) -> None:
        self._make = make
        self._turn: tuple[object, ...] = ()
        self._plan: Plan | None = None

    def at(self, table: FortuneTable) -> Plan:
        turn = _turn(table)
        if self._plan is None or turn != self._turn:
            self._turn, self._plan = turn, self._make(table)
        return self._plan


def _turn(table: FortuneTable) -> tuple[object, ...]:
    """Everything that stays the same while a turn lasts."""
    return (
        *(table.house, table.card, table.turn, table.finisher, table.last_turns, table.resumed),
        *(tuple(table.totals), tuple(table.unseen), tuple(table.used)),
    )


def plan(table: FortuneTable) -> Plan:
    """What to play for in this turn."""
    return for_the_win(table) if in_sight(table) else for_points(table)


def in_sight(table: FortuneTable) -> bool:
    """Whether the end of the game is near."""
    return table.last_turns > 0 or table.house.finish_line - max(table.totals) <= SIGHT


def for_points(table: FortuneTable) -> Plan:
    return Plan(solve(table.card, table.house), points_and_toll)


def points_and_toll(ending: Ending) -> float:
    """Where points are equal, as on the Island, what the others lose decides."""
    return ending.points + ending.toll


def for_the_win(table: FortuneTable) -> Plan:
    worth = Outlook(table).worth
    return Plan(solve(table.card, table.house, worth), worth)


def weighed(step: Step[FortuneTable], table: FortuneTable, plan: Plan) -> list[Option]:
    """The options at this question by plan, the best first; by points, where nothing can be won any more."""
    found = options(step, table, plan)
    if by_points(plan) or found[0].worth > HOPELESS:
        return found
    return options(step, table, for_points(table))


def by_points(plan: Plan) -> bool:
    return plan.worth is points_and_toll
