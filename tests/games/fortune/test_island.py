"""The Island of Skulls: who goes there, what it costs the others, and how it ends (FO-8)."""

from __future__ import annotations

import pytest

from emberisle.games.fortune.rules.moves import Roll, RollAgain, Stop
from emberisle.games.fortune.rules.ruleset import FORTUNE

from .table_talk import (
    asks,
    clauses,
    dice_in_hand,
    fall,
    happened,
    refusal,
    roll,
    roll_on,
    say,
    seen,
    stop,
    told,
    turn,
)

# -- going there


@pytest.mark.clause("FO-8.1")
@pytest.mark.parametrize(("dice", "skulls"), [("CDKKKKMM", 4), ("CDKKKKKM", 5), ("CDKKKKKK", 6)])
def test_four_skulls_or_more_in_the_first_roll_lead_to_the_island(dice: str, skulls: int) -> None:
    game = fall(turn("Gold"), dice)
    assert told(game, "sailed") == [(0, skulls)]
    assert clauses(game, "sailed") == ["FO-8.1"]
    assert asks(game) == "DecideOnIsland"
    assert game.to_move == 0


@pytest.mark.clause("FO-8.1")
def test_three_skulls_in_the_first_roll_do_not_lead_to_the_island() -> None:
    game = fall(turn("Gold"), "CDKKKMMM")
    assert "sailed" not in happened(game)
    assert "disqualified" in happened(game)


@pytest.mark.clause("FO-8.1")
@pytest.mark.parametrize("falls", ["KKMMPP", "KKKMMP", "KKKKMM", "KKKKKK"])
def test_four_skulls_or_more_after_a_later_roll_do_not_lead_to_the_island(falls: str) -> None:
    game = roll(turn("Gold", "CCDDKKMM"), "CCDDMM", falls)
    assert "sailed" not in happened(game)
    assert told(game, "disqualified") == [(0, 2 + falls.count("K"))]


@pytest.mark.clause("FO-8.1")
def test_the_island_is_for_one_turn_only() -> None:
    game = stop(fall(turn("Gold", pile=["Sorceress"]), "CDKKKKMM"))
    game = stop(fall(game, "CDMMPPSS"))
    assert game.scores() == [0, 200 - 400]
    game = stop(fall(game, "CDMMPPSS"))  # Gold again, back to the first player: an ordinary turn
    assert game.scores() == [300, -200]


# -- what it costs


@pytest.mark.clause("FO-8.2", "FO-8.6")
@pytest.mark.parametrize("dice", ["CCCCKKKK", "DDDDKKKK", "KKKKSSSS", "KKKKMMMM", "KKKKKCCC"])
def test_nothing_but_skulls_has_any_value_on_the_island(dice: str) -> None:
    game = fall(turn("Gold", totals=[500, 1000]), dice)
    assert seen(game).standing == 0
    game = stop(game)
    assert game.scores() == [500, 1000 - 100 * dice.count("K")]
    assert not {"sets", "treasure", "full_chest", "scored"} & set(happened(game))


@pytest.mark.clause("FO-8.5")
@pytest.mark.parametrize("totals", [[0, 1000], [0, 1000, 2000], [0, 1000, 2000, 3000]])
def test_every_skull_costs_each_opponent_100(totals: list[int]) -> None:
    game = stop(fall(turn("Gold", totals=totals), "CDKKKKKM"))
    assert told(game, "island") == [(0, 5, 500)]
    assert clauses(game, "island") == ["FO-8.5"]
    assert game.scores() == [0, *[total - 500 for total in totals[1:]]]


@pytest.mark.clause("FO-8.5")
def test_the_toll_is_paid_by_the_others_whoever_rolled() -> None:
    game = stop(fall(turn("Gold", totals=[1000, 1000, 1000], turn=1), "CDKKKKMM"))
    assert game.scores() == [600, 1000, 600]


@pytest.mark.clause("FO-8.3", "FO-8.5")
def test_skulls_collected_by_further_rolls_on_the_island_cost_the_opponents() -> None:
    game = fall(turn("Gold", totals=[0, 1000]), "CDKKKKMM")
    game = roll_on(game, falls="CDKM")
    assert seen(game).skulls == 5
    game = roll_on(game, falls="CKM")
    game = stop(game)
    assert game.scores() == [0, 1000 - 600]


# -- rolling on


