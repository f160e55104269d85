"""Doubles on the chain (WF-4.2, WF-4.3, WF-3.4)."""

from __future__ import annotations

import pytest

from .table_talk import choices, clauses, draw_and_pass, end, ends, lay, owed, position, seen, told

CHAIN = "9-9, 4-9 on 9-9, 3-9 on 9-9"


@pytest.mark.clause("WF-4.2")
def test_a_double_is_laid_across_and_three_tiles_can_be_played_on_it() -> None:
    game = lay(position(CHAIN, "4-4 6-6", "2-7"), "4-4", "4-9")
    assert told(game, "laid_across") == [(0, "4-4", "4-9", "4")]
    assert clauses(game, "laid_across") == ["WF-4.2"]
    assert (end(game, "4-4").shows, end(game, "4-4").openings) == (4, 3)


@pytest.mark.clause("WF-4.2")
def test_a_fourth_tile_cannot_be_played_on_a_double() -> None:
    game = position(CHAIN + ", 4-4 on 4-9", "0-4 4-6 5-5", "2-4 4-8 4-5")
    for tile in ("0-4", "2-4", "4-6"):
        game = lay(game, tile, "4-4")
    assert "4-4" not in ends(game)
    assert ends(game) == {"9-9": (9, 2), "3-9": (3, 1), "0-4": (0, 1), "2-4": (2, 1), "4-6": (6, 1)}
    assert choices(game) == {"draw"}


@pytest.mark.clause("WF-4.2")
def test_the_three_tiles_on_a_double_lie_straight_on_to_the_left_and_to_the_right() -> None:
    game = position(CHAIN + ", 4-4 on 4-9, 0-4 on 4-4, 2-4 on 4-4, 4-6 on 4-4", "5-5", "2-7")
    assert [laid.at for laid in seen(game).chain if laid.on == "4-4"] == [0, 1, 2]


@pytest.mark.clause("WF-4.2", "WF-3.4")
def test_a_double_has_three_openings_on_the_chain_and_four_in_the_hub() -> None:
    chain = seen(position("4-4, 4-9 on 4-4, 9-9 on 4-9", "5-5", "2-7")).chain
    assert {laid.tile: laid.openings for laid in chain} == {"4-4": 4, "4-9": 1, "9-9": 3}


@pytest.mark.clause("WF-4.3")
def test_a_double_need_not_be_completed_first() -> None:
    game = lay(position(CHAIN, "4-4 6-6", "0-3 0-4 0-9"), "4-4", "4-9")
    assert owed(game) is None
    assert choices(game) == {"0-3 on 3-9", "0-4 on 4-4", "0-9 on 9-9"}


@pytest.mark.clause("WF-4.3")
def test_the_double_in_the_hub_need_not_be_completed_first() -> None:
    game = position("9-9, 4-9 on 9-9", "0-4 0-9", "2-7")
    assert choices(game) == {"0-4 on 4-9", "0-9 on 9-9"}


@pytest.mark.clause("WF-4.3")
def test_an_uncompleted_double_stays_open() -> None:
    game = lay(position(CHAIN, "4-4 6-6", "2-7"), "4-4", "4-9")
    game = draw_and_pass(game, "5-8")
    assert end(game, "4-4").openings == 3


@pytest.mark.clause("WF-4.1", "WF-4.2")
def test_a_double_has_to_match_the_end_that_it_is_played_on() -> None:
    assert choices(position(CHAIN, "5-5 7-7", "2-8")) == {"draw"}
