"""Why a move of Fortune is refused, where more than one question can refuse it."""

from __future__ import annotations

from emberisle.games.fortune.cards import SeaBattle, Sorceress, TreasureChest
from emberisle.games.fortune.dice import SKULL, holds, is_handful, letters, without
from emberisle.games.fortune.moves import Roll
from emberisle.games.fortune.table import FortuneTable
from emberisle.games.fortune.words import dice_in_words
from emberisle.kernel.errors import quoted
from emberisle.kernel.refusals import refused
from emberisle.kernel.steps import Refusal
from emberisle.kernel.values import Value


def refuse_spell(table: FortuneTable, move: Value, moves: tuple[Value, ...]) -> Refusal:
    if not isinstance(table.card, Sorceress):
        return refused(
            "FO-11.1", f"the Sorceress casts spells, but your card is {table.card.name}", move, moves
        )
    if not table.spell:
        return refused("FO-11.1", "the spell can be cast once in a turn, and it is spent", move, moves)
    return refused("FO-11.1", "no die shows a skull to bring back to life", move, moves)


def refuse_filling(table: FortuneTable, move: Value, moves: tuple[Value, ...]) -> Refusal:
    if not isinstance(table.card, TreasureChest):
        return refused("FO-9.1", f"there is no chest to fill: your card is {table.card.name}", move, moves)
    return refused("FO-9.1", "the chest has been filled; after the next roll you may change it", move, moves)


def refuse_letters(dice: str, move: Value, moves: tuple[Value, ...]) -> Refusal:
    return refused("FO-1.2", f"{quoted(dice)} is not a handful of dice in alphabetical order", move, moves)


def refuse_all(move: Value, moves: tuple[Value, ...]) -> Refusal:
    return refused("FO-3.6", "in this house all eight dice are never rolled again: keep one", move, moves)


def refuse_absent(table: FortuneTable, move: Roll, moves: tuple[Value, ...]) -> Refusal:
    """These dice cannot be picked up: they are skulls, lie in the chest, or are not there at all."""
    if not is_handful(move.dice):
        return refuse_letters(move.dice, move, moves)
    if SKULL in move.dice:
        return refused("FO-3.5", "a die that shows a skull is set aside and cannot be rolled", move, moves)
    if holds(letters(table.shown), move.dice):
        return refused("FO-9.3", "dice in the chest are not rolled", move, moves)
    missing = dice_in_words(without(move.dice, letters(table.dice)))
    return refused("FO-3.3", f"you cannot roll {missing} more than you have", move, moves)


def refuse_island(table: FortuneTable, move: Value, moves: tuple[Value, ...]) -> Refusal:
    if not table.card.allows_island(table.house):
        clause = "FO-12.3" if isinstance(table.card, SeaBattle) else "FO-17.4"
        return refused(clause, f"nobody sails to the Island from {table.card.name}", move, moves)
    return refused("FO-8.1", "only four skulls or more after the first roll lead to the Island", move, moves)
