"""Sorceress: one skull comes back to life (FO-11)."""

from __future__ import annotations

import pytest

from emberisle.games.fortune.rules.moves import Cast, Roll, RollAgain, Sail, Stop
from emberisle.games.fortune.rules.ruleset import FORTUNE

from .table_talk import (
    asks,
    cast,
    clauses,
    dice_in_hand,
    fall,
    happened,
    kept,
    refusal,
    roll,
    roll_on,
    sail,
    say,
    seen,
    stop,
    told,
    turn,
)

# -- once in a turn


@pytest.mark.clause("FO-11.1")
def test_one_skull_comes_back_to_life_and_is_rolled_again() -> None:
    game = turn("Sorceress", "CCDDKKMM")
    assert game.legal_moves() == (Stop(), RollAgain(), Cast())
    game = cast(game, falls="M")
    assert seen(game).dice == "CCDDKMMM"
    assert clauses(game, "cast") == ["FO-11.1"]
    assert stop(game).scores() == [100 + 400, 0]


@pytest.mark.clause("FO-11.1")
def test_the_revived_die_may_show_a_skull_again() -> None:
    game = cast(turn("Sorceress", "CCDDKKMM"), falls="K")
    assert seen(game).dice == "CCDDKKMM"
    assert not seen(game).spell


@pytest.mark.clause("FO-11.1")
def test_the_spell_can_be_cast_once() -> None:
    game = cast(turn("Sorceress", "CCDDKKMM"), falls="M")
    assert game.legal_moves() == (Stop(), RollAgain())
    why = refusal(game, Cast())
    assert why.rule == "FO-11.1"
    assert "once in a turn" in FORTUNE.reason(why)


@pytest.mark.clause("FO-11.1", "FO-11.3")
def test_a_spent_spell_saves_nobody_from_the_third_skull() -> None:
    game = cast(turn("Sorceress", "CCDDKKMM"), falls="K")
    game = roll(game, "MM", falls="KM")
    assert told(game, "disqualified") == [(0, 3)]


@pytest.mark.clause("FO-11.1")
def test_without_a_skull_there_is_nothing_to_revive() -> None:
    game = turn("Sorceress", "CCDDMMPP")
    assert game.legal_moves() == (Stop(), RollAgain())
    why = refusal(game, Cast())
    assert why.rule == "FO-11.1"
    assert "skull" in FORTUNE.reason(why)


@pytest.mark.clause("FO-11.1")
def test_only_the_sorceress_casts_spells() -> None:
    why = refusal(turn("Captain", "CCDDKKMM"), Cast())
    assert why.rule == "FO-11.1"
    assert "Captain" in FORTUNE.reason(why)


@pytest.mark.clause("FO-11.1")
def test_every_sorceress_brings_a_new_spell() -> None:
    game = stop(cast(turn("Sorceress", "CCDDKKMM", pile=["Sorceress"]), falls="K"))
    assert seen(fall(game, "CCDDKKMM")).spell


# -- alone or in company


@pytest.mark.clause("FO-11.2")
def test_the_revived_die_may_be_rolled_alone() -> None:
    game = say(turn("Sorceress", "CCDDKKMM"), Cast(), Roll(""))
    assert dice_in_hand(game) == 1
    assert told(game, "picked") == [(0, "K")]
    assert clauses(game, "picked") == ["FO-11.2"]


@pytest.mark.clause("FO-11.2")
@pytest.mark.parametrize("along", ["M", "MM", "CCDDMM"])
def test_with_a_freed_skull_any_other_dice_may_go_along(along: str) -> None:
    game = say(turn("Sorceress", "CCDDKKMM"), Cast(), Roll(along))
    assert dice_in_hand(game) == 1 + len(along)
    assert seen(game).skulls == 1


@pytest.mark.clause("FO-11.2", "FO-3.5")
def test_with_a_freed_skull_the_other_does_not_go_along() -> None:
    game = say(turn("Sorceress", "CCDDKKMM"), Cast())
    assert refusal(game, Roll("KM")).rule == "FO-11.2"


@pytest.mark.clause("FO-11.2")
def test_where_the_house_says_so_a_second_die_goes_along() -> None:
    game = say(turn("Sorceress", "CCDDKKMM", options={"spell_alone": False}), Cast())
    why = refusal(game, Roll(""))
    assert why.rule == "FO-11.2"
    assert "another die" in FORTUNE.reason(why)
    assert dice_in_hand(say(game, Roll("M"))) == 2


# -- at the third skull


