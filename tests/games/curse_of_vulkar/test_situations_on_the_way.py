"""Situations of a move: the first turn, standing up, bridges, caves, snapshots, the Heart, passing."""

from __future__ import annotations

import pytest

import emberisle as em
from emberisle.games.curse_of_vulkar.rules.moves import (
    BOARD_COPTER,
    DECLINE,
    GO_ON,
    LEAVE,
    TAKE_HEART,
    TAKE_PENNY,
    USE_CAVE,
    USE_MAP,
    USE_TOTE_BAG,
    ComeOut,
    Offer,
    StandOn,
    TurnVulKar,
    Walk,
)

from .table_talk import (
    asks,
    at,
    cave_die,
    drop,
    finish,
    go,
    goals,
    heart,
    held,
    lies,
    moves,
    paths,
    photos,
    play,
    position,
    refusal,
    say,
    seen,
    table_of,
    tokens,
    told,
)

# -- the first turn


@pytest.mark.clause("CV-2.10")
def test_in_the_first_turn_the_helipad_is_the_first_space_of_the_count() -> None:
    game = play(position("start", "start", "start", hands=["angry_gaze 4, beeline 6"]), "angry_gaze 4")
    assert goals(game) == {"PW3", "SW3", "TR3"}
    assert at(go(game, "TR3")) == "TR3"


@pytest.mark.clause("CV-2.10")
@pytest.mark.parametrize(
    ("seats", "goals_in_turn"),
    [
        (2, ["TR3", "TR3", "TR3", "TR3"]),
        (3, ["TR3", "TR5", "TR4"]),
        (4, ["TR3", "TR4", "TR5", "TR4"]),
    ],
)
def test_those_who_begin_later_go_further_at_first(seats: int, goals_in_turn: list[str]) -> None:
    """A card of 4 leads to TR3, one space further to TR4, two to TR5."""
    for figure, goal in enumerate(goals_in_turn):
        hands = ["gift_shop 4" if seat == figure % seats else "" for seat in range(seats)]
        game = position(*["start"] * len(goals_in_turn), seats=seats, figure=figure, hands=hands)
        assert at(moves(game, "gift_shop 4", goal), figure) == goal


# -- standing up


@pytest.mark.clause("CV-3.3")
def test_who_lies_in_a_chute_stands_up_at_its_end_and_then_plays_a_card() -> None:
    game = position("H", lying=[[0, "chute", "E-N-N"]])
    assert (at(game), lies(game, 0), asks(game)) == ("PW8", None, "ChooseCard")


@pytest.mark.clause("CV-3.4", "CV-3.6", "CV-5.5")
def test_who_was_swept_off_the_island_stands_up_at_any_free_cave_without_a_roll() -> None:
    game = position("H", "CR4", lying=[[0, "off"]])
    caves = {"AS2", "DR2", "NS5", "SS1", "BA4"}
    assert set(game.legal_moves()) == {StandOn(cave) for cave in caves}
    game = say(game, StandOn("NS5"))
    assert (at(game), asks(game)) == ("NS5", "ChooseCard")
    assert told(game, "cave_die") == []


@pytest.mark.clause("CV-3.3", "CV-3.5")
def test_if_the_end_of_the_chute_is_taken_the_player_chooses_the_next_free_space_either_way() -> None:
    game = position("H", "TR6", lying=[[0, "chute", "E-N"]])
    assert set(game.legal_moves()) == {StandOn("TR5"), StandOn("BR1")}
    assert at(say(game, StandOn("BR1"))) == "BR1"


# -- bridges, hops and turning back


@pytest.mark.clause("CV-4.5")
def test_an_empty_bridge_ends_the_move_and_the_rest_is_lost() -> None:
    game = play(position("TR4", hands=["flame_geyser 5, beeline 6"]), "flame_geyser 5")
    assert "TR5 TR6 BR1" in paths(game)
    game = go(game, "BR1")
    assert (at(game), asks(game), table_of(game).count) == ("BR1", "Act", 0)


@pytest.mark.clause("CV-4.5", "CV-7.1")
def test_an_occupied_bridge_is_passed_and_counts() -> None:
    game = position("TR4", "BR1", hands=["flame_geyser 5, beeline 6"], tokens=["R", "B"])
    game = play(game, "flame_geyser 5")
    assert "TR5 TR6 BR1 GR1 GR2" in paths(game)
    game = go(game, "GR2")
    assert asks(game) == "PassFigure"
    assert at(say(game, GO_ON)) == "GR2"


@pytest.mark.clause("CV-4.5")
def test_an_empty_bridge_stops_a_move_from_the_other_side_as_well() -> None:
    game = position("GR1", hands=["gift_shop 3, beeline 6"])
    game = play(game, "gift_shop 3")
    assert "BR1" in paths(game)
    assert not any(path.startswith("BR1 ") for path in paths(game))


