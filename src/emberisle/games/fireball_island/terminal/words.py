"""Fireball Island in a few words: places, choices, what a choice means, and what is typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from emberisle.games.fireball_island.rules.board import BOARDS, NUMBER
from emberisle.games.fireball_island.rules.house import House
from emberisle.games.fireball_island.rules.marbles import WAYS
from emberisle.games.fireball_island.rules.moves import (
    END,
    PASS,
    PLAYS,
    ROLL,
    SEEK,
    TRADE,
    Play,
    RollDown,
    TakeCard,
    Walk,
)
from emberisle.games.fireball_island.rules.view import IslandView
from emberisle.games.fireball_island.terminal.geography import DARK, SPOTS
from emberisle.games.fireball_island.terminal.phrases import TEXTS, cards_in_words, last_played, short
from emberisle.kernel.game import View
from emberisle.kernel.values import Value
from emberisle.terminal.errors import BadWords
from emberisle.terminal.words import listed

SIDES: Final = {
    "N": "north",
    "NE": "north-east",
    "E": "east",
    "SE": "south-east",
    "S": "south",
    "SW": "south-west",
    "W": "west",
    "NW": "north-west",
}
SPOKEN: Final[dict[str, Value]] = {
    "roll": ROLL,
    "r": ROLL,
    "seek": SEEK,
    "s": SEEK,
    "trade": TRADE,
    "x": TRADE,
    "pass": PASS,
    "p": PASS,
    "end": END,
    "e": END,
}
"""Words, and letters, for moves that need no more to be said."""
ANY: Final[tuple[Value, ...]] = (
    *PLAYS,
    *[RollDown(way) for way in WAYS],
    *[Walk((place,)) for place in SPOTS],
)
"""What somebody may mean that is not legal just now; the game knows why not."""


def short_way(way: str) -> str:
    """``C east, chute``."""
    ball, side, *rest = way.split("_")
    return ", ".join([f"{ball} {SIDES[side]}", *rest])


def short_move(move: Value, names: Sequence[str], among: Sequence[Value] = ()) -> str:
    """A move in a few words, for a list of such moves beside the map."""
    if isinstance(move, Walk):
        return short(move.path[-1])
    if isinstance(move, RollDown):
        return short_way(move.way)
    if isinstance(move, Play):
        return TEXTS.text(f"cards.{move.card}")
    if isinstance(move, TakeCard):
        return f"Take: {names[move.seat]}"
    return TEXTS.move_among(move, among)


def done_in_words(move: Value, names: Sequence[str], among: Sequence[Value]) -> str:
    """What Enter would do, of these moves."""
    verbs: dict[type[Value], str] = {Walk: "Go to", RollDown: "Roll", Play: "Play"}
    if type(move) in verbs:
        return f"{verbs[type(move)]} {short_move(move, names)}"
    return TEXTS.move_among(move, among, tuple(names))


# -- what a choice means


def meaning(move: Value, view: View, names: Sequence[str], house: House, room: int | None = None) -> str:
    """What is good to know about a choice before it is made; what it is called, too, if there is room."""
    facts = " · ".join(_facts(move, view, names, house))
    said = f"{_name(move, names)} · {facts}" if facts else ""
    if room is not None and len(said) > room:
        said = facts
    return said[:1].upper() + said[1:]


def _name(move: Value, names: Sequence[str]) -> str:
    if isinstance(move, Walk):
        return TEXTS.place(move.path[-1])
    if isinstance(move, RollDown):
        return TEXTS.text(f"ways.{move.way}")
    return TEXTS.text(f"cards.{move.card}") if isinstance(move, Play) else TEXTS.move(move, tuple(names))


def _facts(move: Value, seen: View, names: Sequence[str], house: House) -> list[str]:
    view: IslandView = seen.table
    if isinstance(move, Walk):
        takes = _on_the_way(move, view, names, house, pushed=seen.question == "ChooseBack")
        return [*takes, *_where_to(move, view, house)]
    if isinstance(move, RollDown):
        return [at_whom(move.way, view, names)]
    if isinstance(move, Play):
        return [TEXTS.text(f"card_texts.{move.card}")]
    if isinstance(move, TakeCard):
        known = [TEXTS.text(f"cards.{card}") for seat, card in view.known if seat == move.seat]
        also = f", {listed(known)} among them" if known else ""
        return [f"{names[move.seat]} holds {cards_in_words(view.cards[move.seat])}{also}"]
    return []


def _on_the_way(walk: Walk, view: IslandView, names: Sequence[str], house: House, pushed: bool) -> list[str]:
    """What a piece takes as it goes; of one that is pushed the house says what."""
    finds = house.jewel_going_back or not pushed
    facts = ["takes the jewel"] if finds and view.jewel_at in walk.path else []
    owner = None if pushed and house.back_gains != "everything" else view.jewel_owner
    if owner is not None and owner != view.turn and view.places[owner] in walk.path:
        facts.append(f"passes {names[owner]} and takes the jewel")
    return facts


def _where_to(walk: Walk, view: IslandView, house: House) -> list[str]:
    goal = walk.path[-1]
    facts = ["a card to take"] if goal in DARK else []
    if goal == "DOCK":
        facts.append("the game is won")
    elif view.turn is not None:
        facts.append(f"then {to_go(goal, view, house)} to go")
    if len(walk.path) > 1:
        facts.append(f"by {' '.join(walk.path[:-1])}")
    return facts


def to_go(place: str, view: IslandView, house: House) -> int:
    """How many spaces it would be from here to the jewel, and with it to the Dock."""
    far, dock = BOARDS[house.plateau_joined].far, NUMBER["DOCK"]
    owner = view.jewel_owner
    jewel = view.jewel_at if owner is None else place if owner == view.turn else view.places[owner]
    assert jewel is not None
    return far[NUMBER[place]][NUMBER[jewel]] + far[NUMBER[jewel]][dock]


def at_whom(way: str, view: IslandView, names: Sequence[str]) -> str:
    hits = [f"{names[seat]} {chance} %" for aim in view.aims if aim.way == way for seat, chance in aim.hits]
    return f"may hit about: {listed(hits)}" if hits else "hits nobody"


def unanswered(view: IslandView, names: Sequence[str]) -> str:
    """The Fireball that is about to roll, or the card that was just played, if others may answer it."""
    if view.way is not None and view.roller is not None:
        return f"{names[view.roller]} aims Fireball {short_way(view.way)}: {at_whom(view.way, view, names)}."
    return "".join([f"{played}." for played in last_played(view, names)])


# -- what is typed


def read_move(line: str, moves: Sequence[Value], names: Sequence[str]) -> Value:
    """What a typed line says: ``roll``, ``WT4``, ``cave 3``, ``V_W``, ``reroll``, ``take Ben``."""
    said = " ".join(line.lower().split())
    if said in SPOKEN:
        return SPOKEN[said]
    verb, _, rest = said.partition(" ")
    if verb == "take" and not rest.startswith("1") and rest != "another turn":
        return _take(rest, names)
    said = said.removeprefix("play ").removeprefix("go ")
    found = [move for move in moves if _means(move, said)] or [move for move in ANY if _means(move, said)]
    if len(found) > 1:
        ways = listed([f"{moves.index(move) + 1} by {_first(move)}" for move in found])
        raise BadWords(f"{line.strip()!r} can be {ways}: type the number")
    if not found:
        raise BadWords(f"{line.strip()!r} means nothing here; m lists your moves, ? what can be typed")
    return found[0]


def _means(move: Value, said: str) -> bool:
    if isinstance(move, Walk):
        goal = move.path[-1]
        return said in (goal.lower(), short(goal).lower(), TEXTS.place(goal).lower())
    if isinstance(move, RollDown):
        return said in (move.way.lower(), short_way(move.way).lower())
    if isinstance(move, Play):
        return said in (move.card, TEXTS.text(f"cards.{move.card}").lower().rstrip("!"))
    return False


def _first(move: Value) -> str:
    return " ".join(move.path[:-1]) if isinstance(move, Walk) else ""


def _take(who: str, names: Sequence[str]) -> TakeCard:
    for seat, name in enumerate(names):
        if who in (name.lower(), str(seat + 1)):
            return TakeCard(seat)
    raise BadWords(f"nobody here is called {who!r}; there are {listed(list(names))}")
