"""The copter, the end and scoring (CV-12, CV-13)."""

from __future__ import annotations

import pytest

import emberisle as em
from emberisle.games.curse_of_vulkar.rules.moves import (
    BOARD_COPTER,
    GO_ON,
    TAKE_HEART,
    TAKE_PENNY,
    Take,
)

from .table_talk import (
    asks,
    at,
    clauses,
    finish,
    goals,
    heart,
    maw,
    moves,
    play,
    position,
    refusal,
    say,
    seen,
    table_of,
    tokens,
    told,
)

GAZE = ["angry_gaze 4, beeline 6"]
THREE = [["TR5", "SW9", "NS1"]]

# -- calling it


@pytest.mark.clause("CV-12.1")
@pytest.mark.parametrize(
    ("photos", "called"),
    [(["TR5", "SW9", "NS1"], True), (["TR5", "SW9"], False), (["TR5", "NS8", "WR2"], True)],
)
def test_three_different_colours_call_the_copter(photos: list[str], called: bool) -> None:
    game = moves(position("PW4", hands=GAZE, snapshots=[photos]), "angry_gaze 4", "H")
    assert seen(game).copter == called


@pytest.mark.clause("CV-12.1")
@pytest.mark.parametrize(
    ("photos", "called"),
    [(["TR5", "SW9", "NS1"], False), (["TR5", "NS8", "AS7"], True), (["TR5", "NS8", "WR2"], True)],
)
def test_in_some_houses_it_takes_a_snapshot_of_every_region(photos: list[str], called: bool) -> None:
    options = {"copter_needs": "regions"}
    game = moves(position("PW4", hands=GAZE, snapshots=[photos], options=options), "angry_gaze 4", "H")
    assert seen(game).copter == called


@pytest.mark.clause("CV-12.1")
def test_who_stands_on_the_helipad_does_not_call_without_entering_it() -> None:
    game = position("H", hands=GAZE, snapshots=THREE)
    assert not seen(game).copter_called
    assert not seen(moves(game, "angry_gaze 4", "TR4")).copter_called


@pytest.mark.clause("CV-12.2")
def test_in_some_houses_the_copter_never_comes_before_the_end_of_the_turn() -> None:
    options = {"copter_arrives": "end_of_turn"}
    game = position("PW2", hands=GAZE, snapshots=THREE, options=options)
    game = moves(game, "angry_gaze 4", "TR2")
    assert (at(game), seen(game).copter_called, seen(game).copter) == ("TR2", True, False)
    assert clauses(game, "copter_coming") == ["CV-12.2"]
    game = finish(game)
    assert seen(game).copter


@pytest.mark.clause("CV-12.3")
def test_it_comes_once_and_a_turn_of_standing_up_is_one_of_the_two() -> None:
    game = position("PW4", hands=GAZE, snapshots=THREE, lying=[[1, "space", "RR1"]])
    game = finish(moves(game, "angry_gaze 4", "H"))
    assert [figure.last_turns for figure in seen(game).figures] == [2, 2, 2]
    assert told(game, "last_turns") == [(2,)]
    game = finish(game)
    assert [figure.last_turns for figure in seen(game).figures] == [2, 1, 2]


# -- boarding


@pytest.mark.clause("CV-12.4")
def test_on_the_way_over_the_helipad_one_may_board_and_the_rest_is_lost() -> None:
    game = position("PW2", copter=True, hands=GAZE)
    game = moves(game, "angry_gaze 4", "TR2")
    assert set(game.legal_moves()) == {BOARD_COPTER, GO_ON}
    assert at(say(game, GO_ON)) == "TR2"
    game = say(game, BOARD_COPTER, TAKE_PENNY)
    assert (at(game), asks(game)) == ("copter", "Act")
    assert table_of(game).count == 0


@pytest.mark.clause("CV-12.4")
def test_who_starts_on_the_helipad_plays_a_card_and_may_enter_with_its_first_step() -> None:
    game = play(position("H", copter=True, hands=GAZE), "angry_gaze 4")
    assert BOARD_COPTER in game.legal_moves()
    assert len(goals(game)) == 5
    assert at(say(game, BOARD_COPTER)) == "copter"


@pytest.mark.clause("CV-12.4")
def test_nobody_boards_elsewhere_or_before_the_copter_is_there() -> None:
    elsewhere = play(position("TR1", copter=True, hands=GAZE), "angry_gaze 4")
    assert refusal(elsewhere, BOARD_COPTER).key == "board_from_helipad"
    before = play(position("H", hands=GAZE), "angry_gaze 4")
    assert refusal(before, BOARD_COPTER).key == "no_copter"


@pytest.mark.clause("CV-12.5")
def test_who_boards_chooses_one_thing_from_the_maw() -> None:
    game = position("H", copter=True, hands=GAZE, maw="RB", heart="maw")
    game = say(play(game, "angry_gaze 4"), BOARD_COPTER)
    assert set(game.legal_moves()) == {Take("red"), Take("blue"), TAKE_PENNY, TAKE_HEART}
    assert (tokens(say(game, Take("red"))), maw(say(game, Take("red")))) == ("R", "B")
    assert heart(say(game, TAKE_HEART)) == 0
    assert table_of(say(game, TAKE_PENNY)).penny == 0


