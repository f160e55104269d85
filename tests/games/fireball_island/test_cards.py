"""What each card does, at every moment at which it can be played (FI-14)."""

from __future__ import annotations

import pytest

import emberisle as em
from emberisle.games.fireball_island.moves import Play

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
    gives,
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
    table_of,
    take_card,
    take_die,
    throw,
    told,
    turn,
)

ALL = [
    "fireball",
    "fake_jewel",
    "cancel",
    "talisman",
    "reroll",
    "another_turn",
    "take_card",
    "ahead_4",
    "back_1",
    "double",
]


def playable(moment: str, own: bool) -> set[str]:
    """The cards that can be played at this moment of the turn of seat 0, by that player or by an opponent."""
    found: set[str] = set()
    for card in ALL:
        hands = [card, "fake_jewel"] if own else ["", card]
        game = position("WT9", "BR5", hands=hands, came_by=[["WT8"]])
        if moment != "before":
            game = fall(passes(take_die(game)), 3) if own else fall(passes(game), 3)
        if moment == "end":
            game = go(all_pass(game), "WT6")
        found |= {choice for choice in choices(game) if choice in ALL or choice.startswith("take")}
    return found


@pytest.mark.clause("FI-13.1", "FI-13.2")
def test_what_can_be_played_when() -> None:
    assert playable("before", own=True) == {"fireball", "take 1", "ahead_4", "double"}
    assert playable("after", own=True) == {"fireball", "take 1", "reroll"}
    assert playable("end", own=True) == {"fireball", "take 1", "another_turn"}
    assert playable("before", own=False) == {"fireball", "ahead_4", "back_1", "double"}
    assert playable("after", own=False) == {"fireball", "back_1", "reroll"}


# -- Fireball! and Magic Talisman


@pytest.mark.clause("FI-14.1")
def test_a_fireball_card_is_rolled_by_whoever_plays_it() -> None:
    game = play(position("WT9", "BR5", "WT1", hands=["", "", "fireball"]), "fireball")
    assert (asks(game), game.to_move, clauses(game, "has_fireball")) == ("ChooseWay", 2, ["FI-14.1"])
    game = fireball(game, "V_SE", 1)
    assert at(game, 1) == "pit C"
    assert (asks(game), seen(game).turn) == ("Die", 0)


@pytest.mark.clause("FI-14.1", "FI-10.4")
def test_it_is_played_only_if_it_can_hit_somebody() -> None:
    game = position("WT1", "DMP", hands=["fireball"])
    assert refusal(game, Play("fireball")).rule == "FI-10.4"


@pytest.mark.clause("FI-14.4")
def test_a_talisman_stops_the_fireball_of_an_opponent() -> None:
    game = aim(throw(position("WT3", "WT9", hands=["", "talisman"]), 1), "V_S")
    assert (asks(game), game.to_move) == ("StopFireball", 1)
    game = play(game, "talisman")
    assert told(game, "stopped") == [(0,)]
    assert (at(game, 1), seen(game).turn) == ("WT9", 1)


@pytest.mark.clause("FI-14.4")
def test_also_one_that_is_aimed_at_somebody_else() -> None:
    game = aim(throw(position("WT3", "WT9", "BR5", hands=["", "", "talisman"]), 1), "V_S")
    assert choices(game) == {"pass", "talisman"}


@pytest.mark.clause("FI-14.4")
def test_the_own_fireball_after_a_1_if_one_is_a_target() -> None:
    game = aim(throw(position("WT7", "WT9", hands=["talisman"]), 1), "V_S")
    assert (asks(game), game.to_move, choices(game)) == ("StopFireball", 0, {"pass", "talisman"})


@pytest.mark.clause("FI-14.4")
def test_but_not_if_one_is_none() -> None:
    game = aim(throw(position("BR5", "WT9", hands=["talisman"]), 1), "V_S")
    assert asks(game) == "RollFireball"


@pytest.mark.clause("FI-14.4")
def test_nor_when_a_card_made_one_roll_it() -> None:
    game = aim(play(position("WT7", "WT9", hands=["talisman fireball"]), "fireball"), "V_S")
    assert asks(game) == "RollFireball"


