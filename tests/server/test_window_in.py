"""Whom a window asks is known to everybody, and closing it by passes is what the rules would do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import emberisle as em
from emberisle.games.fireball_island.ruleset import FIREBALL_ISLAND
from emberisle.games.fortune.ruleset import FORTUNE
from emberisle.kernel.game import Game
from emberisle.kernel.match import new_game
from emberisle.kernel.ruleset import Ruleset
from emberisle.server.windows import window_in
from tests.toys.murmurs import MURMURS

INPUTS = 400


def moments(rules: Ruleset[Any], seed: int) -> Iterator[Game]:
    """A match played at random, move by move."""
    luck = em.QuickLuck(seed)
    game = new_game(rules, 3, seed)
    while not game.over and len(game.entries) < INPUTS:
        yield game
        moves = game.legal_moves()
        game = game.play(moves[luck.below(len(moves))])


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("rules", [MURMURS, FIREBALL_ISLAND], ids=lambda rules: str(rules.id))
def test_everybody_knows_who_is_asked(rules: Ruleset[Any], seed: int) -> None:
    """Whatever a seat has not seen, it sees the same seats asked, and itself able to do the same."""
    luck = em.QuickLuck(seed)
    windows = 0
    for game in moments(rules, seed):
        asked = window_in(game)
        windows += len(asked) > 1
        for seat in range(3):
            imagined = window_in(game.guess(seat, luck))
            assert [one.chair for one in imagined] == [one.chair for one in asked]
            for one, other in zip(asked, imagined, strict=True):
                assert one.chair != seat or one.choices == other.choices
    assert windows > 3


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("rules", [MURMURS, FIREBALL_ISLAND], ids=lambda rules: str(rules.id))
def test_a_window_asks_one_question_in_the_order_of_the_rules(rules: Ruleset[Any], seed: int) -> None:
    for game in moments(rules, seed):
        asked = window_in(game)
        assert len({one.chair for one in asked}) == len(asked)
        assert len({type(one.game.step) for one in asked}) <= 1
        for one in asked:
            assert (game.to_move, game.events()) == (one.chair, one.game.events())
            assert one.passing not in one.choices
            assert {*one.choices, one.passing} == set(game.legal_moves())
            game = game.play(one.passing)


def test_an_ordinary_move_is_no_window() -> None:
    assert all(not window_in(game) for game in moments(FORTUNE, 1))
