"""Sea Battle: swords win the stake, too few lose it (FO-12)."""

from __future__ import annotations

import pytest

from .table_talk import asks, clauses, fall, happened, roll, seen, stop, told, turn

STAKES = [(2, 300), (3, 500), (4, 1000)]
WON = {2: ("KKMMPPSS", 0), 3: ("KKMMPSSS", 100), 4: ("KKMMSSSS", 200)}
"""For each battle, dice with just enough swords, and what the dice alone are worth."""
LOST = {2: "CCCKMPPS", 3: "CCCKMPSS", 4: "CCCKMSSS"}
"""One sword too few, and points on the dice that count for nothing."""
SUNK = {2: "CCCSSKKK", 3: "CCSSSKKK", 4: "CSSSSKKK"}
"""Three skulls, with the swords on the table."""


@pytest.mark.clause("FO-12.1", "FO-12.4")
@pytest.mark.parametrize(("swords", "stake"), STAKES)
def test_enough_swords_win_the_stake_on_top_of_the_score(swords: int, stake: int) -> None:
    dice, alone = WON[swords]
    game = stop(turn(f"Sea Battle {swords}", dice))
    assert told(game, "battle_won") == [(0, stake)]
    assert clauses(game, "battle_won") == ["FO-12.1"]
    assert game.scores() == [alone + stake, 0]


@pytest.mark.clause("FO-12.1")
@pytest.mark.parametrize(("swords", "stake"), STAKES)
def test_more_swords_than_needed_win_the_same_stake(swords: int, stake: int) -> None:
    game = stop(turn(f"Sea Battle {swords}", "CKMMPSSS" if swords == 2 else "CKMSSSSS"))
    alone = 100 + 100 if swords == 2 else 500 + 100
    assert game.scores() == [alone + stake, 0]


@pytest.mark.clause("FO-12.2", "FO-12.4")
@pytest.mark.parametrize(("swords", "stake"), STAKES)
def test_too_few_swords_lose_the_stake_and_the_dice_count_for_nothing(swords: int, stake: int) -> None:
    game = stop(turn(f"Sea Battle {swords}", LOST[swords], totals=[2000, 0]))
    assert told(game, "battle_lost") == [(0, -stake)]
    assert clauses(game, "battle_lost") == ["FO-12.2"]
    assert not {"sets", "treasure", "full_chest"} & set(happened(game))
    assert game.scores() == [2000 - stake, 0]


@pytest.mark.clause("FO-12.2")
def test_swords_count_at_the_end_of_the_turn() -> None:
    game = turn("Sea Battle 3", "CKMMPSSS")
    game = stop(roll(game, "PS", falls="MM"))  # one of the three swords was rolled away
    assert game.scores() == [-500, 0]


@pytest.mark.clause("FO-12.3")
@pytest.mark.parametrize("swords", [2, 3, 4])
@pytest.mark.parametrize("dice", ["CCKKKKMM", "CCKKKKKM", "KKKKSSSS", "KKKKKKKK"])
def test_nobody_goes_to_the_island_in_a_sea_battle(swords: int, dice: str) -> None:
    game = fall(turn(f"Sea Battle {swords}", totals=[2000, 2000]), dice)
    assert "sailed" not in happened(game)
    assert told(game, "disqualified") == [(0, dice.count("K"))]
    assert game.scores() == [2000 - dict(STAKES)[swords], 2000]


@pytest.mark.clause("FO-12.3", "FO-12.5")
def test_three_skulls_in_the_first_roll_lose_the_battle() -> None:
    game = fall(turn("Sea Battle 2"), "CCDDMKKK")
    assert game.scores() == [-300, 0]
    assert asks(game) == "TurnOverCard"


@pytest.mark.clause("FO-12.4")
@pytest.mark.parametrize("stake", [300, 250])
def test_the_stake_for_two_swords_differs_between_printings(stake: int) -> None:
    options = {"sea_two": stake}
    assert stop(turn("Sea Battle 2", "KKMMPPSS", options=options)).scores() == [stake, 0]
    assert stop(turn("Sea Battle 2", LOST[2], options=options)).scores() == [-stake, 0]
    assert fall(turn("Sea Battle 2", options=options), SUNK[2]).scores() == [-stake, 0]
    assert stop(turn("Sea Battle 3", "KKMMPSSS", options=options)).scores() == [100 + 500, 0]
    assert stop(turn("Sea Battle 4", "KKMMSSSS", options=options)).scores() == [200 + 1000, 0]


@pytest.mark.clause("FO-12.5", "FO-5.1")
@pytest.mark.parametrize(("swords", "stake"), STAKES)
def test_a_disqualified_player_has_lost_even_with_the_swords_on_the_table(swords: int, stake: int) -> None:
    game = fall(turn(f"Sea Battle {swords}"), SUNK[swords])
    assert clauses(game, "battle_lost") == ["FO-12.5"]
    assert game.scores() == [-stake, 0]


@pytest.mark.clause("FO-12.5")
@pytest.mark.parametrize(("swords", "stake"), STAKES)
def test_where_the_house_says_so_the_swords_on_the_table_keep_the_stake(swords: int, stake: int) -> None:
    options = {"sea_sunk": "quota"}
    game = fall(turn(f"Sea Battle {swords}", options=options), SUNK[swords])
    assert told(game, "battle_won") == [(0, stake)]
    assert clauses(game, "battle_won") == ["FO-12.5"]
    assert game.scores() == [stake, 0]  # the stake and nothing else
    game = fall(turn(f"Sea Battle {swords}", options=options), "CCCDDKKK")
    assert game.scores() == [-stake, 0]


@pytest.mark.clause("FO-12.5")
def test_swords_of_earlier_rolls_count_for_the_stake_kept() -> None:
    game = turn("Sea Battle 2", "CCDKKMSS", options={"sea_sunk": "quota"})
    assert roll(game, "DM", falls="KM").scores() == [300, 0]
    assert roll(game, "MS", falls="KM").scores() == [-300, 0]


@pytest.mark.clause("FO-12.6", "FO-6.3")
def test_the_swords_that_win_fill_the_chest() -> None:
    game = stop(turn("Sea Battle 2", "CCMMMMSS"))
    assert told(game, "full_chest") == [(0, 500)]
    assert game.scores() == [200 + 200 + 500 + 300, 0]  # monkeys, coins, chest, stake


@pytest.mark.clause("FO-12.6")
def test_where_the_house_says_so_two_swords_leave_the_chest_open() -> None:
    options = {"sea_chest": False}
    game = stop(turn("Sea Battle 2", "CCMMMMSS", options=options))
    assert "full_chest" not in happened(game)
    assert game.scores() == [200 + 200 + 300, 0]
    # Three swords are a set, which fills the chest in every house.
    assert stop(turn("Sea Battle 2", "CCMMMSSS", options=options)).scores() == [200 + 200 + 500 + 300, 0]


@pytest.mark.clause("FO-12.6", "FO-6.3")
def test_two_swords_fill_no_chest_without_a_battle() -> None:
    assert stop(turn("Sorceress", "CCMMMMSS")).scores() == [200 + 200, 0]


@pytest.mark.clause("FO-12.1")
def test_the_standing_shows_the_stake_before_the_turn_ends() -> None:
    assert seen(turn("Sea Battle 2", "CKMMPPSS")).standing == 100 + 300
    assert seen(turn("Sea Battle 2", "CKMMPPPS")).standing == -300