@pytest.mark.clause("FI-14.5")
def test_a_talisman_can_be_cancelled_and_followed_by_another() -> None:
    game = aim(throw(position("WT3", "WT9", hands=["cancel", "talisman talisman"]), 1), "V_S")
    game = passes(play(play(game, "talisman"), "cancel"))
    assert (asks(game), game.to_move) == ("StopFireball", 1)
    assert asks(passes(game)) == "RollFireball"


@pytest.mark.clause("FI-14.5")
def test_in_some_houses_it_cannot() -> None:
    game = position("WT3", "WT9", hands=["cancel", "talisman"], options={"cancel_talisman": False})
    game = play(aim(throw(game, 1), "V_S"), "talisman")
    assert told(game, "stopped") == [(0,)]


# -- the die


@pytest.mark.clause("FI-14.6")
@pytest.mark.parametrize("seat", [0, 1])
def test_after_anybodys_roll_a_reroll_undoes_it(seat: int) -> None:
    game = position("WT3", "WT9", hands=["reroll", ""] if seat == 0 else ["", "reroll"])
    game = fall(take_die(game) if seat == 0 else passes(game), 6)
    game = fall(play(game, "reroll"), 2)
    assert choices(game) == {"WT1", "WT5"}


@pytest.mark.clause("FI-14.6")
def test_a_1_that_is_rerolled_is_no_fireball() -> None:
    game = fall(play(fall(take_die(position("WT3", "WT9", hands=["reroll"])), 1), "reroll"), 3)
    assert "has_fireball" not in happened(game)
    assert asks(game) == "ChooseWalk"


@pytest.mark.clause("FI-14.6")
def test_a_roll_for_a_cave_too() -> None:
    game = fall(seek(position("cave 2", "WT9", hands=["reroll"])), 4)
    assert at(fall(play(game, "reroll"), 5)) == "cave 5"


@pytest.mark.clause("FI-14.6", "FI-14.9")
def test_there_is_no_roll_to_undo_where_a_card_came_instead() -> None:
    game = play(position("WT3", "WT9", hands=["ahead_4 reroll"]), "ahead_4")
    assert (asks(game), choices(game)) == ("ReactAfter", {"pass"})
    assert refusal(game, Play("reroll")).rule == "FI-14.6"


@pytest.mark.clause("FI-14.17")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_next_roll_counts_twice(seat: int) -> None:
    game = position("WT3", "WT9", hands=["double", ""] if seat == 0 else ["", "double"])
    game = throw(play(game, "double"), 5)
    assert told(game, "rolled_double") == [(0, 5, 10)]
    assert "WT13" in choices(game)


@pytest.mark.clause("FI-14.17")
def test_a_1_is_then_a_2_and_no_fireball() -> None:
    game = throw(position("WT3", "WT9", doubled=True), 1)
    assert choices(game) == {"WT1", "WT5"}
    assert "has_fireball" not in happened(game)


@pytest.mark.clause("FI-14.17")
def test_a_roll_is_not_doubled_twice_but_a_reroll_is_doubled() -> None:
    game = play(position("WT3", "WT9", hands=["double double reroll"]), "double")
    assert refusal(game, Play("double")).rule == "FI-14.17"
    game = fall(play(fall(take_die(game), 2), "reroll"), 4)
    assert seen(game).die == 8


@pytest.mark.clause("FI-14.17")
def test_it_is_used_up_by_the_roll() -> None:
    game = turn(position("WT3", "BR5", doubled=True), 3, "WT9")
    assert not seen(game).doubled
    assert told(fall(game, 2), "rolled")[-1] == (1, 2)


@pytest.mark.clause("FI-14.18")
def test_a_roll_for_a_cave_is_not_doubled_and_the_card_waits() -> None:
    game = fall(seek(position("cave 2", "WT9", doubled=True)), 3)
    assert (at(game), seen(game).doubled) == ("cave 3", True)
    assert told(fall(game, 2), "rolled_double") == [(1, 2, 4)]


@pytest.mark.clause("FI-14.18")
@pytest.mark.parametrize(("die", "cave"), [(3, "cave 6"), (4, "cave 2")])
def test_in_some_houses_it_is_and_above_six_one_stays(die: int, cave: str) -> None:
    game = position("cave 2", "WT9", doubled=True, options={"double_in_caves": True})
    game = fall(seek(game), die)
    assert (at(game), seen(game).doubled) == (cave, False)


# -- turns and cards


