"""Cards that move pieces: Move Ahead and Move Back (FI-14.9 to FI-14.16)."""

from __future__ import annotations

import pytest

import emberisle as em
from emberisle.games.fireball_island.rules.moves import Play

from .table_talk import (
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
    jewel,
    passes,
    play,
    position,
    refusal,
    seek,
    seen,
    take_die,
    throw,
    told,
    turn,
    uncancelled,
)

# -- Move Ahead


@pytest.mark.clause("FI-14.9")
@pytest.mark.parametrize(("card", "goal"), [("ahead_4", "WT8"), ("ahead_5", "WT9"), ("ahead_6", "WT10")])
def test_move_ahead_comes_instead_of_the_roll(card: str, goal: str) -> None:
    game = play(position("WT4", "BR5", hands=[card]), card)
    assert goal in choices(game)
    game = go(game, goal)
    assert "rolled" not in happened(game)
    assert at(game) == goal


@pytest.mark.clause("FI-14.9")
def test_a_doubling_waits_for_a_roll() -> None:
    game = play(position("WT4", "BR5", hands=["ahead_4"], doubled=True), "ahead_4")
    assert choices(game) == {"WT8", "cave 1", "DMP"}
    assert seen(go(game, "WT8")).doubled


@pytest.mark.clause("FI-14.10")
def test_a_move_ahead_forces_an_opponent_who_chooses_the_way() -> None:
    game = play(position("WT7", "BR5", hands=["", "ahead_4"]), "ahead_4")
    assert (asks(game), game.to_move) == ("ChooseWalk", 0)
    assert choices(game) == {"WT3", "WT11", "cave 1"}
    assert clauses(game, "played_on") == ["FI-14.10"]


@pytest.mark.clause("FI-14.10")
def test_no_opponent_is_forced_ahead_after_the_roll() -> None:
    game = fall(passes(position("WT7", "BR5", hands=["", "ahead_4"])), 3)
    why = refusal(game, Play("ahead_4"))
    assert (why.key, why.facts) == ("only_before", ("ahead_4",))


@pytest.mark.clause("FI-14.11")
def test_an_opponent_in_a_cave_is_moved_out_by_a_move_ahead() -> None:
    game = play(take_die(position("cave 1", "BR5", hands=["", "ahead_4"])), "ahead_4")
    assert choices(game) == {"WT3", "WT9"}


@pytest.mark.clause("FI-14.11")
def test_an_opponent_who_seeks_another_cave_is_moved_out_by_a_move_ahead() -> None:
    game = go(play(seek(position("cave 1", "BR5", hands=["", "ahead_4"])), "ahead_4"), "WT9")
    assert (at(game), seen(game).turn) == ("WT9", 1)


@pytest.mark.clause("FI-14.11", "FI-14.12")
def test_an_opponent_who_was_moved_out_of_a_cave_can_be_moved_back_on_the_trail() -> None:
    game = play(seek(position("cave 1", "BR5", hands=["", "ahead_4 back_1"])), "ahead_4")
    assert (asks(game), choices(game)) == ("ReactAfter", {"pass", "back_1"})
    assert at(go(play(game, "back_1"), "WT9")) == "WT8"


@pytest.mark.clause("FI-14.11")
def test_in_some_houses_nobody_in_a_cave_is_forced_ahead_but_one_may_go_oneself() -> None:
    house = {"ahead_in_caves": False}
    game = take_die(position("cave 1", "BR5", hands=["", "ahead_4"], options=house))
    assert refusal(game, Play("ahead_4")).key == "no_force_in_cave"
    assert "ahead_4" in choices(position("cave 1", "BR5", hands=["ahead_4"], options=house))


@pytest.mark.clause("FI-14.11")
@pytest.mark.parametrize("hands", [["ahead_4"], ["", "ahead_4"]])
def test_a_move_ahead_leads_nobody_out_of_cave_4(hands: list[str]) -> None:
    game = position("cave 4", "BR5", hands=hands)
    game = game if hands[0] else seek(game)
    assert refusal(game, Play("ahead_4")).key == "blind_cave"


# -- Move Back


@pytest.mark.clause("FI-14.12")
def test_a_move_back_before_the_roll_is_gone_before_the_move() -> None:
    game = position("WT9", "BR5", hands=["", "back_3"], came_by=[["WT6", "WT7", "WT8"]])
    game = play(game, "back_3")
    assert (at(game), asks(game)) == ("WT6", "Die")
    assert choices(fall(game, 3)) == {"WT3", "WT9", "cave 1"}


