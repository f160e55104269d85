"""A turn: play a tile that fits, or draw, or pass (WF-3.6 to WF-3.9, WF-4.1, WF-4.3)."""

from __future__ import annotations

import pytest

from emberisle.games.wildfire.rules.moves import Draw, Pass, Play

from .table_talk import (
    asks,
    choices,
    clauses,
    draw,
    draw_and_pass,
    end,
    ends,
    hand,
    lay,
    passes,
    position,
    refusal,
    say,
    seen,
    told,
)

CHAIN = "9-9, 4-9 on 9-9, 3-9 on 9-9"
"""Open are 9, twice, 4 and 3."""


@pytest.mark.clause("WF-3.6")
def test_a_tile_is_played_on_the_hub_or_on_another_open_end() -> None:
    game = position(CHAIN, "0-9 3-4 5-6", "2-7")
    assert choices(game) == {"0-9 on 9-9", "3-4 on 4-9", "3-4 on 3-9"}


@pytest.mark.clause("WF-3.6")
def test_whoever_can_play_may_not_draw_or_pass() -> None:
    game = position(CHAIN, "0-4 5-6", "2-7")
    assert refusal(game, Draw()).rule == "WF-3.7"
    assert refusal(game, Pass()).rule == "WF-3.6"
    assert choices(game) == {"0-4 on 4-9"}


@pytest.mark.clause("WF-3.6")
def test_one_tile_a_turn() -> None:
    game = lay(position(CHAIN, "0-4 0-3 5-6", "2-7"), "0-4", "4-9")
    assert hand(game, 0) == "0-3 5-6"
    assert seen(game).turn == 1


@pytest.mark.clause("WF-3.7")
def test_whoever_cannot_play_draws_one_tile() -> None:
    game = position(CHAIN, "5-6 7-8", "2-7")
    assert choices(game) == {"draw"}
    pile = seen(game).pile
    game = draw(game, "2-8")
    assert hand(game, 0) == "5-6 2-8 7-8"
    assert seen(game).pile == pile - 1
    assert clauses(game, "drew") == ["WF-3.7"]
    assert choices(game) == {"pass"}


@pytest.mark.clause("WF-3.8")
def test_a_drawn_tile_that_fits_is_played() -> None:
    game = draw(position(CHAIN, "5-6 7-8", "2-7"), "4-8")
    assert choices(game) == {"4-8 on 4-9"}
    assert refusal(game, Pass()).rule == "WF-3.6"
    assert refusal(game, Draw()).rule == "WF-3.7"
    assert hand(lay(game, "4-8", "4-9"), 0) == "5-6 7-8"


@pytest.mark.clause("WF-3.8")
def test_whoever_drew_a_tile_that_does_not_fit_passes() -> None:
    game = draw(position(CHAIN, "5-6 7-8", "2-7"), "2-8")
    assert refusal(game, Draw()).rule == "WF-3.8"
    game = passes(game)
    assert clauses(game, "passed") == ["WF-3.8"]
    assert seen(game).turn == 1


@pytest.mark.clause("WF-3.8")
def test_after_a_draw_and_a_pass_the_next_player_may_draw() -> None:
    game = draw_and_pass(position(CHAIN, "5-6 7-8", "2-7"), "2-8")
    assert choices(game) == {"draw"}


@pytest.mark.clause("WF-3.9")
def test_once_the_pile_is_used_up_whoever_cannot_play_passes() -> None:
    game = position(CHAIN, "5-6 7-8", "0-4 0-2", pile="")
    assert choices(game) == {"pass"}
    assert refusal(game, Draw()).rule == "WF-3.9"
    game = passes(game)
    assert clauses(game, "passed") == ["WF-3.9"]
    assert choices(game) == {"0-4 on 4-9"}


@pytest.mark.clause("WF-3.9")
def test_the_last_tile_of_the_pile_is_drawn_like_any_other() -> None:
    game = position(CHAIN, "5-6 7-8", "0-2", pile="4-7")
    assert choices(draw(game, "4-7")) == {"4-7 on 4-9"}


# -- playing a tile


@pytest.mark.clause("WF-4.1")
@pytest.mark.parametrize(
    ("tile", "on", "shows"), [("0-4", "4-9", 0), ("4-8", "4-9", 8), ("2-3", "3-9", 2), ("5-9", "9-9", 5)]
)
def test_ends_that_match_meet_and_the_other_is_open(tile: str, on: str, shows: int) -> None:
    game = lay(position(CHAIN, f"{tile} 6-6", "2-7"), tile, on)
    assert end(game, tile).shows == shows
    assert told(game, "laid") == [(0, tile, on, str(shows))]


@pytest.mark.clause("WF-4.1")
def test_an_end_that_was_played_on_is_no_longer_open() -> None:
    game = lay(position(CHAIN, "0-4 6-6", "2-7"), "0-4", "4-9")
    assert ends(game) == {"9-9": (9, 2), "3-9": (3, 1), "0-4": (0, 1)}


@pytest.mark.clause("WF-4.1")
def test_a_tile_that_matches_with_both_ends_lies_with_the_one_that_does_not_touch_out() -> None:
    game = position(CHAIN, "3-4 6-6", "2-7")
    assert end(lay(game, "3-4", "4-9"), "3-4").shows == 3
    assert end(lay(game, "3-4", "3-9"), "3-4").shows == 4
    assert refusal(game, Play("3-4", "4-9", "4")).rule == "WF-4.1"


@pytest.mark.clause("WF-4.1")
def test_a_tile_without_the_number_does_not_fit() -> None:
    assert refusal(position(CHAIN, "0-4 5-6", "2-7"), Play("5-6", "4-9", "6")).rule == "WF-4.1"


@pytest.mark.clause("WF-4.1", "WF-1.6")
def test_a_blank_meets_a_blank() -> None:
    game = position("9-9, 0-9 on 9-9", "0-4 5-6", "2-7")
    assert choices(game) == {"0-4 on 0-9"}


@pytest.mark.clause("WF-3.6")
def test_nobody_else_is_asked() -> None:
    game = position(CHAIN, "0-4 5-6", "2-7")
    assert asks(game) == "PlayTile"
    assert game.to_move == 0
    assert game.view(1).moves == ()
    assert say(game, Play("0-4", "4-9", "0")).to_move == 1
