"""The end of a round: out, blocked, and the next deal (WF-8)."""

from __future__ import annotations

import pytest

from .table_talk import (
    asks,
    catch,
    choices,
    clauses,
    deal,
    deal_anything,
    draw,
    draw_and_pass,
    happened,
    lay,
    lay_open,
    new,
    passes,
    play_out,
    position,
    seen,
    told,
)

CHAIN = "9-9, 4-9 on 9-9, 3-9 on 9-9"

# -- knocking


@pytest.mark.clause("WF-8.1")
def test_a_player_who_is_down_to_one_tile_knocks() -> None:
    game = lay(position(CHAIN, "0-4 5-6", "2-7 0-8"), "0-4", "4-9")
    assert told(game, "knocked") == [(0,)]
    assert clauses(game, "knocked") == ["WF-8.1"]
    assert seen(game).knocked == (True, False)


@pytest.mark.clause("WF-8.1")
def test_nobody_knocks_with_two_tiles_left() -> None:
    game = lay(position(CHAIN, "0-4 5-6 5-7", "2-7 0-8"), "0-4", "4-9")
    assert told(game, "knocked") == []
    assert seen(game).knocked == (False, False)


@pytest.mark.clause("WF-8.1")
def test_whoever_draws_and_is_down_to_one_again_knocks_again() -> None:
    game = position(CHAIN, "5-6", "2-7 0-8", knocked=[0])
    game = draw(game, "4-8")
    assert seen(game).knocked == (False, False)
    game = lay(game, "4-8", "4-9")
    assert told(game, "knocked") == [(0,)]


# -- out


@pytest.mark.clause("WF-8.2")
def test_the_round_ends_when_somebody_plays_the_last_tile() -> None:
    game = lay(position(CHAIN, "0-4", "2-7 0-9"), "0-4", "4-9")
    assert told(game, "went_out") == [(0,)]
    assert clauses(game, "went_out") == ["WF-8.2"]
    assert len(seen(game).sheet) == 1
    assert asks(game) == "DealHand"


@pytest.mark.clause("WF-8.2", "WF-3.8")
def test_playing_a_tile_that_was_just_drawn_leaves_what_there_was() -> None:
    game = lay(draw(position(CHAIN, "5-6", "2-7 0-9"), "5-9"), "5-9", "9-9")
    assert "went_out" not in happened(game)
    assert seen(game).tiles[0] == 1


@pytest.mark.clause("WF-8.2")
@pytest.mark.parametrize(("tile", "on"), [("1-4", "4-9"), ("4-D", "4-9"), ("3-T", "3-9"), ("1-1", "3-9")])
@pytest.mark.parametrize("hub", ["pressed", "called", "all_called"])
def test_if_the_last_tile_is_a_flame_the_hub_is_not_pressed(tile: str, on: str, hub: str) -> None:
    game = lay_open(position(CHAIN, tile, "2-7 0-9", options={"hub": hub}), tile, on)
    assert told(game, "went_out") == [(0,)]
    assert "lit" not in happened(game)
    assert asks(game) == "DealHand"


@pytest.mark.clause("WF-8.2")
def test_the_last_tile_need_not_complete_the_flame() -> None:
    game = lay(position(CHAIN + ", 4-D on 4-9 as 6", "0-6", "2-7 0-9"), "0-6", "4-D")
    assert told(game, "went_out") == [(0,)]


@pytest.mark.clause("WF-8.2")
def test_a_double_may_be_the_last_tile() -> None:
    assert told(lay(position(CHAIN, "4-4", "2-7"), "4-4", "4-9"), "went_out") == [(0,)]


# -- blocked


@pytest.mark.clause("WF-8.3")
def test_a_round_is_blocked_when_everybody_has_passed_and_the_pile_is_used_up() -> None:
    game = position(CHAIN, "5-6", "0-8", "2-7", pile="")
    game = passes(passes(game))
    assert "blocked" not in happened(game)
    game = passes(game)
    assert told(game, "blocked") == [(2,)]
    assert clauses(game, "blocked") == ["WF-8.3"]
    assert asks(game) == "DealHand"


@pytest.mark.clause("WF-8.3")
@pytest.mark.parametrize("flame", [", 4-D on 4-9 as 6", ", 1-4 on 4-9 as 6", ", 1-1 on 4-9 as 6"])
def test_an_unfinished_flame_can_block_a_round(flame: str) -> None:
    game = position(CHAIN + flame, "5-9", "0-3", pile="")
    assert told(passes(passes(game)), "blocked") == [(1,)]


