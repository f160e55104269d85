"""Knocking as the player's own business, and the penalty (WF-8.1, WF-11.4, WF-11.5)."""

from __future__ import annotations

import pytest

import emberisle as em
from emberisle.games.wildfire.rules.moves import CatchOut
from emberisle.games.wildfire.rules.ruleset import WILDFIRE

from .table_talk import (
    asks,
    catch,
    choices,
    clauses,
    deal,
    draw,
    draw_and_pass,
    gets,
    hand,
    happened,
    lay,
    lay_and_knock,
    lay_open,
    light,
    passes,
    position,
    refusal,
    seen,
    told,
)

CHAIN = "9-9, 4-9 on 9-9, 3-9 on 9-9"
CALLED = {"knocking": "called"}


def forgotten(second: str = "2-9 2-6", third: str = "0-8 6-8", pile: str | None = None) -> em.Game:
    """The first of three players is down to one tile, 5-7, and has not knocked."""
    game = position(CHAIN, "0-4 5-7", second, third, pile=pile, options=CALLED)
    return lay(game, "0-4", "4-9")


# -- the knock


@pytest.mark.clause("WF-8.1")
def test_the_knock_is_part_of_the_move_that_leaves_one_tile() -> None:
    game = position(CHAIN, "0-4 5-7", "2-9 2-6", options=CALLED)
    assert choices(game) == {"0-4 on 4-9", "0-4 on 4-9, knocking"}
    game = lay_and_knock(game, "0-4", "4-9")
    assert told(game, "knocked") == [(0,)]
    assert seen(game).knocked == (True, False)


@pytest.mark.clause("WF-8.1")
@pytest.mark.parametrize("hand", ["0-4", "0-4 5-7 5-8"])
def test_nobody_knocks_with_a_move_that_leaves_none_or_two_tiles(hand: str) -> None:
    assert choices(position(CHAIN, hand, "2-9 2-6", options=CALLED)) == {"0-4 on 4-9"}


@pytest.mark.clause("WF-8.1")
def test_where_knocking_happens_by_itself_it_is_no_choice() -> None:
    game = position(CHAIN, "0-4 5-7", "2-9 2-6", options={"knocking": "automatic"})
    assert choices(game) == {"0-4 on 4-9"}
    assert told(lay(game, "0-4", "4-9"), "knocked") == [(0,)]


@pytest.mark.clause("WF-8.1")
def test_whoever_has_knocked_cannot_be_caught_out() -> None:
    game = position(CHAIN, "0-4 5-7", "2-9 2-6", options=CALLED)
    game = lay_and_knock(game, "0-4", "4-9")
    assert choices(game) == {"2-9 on 9-9", "2-9 on 9-9, knocking"}


@pytest.mark.clause("WF-8.1")
def test_a_knock_may_go_with_a_flame() -> None:
    game = position(CHAIN, "1-4 5-7", "2-9 2-6", options=CALLED)
    assert "1-4 on 4-9, open, knocking" in choices(game)
    game = light(lay_open(game, "1-4", "4-9"), 2)
    quiet = {"2-9 on 1-4", "2-6 on 1-4"}
    assert choices(game) == {"catchout(0)", *quiet, *[f"{choice}, knocking" for choice in quiet]}


# -- the penalty


@pytest.mark.clause("WF-11.4")
def test_who_forgets_to_knock_can_be_noticed_by_the_next_player() -> None:
    game = forgotten()
    assert "knocked" not in happened(game)
    assert choices(game) == {"2-9 on 9-9", "2-9 on 9-9, knocking", "catchout(0)"}


@pytest.mark.clause("WF-11.4")
def test_who_forgot_to_knock_must_take_a_tile_from_the_pile() -> None:
    game = catch(forgotten(), 0)
    assert told(game, "caught") == [(1, 0)]
    assert asks(game) == "DrawTile"
    game = gets(game, "8-8")
    assert hand(game, 0) == "5-7 8-8"
    assert clauses(game, "drew") == ["WF-11.4"]
    assert told(game, "drew_tile", seat=0) == [(0, "8-8")]
    assert told(game, "drew_tile", seat=1) == []


@pytest.mark.clause("WF-11.4")
def test_whoever_noticed_a_forgotten_knock_still_has_the_turn() -> None:
    game = gets(catch(forgotten(), 0), "8-8")
    assert game.to_move == 1
    assert choices(game) == {"2-9 on 9-9", "2-9 on 9-9, knocking"}


@pytest.mark.clause("WF-11.4")
def test_nobody_pays_twice_for_a_forgotten_knock() -> None:
    game = gets(catch(forgotten(), 0), "8-8")
    assert "2 tiles" in WILDFIRE.reason(refusal(game, CatchOut(0)))
    game = lay_and_knock(game, "2-9", "9-9")
    assert "catchout(0)" not in choices(game)


@pytest.mark.clause("WF-11.4")
def test_any_other_player_can_notice_a_forgotten_knock_in_a_turn_of_their_own() -> None:
    game = lay_and_knock(forgotten(), "2-9", "9-9")
    assert game.to_move == 2
    assert choices(game) == {"0-8 on 0-4", "0-8 on 0-4, knocking", "catchout(0)"}
    assert told(catch(game, 0), "caught") == [(2, 0)]


@pytest.mark.clause("WF-11.4")
def test_two_players_may_have_forgotten_to_knock() -> None:
    game = lay(forgotten(), "2-9", "9-9")
    assert {"catchout(0)", "catchout(1)"} < choices(game)
    game = gets(catch(game, 1), "8-8")
    assert "catchout(0)" in choices(game)
    assert "catchout(1)" not in choices(game)


