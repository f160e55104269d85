"""The introduction to Fireball Island keeps what its words promise."""

from __future__ import annotations

from typing import Final

import pytest

from emberisle import lessons
from tests.lessons.tries import Wrong, assert_wrong, solution, solved, told

WRONG: Final = (
    Wrong(1, [{"EndTurn": []}], "FI-3.1", [[{"RollDie": []}], [{"Walk": [["WT8", "WT7", "WT6"]]}]]),
    Wrong(
        2,
        [{"RollDie": []}, {"Walk": [["TA5", "TA6", "cave 3"]]}],
        "FI-16.5",
        [[{"RollDie": []}], [{"Walk": [["TA5", "TA6", "TA7", "TA8", "TA9"]]}]],
    ),
    Wrong(
        3,
        [{"Play": ["fireball"]}, {"RollDown": ["V_W"]}],
        "FI-10.2",
        [[{"Play": ["fireball"]}], [{"RollDown": ["A_SE"]}]],
    ),
    Wrong(4, [{"Play": ["cancel"]}], "FI-14.4", [[{"Pass": []}]]),
    Wrong(5, [{"Play": ["talisman"]}], "FI-14.3", [[{"Pass": []}]]),
    Wrong(
        6,
        [{"RollDie": []}, {"Walk": [["BR1", "VKP", "FC1"]]}],
        "FI-6.1",
        [[{"RollDie": []}], [{"Walk": [["BR3", "BR4", "BR5", "BR6", "BR7"]]}]],
    ),
    Wrong(
        7,
        [{"Play": ["ahead_4"]}],
        "FI-13.1",
        [[{"Play": ["ahead_6"]}], [{"Walk": [["DR2", "DR1", "VP10", "VP9", "VP8", "VP7"]]}]],
    ),
)


@pytest.mark.parametrize("wrong", WRONG, ids=str)
def test_a_wrong_try_is_refused_or_does_not_do_the_task(wrong: Wrong) -> None:
    assert_wrong("fireball_island", wrong)


def test_something_wrong_was_tried_at_every_step() -> None:
    assert [wrong.step for wrong in WRONG] == list(range(1, lessons.steps("fireball_island") + 1))


def test_step_1_rolls_a_three_and_lands_on_a_dark_space() -> None:
    game = solved("fireball_island", 1)
    assert told(game, "rolled") == [(0, 3)]
    assert told(game, "drew") == [(0,)]


def test_step_2_comes_out_in_cave_6_with_a_part_of_the_roll_lost() -> None:
    game = solved("fireball_island", 2)
    assert told(game, "rolled") == [(0, 5), (0, 6)]
    assert game.view(0).table.places[0] == "cave 6"


def test_step_3_leads_to_both_opponents_in_the_turn_of_another() -> None:
    assert lessons.lesson("fireball_island", 3).game.view(0).table.turn == 1
    assert told(solved("fireball_island", 3), "aimed") == [(0, "B_W", (1, 2))]


def test_step_4_stops_the_fireball_that_is_aimed_at_the_learner() -> None:
    lesson = lessons.lesson("fireball_island", 4)
    assert lesson.game.view(0).table.targets == (0,)
    game = solved("fireball_island", 4)
    assert told(game, "stopped") == [(1,)]
    assert told(game, "fireball_rolled") == []
    assert game.view(0).table.places == lesson.game.view(0).table.places
    missed = lessons.attempt("fireball_island", 4, [[{"Pass": []}]]).after
    assert told(missed, "into_pit") == [(0, "pit A")]


def test_step_5_cancels_the_card_that_would_move_the_learner_back() -> None:
    lesson = lessons.lesson("fireball_island", 5)
    assert told(lesson.game, "played_on") == [(1, "back_3", 0)]
    game = solved("fireball_island", 5)
    assert told(game, "cancelled") == [(0, 1, "back_3")]
    assert game.view(0).table.discard[-2:] == ("back_3", "cancel")
    assert game.view(0).table.places == lesson.game.view(0).table.places
    missed = lessons.attempt("fireball_island", 5, [[{"Pass": []}]]).after
    assert told(missed, "moved_back") == [(0, ("WT8", "WT7", "WT6"))]


def test_step_6_captures_the_jewel_with_its_bonus() -> None:
    table = solved("fireball_island", 6).view(0).table
    assert (table.jewel_owner, table.cards[0], table.turns_owed) == (0, 4, 3)
    assert table.die == 5


def test_step_7_steals_the_jewel_and_wins() -> None:
    game = solved("fireball_island", 7)
    assert told(game, "stole") == [(0, 1)]
    assert game.winners() == [0]


@pytest.mark.parametrize("step", [wrong.step for wrong in WRONG])
def test_nothing_is_called_wrong_that_leads_to_the_task(step: int) -> None:
    text, tries = lessons.lesson("fireball_island", step).text, solution("fireball_island", step)
    for made in range(len(tries)):
        assert lessons.attempt("fireball_island", step, tries[:made]).text == text
