"""The introduction to Wildfire Dominoes keeps what its words promise."""

from __future__ import annotations

from typing import Final

import pytest

from emberisle import lessons
from tests.lessons.tries import Wrong, assert_wrong, others, solved, told

WRONG: Final = (
    Wrong(1, [{"Play": ["2-4", "6-9", "2"]}], "WF-4.1", [[{"Play": ["5-9", "9-9", "5"]}]]),
    Wrong(2, [{"Play": ["6-6", "9-9", "6"]}], "WF-4.1", [[{"Play": ["6-8", "6-9", "8"]}]]),
    Wrong(3, [{"Play": ["0-9", "9-9", "0"]}], "WF-5.4", [[{"Play": ["7-8", "1-6", "8"]}]]),
    Wrong(4, [{"Play": ["4-D", "4-9", "4"]}], "WF-7.1", [[{"Play": ["4-7", "4-9", "7"]}]]),
    Wrong(5, [{"Pass": []}], "WF-3.7", None),
)


@pytest.mark.parametrize("wrong", WRONG, ids=str)
def test_a_wrong_try_is_refused_or_does_not_do_the_task(wrong: Wrong) -> None:
    assert_wrong("wildfire", wrong)


def test_something_wrong_was_tried_at_every_step() -> None:
    assert [wrong.step for wrong in WRONG] == list(range(1, lessons.steps("wildfire") + 1))


def test_step_2_opens_three_ways() -> None:
    ends = {end.tile: end.openings for end in solved("wildfire", 2).view(0).table.ends}
    assert ends["6-6"] == 3


def test_step_3_shows_a_flame_that_stands_for_seven() -> None:
    owed = lessons.lesson("wildfire", 3).game.view(0).table.owed
    assert (owed.tile, owed.number, owed.plays) == ("1-6", 7, 1)
    assert solved("wildfire", 3).view(0).table.owed is None


def test_step_4_lights_the_number_that_the_learner_has_and_leaves_the_others_no_choice() -> None:
    game = solved("wildfire", 4)
    assert told(game, "lit") == [(0, 6, "4-D", 2)]
    assert others(game) == ["Draw", "Pass"] * 4


def test_step_5_knocks_and_goes_out_while_the_others_have_no_choice() -> None:
    game = solved("wildfire", 5)
    assert told(game, "drew_tile") == [(0, "6-8")]
    assert told(game, "knocked") == [(0,)]
    assert others(game) == ["Pass"] * 4
    assert game.over
    assert game.winners() == [0]
