"""The Curse of Vul-Kar in words: places, cards, things and moves. Nothing here decides anything."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from emberisle.games.curse_of_vulkar.rules.board import CHUTE_END, JOINS, NAMES, SPACES
from emberisle.games.curse_of_vulkar.rules.moves import (
    NOTHING,
    LeadTiger,
    UseSnowGlobe,
    UseWalkieTalkie,
    Walk,
)
from emberisle.kernel.texts import Catalogue, Texts
from emberisle.kernel.values import Value

FORKS: Final = frozenset([NAMES[place] for place in range(SPACES) if len(JOINS[place]) > 2])
"""The spaces from which a way can go on in two directions."""

PLAYERS_WITH_TWO: Final = 2
"""With so many players everybody has two figures [CV-15.1]."""

_NAMED: Final = {
    "thing": "things",
    "token": "tokens",
    "nth": "nths",
    "shade": "shades",
    "souvenir": "souvenirs",
    "cause": "causes",
    "setting": "settings",
    "exit": "exits",
    "action": "actions",
}
"""Kinds of facts that have a text for each of their values, and in which section."""


class CurseTexts(Texts):
    """Texts with figures, places, cards and things in them."""

    def fact(self, kind: str, fact: object, names: tuple[str, ...]) -> str:
        if kind == "figure":
            return self.figure(fact, names)
        if kind == "own_figure":
            return self.own_figure(fact, names)
        if kind == "card" and isinstance(fact, tuple):
            return self.say("card", (self.text(f"actions.{fact[0]}"), fact[1]))
        if kind == "place":
            return self.place(fact)
        if kind in ("pit", "tree"):
            return self.say(kind, (str(fact)[1:],))
        if kind == "ends" and isinstance(fact, tuple):
            return self.ends(fact)
        if kind in ("goal", "by", "places") and isinstance(fact, tuple):
            return self.several(kind, fact)
        if kind == "trails" and isinstance(fact, tuple):
            return f" {self.text('leads.or')} ".join([self.trail(str(trail)) for trail in fact])
        if kind == "odds" and isinstance(fact, tuple):
            return ", ".join([self.say("advice.share", each, names) for each in fact])
        if kind in _NAMED:
            return self.get(f"{_NAMED[kind]}.{fact}", str(fact))
        return super().fact(kind, fact, names)

    def say(self, key: str, facts: tuple[object, ...] = (), names: tuple[str, ...] = ()) -> str:
        """A card whose name calls out ends a sentence by itself."""
        return super().say(key, facts, names).replace("!.", "!")

    def figure(self, figure: object, names: tuple[str, ...]) -> str:
        """A figure by its player; of two figures the second is said to be one."""
        if not isinstance(figure, int) or not names:
            return self.seat(figure, names)
        owner = self.seat(figure % len(names), names)
        if figure < len(names):
            return owner
        return self.say("second_figure_s" if owner[-1:] in "sßxz" else "second_figure", (owner,))

    def own_figure(self, figure: object, names: tuple[str, ...]) -> str:
        """A figure as its own player is told of it: which of two it is, where everybody can have two."""
        if not isinstance(figure, int) or not names:
            return self.seat(figure, names)
        if len(names) != PLAYERS_WITH_TWO:
            return self.text("own_figure.only")
        return self.text("own_figure.first" if figure < PLAYERS_WITH_TWO else "own_figure.second")

    def ends(self, ends: tuple[object, ...]) -> str:
        """Where marbles ended, and how many of several."""
        said = {end: self.text(f"ends.{end}") for end in ends}
        if len(ends) == 1:
            return said[ends[0]]
        return ", ".join([self.say("marbles", (ends.count(end), words)) for end, words in said.items()])

    def several(self, kind: str, facts: tuple[object, ...]) -> str:
        """The end of a way, the spaces by which it can be told from others, or some places."""
        if kind == "goal":
            return self.place(facts[-1])
        named = [self.place(name) for name in (_by(facts) if kind == "by" else facts)]
        return ", ".join(named)

    def place(self, name: object) -> str:
        """``TR4`` is Tourist Road 4."""
        if isinstance(name, tuple):
            return self.several("places", name)
        told = str(name)
        if told in CHUTE_END:
            return self.text("places.chute").format(self.place(NAMES[CHUTE_END[told]]))
        if f"places.{told}" in self.texts:
            return self.text(f"places.{told}")
        trail = told.rstrip("0123456789")
        return self.text(f"places.{trail}").format(told[len(trail) :]) if told in NAMES else told

    def trail(self, letters: str) -> str:
        """``TR`` is the Tourist Road."""
        return self.text(f"places.{letters}").format("").strip()

    def move(self, move: Value, names: tuple[str, ...] = ()) -> str:
        return self._button(f"moves.{type(move).__name__}{_manner(move)}", _facts(move), names)

    def _button(self, key: str, facts: tuple[object, ...], names: tuple[str, ...]) -> str:
        """A place or a thing may come first, and a button begins with a capital letter all the same."""
        said = self.say(key, facts, names)
        return said[:1].upper() + said[1:]

    def move_among(self, move: Value, moves: Sequence[Value], names: tuple[str, ...] = ()) -> str:
        """A move beside others: its way or its figure only where there are several."""
        if isinstance(move, (Walk, LeadTiger)) and len(_ways_to(move.path[-1], moves)) == 1:
            return self._button(f"moves.{type(move).__name__}", move.parts(), names)
        if isinstance(move, UseSnowGlobe) and len(_globes(moves)) == 1 and move.figure < len(names):
            return self.text("moves.UseSnowGlobeOnly")
        return self.move(move, names)


def _manner(move: Value) -> str:
    """Some moves are said in two ways: a walk with its way, an exchange with what is drawn blind."""
    if isinstance(move, (Walk, LeadTiger)):
        return "By" if len(move.path) > 1 else ""
    return "Blind" if isinstance(move, UseWalkieTalkie) and move.take == NOTHING else ""


def _facts(move: Value) -> tuple[object, ...]:
    """A move that names a card says it as one fact."""
    parts = move.parts()
    kind = type(move).__name__
    return (parts,) if kind in ("PlayCard", "GiveUp", "UseSapphires") else parts


def _ways_to(goal: str, moves: Sequence[Value]) -> list[Value]:
    ways = [move for move in moves if isinstance(move, (Walk, LeadTiger))]
    return [move for move in ways if move.path and move.path[-1] == goal]


def _globes(moves: Sequence[Value]) -> list[Value]:
    return [move for move in moves if isinstance(move, UseSnowGlobe)]


def _by(path: tuple[object, ...]) -> list[str]:
    """Where a way begins, and where it goes on after every fork."""
    forks = [str(place) for before, place in pairwise(path[:-1]) if before in FORKS]
    return [str(path[0]), *forks]


TEXTS: Final = Catalogue("emberisle.games.curse_of_vulkar.rules", CurseTexts)


def texts_in(language: str) -> CurseTexts:
    return TEXTS.texts(language)
