"""The detour: out of the race, and out of everybody's reach (BB-13)."""

from __future__ import annotations

from pathlib import Path

import pytest

from emberisle.games.board_game_battle.rules.boards import add_board
from emberisle.games.board_game_battle.rules.moves import Battle
from emberisle.games.board_game_battle.rules.ruleset import BOARD_GAME_BATTLE

from .table_talk import (
    asks,
    battle,
    clauses,
    fall,
    happened,
    land,
    meadow,
    next_player,
    refusal,
    seen,
    squares,
    told,
    turn,
)


def in_detour(
    square: int, dice: tuple[int, ...], options: dict[str, object] | None = None
) -> tuple[int | None, ...]:
    """Where the pieces stand in the detour after seat 0 or 3 has moved there by these dice."""
    fourth = len(dice) == 1
    detour = [-1, -1, -1, square] if fourth else [square, -1, -1, -1]
    game = turn([24, 0, 0, 24], options, detour=detour, turn=4 if fourth else 1)
    return seen(fall(game, *dice)).detour


@pytest.mark.clause("BB-13.1")
@pytest.mark.parametrize("square", [24, 38])
def test_a_detour_tile_places_the_piece_at_the_beginning_of_the_detour(square: int) -> None:
    game = land(square)
    assert seen(game).detour == (0, None, None, None)
    assert told(game, "detour") == [(0, square)]
    assert clauses(game, "detour") == ["BB-13.1"]
    assert next_player(game) == 1


@pytest.mark.clause("BB-13.2", "BB-13.3")
@pytest.mark.parametrize("square", [24, 38])
def test_an_exit_returns_the_piece_to_the_tile_that_led_there(square: int) -> None:
    game = fall(turn([square, 0, 0, 0], detour=[0, -1, -1, -1]), 1, 3)
    assert told(game, "left_detour") == [(0, square)]
    assert clauses(game, "left_detour") == ["BB-13.3"]
    assert seen(game).detour == (None, None, None, None)
    assert squares(game)[0] == square


@pytest.mark.clause("BB-13.3", "BB-6.2")
def test_back_on_its_tile_the_piece_takes_no_action_and_the_turn_is_over() -> None:
    game = fall(turn([24, 0, 0, 0], detour=[0, -1, -1, -1]), 1, 3)
    assert "detour" not in happened(game)
    assert next_player(game) == 1


@pytest.mark.clause("BB-13.2")
def test_after_the_detour_the_player_goes_on_from_the_tile_that_led_there() -> None:
    game = fall(turn([24, 0, 0, 0]), 1, 4)
    assert squares(game)[0] == 29


@pytest.mark.clause("BB-13.4")
@pytest.mark.parametrize(
    ("square", "dice", "comes_to"),
    [
        (0, (1,), 5),  # +4
        (0, (2,), 2),
        (0, (1, 2), 7),  # +4
        (0, (5,), 5),
        (0, (2, 4), 6),
        (2, (1,), 7),  # +4
        (2, (6,), 8),
        (5, (1,), 6),
        (7, (1,), 8),
    ],
)
def test_in_the_detour_pieces_move_by_their_roll(square: int, dice: tuple[int, ...], comes_to: int) -> None:
    assert comes_to in in_detour(square, dice)


@pytest.mark.clause("BB-13.4", "BB-4.3")
def test_doubles_bring_an_extra_die_in_the_detour() -> None:
    game = fall(turn([24, 0, 0, 0], detour=[0, -1, -1, -1]), 1, 1)
    assert asks(game) == "RollExtraDie"
    assert seen(fall(game, 3)).detour[0] == 5


@pytest.mark.clause("BB-13.5")
@pytest.mark.parametrize(("square", "dice"), [(0, (4,)), (2, (2,)), (0, (1, 3))])
def test_the_first_exit_of_the_detour_is_for_those_who_land_on_it(square: int, dice: tuple[int, ...]) -> None:
    assert in_detour(square, dice) == (None, None, None, None)


