"""The introduction to Fortune keeps what its words promise."""

from __future__ import annotations

from typing import Final

import pytest

from emberisle import lessons
from tests.lessons.tries import Wrong, assert_wrong, solved, told

WRONG: Final = (
    Wrong(1, [{"Fill": ["CCD"]}], "FO-9.1", [[{"RollAgain": []}]]),
    Wrong(2, [{"RollAgain": []}, {"Roll": ["M"]}], "FO-3.4", [[{"RollAgain": []}, {"Roll": ["MP"]}]]),
    Wrong(3, [{"RollAgain": []}, {"Roll": ["KMPPS"]}], "FO-3.5", [[{"Stop": []}]]),
    Wrong(4, [{"Fill": ["CCDDK"]}], "FO-9.4", [[{"Fill": ["CC"]}], [{"RollAgain": []}, {"Roll": ["MP"]}]]),
    Wrong(5, [{"Cast": []}], "FO-11.1", [[{"RollAgain": []}]]),
)


@pytest.mark.parametrize("wrong", WRONG, ids=str)
def test_a_wrong_try_is_refused_or_does_not_do_the_task(wrong: Wrong) -> None:
    assert_wrong("fortune", wrong)


def test_something_wrong_was_tried_at_every_step() -> None:
    assert [wrong.step for wrong in WRONG] == list(range(1, lessons.steps("fortune") + 1))


def test_step_1_scores_400() -> None:
    assert solved("fortune", 1).scores() == [400, 0, 0]


def test_step_2_keeps_the_treasure_and_brings_no_skull() -> None:
    view = solved("fortune", 2).view(0)
    assert view.to_move == 0
    assert view.table.dice == "CCCCDDDD"


def test_step_3_ends_the_turn_at_the_third_skull() -> None:
    game = solved("fortune", 3)
    assert told(game, "disqualified") == [(0, 3)]
    assert game.scores()[0] == lessons.lesson("fortune", 3).game.scores()[0]


def test_step_4_saves_what_lies_in_the_chest() -> None:
    game = solved("fortune", 4)
    assert told(game, "disqualified")[0] == (0, 3)
    assert told(game, "saved") == [(0, 400)]


def test_step_5_crosses_the_line_with_a_doubled_score() -> None:
    assert lessons.lesson("fortune", 5).game.view(0).table.standing == 600
    assert told(solved("fortune", 5), "crossed") == [(0, 8000)]
    assert solved("fortune", 5).scores()[0] == 8100


def test_a_task_that_can_no_longer_be_done_is_called_missed() -> None:
    """Step 2 asks for a roll: ending the turn misses it, choosing dice does not."""
    assert lessons.attempt("fortune", 2, [[{"Stop": []}]]).missed
    assert not lessons.attempt("fortune", 2, [[{"RollAgain": []}]]).missed
    assert not lessons.attempt("fortune", 2, []).missed
