"""1 vs 1 and 1 vs 3 (BB-9, BB-10)."""

from __future__ import annotations

import pytest

from emberisle.games.board_game_battle.rules.moves import Battle

from .table_talk import asks, battle, clauses, dice_in_hand, fall, happened, land, next_player, squares, told

# -- 1 vs 1


@pytest.mark.clause("BB-9.1")
def test_the_player_chooses_any_opponent() -> None:
    game = land(17, others=(40, 0, 51))
    assert asks(game) == "ChooseOpponent"
    assert game.to_move == 0
    assert game.legal_moves() == (Battle(1), Battle(2), Battle(3))
    game = battle(game, 3)
    assert told(game, "battle") == [(0, 3)]
    assert clauses(game, "battle") == ["BB-9.1"]


@pytest.mark.clause("BB-9.1")
def test_whoever_has_the_turn_chooses() -> None:
    game = land(17, others=(13, 13, 13), placement=[2, 0, 1, 3])
    assert game.to_move == 2
    assert game.legal_moves() == (Battle(0), Battle(1), Battle(3))


@pytest.mark.clause("BB-9.2")
def test_both_battlers_roll_a_die() -> None:
    game = battle(land(17), 2)
    assert asks(game) == "RollDuel"
    assert dice_in_hand(game) == 2
    game = fall(game, 5, 3)
    assert told(game, "duel") == [(0, 5, 2, 3)]


@pytest.mark.clause("BB-9.3")
def test_the_greater_number_goes_seven_forward_and_the_other_seven_back() -> None:
    game = fall(battle(land(17, others=(40, 41, 42)), 2), 5, 4)
    assert squares(game) == [24, 40, 34, 42]
    assert told(game, "forward") == [(0, 7, 24)]
    assert told(game, "back") == [(2, 7, 34)]
    assert clauses(game, "forward") == clauses(game, "back") == ["BB-9.3"]
    assert next_player(game) == 1


@pytest.mark.clause("BB-9.4")
@pytest.mark.parametrize("dice", [(1, 1), (6, 6), (3, 4), (1, 6)])
def test_an_equal_or_smaller_number_does_nothing(dice: tuple[int, int]) -> None:
    game = fall(battle(land(17, others=(40, 41, 42)), 2), *dice)
    assert squares(game) == [17, 40, 41, 42]
    assert clauses(game, "duel_lost") == ["BB-9.4"]
    assert next_player(game) == 1


@pytest.mark.clause("BB-9.5")
def test_with_one_opponent_within_reach_nobody_is_asked() -> None:
    game = land(17, others=(24, 40, 24), detour=[-1, 3, -1, 0])
    assert asks(game) == "RollDuel"
    assert told(game, "battle") == [(0, 2)]
    assert clauses(game, "battle") == ["BB-9.5"]
    assert squares(fall(game, 2, 1)) == [24, 24, 33, 24]


@pytest.mark.clause("BB-9.5")
def test_with_nobody_within_reach_there_is_no_battle() -> None:
    game = land(17, others=(24, 24, 24), detour=[-1, 3, 1, 0])
    assert told(game, "nobody_to_battle") == [(0,)]
    assert squares(game)[0] == 17
    assert next_player(game) == 1


# -- 1 vs 3


@pytest.mark.clause("BB-10.1")
def test_in_1_vs_3_all_four_roll_a_die() -> None:
    game = land(18)
    assert asks(game) == "RollAgainstAll"
    assert dice_in_hand(game) == 4
    game = fall(game, 6, 1, 2, 3)
    assert told(game, "all_rolled") == [(0, (6, 1, 2, 3))]


@pytest.mark.clause("BB-10.2")
@pytest.mark.parametrize(
    "dice", [(6, 5, 5, 5), (2, 1, 1, 1), (1, 2, 2, 2), (5, 6, 6, 6), (1, 2, 6, 2), (6, 1, 5, 2)]
)
def test_in_1_vs_3_the_one_highest_or_the_one_lowest_number_goes_ten_forward(dice: tuple[int, ...]) -> None:
    game = fall(land(18), *dice)
    assert squares(game) == [28, 0, 0, 0]
    assert clauses(game, "forward") == ["BB-10.2"]
    assert next_player(game) == 1


@pytest.mark.clause("BB-10.3")
@pytest.mark.parametrize("dice", [(6, 6, 1, 1), (1, 1, 2, 3), (3, 2, 4, 4), (4, 4, 4, 4), (5, 6, 5, 1)])
def test_in_1_vs_3_any_other_number_does_nothing(dice: tuple[int, ...]) -> None:
    game = fall(land(18), *dice)
    assert squares(game) == [18, 0, 0, 0]
    assert clauses(game, "lost") == ["BB-10.3"]
    assert "forward" not in happened(game)
    assert next_player(game) == 1


@pytest.mark.clause("BB-10.2")
def test_in_1_vs_3_the_players_own_die_counts() -> None:
    game = land(18, others=(14, 14, 14), placement=[2, 0, 1, 3])
    assert squares(fall(game, 1, 2, 6, 3)) == [14, 14, 28, 14]
    assert squares(fall(game, 6, 1, 3, 2)) == [14, 14, 18, 14]


@pytest.mark.clause("BB-10.4")
def test_in_1_vs_3_opponents_in_the_detour_roll_a_die() -> None:
    game = land(18, others=(24, 24, 24), detour=[-1, 3, 1, 0])
    assert dice_in_hand(game) == 4
    assert squares(fall(game, 6, 6, 1, 2))[0] == 18
    assert squares(fall(game, 6, 5, 1, 2)) == [28, 24, 24, 24]
