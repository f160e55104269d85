"""How a match of Fortune is judged: choices by the exact solver of a turn, positions by playing on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from emberisle.bots.judge import Judge, Loss, TurnPoints, shares
from emberisle.games.fortune.bots.endings import own_points
from emberisle.games.fortune.bots.hard import PlanOfTurn, for_points, for_the_win
from emberisle.games.fortune.bots.medium import Medium
from emberisle.games.fortune.bots.options import Option, Plan, options
from emberisle.games.fortune.bots.solver import Position
from emberisle.games.fortune.bots.winning import standing
from emberisle.games.fortune.rules.dice import letters
from emberisle.games.fortune.rules.rolling import RollDice
from emberisle.games.fortune.rules.table import FortuneTable
from emberisle.kernel.game import Game
from emberisle.kernel.luck import Luck
from emberisle.kernel.steps import Ask
from emberisle.kernel.values import Value

ROLLOUTS: Final = 36_000
TURNS: Final = 8
"""So many turns are played on before the race is left to its table."""
ANY: Final = "M"
"""A die that is about to be rolled: it does not matter what it shows."""

_MEDIUM: Final = Medium()


class FortuneJudge(Judge):
    """What a choice is worth within its turn is known exactly, for points and for the win."""

    def __init__(self, game_id: str) -> None:
        super().__init__(game_id)
        self._winning = PlanOfTurn(for_the_win)

    def rollouts(self, decisions: int) -> int:
        return ROLLOUTS

    def play_on(self, game: Game, luck: Luck) -> Sequence[float]:
        table: FortuneTable = game.table
        turns, turn = 0, table.turn
        while game.agenda:
            step = game.agenda[-1]
            if turn != table.turn:
                turns, turn = turns + 1, table.turn
            if turns >= TURNS and table.last_turns == 0 and not any(map(table.beyond, table.totals)):
                return standing(table)
            game.push(_MEDIUM.decide(game, turn, luck) if isinstance(step, Ask) else step.sample(table, luck))
        return shares(game)

    def loss(self, before: Game, move: Value, after: Game) -> Loss | None:
        """By the chance of winning, even where the hard bot plays for points: that is what is booked here."""
        plan = self._winning.at(before.table)
        best, *others = _options(before, plan)
        chosen = _chosen([best, *others], move)
        worth = _options(after, plan)[0].worth if chosen is None else chosen.worth
        return Loss(max(0.0, best.worth - worth), worth, best.moves)

    def turn_points(self, game: Game, before: Game | None, move: Value | None) -> TurnPoints | None:
        """From the first roll on, by the play that brings the most points."""
        table: FortuneTable = game.table
        step = game.step
        if isinstance(step, Ask):
            return TurnPoints(table.turn, _options(game, _points(table))[0].worth, begins=False)
        if not isinstance(step, RollDice):
            return None
        if table.rolls == 0:
            return TurnPoints(table.turn, for_points(table).solution.value, begins=True)
        if before is None or move is None:
            return TurnPoints(table.turn, _fighting(table), begins=False)
        chosen = _chosen(_options(before, _points(before.table)), move)
        assert chosen is not None, f"{move} is rolled, and not among the choices"
        return TurnPoints(table.turn, chosen.worth, begins=False)


def _options(game: Game, plan: Plan) -> list[Option]:
    assert game.step is not None
    return options(game.step, game.table, plan)


def _chosen(found: list[Option], move: Value) -> Option | None:
    """What this move alone comes to; None where it is only the first of several."""
    return next((option for option in found if option.moves == (move,)), None)


def _points(table: FortuneTable) -> Plan:
    return for_points(table)._replace(worth=own_points)


def _fighting(table: FortuneTable) -> float:
    """The roll that Zombies force: whatever is neither sword nor skull."""
    dice = letters(table.dice) + ANY * table.in_hand
    return for_points(table).solution.best(Position(dice, table.skulls, table.spell, table.rolls)).expected
