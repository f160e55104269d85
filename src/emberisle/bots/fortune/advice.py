"""Advice for a player: every choice at a question, the best first, with what it is worth and what it risks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberisle.bots.fortune.hard import for_points, plan
from emberisle.bots.fortune.options import options
from emberisle.games.fortune.island import DecideOnIsland
from emberisle.games.fortune.moves import CAST, ROLL_AGAIN, STOP, Roll
from emberisle.games.fortune.rules import RollWithSpell
from emberisle.games.fortune.table import FortuneTable
from emberisle.games.fortune.words import dice_in_words, move_in_words
from emberisle.kernel.errors import NotYourTurn
from emberisle.kernel.game import Game
from emberisle.kernel.luck import QuickLuck
from emberisle.kernel.steps import Step
from emberisle.kernel.values import Value

ON_THE_ISLAND: Final = {
    ROLL_AGAIN: "Roll for more skulls",
    STOP: "Leave the Island",
    CAST: "Cast the spell and roll for more skulls",
}


@dataclass(frozen=True)
class Advice:
    """One choice, in words and as moves to enter one after the other."""

    moves: tuple[Value, ...]
    text: str
    expected: float
    """The points that this turn will bring on average."""
    risk: float
    """The chance that this very roll disqualifies."""
    chance: float | None = None
    """The chance of winning the game, where the end is near enough to decide by it."""


def advise(game: Game, seat: int) -> list[Advice]:
    """Every choice that this seat has, the best first: for points, or near the end of the game for the win."""
    if game.to_move != seat:
        raise NotYourTurn(f"seat {seat} has nothing to decide: it is the turn of seat {game.to_move}")
    guess = game.guess(seat, QuickLuck())
    table: FortuneTable = guess.table
    step = guess.step
    assert step is not None
    points, chosen = for_points(table), plan(table)
    expected = {option.moves: option.worth for option in options(step, table, points)}
    return [
        Advice(
            moves=option.moves,
            text=in_words(step, option.moves),
            expected=expected[option.moves],
            risk=option.risk,
            chance=None if chosen == points else option.worth,
        )
        for option in options(step, table, chosen)
    ]


def in_words(step: Step[FortuneTable], moves: tuple[Value, ...]) -> str:
    """Moves that follow one another, in one phrase."""
    last = moves[-1]
    if isinstance(step, DecideOnIsland):
        return ON_THE_ISLAND[last]
    if not isinstance(last, Roll):
        return move_in_words(last)
    if isinstance(step, RollWithSpell):
        return _with_the_skull(last)
    if moves[0] == CAST:
        return f"Cast the spell: {_with_the_skull(last).lower()}"
    chest = ", all others in the chest" if len(moves) == 3 else ""
    return move_in_words(last) + chest


def _with_the_skull(roll: Roll) -> str:
    return f"Roll the skull and {dice_in_words(roll.dice)}" if roll.dice else move_in_words(roll)