@pytest.mark.clause("FI-14.12")
def test_a_move_back_after_the_roll_waits_until_the_move_is_finished() -> None:
    game = position("WT9", "BR5", hands=["", "back_2"])
    game = play(fall(passes(game), 4), "back_2")
    assert seen(game).pushed_back == ((1, 2),)
    game = go(game, "WT13")
    assert (at(game), told(game, "moved_back")) == ("WT11", [(0, ("WT12", "WT11"))])


@pytest.mark.clause("FI-14.12")
def test_after_a_1_a_piece_is_moved_back_from_where_it_stands() -> None:
    game = position("WT9", "BR5", hands=["", "back_2"], came_by=[["WT7", "WT8"]])
    game = fireball(play(fall(passes(game), 1), "back_2"), "V_SE")
    assert at(game) == "WT7"


@pytest.mark.clause("FI-14.12")
def test_nobody_moves_back_themselves_or_out_of_turn() -> None:
    game = position("WT9", "BR5", hands=["back_2"])
    assert refusal(game, Play("back_2")).key == "not_yourself"


@pytest.mark.clause("FI-14.12")
def test_two_move_backs_are_gone_one_after_the_other() -> None:
    game = position("WT7", "BR5", "BR6", hands=["", "back_2", "back_1"])
    game = fall(all_pass(game), 6)
    game = uncancelled(play(game, "back_2"))
    game = go(all_pass(play(game, "back_1", seat=2)), "WT13")
    assert told(game, "moved_back") == [(0, ("WT12", "WT11")), (0, ("WT10",))]


@pytest.mark.clause("FI-14.13")
def test_back_is_the_way_the_piece_came() -> None:
    game = position("BR10", "WT1", hands=["", "back_2"], came_by=[["S2", "S1"]])
    assert at(play(game, "back_2")) == "S2"


@pytest.mark.clause("FI-14.13")
def test_where_the_way_a_piece_came_is_not_known_the_player_of_the_move_back_chooses() -> None:
    game = play(position("BR10", "WT1", hands=["", "back_2"]), "back_2")
    assert (asks(game), game.to_move) == ("ChooseBack", 1)
    assert choices(game) == {"BR8", "S1", "S2", "BR12", "BR9"}
    assert at(go(game, "S2")) == "S2"


@pytest.mark.clause("FI-14.13")
def test_a_move_back_keeps_to_what_is_known_of_the_way() -> None:
    game = play(position("BR11", "WT1", hands=["", "back_2"], came_by=[["BR10"]]), "back_2")
    assert choices(game) == {"BR9", "S1"}


@pytest.mark.clause("FI-14.13")
def test_in_some_houses_the_player_of_a_move_back_chooses_any_way() -> None:
    game = position("WT9", "BR5", hands=["", "back_2"], came_by=[["WT7", "WT8"]], options={"back": "chosen"})
    assert choices(play(game, "back_2")) == {"WT7", "WT11"}


@pytest.mark.clause("FI-14.13")
def test_a_move_back_onto_an_occupied_space_leads_on_to_the_next_open_one() -> None:
    game = position("WT9", "WT8", hands=["", "back_1"], came_by=[["WT7", "WT8"]])
    assert at(play(game, "back_1")) == "WT7"


@pytest.mark.clause("FI-14.13")
def test_who_cannot_go_further_back_stops() -> None:
    game = position("WT2", "BR5", hands=["", "back_3"], came_by=[["DMP", "WT1"]])
    assert at(play(game, "back_3")) == "DMP"


@pytest.mark.clause("FI-14.13")
def test_a_piece_that_was_moved_back_forgets_what_it_was_moved_along() -> None:
    game = position("WT9", "BR5", hands=["", "back_1 back_2"], came_by=[["WT6", "WT7", "WT8"]])
    game = play(play(game, "back_1"), "back_2")
    assert at(game) == "WT6"


@pytest.mark.clause("FI-14.13")
def test_back_is_back_however_many_cards_are_played() -> None:
    came_by = ["DMP", "WT1", "WT2", "WT3", "WT4", "WT5"]
    game = position("WT6", "DMP", hands=["", "back_3 back_3 back_2"], came_by=[came_by])
    game = draws(go(throw(game, 6), "WT12"), "reroll")
    for card in ("back_3", "back_3", "back_2"):
        game = uncancelled(play(game, card))
    assert at(game) == "WT4"


