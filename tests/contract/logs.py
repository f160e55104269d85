"""The log is the truth: what it tells can be made again, and what it does not tell cannot be believed."""

from __future__ import annotations

import json
from typing import Any

from emberisle import Game, QuickLuck, read_log
from emberisle.kernel import match
from emberisle.kernel.log import CHANCE
from emberisle.kernel.ruleset import Ruleset
from tests.contract.playing import any_of, begin, every_point, finished, some_points, text, walk


def check_load_gives_the_same_game(ruleset: Ruleset[Any], seats: int, seed: int) -> None:
    for game in every_point(walk(begin(ruleset, seats, seed), QuickLuck(seed))):
        noted = text(game)
        assert_same_game(match.load_game(ruleset, json.loads(noted)), game, noted)


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


def check_finished_logs_verify(ruleset: Ruleset[Any], seats: int, seed: int) -> None:
    game = finished(ruleset, seats, seed)
    log = read_log(game.log.text())
    assert log == game.log
    assert_same_game(match.verify(ruleset, log), game, text(game))


def check_the_seed_is_secret_until_the_end(ruleset: Ruleset[Any], seats: int, seed: int) -> None:
    game = begin(ruleset, seats, seed, words=("a word",))
    assert game.over or game.log.seed is None
    assert finished(ruleset, seats, seed).log.seed == str(seed)


def check_luck_is_settled_by_seed_and_words(ruleset: Ruleset[Any], seats: int, seed: int) -> None:
    """The same seed, words and moves are the same match; other words are other luck."""
    assert text(finished(ruleset, seats, seed)) == text(finished(ruleset, seats, seed))
    said = [(), ("amber",), ("ash", "ember"), ("ember", "ash"), ("coal",)]
    courses = {_luck_of(finished(ruleset, seats, seed, words)) for words in said}
    assert len(courses) > 1, "the players' words change nothing"


def _luck_of(game: Game) -> str:
    return json.dumps([entry.given for entry in game.entries if entry.who == CHANCE])
