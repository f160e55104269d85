"""Who is asked for cards and when, and cards that cancel cards (FI-13, FI-14.3)."""

from __future__ import annotations

import pytest

import emberisle as em

from .table_talk import (
    aim,
    all_pass,
    asks,
    at,
    choices,
    clauses,
    draws,
    end_turn,
    fall,
    fireball,
    go,
    hand,
    happened,
    passes,
    play,
    position,
    seen,
    take_card,
    take_die,
    throw,
    told,
    trade,
    uncancelled,
)

LAST = {"priority": "last"}


def asked_in_turn(game: em.Game) -> list[int]:
    """Who is asked one after the other, if all pass."""
    seats = []
    while asks(game).startswith(("React", "Prepare")):
        assert game.to_move is not None
        seats.append(game.to_move)
        game = take_die(game) if asks(game) == "Prepare" else passes(game)
    return seats


# -- who is asked


@pytest.mark.clause("FI-13.1")
def test_cards_are_played_in_the_own_turn_and_in_those_of_others_any_number_of_them() -> None:
    game = position("WT3", "WT9", "WT1", hands=["take_card double", "", "take_card reroll"])
    game = all_pass(play(game, "double"))
    game = take_card(game, 0, seat=2)
    assert told(game, "played") == [(0, "double")]
    assert told(game, "played_on") == [(2, "take_card", 0)]


@pytest.mark.clause("FI-13.2")
def test_before_and_after_the_roll_everybody_with_a_card_is_asked() -> None:
    game = position("WT3", "WT9", "WT1", "WT2", hands=["double", "cancel", "", "reroll"])
    assert asked_in_turn(game) == [0, 1, 3]
    assert asked_in_turn(fall(all_pass(take_die(game)), 4)) == [0, 1, 3]


@pytest.mark.clause("FI-13.2", "FI-13.7")
def test_after_the_move_the_others_are_asked_and_then_the_player_whose_turn_it_is() -> None:
    game = go(throw(position("WT3", "WT9", "WT1", hands=["double", "fireball", "cancel"]), 2), "WT5")
    assert asked_in_turn(game) == [1, 2]
    game = all_pass(game)
    assert (asks(game), game.to_move) == ("FinishTurn", 0)
    assert seen(end_turn(game)).turn == 1


@pytest.mark.clause("FI-13.2", "FI-13.7")
def test_in_some_houses_the_others_are_not_asked_after_the_move() -> None:
    house = {"last_word": False}
    game = go(throw(position("WT3", "WT9", hands=["double", "fireball"], options=house), 2), "WT5")
    assert (asks(game), game.to_move) == ("FinishTurn", 0)


@pytest.mark.clause("FI-13.2")
def test_who_holds_no_card_is_not_asked() -> None:
    assert asks(position("WT3", "WT9")) == "Die"
    assert asks(fall(position("WT3", "WT9"), 3)) == "ChooseWalk"


@pytest.mark.clause("FI-13.2")
def test_who_can_play_none_of_their_cards_is_asked_all_the_same() -> None:
    game = position("WT3", "WT9", hands=["", "fake_jewel"])
    assert (game.to_move, choices(game)) == (1, {"pass"})


@pytest.mark.clause("FI-13.3")
def test_the_player_whose_turn_it_is_is_asked_first_then_the_others_clockwise() -> None:
    game = position("WT3", "WT9", "WT1", hands=["double", "cancel", "reroll"], turn=1)
    assert asked_in_turn(game) == [1, 2, 0]
    assert asked_in_turn(fall(all_pass(take_die(game)), 4)) == [1, 2, 0]


@pytest.mark.clause("FI-13.3")
def test_in_some_houses_the_player_whose_turn_it_is_is_asked_last() -> None:
    game = position("WT3", "WT9", "WT1", hands=["double", "cancel", "reroll"], turn=1, options=LAST)
    assert asked_in_turn(game) == [2, 0, 1]
    assert asked_in_turn(fall(take_die(all_pass(game)), 4)) == [2, 0, 1]


@pytest.mark.clause("FI-13.3", "FI-13.4")
def test_where_the_player_whose_turn_it_is_is_asked_last_all_are_asked_again_after_a_card() -> None:
    came_by = [[], ["WT8"]]
    hands = ["reroll", "ahead_4", "back_1 reroll"]
    game = position("WT3", "WT9", "WT1", hands=hands, turn=1, came_by=came_by, options=LAST)
    game = uncancelled(play(game, "back_1"))
    assert at(game, 1) == "WT8"
    assert asked_in_turn(game) == [2, 0, 1]


@pytest.mark.clause("FI-13.4")
def test_after_a_card_all_are_asked_again() -> None:
    game = position("WT3", "WT9", "WT1", hands=["reroll", "double", "reroll"])
    game = uncancelled(play(take_die(game), "double"))
    assert (asks(game), game.to_move) == ("Prepare", 0)
    game = fall(passes(take_die(game)), 4)
    game = uncancelled(play(game, "reroll", seat=2))
    assert asked_in_turn(fall(game, 5)) == [0]


@pytest.mark.clause("FI-13.4", "FI-13.7")
def test_after_a_card_at_the_end_of_a_turn_the_others_are_asked_again() -> None:
    game = position("WT3", "BR5", "WT9", hands=["fireball", "back_1", "talisman"])
    game = all_pass(go(throw(game, 2), "WT5"))
    game = fireball(play(game, "fireball"), "V_SE")
    assert (asks(game), game.to_move) == ("ReactAtEnd", 1)
    assert at(uncancelled(play(game, "back_1"))) == "WT4"


