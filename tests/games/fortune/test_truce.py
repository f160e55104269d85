"""Truce: the turn must end without swords (FO-18)."""

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

# -- ending the turn


@pytest.mark.clause("FO-18.1")
@pytest.mark.parametrize("dice", ["CCCDMMMS", "CCKKSSSS", "SSSSSSSS"])
def test_a_truce_cannot_end_while_swords_show(dice: str) -> None:
    game = fall(turn("Truce"), dice)
    assert game.legal_moves() == (RollAgain(),)
    why = refusal(game, Stop())
    assert why.rule == "FO-18.1"
    assert "swords" in FORTUNE.reason(why)


@pytest.mark.clause("FO-18.1", "FO-5.2")
def test_without_swords_the_turn_may_end_and_scores_as_usual() -> None:
    game = fall(turn("Truce"), "CCCDDMMM")
    assert game.legal_moves() == (Stop(), RollAgain())
    assert stop(game).scores() == [100 + 100 + 500 + 500, 0]


@pytest.mark.clause("FO-18.1", "FO-18.2")
def test_swords_may_be_rolled_again_until_none_shows() -> None:
    game = fall(turn("Truce"), "CCCDMMSS")
    game = roll(game, "SS", falls="MS")
    assert game.legal_moves() == (RollAgain(),)
    game = roll(game, "CS", falls="CD")
    assert stop(game).scores() == [100 + 100 + 500 + 500, 0]  # coins, monkeys, five pieces, a full chest


@pytest.mark.clause("FO-18.2", "FO-3.3")
def test_swords_may_be_kept_and_other_dice_rolled() -> None:
    game = say(fall(turn("Truce"), "CCCDMMSS"), RollAgain())
    assert dice_in_hand(say(game, Roll("MM"))) == 2
    assert dice_in_hand(say(game, Roll("SS"))) == 2
    assert dice_in_hand(say(game, Roll("CS"))) == 2


@pytest.mark.clause("FO-18.1")
def test_swords_end_other_turns_well() -> None:
    assert stop(turn("Sorceress", "KKMMPSSS")).scores() == [100, 0]


@pytest.mark.clause("FO-18.1", "FO-18.3")
@pytest.mark.parametrize(("dice", "fine"), [("CCCDMMMS", 500), ("CCCMMSSS", 1500)])
def test_where_the_house_says_so_stopping_with_swords_is_fined(dice: str, fine: int) -> None:
    game = fall(turn("Truce", totals=[2000, 0], options={"truce_stop": "fined"}), dice)
    assert game.legal_moves() == (Stop(), RollAgain())
    game = stop(game)
    assert told(game, "fined") == [(0, -fine)]
    assert game.scores() == [2000 - fine, 0]  # the fine instead of the points
    assert not {"sets", "treasure"} & set(happened(game))


@pytest.mark.clause("FO-18.1")
def test_where_stopping_is_fined_a_turn_without_swords_still_scores() -> None:
    game = stop(fall(turn("Truce", options={"truce_stop": "fined"}), "CCCDDMMM"))
    assert game.scores() == [100 + 100 + 500 + 500, 0]


# -- being disqualified


@pytest.mark.clause("FO-18.3")
@pytest.mark.parametrize(("dice", "swords"), [("CCKKKMSS", 2), ("KKKMMPPS", 1), ("KKKSSSSS", 5)])
def test_a_disqualified_player_loses_500_for_each_sword(dice: str, swords: int) -> None:
    game = fall(turn("Truce", totals=[3000, 1000]), dice)
    assert told(game, "fined") == [(0, -500 * swords)]
    assert clauses(game, "fined") == ["FO-18.3"]
    assert game.scores() == [3000 - 500 * swords, 1000]


