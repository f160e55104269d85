"""Copies share nothing, looking changes nothing, and what is played elsewhere stays elsewhere."""

from __future__ import annotations

import pickle
from typing import Any

from emberisle import Game, QuickLuck
from emberisle.contract.playing import (
    at_every_point,
    begin,
    every_point,
    in_every_match,
    play_on,
    some_points,
    text,
    walk,
)
from emberisle.kernel.ruleset import Ruleset
from emberisle.kernel.table import same


@at_every_point
def check_copies_share_nothing(ruleset: Ruleset[Any], seats: int, seed: int) -> None:
    """The games that a match went through are still what they were when the match is over."""
    luck = QuickLuck(seed)
    past: list[tuple[Game, str]] = []
    for game in every_point(walk(begin(ruleset, seats, seed), luck)):
        past.append((game, text(game)))
        play_on(game.copy(), luck, decisions=3)
    for number, (game, then) in enumerate(past):
        assert text(game) == then, f"the game before decision {number} changed after it was left"


@in_every_match
def check_looking_changes_nothing(ruleset: Ruleset[Any], seats: int, seed: int) -> None:
    luck = QuickLuck(seed)
    for game in some_points(walk(begin(ruleset, seats, seed), luck), luck, one_in=8):
        before = text(game)
        for seat in range(seats):
            game.view(seat)
            game.events(seat)
            play_on(game.guess(seat, luck), luck, decisions=2)
        _look_round(game)
        assert text(game) == before, "looking at the game changed it"


def _look_round(game: Game) -> None:
    game.view(None)
    game.events(None)
    assert game.log.header == game.header
    assert len(game.scores()) == game.header.seats
    assert game.over or not game.winners()
    for move in game.legal_moves()[:3]:
        game.why_not(move)


@in_every_match
def check_pickles(ruleset: Ruleset[Any], seats: int, seed: int) -> None:
    """Tables, steps, moves and events can be sent to another process."""
    luck = QuickLuck(seed)
    for game in some_points(walk(begin(ruleset, seats, seed), luck), luck, one_in=8):
        assert same(pickle.loads(pickle.dumps(game.table)), game.table)
        for things in (game.agenda, game.legal_moves(), game.story):
            assert pickle.loads(pickle.dumps(things)) == things