@pytest.mark.clause("FI-14.7")
def test_take_another_turn_gives_a_full_turn() -> None:
    game = go(throw(position("WT3", "WT9", hands=["another_turn"]), 2), "WT5")
    game = play(game, "another_turn")
    assert (seen(game).turn, asks(game)) == (0, "Die")
    game = turn(game, 3, "WT8")
    assert seen(game).turn == 1


@pytest.mark.clause("FI-14.7")
def test_two_of_them_give_two_and_both_come_before_the_bonus_is_over() -> None:
    game = go(throw(position("WT3", "WT9", hands=["another_turn another_turn"], owed=1), 2), "WT5")
    game = end_turn(play(play(game, "another_turn"), "another_turn"))
    assert seen(game).turns_owed == 2


@pytest.mark.clause("FI-14.7")
def test_it_is_not_for_the_turns_of_others() -> None:
    game = position("WT3", "WT9", hands=["", "another_turn"])
    assert refusal(game, Play("another_turn")).rule == "FI-14.7"
    assert seen(turn(game, 2, "WT5")).turn == 1


def between(hands: list[str]) -> em.Game:
    game = position("WT3", "WT9", "WT1", hands=hands, options={"another_turn": "any_turn"})
    return end_turn(go(throw(game, 2), "WT5"))


@pytest.mark.clause("FI-14.7")
def test_in_some_houses_it_is_and_then_the_turns_go_on_as_they_would_have() -> None:
    game = between(["", "", "another_turn"])
    assert (asks(game), game.to_move) == ("TurnBetween", 2)
    game = play(game, "another_turn")
    assert seen(game).turn == 2
    game = turn(game, 3, "WT4")
    assert seen(game).turn == 1


@pytest.mark.clause("FI-14.7")
def test_there_whoever_passes_lets_the_turns_go_on() -> None:
    assert seen(passes(between(["", "", "another_turn"]))).turn == 1


@pytest.mark.clause("FI-14.7", "FI-14.3")
def test_after_a_cancelled_one_the_others_are_asked_again() -> None:
    game = play(play(between(["cancel", "another_turn", "another_turn"]), "another_turn"), "cancel", seat=0)
    while asks(game) == "CancelCard":
        game = passes(game)
    assert (asks(game), game.to_move) == ("TurnBetween", 2)


@pytest.mark.clause("FI-14.8")
@pytest.mark.parametrize("seat", [0, 2])
def test_a_card_is_taken_at_random_and_both_know_which(seat: int) -> None:
    hands = ["", "reroll cancel", ""]
    hands[seat] = "take_card"
    game = take_card(position("WT3", "WT9", "WT1", hands=hands), 1, seat)
    game = gives(passes(game), "reroll")
    assert hand(game, seat) == "reroll"
    assert told(game, "took") == [(seat, 1)]
    assert told(game, "took_card", seat=seat) == [(seat, 1, "reroll")]
    assert told(game, "lost_card", seat=1) == [(seat, 1, "reroll")]
    third = 2 - seat
    assert told(game, "took_card", seat=third) == told(game, "lost_card", seat=third) == []
    assert seen(game, 1).known == ((seat, "reroll"),)
    assert seen(game, third).known == ()


@pytest.mark.clause("FI-14.8")
def test_every_card_of_the_hand_is_as_likely() -> None:
    game = passes(take_card(position("WT3", "WT9", hands=["take_card", "reroll reroll cancel"]), 1))
    assert game.step is not None
    odds = dict(game.step.outcomes(game.table))  # type: ignore[attr-defined]
    assert odds == pytest.approx({"cancel": 1 / 3, "reroll": 2 / 3})


@pytest.mark.clause("FI-14.8")
def test_what_is_known_is_forgotten_when_the_card_is_played() -> None:
    game = gives(passes(take_card(position("WT3", "WT9", hands=["take_card", "double cancel"]), 1)), "double")
    assert seen(game, 1).known == ((0, "double"),)
    assert seen(play(game, "double"), 1).known == ()


