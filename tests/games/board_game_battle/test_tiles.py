"""Tiles in general (BB-6), the plain ones (BB-8), Boost, Setback and 50/50 (BB-14 to BB-16)."""

from __future__ import annotations

import pytest

from .table_talk import TILES, asks, clauses, fall, happened, land, next_player, squares, told, turn

# -- in general


@pytest.mark.clause("BB-6.1")
def test_players_can_share_a_tile() -> None:
    game = fall(turn([51, 58, 58, 58]), 1, 6)
    assert squares(game) == [58, 58, 58, 58]


@pytest.mark.clause("BB-6.2")
@pytest.mark.parametrize(
    ("square", "comes_to", "shows"),
    [(13, 17, "1 vs 1"), (14, 19, "switch"), (15, 21, "boost"), (16, 12, "red")],
)
def test_a_relocated_piece_takes_no_action(square: int, comes_to: int, shows: str) -> None:
    game = land(square)
    assert squares(game)[0] == comes_to
    assert TILES[comes_to] == shows
    assert next_player(game) == 1


@pytest.mark.clause("BB-6.2", "BB-6.3")
def test_for_an_opponent_who_is_sent_back_all_symbols_are_blank() -> None:
    game = fall(land(43, others=(28, 24, 24), detour=[-1, -1, 0, 0]), 6, 1)
    assert squares(game)[1] == 21  # a Boost
    game = fall(land(43, others=(31, 24, 24), detour=[-1, -1, 0, 0]), 6, 1)
    assert squares(game)[1] == 24  # a Detour
    assert "detour" not in happened(game)
    assert next_player(game) == 1


@pytest.mark.clause("BB-6.3")
def test_a_challenge_is_no_symbol_and_has_to_be_beaten() -> None:
    game = fall(land(26, others=(24, 24, 24), detour=[-1, -1, 0, 0]), 6, 1)
    assert game.view().table.facing[0] == 2


@pytest.mark.clause("BB-6.4")
@pytest.mark.parametrize("square", [11, 12, 13, 14, 15, 16, 21, 22, 24, 25])
def test_after_the_action_the_turn_is_over(square: int) -> None:
    assert next_player(land(square)) == 1


@pytest.mark.clause("BB-6.5", "BB-8.7")
def test_nobody_goes_back_further_than_start() -> None:
    game = fall(turn(turn=4), 3)
    assert squares(game)[3] == 0
    assert told(game, "back") == [(3, 3, 0)]
    assert told(game, "at_start") == [(3,)]
    assert clauses(game, "at_start") == ["BB-6.5"]


@pytest.mark.clause("BB-6.5")
@pytest.mark.parametrize(("square", "comes_to"), [(0, 0), (3, 0), (6, 0), (7, 0), (8, 1)])
def test_no_opponent_is_sent_back_further_than_start(square: int, comes_to: int) -> None:
    game = fall(land(43, others=(square, 24, 24), detour=[-1, -1, 0, 0]), 6, 1)
    assert squares(game)[1] == comes_to
    assert ("at_start" in happened(game)) == (square < 7)


# -- plain tiles


@pytest.mark.clause("BB-8.1")
def test_a_blank_tile_does_nothing() -> None:
    game = land(56)
    assert happened(game) == ["moved"]
    assert squares(game) == [56, 0, 0, 0]


@pytest.mark.clause("BB-8.2", "BB-8.3")
@pytest.mark.parametrize("square", [25, 33, 45])
def test_blue_and_red_tiles_are_blank_for_those_who_roll_onto_them(square: int) -> None:
    game = land(square)
    assert squares(game)[0] == square
    assert not {"forward", "back"} & set(happened(game))


@pytest.mark.parametrize(
    ("square", "forward", "clause"),
    [
        pytest.param(13, 4, "BB-8.4", id="+4"),
        pytest.param(14, 5, "BB-8.5", id="+5"),
        pytest.param(15, 6, "BB-8.6", id="+6"),
    ],
)
@pytest.mark.clause("BB-8.4", "BB-8.5", "BB-8.6")
def test_plus_tiles_lead_forward(square: int, forward: int, clause: str) -> None:
    game = land(square)
    assert told(game, "forward") == [(0, forward, square + forward)]
    assert clauses(game, "forward") == [clause]
    assert squares(game) == [square + forward, 0, 0, 0]


@pytest.mark.clause("BB-8.7")
def test_minus_4_leads_back_to_a_tile_that_is_blank() -> None:
    game = land(16)
    assert told(game, "back") == [(0, 4, 12)]
    assert clauses(game, "back") == ["BB-8.7"]
    assert squares(game)[0] == 12


# -- Boost, Setback, 50/50


@pytest.mark.clause("BB-14.1", "BB-14.2", "BB-8.2")
@pytest.mark.parametrize(("square", "blue"), [(21, 25), (41, 45)])
def test_a_boost_leads_to_the_next_blue_tile_ahead(square: int, blue: int) -> None:
    game = land(square)
    assert squares(game)[0] == blue
    assert told(game, "forward") == [(0, blue - square, blue)]
    assert clauses(game, "forward") == ["BB-14.1"]
    assert next_player(game) == 1


@pytest.mark.clause("BB-15.1", "BB-15.2", "BB-8.3")
@pytest.mark.parametrize(("square", "red"), [(22, 12), (42, 33)])
def test_a_setback_leads_to_the_nearest_red_tile_behind(square: int, red: int) -> None:
    game = land(square)
    assert squares(game)[0] == red
    assert told(game, "back") == [(0, square - red, red)]
    assert clauses(game, "back") == ["BB-15.1"]
    assert next_player(game) == 1


@pytest.mark.clause("BB-16.1", "BB-16.2")
@pytest.mark.parametrize(("square", "blue", "red"), [(23, 25, 12), (40, 45, 33)])
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_an_even_number_leads_to_blue_and_an_odd_one_to_red(
    square: int, blue: int, red: int, die: int
) -> None:
    game = land(square)
    assert asks(game) == "RollEvenOrOdd"
    game = fall(game, die)
    even = die in (2, 4, 6)
    assert squares(game)[0] == (blue if even else red)
    assert clauses(game, "even_or_odd") == ["BB-16.1" if even else "BB-16.2"]
    assert next_player(game) == 1
