"""Pig: roll as often as you dare. A whole game on one page, and the tutorial of docs/own_game.md."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from emberisle.kit import (
    GAME_OVER,
    Ask,
    Chance,
    Do,
    Event,
    Luck,
    Move,
    Option,
    Plug,
    Ruleset,
    Steps,
    Table,
    Value,
    then,
)

# -- what lies on the table


@dataclass(eq=False)
class PigTable(Table):
    goal: int
    scores: list[int]
    turn: int = 0
    at_stake: int = 0


@dataclass(frozen=True)
class PigView:
    """All lies open, so everybody sees the same."""

    goal: int
    scores: tuple[int, ...]
    turn: int
    at_stake: int


# -- what a player can say


class Roll(Move):
    """Roll the die."""


class Hold(Move):
    """Hold, and write down what is at stake."""


# -- the rules, one sentence each


class BeginTurn(Do[PigTable]):
    """A turn begins with a roll, and with nothing at stake."""

    rule = "PIG-1"

    def do(self, table: PigTable) -> Steps[PigTable]:
        table.at_stake = 0
        return ROLL


class RollDie(Chance[PigTable]):
    """A 1 ends the turn and loses what is at stake; any other number is added to it."""

    rule = "PIG-2"

    def outcomes(self, table: PigTable) -> list[tuple[object, float]]:
        return [(face, 1 / 6) for face in range(1, 7)]

    def go(self, table: PigTable, luck: Luck) -> Steps[PigTable]:
        return self.take(table, 1 + luck.below(6))

    def tell(self, table: PigTable, given: int) -> list[Event]:
        return [Event(self.rule, "lost" if given == 1 else "rolled", (table.turn, given, table.at_stake))]

    def take(self, table: PigTable, given: int) -> Steps[PigTable]:
        if given == 1:
            return NEXT_TURN
        table.at_stake += given
        return DECIDE


class RollOrHold(Ask[PigTable]):
    """After each roll the player decides: roll again, or hold?"""

    rule = "PIG-3"

    def seat(self, table: PigTable) -> int:
        return table.turn

    def moves(self, table: PigTable) -> tuple[Move, ...]:
        return ROLL_OR_HOLD

    def go(self, table: PigTable, luck: Luck) -> Steps[PigTable]:
        return self.take(table, ROLL_OR_HOLD[luck.below(2)])

    def take(self, table: PigTable, given: Move) -> Steps[PigTable]:
        return ROLL if isinstance(given, Roll) else WRITE_DOWN


class WriteDown(Do[PigTable]):
    """Who holds adds what is at stake to the score; whoever reaches the goal so wins at once."""

    rule = "PIG-4"

    def tell(self, table: PigTable, given: object) -> list[Event]:
        return [Event(self.rule, "held", (table.turn, table.at_stake))]

    def do(self, table: PigTable) -> Steps[PigTable]:
        table.scores[table.turn] += table.at_stake
        table.at_stake = 0
        return GAME_OVER if table.scores[table.turn] >= table.goal else NEXT_TURN


class PassDie(Do[PigTable]):
    """The die passes to the player on the left."""

    rule = "PIG-5"

    def do(self, table: PigTable) -> Steps[PigTable]:
        table.turn = (table.turn + 1) % len(table.scores)
        return ()


ROLL_OR_HOLD: Final[tuple[Move, ...]] = (Roll(), Hold())
ROLL: Final = then(RollDie())
DECIDE: Final = then(RollOrHold())
WRITE_DOWN: Final = then(WriteDown())
NEXT_TURN: Final = then(PassDie(), BeginTurn())


# -- the game as the kernel sees it


class Pig(Ruleset[PigTable]):
    id = "pig"
    title = "Pig"
    most = 6
    words = {
        "game.summary": "One die: roll as often as you dare, but a 1 takes it all.",
        "events.rolled": "{0:seat} rolls a {1}.",
        "events.lost": "{0:seat} rolls a 1 and loses {2}.",
        "events.held": "{0:seat} holds and writes down {1}.",
    }

    def options(self) -> tuple[Option, ...]:
        return (Option("goal", "PIG-4", (100, 50, 25), "how many points win"),)

    def vocabulary(self) -> tuple[type[Value], ...]:
        return (Roll, Hold, BeginTurn, RollDie, RollOrHold, WriteDown, PassDie)

    def setup(self, seats: int, house: Mapping[str, Any]) -> tuple[PigTable, Steps[PigTable]]:
        return PigTable(house["goal"], [0] * seats), then(BeginTurn())

    def scores(self, table: PigTable) -> list[int]:
        return table.scores[:]

    def view(self, table: PigTable, seat: int | None) -> PigView:
        return PigView(table.goal, tuple(table.scores), table.turn, table.at_stake)


GAME = Plug(__name__, Pig())