@pytest.mark.clause("FI-14.13")
@pytest.mark.parametrize(
    ("place", "came_by", "goal", "back"),
    [
        ("cave 1", ["TA5", "TA6"], "WT8", "WT5"),
        ("pit A", ["WT8", "WT9"], "WT6", "WT3"),
        ("W", ["GSB4", "GSB5"], "GSB3", "GSB1"),
    ],
)
def test_the_way_into_a_cave_a_pit_or_the_water_is_not_gone_back(
    place: str, came_by: list[str], goal: str, back: str
) -> None:
    game = position(place, "BR5", hands=["", "back_3"], came_by=[came_by])
    game = turn(turn(game, 3, goal), 2, "BR3")
    assert at(play(game, "back_3")) == back


@pytest.mark.clause("FI-14.13")
@pytest.mark.parametrize("gains", ["cards", "everything"])
def test_back_leads_into_no_cave_and_not_onto_the_dock(gains: str) -> None:
    house = {"back_gains": gains}
    game = play(position("WT6", "BR5", hands=["", "back_1"], options=house), "back_1")
    assert choices(game) == {"WT5", "WT7"}
    game = play(position("DR8", "BR5", hands=["", "back_1"], jewel=0, options=house), "back_1")
    assert at(game) == "DR7"


@pytest.mark.clause("FI-14.16")
@pytest.mark.parametrize(
    ("place", "came_by", "stops"), [("BR3", ["BR1", "BR2"], "BR1"), ("FC2", ["FC1"], "FC1")]
)
def test_who_is_moved_back_stops_before_a_jewel_on_vul_kar_point(
    place: str, came_by: list[str], stops: str
) -> None:
    game = position(place, "WT9", hands=["", "back_3"], came_by=[came_by])
    game = play(game, "back_3")
    assert (at(game), jewel(game)) == (stops, "VKP")


@pytest.mark.clause("FI-14.16", "FI-6.1")
def test_in_some_houses_who_is_moved_back_onto_vul_kar_point_captures_the_jewel_and_stays_there() -> None:
    house = {"back_gains": "everything"}
    game = position(
        "BR2", "WT9", hands=["reroll reroll reroll reroll", "back_3"], came_by=[["BR1"]], options=house
    )
    game = all_pass(play(take_die(game), "back_3"))
    assert (jewel(game), asks(game)) == (0, "ChooseWay")
    assert at(fireball(game, "V_S")) == "VKP"


@pytest.mark.clause("FI-14.14")
@pytest.mark.parametrize("place", ["cave 2", "pit A", "W", "DMP"])
def test_a_move_back_moves_nobody_out_of_caves_pits_or_the_water(place: str) -> None:
    game = position(place, "BR5", hands=["", "back_1"])
    game = take_die(game) if asks(game) == "Prepare" else game
    assert refusal(game, Play("back_1")).key == "cannot_go_back"


@pytest.mark.clause("FI-14.14")
def test_a_move_back_after_the_roll_may_come_to_nothing() -> None:
    game = fall(passes(position("WT5", "BR5", hands=["", "back_1"])), 3)
    game = rolls_into_cave(play(game, "back_1"))
    assert told(game, "not_moved_back") == [(0,)]
    assert at(game) == "cave 3"


def rolls_into_cave(game: em.Game) -> em.Game:
    return all_pass(fall(go(game, "cave 1"), 3))


@pytest.mark.clause("FI-14.14")
def test_a_move_back_that_can_only_come_to_nothing_is_not_offered() -> None:
    game = fall(passes(seek(position("cave 2", "BR5", hands=["", "back_1"]))), 3)
    assert choices(game) == {"pass"}
    game = fall(passes(position("pit A", "BR5", hands=["", "back_1"])), 1)
    assert choices(game) == {"pass"}


@pytest.mark.clause("FI-14.13")
def test_who_turned_round_came_from_where_they_turned() -> None:
    game = position("WT5", "BR5", hands=["", "back_3"], came_by=[["WT3", "WT4"]])
    game = turn(game, 4, "WT9")
    game = turn(game, 3, "BR8")
    game = turn(game, 4, "WT5")
    game = turn(game, 3, "BR11")
    assert at(play(game, "back_3")) == "WT8"


@pytest.mark.clause("FI-14.13")
def test_who_turned_round_goes_back_beyond_the_turn_as_on_any_trail() -> None:
    game = turn(turn(position("WT4", "BR5", hands=["", "back_3"]), 4, "WT8"), 3, "BR8")
    game = turn(turn(game, 2, "WT6"), 3, "BR11")
    assert at(play(game, "back_3")) == "WT9"


@pytest.mark.clause("FI-14.13")
def test_the_way_back_is_known_past_a_piece_that_stands_on_it() -> None:
    game = turn(position("S1", "BR7", hands=["", "back_3"]), 4, "BR13")
    game = end_turn(draws(go(throw(game, 3), "BR10"), "double"))
    assert at(play(game, "back_3")) == "S1"