@pytest.mark.clause("BB-13.5")
@pytest.mark.parametrize(("square", "dice"), [(0, (5,)), (2, (3,)), (2, (1,)), (0, (1,))])
def test_whoever_passes_the_first_exit_or_stops_before_it_stays_in_the_detour(
    square: int, dice: tuple[int, ...]
) -> None:
    assert in_detour(square, dice) != (None, None, None, None)


@pytest.mark.clause("BB-13.5")
@pytest.mark.parametrize(
    ("square", "dice"), [(0, (3, 6)), (5, (4,)), (5, (6,)), (8, (1,)), (8, (6,)), (2, (5, 6))]
)
def test_at_the_end_of_the_detour_everybody_leaves_and_moves_left_over_are_lost(
    square: int, dice: tuple[int, ...]
) -> None:
    assert in_detour(square, dice) == (None, None, None, None)


@pytest.mark.clause("BB-13.5")
def test_the_end_is_told_with_the_moves_that_were_made() -> None:
    game = fall(turn([24, 0, 0, 0], detour=[5, -1, -1, -1]), 5, 6)
    assert told(game, "moved_in_detour") == [(0, 4, 9)]
    assert told(game, "lost_in_detour") == [(0, 7)]
    assert clauses(game, "lost_in_detour") == ["BB-13.5"]
    assert happened(game)[-2:] == ["lost_in_detour", "left_detour"]


@pytest.mark.clause("BB-13.5")
@pytest.mark.parametrize(("square", "dice"), [(5, (1, 3)), (0, (1, 3)), (5, (1, 2))])
def test_without_moves_left_over_none_are_told(square: int, dice: tuple[int, int]) -> None:
    game = fall(turn([24, 0, 0, 0], detour=[square, -1, -1, -1]), *dice)
    assert "lost_in_detour" not in happened(game)


@pytest.mark.clause("BB-13.5")
def test_where_passing_an_exit_is_enough_moves_left_over_are_lost() -> None:
    game = fall(turn([24, 0, 0, 0], {"exit_detour": "passing"}, detour=[0, -1, -1, -1]), 1, 5)
    assert told(game, "moved_in_detour") == [(0, 4, 4)]
    assert told(game, "lost_in_detour") == [(0, 2)]


@pytest.mark.clause("BB-13.4", "BB-6.5")
def test_nobody_goes_back_further_than_the_first_square_of_the_detour(tmp_path: Path) -> None:
    file = tmp_path / "back.toml"
    last = meadow().rindex('"blank"', 0, meadow().rindex('"+4"'))  # its square 2
    file.write_text(meadow()[:last] + meadow()[last:].replace("blank", "-4", 1), "utf-8")
    game = fall(turn([24, 0, 0, 24], {"board": add_board(file)}, detour=[-1, -1, -1, 0], turn=4), 2)
    assert seen(game).detour[3] == 0
    assert told(game, "shifted_in_detour") == [(3, 0)]


@pytest.mark.clause("BB-13.5")
@pytest.mark.parametrize(
    ("square", "dice", "leaves"),
    [(0, (5,), True), (2, (3,), True), (0, (4,), True), (5, (3,), False), (0, (2,), False), (0, (1,), False)],
)
def test_where_the_house_says_so_passing_an_exit_is_enough(
    square: int, dice: tuple[int, ...], leaves: bool
) -> None:
    after = in_detour(square, dice, {"exit_detour": "passing"})
    assert (after == (None, None, None, None)) == leaves


# -- out of reach


@pytest.mark.clause("BB-13.6")
@pytest.mark.parametrize("square", [0, 3, 8])
def test_nobody_in_the_detour_can_be_battled(square: int) -> None:
    game = land(17, others=(24, 0, 0), detour=[-1, square, -1, -1])
    assert game.legal_moves() == (Battle(2), Battle(3))
    why = refusal(game, Battle(1))
    assert why.rule == "BB-13.6"
    assert f"square {square} of the detour" in BOARD_GAME_BATTLE.reason(why)


