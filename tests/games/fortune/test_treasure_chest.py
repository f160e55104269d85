"""Treasure Chest: dice on the card are safe (FO-9)."""

from __future__ import annotations

import pytest

from emberisle.games.fortune.rules.moves import Fill, Roll, RollAgain, Stop
from emberisle.games.fortune.rules.ruleset import FORTUNE

from .table_talk import (
    asks,
    clauses,
    dice_in_hand,
    fall,
    fill,
    happened,
    kept,
    refusal,
    roll,
    say,
    seen,
    stop,
    told,
    turn,
)

# -- placing dice and taking them out


@pytest.mark.clause("FO-9.1")
def test_after_the_first_roll_the_player_says_which_dice_lie_in_the_chest() -> None:
    game = fall(turn("Treasure Chest"), "CCDMMPPS")
    assert asks(game) == "FillChest"
    game = fill(game, "CCD")
    assert (seen(game).chest, kept(game)) == ("CCD", "MMPPS")
    assert told(game, "chest") == [(0, "CCD")]
    assert clauses(game, "chest") == ["FO-9.1"]
    assert game.legal_moves() == (Stop(), RollAgain())


@pytest.mark.clause("FO-9.1")
def test_after_each_roll_dice_may_be_placed_and_taken_out() -> None:
    game = fill(turn("Treasure Chest", "CCDMMPPS"), "CCD")
    game = roll(game, "MM", falls="MP")
    assert asks(game) == "FillChest"
    game = fill(game, "CPP")  # a coin and the diamond out, two parrots in
    assert (seen(game).chest, kept(game)) == ("CPP", "CDMPS")
    game = roll(game, "CD", falls="SS")
    assert fill(game, "").legal_moves() == (Stop(), RollAgain())


@pytest.mark.clause("FO-9.1")
def test_dice_left_where_they_lie_are_not_worth_telling() -> None:
    game = fill(turn("Treasure Chest", "CCDMMPPS"), "CCD")
    game = fill(roll(game, "MM", falls="MP"), "CCD")
    assert told(game, "chest") == [(0, "CCD")]


@pytest.mark.clause("FO-9.1")
def test_any_dice_or_none_may_be_placed() -> None:
    game = turn("Treasure Chest", "CCDKMMMP")
    moves = game.legal_moves()
    assert len(set(moves)) == len(moves) == 3 * 2 * 4 * 2  # 0-2 coins, 0-1 diamond, 0-3 monkeys, 0-1 parrot
    assert Fill("") in moves
    assert Fill("CCDMMMP") in moves


@pytest.mark.clause("FO-9.1", "FO-5.2")
@pytest.mark.parametrize("chest", ["", "CC", "CCDMMM", "CCDDMMMP"])
def test_who_ends_the_turn_scores_all_dice_wherever_they_lie(chest: str) -> None:
    game = stop(fill(turn("Treasure Chest", "CCDDMMMP"), chest))
    assert game.scores() == [100 + 400, 0]


@pytest.mark.clause("FO-9.1", "FO-6.3")
def test_dice_in_and_out_of_the_chest_make_sets_and_a_full_chest_together() -> None:
    game = stop(fill(turn("Treasure Chest", "CCMMMSSS"), "CMSS"))
    assert game.scores() == [200 + 200 + 500, 0]


# -- saving them


@pytest.mark.clause("FO-9.2", "FO-9.3")
def test_a_disqualified_player_scores_the_dice_in_the_chest() -> None:
    game = fill(turn("Treasure Chest", "CCDKKMMP"), "CCD")
    game = roll(game, "MMP", falls="KMM")
    assert told(game, "disqualified") == [(0, 3)]
    assert told(game, "saved") == [(0, 300)]
    assert clauses(game, "saved") == ["FO-9.2"]
    assert game.scores() == [300, 0]


@pytest.mark.clause("FO-9.2", "FO-9.3")
@pytest.mark.parametrize(
    ("chest", "loose", "points"),
    [
        ("CCCC", "KKPP", 200 + 400),  # four alike, and each coin
        ("CCC", "KKMPP", 100 + 300),
        ("DDDD", "KKPP", 200 + 400),
        ("CD", "KKMMPP", 200),
        ("MMMMM", "KPS", 500),
        ("MM", "KKPPSS", 0),
    ],
)
def test_sets_and_face_values_in_the_chest_both_count(chest: str, loose: str, points: int) -> None:
    game = fill(turn("Treasure Chest", chest + loose), chest)
    game = roll(game, loose[-2:], falls="KK")
    assert "disqualified" in happened(game)
    assert game.scores() == [points, 0]


@pytest.mark.clause("FO-9.2")
def test_dice_outside_the_chest_are_lost() -> None:
    game = fill(turn("Treasure Chest", "CCCDKKMP"), "D")
    game = roll(game, "MP", falls="KC")  # four coins on the table, none of them safe
    assert game.scores() == [100, 0]