@pytest.mark.clause("FI-13.4", "FI-14.7")
def test_after_a_token_or_when_the_turn_is_over_nobody_is_asked_again() -> None:
    game = position("WT3", "BR5", hands=["another_turn", "back_1"], tokens=["held"])
    game = all_pass(go(throw(game, 2), "WT5"))
    traded = draws(trade(game), "reroll", "reroll", "double")
    assert (asks(traded), traded.to_move) == ("FinishTurn", 0)
    again = uncancelled(play(game, "another_turn"))
    assert (asks(again), again.to_move) == ("FinishTurn", 0)


@pytest.mark.clause("FI-13.2", "FI-13.4")
def test_others_can_still_answer_before_a_piece_moves_by_a_card() -> None:
    game = position("FC4", "WT1", hands=["ahead_6", "fireball"])
    game = uncancelled(play(game, "ahead_6"))
    assert (asks(game), game.to_move, choices(game)) == ("ReactAfter", 1, {"pass", "fireball"})
    game = fireball(play(game, "fireball"), "V_E", 0)
    assert (at(game), seen(game).turn, asks(game)) == ("pit D", 1, "Die")


@pytest.mark.clause("FI-13.5")
def test_a_card_lies_on_the_discard_pile_before_it_takes_effect() -> None:
    game = play(position("WT3", "WT9", hands=["double", "cancel"]), "double")
    assert (asks(game), game.to_move) == ("CancelCard", 1)
    assert seen(game).discard == ("double",)
    assert seen(game).played == ((0, "double"),)
    assert not seen(game).doubled
    game = passes(game)
    assert (seen(game).doubled, seen(game).played) == (True, ())


@pytest.mark.clause("FI-13.6")
def test_nobody_is_asked_about_cards_that_all_lie_in_the_discard_pile() -> None:
    cancels = ["cancel"] * 4
    game = play(position("WT3", "WT9", hands=["double", "reroll"], discard=cancels), "double")
    assert seen(game).doubled
    talismans = ["talisman"] * 4
    game = throw(position("WT3", "WT9", hands=["", "reroll"], discard=talismans), 1)
    assert asks(aim(game, "V_S")) == "RollFireball"


# -- cancelling


@pytest.mark.clause("FI-14.3")
def test_a_cancel_undoes_a_card() -> None:
    game = play(play(position("WT3", "WT9", hands=["double", "cancel"]), "double"), "cancel")
    assert told(game, "cancelled") == [(1, 0, "double")]
    assert not seen(game).doubled
    assert (seen(game).discard, seen(game).played) == (("double", "cancel"), ())


@pytest.mark.clause("FI-14.3")
def test_a_cancel_of_a_cancel_of_a_cancel_of_a_cancel() -> None:
    game = position("WT3", "WT9", hands=["double cancel cancel", "cancel cancel"])
    game = play(game, "double")
    doubled = []
    for seat in (1, 0, 1, 0):
        assert (asks(game), game.to_move) == ("CancelCard", seat)
        game = play(game, "cancel")
        doubled.append(seen(uncancelled(game)).doubled)
    assert doubled == [False, True, False, True]
    assert told(game, "cancelled") == [(1, 0, "double"), (0, 1, "cancel"), (1, 0, "cancel"), (0, 1, "cancel")]


@pytest.mark.clause("FI-14.3")
def test_nobody_cancels_their_own_card() -> None:
    game = play(position("WT3", "WT9", "WT1", hands=["double cancel", "", "reroll"]), "double")
    assert (game.to_move, choices(game)) == (2, {"pass"})
    assert (asks(passes(game)), seen(passes(game)).doubled) == ("Prepare", True)


@pytest.mark.clause("FI-14.3", "FI-14.1")
def test_a_fireball_card_cannot_be_cancelled() -> None:
    game = play(position("WT3", "WT9", hands=["fireball", "cancel"]), "fireball")
    assert asks(game) == "ChooseWay"


@pytest.mark.clause("FI-14.3", "FI-14.7")
def test_a_cancelled_turn_is_not_taken() -> None:
    game = go(throw(position("WT3", "WT9", hands=["another_turn", "cancel"]), 2), "WT5")
    game = play(play(all_pass(game), "another_turn"), "cancel")
    assert seen(game).turn == 1


@pytest.mark.clause("FI-14.3", "FI-14.9")
def test_who_would_have_moved_ahead_rolls_after_a_cancel() -> None:
    game = play(play(position("WT3", "WT9", hands=["ahead_6", "cancel"]), "ahead_6"), "cancel")
    assert (asks(game), seen(game).turn, hand(game)) == ("Die", 0, "")
    assert clauses(game, "cancelled") == ["FI-14.3"]


@pytest.mark.clause("FI-14.3", "FI-14.6")
def test_a_cancelled_reroll_leaves_the_roll() -> None:
    game = play(fall(passes(take_die(position("WT3", "WT9", hands=["reroll", "cancel"]))), 4), "reroll")
    game = play(game, "cancel")
    assert (asks(game), seen(game).die) == ("ChooseWalk", 4)


@pytest.mark.clause("FI-14.3", "FI-14.12")
def test_a_cancelled_move_back_moves_nobody() -> None:
    game = position("WT9", "WT1", hands=["cancel", "back_2"], came_by=[["WT7", "WT8"]])
    game = play(play(take_die(game), "back_2"), "cancel")
    assert (at(game), "moved_back" in happened(game)) == ("WT9", False)


@pytest.mark.clause("FI-14.3", "FI-14.8")
def test_a_card_that_was_used_to_cancel_cannot_be_taken() -> None:
    game = position("WT9", "WT1", hands=["take_card cancel", "cancel"])
    game = play(play(take_card(game, 1), "cancel"), "cancel")
    assert told(game, "nothing_to_take") == [(0, 1)]
    assert asks(game) == "Die"
