"""The introduction to Board Game Battle keeps what its words promise."""

from __future__ import annotations

from typing import Final

import pytest

from emberisle import lessons
from tests.lessons.tries import Wrong, assert_wrong, others, solved, told

WRONG: Final = (
    Wrong(1, [{"Roll": []}], "BB-2.2", None),
    Wrong(2, [{"Battle": [1]}], "BB-4.1", None),
    Wrong(3, [{"Roll": []}, {"Battle": [3]}], "BB-13.6", [[{"Roll": []}], [{"Battle": [1]}]]),
    Wrong(4, [{"Battle": [1]}], "BB-4.1", None),
    Wrong(5, [{"Battle": [1]}], "BB-4.1", None),
)


@pytest.mark.parametrize("wrong", WRONG, ids=str)
def test_a_wrong_try_is_refused_or_does_not_do_the_task(wrong: Wrong) -> None:
    assert_wrong("board_game_battle", wrong)


def test_something_wrong_was_tried_at_every_step() -> None:
    assert [wrong.step for wrong in WRONG] == list(range(1, lessons.steps("board_game_battle") + 1))


def test_step_1_lets_the_learner_take_a_piece_and_begin_in_first_place() -> None:
    game = solved("board_game_battle", 1)
    assert told(game, "selected")[0] == (0, "cube")
    [order] = told(game, "placement")[0]
    assert isinstance(order, tuple)
    assert order[0] == 0
    assert told(game, "moved") == [(0, 7, 7, "blank")]


def test_step_2_lands_on_a_tile_that_leads_forward() -> None:
    game = solved("board_game_battle", 2)
    assert told(game, "moved") == [(0, 6, 26, "+5")]
    assert told(game, "forward") == [(0, 5, 31)]


def test_step_3_lands_on_a_1_vs_1_and_wins_against_the_leader() -> None:
    game = solved("board_game_battle", 3)
    squares = lessons.lesson("board_game_battle", 3).game.view(0).table.squares
    assert max(squares) == squares[2]
    assert told(game, "moved") == [(0, 3, 23, "1 vs 1")]
    assert told(game, "duel") == [(0, 6, 2, 1)]
    assert (told(game, "forward"), told(game, "back")) == ([(0, 7, 30)], [(2, 7, 32)])


def test_step_4_stops_at_the_challenge_and_beats_it_next_round() -> None:
    game = solved("board_game_battle", 4)
    assert told(game, "stopped") == [(0, 3, 3)]
    assert told(game, "beat") == [(0, 3, 7)]
    assert others(game) == []


def test_step_5_switches_into_the_lead_and_then_takes_the_detour() -> None:
    game = solved("board_game_battle", 5)
    assert told(game, "switched") == [(0, 2)]
    assert told(game, "now_on") == [(0, 48), (2, 27)]
    assert told(game, "detour") == [(0, 54)]
    assert others(game) == []