@pytest.mark.clause("FI-14.13")
def test_who_captured_the_jewel_and_went_back_the_same_way_is_not_pushed_to_the_dock() -> None:
    game = position("FC6", "BR5", hands=["", "back_2"], came_by=[["P", "HR12", "FC8", "FC7"]], jewel="FC1")
    game = turn(game, 5, "FC1")
    game = turn(game, 3, "BR8")
    game = turn(game, 2, "FC3")
    game = turn(game, 3, "BR11")
    assert at(play(game, "back_2")) == "FC1"


@pytest.mark.clause("FI-14.15")
def test_moved_back_onto_an_empty_bridge_the_piece_stops_there() -> None:
    game = position("CP1", "BR5", hands=["", "back_3"], came_by=[["GSB5", "B1"]])
    assert at(play(game, "back_3")) == "B1"


@pytest.mark.clause("FI-14.15")
def test_a_move_back_crosses_an_occupied_bridge() -> None:
    game = position("CP1", "B1", hands=["", "back_3"], came_by=[["GSB4", "GSB5", "B1"]])
    assert at(play(game, "back_3")) == "GSB4"


@pytest.mark.clause("FI-13.7", "FI-14.12")
def test_a_move_back_is_played_on_a_move_that_was_seen() -> None:
    game = position("WT5", "BR5", hands=["", "back_2 reroll another_turn"], came_by=[["WT3", "WT4"]])
    game = go(throw(game, 3), "WT8")
    assert (asks(game), game.to_move, choices(game)) == ("ReactAtEnd", 1, {"pass", "back_2"})
    game = play(game, "back_2")
    assert at(game) == "WT6"
    game = passes(game)
    assert seen(game).turn == 1


def back_over_the_step(gains: str) -> em.Game:
    """A piece is moved back from beyond Witchlord Step, past the owner of the jewel, to the dark WT12."""
    came_by = [["WT12", "WT13", "WT14"]]
    house = {"back_gains": gains}
    return play(
        position("WT15", "WT13", hands=["", "back_3"], came_by=came_by, jewel=1, options=house), "back_3"
    )


@pytest.mark.clause("FI-14.16")
@pytest.mark.parametrize("gains", ["jewel", "cards"])
def test_moved_back_one_takes_a_card_but_no_token_and_steals_nothing(gains: str) -> None:
    game = draws(back_over_the_step(gains), "cancel")
    assert (at(game), hand(game)) == ("WT12", "cancel")
    assert (jewel(game), seen(game).tokens[0]) == (1, "none")


@pytest.mark.clause("FI-14.16", "FI-11.10")
@pytest.mark.parametrize(
    ("place", "came_by", "card", "lies", "end"),
    [
        ("CP1", ["GSB5", "B1"], "back_3", "B1", "B1"),
        ("WT5", ["WT3", "WT4"], "back_1", "WT4", "WT4"),
        ("WT6", ["WT3", "WT4", "WT5"], "back_3", "WT4", "WT3"),
    ],
    ids=["onto a bridge", "onto a Rock Chip space", "past it"],
)
def test_who_is_moved_back_onto_or_past_a_jewel_captures_it(
    place: str, came_by: list[str], card: str, lies: str, end: str
) -> None:
    game = play(position(place, "BR5", hands=["", card], came_by=[came_by], jewel=lies), card)
    assert (jewel(game), at(game), clauses(game, "picked_up")) == (0, end, ["FI-11.10"])
    assert "bonus_turns" not in happened(game)


@pytest.mark.clause("FI-14.16")
@pytest.mark.parametrize("gains", ["cards", "nothing"])
def test_in_some_houses_a_jewel_stays_where_it_lies_when_a_piece_is_moved_back_onto_it(gains: str) -> None:
    house = {"back_gains": gains}
    game = position("CP1", "BR5", hands=["", "back_1"], came_by=[["GSB5", "B1"]], jewel="B1", options=house)
    assert (jewel(play(game, "back_1")), at(play(game, "back_1"))) == ("B1", "B1")


@pytest.mark.clause("FI-14.16")
def test_in_some_houses_who_is_moved_back_gains_a_card_a_token_and_the_jewel() -> None:
    game = draws(back_over_the_step("everything"), "cancel")
    assert (jewel(game), seen(game).tokens[0], hand(game)) == (0, "held", "cancel")


@pytest.mark.clause("FI-14.16")
def test_in_some_houses_who_is_moved_back_gains_nothing() -> None:
    game = back_over_the_step("nothing")
    assert (at(game), asks(game)) == ("WT12", "Die")
    assert (jewel(game), seen(game).tokens[0]) == (1, "none")
