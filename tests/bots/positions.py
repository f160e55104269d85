"""Positions to ask bots about: some of every question, from scenarios and from games played out."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Final

import emberisle as em
from emberisle import Game
from emberisle.bots.bot import Bot
from emberisle.bots.search import Search
from tests.own_games import OWN

_TOLD: Final = {
    game_id: import_module(f"tests.games.{game_id}.bots.scenarios")
    for game_id in OWN
    if find_spec(f"tests.games.{game_id}.bots.scenarios")
}
"""The games that have scenarios for bots beside their tests, and the modules that tell them."""

SCENARIOS: Final = {game_id: told.SCENARIOS for game_id, told in _TOLD.items()}
SHORT: Final = {game_id: told.SHORT for game_id, told in _TOLD.items()}
"""The house rules that make a game short."""
LASTING: Final = {game_id: told.LASTING for game_id, told in _TOLD.items()}
"""The options that say how long a game lasts, and nothing else."""

TABLES: Final = ((2, ("medium", "easy")), (3, ("easy", "medium", "random")), (4, ("medium",) * 4))


def player(game_id: str, level: str, seed: int = 0) -> Bot:
    """A bot of this level; one that searches tries little, which changes nothing of what it has to keep."""
    made = em.bot(game_id, level, seed)
    if isinstance(made, Search):
        made.tries = 8
    return made


@cache
def from_scenarios(game_id: str = "fortune") -> tuple[Game, ...]:
    """The scenarios, and where the first moves of those with two answers lead."""
    found = [em.scenario(game_id, spec, "scenario", house) for spec, house in SCENARIOS[game_id]]
    return tuple([game for start in found for game in (start, *_second_questions(start))])


def _second_questions(game: Game) -> Iterator[Game]:
    """What is asked next when no roll comes between."""
    for move in game.legal_moves():
        after = game.copy()
        after.push(move)
        if after.to_move == game.to_move and len(after.legal_moves()) > 1 and len(game.legal_moves()) <= 3:
            yield after


@cache
def from_games(game_id: str = "fortune") -> tuple[Game, ...]:
    """Every ninth decision of a few games."""
    found: list[Game] = []
    for seats, levels in TABLES:
        game = em.new(game_id, seats, seats, _TOLD[game_id].WATCHED)
        found.extend(list(decisions(game, levels))[::9])
    return tuple(found)


def decisions(game: Game, levels: tuple[str, ...]) -> Iterator[Game]:
    """A game played to its end by bots of these levels, before each decision; an illegal move would raise."""
    bots = [player(game.ruleset.id, level) for level in levels]
    while game.to_move is not None:
        yield game
        game = game.play(bots[game.to_move].choose(game, game.to_move), game.to_move)


def played_out(game: Game, levels: tuple[str, ...]) -> Game:
    """The end of such a game."""
    bots = [player(game.ruleset.id, level) for level in levels]
    while game.to_move is not None:
        game = game.play(bots[game.to_move].choose(game, game.to_move), game.to_move)
    return game


def to_move(game: Game) -> int:
    assert game.to_move is not None
    return game.to_move


def everywhere(game_id: str = "fortune") -> tuple[Game, ...]:
    return from_scenarios(game_id) + from_games(game_id)
