"""Treasures, snapshots and the Heart (CV-6)."""

from __future__ import annotations

import pytest

from emberisle.games.curse_of_vulkar.rules.moves import (
    GO_ON,
    LEAVE,
    TAKE_HEART,
    TAKE_SNAPSHOT,
    Offer,
    PayMaw,
    Take,
)
from emberisle.kernel.values import Value

from .table_talk import (
    TOGETHER,
    asks,
    at,
    clauses,
    drop,
    flick,
    heart,
    moves,
    odds,
    photos,
    position,
    say,
    seen,
    souvenir,
    stolen,
    tokens,
    told,
)

GAZE = ["angry_gaze 4, beeline 6"]
GEYSER = ["flame_geyser 3, beeline 6"]

# -- treasures


@pytest.mark.clause("CV-6.1")
def test_treasures_are_taken_on_the_way_without_asking() -> None:
    slabs = [["PW1", "red"], ["PW5", "blue"]]
    game = moves(position("H", slabs=slabs, hands=["flame_geyser 5, beeline 6"]), "flame_geyser 5", "PW5")
    assert (tokens(game), at(game), asks(game)) == ("RB", "PW5", "Act")
    assert seen(game).slabs == ()
    assert told(game, "took_token") == [(0, "red", "PW1"), (0, "blue", "PW5")]


@pytest.mark.clause("CV-6.1")
@pytest.mark.parametrize(("move", "mine"), [(Take("red"), "R"), (LEAVE, "")])
def test_together_a_treasure_may_be_left(move: Take, mine: str) -> None:
    game = position("H", options=TOGETHER, slabs=[["PW1", "red"]])
    game = moves(game, "gift_shop 3", "PW3")
    assert (asks(game), set(game.legal_moves())) == ("ChooseTreasure", {Take("red"), LEAVE})
    game = say(game, move)
    assert (tokens(game), at(game)) == (mine, "PW3")


@pytest.mark.clause("CV-6.2")
def test_treasures_lie_face_down_so_that_a_thief_draws_blind() -> None:
    game = position("TR3", "RR1", hands=GEYSER, tokens=["", "RRYB"])
    game = flick(moves(game, "flame_geyser 3", "TR6"), 1)
    assert odds(game) == {"red": 0.5, "yellow": 0.25, "blue": 0.25}


# -- snapshots


@pytest.mark.clause("CV-6.3")
def test_a_snapshot_is_taken_in_passing_and_is_gone_then() -> None:
    game = moves(position("PW5", hands=GAZE), "angry_gaze 4", "PW9")
    assert photos(game) == "PW7"
    assert ("PW7", "blue", 0) in seen(game).snapshots


@pytest.mark.clause("CV-6.3")
def test_nobody_takes_a_snapshot_of_a_space_on_which_another_figure_is() -> None:
    assert photos(moves(position("PW5", "PW7", hands=GAZE), "angry_gaze 4", "PW9")) == ""
    lying = [[1, "space", "PW7"]]
    assert photos(moves(position("PW5", hands=GAZE, lying=lying), "angry_gaze 4", "PW9")) == ""


@pytest.mark.clause("CV-6.3")
@pytest.mark.parametrize("options", [TOGETHER, {"copter_needs": "regions"}])
@pytest.mark.parametrize(("move", "mine"), [(TAKE_SNAPSHOT, "PW7"), (LEAVE, "")])
def test_together_or_where_all_regions_are_needed_a_snapshot_may_be_left(
    options: dict[str, object], move: Value, mine: str
) -> None:
    tracker = "angry_gaze 4, gift_shop 3, gift_shop 3" if "mode" in options else ""
    game = position("PW5", hands=() if tracker else GAZE, options=options, tracker=tracker)
    game = moves(game, "angry_gaze 4", "PW9")
    assert asks(game) == "ChooseSnapshot"
    assert photos(say(game, move)) == mine


