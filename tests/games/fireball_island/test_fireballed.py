"""Being hit by a Fireball, on a trail, on a bridge and in the own turn (FI-11)."""

from __future__ import annotations

import pytest

import emberisle as em
from emberisle.games.fireball_island.rules.moves import ROLL, Play, TakeCard

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
    jewel,
    passes,
    paths,
    play,
    position,
    refusal,
    rolls,
    seen,
    take_card,
    take_die,
    throw,
    told,
    trade,
    uncancelled,
)

# -- being hit on a trail


@pytest.mark.clause("FI-11.1")
def test_all_pieces_that_a_fireball_touches_are_hit_in_order() -> None:
    game = fireball(throw(position("WT3", "WT9", "WT7"), 1), "V_S", 2, 1)
    assert told(game, "into_pit") == [(2, "pit A"), (1, "pit A")]
    assert [facts[5] for facts in told(game, "fireball_rolled")] == [(2, 1)]


@pytest.mark.clause("FI-11.2")
@pytest.mark.parametrize(
    ("place", "way", "pit"),
    [
        ("WT7", "V_S", "A"),
        ("TA5", "B_N", "B"),
        ("SB4", "C_E_pass", "C"),
        ("BR5", "V_SE", "C"),
        ("P", "C_E_pass", "C"),
        ("FC4", "V_E", "D"),
        ("HR10", "C_E_chute", "D"),
        ("VP6", "V_W", "E"),
        ("DR4", "V_W", "F"),
    ],
)
def test_who_is_hit_lies_in_the_pit_of_the_trail(place: str, way: str, pit: str) -> None:
    game = fireball(throw(position("WT1", place), 1), way, 1)
    assert at(game, 1) == f"pit {pit}"
    assert told(game, "stood_up") == [(1,)]


@pytest.mark.clause("FI-11.2")
def test_a_piece_that_was_hit_lies_there_until_its_next_turn() -> None:
    game = fireball(throw(position("WT1", "WT3", "WT9"), 1), "V_S", 2)
    assert seen(game).lying == (False, False, True)


@pytest.mark.clause("FI-11.3")
def test_any_number_lie_in_one_pit() -> None:
    game = fireball(throw(position("WT3", "WT9", "WT7", "pit A"), 1), "V_S", 2, 1)
    assert seen(game).places[1:] == ("pit A",) * 3


@pytest.mark.clause("FI-11.4")
def test_in_the_next_turn_one_stands_up_and_neither_rolls_nor_moves_nor_plays_a_card() -> None:
    game = position("pit A", "WT9", hands=["fireball double take_card", "back_1 double"], lying=[0])
    assert told(game, "stood_up") == [(0,)]
    assert (seen(game).lying, seen(game).turn, game.to_move) == ((False, False), 0, 1)
    game = passes(game)
    assert (asks(game), game.to_move, choices(game)) == ("FinishTurn", 0, {"end"})
    for move in (Play("fireball"), Play("double"), TakeCard(1), ROLL):
        assert refusal(game, move).rule == "FI-11.4"
    assert (seen(end_turn(game)).turn, at(end_turn(game))) == (1, "pit A")


@pytest.mark.clause("FI-11.4", "FI-14.3", "FI-14.4")
def test_in_the_turn_of_standing_up_one_cancels_and_stops_nothing() -> None:
    hands = ["cancel talisman", "take_card fireball"]
    game = position("pit A", "WT9", "BR5", hands=hands, lying=[0])
    assert asks(take_card(game, 0)) == "TakeAtRandom"
    assert asks(aim(play(game, "fireball"), "V_SE")) == "RollFireball"


@pytest.mark.clause("FI-11.4", "FI-5.3")
def test_in_the_turn_of_standing_up_a_token_can_be_traded_in() -> None:
    game = position("pit A", "WT9", hands=["double"], lying=[0], tokens=["held"])
    assert (asks(game), choices(game)) == ("FinishTurn", {"end", "trade"})
    game = draws(trade(game), "another_turn", "reroll", "fireball")
    assert (hand(game), choices(game)) == ("fireball reroll another_turn double", {"end", "another_turn"})


