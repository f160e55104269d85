"""The Wild Ones, closed and open (WF-5)."""

from __future__ import annotations

import pytest

from .table_talk import (
    asks,
    choices,
    clauses,
    draw,
    draw_and_pass,
    end,
    lay,
    lay_open,
    light,
    owed,
    passes,
    position,
    seen,
    told,
)

CHAIN = "9-9, 6-9 on 9-9, 3-9 on 9-9"
LIT_7 = CHAIN + ", 1-6 on 6-9 as 7"
LIT_1 = CHAIN + ", 1-6 on 6-9 as 1"

# -- closed


@pytest.mark.clause("WF-5.1")
def test_a_wild_one_fits_any_open_end() -> None:
    game = position(CHAIN, "1-5 0-2", "2-7")
    assert choices(game) == {"1-5 on 9-9", "1-5 on 6-9", "1-5 on 3-9"}


@pytest.mark.clause("WF-5.1")
@pytest.mark.parametrize("on", ["9-9", "6-9", "3-9"])
def test_a_wild_one_closes_where_it_is_played_and_its_other_end_is_open(on: str) -> None:
    game = lay(position(CHAIN, "1-5 0-2", "5-7 0-7"), "1-5", on)
    assert asks(game) == "PlayTile"
    assert owed(game) is None
    assert (end(game, "1-5").shows, end(game, "1-5").openings) == (5, 1)
    assert "5-7 on 1-5" in choices(game)
    assert clauses(game, "laid_closed") == ["WF-5.1"]


@pytest.mark.clause("WF-5.1")
def test_the_wild_one_with_a_blank_leaves_a_blank() -> None:
    assert end(lay(position(CHAIN, "0-1 0-2", "5-7"), "0-1", "6-9"), "0-1").shows == 0


# -- open


@pytest.mark.clause("WF-5.2")
def test_a_wild_one_whose_number_matches_may_be_played_with_its_flame_open() -> None:
    game = position(CHAIN, "1-6 0-2", "2-7")
    assert choices(game) == {"1-6 on 9-9", "1-6 on 6-9", "1-6 on 6-9, open", "1-6 on 3-9"}
    game = lay_open(game, "1-6", "6-9")
    assert told(game, "laid_open") == [(0, "1-6", "6-9", "1")]
    assert clauses(game, "laid_open") == ["WF-5.2"]


@pytest.mark.clause("WF-5.3")
def test_the_hub_is_pressed_at_once_for_an_open_wild_one() -> None:
    game = lay_open(position(CHAIN, "1-6 0-2", "2-7"), "1-6", "6-9")
    assert asks(game) == "PressHub"
    assert game.to_move is None
    game = light(game, 7)
    assert told(game, "lit") == [(0, 7, "1-6", 1)]
    assert owed(game) == ("1-6", 7, 1)
    assert end(game, "1-6").shows == 7


@pytest.mark.clause("WF-5.3")
def test_no_hub_is_pressed_for_a_wild_one_that_is_closed() -> None:
    assert told(lay(position(CHAIN, "1-6 0-2", "2-7"), "1-6", "6-9"), "lit") == []


@pytest.mark.clause("WF-5.4")
def test_the_next_tile_must_be_played_on_the_wild_one_and_match() -> None:
    game = position(LIT_7, "7-8 0-7 0-9 2-3", "2-4")
    assert choices(game) == {"7-8 on 1-6", "0-7 on 1-6"}


@pytest.mark.clause("WF-5.4")
def test_the_tile_that_matches_closes_the_wild_one() -> None:
    game = lay(position(LIT_7, "7-8 0-2", "0-8 0-9"), "7-8", "1-6")
    assert owed(game) is None
    assert told(game, "closed") == [(0, "1-6")]
    assert clauses(game, "closed") == ["WF-5.4"]
    assert end(game, "7-8").shows == 8
    assert choices(game) == {"0-8 on 7-8", "0-9 on 9-9"}


@pytest.mark.clause("WF-5.5")
def test_another_wild_one_closes_a_wild_one_whatever_the_number() -> None:
    game = position(LIT_7, "1-5 0-9", "2-4")
    assert choices(game) == {"1-5 on 1-6"}
    game = lay(game, "1-5", "1-6")
    assert owed(game) is None
    assert end(game, "1-5").shows == 5


@pytest.mark.clause("WF-5.6")
def test_a_wild_one_that_is_lit_as_a_one_is_closed_by_a_wild_one() -> None:
    game = position(LIT_1, "1-5 0-1 0-9 6-7 2-2", "2-4")
    assert choices(game) == {"1-5 on 1-6", "0-1 on 1-6"}


@pytest.mark.clause("WF-5.6")
def test_a_wild_one_that_is_lit_as_a_one_is_closed_by_nothing_but_a_wild_one() -> None:
    game = position(LIT_1, "0-9 6-7 2-2 8-8 4-D", "2-4")
    assert choices(game) == {"draw"}


@pytest.mark.clause("WF-5.6", "WF-6.1")
def test_the_double_wild_one_closes_a_wild_one_that_is_lit_as_a_one() -> None:
    assert choices(position(LIT_1, "1-1 0-9", "2-4")) == {"1-1 on 1-6"}


