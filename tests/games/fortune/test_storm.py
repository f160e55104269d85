"""Storm: two rolls, and only gold and diamonds count (FO-17)."""

from __future__ import annotations

import pytest

from emberisle.games.fortune.rules.moves import RollAgain, Stop

from .table_talk import asks, clauses, fall, happened, roll, roll_on, seen, stop, told, turn

# -- two rolls


@pytest.mark.clause("FO-17.1")
def test_in_a_storm_the_turn_ends_and_scores_after_the_second_roll() -> None:
    game = fall(turn("Storm"), "CDMMPPSS")
    assert game.legal_moves() == (Stop(), RollAgain())
    game = roll(game, "MMPPSS", falls="CMMPPS")
    assert asks(game) == "TurnOverCard"
    assert seen(game).turn == 1
    assert game.scores() == [600, 0]  # three pieces of 200: two coins and a diamond


@pytest.mark.clause("FO-17.1")
def test_in_a_storm_the_second_roll_may_be_left_out() -> None:
    game = stop(fall(turn("Storm"), "CDMMPPSS"))
    assert game.scores() == [400, 0]
    assert seen(game).turn == 1


@pytest.mark.clause("FO-17.1", "FO-4.1")
def test_three_skulls_in_the_second_roll_still_disqualify() -> None:
    game = roll(fall(turn("Storm"), "CCCDKKMM"), "MM", falls="DK")
    assert told(game, "disqualified") == [(0, 3)]
    assert game.scores() == [0, 0]


@pytest.mark.clause("FO-17.1")
def test_under_other_cards_than_the_storm_more_than_two_rolls_are_allowed() -> None:
    game = roll(fall(turn("Gold"), "CDMMPPSS"), "SS", falls="MM")
    assert game.legal_moves() == (Stop(), RollAgain())


# -- points


@pytest.mark.clause("FO-17.2")
@pytest.mark.parametrize(
    ("dice", "points"),
    [
        ("CKMMPPSS", 200),
        ("DKMMPPSS", 200),
        ("CCDDMMPP", 800),
        ("KKMMMPPP", 0),
        ("KSSSSSSS", 0),
        ("CMMMPPPP", 200),
    ],
)
def test_in_a_storm_only_gold_and_diamonds_give_points_200_each(dice: str, points: int) -> None:
    assert stop(turn("Storm", dice)).scores() == [points, 0]


@pytest.mark.clause("FO-17.2", "FO-17.3")
def test_the_reckoning_of_a_storm_names_its_clauses() -> None:
    game = stop(turn("Storm", "CCCDDMMP"))
    assert told(game, "treasure") + told(game, "storm") == [(0, 500), (0, 500)]
    assert clauses(game, "storm") == ["FO-17.2"]
    doubled = stop(turn("Storm", "CCCDDMMP", options={"storm": "doubled"}))
    assert told(doubled, "doubled") == [(0, 600)]
    assert clauses(doubled, "doubled") == ["FO-17.3"]


@pytest.mark.clause("FO-17.2")
@pytest.mark.parametrize("storm", ["sets", "doubled", "plain"])
def test_where_nothing_is_salvaged_from_a_storm_nothing_of_it_is_told(storm: str) -> None:
    game = stop(turn("Storm", "KKMMMPPP", options={"storm": storm}))
    assert happened(game) == ["stopped", "scored"]


@pytest.mark.clause("FO-17.2", "FO-6.3")
def test_sets_of_other_things_fill_no_chest_in_a_storm() -> None:
    game = stop(turn("Storm", "CCMMMSSS"))
    assert "full_chest" not in happened(game)
    assert game.scores() == [400, 0]


STORMS = [
    # dice, sets of treasure as usual, everything doubled, 200 each and nothing else
    ("CCCDDMMP", 1000 + 100, 2 * (500 + 100), 1000),
    ("CCCDDDMM", 1200 + 200, 2 * (600 + 200), 1200),
    ("CCCCDDDD", 1600 + 400 + 500, 2 * (800 + 400 + 500), 1600),
    ("CCCCCCCC", 1600 + 4000 + 500, 2 * (800 + 4000 + 500), 1600),
    ("CMMMPPPP", 200, 200, 200),
]


@pytest.mark.clause("FO-17.3")
@pytest.mark.parametrize(("dice", "sets", "doubled", "plain"), STORMS)
def test_sets_and_a_chest_full_of_treasure_count_as_usual(
    dice: str, sets: int, doubled: int, plain: int
) -> None:
    assert stop(turn("Storm", dice)).scores() == [sets, 0]


@pytest.mark.clause("FO-17.3")
@pytest.mark.parametrize(("dice", "sets", "doubled", "plain"), STORMS)
def test_houses_count_a_storm_in_three_ways(dice: str, sets: int, doubled: int, plain: int) -> None:
    for storm, points in (("sets", sets), ("doubled", doubled), ("plain", plain)):
        assert stop(turn("Storm", dice, options={"storm": storm})).scores() == [points, 0]


# -- the Island


@pytest.mark.clause("FO-17.4", "FO-8.1")
def test_the_island_can_be_reached_in_a_storm() -> None:
    game = fall(turn("Storm", totals=[0, 1000]), "CDKKKKMM")
    assert told(game, "sailed") == [(0, 4)]
    assert stop(game).scores() == [0, 600]


@pytest.mark.clause("FO-17.4", "FO-17.1")
def test_in_a_storm_the_second_roll_is_the_last_on_the_island() -> None:
    game = fall(turn("Storm", totals=[0, 1000]), "CDKKKKMM")
    game = roll_on(game, falls="CCKM")
    assert asks(game) == "TurnOverCard"  # a skull fell, and three dice are left, but no roll
    assert game.scores() == [0, 500]
    assert clauses(game, "island") == ["FO-8.5"]


@pytest.mark.clause("FO-17.4")
def test_where_the_house_says_so_a_storm_rules_out_the_island() -> None:
    game = fall(turn("Storm", totals=[0, 1000], options={"storm_island": False}), "CDKKKKMM")
    assert "sailed" not in happened(game)
    assert told(game, "disqualified") == [(0, 4)]
    assert game.scores() == [0, 1000]
    calm = fall(turn("Gold", options={"storm_island": False}), "CDKKKKMM")
    assert told(calm, "sailed") == [(0, 4)]
