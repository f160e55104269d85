"""How to score points: sets, diamonds and gold, the full chest, nine alike, debts (FO-6 and FO-5.6)."""

from __future__ import annotations

import pytest

from .table_talk import (
    clauses,
    fall,
    fill,
    gained,
    happened,
    roll,
    seen,
    stop,
    told,
    turn,
)

# The Sorceress changes no points, so her turns show what the dice alone are worth.

# -- sets


@pytest.mark.clause("FO-6.1")
@pytest.mark.parametrize(
    ("dice", "points"),
    [
        ("KKMMPPSS", 0),
        ("KMMPPSSS", 100),
        ("MMPPSSSS", 200),
        ("MMPSSSSS", 500),
        ("MMSSSSSS", 1000),
        ("MSSSSSSS", 2000),
        ("SSSSSSSS", 4000 + 500),  # and the chest is full
    ],
)
def test_the_more_alike_the_more_points(dice: str, points: int) -> None:
    assert stop(turn("Sorceress", dice)).scores() == [points, 0]


@pytest.mark.clause("FO-6.1")
@pytest.mark.parametrize("dice", ["KKMMMPPS", "KKMMPPPS", "KKMMPSSS"])
def test_monkeys_parrots_and_swords_make_sets_alike(dice: str) -> None:
    game = stop(turn("Sorceress", dice))
    assert told(game, "sets") == [(0, 100)]
    assert clauses(game, "sets") == ["FO-6.1"]


@pytest.mark.clause("FO-6.1")
def test_every_set_counts() -> None:
    game = stop(turn("Sorceress", "KMMMPPPP"))
    assert told(game, "sets") == [(0, 100 + 200)]
    assert game.scores() == [300, 0]


@pytest.mark.clause("FO-6.1", "FO-3.5")
def test_skulls_make_no_sets_and_no_points() -> None:
    assert stop(turn("Sorceress", "KKMMPPSS")).scores() == [0, 0]
    assert "sets" not in happened(fall(turn("Gold"), "KKKMMPPS"))


# -- diamonds and gold


@pytest.mark.clause("FO-6.2")
@pytest.mark.parametrize(
    ("dice", "points"), [("CKMMPPSS", 100), ("DKMMPPSS", 100), ("CDMMPPSS", 200), ("CCDDMPKK", 400)]
)
def test_each_diamond_and_each_coin_is_worth_100_outside_a_set(dice: str, points: int) -> None:
    game = stop(turn("Sorceress", dice))
    assert told(game, "treasure") == [(0, points)]
    assert clauses(game, "treasure") == ["FO-6.2"]
    assert game.scores() == [points, 0]


@pytest.mark.clause("FO-6.2", "FO-6.1")
@pytest.mark.parametrize("dice", ["CCCCKMMP", "DDDDKMMP"])
def test_sets_of_diamonds_or_coins_score_twice(dice: str) -> None:
    game = stop(turn("Sorceress", dice))
    assert told(game, "sets") == [(0, 200)]
    assert told(game, "treasure") == [(0, 400)]
    assert game.scores() == [600, 0]


# -- the full chest


@pytest.mark.clause("FO-6.3")
def test_when_all_eight_dice_earn_points_the_chest_is_full() -> None:
    game = stop(turn("Sorceress", "CDMMMSSS"))
    assert told(game, "full_chest") == [(0, 500)]
    assert clauses(game, "full_chest") == ["FO-6.3"]
    assert game.scores() == [100 + 100 + 200 + 500, 0]


@pytest.mark.clause("FO-6.3")
@pytest.mark.parametrize(
    ("dice", "points"),
    [
        ("CDMMMPSS", 300),  # the parrot and two swords earn nothing
        ("CDDDMMMP", 100 + 100 + 400),  # one parrot earns nothing
        ("CCCDDDMM", 200 + 600),  # two monkeys are no set
        ("CDKMMMMM", 500 + 200),  # a skull earns nothing
    ],
)
def test_one_idle_die_leaves_the_chest_open(dice: str, points: int) -> None:
    game = stop(turn("Sorceress", dice))
    assert "full_chest" not in happened(game)
    assert game.scores() == [points, 0]


@pytest.mark.clause("FO-6.3")
def test_coins_and_diamonds_that_make_no_set_earn_their_place_in_the_chest() -> None:
    assert stop(turn("Sorceress", "CCDDPPPP")).scores() == [200 + 400 + 500, 0]


