"""Step 1: stand up (CV-3)."""

from __future__ import annotations

import pytest

from emberisle.games.curse_of_vulkar.rules.board import CHUTE_END, NAMES
from emberisle.games.curse_of_vulkar.rules.moves import FINISH, TAKE_HEART, StandOn

from .table_talk import asks, at, clauses, heart, lies, moves, photos, play, position, refusal, say, tokens


@pytest.mark.clause("CV-3.1")
def test_standing_up_costs_nothing_and_the_whole_turn_follows() -> None:
    game = position("H", lying=[[0, "space", "PW2"]])
    assert (at(game), lies(game, 0), asks(game)) == ("PW2", None, "ChooseCard")
    game = moves(game, "angry_gaze 4", "PW6")
    assert (at(game), asks(game)) == ("PW6", "Act")
    assert asks(say(game, FINISH)) == "DrawCard"


@pytest.mark.clause("CV-3.2")
def test_who_lies_between_two_spaces_that_are_as_near_chooses() -> None:
    game = position("H", lying=[[0, "odd", "TR3", "TR4"]])
    assert set(game.legal_moves()) == {StandOn("TR3"), StandOn("TR4")}
    game = say(game, StandOn("TR4"))
    assert (at(game), asks(game)) == ("TR4", "ChooseCard")
    assert clauses(game, "stood_up") == ["CV-3.2"]


@pytest.mark.clause("CV-3.3", "CV-22.7")
@pytest.mark.parametrize("chute", sorted(CHUTE_END))
def test_every_chute_has_an_end_where_one_stands_up(chute: str) -> None:
    game = position("H", lying=[[0, "chute", chute]])
    assert at(game) == NAMES[CHUTE_END[chute]]
    assert clauses(game, "stood_up") == ["CV-3.3"]


@pytest.mark.clause("CV-3.4")
def test_who_is_off_the_island_may_not_stand_up_elsewhere_than_at_a_free_cave() -> None:
    game = position("H", "CR4", lying=[[0, "off"]])
    assert (refusal(game, StandOn("CR4")).rule, refusal(game, StandOn("TR3")).rule) == ("CV-3.4", "CV-3.4")
    assert clauses(say(game, StandOn("BA4")), "stood_up") == ["CV-3.4"]


@pytest.mark.clause("CV-3.5")
def test_if_the_next_spaces_are_taken_as_well_it_is_the_one_behind_them() -> None:
    game = position("H", "TR6", "TR5", lying=[[0, "chute", "E-N"]])
    assert set(game.legal_moves()) == {StandOn("TR4"), StandOn("BR1")}


@pytest.mark.clause("CV-3.5", "CV-4.6")
def test_on_the_helipad_one_stands_up_beside_others() -> None:
    game = position("H", "H", lying=[[0, "odd", "H"]])
    assert (at(game), lies(game, 0)) == ("H", None)


@pytest.mark.clause("CV-3.6")
def test_a_treasure_on_the_space_where_the_turn_starts_is_taken_though_nobody_fell() -> None:
    game = position("PW5", slabs=[["PW5", "yellow"]])
    assert (tokens(game), asks(game)) == ("Y", "ChooseCard")


@pytest.mark.clause("CV-3.6", "CV-6.6")
def test_the_heart_may_be_taken_where_the_turn_starts() -> None:
    game = position("RR10")
    assert asks(game) == "FindHeart"
    game = say(game, TAKE_HEART)
    assert (heart(game), asks(game)) == (0, "ChooseCard")


@pytest.mark.clause("CV-3.6")
def test_a_snapshot_that_somebody_stood_before_is_taken_a_turn_later() -> None:
    game = position("PW7", "PW8")
    assert photos(game) == "PW7"
    assert asks(play(game, "angry_gaze 4")) == "ChooseWalk"
