"""Positions of Fortune described by a few named facts, for tests, puzzles and teaching."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from emberisle.games.fortune.rules.cards import CARDS, Card, Sorceress, TreasureChest, card_named
from emberisle.games.fortune.rules.dice import ALL, FACES, SKULL, handful, together
from emberisle.games.fortune.rules.house import House
from emberisle.games.fortune.rules.steps import AFTER_A_ROLL, BEFORE_A_ROLL, GAME
from emberisle.games.fortune.rules.table import FortuneTable, Steps, fresh_table
from emberisle.kernel.errors import BadScenario, quoted
from emberisle.kernel.facts import Facts

FACTS: Final = {
    "totals": "the score page, one number a seat (default [0, 0])",
    "turn": "the seat whose turn it is (default 0)",
    "card": "the card turned over, by name (without it the turn begins by turning one over)",
    "dice": "the dice as they lie after a roll, skulls too, chest not (without them the first roll comes)",
    "chest": "the dice in the Treasure Chest",
    "rolls": "how many rolls the turn has had (default 1)",
    "spell": "whether the Sorceress can still cast (default true)",
    "pile": "the cards in the order in which they come, all of them known",
    "finisher": "the seat that began the final round",
    "last_turns": "how many turns of the final round remain, the present one included",
}


def set_table(spec: Mapping[str, object], house: House) -> tuple[FortuneTable, Steps]:
    facts = Facts("Fortune", FACTS, spec)
    totals = facts.numbers("totals", [0, 0])
    if not 2 <= len(totals) <= 4:
        raise BadScenario(f"'totals' has one number for each of 2 to 4 seats, not {len(totals)}")
    table = fresh_table(len(totals), house)
    table.totals = totals
    table.turn = facts.number("turn", 0, 0, len(totals) - 1)
    table.finisher = facts.number("finisher", -1, 0, len(totals) - 1)
    table.last_turns = facts.number("last_turns", 0, 0, len(totals) - 1)
    if (table.finisher >= 0) != (table.last_turns > 0) or table.finisher == table.turn:
        raise BadScenario(
            "a final round needs a 'finisher' who is not on turn, and the 'last_turns' that remain"
        )
    _lay_pile(table, facts)
    return table, _lay_turn(table, facts)


def _lay_pile(table: FortuneTable, facts: Facts) -> None:
    pile = facts.get("pile")
    if pile is None:
        return
    if not isinstance(pile, (list, tuple)) or not pile:
        raise BadScenario("'pile' is a list of card names")
    table.unseen = [0] * len(CARDS)
    table.used = [_card(name) for name in pile]


def _lay_turn(table: FortuneTable, facts: Facts) -> Steps:
    if not facts.has("card"):
        facts.need("card", ("dice", "chest", "rolls", "spell"))
        return GAME
    table.card = _card(facts.get("card"))
    _take_from_pile(table)
    table.spell = facts.flag("spell", True) and isinstance(table.card, Sorceress)
    if not facts.has("dice"):
        facts.need("dice", ("chest", "rolls"))
        return BEFORE_A_ROLL
    dice, chest = _dice(facts, "dice"), _dice(facts, "chest")
    if len(dice) + len(chest) != ALL:
        raise BadScenario(f"'dice' and 'chest' are eight dice together, not {len(dice) + len(chest)}")
    if chest and (not isinstance(table.card, TreasureChest) or SKULL in chest):
        raise BadScenario("only a Treasure Chest holds dice, and never skulls")
    table.skulls = dice.count(SKULL)
    table.dice = handful(dice.replace(SKULL, ""))
    table.chest = handful(chest)
    table.rolls = facts.number("rolls", 1, 1, 1000)
    return AFTER_A_ROLL


def _take_from_pile(table: FortuneTable) -> None:
    kind = CARDS.index(table.card)
    if table.unseen[kind] > 0:
        table.unseen[kind] = table.unseen[kind] - 1
    elif not table.used:
        raise BadScenario(f"there is no {table.card.name} in the deck {table.house.deck!r}")


def _card(name: object) -> Card:
    card = card_named(name) if isinstance(name, str) else None
    if card is None:
        known = ", ".join([card.name for card in CARDS])
        raise BadScenario(f"there is no card {quoted(name)}; there are {known}")
    return card


def _dice(facts: Facts, name: str) -> str:
    dice = facts.get(name) if facts.has(name) else ""
    if not isinstance(dice, str) or any(face not in FACES for face in dice):
        raise BadScenario(f"{quoted(name)} is written with the letters {FACES}, not as {quoted(dice)}")
    return together(dice)