@pytest.mark.clause("FO-6.4")
def test_cards_add_bonuses_and_take_penalties() -> None:
    won = stop(turn("Sea Battle 3", "KMMMPSSS"))
    assert won.scores() == [100 + 100 + 500, 0]  # two sets, and the bonus
    lost = stop(turn("Sea Battle 3", "KMMMMPSS"))
    assert lost.scores() == [-500, 0]
    assert stop(turn("Captain", "KMMMPSSS")).scores() == [400, 0]


@pytest.mark.clause("FO-6.5")
@pytest.mark.parametrize(("card", "dice"), [("Gold", "DMMMPSSS"), ("Diamond", "CKMMMSSS")])
def test_the_piece_on_the_card_does_not_stand_in_for_a_die(card: str, dice: str) -> None:
    game = stop(turn(card, dice))
    assert "full_chest" not in happened(game)
    assert game.scores() == [200 + 200, 0]  # seven dice earn points, and the card's piece does


@pytest.mark.clause("FO-6.5", "FO-6.3")
def test_the_piece_on_the_card_does_not_hinder_a_full_chest() -> None:
    game = stop(turn("Gold", "DDMMMSSS"))
    assert told(game, "full_chest") == [(0, 500)]
    assert game.scores() == [200 + 300 + 500, 0]


@pytest.mark.clause("FO-6.5")
def test_two_coins_on_dice_fill_their_places_whatever_the_card_adds() -> None:
    # Gold makes a set of three coins, which earns 100 more; each coin earned points by itself before.
    assert stop(turn("Gold", "CCMMMSSS")).scores() == [300 + 300 + 500, 0]


@pytest.mark.clause("FO-2.1", "FO-5.2")
def test_the_reckoning_adds_up_to_what_is_written_down() -> None:
    game = stop(turn("Captain", "CCMMMSSS", totals=[50, 0]))
    lines = ["sets", "treasure", "full_chest", "doubled"]
    assert [told(game, line) for line in lines] == [[(0, 200)], [(0, 200)], [(0, 500)], [(0, 900)]]
    assert told(game, "scored") == [(0, 1800, 1850)]


# -- nine alike

NINE = [("Gold", "CCCCCCCC"), ("Diamond", "DDDDDDDD")]


@pytest.mark.clause("FO-6.6")
@pytest.mark.parametrize(("card", "dice"), NINE)
@pytest.mark.parametrize(("nine_alike", "worth"), [("4000", 4000), ("8000", 8000), ("wins", 4000)])
def test_nine_alike(card: str, dice: str, nine_alike: str, worth: int) -> None:
    game = stop(turn(card, dice, options={"nine_alike": nine_alike}))
    assert told(game, "sets") == [(0, worth)]
    assert game.scores() == [worth + 900 + 500, 0]  # nine pieces, and the eight dice fill the chest
    assert game.over == (nine_alike == "wins")


@pytest.mark.clause("FO-6.6")
@pytest.mark.parametrize(("card", "dice"), NINE)
def test_nine_alike_count_like_eight_unless_the_house_says_otherwise(card: str, dice: str) -> None:
    assert stop(turn(card, dice)).scores() == [4000 + 900 + 500, 0]


@pytest.mark.clause("FO-6.6", "FO-6.1")
@pytest.mark.parametrize("nine_alike", ["4000", "8000", "wins"])
@pytest.mark.parametrize(
    ("card", "dice"), [("Gold", "CCCCCCCK"), ("Gold", "DDDDDDDD"), ("Sorceress", "SSSSSSSS")]
)
def test_eight_alike_count_4000_whatever_nine_are_worth(card: str, dice: str, nine_alike: str) -> None:
    game = stop(turn(card, dice, options={"nine_alike": nine_alike}))
    assert told(game, "sets") == [(0, 4000)]


@pytest.mark.clause("FO-6.6")
@pytest.mark.parametrize(("card", "dice"), NINE)
def test_where_the_house_says_so_nine_alike_win_at_once(card: str, dice: str) -> None:
    game = stop(turn(card, dice, totals=[-3000, 7900, 0], options={"nine_alike": "wins"}))
    assert game.over
    assert game.winners() == [0]
    assert clauses(game, "nine_alike") == ["FO-6.6"]


