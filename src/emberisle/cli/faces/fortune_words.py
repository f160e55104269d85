"""What a Fortune card does in this house, in one sentence for the screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from emberisle.games.fortune.cards import Card, SeaBattle, Skulls, Storm, Truce, card_named
from emberisle.games.fortune.dice import handful
from emberisle.games.fortune.house import House

NUMBERS: Final = {1: "One", 2: "Two", 3: "Three", 4: "Four"}

EFFECTS: Final = {
    "Treasure Chest": "Dice you place here still score if you are disqualified.",
    "Captain": "Your score is doubled. On the Island each skull costs 200.",
    "Sorceress": "Once this turn a skull comes back to life and is rolled again.",
    "Gold": "You start with a gold coin: it scores, and it counts for a set.",
    "Diamond": "You start with a diamond: it scores, and it counts for a set.",
    "Monkey Business": "Monkeys and parrots count as one kind.",
    "Zombie Attack": "Roll until only skulls and swords show. Five swords win 1,200; fewer give it away.",
}

STORMS: Final = {
    "sets": "Two rolls. Only gold and diamonds count: 200 each, and their sets.",
    "doubled": "Two rolls. Only gold and diamonds count, and all they score is doubled.",
    "plain": "Two rolls. Only gold and diamonds count: 200 each, no sets.",
}


def house_of(options: Mapping[str, Any]) -> House:
    return House(**options)


def card_of(name: str) -> Card:
    card = card_named(name)
    assert card is not None
    return card


def effect(card: Card, house: House) -> str:
    """The card in one sentence."""
    if isinstance(card, SeaBattle):
        stake = card.stake(house)
        return f"{NUMBERS[card.swords]} swords win {stake:,} on top, fewer lose {stake:,}."
    if isinstance(card, Skulls):
        count = NUMBERS[card.count].lower()
        return f"You start with {count} skull{'s' if card.count > 1 else ''} already set aside."
    if isinstance(card, Storm):
        return STORMS[house.storm]
    if isinstance(card, Truce):
        return f"End your turn without swords: each one left when it is lost costs {house.truce_fine:,}."
    return EFFECTS[card.name]


LINES: Final = {
    "sets": "sets",
    "treasure": "treasure",
    "full_chest": "full chest",
    "saved": "saved",
    "doubled": "doubled",
    "battle_won": "battle won",
    "battle_lost": "battle lost",
    "storm": "storm",
    "fined": "fine",
    "zombies_beaten": "zombies beaten",
}
"""What each line of a reckoning is called where there is little room."""


def standing_lines(card: Card, shown: str, house: House) -> list[tuple[str, int]]:
    """What the dice that show no skull are worth now, line by line."""
    return [(LINES[what], points) for _, what, points in card.reckon(handful(shown), house)]
