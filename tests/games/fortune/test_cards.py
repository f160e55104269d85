"""Captain, Gold, Diamond and Monkey Business (FO-10, FO-13, FO-14, FO-15)."""

from __future__ import annotations

import pytest

from emberisle.games.fortune.rules.cards import Card

from .table_talk import clauses, fall, happened, roll, roll_on, seen, stop, told, turn, turn_over

# -- every card


@pytest.mark.clause("FO-3.1", "FO-6.4")
@pytest.mark.parametrize(
    ("card", "clause"),
    [
        ("Treasure Chest", "FO-9.1"),
        ("Captain", "FO-10.1"),
        ("Sorceress", "FO-11.1"),
        ("Sea Battle 2", "FO-12.1"),
        ("Sea Battle 3", "FO-12.1"),
        ("Sea Battle 4", "FO-12.1"),
        ("Gold", "FO-13.1"),
        ("Diamond", "FO-14.1"),
        ("Monkey Business", "FO-15.1"),
        ("Skulls 1", "FO-16.1"),
        ("Skulls 2", "FO-16.1"),
        ("Storm", "FO-17.2"),
        ("Truce", "FO-18.1"),
        ("Zombie Attack", "FO-19.1"),
    ],
)
def test_every_card_that_is_turned_over_names_its_clause(card: str, clause: str) -> None:
    game = turn_over(turn(), card)
    assert seen(game).card == card
    [(seat, lying)] = told(game, "card")
    assert isinstance(lying, Card)
    assert (seat, lying.name, lying.rule) == (0, card, clause)


# -- Captain


@pytest.mark.clause("FO-10.1")
@pytest.mark.parametrize(
    ("dice", "alone"), [("CKMMPPSS", 100), ("CCCKMMPS", 400), ("KKMMPPSS", 0), ("MSSSSSSS", 2000)]
)
def test_the_captain_doubles_the_score(dice: str, alone: int) -> None:
    assert stop(turn("Captain", dice)).scores() == [2 * alone, 0]


@pytest.mark.clause("FO-10.1", "FO-6.3")
def test_the_captain_doubles_the_full_chest() -> None:
    game = stop(turn("Captain", "CCMMMSSS"))
    assert told(game, "doubled") == [(0, 900)]
    assert clauses(game, "doubled") == ["FO-10.1"]
    assert game.scores() == [2 * (200 + 200 + 500), 0]


@pytest.mark.clause("FO-10.1")
def test_the_captain_doubles_only_this_turn() -> None:
    assert stop(turn("Captain", "CKMMPPSS", totals=[3000, 500])).scores() == [3200, 500]


@pytest.mark.clause("FO-10.1")
def test_where_there_is_nothing_to_double_no_doubling_is_told() -> None:
    assert "doubled" not in happened(stop(turn("Captain", "KKMMPPSS")))


@pytest.mark.clause("FO-10.1", "FO-4.1")
def test_twice_nothing_is_nothing_for_the_disqualified() -> None:
    game = roll(turn("Captain", "CCCDKKMM"), "MM", falls="KM")
    assert "doubled" not in happened(game)
    assert game.scores() == [0, 0]


@pytest.mark.clause("FO-10.2", "FO-8.5")
@pytest.mark.parametrize("totals", [[0, 3000], [0, 3000, 2000], [0, 3000, 2000, 1000]])
def test_on_the_captains_island_each_skull_costs_200(totals: list[int]) -> None:
    game = fall(turn("Captain", totals=totals), "CDKKKKMM")
    game = stop(roll_on(game, falls="CCKM"))
    assert told(game, "island") == [(0, 5, 1000)]
    assert clauses(game, "island") == ["FO-10.2"]
    assert game.scores() == [0, *[total - 1000 for total in totals[1:]]]


# -- Gold and Diamond


@pytest.mark.clause("FO-13.1")
@pytest.mark.parametrize(
    ("dice", "points"),
    [
        ("KKMMPPSS", 100),  # the coin on the card
        ("CKMMPPSS", 200),
        ("CCKMMPPS", 100 + 300),  # two coins and the card's are a set
        ("CCCKMMPP", 200 + 400),
        ("CDDKMMPP", 400),  # a coin and two diamonds, and the card adds no diamond
    ],
)
def test_gold_starts_the_turn_with_a_coin(dice: str, points: int) -> None:
    assert stop(turn("Gold", dice)).scores() == [points, 0]