@pytest.mark.clause("FO-6.6")
def test_nine_alike_win_against_a_higher_total_in_the_final_round() -> None:
    options = {"nine_alike": "wins"}
    game = turn("Gold", "CCCCCCCC", totals=[0, 20000], finisher=1, last_turns=1, options=options)
    game = stop(game)
    assert game.over
    assert game.winners() == [0]
    assert told(game, "won") in ([], [(0, 5400)])


@pytest.mark.clause("FO-6.6")
def test_nine_alike_begin_no_final_round_when_they_have_won() -> None:
    game = stop(turn("Gold", "CCCCCCCC", totals=[7000, 0], options={"nine_alike": "wins"}))
    assert game.winners() == [0]
    assert "crossed" not in happened(game)
    assert not seen(game).final_round


@pytest.mark.clause("FO-6.6")
@pytest.mark.parametrize(
    ("card", "dice"),
    [("Gold", "DDDDDDDD"), ("Diamond", "CCCCCCCC"), ("Captain", "CCCCCCCC"), ("Gold", "CCCCCCCK")],
)
def test_nothing_less_than_nine_alike_wins_at_once(card: str, dice: str) -> None:
    assert not stop(turn(card, dice, options={"nine_alike": "wins"})).over


@pytest.mark.clause("FO-6.6", "FO-9.1")
def test_dice_that_all_lie_in_the_treasure_chest_are_not_nine_alike() -> None:
    game = fill(turn("Treasure Chest", "CCDDMMPP", options={"nine_alike": "wins"}), "CCDDMMPP")
    game = stop(game)
    assert not game.over
    assert game.scores() == [400, 0]


# -- debts


@pytest.mark.clause("FO-5.6")
def test_a_total_may_fall_below_zero_by_a_penalty() -> None:
    game = stop(turn("Sea Battle 4", "CKMMPPSS", totals=[300, 0]))
    assert game.scores() == [-700, 0]
    assert told(game, "scored") == [(0, -1000, -700)]


@pytest.mark.clause("FO-5.6", "FO-8.5")
def test_a_total_may_fall_below_zero_by_an_opponents_island() -> None:
    game = stop(fall(turn("Gold", totals=[0, 300, 500]), "CDKKKKMM"))
    assert game.scores() == [0, -100, 100]


@pytest.mark.clause("FO-5.6")
def test_a_debt_is_paid_off_by_later_points() -> None:
    game = stop(turn("Gold", "CDMMPPSS", totals=[-700, 0]))
    assert game.scores() == [-400, 0]


@pytest.mark.clause("FO-5.6")
def test_where_the_house_says_so_a_penalty_stops_at_zero() -> None:
    game = stop(turn("Sea Battle 4", "CKMMPPSS", totals=[300, 0], options={"debts": False}))
    assert game.scores() == [0, 0]
    assert clauses(game, "no_debts") == ["FO-5.6"]
    assert told(game, "scored") == [(0, -1000, 0)]


@pytest.mark.clause("FO-5.6")
@pytest.mark.parametrize("left", [300, 0])
def test_a_penalty_that_the_total_can_pay_is_paid_in_full_either_way(left: int) -> None:
    for debts in (True, False):
        game = stop(turn("Sea Battle 4", "CKMMPPSS", totals=[1000 + left, 0], options={"debts": debts}))
        assert game.scores() == [left, 0]
        assert "no_debts" not in happened(game)


@pytest.mark.clause("FO-5.6", "FO-18.3")
def test_where_the_house_says_so_a_fine_stops_at_zero() -> None:
    game = roll(turn("Truce", "KKMMPSSS", totals=[600, 0], options={"debts": False}), "MM", falls="KM")
    assert game.scores() == [0, 0]  # three swords would have cost 1,500


@pytest.mark.clause("FO-5.6", "FO-8.5")
def test_where_the_house_says_so_the_island_takes_no_more_than_there_is() -> None:
    game = fall(turn("Gold", totals=[0, 300, 500], options={"debts": False}), "CDKKKKMM")
    game = stop(game)
    assert game.scores() == [0, 0, 100]
    assert told(game, "no_debts") == [(1,)]


@pytest.mark.clause("FO-5.6")
def test_no_debts_leave_what_is_won_alone() -> None:
    before = turn("Captain", "CDMMPPSS", totals=[0, 0], options={"debts": False})
    assert gained(before, stop(before)) == 400