@pytest.mark.clause("FO-18.3")
def test_swords_rolled_and_swords_kept_are_fined_alike() -> None:
    game = roll(fall(turn("Truce"), "CCDKKMSS"), "MS", falls="KS")
    assert game.scores() == [-1000, 0]
    lucky = roll(fall(turn("Truce"), "CCDKKMSS"), "SS", falls="KM")
    assert lucky.scores() == [0, 0]


@pytest.mark.clause("FO-18.3", "FO-4.1")
def test_without_swords_there_is_no_fine() -> None:
    game = fall(turn("Truce", totals=[700, 0]), "CCCDDKKK")
    assert "fined" not in happened(game)
    assert game.scores() == [700, 0]


@pytest.mark.clause("FO-18.3")
@pytest.mark.parametrize("fine", [500, 1000])
def test_editions_fine_a_sword_differently(fine: int) -> None:
    game = fall(turn("Truce", options={"truce_fine": fine}), "CCKKKMSS")
    assert game.scores() == [-2 * fine, 0]
    stopped = turn("Truce", "CCKKMMSS", options={"truce_fine": fine, "truce_stop": "fined"})
    assert stop(stopped).scores() == [-2 * fine, 0]
    island = fall(turn("Truce", options={"truce_fine": fine}), "CDKKKKMS")
    assert stop(island).scores() == [-fine, -400]


@pytest.mark.clause("FO-18.3", "FO-4.1")
def test_swords_cost_nothing_under_another_card() -> None:
    assert fall(turn("Gold", totals=[700, 0]), "CCKKKMSS").scores() == [700, 0]


# -- on the Island


@pytest.mark.clause("FO-18.4", "FO-8.5")
def test_swords_that_show_when_the_island_is_left_are_fined_and_the_others_pay_their_toll() -> None:
    game = stop(fall(turn("Truce", totals=[2000, 2000, 2000]), "CDKKKKSS"))
    assert clauses(game, "fined") == ["FO-18.4"]
    assert told(game, "fined") == [(0, -1000)]
    assert game.scores() == [1000, 1600, 1600]


@pytest.mark.clause("FO-18.4")
def test_only_swords_that_show_at_the_end_are_fined() -> None:
    game = fall(turn("Truce", totals=[2000, 2000]), "CDKKKKSS")
    assert roll_on(game, falls="CMMP").scores() == [2000, 1600]
    assert roll_on(game, falls="CMSP").scores() == [1500, 1600]
    assert stop(roll_on(game, falls="KMSS")).scores() == [1000, 1500]


@pytest.mark.clause("FO-18.4", "FO-8.7")
def test_the_last_die_left_on_the_island_may_be_a_sword() -> None:
    game = fall(turn("Truce", totals=[2000, 2000]), "KKKKKKKS")
    assert asks(game) == "TurnOverCard"
    assert game.scores() == [1500, 1300]


@pytest.mark.clause("FO-18.4", "FO-18.1")
def test_the_island_may_be_left_with_swords() -> None:
    game = fall(turn("Truce"), "CDKKKKSS")
    assert game.legal_moves() == (Stop(), RollAgain())


@pytest.mark.clause("FO-18.4")
@pytest.mark.parametrize(("truce_island", "victim"), [("both", 1600), ("spared", 2000)])
def test_a_fine_on_the_island_spares_the_opponents_or_not(truce_island: str, victim: int) -> None:
    options = {"truce_island": truce_island}
    game = stop(fall(turn("Truce", totals=[2000, 2000], options=options), "CDKKKKSS"))
    assert game.scores() == [1000, victim]
    peaceful = stop(fall(turn("Truce", totals=[2000, 2000], options=options), "CDKKKKMM"))
    assert peaceful.scores() == [2000, 1600]  # no fine, so nobody is spared


@pytest.mark.clause("FO-18.3")
def test_the_standing_shows_the_fine() -> None:
    assert seen(turn("Truce", "CCKKMMSS")).standing == -1000
    assert seen(turn("Truce", "CCKKKKSS")).standing == -1000  # on the Island
