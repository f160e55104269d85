"""Scoring examples that many people agree on, each played out at the table in two ways.

They are the public acceptance examples of the Piraten Kapern family, then those that the publisher's own
answers give. Beside each stands how the rulebook comes to it.
"""

from __future__ import annotations

import pytest

import emberisle as em

from .table_talk import asks, fall, fill, roll, roll_on, stop, turn

SCORED = [
    ("Captain", "MMPPDDCC", 800, "four pieces, doubled"),
    ("Gold", "MMMSSSKK", 300, "two sets of three, and the card's coin"),
    ("Gold", "DDDKKMSP", 500, "a set of three, three diamonds and the card's coin"),
    ("Diamond", "CCCCKKSS", 700, "four coins 200, five pieces"),
    ("Gold", "SSSPPPPK", 400, "100 and 200, and the card's coin"),
    ("Gold", "CCCSSSSK", 800, "four coins with the card's 200, four swords 200, four pieces"),
    ("Captain", "CCCSSSSK", 1200, "100, 200 and three pieces, doubled"),
    ("Gold", "MMMMMMKK", 1100, "six alike, and the card's coin"),
    ("Gold", "PPPPPPPK", 2100, "seven alike, and the card's coin"),
    ("Gold", "CCCCCCCC", 5400, "nine as eight 4000, nine pieces, full chest"),
    ("Diamond", "CCCCCCCC", 5400, "eight alike 4000, nine pieces, full chest"),
    ("Captain", "SSSSSSSS", 9000, "4000 and a full chest, doubled"),
    ("Gold", "MMMMMMMM", 4600, "4000, the card's coin, full chest"),
    ("Gold", "MMMMCCKK", 600, "four monkeys 200, three coins with the card's 100, three pieces"),
    ("Monkey Business", "MMMPPPKC", 1100, "six alike and a coin"),
    ("Monkey Business", "MMMPPPCC", 1700, "six alike, two coins, full chest"),
    ("Monkey Business", "KKKMMMPP", 0, "three skulls"),
    ("Monkey Business", "MMPCCDDD", 1200, "three alike, three diamonds, five pieces, full chest"),
    ("Monkey Business", "MMMPPPPS", 2000, "seven alike"),
    ("Gold", "MMMSSSDP", 400, "two sets, two pieces, and the parrot leaves the chest open"),
    ("Captain", "MMMSSSCC", 1800, "two sets, two coins and a full chest, doubled"),
    ("Gold", "MMMSSSSD", 1000, "100, 200, two pieces, full chest"),
    ("Sea Battle 2", "MMMMSSCC", 1200, "200, two coins, full chest, stake 300"),
    ("Sea Battle 2", "MMMSSCPP", 500, "100, a coin, stake 300"),
    ("Sea Battle 3", "MMMSSSSK", 800, "100, 200, stake 500"),
    ("Sea Battle 4", "MMMSSSSK", 1300, "100, 200, stake 1000"),
    ("Sea Battle 4", "SSSSPPDK", 1300, "200, a diamond, stake 1000"),
    ("Sea Battle 2", "KKKMMMMS", -300, "three skulls lose the stake"),
    ("Sea Battle 3", "KKKMMMMS", -500, "three skulls lose the stake"),
    ("Sea Battle 4", "KKKMMMMS", -1000, "three skulls lose the stake"),
    ("Treasure Chest", "PPPPPPCK", 1100, "six alike and a coin, and nobody is disqualified"),
    ("Skulls 2", "KCCCDDMM", 0, "the third skull"),
    ("Skulls 1", "KKCCCDDM", 0, "the third skull"),
]

ANSWERED = [
    ("Sorceress", "PPPMMMMC", 900, "100, 200, a coin, full chest"),
    ("Sorceress", "CCCCMMPP", 600, "four alike and four pieces"),
    ("Sorceress", "CCCCCCCC", 5300, "eight alike, eight pieces, full chest"),
    ("Captain", "MMMPPPCC", 1800, "two sets, two coins and a full chest, doubled"),
    ("Monkey Business", "PPMMCCCC", 1300, "200, 200, four pieces, full chest"),
    ("Storm", "CCCDDMMP", 1100, "five pieces of 200, three coins 100"),
    ("Storm", "CCCCDDDD", 2500, "eight pieces of 200, two sets of four, full chest"),
    ("Storm", "CCCCCCCC", 6100, "eight pieces of 200, eight alike, full chest"),
]


def end_turn(game: em.Game) -> em.Game:
    """End the turn if it has not ended by itself; a chest that is asked about stays empty."""
    if asks(game) == "FillChest":
        game = fill(game, "")
    return stop(game) if asks(game) == "Decide" else game


@pytest.mark.clause("FO-5.2", "FO-6.1", "FO-6.2", "FO-6.3", "FO-6.4")
@pytest.mark.parametrize(("card", "dice", "points", "how"), SCORED + ANSWERED)
def test_dice_that_lie_on_the_table(card: str, dice: str, points: int, how: str) -> None:
    assert end_turn(turn(card, dice)).scores() == [points, 0], how


@pytest.mark.clause("FO-5.2", "FO-6.1", "FO-6.2", "FO-6.3", "FO-6.4")
@pytest.mark.parametrize(("card", "dice", "points", "how"), SCORED + ANSWERED)
def test_dice_that_fall_so_in_the_first_roll(card: str, dice: str, points: int, how: str) -> None:
    assert end_turn(fall(turn(card), dice)).scores() == [points, 0], how


# -- more than one roll


@pytest.mark.clause("FO-12.6")
def test_a_full_chest_at_sea_after_rolling_again() -> None:
    game = roll(fall(turn("Sea Battle 2"), "MMMMSPPC"), "PP", falls="CS")
    assert stop(game).scores() == [1200, 0]


@pytest.mark.clause("FO-6.1", "FO-6.2")
def test_coins_collected_in_two_rolls() -> None:
    game = roll(fall(turn("Gold"), "CCKMMPPS"), "MMPP", falls="CSSS")
    assert stop(game).scores() == [800, 0]  # the same as three coins and four swords in one roll


@pytest.mark.clause("FO-9.2")
def test_four_coins_on_the_chest_and_then_the_third_skull() -> None:
    game = fill(fall(turn("Treasure Chest"), "CCCCKKMP"), "CCCC")
    assert roll(game, "MP", falls="KS").scores() == [600, 0]


@pytest.mark.clause("FO-10.2")
def test_the_captain_collects_seven_skulls() -> None:
    game = fall(turn("Captain"), "KKKKKMMP")
    assert roll_on(game, falls="KKC").scores() == [0, -1400]  # one die is left, which is not rolled


@pytest.mark.clause("FO-16.2")
def test_two_skulls_on_the_card_three_rolled_and_then_none() -> None:
    game = fall(turn("Skulls 2"), "CCDDMKKK")
    assert roll_on(game, falls="CCDDM").scores() == [0, -500]


@pytest.mark.clause("FO-16.2")
def test_two_skulls_on_the_card_and_seven_in_three_rolls() -> None:
    game = roll_on(fall(turn("Skulls 2"), "CCDDMMKK"), falls="CCMMKK")
    assert roll_on(game, falls="CKKK").scores() == [0, -900]


@pytest.mark.clause("FO-4.1")
@pytest.mark.parametrize("falls", ["KMMM", "KKMM", "KKKK"])
def test_skulls_over_two_rolls_disqualify(falls: str) -> None:
    game = roll(fall(turn("Gold"), "KKPPPPSS"), "PPSS", falls)
    assert game.scores() == [0, 0]
