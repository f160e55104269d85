"""Rolling, doubles and moving (BB-4), and the rounds that follow each other (BB-7)."""

from __future__ import annotations

import pytest

import emberisle as em
from emberisle.games.board_game_battle.rules.moves import Roll
from emberisle.kernel.steps import Chance

from .table_talk import (
    asks,
    clauses,
    dice_in_hand,
    fall,
    happened,
    land,
    next_player,
    position,
    say,
    seen,
    squares,
    told,
    turn,
)

# -- in the order of placement


@pytest.mark.clause("BB-4.1")
def test_the_players_roll_in_the_order_of_their_places() -> None:
    game = turn(placement=[2, 0, 3, 1])
    players = []
    for dice in [(1, 4), (2, 4), (3, 4)]:
        players.append(next_player(game))
        game = fall(game, *dice)
    players.append(next_player(game))
    assert players == [2, 0, 3, 1]
    assert squares(fall(game, 4)) == [6, 4, 5, 7]


@pytest.mark.clause("BB-4.2", "BB-4.5")
def test_the_sum_of_the_dice_is_the_number_of_moves() -> None:
    game = fall(turn([31, 0, 0, 0]), 2, 6)
    assert squares(game) == [39, 0, 0, 0]
    assert told(game, "moved") == [(0, 8, 39, "blank")]
    assert clauses(game, "moved") == ["BB-4.5"]


@pytest.mark.clause("BB-4.5")
def test_the_piece_moves_first_and_the_action_follows() -> None:
    game = land(15)
    assert happened(game) == ["moved", "forward"]
    assert squares(game) == [21, 0, 0, 0]


# -- doubles


@pytest.mark.clause("BB-4.3")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_doubles_bring_one_extra_die_that_adds_its_moves(face: int) -> None:
    game = fall(turn([51, 0, 0, 0]), face, face)
    assert asks(game) == "RollExtraDie"
    assert dice_in_hand(game) == 1
    assert squares(game)[0] == 51  # nobody moves before the sum is known
    game = fall(game, 5)
    assert told(game, "doubles") == [(0, 5)]
    assert clauses(game, "doubles") == ["BB-4.3"]
    assert told(game, "moved")[0][1] == min(2 * face + 5, 70 - 51)


@pytest.mark.clause("BB-4.3")
def test_dice_that_differ_bring_no_extra_die() -> None:
    assert next_player(fall(turn(), 3, 4)) == 1


@pytest.mark.clause("BB-4.4")
def test_an_extra_die_that_matches_brings_no_second_extra_die() -> None:
    game = fall(fall(turn([51, 0, 0, 0]), 6, 6), 6)
    assert told(game, "moved") == [(0, 18, 69, "blank")]
    assert next_player(game) == 1


@pytest.mark.clause("BB-4.4")
def test_a_single_die_is_no_double() -> None:
    game = fall(turn(turn=4), 5)
    assert asks(game) == "RollForPlacement"
    assert squares(game)[3] == 5


# -- challenges stop


@pytest.mark.clause("BB-4.6")
def test_moves_beyond_a_challenge_are_lost_and_the_turn_is_over() -> None:
    game = fall(turn([7, 0, 0, 0]), 2, 6)
    assert squares(game)[0] == 10
    assert told(game, "moved") == [(0, 3, 10, "challenge 1")]
    assert told(game, "stopped") == [(0, 1, 5)]
    assert clauses(game, "stopped") == ["BB-4.6"]
    assert next_player(game) == 1


# -- who rolls


@pytest.mark.clause("BB-4.7")
def test_nobody_is_asked_to_roll() -> None:
    game = turn()
    assert isinstance(game.step, Chance)
    assert game.to_move is None


@pytest.mark.clause("BB-4.7")
def test_where_the_house_says_so_each_turn_waits_for_its_player() -> None:
    game = fall(position({"ask_to_roll": True}), 2, 6, 1, 4)
    for player, dice in [(1, (1, 4)), (3, (2, 4)), (0, (3, 4)), (2, (4,))]:
        assert game.to_move == player
        assert game.legal_moves() == (Roll(),)
        game = fall(say(game, Roll()), *dice)
    assert squares(game) == [7, 5, 4, 6]
    assert asks(game) == "RollForPlacement"  # all roll at once: nobody is asked for that


# -- rounds


@pytest.mark.clause("BB-7.1", "BB-7.2", "BB-3.1")
def test_after_fourth_place_another_round_begins() -> None:
    game = turn([51, 52, 53, 54], round=3)
    for dice in [(1, 2), (1, 3), (1, 4)]:
        assert asks(game) == "RollDice"
        game = fall(game, *dice)
    assert told(game, "round") == []
    game = fall(game, 1)
    assert told(game, "round") == [(4,)]
    assert asks(game) == "RollForPlacement"
    assert seen(game).places == ()
    assert squares(game) == [54, 56, 58, 55]


@pytest.mark.clause("BB-7.2")
def test_the_places_are_battled_for_anew_in_each_round() -> None:
    game = fall(turn(turn=4), 1)
    assert dice_in_hand(game) == 4
    assert seen(fall(game, 1, 3, 6, 5)).places == (2, 3, 1, 0)


@pytest.mark.clause("BB-7.2", "BB-1.4")
@pytest.mark.parametrize("place", [1, 2, 3, 4])
def test_the_game_ends_in_the_middle_of_a_round(place: int) -> None:
    game = fall(turn([100] * 4, turn=place), *([6] if place == 4 else [2, 5]))
    assert game.over
    assert game.winners() == [place - 1]
    assert game.legal_moves() == ()
    with pytest.raises(em.GameOver):
        game.play(Roll())