@pytest.mark.clause("FI-14.7", "FI-11.4")
def test_after_standing_up_one_can_take_another_turn() -> None:
    game = position("pit A", "WT9", hands=["another_turn"], lying=[0])
    assert (asks(game), choices(game)) == ("FinishTurn", {"end", "another_turn"})
    game = play(game, "another_turn")
    assert (seen(game).turn, asks(game)) == (0, "Die")
    assert paths(throw(game, 2)) == {"WT4 WT3", "WT4 WT5"}


@pytest.mark.clause("FI-14.7", "FI-14.3", "FI-11.4")
def test_once_the_turn_of_standing_up_is_over_a_cancel_of_another_turn_can_be_cancelled() -> None:
    game = position("pit A", "WT9", hands=["another_turn cancel", "cancel"], lying=[0])
    game = play(play(passes(game), "another_turn"), "cancel")
    assert (asks(game), game.to_move, choices(game)) == ("CancelCard", 0, {"pass", "cancel"})
    assert choices(passes(game)) == {"end"}
    game = end_turn(play(game, "cancel"))
    assert (seen(game).turn, asks(game)) == (0, "Die")


@pytest.mark.clause("FI-11.4", "FI-13.6")
def test_the_turn_of_standing_up_simply_ends_where_nobody_can_hold_another_turn() -> None:
    game = position("pit A", "WT9", hands=["double"], lying=[0], discard=["another_turn"] * 4)
    assert seen(game).turn == 1


@pytest.mark.clause("FI-13.7")
def test_in_the_turn_of_one_who_stands_up_others_can_play_cards() -> None:
    hands = ["cancel", "fireball take_card reroll back_1", "double"]
    game = position("pit A", "WT9", "BR5", hands=hands, lying=[0])
    assert (asks(game), game.to_move) == ("ReactAtEnd", 1)
    assert choices(game) == {"pass", "fireball", "take 0", "take 2"}
    game = fireball(play(game, "fireball"), "V_SE", 2)
    assert at(game, 2) == "pit C"
    assert (asks(game), game.to_move) == ("ReactAtEnd", 1)
    game = end_turn(game)
    assert (seen(game).turn, asks(game)) == (1, "Prepare")


@pytest.mark.clause("FI-13.7")
def test_who_holds_no_card_is_not_asked_while_another_stands_up() -> None:
    assert asks(position("pit A", "WT9", hands=["cancel"], lying=[0])) == "FinishTurn"
    assert seen(position("pit A", "WT9", lying=[0])).turn == 1


@pytest.mark.clause("FI-13.7", "FI-14.6")
def test_at_the_end_of_a_turn_its_roll_is_not_undone() -> None:
    game = position("WT3", "BR5", hands=["", "reroll double"])
    game = fireball(throw(game, 1), "V_SE")
    assert (asks(game), choices(game)) == ("ReactAtEnd", {"pass"})


@pytest.mark.clause("FI-11.5")
def test_in_the_turn_after_standing_up_one_moves_out_of_the_pit_by_the_rock_chip() -> None:
    for pit, chip in {"A": "WT4", "B": "TA3", "C": "SB7", "D": "LR11", "E": "VP4", "F": "VP9"}.items():
        game = throw(position(f"pit {pit}", "WT13"), 3)
        assert all(path.split()[0] == chip and len(path.split()) == 3 for path in paths(game))


@pytest.mark.clause("FI-11.5", "FI-3.6")
def test_on_a_1_one_stays_in_the_pit() -> None:
    game = throw(position("pit A", "WT9"), 1)
    assert (at(game), asks(game)) == ("pit A", "ChooseWay")


