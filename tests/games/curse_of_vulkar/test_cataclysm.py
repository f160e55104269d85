"""Cataclysm!, drawing and the reset (CV-10, CV-11)."""

from __future__ import annotations

import pytest

from emberisle.games.curse_of_vulkar.rules.moves import TAKE_HEART

from .table_talk import (
    asks,
    clauses,
    draws,
    drop,
    finish,
    hand,
    lies,
    moves,
    paths,
    play,
    position,
    rolls,
    say,
    seen,
    told,
)

CATACLYSM = ["cataclysm 4, beeline 6"]


@pytest.mark.clause("CV-10.1")
@pytest.mark.parametrize("before", [0, 1])
def test_a_cataclysm_goes_to_the_tracker_when_its_launch_is_settled(before: int) -> None:
    tracker = ", ".join(["cataclysm 4"] * before)
    game = moves(position("RR2", hands=CATACLYSM, tracker=tracker), "cataclysm 4", "RR6")
    assert len(seen(game).tracker) == before
    game = rolls(game)
    assert told(game, "tracked") == [(before + 1,)]
    assert (len(seen(game).tracker), seen(game).scar) == (before + 1, 1)


@pytest.mark.clause("CV-10.2")
def test_with_the_third_all_cards_but_those_in_hands_are_mixed_and_a_fireball_is_added() -> None:
    tracker, discard = "cataclysm 4, cataclysm 4", "gift_shop 3, gift_shop 3, flame_geyser 5"
    game = position("RR2", hands=CATACLYSM, tracker=tracker, discard=discard)
    game = rolls(moves(game, "cataclysm 4", "RR6"))
    assert [facts[-1] for facts in told(game, "fireballs_rolled")] == [1]
    view = seen(game)
    assert (view.tracker, view.discard, view.deck, view.scar) == ((), (), 30 - 5, 2)
    assert hand(game) == ["beeline 6"]
    assert hand(game, 1) == ["angry_gaze 5", "creeping_roots 5"]


@pytest.mark.clause("CV-10.3", "CV-12.2")
def test_the_fourth_fireball_calls_the_copter() -> None:
    game = position("RR2", hands=CATACLYSM, tracker="cataclysm 4, cataclysm 4", scar=3)
    game = drop(moves(game, "cataclysm 4", "RR6"))
    assert (seen(game).scar, seen(game).copter) == (4, True)
    assert clauses(game, "copter_called_by_fire") == ["CV-10.3"]
    assert clauses(game, "copter_here") == ["CV-12.2"]
    third = position("RR2", hands=CATACLYSM, tracker="cataclysm 4, cataclysm 4", scar=2)
    assert not seen(drop(moves(third, "cataclysm 4", "RR6"))).copter_called


@pytest.mark.clause("CV-10.3")
@pytest.mark.parametrize("by_heart", [False, True])
def test_in_some_houses_a_fourth_fireball_brought_by_the_heart_calls_the_copter(by_heart: bool) -> None:
    options = {"fourth_by_heart": by_heart}
    game = position("RR8", hands=["angry_gaze 4, beeline 6"], scar=3, options=options)
    game = say(moves(game, "angry_gaze 4", "RR12"), TAKE_HEART)
    assert (seen(game).copter_called, seen(game).copter) == (by_heart, False)
    assert seen(finish(game)).copter == by_heart


@pytest.mark.clause("CV-12.7")
def test_the_fourth_fireball_does_not_end_the_game() -> None:
    game = position("RR2", hands=CATACLYSM, tracker="cataclysm 4, cataclysm 4", scar=3)
    game = finish(drop(moves(game, "cataclysm 4", "RR6")))
    assert not game.over
    assert [figure.last_turns for figure in seen(game).figures] == [2, 2, 2]


@pytest.mark.clause("CV-12.7")
@pytest.mark.parametrize("copter", [False, True])
def test_in_some_houses_the_fourth_fireball_ends_the_game_at_once(copter: bool) -> None:
    game = position(
        "RR2",
        "copter" if copter else "H",
        hands=CATACLYSM,
        tracker="cataclysm 4, cataclysm 4",
        scar=3,
        copter=copter,
        tokens=["RR"],
        snapshots=[["TR5"], ["NS1"]],
        options={"fourth_fireball": "ends"},
    )
    game = drop(moves(game, "cataclysm 4", "RR6"))
    assert (game.over, told(game, "ended_by_fire")) == (True, [()])
    assert game.scores() == [3, 5 if copter else 0, 0]


@pytest.mark.clause("CV-11.1")
def test_one_draws_until_one_has_two_cards() -> None:
    game = drop(moves(position("RR2", hands=CATACLYSM), "cataclysm 4", "RR6"))
    assert asks(game) == "DrawCard"
    game = draws(game, "gift_shop 4")
    assert hand(game) == ["gift_shop 4", "beeline 6"]
    assert (seen(game).figure, asks(game)) == (1, "ChooseCard")


@pytest.mark.clause("CV-11.1")
def test_after_a_launch_all_marbles_are_back_and_a_bridge_that_fell_stands_again() -> None:
    game = position("RR2", "BR1", "GR2", hands=[*CATACLYSM, "cataclysm 4, angry_gaze 4"], scar=2)
    game = finish(drop(moves(game, "cataclysm 4", "RR6"), shoved=(1,), decks=("BR1",), end="off"))
    game = finish(drop(moves(game, "cataclysm 4", "TR3"), end="surf"))
    assert [facts[-1] for facts in told(game, "fireballs_rolled")] == [2, 2]
    assert told(game, "fireballs_rolled")[1][3] == ((1, "TR3"), (2, "GR2"), (0, "RR6"))
    assert (seen(game).figure, "GR1 BR1" in paths(play(game, "angry_gaze 4"))) == (2, True)


@pytest.mark.clause("CV-11.2", "CV-8.4")
def test_trees_vul_kar_and_the_fallen_stay_as_they_are() -> None:
    game = position("RR2", "RR8", hands=CATACLYSM, facing=120, trees=[["T3", "right"]])
    game = finish(drop(moves(game, "cataclysm 4", "RR6"), 0))
    assert (seen(game).facing, dict(seen(game).trees)["T3"]) == (120, "right")
    assert lies(game, 0) == "space"
