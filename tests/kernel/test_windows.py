"""Reaction windows nest: a cancel that cancels a cancel is plain data that can be put aside and taken up."""

from __future__ import annotations

import json

import pytest

from emberisle import Game
from emberisle.kernel import match
from emberisle.kernel.steps import then
from emberisle.kernel.values import Value
from tests.toys.pebbles import PEBBLES, GainPebbles, MayVeto, Pass, Take, Veto
from tests.toys.sparks import SPARKS, Allow, Guard, MayGuard, Swap, SwapCards

TAKE, PASS, VETO = Take(), Pass(), Veto()


def pebbles(seats: int, *moves: Value) -> Game:
    return played(match.new_game(PEBBLES, seats, seed=1), *moves)


def sparks(*moves: Value) -> Game:
    return played(match.new_game(SPARKS, 2, seed=1), *moves)


def played(game: Game, *moves: Value) -> Game:
    for move in moves:
        game = game.play(move)
    return game


def first_gain(game: Game) -> int:
    return game.scores()[0]


def test_what_nobody_vetoes_stands() -> None:
    assert first_gain(pebbles(3, TAKE, PASS, PASS)) > 0


def test_a_veto_falls_the_matter() -> None:
    assert first_gain(pebbles(3, TAKE, VETO, PASS, PASS)) == 0


def test_a_vetoed_veto_lets_it_stand_again() -> None:
    assert first_gain(pebbles(3, TAKE, VETO, PASS, VETO, PASS, PASS)) > 0


@pytest.mark.parametrize("vetoes", range(5))
def test_every_veto_turns_the_matter_round(vetoes: int) -> None:
    game = pebbles(2, TAKE, *[VETO] * vetoes, PASS)
    assert (first_gain(game) > 0) == (vetoes % 2 == 0)


def test_cancelling_swaps_what_stands_and_what_falls() -> None:
    game = pebbles(3, TAKE)
    offer = game.table.offers[-1]
    gain = then(GainPebbles(0, offer))
    assert game.step == MayVeto(1, 0, stands=gain, falls=())
    assert game.play(VETO).step == MayVeto(2, 1, stands=(), falls=gain)
    assert game.play(VETO).play(VETO).step == MayVeto(0, 2, stands=gain, falls=())


def test_a_window_goes_round_the_table_and_closes_before_whoever_spoke_last() -> None:
    game = pebbles(4, TAKE)
    asked = []
    for move in (PASS, VETO, PASS, VETO, PASS, PASS):
        asked.append(game.to_move)
        game = game.play(move)
    assert asked == [1, 2, 3, 0, 1, 2]
    assert isinstance(game.step, MayVeto)
    assert game.to_move == 3
    assert not isinstance(game.play(PASS).step, MayVeto)


def test_whoever_has_no_veto_left_can_only_pass() -> None:
    game = pebbles(2, TAKE, VETO, VETO, VETO, VETO)
    assert game.legal_moves() == (PASS,)
    refusal = game.why_not(VETO)
    assert refusal is not None
    assert refusal.rule == "PE-3"
    assert "no veto" in refusal.key
    assert refusal.instead == (PASS,)


def test_two_seats_guard_against_each_other() -> None:
    swap = then(SwapCards(0, 1))
    game = sparks(Swap(1))
    before = game.table.hands
    assert game.step == MayGuard(1, 0, stands=swap, falls=())
    assert game.play(Guard()).step == MayGuard(0, 1, stands=(), falls=swap)
    assert played(game, Allow()).table.hands == before[::-1]
    assert played(game, Guard(), Allow()).table.hands == before
    assert played(game, Guard(), Guard(), Allow()).table.hands == before[::-1]


@pytest.mark.parametrize("guards", range(4))
def test_an_exchange_can_be_put_aside_in_the_middle(guards: int) -> None:
    game = sparks(Swap(1), *[Guard()] * guards)
    assert isinstance(game.step, MayGuard)
    noted = json.dumps(game.data())
    loaded = match.load_game(SPARKS, json.loads(noted))
    replayed = match.replay(SPARKS, game.log, "1")
    for again in (loaded, replayed):
        assert again == game
        assert again.play(Allow()) == game.play(Allow())
        assert again.play(Guard()) == game.play(Guard())


def test_a_window_round_the_table_can_be_put_aside_in_the_middle() -> None:
    game = pebbles(3, TAKE, VETO, PASS, VETO)
    loaded = match.load_game(PEBBLES, json.loads(json.dumps(game.data())))
    assert loaded == game
    assert loaded.play(PASS).play(PASS) == game.play(PASS).play(PASS)


def test_branches_of_an_exchange_do_not_touch_each_other() -> None:
    game = sparks(Swap(1))
    allowed, guarded = game.play(Allow()), game.play(Guard())
    assert game.table.guards == [2, 2]
    assert allowed.table.guards == [2, 2]
    assert guarded.table.guards == [2, 1]