@pytest.mark.clause("FI-11.5")
def test_nobody_moves_into_a_pit() -> None:
    assert not any("pit" in path for path in paths(throw(position("WT3", "WT9"), 2)))


@pytest.mark.clause("FI-11.6", "FI-11.7")
@pytest.mark.parametrize(
    ("place", "way", "chip"), [("WT7", "V_S", "WT4"), ("BR5", "V_SE", "SB7"), ("DR4", "V_W", "VP9")]
)
def test_the_jewel_of_an_owner_who_is_hit_falls_on_the_rock_chip(place: str, way: str, chip: str) -> None:
    game = fireball(throw(position("WT1", place, jewel=1), 1), way, 1)
    assert jewel(game) == chip
    assert told(game, "dropped") == [(1, chip)]
    assert clauses(game, "dropped") == ["FI-11.7"]


# -- being hit on a bridge


@pytest.mark.clause("FI-11.8")
@pytest.mark.parametrize(("bridge", "way"), [("B1", "C_W"), ("B2", "V_NW")])
def test_who_is_knocked_off_a_bridge_is_in_the_water_and_misses_no_turn(bridge: str, way: str) -> None:
    game = fireball(throw(position("WT1", bridge), 1), way, 1)
    assert told(game, "into_water") == [(1,)]
    assert (at(game, 1), seen(game).lying) == ("W", (False, False))
    game = throw(game, 5)
    assert paths(game) == {"GSB1 GSB2 GSB3 GSB4 GSB5", "GSB1 GSB2 GSB3 GSB4 GG"}


@pytest.mark.clause("FI-11.8")
def test_nobody_walks_into_the_water_and_any_number_are_in_it() -> None:
    assert paths(throw(position("GSB2", "W", "W"), 2)) == {"GSB3 GSB4"}


@pytest.mark.clause("FI-11.9")
def test_the_jewel_of_an_owner_who_is_knocked_off_a_bridge_stays_on_it() -> None:
    game = fireball(throw(position("WT1", "B1", jewel=1), 1), "C_W", 1)
    assert jewel(game) == "B1"
    assert clauses(game, "dropped") == ["FI-11.9"]


# -- in the own turn


def hit_in_own_turn(**options: object) -> em.Game:
    game = position("FC4", "WT1", hands=["double", "fireball"], options=options)
    return fireball(play(take_die(game), "fireball"), "V_E", 0)


@pytest.mark.clause("FI-11.12")
def test_who_is_hit_in_the_own_turn_loses_the_rest_of_it() -> None:
    game = hit_in_own_turn()
    assert told(game, "turn_lost") == [(0,)]
    assert asks(game) == "FinishTurn"
    game = end_turn(game)
    assert (seen(game).turn, at(game), seen(game).lying[0]) == (1, "pit D", True)
    game = fireball(throw(position("FC4", "WT1"), 1), "V_E", 0)
    assert (seen(game).turn, seen(game).lying[0]) == (1, True)


@pytest.mark.clause("FI-11.12", "FI-14.7")
def test_who_was_hit_can_still_take_another_turn() -> None:
    game = position("FC4", "WT1", hands=["another_turn"])
    game = play(rolls(all_pass(aim(throw(game, 1), "V_E")), 0), "another_turn")
    assert told(game, "stood_up") == [(0,)]
    assert (seen(game).turn, seen(game).lying[0]) == (1, False)


@pytest.mark.clause("FI-11.12")
def test_the_roll_of_a_player_who_is_hit_after_it_counts_for_nothing() -> None:
    game = position("FC4", "WT1", hands=["", "fireball"])
    game = fireball(play(fall(passes(game), 5), "fireball"), "V_E", 0)
    assert (at(game), seen(game).turn) == ("pit D", 1)