@pytest.mark.clause("FO-11.3")
@pytest.mark.parametrize("first", [True, False])
def test_the_spell_may_be_cast_at_the_third_skull(first: bool) -> None:
    game = fall(turn("Sorceress"), "CCDDKKKM") if first else roll(turn("Sorceress", "CCDKKMMP"), "MP", "DK")
    assert asks(game) == "CastOrSink"
    assert seen(game).standing == 0  # as it stands, the turn is lost
    assert game.legal_moves() == (Stop(), Cast())
    game = cast(game, falls="D")
    assert seen(game).skulls == 2
    assert asks(game) == "Decide"


@pytest.mark.clause("FO-11.3")
def test_the_turn_goes_on_and_scores() -> None:
    game = cast(fall(turn("Sorceress"), "CCDDKKKM"), falls="D")
    assert stop(game).scores() == [100 + 500, 0]  # three diamonds, five pieces


@pytest.mark.clause("FO-11.3", "FO-4.1")
@pytest.mark.parametrize(("along", "falls", "skulls"), [("", "K", 3), ("M", "KM", 3), ("M", "KK", 4)])
def test_three_skulls_after_the_spell_disqualify(along: str, falls: str, skulls: int) -> None:
    game = cast(fall(turn("Sorceress"), "CCDDKKKM"), falls, along)
    assert told(game, "disqualified") == [(0, skulls)]
    assert "sailed" not in happened(game)  # four skulls, but not in the first roll
    assert game.scores() == [0, 0]


@pytest.mark.clause("FO-11.3", "FO-11.2")
def test_other_dice_may_go_along_with_a_spell_at_the_third_skull() -> None:
    game = cast(fall(turn("Sorceress"), "CCDDKKKM"), falls="CC", along="M")
    assert stop(game).scores() == [200 + 600, 0]  # four coins, and six pieces


@pytest.mark.clause("FO-11.3")
def test_instead_of_casting_at_the_third_skull_one_may_give_the_turn_up() -> None:
    game = stop(fall(turn("Sorceress"), "CCDDKKKM"))
    assert told(game, "disqualified") == [(0, 3)]
    assert game.scores() == [0, 0]


@pytest.mark.clause("FO-11.3")
def test_a_spell_cannot_make_good_two_skulls_too_many() -> None:
    game = roll(turn("Sorceress", "CCDKKMMP"), "MP", falls="KK")
    assert told(game, "disqualified") == [(0, 4)]  # three would be left, whatever the revived die showed


# -- on the way to the Island


@pytest.mark.clause("FO-11.4")
@pytest.mark.parametrize("dice", ["CCDDKKKK", "CCDKKKKK"])
def test_four_skulls_in_the_first_roll_leave_the_choice_to_sail_or_to_cast(dice: str) -> None:
    game = fall(turn("Sorceress"), dice)
    assert asks(game) == "CastOrSail"
    assert game.legal_moves() == (Sail(), Cast())


@pytest.mark.clause("FO-11.4")
def test_who_sails_instead_of_casting_is_on_the_island() -> None:
    game = sail(fall(turn("Sorceress", totals=[0, 1000]), "CCDDKKKK"))
    assert told(game, "sailed") == [(0, 4)]
    assert asks(game) == "DecideOnIsland"
    assert stop(game).scores() == [0, 600]


@pytest.mark.clause("FO-11.4")
def test_who_casts_before_sailing_and_still_has_four_skulls_sails() -> None:
    game = cast(fall(turn("Sorceress", totals=[0, 1000]), "CCDDKKKK"), falls="K")
    assert told(game, "sailed") == [(0, 4)]
    assert asks(game) == "DecideOnIsland"
    assert stop(game).scores() == [0, 600]


@pytest.mark.clause("FO-11.4")
def test_who_casts_before_sailing_and_has_three_skulls_left_is_disqualified() -> None:
    game = cast(fall(turn("Sorceress", totals=[500, 1000]), "CCDDKKKK"), falls="C")
    assert told(game, "disqualified") == [(0, 3)]
    assert "sailed" not in happened(game)
    assert game.scores() == [500, 1000]


@pytest.mark.clause("FO-11.4")
def test_with_five_skulls_the_spell_never_loses_the_island() -> None:
    game = cast(fall(turn("Sorceress", totals=[0, 1000]), "CCDKKKKK"), falls="C")
    assert told(game, "sailed") == [(0, 4)]


@pytest.mark.clause("FO-11.4", "FO-11.2")
def test_other_dice_may_go_along_with_a_spell_before_sailing_and_bring_more_skulls() -> None:
    game = cast(fall(turn("Sorceress", totals=[0, 1000]), "CCDDKKKK"), falls="CKKKM", along="CCDD")
    assert told(game, "sailed") == [(0, 6)]
    assert kept(game) == "CM"
    assert stop(game).scores() == [0, 400]