@pytest.mark.clause("FO-9.2", "FO-9.3")
def test_dice_that_fall_with_the_third_skull_come_too_late_for_the_chest() -> None:
    game = fill(turn("Treasure Chest", "CCDDKKMM"), "CC")
    game = roll(game, "DDMM", falls="CCCK")
    assert asks(game) == "TurnOverCard"  # nothing more is asked
    assert game.scores() == [200, 0]  # two coins, not a set of five


@pytest.mark.clause("FO-9.2", "FO-4.1")
def test_an_empty_chest_saves_nothing() -> None:
    game = roll(fill(turn("Treasure Chest", "CCDDKKMM"), ""), "MM", falls="KM")
    assert "saved" not in happened(game)
    assert game.scores() == [0, 0]


@pytest.mark.clause("FO-9.3")
def test_three_skulls_in_the_first_roll_leave_nothing_in_the_chest() -> None:
    game = fall(turn("Treasure Chest"), "CCCDDKKK")
    assert asks(game) == "TurnOverCard"
    assert game.scores() == [0, 0]


@pytest.mark.clause("FO-9.2", "FO-6.3")
def test_dice_saved_in_the_chest_never_make_a_full_chest() -> None:
    game = fill(turn("Treasure Chest", "CCCCDKMP"), "CCCCD")  # each of the five earns points
    game = roll(game, "MP", falls="KK")
    assert game.scores() == [200 + 500, 0]


# -- dice in the chest are not rolled


@pytest.mark.clause("FO-9.3")
def test_dice_in_the_chest_are_not_rolled() -> None:
    game = say(fill(turn("Treasure Chest", "CCDMMPPS"), "CCD"), RollAgain())
    why = refusal(game, Roll("CM"))
    assert why.rule == "FO-9.3"
    assert "chest" in FORTUNE.reason(why)
    assert dice_in_hand(say(game, Roll("MMPPS"))) == 5


@pytest.mark.clause("FO-9.3")
def test_a_face_both_in_the_chest_and_outside_may_be_rolled_as_often_as_it_lies_outside() -> None:
    game = say(fill(turn("Treasure Chest", "CCCMMPPS"), "CC"), RollAgain())
    assert Roll("CM") in game.legal_moves()
    assert refusal(game, Roll("CCM")).rule == "FO-9.3"


@pytest.mark.clause("FO-9.3", "FO-3.4")
@pytest.mark.parametrize("chest", ["CCDMMPP", "CCDMMPPS"])
def test_with_fewer_than_two_dice_outside_there_is_no_roll(chest: str) -> None:
    game = fill(turn("Treasure Chest", "CCDMMPPS"), chest)
    assert game.legal_moves() == (Stop(),)
    why = refusal(game, RollAgain())
    assert why.rule == "FO-9.3"
    assert "two dice" in FORTUNE.reason(why)


@pytest.mark.clause("FO-9.3")
def test_two_dice_outside_are_enough() -> None:
    game = fill(turn("Treasure Chest", "CCDMMPPS"), "CCDMMP")
    assert dice_in_hand(say(game, RollAgain(), Roll("PS"))) == 2


@pytest.mark.clause("FO-9.3", "FO-9.1")
def test_dice_taken_out_may_be_rolled_again() -> None:
    game = fill(turn("Treasure Chest", "CCDMMPPS"), "CCD")
    game = fill(roll(game, "MM", falls="MM"), "CC")
    game = roll(game, "DS", falls="CC")
    assert stop(fill(game, "CCCC")).scores() == [200 + 400, 0]


# -- skulls


@pytest.mark.clause("FO-9.4")
def test_skulls_cannot_be_put_in_the_chest() -> None:
    game = turn("Treasure Chest", "CCDKMMPP")
    why = refusal(game, Fill("CK"))
    assert why.rule == "FO-9.4"
    assert "skull" in FORTUNE.reason(why).lower()
    assert not any("K" in move.dice for move in game.legal_moves() if isinstance(move, Fill))


@pytest.mark.clause("FO-9.4", "FO-4.1")
def test_a_chest_undoes_no_skull() -> None:
    game = fill(turn("Treasure Chest", "CCDDKKMM"), "CCDD")
    assert seen(game).skulls == 2
    game = roll(game, "MM", falls="KM")
    assert told(game, "disqualified") == [(0, 3)]


@pytest.mark.clause("FO-9.1", "FO-3.6")
def test_a_die_in_the_chest_is_the_one_kept_where_one_must_be() -> None:
    keep_one = {"roll_all_again": False}
    game = say(fill(turn("Treasure Chest", "CCDMMPPS", options=keep_one), "C"), RollAgain())
    assert dice_in_hand(say(game, Roll("CDMMPPS"))) == 7
    empty = say(fill(turn("Treasure Chest", "CCDMMPPS", options=keep_one), ""), RollAgain())
    assert refusal(empty, Roll("CCDMMPPS")).rule == "FO-3.6"
