"""Zombie Attack: rolled out until only skulls and swords show (FO-19)."""

from __future__ import annotations

import pytest

from .table_talk import (
    asks,
    clauses,
    dice_in_hand,
    fall,
    happened,
    kept,
    seen,
    told,
    turn,
)

# -- the rolls


@pytest.mark.clause("FO-19.1", "FO-19.2")
def test_every_die_but_skulls_and_swords_is_rolled_again_and_again() -> None:
    game = fall(turn("Zombie Attack"), "CDKMMPSS")
    assert dice_in_hand(game) == 5  # nobody is asked
    assert kept(game) == "SS"
    game = fall(game, "CDKMS")
    assert dice_in_hand(game) == 3
    game = fall(game, "CDM")  # nothing gained, and all three are rolled once more
    assert dice_in_hand(game) == 3
    game = fall(game, "KSS")
    assert asks(game) == "TurnOverCard"
    assert told(game, "zombies_beaten") == [(0, 1200)]  # two, one and two swords are five


@pytest.mark.clause("FO-19.1")
def test_all_eight_dice_are_rolled_again_if_none_shows_a_skull_or_a_sword() -> None:
    for roll_all_again in (True, False):
        game = fall(turn("Zombie Attack", options={"roll_all_again": roll_all_again}), "CCDDMMPP")
        assert dice_in_hand(game) == 8


@pytest.mark.clause("FO-19.1")
def test_dice_that_show_only_skulls_and_swords_at_once_end_the_attack() -> None:
    game = fall(turn("Zombie Attack"), "KKKSSSSS")
    assert asks(game) == "TurnOverCard"
    assert seen(game).turn == 1


@pytest.mark.clause("FO-19.2")
def test_a_sword_or_a_skull_is_never_rolled_again() -> None:
    game = fall(turn("Zombie Attack"), "CCKKSSSS")
    for _ in range(4):
        assert (kept(game), seen(game).skulls, dice_in_hand(game)) == ("SSSS", 2, 2)
        game = fall(game, "MP")
    assert fall(game, "KK").scores() == [0, 1200]


@pytest.mark.clause("FO-19.3")
@pytest.mark.parametrize("dice", ["CCCDDKKK", "CCDDKKKK", "CDKKKKKK"])
def test_three_skulls_or_more_do_not_end_the_turn_or_lead_to_the_island(dice: str) -> None:
    game = fall(turn("Zombie Attack"), dice)
    assert dice_in_hand(game) == 8 - dice.count("K")
    assert not {"disqualified", "sailed"} & set(happened(game))


@pytest.mark.clause("FO-19.3")
def test_a_single_die_may_be_rolled() -> None:
    game = fall(turn("Zombie Attack"), "CKKKSSSS")
    assert dice_in_hand(game) == 1
    assert fall(game, "S").scores() == [1200, 0]
    assert fall(game, "K").scores() == [0, 1200]


# -- won


@pytest.mark.clause("FO-19.4")
@pytest.mark.parametrize("dice", ["KKKSSSSS", "KKSSSSSS", "SSSSSSSS"])
def test_five_swords_or_more_win_1200_points(dice: str) -> None:
    game = fall(turn("Zombie Attack", totals=[100, 100, 100]), dice)
    assert clauses(game, "zombies_beaten") == ["FO-19.4"]
    assert game.scores() == [1300, 100, 100]  # nothing for the set of swords or a full chest


@pytest.mark.clause("FO-19.4", "FO-7.3")
def test_beating_the_zombies_can_cross_the_line() -> None:
    game = fall(turn("Zombie Attack", totals=[6800, 0]), "KKKSSSSS")
    assert told(game, "crossed") == [(0, 8000)]


# -- lost


@pytest.mark.clause("FO-19.5", "FO-19.4")
@pytest.mark.parametrize("dice", ["KKKKSSSS", "KKKKKKKS", "KKKKKKKK"])
def test_four_swords_or_fewer_lose(dice: str) -> None:
    game = fall(turn("Zombie Attack", totals=[100, 100]), dice)
    assert clauses(game, "zombies_won") == ["FO-19.5"]
    assert game.scores() == [100, 1300]


@pytest.mark.clause("FO-19.5")
@pytest.mark.parametrize(
    ("totals", "after"),
    [([0, 100], [0, 1300]), ([0, 100, 200], [0, 700, 800]), ([0, 100, 200, 300], [0, 500, 600, 700])],
)
def test_the_1200_points_are_divided_equally_among_the_opponents(totals: list[int], after: list[int]) -> None:
    assert fall(turn("Zombie Attack", totals=totals), "KKKKSSSS").scores() == after


@pytest.mark.clause("FO-19.5")
def test_the_opponents_are_all_but_the_one_attacked() -> None:
    game = fall(turn("Zombie Attack", totals=[0, 0, 0], turn=1), "KKKKSSSS")
    assert game.scores() == [600, 0, 600]
    assert told(game, "zombies_won") == [(1, 600)]


@pytest.mark.clause("FO-19.5")
@pytest.mark.parametrize(("zombie_lost", "share"), [("shared", 400), ("nothing", 0)])
def test_a_lost_attack_pays_the_opponents_or_nobody(zombie_lost: str, share: int) -> None:
    options = {"zombie_lost": zombie_lost}
    game = fall(turn("Zombie Attack", totals=[0] * 4, options=options), "KKKKSSSS")
    assert game.scores() == [0, share, share, share]
    won = fall(turn("Zombie Attack", totals=[0] * 4, options=options), "KKKSSSSS")
    assert won.scores() == [1200, 0, 0, 0]