@pytest.mark.clause("CV-4.4", "CV-4.6")
def test_if_the_last_space_is_occupied_one_goes_on_to_the_helipad_and_passes_whoever_is_there() -> None:
    game = position("TR5", "TR1", hands=["angry_gaze 4, beeline 6"], tokens=["R", "B"])
    game = play(game, "angry_gaze 4")
    assert "TR4 TR3 TR2 TR1 H" in paths(game)
    game = go(game, "H", by="TR1")
    assert (asks(game), at(game)) == ("PassFigure", "TR1")
    assert at(say(game, GO_ON)) == "H"


@pytest.mark.clause("CV-4.3")
def test_nobody_turns_straight_back() -> None:
    game = play(position("TR3", hands=["gift_shop 3, beeline 6"]), "gift_shop 3")
    why = refusal(game, Walk(("TR2", "TR3", "TR4")))
    assert (why.rule, why.key) == ("CV-4.3", "straight_back")


@pytest.mark.clause("CV-18.7")
def test_with_the_island_map_one_may_turn_straight_back() -> None:
    game = position("TR1", hands=["gift_shop 3, beeline 6"], souvenirs=["island_map"])
    game = play(game, "gift_shop 3")
    back = Walk(("H", "TR1", "TR2"))
    assert refusal(game, back).rule == "CV-4.3"
    game = say(game, USE_MAP, back)
    assert (at(game), held(game)) == ("TR2", "")


# -- caves


def into_the_cave(*others: str) -> em.Game:
    """Figure 0 comes to the cave BA4 with two spaces of its count left, and uses it."""
    game = position("BA2", *others, hands=["angry_gaze 4, beeline 6"])
    return say(go(play(game, "angry_gaze 4"), "PW5"), USE_CAVE)


@pytest.mark.clause("CV-5.2", "CV-5.3", "CV-5.4")
def test_a_cave_leads_to_another_of_its_number_and_the_rest_of_the_count_goes_on_from_there() -> None:
    game = cave_die(into_the_cave(), 3)
    assert (at(game), paths(game)) == ("CR4", {"CR3 CR2", "SW6 SW5", "SW6 SW7"})
    game = go(game, "CR2")
    assert (at(game), asks(game)) == ("CR2", "Act")


@pytest.mark.clause("CV-5.3")
def test_if_the_other_cave_is_taken_one_stays_and_walks_on_and_the_roll_is_spent() -> None:
    game = cave_die(into_the_cave("CR4"), 3)
    assert told(game, "no_way_out") == [(0, 3)]
    assert (at(game), asks(game)) == ("PW5", "Act")


@pytest.mark.clause("CV-5.3")
def test_of_two_free_caves_one_chooses_and_then_the_action_follows() -> None:
    game = position("CR1", hands=["gift_shop 3, beeline 6"], souvenirs=["", "", ""])
    game = cave_die(say(moves(game, "gift_shop 3", "CR4"), USE_CAVE), 2)
    assert set(game.legal_moves()) == {ComeOut("NS5"), ComeOut("SS1")}
    game = say(game, ComeOut("SS1"))
    assert (at(game), asks(game)) == ("SS1", "DrawSouvenir")


# -- the Heart, Fireballs and the copter


@pytest.mark.clause("CV-6.6", "CV-10.3")
def test_a_fourth_fireball_that_the_heart_brings_does_not_call_the_copter() -> None:
    game = position("RR8", scar=3, hands=["angry_gaze 4, beeline 6"])
    game = moves(game, "angry_gaze 4", "RR12")
    assert (asks(game), at(game)) == ("FindHeart", "RR10")
    game = say(game, TAKE_HEART)
    assert (heart(game), seen(game).scar, seen(game).copter_called) == (0, 4, False)
    assert at(game) == "RR12"


@pytest.mark.clause("CV-10.3", "CV-12.2")
def test_when_a_tracker_fills_with_four_fireballs_in_the_scar_the_copter_comes_at_the_end() -> None:
    game = position(
        "RR8", scar=4, heart=1, tracker="cataclysm 4, cataclysm 4", hands=["cataclysm 4, beeline 6"]
    )
    game = drop(moves(game, "cataclysm 4", "RR4"))
    assert told(game, "copter_called_by_fire") == [()]
    assert told(game, "copter_here") == [()]
    assert (asks(game), seen(game).figure) == ("DrawCard", 0)
    assert (seen(game).scar, seen(game).copter) == (4, True)


# -- snapshots


@pytest.mark.clause("CV-3.2", "CV-3.6", "CV-6.3")
def test_who_stands_up_on_a_snapshot_space_takes_the_card_before_playing() -> None:
    game = position("H", lying=[[0, "odd", "TR5"]])
    assert (at(game), photos(game), asks(game)) == ("TR5", "TR5", "ChooseCard")


@pytest.mark.clause("CV-6.3")
def test_nobody_takes_a_second_card_of_one_colour() -> None:
    game = position("SS2", snapshots=[["TR5"]], hands=["gift_shop 3, beeline 6"])
    game = moves(game, "gift_shop 3", "SS5")
    assert (at(game), photos(game)) == ("SS5", "TR5")