@pytest.mark.clause("FO-14.1")
@pytest.mark.parametrize(
    ("dice", "points"),
    [
        ("KKMMPPSS", 100),  # the diamond on the card
        ("DKMMPPSS", 200),
        ("DDKMMPPS", 100 + 300),
        ("DDDKMMPP", 200 + 400),
        ("CCDKMMPP", 400),
    ],
)
def test_diamond_starts_the_turn_with_a_diamond(dice: str, points: int) -> None:
    assert stop(turn("Diamond", dice)).scores() == [points, 0]


@pytest.mark.clause("FO-13.1", "FO-14.1", "FO-4.1")
@pytest.mark.parametrize("card", ["Gold", "Diamond"])
def test_the_piece_on_the_card_is_lost_with_the_turn(card: str) -> None:
    game = fall(turn(card), "CCDDKKKM")
    assert game.scores() == [0, 0]


@pytest.mark.clause("FO-13.1", "FO-14.1", "FO-8.6")
@pytest.mark.parametrize("card", ["Gold", "Diamond"])
def test_the_piece_on_the_card_has_no_value_on_the_island(card: str) -> None:
    game = stop(fall(turn(card, totals=[0, 1000]), "CDKKKKMM"))
    assert game.scores() == [0, 600]


@pytest.mark.clause("FO-13.1", "FO-14.1")
@pytest.mark.parametrize(("card", "dice"), [("Gold", "CCCCCCCK"), ("Diamond", "DDDDDDDK")])
def test_seven_alike_on_the_dice_are_eight_with_the_card(card: str, dice: str) -> None:
    game = stop(turn(card, dice))
    assert told(game, "sets") == [(0, 4000)]
    assert told(game, "treasure") == [(0, 800)]


# -- Monkey Business


@pytest.mark.clause("FO-15.1")
@pytest.mark.parametrize(
    ("dice", "points"),
    [
        ("KKMMMPPS", 500),  # the rulebook's own example: two parrots and three monkeys are five of a kind
        ("KKMMPSSS", 100 + 100),  # three of them, and three swords
        ("KMMMMPPP", 2000),
        ("KPPPPPPP", 2000),
        ("CKMPSSSS", 200 + 100),  # two of them are no set
    ],
)
def test_in_monkey_business_monkeys_and_parrots_are_one_kind(dice: str, points: int) -> None:
    assert stop(turn("Monkey Business", dice)).scores() == [points, 0]


@pytest.mark.clause("FO-15.1")
def test_without_monkey_business_monkeys_and_parrots_are_two_kinds() -> None:
    assert stop(turn("Sorceress", "KKMMMPPS")).scores() == [100, 0]


@pytest.mark.clause("FO-15.1")
def test_monkey_business_groups_no_other_kinds() -> None:
    assert stop(turn("Monkey Business", "CCDDKMSS")).scores() == [400, 0]


@pytest.mark.clause("FO-15.2", "FO-6.3")
@pytest.mark.parametrize(("dice", "points"), [("CCDDDMMP", 100 + 100 + 500 + 500), ("MMMMPPPP", 4000 + 500)])
def test_kinds_of_one_group_fill_the_chest_together(dice: str, points: int) -> None:
    game = stop(turn("Monkey Business", dice))
    assert told(game, "full_chest") == [(0, 500)]
    assert game.scores() == [points, 0]


@pytest.mark.clause("FO-15.2")
def test_a_monkey_and_a_parrot_alone_are_too_few_for_the_chest() -> None:
    game = stop(turn("Monkey Business", "CCCDDDMP"))
    assert "full_chest" not in happened(game)
    assert game.scores() == [200 + 600, 0]


@pytest.mark.clause("FO-15.1")
def test_the_standing_knows_what_the_card_does() -> None:
    assert seen(turn("Monkey Business", "KKMMMPPS")).standing == 500
    assert seen(turn("Captain", "CKMMPPSS")).standing == 200
