"""Fortune in words: dice, moves, questions and events. Nothing here decides anything."""

from __future__ import annotations

from typing import Final

from emberisle.games.fortune.cards import Card
from emberisle.games.fortune.dice import FACES
from emberisle.games.fortune.moves import Cast, Fill, Roll, RollAgain, Sail, Stop
from emberisle.kernel.steps import Event
from emberisle.kernel.values import Value

FACE_NAMES: Final = {
    "C": ("gold coin", "gold coins"),
    "D": ("diamond", "diamonds"),
    "K": ("skull", "skulls"),
    "M": ("monkey", "monkeys"),
    "P": ("parrot", "parrots"),
    "S": ("sword", "swords"),
}

QUESTIONS: Final = {
    "Decide": "End your turn, or roll again?",
    "ChooseDice": "Which dice do you roll? At least two.",
    "FillChest": "Which dice lie in the Treasure Chest?",
    "RollWithSpell": "Which dice are rolled along with the revived skull?",
    "CastOrSink": "Three skulls! Cast the Sorceress's spell, or give up the turn?",
    "CastOrSail": "Four skulls or more: sail to the Island, or cast the spell first?",
    "DecideOnIsland": "On the Island of Skulls: roll for more skulls, or leave?",
}

EVENTS: Final = {
    "card": "{0} turns over {1}.",
    "known_card": "{0} takes {1}, as everybody could know.",
    "rolled": "{0} rolls {1}.",
    "picked": "{0} picks up {1}.",
    "chest": "{0} has {1} in the chest.",
    "stopped": "{0} ends the turn.",
    "disqualified": "{0} has {1} skulls and is disqualified.",
    "sets": "{0}: sets {1}.",
    "treasure": "{0}: gold and diamonds {1}.",
    "full_chest": "{0}: full chest {1}.",
    "saved": "{0}: saved in the chest {1}.",
    "doubled": "{0}: doubled, another {1}.",
    "battle_won": "{0}: sea battle won {1}.",
    "battle_lost": "{0}: sea battle lost {1}.",
    "storm": "{0}: treasure salvaged from the storm, another {1}.",
    "fined": "{0}: fined for swords in a truce {1}.",
    "zombies_beaten": "{0}: zombies beaten {1}.",
    "zombies_won": "The zombies beat {0}; each opponent receives {1}.",
    "scored": "{0} scores {1} and has {2}.",
    "no_debts": "{0} cannot fall below zero.",
    "cast": "{0} has the Sorceress bring a skull back to life.",
    "sailed": "{0} has {1} skulls and sails to the Island of Skulls.",
    "left": "{0} leaves the Island.",
    "island": "{0} collected {1} skulls: every opponent loses {2}.",
    "crossed": "{0} is across the finish line of {1}: the final round begins.",
    "crossed_at_last": "{0} is across the finish line of {1}, which ends the game.",
    "resumed": "Nobody stayed beyond the finish line: the game goes on.",
    "nine_alike": "{0} shows nine alike and wins at once!",
    "won": "{0} wins with {1} points.",
    "shared": "{0} shares the win with {1} points.",
}


def dice_in_words(dice: str) -> str:
    """``"MMS"`` is 2 monkeys, 1 sword."""
    counts = [(dice.count(face), FACE_NAMES[face]) for face in FACES if face in dice]
    return ", ".join([f"{count} {one if count == 1 else many}" for count, (one, many) in counts]) or "nothing"


def move_in_words(move: Value) -> str:
    if isinstance(move, Roll):
        return f"Roll {dice_in_words(move.dice)}" if move.dice else "Roll the skull alone"
    if isinstance(move, Fill):
        return f"Have {dice_in_words(move.dice)} in the chest"
    if isinstance(move, Stop):
        return "Stop"
    if isinstance(move, RollAgain):
        return "Roll again"
    if isinstance(move, Cast):
        return "Cast the spell"
    assert isinstance(move, Sail)
    return "Sail to the Island"


def event_in_words(event: Event, names: tuple[str, ...]) -> str:
    """The first fact of every event is the seat it is about."""
    seat = event.facts[0]
    assert isinstance(seat, int)
    facts = [names[seat], *[_fact_in_words(fact) for fact in event.facts[1:]]]
    return EVENTS[event.what].format(*facts)


def _fact_in_words(fact: object) -> str:
    if isinstance(fact, Card):
        return fact.name
    if isinstance(fact, str):
        return dice_in_words(fact)
    return f"{fact:,}"