@pytest.mark.clause("WF-11.4")
def test_once_the_player_has_had_another_turn_nobody_can_notice_a_forgotten_knock() -> None:
    game = lay_and_knock(lay_and_knock(forgotten(pile=""), "2-9", "9-9"), "0-8", "0-4")
    game = passes(game)
    assert seen(game).tiles == (1, 1, 1)
    assert choices(game) == {"2-6 on 2-9"}


@pytest.mark.clause("WF-11.4")
def test_a_forgotten_knock_can_be_noticed_after_drawing() -> None:
    game = position(CHAIN, "0-4 5-7", "2-6 2-8", options=CALLED)
    game = draw(lay(game, "0-4", "4-9"), "6-6")
    assert choices(game) == {"pass", "catchout(0)"}
    game = gets(catch(game, 0), "8-8")
    assert choices(game) == {"pass"}


@pytest.mark.clause("WF-11.4")
def test_noticing_a_forgotten_knock_is_nobodys_duty() -> None:
    game = lay_and_knock(forgotten(), "2-9", "9-9")
    assert "caught" not in happened(game)
    assert seen(game).tiles == (1, 1, 2)


@pytest.mark.clause("WF-11.4", "WF-8.1")
def test_whoever_is_down_to_one_again_has_to_knock_again() -> None:
    game = gets(catch(forgotten(), 0), "0-2")
    game = lay_and_knock(game, "2-9", "9-9")
    game = lay_and_knock(game, "0-8", "0-4")
    assert choices(game) == {"0-2 on 2-9", "0-2 on 2-9, knocking"}
    assert "catchout(0)" in choices(lay(game, "0-2", "2-9"))


@pytest.mark.clause("WF-11.4", "WF-3.9")
def test_the_penalty_may_take_the_last_tile_of_the_pile() -> None:
    game = position(CHAIN, "0-4 5-7", "2-6 2-8", pile="8-8", options=CALLED)
    game = lay(game, "0-4", "4-9")
    assert choices(game) == {"draw", "catchout(0)"}
    game = gets(catch(game, 0), "8-8")
    assert choices(game) == {"pass"}


@pytest.mark.clause("WF-11.4", "WF-8.3")
def test_a_penalty_tile_that_fits_may_be_played_when_all_the_others_have_passed() -> None:
    game = position(CHAIN, "0-4 5-7", "2-6 2-8", pile="0-5", options=CALLED)
    game = passes(gets(catch(lay(game, "0-4", "4-9"), 0), "0-5"))
    assert choices(game) == {"0-5 on 0-4", "0-5 on 0-4, knocking"}


# -- nothing to draw


@pytest.mark.clause("WF-11.5")
def test_who_forgot_to_knock_loses_the_next_turn_if_the_pile_is_used_up() -> None:
    game = catch(forgotten(pile=""), 0)
    assert told(game, "will_lose_turn") == [(0,)]
    assert clauses(game, "will_lose_turn") == ["WF-11.5"]
    assert seen(game).skips == (True, False, False)
    assert game.to_move == 1
    game = lay_and_knock(lay_and_knock(game, "2-9", "9-9"), "0-8", "0-4")
    assert told(game, "lost_turn") == [(0,)]
    assert clauses(game, "lost_turn") == ["WF-11.5"]
    assert game.to_move == 1
    assert seen(game).skips == (False, False, False)


@pytest.mark.clause("WF-11.5")
def test_a_forgotten_knock_costs_only_one_turn() -> None:
    game = catch(forgotten(second="2-9 6-6", third="0-8 6-8 7-7", pile=""), 0)
    game = lay(lay_and_knock(game, "2-9", "9-9"), "0-8", "0-4")
    game = lay(passes(game), "6-8", "0-8")
    assert told(game, "lost_turn") == [(0,)]
    assert game.to_move == 0


@pytest.mark.clause("WF-11.5", "WF-8.3")
def test_a_lost_turn_is_not_a_pass() -> None:
    game = position(CHAIN, "0-4 0-7", "2-6 2-8", "5-6 6-6", pile="", options=CALLED)
    game = catch(lay(game, "0-4", "4-9"), 0)
    game = passes(passes(game))
    assert told(game, "lost_turn") == [(0,)]
    assert "blocked" not in happened(game)
    game = passes(passes(game))
    assert choices(game) == {"0-7 on 0-4"}
    assert told(lay(game, "0-7", "0-4"), "went_out") == [(0,)]


@pytest.mark.clause("WF-11.5")
def test_a_turn_that_is_owed_for_a_forgotten_knock_is_not_lost_in_the_next_round() -> None:
    game = position(CHAIN, "0-4 5-7", "2-9", pile="", options=CALLED)
    game = catch(lay(game, "0-4", "4-9"), 0)
    game = lay(game, "2-9", "9-9")
    assert told(game, "went_out") == [(1,)]
    game = deal(game, "1-2 1-3 1-4 1-5 1-6 1-7 8-8", "0-1 0-2 0-3 0-4 0-5 0-6 9-9")
    assert seen(game).skips == (False, False)


@pytest.mark.clause("WF-11.4", "WF-5.8")
def test_an_open_flame_is_no_excuse_for_a_forgotten_knock() -> None:
    flame = CHAIN + ", 1-4 on 4-9 as 6"
    game = position(flame, "5-6 5-7", "2-9 2-8", options=CALLED)
    game = lay(game, "5-6", "1-4")
    assert "catchout(0)" in choices(game)
    game = position(flame, "5-8", "2-9 2-8", turn=1, silent=[0], options=CALLED)
    assert choices(game) == {"draw", "catchout(0)"}
    assert choices(draw_and_pass(game, "8-8")) == {"draw"}
