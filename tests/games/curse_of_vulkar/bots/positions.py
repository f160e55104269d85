"""Positions of The Curse of Vul-Kar to ask bots about: some of every question."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

import emberisle as em
from emberisle import Game
from emberisle.bots.bot import Bot
from emberisle.games.curse_of_vulkar.rules.marbles import Launched, Lie
from emberisle.kernel.values import Value

GAME: Final = "curse_of_vulkar"
ALONE: Final = {"mode": "competitive"}
TOGETHER: Final = {"mode": "cooperative"}
OTHERS: Final = ([["angry_gaze", 4], ["angry_gaze", 4]], [["creeping_roots", 5], ["creeping_roots", 5]])
"""Hands for the second and the third seat of a described position, so that a bot can play on from it."""
TABLES: Final = ((2, ALONE), (3, ALONE), (4, ALONE), (2, TOGETHER), (4, TOGETHER))


def player(level: str = "medium", seed: int = 0) -> Bot:
    return em.bot(GAME, level, seed)


def alone(**facts: object) -> Game:
    """A described position in which everybody plays for themselves."""
    return em.scenario(GAME, facts, seed="scenario", options=_options(facts, ALONE))


def together(**facts: object) -> Game:
    """A described position of the cooperative game."""
    return em.scenario(GAME, facts, seed="scenario", options=_options(facts, TOGETHER))


def _options(facts: dict[str, object], mode: dict[str, str]) -> dict[str, object]:
    more = facts.pop("options", {})
    assert isinstance(more, dict)
    return {**mode, **more}


def after(game: Game, *inputs: object) -> Game:
    """The same game after these moves and outcomes."""
    twin = game.copy()
    for given in inputs:
        twin.push(given)
    return twin


def fallen(*figures: int, space: str, ends: tuple[str, ...] = ("surf",)) -> Launched:
    """A launch that has knocked over these figures by an Ember, so that they lie on a space."""
    falls = tuple([(figure, "ember") for figure in figures])
    lies = tuple([(figure, Lie("space", (space,))) for figure in figures])
    return Launched((), falls, lies, (), (), ends, ())


def to_move(game: Game) -> int:
    assert game.to_move is not None
    return game.to_move


def chosen(game: Game, question: str = "", level: str = "medium") -> Value:
    """What a bot answers, where there is a choice."""
    assert len(game.legal_moves()) > 1, f"there is nothing to choose at {game.step}"
    asked = game.view().question
    assert question in ("", asked), f"the question is {asked}"
    return player(level).choose(game, to_move(game))


def turn_played(game: Game) -> Game:
    """The same game after the medium bot has played this turn to its end."""
    twin = game.copy()
    turn = twin.table.turns
    while twin.to_move is not None and twin.table.turns == turn:
        twin.push(player().choose(twin, twin.to_move))
        twin.settle()
    return twin


def decisions(game: Game) -> Iterator[Game]:
    """A game played to its end by medium bots, before each real choice."""
    while game.to_move is not None:
        if len(game.legal_moves()) > 1:
            yield game.copy()
        game.push(player().choose(game, game.to_move))
        game.settle()


@cache
def everywhere() -> tuple[Game, ...]:
    """Of every question some, from games of both modes."""
    found: dict[tuple[str, int, str], list[Game]] = {}
    for seats, options in TABLES:
        for game in decisions(em.new(GAME, seats, f"games of {seats}", options=options)):
            found.setdefault((game.view().question, seats, options["mode"]), []).append(game)
    return tuple([game for games in found.values() for game in games[:: 1 + len(games) // 2]])
