"""Caves (CV-5)."""

from __future__ import annotations

import pytest

import emberisle as em
from emberisle.games.curse_of_vulkar.rules.board import BOARD
from emberisle.games.curse_of_vulkar.rules.moves import (
    FINISH,
    GO_ON,
    TAKE_HEART,
    USE_CAVE,
    USE_MAP,
    UseBoots,
    UseSapphires,
    Walk,
)

from .table_talk import (
    asks,
    at,
    cave_die,
    go,
    goals,
    heart,
    moves,
    odds,
    paths,
    photos,
    play,
    position,
    refusal,
    say,
    seen,
    told,
)

GAZE = ["angry_gaze 4, beeline 6"]


@pytest.mark.clause("CV-5.1")
def test_there_are_two_caves_of_each_number() -> None:
    caves = {(name, cave["number"]) for name, cave in BOARD["caves"].items()}
    assert caves == {("AS2", 1), ("DR2", 1), ("NS5", 2), ("SS1", 2), ("BA4", 3), ("CR4", 3)}


@pytest.mark.clause("CV-5.2")
def test_a_cave_may_be_walked_past_or_used() -> None:
    game = moves(position("BA2", hands=GAZE), "angry_gaze 4", "PW5")
    assert (at(game), set(game.legal_moves())) == ("BA4", {GO_ON, USE_CAVE})
    assert at(say(game, GO_ON)) == "PW5"
    assert odds(say(game, USE_CAVE)) == pytest.approx({1: 1 / 3, 2: 1 / 3, 3: 1 / 3})


@pytest.mark.clause("CV-5.2")
def test_in_some_houses_the_first_cave_that_is_entered_must_be_used() -> None:
    game = moves(position("BA2", hands=GAZE, options={"caves": "must"}), "angry_gaze 4", "PW5")
    assert (at(game), asks(game)) == ("BA4", "RollCaveDie")
    assert asks(cave_die(game, 1)) == "ChooseCave"


@pytest.mark.clause("CV-5.2")
def test_where_caves_must_be_used_a_souvenir_that_might_be_a_torch_is_asked_for_all_the_same() -> None:
    game = position("BA2", hands=GAZE, souvenirs=["tote_bag"], options={"caves": "must"})
    game = moves(game, "angry_gaze 4", "PW5")
    assert game.legal_moves() == (USE_CAVE,)
    assert refusal(game, GO_ON).rule == "CV-5.2"


@pytest.mark.clause("CV-5.4")
def test_the_cave_where_one_comes_out_is_not_used_again() -> None:
    game = position("BA2", hands=["beeline 6, angry_gaze 4"], options={"caves": "must"})
    game = cave_die(moves(game, "beeline 6", "PW9"), 3)
    assert (at(game), asks(game), seen(game).count) == ("CR4", "ChooseWalk", 4)


@pytest.mark.clause("CV-5.2")
def test_a_cave_is_used_once_in_a_turn_also_with_a_second_card() -> None:
    hands = ["angry_gaze 4, creeping_roots 4"]
    game = position("BA2", "CR4", hands=hands, souvenirs=["cursed_sapphires"], options={"caves": "must"})
    game = cave_die(say(moves(game, "angry_gaze 4", "PW5"), USE_CAVE), 3)
    assert at(game) == "PW5"
    game = go(say(game, FINISH, UseSapphires("creeping_roots", 4)), "BA2")
    assert (at(game), told(game, "cave_die")) == ("BA2", [(0, 3)])


@pytest.mark.clause("CV-5.4")
def test_out_of_a_cave_every_direction_is_open_again() -> None:
    game = cave_die(say(moves(position("SW6", hands=GAZE), "angry_gaze 4", "CR1"), USE_CAVE), 3)
    assert (at(game), goals(game)) == ("BA4", {"BA1", "PW4", "PW8"})


@pytest.mark.clause("CV-5.4", "CV-6.3")
def test_who_comes_out_has_entered_the_new_space() -> None:
    """Two spaces from BA4 is the blue snapshot of PW7; the walk that goes on from the cave takes it."""
    game = cave_die(say(moves(position("CR2", hands=GAZE), "angry_gaze 4", "SW5"), USE_CAVE), 3)
    assert photos(go(game, "PW7")) == "PW7"


@pytest.mark.clause("CV-5.5")
def test_to_start_a_turn_in_a_cave_is_not_to_enter_it() -> None:
    game = position("BA4", hands=GAZE)
    assert asks(game) == "ChooseCard"
    game = go(play(game, "angry_gaze 4"), "PW9")
    assert (asks(game), told(game, "cave_die")) == ("Act", [])


@pytest.mark.clause("CV-7.1")
def test_nobody_is_passed_by_going_through_a_cave() -> None:
    def beside_the_carrier() -> em.Game:
        return moves(position("BA2", "BA4", heart=1, hands=GAZE), "angry_gaze 4", "PW5")

    game = cave_die(say(beside_the_carrier(), USE_CAVE), 3)
    assert (at(game), asks(game)) == ("CR4", "ChooseWalk")
    game = go(game, "CR2")
    assert (asks(game), heart(game)) == ("Act", 1)
    game = say(beside_the_carrier(), GO_ON, TAKE_HEART)
    assert (at(game), heart(game)) == ("PW5", 0)


@pytest.mark.clause("CV-5.3")
def test_the_only_cave_left_of_a_number_is_not_asked_for() -> None:
    game = moves(position("BA2", "SS1", hands=GAZE), "angry_gaze 4", "PW5")
    game = cave_die(say(game, USE_CAVE), 2)
    assert (at(game), seen(game).count) == ("NS5", 2)


@pytest.mark.clause("CV-18.6", "CV-18.7")
def test_out_of_a_cave_it_is_too_late_for_boots_and_map() -> None:
    game = position("BA2", hands=GAZE, souvenirs=["hiking_boots island_map"])
    game = cave_die(say(moves(game, "angry_gaze 4", "PW5"), USE_CAVE), 3)
    assert paths(game) == {"CR3 CR2", "SW6 SW5", "SW6 SW7"}
    assert len(game.legal_moves()) == 3
    assert (refusal(game, USE_MAP).key, refusal(game, UseBoots(1)).key) == (
        "when_island_map",
        "when_hiking_boots",
    )


@pytest.mark.clause("CV-18.7")
def test_who_has_turned_straight_back_before_a_cave_does_not_do_so_behind_it() -> None:
    def out_of_the_cave(*way: str) -> em.Game:
        game = position(way[0], hands=["beeline 6, angry_gaze 4"], souvenirs=["island_map"])
        game = say(play(game, "beeline 6"), USE_MAP, Walk(way[1:]))
        return cave_die(say(game, USE_CAVE), 3)

    straight = out_of_the_cave("BA1", "BA2", "BA3", "BA4", "PW6", "PW5", "PW4")
    assert "CR3 CR2 CR3" in paths(straight)
    turned = out_of_the_cave("BA3", "BA2", "BA3", "BA4", "PW6", "PW5", "PW4")
    assert paths(turned) == {"CR3 CR2 CR1", "SW6 SW5 SW4", "SW6 SW7 SW8"}