@pytest.mark.clause("FI-14.8")
@pytest.mark.parametrize(("taken", "known"), [("cancel", ((0, "double"),)), ("double", ())])
def test_whoever_takes_a_second_card_knows_whether_the_first_is_still_there(
    taken: str, known: tuple[tuple[int, str], ...]
) -> None:
    hands = ["take_card cancel", "take_card double", "reroll"]
    game = take_card(position("WT3", "WT9", "WT1", hands=hands), 1)
    game = gives(passes(passes(game)), "double")
    game = gives(passes(passes(take_card(game, 0, seat=1))), taken)
    assert seen(game, 1).known == known
    assert seen(game, 0).known == ((1, taken),)
    assert seen(game, 2).known == ()


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
def test_it_forces_an_opponent_who_chooses_the_way() -> None:
    game = play(position("WT7", "BR5", hands=["", "ahead_4"]), "ahead_4")
    assert (asks(game), game.to_move) == ("ChooseWalk", 0)
    assert choices(game) == {"WT3", "WT11", "cave 1"}
    assert clauses(game, "played_on") == ["FI-14.10"]


@pytest.mark.clause("FI-14.10")
def test_not_after_the_roll() -> None:
    game = fall(passes(position("WT7", "BR5", hands=["", "ahead_4"])), 3)
    assert refusal(game, Play("ahead_4")).said == ("only_before", "ahead_4")


@pytest.mark.clause("FI-14.11")
def test_an_opponent_in_a_cave_is_moved_out() -> None:
    game = play(take_die(position("cave 1", "BR5", hands=["", "ahead_4"])), "ahead_4")
    assert choices(game) == {"WT3", "WT9"}


@pytest.mark.clause("FI-14.11")
def test_also_if_they_wanted_to_seek_another() -> None:
    game = go(play(seek(position("cave 1", "BR5", hands=["", "ahead_4"])), "ahead_4"), "WT9")
    assert (at(game), seen(game).turn) == ("WT9", 1)


@pytest.mark.clause("FI-14.11")
def test_in_some_houses_nobody_in_a_cave_is_forced_but_one_may_go_oneself() -> None:
    house = {"ahead_in_caves": False}
    game = take_die(position("cave 1", "BR5", hands=["", "ahead_4"], options=house))
    assert refusal(game, Play("ahead_4")).said == ("no_force_in_cave",)
    assert "ahead_4" in choices(position("cave 1", "BR5", hands=["ahead_4"], options=house))


@pytest.mark.clause("FI-14.11")
@pytest.mark.parametrize("hands", [["ahead_4"], ["", "ahead_4"]])
def test_out_of_cave_4_it_leads_nowhere(hands: list[str]) -> None:
    game = position("cave 4", "BR5", hands=hands)
    game = game if hands[0] else seek(game)
    assert refusal(game, Play("ahead_4")).said == ("blind_cave",)


# -- Move Back


@pytest.mark.clause("FI-14.12")
def test_before_the_roll_the_piece_goes_back_first() -> None:
    game = position("WT9", "BR5", hands=["", "back_3"], came_by=[["WT6", "WT7", "WT8"]])
    game = play(game, "back_3")
    assert (at(game), asks(game)) == ("WT6", "Die")
    assert choices(fall(game, 3)) == {"WT3", "WT9", "cave 1"}


@pytest.mark.clause("FI-14.12")
def test_after_the_roll_the_move_is_finished_first() -> None:
    game = position("WT9", "BR5", hands=["", "back_2"])
    game = play(fall(passes(game), 4), "back_2")
    assert seen(game).pushed_back == ((1, 2),)
    game = go(game, "WT13")
    assert (at(game), told(game, "moved_back")) == ("WT11", [(0, ("WT12", "WT11"))])


@pytest.mark.clause("FI-14.12")
def test_after_a_1_it_goes_back_from_where_it_stands() -> None:
    game = position("WT9", "BR5", hands=["", "back_2"], came_by=[["WT7", "WT8"]])
    game = fireball(play(fall(passes(game), 1), "back_2"), "V_SE")
    assert at(game) == "WT7"


@pytest.mark.clause("FI-14.12")
def test_nobody_moves_back_themselves_or_out_of_turn() -> None:
    game = position("WT9", "BR5", hands=["back_2"])
    assert refusal(game, Play("back_2")).said == ("not_yourself",)


@pytest.mark.clause("FI-14.12")
def test_two_of_them_are_gone_one_after_the_other() -> None:
    game = position("WT7", "BR5", "BR6", hands=["", "back_2", "back_1"])
    game = fall(all_pass(game), 6)
    game = play(game, "back_2")
    while asks(game) == "CancelCard":
        game = passes(game)
    game = go(all_pass(play(game, "back_1", seat=2)), "WT13")
    assert told(game, "moved_back") == [(0, ("WT12", "WT11")), (0, ("WT10",))]


