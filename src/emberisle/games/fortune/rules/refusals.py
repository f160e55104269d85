"""Why a move of Fortune is refused, where more than one question can refuse it."""

from __future__ import annotations

from emberisle.games.fortune.rules.cards import SeaBattle, Sorceress, TreasureChest
from emberisle.games.fortune.rules.dice import SKULL, holds, is_handful, letters, without
from emberisle.games.fortune.rules.moves import Roll
from emberisle.games.fortune.rules.table import FortuneTable
from emberisle.kernel.errors import quoted
from emberisle.kernel.steps import Refusal


def refuse_spell(table: FortuneTable) -> Refusal:
    if not isinstance(table.card, Sorceress):
        return Refusal("FO-11.1", "no_sorceress", (table.card,))
    if not table.spell:
        return Refusal("FO-11.1", "spell_spent")
    return Refusal("FO-11.1", "no_skull")


def refuse_filling(table: FortuneTable) -> Refusal:
    if not isinstance(table.card, TreasureChest):
        return Refusal("FO-9.1", "no_chest", (table.card,))
    return Refusal("FO-9.1", "chest_filled")


def refuse_letters(dice: str) -> Refusal:
    return Refusal("FO-1.2", "no_handful", (quoted(dice),))


def refuse_all() -> Refusal:
    return Refusal("FO-3.6", "keep_one")


def refuse_absent(table: FortuneTable, move: Roll) -> Refusal:
    """These dice cannot be picked up: they are skulls, lie in the chest, or are not there at all."""
    if not is_handful(move.dice):
        return refuse_letters(move.dice)
    if SKULL in move.dice:
        return Refusal("FO-3.5", "skull_aside")
    if holds(letters(table.shown), move.dice):
        return Refusal("FO-9.3", "chest_stays")
    missing = without(move.dice, letters(table.dice))
    return Refusal("FO-3.3", "too_many", (missing,))


def refuse_island(table: FortuneTable) -> Refusal:
    if not table.card.allows_island(table.house):
        clause = "FO-12.3" if isinstance(table.card, SeaBattle) else "FO-17.4"
        return Refusal(clause, "no_island", (table.card,))
    return Refusal("FO-8.1", "island_by_four")