@pytest.mark.clause("FI-11.12", "FI-13.4")
def test_after_a_hit_in_the_own_turn_only_its_end_is_left() -> None:
    before = position("FC4", "WT1", hands=["", "fireball reroll"])
    for moment in (before, fall(passes(before), 5)):
        game = fireball(play(moment, "fireball"), "V_E", 0)
        assert (asks(game), game.to_move, choices(game)) == ("ReactAtEnd", 1, {"pass"})
        assert (seen(passes(game)).turn, asks(passes(game))) == (1, "Prepare")


@pytest.mark.clause("FI-11.12")
def test_a_hit_at_the_end_of_the_own_turn_loses_nothing_of_it() -> None:
    game = go(throw(position("FC1", "WT1", hands=["fireball"]), 2), "FC3")
    game = fireball(play(game, "fireball"), "V_E", 0)
    assert told(game, "into_pit") == [(0, "pit D")]
    assert told(game, "turn_lost") == []


@pytest.mark.clause("FI-11.12")
def test_in_some_houses_who_is_hit_in_the_own_turn_stands_up_in_the_rest_of_it() -> None:
    game = hit_in_own_turn(hit_in_own_turn="stands_up")
    assert choices(game) == {"end"}, "it counts as the turn of standing up"
    game = end_turn(game)
    assert told(game, "stood_up_at_once") == [(0,)]
    assert (seen(game).turn, seen(game).lying[0]) == (1, False)


@pytest.mark.clause("FI-11.12", "FI-11.8")
@pytest.mark.parametrize("hands", [["", "fireball"], ["reroll", "fireball"]])
def test_who_is_knocked_off_a_bridge_before_the_roll_does_not_lose_the_turn(hands: list[str]) -> None:
    game = position("B1", "WT1", hands=hands)
    game = take_die(game) if hands[0] else game
    game = fireball(play(game, "fireball"), "C_W", 0)
    assert (at(game), seen(game).turn, told(game, "turn_lost")) == ("W", 0, [])
    assert paths(throw(game, 2)) == {"GSB1 GSB2"}


@pytest.mark.clause("FI-11.12", "FI-11.8")
def test_who_is_knocked_off_a_bridge_after_the_roll_loses_the_roll() -> None:
    game = position("B1", "WT1", hands=["", "fireball"])
    game = fireball(play(fall(passes(game), 4), "fireball"), "C_W", 0)
    assert (at(game), seen(game).turn, told(game, "turn_lost")) == ("W", 1, [(0,)])


@pytest.mark.clause("FI-11.12", "FI-14.9", "FI-11.8")
@pytest.mark.parametrize("hands", [["ahead_5", "fireball"], ["", "ahead_5 fireball"]])
def test_off_a_bridge_a_turn_with_a_card_instead_of_a_roll_is_not_lost(hands: list[str]) -> None:
    game = uncancelled(play(position("B1", "WT1", hands=hands), "ahead_5"))
    game = fireball(play(game, "fireball", seat=1), "C_W", 0)
    assert (at(game), told(game, "turn_lost")) == ("W", [])
    assert paths(all_pass(game)) == {"GSB1 GSB2 GSB3 GSB4 GSB5", "GSB1 GSB2 GSB3 GSB4 GG"}


@pytest.mark.clause("FI-11.12", "FI-3.6")
@pytest.mark.parametrize(("place", "way"), [("B1", "C_W"), ("FC4", "V_E")])
def test_a_hit_by_the_fireball_of_ones_own_1_loses_nothing_of_the_turn(place: str, way: str) -> None:
    game = fireball(throw(position(place, "WT1"), 1), way, 0)
    assert (seen(game).turn, told(game, "turn_lost")) == (1, [])


@pytest.mark.clause("FI-11.12", "FI-14.17")
def test_a_doubled_roll_that_was_lost_to_a_fireball_is_not_doubled_for_the_next() -> None:
    game = position("FC4", "WT1", hands=["", "fireball"], doubled=True)
    game = fireball(play(fall(passes(game), 5), "fireball"), "V_E", 0)
    assert not seen(game).doubled
    assert told(fall(game, 3), "rolled")[-1:] == [(1, 3)]
