"""Witchlord Step and the Magic Charm tokens (FI-5)."""

from __future__ import annotations

import pytest

from emberisle.games.fireball_island.rules.moves import TRADE, TakeCard

from .table_talk import (
    all_pass,
    asks,
    choices,
    clauses,
    draws,
    fall,
    fireball,
    go,
    hand,
    happened,
    passes,
    play,
    position,
    refusal,
    seen,
    take_card,
    take_die,
    throw,
    told,
    trade,
    turn,
)

ANY_TIME = {"token": "any_time"}


@pytest.mark.clause("FI-5.1")
@pytest.mark.parametrize("goal", ["WT14", "WT15"])
def test_whoever_lands_on_or_passes_witchlord_step_takes_a_token(goal: str) -> None:
    game = turn(position("WT12", "WT9"), int(goal[2:]) - 12, goal)
    assert told(game, "token") == [(0,)]
    assert seen(game).tokens == ("held", "none")


@pytest.mark.clause("FI-5.1")
def test_whoever_stops_before_witchlord_step_takes_no_token() -> None:
    assert "token" not in happened(turn(position("WT11", "WT9"), 2, "WT13"))


@pytest.mark.clause("FI-5.2")
@pytest.mark.parametrize("token", ["held", "traded"])
def test_nobody_takes_a_second_token(token: str) -> None:
    game = go(throw(position("WT12", "WT9", tokens=[token]), 3), "WT15")
    assert "token" not in happened(game)
    assert seen(game).tokens[0] == token


@pytest.mark.clause("FI-5.3")
def test_a_token_fills_the_hand_to_four_before_the_roll() -> None:
    game = trade(position("WT9", "WT3", tokens=["held"], hands=["reroll"]))
    game = draws(game, "cancel", "cancel", "double")
    assert hand(game) == "cancel cancel reroll double"
    assert (asks(game), game.to_move) == ("Prepare", 0)
    assert seen(game).tokens[0] == "traded"
    assert clauses(game, "drew") == ["FI-5.3"] * 3


@pytest.mark.clause("FI-5.3")
def test_a_token_is_traded_in_after_the_move() -> None:
    game = go(throw(position("WT9", "WT3", tokens=["held"]), 2), "WT11")
    assert choices(game) == {"end", "trade"}
    game = draws(trade(game), "cancel", "cancel", "talisman", "reroll")
    assert choices(game) == {"end"}


@pytest.mark.clause("FI-5.3", "FI-14.17")
def test_with_four_cards_one_of_them_can_be_played_first() -> None:
    game = position("WT9", "WT3", tokens=["held"], hands=["double cancel cancel reroll"])
    game = play(go(throw(game, 2), "WT11"), "double")
    assert "trade" in choices(game)


@pytest.mark.clause("FI-5.3")
def test_with_four_cards_no_token_is_traded_in() -> None:
    game = position("WT9", "WT3", tokens=["held"], hands=["cancel cancel reroll double"])
    assert refusal(game, TRADE).rule == "FI-4.2"


@pytest.mark.clause("FI-5.3")
@pytest.mark.parametrize("hand_before", ["", "reroll"])
def test_a_token_is_traded_in_between_roll_and_move(hand_before: str) -> None:
    game = fall(take_die(position("WT9", "WT3", tokens=["held"], hands=[hand_before])), 2)
    assert (asks(game), game.to_move) == ("ReactAfter", 0)
    assert "trade" in choices(game)
    game = draws(trade(game), "cancel", "cancel", "double", *([] if hand_before else ["talisman"]))
    assert (seen(game).cards[0], seen(game).die, asks(game)) == (4, 2, "ReactAfter")
    assert "WT11" in choices(all_pass(game))


@pytest.mark.clause("FI-5.3")
def test_no_token_is_traded_in_in_the_turn_of_another() -> None:
    game = position("WT9", "WT3", tokens=["held", "held"], hands=["reroll", "reroll"])
    game = take_die(game)
    assert (game.to_move, refusal(game, TRADE).key) == (1, "token_on_own_turn")
    game = passes(fall(passes(game), 2))
    assert (game.to_move, refusal(game, TRADE).key) == (1, "token_on_own_turn")


@pytest.mark.clause("FI-5.3")
def test_where_the_house_lets_tokens_be_traded_in_at_any_time_others_are_asked_for_theirs() -> None:
    game = position("WT9", "WT3", tokens=["none", "held"], options=ANY_TIME)
    assert (game.to_move, choices(game)) == (1, {"pass", "trade"})
    game = draws(trade(game), "cancel", "cancel", "double", "reroll")
    assert (game.to_move, choices(game)) == (1, {"pass", "double"})
    game = position("WT9", "WT3", tokens=["held"], options=ANY_TIME)
    assert choices(fall(take_die(game), 2)) == {"pass", "trade"}


@pytest.mark.clause("FI-5.4")
def test_jewel_and_token_together_keep_take_1_card_away() -> None:
    game = position(
        "WT9", "BR5", "BR6", hands=["take_card", "cancel", "cancel"], jewel=1, tokens=["none", "held"]
    )
    assert choices(game) == {"roll", "take 2"}
    why = refusal(game, TakeCard(1))
    assert (why.rule, (why.key, *why.facts)) == ("FI-5.4", ("fitted", 1))


@pytest.mark.clause("FI-5.4")
@pytest.mark.parametrize(
    ("owner", "token"), [(0, "held"), (1, "none"), (1, "traded")], ids=["no jewel", "no token", "traded in"]
)
def test_the_jewel_or_a_token_alone_does_not_keep_take_1_card_away(owner: int, token: str) -> None:
    game = position("WT9", "BR5", hands=["take_card", "cancel"], jewel=owner, tokens=["none", token])
    assert choices(game) == {"roll", "take 1"}


@pytest.mark.clause("FI-5.4")
def test_the_two_tokens_are_fitted_together_when_the_second_is_taken() -> None:
    game = turn(position("WT12", "WT10", jewel=0, turn=1, tokens=["none", "held"]), 3, "WT13")
    assert told(game, "fitted") == [(1,)]
    game = turn(position("WT12", "WT10", jewel=0), 3, "WT15")
    assert told(game, "fitted") == [(0,)]
    game = turn(position("WT12", "WT10"), 3, "WT15")
    assert told(game, "fitted") == []


@pytest.mark.clause("FI-5.4")
def test_who_loses_the_jewel_to_a_fireball_can_be_taken_from_again() -> None:
    game = position("WT3", "BR5", hands=["fireball take_card", "cancel"], jewel=1, tokens=["none", "held"])
    assert "take 1" not in choices(game)
    game = fireball(play(game, "fireball"), "V_SE", 1)
    assert "take 1" in choices(game)
    assert asks(all_pass(take_card(game, 1))) == "TakeAtRandom"