@pytest.mark.clause("FO-8.4")
def test_a_roll_without_a_skull_ends_the_turn() -> None:
    game = fall(turn("Gold", totals=[0, 1000]), "CDKKKKMM")
    game = roll_on(game, falls="CCCC")
    assert asks(game) == "TurnOverCard"
    assert seen(game).turn == 1
    assert game.scores() == [0, 600]  # the four skulls of the first roll still count


@pytest.mark.clause("FO-8.4")
def test_a_roll_names_the_clause_of_the_island_with_skulls_and_without() -> None:
    game = fall(turn("Gold"), "CDKKKKMM")
    for falls in ("CCCK", "CCCC"):
        assert clauses(roll_on(game, falls), "rolled")[-1] == "FO-8.4"


@pytest.mark.clause("FO-8.4", "FO-8.3")
def test_a_roll_with_a_skull_lets_the_player_go_on() -> None:
    game = roll_on(fall(turn("Gold"), "CDKKKKMM"), falls="CCCK")
    assert happened(game) == ["rolled", "sailed", "rolled"]
    assert asks(game) == "DecideOnIsland"
    assert game.legal_moves() == (Stop(), RollAgain())


@pytest.mark.clause("FO-8.7")
def test_a_roll_uses_all_dice_that_show_no_skull() -> None:
    game = fall(turn("Gold"), "CDKKKKMM")
    assert refusal(game, Roll("CD")).rule == "FO-8.7"
    game = say(game, RollAgain())
    assert dice_in_hand(game) == 4
    assert dice_in_hand(say(fall(game, "CDMK"), RollAgain())) == 3


@pytest.mark.clause("FO-8.7", "FO-3.4")
def test_with_one_die_left_the_turn_ends() -> None:
    at_once = fall(turn("Gold", totals=[0, 1000]), "CKKKKKKK")
    assert at_once.scores() == [0, 300]
    later = roll_on(fall(turn("Gold", totals=[0, 1000]), "CDKKKKMM"), falls="KKKM")
    assert later.scores() == [0, 300]
    assert seen(later).turn == 1


@pytest.mark.clause("FO-8.7")
def test_two_dice_left_may_still_be_rolled() -> None:
    game = roll_on(fall(turn("Gold", totals=[0, 1000]), "CDKKKKKK"), falls="KM")
    assert game.scores() == [0, 300]


@pytest.mark.clause("FO-8.7")
def test_where_the_house_says_so_the_last_die_may_be_rolled_alone() -> None:
    options = {"island_last_die": True}
    game = fall(turn("Gold", totals=[0, 1000], options=options), "CKKKKKKK")
    assert game.legal_moves() == (Stop(), RollAgain())
    assert roll_on(game, falls="M").scores() == [0, 300]
    game = roll_on(game, falls="K")
    assert game.scores() == [0, 200]  # the eighth skull, and no die is left


@pytest.mark.clause("FO-8.7", "FO-8.5")
@pytest.mark.parametrize("island_last_die", [False, True])
def test_eight_skulls_leave_nothing_to_roll(island_last_die: bool) -> None:
    game = fall(turn("Gold", totals=[0, 1000], options={"island_last_die": island_last_die}), "KKKKKKKK")
    assert game.scores() == [0, 200]
    assert seen(game).turn == 1


# -- leaving


@pytest.mark.clause("FO-8.8")
def test_the_player_may_leave_instead_of_rolling() -> None:
    game = stop(fall(turn("Gold", totals=[0, 1000]), "CDKKKKMM"))
    assert clauses(game, "left") == ["FO-8.8"]
    assert game.scores() == [0, 600]
    assert seen(game).turn == 1


@pytest.mark.clause("FO-8.8")
def test_where_the_house_says_so_the_player_must_roll_on() -> None:
    game = fall(turn("Gold", totals=[0, 1000], options={"island_stop": False}), "CDKKKKMM")
    assert game.legal_moves() == (RollAgain(),)
    why = refusal(game, Stop())
    assert why.rule == "FO-8.8"
    assert "until a roll shows no skull" in FORTUNE.reason(why)
    assert roll_on(game, falls="CCMM").scores() == [0, 600]


@pytest.mark.clause("FO-8.8", "FO-8.7")
def test_who_must_roll_on_leaves_when_too_few_dice_are_left() -> None:
    game = fall(turn("Gold", totals=[0, 1000], options={"island_stop": False}), "CDKKKKMM")
    game = roll_on(game, falls="KKKM")
    assert game.scores() == [0, 300]
    assert seen(game).turn == 1
