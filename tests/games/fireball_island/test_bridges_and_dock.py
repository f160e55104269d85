"""Bridges and the Dock (FI-8, FI-9)."""

from __future__ import annotations

from typing import Any

import pytest

from .table_talk import (
    at,
    choices,
    fall,
    go,
    happened,
    jewel,
    passes,
    paths,
    play,
    position,
    throw,
    told,
    turn,
)

# -- bridges


@pytest.mark.clause("FI-8.1")
def test_a_bridge_is_one_space() -> None:
    assert "B1 CP1" in paths(throw(position("GSB5", "B1"), 2))


@pytest.mark.clause("FI-8.2")
@pytest.mark.parametrize(
    ("place", "way"), [("GSB4", "GSB5 B1"), ("CP1", "B1"), ("CP1", "CP2 CP3 B2"), ("VP2", "VP1 B2")]
)
def test_an_empty_bridge_stops_every_move(place: str, way: str) -> None:
    assert way in paths(throw(position(place, "WT9"), 6))
    assert not any(path.startswith(f"{way} ") for path in paths(throw(position(place, "WT9"), 6)))


@pytest.mark.clause("FI-8.3")
def test_a_bridge_on_which_somebody_stands_is_crossed() -> None:
    game = throw(position("GSB4", "B1"), 6)
    assert "GSB5 B1 CP1 CP2 CP3 B2" in paths(game)
    game = throw(position("GSB4", "B1", "B2"), 6)
    assert "GSB5 B1 CP1 CP2 CP3 B2 VP1" in paths(game)


@pytest.mark.clause("FI-8.3", "FI-3.3")
def test_a_count_that_ends_on_an_occupied_bridge_goes_on_to_the_next_space() -> None:
    assert "GSB5 B1 CP1" in paths(throw(position("GSB4", "B1"), 2))


@pytest.mark.clause("FI-8.2")
def test_who_stands_on_a_bridge_leaves_it_in_either_direction() -> None:
    assert paths(throw(position("B1", "WT9"), 2)) == {"CP1 CP2", "GSB5 GSB4"}


# -- the Dock


@pytest.mark.clause("FI-9.1")
@pytest.mark.parametrize("die", [2, 3, 6])
def test_the_owner_reaches_the_dock_without_an_exact_count_and_has_won(die: int) -> None:
    game = turn(position("DR7", "WT9", jewel=0), die, "DOCK")
    assert told(game, "won") == [(0,)]
    assert game.over
    assert game.winners() == [0]
    assert game.scores()[0] == 0


@pytest.mark.clause("FI-9.1")
@pytest.mark.parametrize(
    "facts",
    [
        {"owed": 2},
        {"hands": ["another_turn"]},
        {"hands": ["", "another_turn"], "options": {"another_turn": "any_turn"}},
        {"hands": ["", "fireball"], "options": {"last_word": True}},
    ],
)
def test_once_the_jewel_is_at_the_dock_the_game_is_over_whatever_is_left(facts: dict[str, Any]) -> None:
    game = go(throw(position("DR7", "WT9", jewel=0, **facts), 4), "DOCK")
    assert (game.over, game.winners()) == (True, [0])
    assert "turn_again" not in happened(game)


@pytest.mark.clause("FI-9.1", "FI-14.12")
def test_no_card_moves_the_winner_back() -> None:
    game = position("DR7", "WT9", hands=["", "back_3"], jewel=0)
    game = go(play(fall(passes(game), 4), "back_3"), "DOCK")
    assert game.over
    assert at(game) == "DOCK"


@pytest.mark.clause("FI-9.2")
def test_without_the_jewel_nobody_enters_the_dock() -> None:
    assert choices(throw(position("DR7", "WT9"), 4)) == {"DR3"}


@pytest.mark.clause("FI-9.2")
def test_in_some_houses_anybody_may_stop_at_the_dock() -> None:
    game = throw(position("DR7", "WT9", options={"dock": "anyone"}), 4)
    assert choices(game) == {"DR3", "DOCK"}
    game = go(game, "DOCK")
    assert (game.over, at(game)) == (False, "DOCK")


@pytest.mark.clause("FI-9.2")
def test_in_some_houses_any_number_may_stand_on_the_dock() -> None:
    game = throw(position("DOCK", "DOCK", "DR7", options={"dock": "anyone"}, turn=2), 4)
    assert at(go(game, "DOCK"), 2) == "DOCK"


@pytest.mark.clause("FI-9.2")
def test_who_steals_the_jewel_on_the_way_enters_the_dock() -> None:
    game = turn(position("DR6", "DR8", jewel=1), 5, "DOCK")
    assert game.winners() == [0]


@pytest.mark.clause("FI-9.2")
def test_who_passes_a_piece_without_the_jewel_does_not_enter_the_dock() -> None:
    assert "DOCK" in choices(throw(position("DR6", "DR8", jewel=1), 5))
    assert "DOCK" not in choices(throw(position("DR6", "DR8"), 5))


@pytest.mark.clause("FI-9.2", "FI-11.10")
def test_who_picks_up_the_jewel_on_the_way_enters_the_dock() -> None:
    game = turn(position("VP8", "WT9", jewel="VP9", doubled=True), 6, "DOCK")
    assert game.winners() == [0]


@pytest.mark.clause("FI-9.2", "FI-11.10")
def test_a_jewel_under_the_own_feet_opens_no_dock() -> None:
    game = throw(position("VP9", "WT9", jewel="VP9", doubled=True), 6)
    assert "DOCK" not in choices(game)


@pytest.mark.clause("FI-9.3")
def test_who_counts_on_a_theft_that_fails_stops_before_the_dock() -> None:
    game = go(throw(position("DR6", "DR7", hands=["", "fake_jewel"], jewel=1), 5), "DOCK")
    game = play(game, "fake_jewel")
    assert told(game, "no_jewel_no_dock") == [(0, "DR8")]
    assert (at(game), jewel(game), game.over) == ("DR8", 1, False)


@pytest.mark.clause("FI-9.3")
def test_who_may_not_enter_the_dock_stops_on_the_last_open_space() -> None:
    game = go(throw(position("DR5", "DR8", "DR7", hands=["", "fake_jewel"], jewel=1), 5), "DOCK")
    assert at(play(game, "fake_jewel")) == "DR6"


@pytest.mark.clause("FI-9.3")
def test_who_may_not_enter_the_dock_stays_where_no_space_is_open() -> None:
    game = go(throw(position("DR7", "DR8", hands=["", "fake_jewel"], jewel=1), 5), "DOCK")
    game = play(game, "fake_jewel")
    assert (at(game), "drew" in happened(game)) == ("DR7", False)


@pytest.mark.clause("FI-9.2", "FI-12.2")
def test_an_owner_on_the_plateau_opens_no_dock_to_who_passes() -> None:
    game = position("WT1", "DMP", jewel=1, doubled=True, options={"plateau_joined": True})
    assert "DOCK" not in choices(throw(game, 6))
