"""Board Game Battle in words: moves, questions and events. Nothing here decides anything."""

from __future__ import annotations

from typing import Final

from emberisle.games.board_game_battle.moves import Battle, Roll
from emberisle.kernel.steps import Event
from emberisle.kernel.values import Value

QUESTIONS: Final = {
    "TakeDice": "Your turn: roll the dice.",
    "ChooseOpponent": "1 vs 1: whom do you battle?",
}

EVENTS: Final = {
    "round": "Round {0} begins.",
    "placement_rolls": "For placement: {rolls}.",
    "placement": "{order}.",
    "rolled": "{who} rolls {1}.",
    "doubles": "Doubles! {who} rolls an extra {1}.",
    "moved": "{who} moves {1} to square {2}, {3}.",
    "stopped": "Challenge {1} stops {who}; moves lost: {2}.",
    "reached": "{who} has reached challenge {1}.",
    "failed": "{who} needs {1} to beat the challenge; {2} is not enough.",
    "beat": "{who} beats challenge {1} with {2}.",
    "won": "{who} wins in round {1}!",
    "forward": "{who} goes forward {1} to square {2}.",
    "back": "{who} goes back {1} to square {2}.",
    "held": "{who} cannot be moved past challenge {1}.",
    "at_start": "{who} cannot go back further than Start.",
    "battle": "{who} battles {other}.",
    "nobody_to_battle": "Nobody is within {who}'s reach, so there is no battle.",
    "duel": "{who} rolls {1}, {third} rolls {3}.",
    "duel_lost": "{who} did not roll more, so nothing happens.",
    "all_rolled": "{who} against all: {everybody}.",
    "lost": "{who} has neither the one highest nor the one lowest number, so nothing happens.",
    "place_rolled": "{who} rolls {1} to name a place.",
    "no_place": "There is no place {1}, so nothing happens.",
    "own_place": "That is {who}'s own place, so nothing happens.",
    "out_of_reach": "{who} is in the detour and out of reach.",
    "back_rolled": "{who} rolls {1}: so many squares back for {third}.",
    "switched": "{who} and {other} switch.",
    "now_on": "{who} is now on square {1}.",
    "detour": "{who} has to take the detour, and will return to square {1}.",
    "moved_in_detour": "{who} moves {1} in the detour, to its square {2}.",
    "lost_in_detour": "There is nowhere further to go; moves lost: {1}.",
    "shifted_in_detour": "The tile there sends {who} to square {1} of the detour.",
    "left_detour": "{who} leaves the detour and returns to square {1}.",
    "even_or_odd": "{who} rolls {1} for even or odd.",
}

_PLACES: Final = ("first", "second", "third", "fourth")


def move_in_words(move: Value) -> str:
    if isinstance(move, Battle):
        return f"Battle seat {move.opponent}"
    assert isinstance(move, Roll)
    return "Roll the dice"


def event_in_words(event: Event, names: tuple[str, ...]) -> str:
    """Where an event is about seats they are named: one in front, one or two more behind, or all at once."""
    facts = event.facts
    words = {
        "who": _name(facts, 0, names),
        "other": _name(facts, 1, names),
        "third": _name(facts, 2, names),
        "rolls": _rolls(facts, names),
        "everybody": _rolls((tuple(range(len(names))), facts[-1]), names),
        "order": _order(facts[0], names),
    }
    return EVENTS[event.what].format(*[_fact_in_words(fact) for fact in facts], **words)


def _name(facts: tuple[object, ...], n: int, names: tuple[str, ...]) -> str:
    seat = facts[n] if n < len(facts) else None
    return names[seat] if isinstance(seat, int) and 0 <= seat < len(names) else ""


def _rolls(facts: tuple[object, ...], names: tuple[str, ...]) -> str:
    if len(facts) != 2:
        return ""
    seats, dice = facts
    if not isinstance(seats, tuple) or not isinstance(dice, tuple):
        return ""
    return ", ".join([f"{names[seat]} rolls {die}" for seat, die in zip(seats, dice)])


def _order(seats: object, names: tuple[str, ...]) -> str:
    if not isinstance(seats, tuple):
        return ""
    return ", ".join([f"{names[seat]} is {place}" for seat, place in zip(seats, _PLACES)])


def _fact_in_words(fact: object) -> str:
    if isinstance(fact, tuple):
        return " and ".join([str(part) for part in fact])
    return str(fact)
