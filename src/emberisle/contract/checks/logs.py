"""The log is the truth: what it tells can be made again, and what it does not tell cannot be believed."""

from __future__ import annotations

import json
from typing import Any, Final

from emberisle import Game, QuickLuck, read_log
from emberisle.contract.playing import (
    any_of,
    at_every_point,
    begin,
    every_point,
    finished,
    in_every_match,
    some_points,
    text,
    walk,
)
from emberisle.kernel import match
from emberisle.kernel.log import CHANCE
from emberisle.kernel.ruleset import Ruleset


@at_every_point
def check_load_gives_the_same_game(ruleset: Ruleset[Any], seats: int, seed: int) -> None:
    for game in every_point(walk(begin(ruleset, seats, seed), QuickLuck(seed))):
        noted = text(game)
        assert_same_game(match.load_game(ruleset, json.loads(noted)), game, noted)


@at_every_point
def check_replay_gives_the_same_game(ruleset: Ruleset[Any], seats: int, seed: int) -> None:
    for game in every_point(walk(begin(ruleset, seats, seed), QuickLuck(seed))):
        replayed = match.replay(ruleset, read_log(game.log.text()), str(seed))
        assert_same_game(replayed, game, text(game))


def assert_same_game(one: Game, other: Game, noted: str) -> None:
    assert one == other, "not the same game"
    assert one.story == other.story, "not the same events"
    assert text(one) == noted, "equal games, but not equal data"
    assert one.legal_moves() == other.legal_moves()
    assert one.view(0) == other.view(0)


@in_every_match
def check_a_match_can_be_taken_up_again(ruleset: Ruleset[Any], seats: int, seed: int) -> None:
    """Loaded and replayed games have the same luck ahead of them as the one that was put aside."""
    luck = QuickLuck(seed)
    for game in some_points(walk(begin(ruleset, seats, seed), luck), luck, one_in=15):
        if game.over:
            return
        move = any_of(game.legal_moves(), luck)
        following = text(game.play(move))
        assert text(match.load_game(ruleset, json.loads(text(game))).play(move)) == following
        assert text(match.replay(ruleset, game.log, str(seed)).play(move)) == following


@in_every_match
def check_finished_logs_verify(ruleset: Ruleset[Any], seats: int, seed: int) -> None:
    game = finished(ruleset, seats, seed)
    log = read_log(game.log.text())
    assert log == game.log
    assert_same_game(match.verify(ruleset, log), game, text(game))


@in_every_match
def check_luck_is_settled_by_seed_and_words(ruleset: Ruleset[Any], seats: int, seed: int) -> None:
    """The same seed, words and moves are the same match; other words are other luck."""
    assert text(finished(ruleset, seats, seed)) == text(finished(ruleset, seats, seed))
    luck = _luck_of(finished(ruleset, seats, seed))
    changed = any(_luck_of(finished(ruleset, seats, seed, words)) != luck for words in WORDS)
    assert changed or luck == NO_LUCK, "the players' words change nothing"


WORDS: Final = [("ash", "ember"), ("ember", "ash"), *[("coal", str(n)) for n in range(60)]]
"""So many that even a single coin falls otherwise with some of them."""

NO_LUCK: Final = "[]"
"""In a game without chance there is nothing that words could change."""


def _luck_of(game: Game) -> str:
    return json.dumps([entry.given for entry in game.entries if entry.who == CHANCE])
