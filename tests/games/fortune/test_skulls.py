"""Skulls: three of them end a turn, wherever they come from (FO-4), and the cards that show some (FO-16)."""

from __future__ import annotations

import pytest

from .table_talk import (
    asks,
    clauses,
    dice_in_hand,
    fall,
    happened,
    roll,
    roll_on,
    seen,
    stop,
    told,
    turn,
    turn_over,
)

# -- three skulls


@pytest.mark.clause("FO-4.1")
def test_three_skulls_in_the_first_roll_disqualify() -> None:
    game = fall(turn("Gold", totals=[700, 700]), "CCCDDKKK")
    assert told(game, "disqualified") == [(0, 3)]
    assert clauses(game, "disqualified") == ["FO-4.1"]
    assert game.scores() == [700, 700]
    assert fall(turn_over(game, "Captain"), "CDMMPPSS").to_move == 1


@pytest.mark.clause("FO-4.1", "FO-3.5")
def test_skulls_add_up_over_the_rolls_of_a_turn() -> None:
    game = turn("Gold", "CCCDKMPS")
    game = roll(game, "PS", falls="KM")
    assert "disqualified" not in happened(game)
    game = roll(game, "MM", falls="KM")
    assert told(game, "disqualified") == [(0, 3)]
    assert game.scores() == [0, 0]


@pytest.mark.clause("FO-4.1")
@pytest.mark.parametrize("falls", ["KM", "KK"])
def test_a_third_skull_ends_the_turn_and_so_does_a_fourth_with_it(falls: str) -> None:
    game = roll(turn("Gold", "CCCDKKMM"), "MM", falls)
    assert told(game, "disqualified") == [(0, 2 + falls.count("K"))]
    assert told(game, "scored") == [(0, 0, 0)]


@pytest.mark.clause("FO-4.1")
def test_two_skulls_do_not_end_a_turn() -> None:
    game = fall(turn("Gold"), "CCCDKKMM")
    assert game.to_move == 0
    assert stop(game).scores() == [700, 0]  # four coins with the card's: 200, and five pieces


@pytest.mark.clause("FO-4.2", "FO-8.1")
@pytest.mark.parametrize("dice", ["CDKKKKMM", "CDKKKKKM", "KKKKKKMM"])
def test_only_the_island_lets_a_turn_with_three_skulls_go_on(dice: str) -> None:
    game = fall(turn("Gold"), dice)
    assert "disqualified" not in happened(game)
    assert asks(game) == "DecideOnIsland"


@pytest.mark.clause("FO-4.2", "FO-19.3", "FO-11.3")
def test_some_cards_say_themselves_that_three_skulls_do_not_end_the_turn() -> None:
    zombies = fall(turn("Zombie Attack"), "CCCDDKKK")
    assert dice_in_hand(zombies) == 5
    spell = fall(turn("Sorceress"), "CCCDDKKK")
    assert asks(spell) == "CastOrSink"


@pytest.mark.clause("FO-4.2")
@pytest.mark.parametrize(
    "card",
    ["Treasure Chest", "Captain", "Gold", "Diamond", "Monkey Business", "Sea Battle 2", "Storm", "Truce"],
)
def test_no_other_card_protects_from_three_skulls(card: str) -> None:
    assert told(fall(turn(card), "CCCDDKKK"), "disqualified") == [(0, 3)]


@pytest.mark.clause("FO-8.1", "FO-4.1")
def test_four_skulls_in_a_later_roll_are_no_island() -> None:
    game = roll(turn("Gold", "CCCDKKMM"), "CMM", falls="KKM")
    assert told(game, "disqualified") == [(0, 4)]
    assert "sailed" not in happened(game)
    assert game.scores() == [0, 0]


# -- the Skulls cards


@pytest.mark.clause("FO-16.1")
@pytest.mark.parametrize(("card", "skulls"), [("Skulls 1", 1), ("Skulls 2", 2)])
def test_the_turn_starts_with_the_skulls_on_the_card(card: str, skulls: int) -> None:
    game = turn(card)
    assert seen(game).skulls == skulls
    assert dice_in_hand(game) == 8
    assert seen(fall(game, "CDMMPPSS")).skulls == skulls


@pytest.mark.clause("FO-16.1", "FO-16.2", "FO-4.1")
@pytest.mark.parametrize(("card", "dice"), [("Skulls 1", "CCCDDKKM"), ("Skulls 2", "CCCDDKMM")])
def test_skulls_on_the_card_count_for_disqualification(card: str, dice: str) -> None:
    game = fall(turn(card), dice)
    assert told(game, "disqualified") == [(0, 3)]
    assert game.scores() == [0, 0]


@pytest.mark.clause("FO-16.2")
@pytest.mark.parametrize(("card", "dice"), [("Skulls 1", "CCCDDKMM"), ("Skulls 2", "CCCDDMMP")])
def test_with_two_skulls_on_card_and_dice_together_the_turn_goes_on(card: str, dice: str) -> None:
    assert stop(fall(turn(card), dice)).scores() == [600, 0]  # three coins 100, five pieces 500


@pytest.mark.clause("FO-16.2", "FO-8.1")
@pytest.mark.parametrize(("card", "dice"), [("Skulls 1", "CCCDDKKK"), ("Skulls 2", "CCCDDMKK")])
def test_skulls_on_the_card_count_for_going_to_the_island(card: str, dice: str) -> None:
    game = fall(turn(card), dice)
    assert told(game, "sailed") == [(0, 4)]
    assert asks(game) == "DecideOnIsland"


@pytest.mark.clause("FO-16.2", "FO-8.5")
@pytest.mark.parametrize(("card", "toll"), [("Skulls 1", 500), ("Skulls 2", 600)])
def test_skulls_on_the_card_count_for_what_the_island_costs(card: str, toll: int) -> None:
    game = fall(turn(card, totals=[0, 1000, 2000]), "CDKKKMMM")
    game = roll_on(game, falls="CDKMM")  # a fourth skull on the dice
    game = stop(game)
    assert game.scores() == [0, 1000 - toll, 2000 - toll]


@pytest.mark.clause("FO-16.3", "FO-6.5")
@pytest.mark.parametrize("card", ["Skulls 1", "Skulls 2"])
def test_skulls_on_the_card_do_not_prevent_a_full_chest(card: str) -> None:
    game = stop(fall(turn(card), "CCMMMSSS"))
    assert told(game, "full_chest") == [(0, 500)]
    assert game.scores() == [900, 0]  # two sets 200, two coins 200, the chest 500


@pytest.mark.clause("FO-16.3")
def test_where_the_house_says_so_a_skulls_card_rules_out_the_full_chest() -> None:
    options = {"skull_card_chest": False}
    game = stop(fall(turn("Skulls 1", options=options), "CCMMMSSS"))
    assert "full_chest" not in happened(game)
    assert game.scores() == [400, 0]
    assert stop(turn("Sorceress", "CCMMMSSS", options=options)).scores() == [900, 0]
