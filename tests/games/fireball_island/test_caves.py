"""Caves (FI-7)."""

from __future__ import annotations

import pytest

from emberisle.games.fireball_island.rules.moves import ROLL, SEEK

from .table_talk import (
    all_pass,
    asks,
    at,
    choices,
    clauses,
    draws,
    fall,
    go,
    happened,
    paths,
    play,
    position,
    refusal,
    seek,
    seen,
    take_die,
    throw,
    told,
)


@pytest.mark.clause("FI-7.1")
def test_a_cave_is_the_space_next_to_its_trail_space() -> None:
    assert "WT5 WT6 cave 1" in paths(throw(position("WT4", "WT9"), 3))
    assert not any("cave" in path for path in paths(throw(position("WT4", "WT9"), 2)))


@pytest.mark.clause("FI-7.1", "FI-7.2")
@pytest.mark.parametrize(
    ("place", "way"),
    [
        ("WT4", "WT5 WT6 cave 1"),
        ("TA7", "TA6 cave 2"),
        ("P", "C3_1 C3_2 cave 3"),
        ("HR4", "HC5 cave 5"),
        ("S2", "S3 S4 cave 6"),
    ],
)
def test_no_exact_count_is_needed(place: str, way: str) -> None:
    assert way in paths(throw(position(place, "WT12"), 6))


@pytest.mark.clause("FI-7.3")
def test_an_occupied_cave_cannot_be_entered() -> None:
    assert paths(throw(position("WT4", "cave 1"), 3)) == {"WT5 WT6 WT7", "WT3 WT2 WT1"}


@pytest.mark.clause("FI-7.4")
def test_in_the_same_turn_the_die_is_rolled_for_a_cave() -> None:
    game = go(throw(position("WT4", "WT9"), 6), "cave 1")
    assert (asks(game), seen(game).seeking, seen(game).turn) == ("Die", True, 0)
    game = fall(game, 5)
    assert told(game, "found_cave") == [(0, "cave 5")]
    assert (at(game), seen(game).turn) == ("cave 5", 1)


@pytest.mark.clause("FI-7.4", "FI-13.2")
def test_cards_can_be_played_on_the_roll_for_a_cave() -> None:
    game = go(throw(position("WT4", "WT9", hands=["reroll"]), 6), "cave 1")
    game = fall(play(fall(game, 4), "reroll"), 6)
    assert at(game) == "cave 6"


@pytest.mark.clause("FI-7.4", "FI-3.7")
def test_at_the_end_of_the_turn_no_cave_is_sought_any_more() -> None:
    game = all_pass(fall(seek(position("cave 2", "WT9", hands=["double"])), 5))
    assert (asks(game), at(game), seen(game).seeking) == ("FinishTurn", "cave 5", False)


@pytest.mark.clause("FI-7.5")
@pytest.mark.parametrize("die", [3, 2])
def test_if_the_cave_that_was_rolled_is_occupied_the_piece_stays_and_does_not_roll_again(die: int) -> None:
    game = fall(seek(position("cave 3", "cave 2")), die)
    assert told(game, "stays_in_cave") == [(0, die)]
    assert (at(game), seen(game).turn) == ("cave 3", 1)


@pytest.mark.clause("FI-7.6")
def test_a_1_leads_to_cave_1_and_then_a_fireball_is_rolled() -> None:
    game = fall(seek(position("cave 3", "WT9")), 1)
    assert at(game) == "cave 1"
    assert (asks(game), clauses(game, "has_fireball")) == ("ChooseWay", ["FI-10.1"])


@pytest.mark.clause("FI-7.6")
def test_a_1_brings_a_fireball_also_if_cave_1_is_occupied() -> None:
    game = fall(seek(position("cave 3", "cave 1", "WT9")), 1)
    assert (at(game), asks(game)) == ("cave 3", "ChooseWay")


@pytest.mark.clause("FI-7.7")
def test_before_the_roll_the_player_says_whether_to_go_out_or_to_another_cave() -> None:
    game = position("cave 2", "WT9")
    assert (asks(game), choices(game)) == ("Prepare", {"roll", "seek"})
    assert clauses(take_die(game), "leaves_cave") == ["FI-7.7"]
    assert clauses(seek(game), "seeks_cave") == ["FI-7.7"]
    assert refusal(position("WT4", "WT9", hands=["double"]), SEEK).rule == "FI-7.7"


@pytest.mark.clause("FI-7.7", "FI-13.4")
def test_after_a_card_of_another_the_player_says_again_whether_to_go_out_of_the_cave() -> None:
    game = play(seek(position("cave 2", "WT9", hands=["", "double"])), "double")
    assert (choices(game), seen(game).seeking) == ({"roll", "seek"}, False)
    game = fall(take_die(game), 3)
    assert (asks(game), seen(game).die) == ("ChooseWalk", 6)


@pytest.mark.clause("FI-7.8")
def test_from_cave_4_one_can_only_seek_another() -> None:
    game = position("cave 4", "WT9")
    assert choices(game) == {"seek"}
    assert refusal(game, ROLL).rule == "FI-7.8"
    assert at(fall(seek(game), 2)) == "cave 2"


@pytest.mark.clause("FI-7.9")
def test_out_of_a_cave_the_space_next_to_it_is_the_first() -> None:
    assert paths(throw(position("cave 1", "WT9"), 2)) == {"WT6 WT5", "WT6 WT7"}


@pytest.mark.clause("FI-7.9")
def test_nobody_goes_back_into_the_same_cave_in_one_move() -> None:
    assert not any("cave 6" in path for path in paths(throw(position("cave 6", "S4"), 2)))


@pytest.mark.clause("FI-7.9", "FI-3.6")
@pytest.mark.parametrize(("other", "goal"), [("WT9", "cave 1"), ("cave 1", "cave 5")])
def test_whoever_rolls_a_1_on_the_way_out_moves_to_cave_1_if_it_is_free(other: str, goal: str) -> None:
    game = throw(position("cave 5", other), 1)
    assert at(game) == goal
    assert clauses(game, "found_cave") == (["FI-7.9"] if goal == "cave 1" else [])
    assert "has_fireball" in happened(game) or "nobody_to_hit" in happened(game)


@pytest.mark.clause("FI-7.9")
def test_in_some_houses_whoever_rolls_a_1_on_the_way_out_stays_in_the_cave() -> None:
    game = throw(position("cave 5", "WT9", options={"one_in_cave": "seeking"}), 1)
    assert (at(game), asks(game)) == ("cave 5", "ChooseWay")


@pytest.mark.clause("FI-7.4")
def test_whoever_was_moved_into_a_cave_by_a_card_rolls_for_a_cave() -> None:
    game = go(all_pass(play(position("WT4", "WT9", hands=["ahead_4"]), "ahead_4")), "cave 1")
    assert (asks(game), seen(game).seeking) == ("Die", True)
    assert "drew" not in happened(fall(game, 6))


@pytest.mark.clause("FI-4.1")
def test_a_cave_gives_no_card_but_the_dark_space_outside_does() -> None:
    game = go(throw(position("cave 2", "WT9"), 2), "TA5")
    game = draws(game, "cancel")
    assert told(game, "drew") == [(0,)]
    assert seen(game).turn == 0
