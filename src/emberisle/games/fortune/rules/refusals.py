"""Why a move of Fortune is refused, where more than one question can refuse it."""

from __future__ import annotations

from emberisle.games.fortune.rules.cards import SeaBattle, Sorceress, TreasureChest
from emberisle.games.fortune.rules.dice import SKULL, holds, is_handful, letters, without
from emberisle.games.fortune.rules.moves import Roll
from emberisle.games.fortune.rules.table import FortuneTable
from emberisle.games.fortune.rules.words import refuse
from emberisle.kernel.errors import quoted
from emberisle.kernel.steps import Refusal
from emberisle.kernel.values import Value


def refuse_spell(table: FortuneTable, move: Value, moves: tuple[Value, ...]) -> Refusal:
    if not isinstance(table.card, Sorceress):
        return refuse("FO-11.1", ("no_sorceress", table.card), move, moves)
    if not table.spell:
        return refuse("FO-11.1", ("spell_spent",), move, moves)
    return refuse("FO-11.1", ("no_skull",), move, moves)


def refuse_filling(table: FortuneTable, move: Value, moves: tuple[Value, ...]) -> Refusal:
    if not isinstance(table.card, TreasureChest):
        return refuse("FO-9.1", ("no_chest", table.card), move, moves)
    return refuse("FO-9.1", ("chest_filled",), move, moves)


def refuse_letters(dice: str, move: Value, moves: tuple[Value, ...]) -> Refusal:
    return refuse("FO-1.2", ("no_handful", quoted(dice)), move, moves)


def refuse_all(move: Value, moves: tuple[Value, ...]) -> Refusal:
    return refuse("FO-3.6", ("keep_one",), move, moves)


def refuse_absent(table: FortuneTable, move: Roll, moves: tuple[Value, ...]) -> Refusal:
    """These dice cannot be picked up: they are skulls, lie in the chest, or are not there at all."""
    if not is_handful(move.dice):
        return refuse_letters(move.dice, move, moves)
    if SKULL in move.dice:
        return refuse("FO-3.5", ("skull_aside",), move, moves)
    if holds(letters(table.shown), move.dice):
        return refuse("FO-9.3", ("chest_stays",), move, moves)
    missing = without(move.dice, letters(table.dice))
    return refuse("FO-3.3", ("too_many", missing), move, moves)


def refuse_island(table: FortuneTable, move: Value, moves: tuple[Value, ...]) -> Refusal:
    if not table.card.allows_island(table.house):
        clause = "FO-12.3" if isinstance(table.card, SeaBattle) else "FO-17.4"
        return refuse(clause, ("no_island", table.card), move, moves)
    return refuse("FO-8.1", ("island_by_four",), move, moves)