@pytest.mark.clause("CV-6.3")
def test_in_some_houses_every_region_has_a_colour_and_three_cards_for_all_its_spaces() -> None:
    options = {"snapshots": "region"}
    game = position("PW5", hands=GAZE, snapshots=[[], ["TR5"], ["SW9"]], options=options)
    colours = {space: colour for space, colour, _ in seen(game).snapshots}
    assert {colours[space] for space in ("TR5", "SW9", "PW7")} == {"blue"}
    assert {colours[space] for space in ("SS4", "NS8", "NS1")} == {"yellow"}
    assert {colours[space] for space in ("MU3", "SC6", "AS7")} == {"red"}
    assert [left for space, _, left in seen(game).snapshots if space in ("TR5", "SW9", "PW7")] == [1, 1, 1]
    game = moves(game, "angry_gaze 4", "PW9")
    assert seen(game).figures[0].snapshots == (("blue", "PW7"),)
    assert ("TR5", "blue", 0) in seen(game).snapshots
    assert [left for space, _, left in seen(game).snapshots if space in ("SS4", "SC6")] == [3, 3]


@pytest.mark.clause("CV-6.4")
def test_the_cutlass_is_crimson_and_nobody_takes_two() -> None:
    game = moves(position("WR1", hands=GAZE), "angry_gaze 4", "WR5")
    assert told(game, "snapshot") == [(0, "crimson", "WR2")]
    assert clauses(game, "snapshot") == ["CV-6.4"]
    assert ("WR2", "crimson", 1) in seen(game).snapshots
    again = moves(position("WR1", hands=GAZE, snapshots=[["WR2"]]), "angry_gaze 4", "WR5")
    assert photos(again) == "WR2"


@pytest.mark.clause("CV-6.4")
@pytest.mark.parametrize(("crimson", "called"), [("colour", True), ("none", False)])
def test_crimson_is_a_colour_that_helps_to_call_the_copter_or_not(crimson: str, called: bool) -> None:
    photos_of = [["TR5", "SW9", "WR2"]]
    game = position("PW4", hands=GAZE, snapshots=photos_of, options={"crimson": crimson})
    assert seen(moves(game, "angry_gaze 4", "H")).copter_called == called


@pytest.mark.clause("CV-6.5")
def test_snapshots_are_never_lost_nor_exchanged() -> None:
    game = position("RR2", "RR4", hands=GEYSER, tokens=["R", "YB"], snapshots=[[], ["TR5", "NS1"]])
    game = moves(game, "flame_geyser 3", "RR5")
    assert set(game.legal_moves()) == {GO_ON, Offer("red", "yellow"), Offer("red", "blue")}
    game = flick(say(game, GO_ON), 1)
    game = souvenir(stolen(game, "blue"), "zoom_lens")
    assert photos(game, 1) == "TR5 NS1"
    game = position("RR2", hands=["cataclysm 4, beeline 6"], tokens=["R"], snapshots=[["TR5", "NS1"]])
    game = souvenir(drop(moves(game, "cataclysm 4", "RR6"), 0), "zoom_lens")
    assert (photos(game), tokens(game)) == ("TR5 NS1", "")


# -- the Heart


@pytest.mark.clause("CV-6.6")
def test_each_time_the_heart_leaves_its_slab_a_fireball_is_added_while_any_is_left() -> None:
    for before, now in ((1, 2), (2, 3), (4, 4)):
        game = position("RR8", scar=before, hands=GAZE)
        game = say(moves(game, "angry_gaze 4", "RR12"), TAKE_HEART)
        assert (seen(game).scar, seen(game).beside) == (now, 4 - now)
        assert len(told(game, "fireball_added")) == now - before


@pytest.mark.clause("CV-6.6")
def test_the_heart_is_not_asked_for_when_it_is_elsewhere() -> None:
    game = moves(position("RR8", heart=1, hands=GAZE), "angry_gaze 4", "RR12")
    assert asks(game) == "Act"


@pytest.mark.clause("CV-6.7")
def test_the_heart_is_worth_seven_and_is_neither_exchanged_nor_stolen_in_a_hit() -> None:
    game = position("RR2", "RR4", hands=GEYSER, tokens=["R", "Y"], heart=1)
    assert game.scores() == [1, 8, 0]
    game = moves(game, "flame_geyser 3", "RR5")
    assert set(game.legal_moves()) == {GO_ON, TAKE_HEART, Offer("red", "yellow")}
    game = flick(say(game, GO_ON), 1)
    assert (heart(game), odds(game)) == ("slab", {"yellow": 1.0})


@pytest.mark.clause("CV-6.7", "CV-9.5")
def test_the_heart_is_a_treasure_to_pay_with() -> None:
    game = position("RR2", hands=["cataclysm 4, beeline 6"], tokens=["R"], heart=0)
    game = drop(moves(game, "cataclysm 4", "RR6"), 0)
    assert set(game.legal_moves()) == {PayMaw("red"), PayMaw("heart")}