@pytest.mark.clause("BB-13.6")
@pytest.mark.parametrize("tile", [19, 20])
def test_nobody_in_the_detour_can_be_switched_or_sent_back(tile: int) -> None:
    game = fall(land(tile, others=(24, 0, 0), detour=[-1, 0, -1, -1]), 2)
    assert squares(game) == [tile, 24, 0, 0]
    assert seen(game).detour == (None, 0, None, None)
    assert told(game, "out_of_reach") == [(1,)]
    assert clauses(game, "out_of_reach") == ["BB-13.6"]
    assert next_player(game) == 1


@pytest.mark.clause("BB-13.6")
def test_a_piece_on_the_tile_that_leads_to_the_detour_can_be_battled() -> None:
    game = land(17, others=(24, 0, 0))
    assert Battle(1) in game.legal_moves()


# -- within reach, where the house says so

REACHED: dict[str, object] = {"in_detour": "within_reach"}


@pytest.mark.clause("BB-13.6", "BB-6.5")
@pytest.mark.parametrize(("square", "comes_to"), [(8, 1), (7, 0), (3, 0), (0, 0)])
def test_where_the_house_says_so_who_loses_a_battle_in_the_detour_goes_back_there(
    square: int, comes_to: int
) -> None:
    game = land(17, others=(24, 0, 0), options=REACHED, detour=[-1, square, -1, -1])
    assert Battle(1) in game.legal_moves()
    game = fall(battle(game, 1), 6, 1)
    assert squares(game)[:2] == [24, 24]
    assert seen(game).detour == (None, comes_to, None, None)
    assert told(game, "back_in_detour") == [(1, square - comes_to, comes_to)]
    assert clauses(game, "back_in_detour") == ["BB-9.3"]
    assert told(game, "at_entrance") == ([(1,)] if square < 7 else [])
    assert "back" not in happened(game)


@pytest.mark.clause("BB-13.6")
def test_where_the_house_says_so_who_is_in_the_detour_is_sent_back_there_and_exits_are_blank() -> None:
    game = fall(land(20, others=(24, 0, 0), options=REACHED, detour=[-1, 6, -1, -1]), 2)
    game = fall(game, 2)
    assert told(game, "back_in_detour") == [(1, 2, 4)]
    assert seen(game).detour[1] == 4  # an exit
    assert "left_detour" not in happened(game)


@pytest.mark.clause("BB-13.6", "BB-13.2", "BB-11.3")
def test_where_the_house_says_so_a_switch_takes_one_into_the_detour_and_the_other_out() -> None:
    game = fall(land(19, others=(38, 0, 0), options=REACHED, detour=[-1, 5, -1, -1]), 2)
    assert seen(game).detour == (5, None, None, None)
    assert squares(game)[:2] == [38, 19]  # the way back goes with the place in the detour
    assert told(game, "switched") == [(0, 1)]
    assert told(game, "now_in_detour") == [(0, 5)]
    assert told(game, "now_on") == [(1, 19)]


@pytest.mark.clause("BB-13.6", "BB-11.5")
def test_where_the_house_says_so_a_challenge_may_stop_a_switch_into_the_detour() -> None:
    options = {**REACHED, "switch": "stopped"}
    game = fall(land(19, others=(38, 0, 0), options=options, detour=[-1, 5, -1, -1]), 2)
    assert squares(game)[:2] == [30, 19]  # challenge 2 is before the tile that leads into it
    assert seen(game).detour == (None, None, None, None)
    assert told(game, "not_switched") == [(0, 1)]
    assert told(game, "held") == [(0, 2)]


@pytest.mark.clause("BB-13.6", "BB-9.5")
def test_where_the_house_says_so_nobody_in_the_detour_is_out_of_reach() -> None:
    game = land(17, others=(24, 24, 24), options=REACHED, detour=[-1, 0, 3, 8])
    assert game.legal_moves() == (Battle(1), Battle(2), Battle(3))
