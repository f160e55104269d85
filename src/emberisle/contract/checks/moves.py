"""Some move is always legal until the end, legal moves are played, others are refused with good advice."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

import pytest

from emberisle import Game, IllegalMove, Luck, QuickLuck
from emberisle.contract.checks.words import assert_reasoned
from emberisle.contract.playing import (
    DECISION_BOUND,
    any_of,
    begin,
    in_every_match,
    play_on,
    some_points,
    text,
    walk,
)
from emberisle.kernel.errors import BadNotation
from emberisle.kernel.notation import write
from emberisle.kernel.ruleset import Ruleset
from emberisle.kernel.values import Move, Value

JUNK: Final[tuple[object, ...]] = (
    None, True, -1, 0, 1, 2, 99, 1.5, "", "M", "KK", "Gold", "nonsense", (), (1,), ("M", 2),
)  # fmt: skip


@in_every_match
def check_games_end(ruleset: Ruleset[Any], seats: int, seed: int) -> None:
    game = begin(ruleset, seats, seed)
    assert play_on(game, QuickLuck(seed)), f"{ruleset.title} goes on after {DECISION_BOUND} decisions"


@in_every_match
def check_some_move_is_always_legal(ruleset: Ruleset[Any], seats: int, seed: int) -> None:
    for game in walk(begin(ruleset, seats, seed), QuickLuck(seed)):
        moves = game.legal_moves()
        assert isinstance(moves, tuple)
        assert bool(moves) != game.over, "a game has legal moves until it is over, and none after"
        assert len(set(moves)) == len(moves), "a move is listed twice"
        assert all(isinstance(move, Move) for move in moves), "what is listed is no move"
        assert game.to_move is None if game.over else game.to_move in range(seats)


@in_every_match
def check_listed_moves_are_played(ruleset: Ruleset[Any], seats: int, seed: int) -> None:
    luck = QuickLuck(seed)
    for game in some_points(walk(begin(ruleset, seats, seed), luck), luck, one_in=5):
        for move in game.legal_moves():
            assert game.why_not(move) is None, f"{move!r} is listed, and refused"
            assert _accepted(game, move), f"{move!r} is listed, and cannot be played"


def _accepted(game: Game, move: Value) -> bool:
    try:
        after = game.play(move, seat=game.to_move)
    except IllegalMove:
        return False
    return len(after.entries) > len(game.entries)


@in_every_match
def check_other_moves_are_refused(ruleset: Ruleset[Any], seats: int, seed: int) -> None:
    """What was legal elsewhere is refused here by a clause, with a reason and with legal moves instead."""
    luck = QuickLuck(seed)
    games = list(walk(begin(ruleset, seats, seed), luck))
    elsewhere = sorted({move for game in games for move in game.legal_moves()}, key=repr)
    for game in some_points(iter(games[:-1]), luck, one_in=5):
        move = any_of(elsewhere, luck)
        if move not in game.legal_moves():
            assert_refused(game, move)


@in_every_match
def check_strange_moves_are_refused(ruleset: Ruleset[Any], seats: int, seed: int) -> None:
    """So is anything else that can be said with the words of the game."""
    luck = QuickLuck(seed)
    for game in some_points(walk(begin(ruleset, seats, seed), luck), luck, one_in=10):
        for move in strange_moves(game, luck, attempts=12):
            if move not in game.legal_moves():
                assert_refused(game, move)


def strange_moves(game: Game, luck: Luck, attempts: int) -> Iterator[Value]:
    """Something like the legal moves, or anything else, made of parts that do not belong there."""
    kinds = game.ruleset.vocabulary()
    likely = [type(move) for move in game.legal_moves()] or kinds
    for _ in range(0 if game.over else attempts):
        kind = any_of(kinds if luck.below(2) else likely, luck)
        parts = [any_of(JUNK, luck) for _ in range(luck.below(3))]
        try:
            yield kind(*parts)
        except (TypeError, BadNotation):
            continue


def assert_refused(game: Game, move: Value) -> None:
    before = text(game)
    refusal = game.why_not(move)
    assert refusal is not None, f"{move!r} is not listed, and not refused"
    assert refusal.rule, f"no clause refuses {move!r}"
    assert refusal.key, f"{move!r} is refused without a reason"
    assert_reasoned(game, refusal)
    assert refusal.instead, f"{move!r} is refused, and nothing is proposed instead"
    json.dumps(write(refusal), allow_nan=False)
    assert set(refusal.instead) <= set(game.legal_moves()), "what is proposed instead is not legal"
    with pytest.raises(IllegalMove) as caught:
        game.play(move)
    assert caught.value.refusal == refusal
    assert refusal.rule in str(caught.value)
    assert text(game) == before, "a refused move changed the game"


@in_every_match
def check_scores_and_winners(ruleset: Ruleset[Any], seats: int, seed: int) -> None:
    for game in walk(begin(ruleset, seats, seed), QuickLuck(seed)):
        scores, winners = game.scores(), game.winners()
        assert [type(score) for score in scores] == [int] * seats, "one whole number for each seat"
        assert not winners or game.over, "nobody wins before the game is over"
        assert winners or not game.over or ruleset.all_may_lose, "somebody wins when the game is over"
        assert winners == sorted(set(winners) & set(range(seats))), "winners are seats, each named once"