@pytest.mark.clause("CV-12.5")
def test_from_an_empty_maw_one_gets_nothing() -> None:
    game = say(play(position("H", copter=True, hands=GAZE, penny=1), "angry_gaze 4"), BOARD_COPTER)
    assert (asks(game), told(game, "from_maw")) == ("Act", [])


@pytest.mark.clause("CV-12.6")
def test_who_is_aboard_is_not_passed_nor_called() -> None:
    places, treasures = ["PW2", "copter", "copter"], ["R", "Y", "B"]
    game = position(*places, copter=True, hands=GAZE, tokens=treasures, souvenirs=["walkie_talkie"])
    assert len(game.legal_moves()) == 2  # two cards, and nobody to call
    game = moves(game, "angry_gaze 4", "TR2")
    assert asks(game) == "BoardOrGoOn"


@pytest.mark.clause("CV-12.8")
def test_the_game_is_over_when_everybody_is_aboard() -> None:
    game = position("H", "copter", "copter", copter=True, hands=GAZE)
    game = finish(say(play(game, "angry_gaze 4"), BOARD_COPTER))
    assert game.over
    assert told(game, "scored") != []


# -- scoring


def ended(*places: str, **facts: object) -> em.Game:
    """The last turn of figure 0, from NS2 to NS6, is over."""
    facts = {"copter": True, "last_turns": [1, 0, 0], **facts}
    game = position("NS2", *places, hands=GAZE, seats=3, souvenirs=(), options=None, **facts)
    return finish(moves(game, "angry_gaze 4", "NS6"))


@pytest.mark.clause("CV-13.1")
@pytest.mark.parametrize(
    ("mine", "points"),
    [("", 0), ("R", 1), ("RR", 3), ("RRR", 6), ("RRRR", 10), ("RRRRR", 15), ("RRRRRRR", 15), ("RRYB", 5)],
)
def test_points_for_treasures(mine: str, points: int) -> None:
    assert ended("H", "H", tokens=["", mine]).scores()[1] == points


@pytest.mark.clause("CV-13.1")
def test_heart_and_penny_score_wherever_the_figure_is() -> None:
    assert ended("H", "RR1", heart=1, penny=2).scores() == [0, 7, 6]


@pytest.mark.clause("CV-13.2")
def test_snapshots_bring_five_and_the_cutlass_ten_aboard_only() -> None:
    photos = [[], ["TR5", "WR2"], ["SW9", "NS1"]]
    assert ended("copter", "H", snapshots=photos).scores() == [0, 15, 0]


@pytest.mark.clause("CV-13.2", "CV-18.4")
@pytest.mark.parametrize(("place", "seen_before", "points"), [("copter", 20, 26), ("H", 0, 0)])
def test_the_selfie_stick_adds_two_for_each_colour_that_scores(
    place: str, seen_before: int, points: int
) -> None:
    game = position(
        "NS2",
        place,
        copter=True,
        last_turns=[1, 0, 0],
        hands=GAZE,
        souvenirs=["", "selfie_stick"],
        snapshots=[[], ["TR5", "WR2", "NS8"]],
    )
    assert game.scores()[1] == seen_before  # nobody knows of the stick before the end
    game = finish(moves(game, "angry_gaze 4", "NS6"))
    assert game.scores()[1] == points
    assert told(game, "selfie") == ([(1, 6)] if points else [])


@pytest.mark.clause("CV-13.3")
def test_in_a_tie_who_is_on_the_helipad_comes_before_who_is_not() -> None:
    assert ended("H", "TR1", tokens=["", "R", "B"], entered=[0, 30, 1]).winners() == [1]


@pytest.mark.clause("CV-13.3")
def test_among_those_elsewhere_the_fewest_steps_to_the_helipad_decide() -> None:
    assert ended("TR3", "PW2", tokens=["", "R", "B"]).winners() == [2]
    lying = [[2, "chute", "E-N-E"]]
    assert ended("TR3", "H", tokens=["", "R", "B"], lying=lying).winners() == [1]
    lying = [[2, "odd", "TR1"]]
    assert ended("TR3", "H", tokens=["", "R", "B"], lying=lying).winners() == [2]


@pytest.mark.clause("CV-13.3")
def test_a_lying_figure_counts_from_the_next_free_space_if_its_own_is_taken() -> None:
    """The chute ends at PW4, where figure 2 stands: figure 1 would stand up on PW3, nearer than that."""
    lying = [[1, "chute", "E-N-E"]]
    assert ended("H", "PW4", tokens=["", "R", "B"], lying=lying).winners() == [1]


@pytest.mark.clause("CV-13.3")
def test_what_decides_a_tie_is_told() -> None:
    game = ended("H", "TR1", tokens=["", "R", "B"], entered=[0, 30, 1])
    assert (told(game, "tied"), told(game, "tied_home"), told(game, "tied_away")) == (
        [()],
        [(1, 30)],
        [(2, 1)],
    )
    assert told(ended("H", "TR1", tokens=["", "RR", "B"], entered=[0, 30, 1]), "tied") == []


@pytest.mark.clause("CV-13.3")
def test_what_is_equal_to_the_last_is_shared() -> None:
    assert ended("TR3", "PW3", tokens=["", "R", "B"]).winners() == [1, 2]
    assert ended("H", "H", tokens=["", "R", "B"], entered=[0, 9, 9]).winners() == [1, 2]