@pytest.mark.clause("FO-11.4")
def test_on_the_island_itself_the_spell_does_not_work() -> None:
    game = sail(fall(turn("Sorceress"), "CCDDKKKK"))
    assert game.legal_moves() == (Stop(), RollAgain())
    why = refusal(game, Cast())
    assert why.rule == "FO-11.4"
    assert "Island" in FORTUNE.reason(why)


@pytest.mark.clause("FO-11.4")
def test_a_spell_spent_before_leaves_no_choice() -> None:
    game = turn("Sorceress", "CCDDKKKK", spell=False)
    assert asks(game) == "DecideOnIsland"


@pytest.mark.clause("FO-11.4", "FO-11.2")
@pytest.mark.parametrize(("spell_alone", "question"), [(True, "CastOrSail"), (False, "TurnOverCard")])
def test_eight_skulls_leave_no_second_die_to_go_along(spell_alone: bool, question: str) -> None:
    game = fall(turn("Sorceress", totals=[0, 1000], options={"spell_alone": spell_alone}), "KKKKKKKK")
    assert asks(game) == question
    if spell_alone:
        game = cast(game, falls="M")
        assert game.scores() == [0, 300]  # seven skulls, and the last die is not rolled alone
    else:
        assert game.scores() == [0, 200]


# -- where the house lets the spell work on the Island

THERE = {"spell_island": "there"}


@pytest.mark.clause("FO-11.4")
def test_where_the_house_says_so_the_spell_may_be_cast_on_the_island() -> None:
    game = sail(fall(turn("Sorceress", totals=[0, 1000], options=THERE), "CCDDKKKK"))
    assert game.legal_moves() == (Stop(), RollAgain(), Cast())
    game = say(game, Cast())
    assert dice_in_hand(game) == 5  # the revived die joins the four others
    assert clauses(game, "cast") == ["FO-11.1"]
    game = stop(fall(game, "CDKKM"))
    assert game.scores() == [0, 500]  # three skulls and two


@pytest.mark.clause("FO-11.4", "FO-8.4")
def test_an_island_roll_with_the_revived_die_must_bring_a_skull() -> None:
    game = sail(fall(turn("Sorceress", totals=[0, 1000], options=THERE), "CCDDKKKK"))
    game = fall(say(game, Cast()), "CCDDM")
    assert asks(game) == "TurnOverCard"
    assert game.scores() == [0, 700]


@pytest.mark.clause("FO-11.4", "FO-11.1")
def test_the_spell_can_be_cast_once_on_the_island_where_the_house_allows_it() -> None:
    game = sail(fall(turn("Sorceress", options=THERE), "CCDDKKKK"))
    game = fall(say(game, Cast()), "CCDKM")
    assert game.legal_moves() == (Stop(), RollAgain())
    assert refusal(game, Cast()).rule == "FO-11.1"
    before = cast(fall(turn("Sorceress", options=THERE), "CCDDKKKK"), falls="K")
    assert before.legal_moves() == (Stop(), RollAgain())


@pytest.mark.clause("FO-11.4", "FO-8.7")
@pytest.mark.parametrize("spell_alone", [True, False])
def test_the_revived_die_gives_the_last_one_company(spell_alone: bool) -> None:
    options = THERE | {"spell_alone": spell_alone}
    game = sail(fall(turn("Sorceress", totals=[0, 1000], options=options), "CKKKKKKK"))
    assert game.legal_moves() == (Stop(), Cast())
    assert refusal(game, RollAgain()).rule == "FO-8.7"
    game = fall(say(game, Cast()), "KK")
    assert game.scores() == [0, 200]


@pytest.mark.clause("FO-11.4", "FO-8.8")
def test_who_must_roll_on_need_not_cast() -> None:
    game = sail(fall(turn("Sorceress", options=THERE | {"island_stop": False}), "CCDDKKKK"))
    assert game.legal_moves() == (RollAgain(), Cast())
    game = roll_on(game, falls="KKKM")
    assert game.legal_moves() == (Stop(), Cast())  # one die is too few for a roll, so the turn may end


@pytest.mark.clause("FO-11.4", "FO-11.2")
@pytest.mark.parametrize("spell_alone", [True, False])
def test_eight_skulls_on_the_island_and_the_spell(spell_alone: bool) -> None:
    options = THERE | {"spell_alone": spell_alone, "island_last_die": True}
    game = sail(fall(turn("Sorceress", totals=[0, 1000], options=options), "CKKKKKKK"))
    game = roll_on(game, falls="K")
    assert asks(game) == ("DecideOnIsland" if spell_alone else "TurnOverCard")
