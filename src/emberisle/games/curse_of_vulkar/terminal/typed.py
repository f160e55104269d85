"""What is typed in The Curse of Vul-Kar: ``TR5``, ``geyser 4``, ``tree 3 left``, ``135 12``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from emberisle.games.curse_of_vulkar.rules import moves as cm
from emberisle.games.curse_of_vulkar.rules.board import DIRECTION_STEP
from emberisle.games.curse_of_vulkar.rules.gullies import bearing
from emberisle.games.curse_of_vulkar.terminal.geography import LANDMARKS, SPOTS, side
from emberisle.games.curse_of_vulkar.terminal.phrases import TEXTS, card_name, short
from emberisle.games.curse_of_vulkar.terminal.words import SHOWS, passes, short_move
from emberisle.kernel.values import Value
from emberisle.terminal.errors import BadWords
from emberisle.terminal.words import listed

SPOKEN: Final[dict[str, Value]] = {
    "board": cm.BOARD_COPTER,
    "cave": cm.USE_CAVE,
    "snapshot": cm.TAKE_SNAPSHOT,
    "heart": cm.TAKE_HEART,
    "penny": cm.TAKE_PENNY,
    "agree": cm.ACCEPT,
    "decline": cm.DECLINE,
    "leave": cm.LEAVE,
    "drop": cm.DROP,
    "stay": cm.STAY,
}
"""Words for moves that need no more to be said."""
ANY: Final[tuple[Value, ...]] = (
    *cm.PLAYS,
    *cm.CHOOSE_PIT,
    *[turn for tree in cm.TREE_TURNS for turn in tree],
    *cm.TAKES,
    *[cm.Walk((place,)) for place in SPOTS],
)
"""What somebody may mean that is not legal just now; the game knows why not."""


def read_move(line: str, moves: Sequence[Value], names: Sequence[str]) -> Value:
    """What a typed line says."""
    said = " ".join(line.lower().replace("°", "").split())
    if said in ("pass", "p") and passes(moves):
        return passes(moves)[0]
    found = [move for move in moves if said in _phrases(move, names, moves)]
    if not found and said in SPOKEN:
        return SPOKEN[said]
    found = found or [move for move in ANY if said in _phrases(move, names, ())]
    if len(found) > 1:
        choices = listed([f"{moves.index(move) + 1} ({short_move(move, names, moves)})" for move in found])
        raise BadWords(f"{line.strip()!r} can be {choices}: type the number")
    if not found:
        raise BadWords(f"{line.strip()!r} means nothing here; m lists your moves, ? what can be typed")
    return found[0]


def _phrases(move: Value, names: Sequence[str], among: Sequence[Value]) -> set[str]:
    """Everything that means this move."""
    known = {short_move(move, names, among), TEXTS.move(move, tuple(names)), *_special(move)}
    return {phrase.lower().replace("°", "").replace("!", "") for phrase in known} | {
        phrase.lower().replace("°", "") for phrase in known
    }


def _special(move: Value) -> list[str]:
    if isinstance(move, (cm.Walk, cm.StandOn, cm.ComeOut)):
        goal = move.path[-1] if isinstance(move, cm.Walk) else move.space
        return [goal, f"go {goal}", short(goal), TEXTS.place(goal)]
    if isinstance(move, cm.PlayCard):
        name = card_name((move.card, move.count))
        return [name, name.split(maxsplit=1)[-1], f"play {name}"]
    if isinstance(move, cm.ChoosePit):
        return [move.pit, f"pit {move.pit[1:]}"]
    if isinstance(move, cm.TurnTree):
        return [f"{move.tree} {move.setting}"]
    if isinstance(move, cm.TurnVulKar):
        return [str(move.facing), side(move.facing)]
    if isinstance(move, (cm.Take, cm.PayMaw)):
        return [move.thing]
    if isinstance(move, cm.Push):
        return [move.mouth]
    return [SHOWS[type(move)].replace("_", " ")] if type(move) in SHOWS else []


# -- numbers for an Ember


def direction_to(pit: str, place: str) -> int:
    """The direction, of those that can be chosen, that leads from a pit straight to a place."""
    exact = bearing(LANDMARKS[pit], SPOTS.get(place) or LANDMARKS[place])
    return round(exact / DIRECTION_STEP) * DIRECTION_STEP % 360


def read_aim(line: str, pit: str) -> tuple[Value, ...]:
    """``135`` or ``TR5`` is a direction, ``135 12`` or ``TR5 12`` a direction and a strength."""
    words = line.replace("°", "").replace(",", " ").split()
    if not 1 <= len(words) <= 2:
        raise BadWords(f"{line.strip()!r} is no direction: type one such as 135, or a space such as TR5")
    place = words[0].upper()
    if place in SPOTS:
        aim = cm.Aim(direction_to(pit, place))
    elif words[0].isdecimal():
        aim = cm.Aim(int(words[0]))
    else:
        raise BadWords(f"{words[0]!r} is no direction: type one such as 135, or a space such as TR5")
    return (aim,) if len(words) == 1 else (aim, read_strength(words[1]))


def read_strength(word: str) -> cm.Flick:
    if not word.strip().isdecimal():
        raise BadWords(f"{word.strip()!r} is no strength: type a number such as 12")
    return cm.Flick(int(word))
