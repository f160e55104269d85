"""The easy bot: a cheerful beginner who likes treasure, fears the third skull and sometimes forgets to."""

from __future__ import annotations

from typing import Final

from emberisle.bots.bot import Bot
from emberisle.games.fortune.rules.cards import SeaBattle, Truce
from emberisle.games.fortune.rules.dice import SWORD, holds, letters, together, without
from emberisle.games.fortune.rules.island import DecideOnIsland
from emberisle.games.fortune.rules.moves import CAST, ROLL_AGAIN, SAIL_AWAY, STOP, Fill, Roll
from emberisle.games.fortune.rules.table import FortuneTable
from emberisle.games.fortune.rules.view import points_now
from emberisle.kernel.game import Game
from emberisle.kernel.luck import Luck
from emberisle.kernel.values import Value

ENOUGH: Final = 300
"""Points with which a beginner is happy."""

RECKLESS: Final = 8
"""Once in so many decisions a beginner rolls on all the same."""


class Easy(Bot):
    """Keep the treasure and the most of a kind; stop with 300 points, or with two skulls and any points."""

    def decide(self, guess: Game, seat: int, luck: Luck) -> Value:
        table: FortuneTable = guess.table
        moves = guess.legal_moves()
        for cheerful in (SAIL_AWAY, CAST):
            if cheerful in moves and ROLL_AGAIN not in moves:
                return cheerful
        if isinstance(moves[0], Fill):
            return Fill(treasured(table))
        if isinstance(moves[0], Roll):
            return roll_with(loose(table), moves)
        if STOP not in moves or isinstance(guess.step, DecideOnIsland):
            return ROLL_AGAIN
        return STOP if _content(table) and luck.below(RECKLESS) else ROLL_AGAIN


def _content(table: FortuneTable) -> bool:
    points = points_now(table)
    return points >= ENOUGH or (points > 0 and (table.all_skulls == 2 or len(loose(table)) < 2))


def treasured(table: FortuneTable) -> str:
    """Gold, diamonds and the most of another kind; swords in a Sea Battle, and never in a Truce."""
    dice = letters(table.shown)
    others = [face for face in "MPS" if face != SWORD or not isinstance(table.card, Truce)]
    favourite = SWORD if isinstance(table.card, SeaBattle) else max(others, key=dice.count)
    return together("".join([die for die in dice if die in "CD" or die == favourite]))


def loose(table: FortuneTable) -> str:
    """The dice that nobody would miss."""
    return without(letters(table.shown), treasured(table))


def roll_with(wanted: str, moves: tuple[Value, ...]) -> Value:
    """The smallest roll that has all of these dice in it, or as many dice as can be rolled."""
    for move in moves:
        if isinstance(move, Roll) and holds(move.dice, wanted):
            return move
    return moves[-1]