# -- who cannot close it


@pytest.mark.clause("WF-5.7")
def test_whoever_cannot_close_a_wild_one_draws_one_tile_and_plays_it_there() -> None:
    game = position(LIT_7, "0-9 2-3", "2-4")
    assert choices(game) == {"draw"}
    game = draw(game, "5-7")
    assert clauses(game, "drew") == ["WF-5.7"]
    assert choices(game) == {"5-7 on 1-6"}


@pytest.mark.clause("WF-5.7", "WF-5.8")
def test_a_drawn_tile_that_fits_elsewhere_is_not_played() -> None:
    game = draw(position(LIT_7, "0-9 2-3", "2-4"), "5-9")
    assert choices(game) == {"pass"}


@pytest.mark.clause("WF-5.8")
def test_closing_a_wild_one_becomes_the_job_of_the_next_player() -> None:
    game = draw_and_pass(position(LIT_7, "0-9 2-3", "0-7 2-4", "2-5"), "5-9")
    assert told(game, "passed_on") == [(0, "1-6", 1)]
    assert clauses(game, "passed_on") == ["WF-5.8"]
    flame = seen(game).owed
    assert flame is not None
    assert (flame.seat, flame.passes_to) == (1, 2)
    assert choices(game) == {"0-7 on 1-6"}


@pytest.mark.clause("WF-5.8")
def test_with_an_empty_pile_an_open_wild_one_is_passed_on_without_drawing() -> None:
    game = position(LIT_7, "0-9 2-3", "0-7 2-4", pile="")
    assert choices(game) == {"pass"}
    assert clauses(passes(game), "passed_on") == ["WF-5.8"]


# -- doubles on it


@pytest.mark.clause("WF-5.9")
def test_a_double_of_the_lit_number_may_close_a_wild_one() -> None:
    game = position(LIT_7, "7-7 8-8 0-9", "2-4")
    assert choices(game) == {"7-7 on 1-6"}
    game = lay(game, "7-7", "1-6")
    assert owed(game) is None
    assert end(game, "7-7").openings == 3


@pytest.mark.clause("WF-5.9")
def test_a_double_of_the_lit_number_may_lie_on_the_double_wild_one() -> None:
    chain = CHAIN + ", 1-1 on 6-9 as 7"
    game = lay(position(chain, "7-7 0-9", "2-4"), "7-7", "1-1")
    assert owed(game) == ("1-1", 7, 2)


@pytest.mark.clause("WF-5.9")
@pytest.mark.parametrize(
    ("house", "single", "double"), [("any", True, True), ("single", True, False), ("never", False, False)]
)
def test_the_house_may_forbid_doubles_on_wild_ones(house: str, single: bool, double: bool) -> None:
    options = {"doubles_on_wild_ones": house}
    on_single = position(LIT_7, "7-7 0-9", "2-4", options=options)
    assert choices(on_single) == ({"7-7 on 1-6"} if single else {"draw"})
    on_double = position(CHAIN + ", 1-1 on 6-9 as 7", "7-7 0-9", "2-4", options=options)
    assert choices(on_double) == ({"7-7 on 1-1"} if double else {"draw"})


@pytest.mark.clause("WF-5.9")
@pytest.mark.parametrize("house", ["any", "single", "never"])
def test_a_double_lies_on_a_wild_one_that_was_played_closed_in_every_house(house: str) -> None:
    game = position(CHAIN + ", 1-7 on 6-9", "7-7 0-2", "2-4", options={"doubles_on_wild_ones": house})
    assert choices(game) == {"7-7 on 1-7"}


# -- how long the number holds


@pytest.mark.clause("WF-5.10")
def test_the_number_holds_until_the_flame_is_closed() -> None:
    game = position(LIT_7, "0-9 2-3", "2-4 0-3", "2-5 0-5")
    for tile in ("5-9", "0-2", "2-2", "8-9", "4-9", "6-8"):
        game = draw_and_pass(game, tile)
        assert owed(game) == ("1-6", 7, 1)
    game = lay(draw(game, "0-7"), "0-7", "1-6")
    assert owed(game) is None


@pytest.mark.clause("WF-5.11")
def test_a_tile_that_closes_a_flame_with_its_own_open_has_the_hub_pressed_again() -> None:
    game = position(LIT_7, "1-7 0-9", "0-3 0-4")
    assert choices(game) == {"1-7 on 1-6", "1-7 on 1-6, open"}
    game = lay_open(game, "1-7", "1-6")
    assert asks(game) == "PressHub"
    assert told(game, "closed") == [(0, "1-6")]
    game = light(game, 4)
    assert owed(game) == ("1-7", 4, 1)
    assert choices(game) == {"0-4 on 1-7"}


@pytest.mark.clause("WF-5.11", "WF-7.2")
def test_a_wildfire_that_closes_a_flame_has_the_hub_pressed_again() -> None:
    game = lay_open(position(LIT_7, "7-T 0-9", "0-3 0-4"), "7-T", "1-6")
    assert owed(light(game, 4)) == ("7-T", 4, 3)