@pytest.mark.clause("FI-14.13")
def test_back_is_the_way_the_piece_came() -> None:
    game = position("BR10", "WT1", hands=["", "back_2"], came_by=[["S2", "S1"]])
    assert at(play(game, "back_2")) == "S2"


@pytest.mark.clause("FI-14.13")
def test_where_that_is_not_known_the_player_of_the_card_chooses() -> None:
    game = play(position("BR10", "WT1", hands=["", "back_2"]), "back_2")
    assert (asks(game), game.to_move) == ("ChooseBack", 1)
    assert choices(game) == {"BR8", "S1", "S2", "BR12", "BR9"}
    assert at(go(game, "S2")) == "S2"


@pytest.mark.clause("FI-14.13")
def test_what_is_known_of_the_way_is_kept_to() -> None:
    game = play(position("BR11", "WT1", hands=["", "back_2"], came_by=[["BR10"]]), "back_2")
    assert choices(game) == {"BR9", "S1"}


@pytest.mark.clause("FI-14.13")
def test_in_some_houses_any_way_is_chosen() -> None:
    game = position("WT9", "BR5", hands=["", "back_2"], came_by=[["WT7", "WT8"]], options={"back": "chosen"})
    assert choices(play(game, "back_2")) == {"WT7", "WT11"}


@pytest.mark.clause("FI-14.13")
def test_onto_an_occupied_space_means_on_to_the_next_open_one() -> None:
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


@pytest.mark.clause("FI-14.14")
@pytest.mark.parametrize("place", ["cave 2", "pit A", "W", "DMP"])
def test_it_moves_nobody_out_of_caves_pits_or_the_water(place: str) -> None:
    game = position(place, "BR5", hands=["", "back_1"])
    game = take_die(game) if asks(game) == "Prepare" else game
    assert refusal(game, Play("back_1")).said == ("cannot_go_back",)


@pytest.mark.clause("FI-14.14")
def test_after_the_roll_it_may_come_to_nothing() -> None:
    game = fall(passes(seek(position("cave 2", "BR5", hands=["", "back_1"]))), 3)
    game = play(game, "back_1")
    assert told(game, "not_moved_back") == [(0,)]
    assert at(game) == "cave 3"


@pytest.mark.clause("FI-14.15")
def test_moved_back_onto_an_empty_bridge_the_piece_stops_there() -> None:
    game = position("CP1", "BR5", hands=["", "back_3"], came_by=[["GSB5", "B1"]])
    assert at(play(game, "back_3")) == "B1"


@pytest.mark.clause("FI-14.15")
def test_an_occupied_bridge_is_crossed_backwards_too() -> None:
    game = position("CP1", "B1", hands=["", "back_3"], came_by=[["GSB4", "GSB5", "B1"]])
    assert at(play(game, "back_3")) == "GSB4"


def back_over_the_step(gains: str) -> em.Game:
    """A piece is moved back from beyond Witchlord Step, past the owner of the jewel, to the dark WT12."""
    came_by = [["WT12", "WT13", "WT14"]]
    house = {"back_gains": gains}
    return play(
        position("WT15", "WT13", hands=["", "back_3"], came_by=came_by, jewel=1, options=house), "back_3"
    )


@pytest.mark.clause("FI-14.16")
def test_moved_back_one_takes_a_card_but_no_token_and_no_jewel() -> None:
    game = draws(back_over_the_step("cards"), "cancel")
    assert (at(game), hand(game)) == ("WT12", "cancel")
    assert (jewel(game), seen(game).tokens[0]) == (1, "none")


@pytest.mark.clause("FI-14.16")
def test_in_some_houses_everything() -> None:
    game = draws(back_over_the_step("everything"), "cancel")
    assert (jewel(game), seen(game).tokens[0], hand(game)) == (0, "held", "cancel")


@pytest.mark.clause("FI-14.16")
def test_in_some_houses_nothing() -> None:
    game = back_over_the_step("nothing")
    assert (jewel(game), seen(game).tokens[0], hand(game)) == (1, "none", "")
    assert sum(table_of(game).left) == 47