@pytest.mark.clause("CV-6.3", "CV-2.5")
def test_with_three_players_the_third_finds_no_cutlass_left() -> None:
    game = position("H", "H", "WR1", figure=2, snapshots=[["WR2"], ["WR2"]])
    game = moves(game, "angry_gaze 4", "WR5")
    assert (at(game, 2), photos(game, 2)) == ("WR5", "")


# -- calling and boarding the copter

THREE_COLOURS = ["TR5", "SW9", "WR2"]


@pytest.mark.clause("CV-12.1", "CV-12.2", "CV-12.4", "CV-12.5", "CV-8.1")
def test_who_enters_the_helipad_with_three_colours_and_steps_left_may_board_at_once() -> None:
    game = position("TR2", snapshots=[THREE_COLOURS], hands=["angry_gaze 4, beeline 6"])
    game = moves(game, "angry_gaze 4", "PW2")
    assert (at(game), seen(game).copter) == ("H", True)
    assert set(game.legal_moves()) == {BOARD_COPTER, GO_ON}
    game = say(game, BOARD_COPTER)
    assert game.legal_moves() == (TAKE_PENNY,)
    game = say(game, TAKE_PENNY)
    assert (at(game), table_of(game).penny) == ("copter", 0)
    assert seen(say(game, TurnVulKar(120))).facing == 120


@pytest.mark.clause("CV-12.4")
def test_who_calls_the_copter_with_the_last_step_boards_with_the_first_step_of_the_next_turn() -> None:
    game = position("TR3", snapshots=[THREE_COLOURS], hands=["gift_shop 3, beeline 6"])
    game = finish(moves(game, "gift_shop 3", "H"))
    assert (at(game), seen(game).copter) == ("H", True)
    game = finish(finish(game))
    assert (seen(game).figure, asks(game)) == (0, "ChooseCard")
    game = say(play(game, "beeline 6"), BOARD_COPTER)
    assert at(game) == "copter"


@pytest.mark.clause("CV-12.1")
def test_the_copter_is_called_even_by_a_figure_that_goes_on() -> None:
    game = position("TR1", snapshots=[THREE_COLOURS], hands=["gift_shop 3, beeline 6"])
    game = say(moves(game, "gift_shop 3", "PW2"), GO_ON)
    assert (at(game), seen(game).copter) == ("PW2", True)
    assert told(game, "copter_called") == [(0,)]


# -- passing


def past_the_carrier(souvenirs: tuple[str, ...] = ()) -> em.Game:
    """Figure 0 hops over figure 1, which carries the Heart, at the end of its move."""
    hands = ["gift_shop 3, beeline 6"]
    game = position("RR2", "RR5", heart=1, hands=hands, souvenirs=souvenirs, tokens=["R", "B"])
    return go(play(game, "gift_shop 3"), "RR6")


@pytest.mark.clause("CV-7.1", "CV-7.2", "CV-6.6")
def test_who_hops_over_the_carrier_may_take_the_heart_and_no_fireball_is_added() -> None:
    game = past_the_carrier()
    assert asks(game) == "PassFigure"
    game = say(game, TAKE_HEART)
    assert (heart(game), at(game), seen(game).scar) == (0, "RR6", 1)


@pytest.mark.clause("CV-18.2", "CV-7.4")
def test_a_tote_bag_keeps_the_heart_and_the_thief_may_not_offer_an_exchange_instead() -> None:
    game = say(past_the_carrier(souvenirs=("", "tote_bag")), TAKE_HEART)
    assert (asks(game), game.to_move) == ("ShowBag", 1)
    game = say(game, USE_TOTE_BAG)
    assert (heart(game), at(game)) == (1, "RR6")
    assert asks(game) == "DrawSouvenir"  # the action of the card: nothing more is asked in passing
    assert (tokens(game, 0), tokens(game, 1)) == ("R", "B")


@pytest.mark.clause("CV-7.1")
def test_nobody_is_passed_by_leaving_a_space_that_was_shared() -> None:
    game = position("H", "H", heart=1, hands=["gift_shop 3, beeline 6"], tokens=["R", "B"])
    game = moves(game, "gift_shop 3", "TR3")
    assert (at(game), heart(game), asks(game)) == ("TR3", 1, "DrawSouvenir")


@pytest.mark.clause("CV-7.3")
def test_an_offer_that_is_declined_changes_nothing_and_is_not_repeated() -> None:
    game = position("RR2", "RR4", hands=["gift_shop 3, beeline 6"], tokens=["R", "Y"])
    game = say(moves(game, "gift_shop 3", "RR5"), Offer("red", "yellow"))
    assert (asks(game), game.to_move) == ("AnswerOffer", 1)
    game = say(game, DECLINE)
    assert (tokens(game, 0), tokens(game, 1)) == ("R", "Y")
    assert (at(game), asks(game)) == ("RR5", "DrawSouvenir")


def test_who_leaves_the_heart_on_its_slab_walks_on() -> None:
    game = position("RR8", hands=["angry_gaze 4, beeline 6"])
    game = say(moves(game, "angry_gaze 4", "RR12"), LEAVE)
    assert (heart(game), at(game), seen(game).scar) == ("slab", "RR12", 1)
