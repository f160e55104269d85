"""Fireball Island in the words of screens and pictures: places in a few letters, and how a turn stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from emberisle.games.fireball_island.rules.view import IslandView
from emberisle.games.fireball_island.rules.words import texts_in

TEXTS: Final = texts_in("en")
SHORT: Final = {
    "DMP": "the plateau",
    "WT": "Witchlord {}",
    "TA": "Thunder {}",
    "SB": "Beach {}",
    "BR": "Blister {}",
    "S": "Cave 6 spur {}",
    "FC": "Chute {}",
    "VKP": "Vul-Kar Point",
    "HR": "High Road {}",
    "HC": "Cave 5 pad",
    "C3_": "Cave 3 spur {}",
    "LR": "Low Road {}",
    "GSB": "Bluff {}",
    "CP": "Chasm Peak {}",
    "VP": "Viper {}",
    "W": "the water",
}
MOMENTS: Final = {
    "first": "who begins?",
    "before": "before the roll",
    "after": "after the roll",
    "move": "moving",
    "end": "end of the turn",
    "between": "between turns",
}
TOKEN_WORDS: Final = {"none": "", "held": "token", "traded": "token used"}


def short(place: str) -> str:
    """A place in a few letters: ``Witchlord 4``, ``Cave 3``, ``Bridge 1``."""
    trail = place.rstrip("0123456789")
    if place in SHORT:
        return SHORT[place]
    if trail in SHORT:
        return SHORT[trail].format(place[len(trail) :])
    said = TEXTS.place(place)
    return said.removeprefix("the ")


def cards_in_words(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"


def last_played(view: IslandView, names: Sequence[str]) -> list[str]:
    """The card that can be cancelled now, if there is one."""
    return [f"{names[seat]} has played {TEXTS.text(f'cards.{card}')}" for seat, card in view.played[-1:]]


def moment_in_words(view: IslandView) -> str:
    """How far the turn has come; a Move Ahead that was played stands where the roll would."""
    if view.moment == "after" and view.ahead and not view.die:
        return f"after Move Ahead {view.ahead}"
    return MOMENTS["after" if view.moment == "before" and view.die else view.moment]


def _die_in_words(view: IslandView) -> str:
    return (
        f"the die shows {view.die // 2}, doubled to {view.die}" if view.twice else f"the die shows {view.die}"
    )


def turn_in_words(view: IslandView, names: Sequence[str]) -> str:
    """Whose turn it is and how far it has come, and what lies on the table unanswered."""
    if view.turn is None:
        return "They roll for the first turn."
    facts = [f"{names[view.turn]}'s turn, {moment_in_words(view)}"]
    facts += last_played(view, names)
    facts += [_die_in_words(view)] if view.die else []
    facts += ["the next roll counts twice"] if view.doubled else []
    facts += ["for a cave"] if view.seeking else []
    if view.way is not None and view.roller is not None:
        facts.append(f"{names[view.roller]} aims {TEXTS.text(f'ways.{view.way}')}")
    facts += [f"{names[seat]}'s card moves them back {count} after it" for seat, count in view.pushed_back]
    facts += [f"{TEXTS.count('turns', view.turns_owed)} in a row"] if view.turns_owed else []
    return f"{', '.join(facts)}."
