"""Fireball Island in words: places, cards, ways and moves. Nothing here decides anything."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from emberisle.games.fireball_island.rules.board import FORKS, NAMES
from emberisle.games.fireball_island.rules.moves import ROLL, SEEK, TRADE, Play, RollDie, TakeCard, Walk
from emberisle.kernel.texts import Catalogue, Texts
from emberisle.kernel.values import Value


class IslandTexts(Texts):
    """Texts with places, cards, ways and seats in them."""

    def fact(self, kind: str, fact: object, names: tuple[str, ...]) -> str:
        if kind == "card":
            return self.text(f"cards.{fact}")
        if kind == "way":
            return self.text(f"ways.{fact}")
        if kind == "place":
            return self.place(NAMES[fact] if isinstance(fact, int) else str(fact))
        if kind == "more":
            return f" {self.say('more.turns', (fact,))}" if fact else ""
        if isinstance(fact, tuple):
            return self.several(kind, fact, names)
        return super().fact(kind, fact, names)

    def say(self, key: str, facts: tuple[object, ...] = (), names: tuple[str, ...] = ()) -> str:
        """A card whose name calls out ends a sentence by itself."""
        return super().say(key, facts, names).replace("!.", "!")

    def several(self, kind: str, facts: tuple[object, ...], names: tuple[str, ...]) -> str:
        """The end of a way, the spaces by which it can be told from others, or some seats."""
        if kind == "goal":
            return self.place(str(facts[-1]))
        if kind == "by":
            return ", ".join([self.place(name) for name in _by(facts)])
        seats = [self.seat(seat, names) for seat in facts]
        if len(seats) < 2:
            return seats[0] if seats else self.text("seats.nobody")
        return f"{', '.join(seats[:-1])} {self.text('seats.and')} {seats[-1]}"

    def place(self, name: str) -> str:
        """``WT4`` is Witchlord Trail 4, ``cave 3`` is Cave 3."""
        if f"places.{name}" in self.texts:
            return self.text(f"places.{name}")
        trail = name.rstrip("0123456789") if " " not in name else name[:-2]
        return self.text(f"places.{trail}").format(name[len(trail) :].strip())

    def move(self, move: Value, names: tuple[str, ...] = ()) -> str:
        by = "By" if isinstance(move, Walk) and len(move.path) > 1 else ""
        return self.say(f"moves.{type(move).__name__}{by}", move.parts(), names)

    def move_among(self, move: Value, moves: Sequence[Value], names: tuple[str, ...] = ()) -> str:
        """A move beside others: its way where several lead to its end, and in a cave where a roll leads."""
        if isinstance(move, Walk) and len(_walks_to(move.path[-1], moves)) == 1:
            return self.say("moves.Walk", move.parts(), names)
        if isinstance(move, RollDie) and SEEK in moves:
            return self.text("moves.RollOut")
        return self.move(move, names)


def _walks_to(goal: str, moves: Sequence[Value]) -> list[Walk]:
    return [move for move in moves if isinstance(move, Walk) and move.path[-1] == goal]


def _by(path: tuple[object, ...]) -> list[str]:
    """Where a way begins, and where it goes on after every fork."""
    forks = [str(place) for before, place in pairwise(path[:-1]) if before in FORKS]
    return [str(path[0]), *forks]


TEXTS: Final = Catalogue("emberisle.games.fireball_island.rules", IslandTexts)


def texts_in(language: str) -> IslandTexts:
    return TEXTS.texts(language)


def question_in_words(moves: Sequence[Value], otherwise: str, language: str = "en") -> str:
    """What is asked of a player with these moves: before a roll only what can be done."""
    if (ROLL not in moves and SEEK not in moves) or any(isinstance(move, (Play, TakeCard)) for move in moves):
        return otherwise
    texts = texts_in(language)
    if TRADE in moves:
        return texts.text("questions.RollOrTrade")
    return texts.text("questions.RollInCave" if ROLL in moves and SEEK in moves else "questions.Roll")