@pytest.mark.clause("WF-8.3")
def test_a_tile_that_is_played_begins_the_count_anew() -> None:
    game = position(CHAIN, "0-6 5-7", "0-8 6-8", "4-7 2-2", pile="")
    game = lay(passes(passes(game)), "4-7", "4-9")
    game = lay(game, "5-7", "4-7")
    game = passes(passes(game))
    assert "blocked" not in happened(game)
    assert told(passes(game), "blocked") == [(0,)]


@pytest.mark.clause("WF-8.3")
def test_while_there_are_tiles_to_draw_nothing_is_blocked() -> None:
    game = position(CHAIN, "5-6", "0-8", pile="2-7 2-6 2-5")
    game = draw_and_pass(draw_and_pass(game, "2-7"), "2-6")
    assert "blocked" not in happened(game)
    assert choices(game) == {"draw"}


@pytest.mark.clause("WF-8.3")
def test_whoever_passed_before_the_pile_was_used_up_has_passed() -> None:
    game = position(CHAIN, "5-6", "0-8", pile="2-7 2-6")
    game = draw_and_pass(draw_and_pass(game, "2-7"), "2-6")
    assert told(game, "blocked") == [(1,)]


@pytest.mark.clause("WF-8.3")
def test_the_last_tile_of_the_pile_may_save_the_round() -> None:
    game = position(CHAIN, "5-6", "0-8", pile="2-4")
    game = lay(draw(game, "2-4"), "2-4", "4-9")
    assert "blocked" not in happened(game)


# -- the next round


@pytest.mark.clause("WF-8.4")
@pytest.mark.parametrize(("dealer", "next_dealer"), [(0, 1), (1, 2), (2, 0)])
def test_the_player_to_the_left_of_the_dealer_deals_next(dealer: int, next_dealer: int) -> None:
    game = lay(position(CHAIN, "0-4", "2-7", "0-8", dealer=dealer), "0-4", "4-9")
    assert seen(game).dealer == next_dealer
    assert seen(game).round == 2


@pytest.mark.clause("WF-8.4")
def test_the_deal_goes_round_the_table() -> None:
    game = new(3)
    dealers = []
    for luck in range(4):
        dealers.append(seen(game).dealer)
        game = play_out(game, luck, rounds=1)
    assert dealers == [0, 1, 2, 0]


@pytest.mark.clause("WF-9.5", "WF-2.1", "WF-2.2")
def test_for_the_next_round_all_tiles_are_shuffled_and_dealt() -> None:
    game = lay(position(CHAIN, "0-4", "2-7", pile="5-8"), "0-4", "4-9")
    assert seen(game).pile == 65
    game = deal_anything(game, luck=3)
    assert seen(game).pile == 51
    assert len(seen(game).chain) <= 1


@pytest.mark.clause("WF-9.5")
def test_nothing_of_the_last_round_is_left_in_the_next() -> None:
    flame = CHAIN + ", 4-D on 4-9 as 6"
    game = lay(position(flame, "0-6", "2-7", pile=""), "0-6", "4-D")
    game = deal(game, "1-2 1-3 1-4 1-5 1-6 1-7 8-8", "0-1 0-2 0-3 0-4 0-5 0-6 9-9")
    assert [laid.tile for laid in seen(game).chain] == ["9-9"]
    assert seen(game).owed is None
    assert seen(game).knocked == (False, False)
    assert seen(game).lacking == ((), ())
    assert seen(game).shown == ()
    assert seen(game).turn == 1


@pytest.mark.clause("WF-8.3")
def test_after_the_round_nothing_is_owed_and_the_last_pass_passes_nothing_on() -> None:
    game = position("9-9, 4-9 on 9-9, 4-D on 4-9 as 7", "2-3", "5-8", totals=[299, 295], pile="")
    game = passes(passes(game))
    assert game.over
    assert seen(game).owed is None
    assert told(game, "passed_on") == [(0, "4-D", 1)]


@pytest.mark.clause("WF-11.5", "WF-5.8")
def test_the_job_of_closing_a_flame_skips_whoever_loses_a_turn() -> None:
    house = {"knocking": "called"}
    chain = "9-9, 4-9 on 9-9, 4-D on 4-9 as 7"
    game = catch(position(chain, "2-3 4-6", "5-8", pile="", silent=[1], options=house), 1)
    flame = seen(game).owed
    assert flame is not None
    assert (flame.seat, flame.passes_to) == (0, 0)
