"""What cannot be asked of an introduction is refused in clear words."""

from __future__ import annotations

import doctest
from typing import Any

import pytest

import emberisle as em
from emberisle import lessons
from emberisle.kernel.errors import BadLanguage

STOP: list[object] = [{"Stop": []}]


def test_the_example_runs() -> None:
    results = doctest.testmod(lessons)
    assert results.attempted
    assert not results.failed


def test_no_such_game() -> None:
    for ask in (lambda: lessons.steps("chess"), lambda: lessons.attempt("chess", 1, [])):
        with pytest.raises(em.EmberisleError, match="chess"):
            ask()


@pytest.mark.parametrize("step", [0, 6, -1, True, "1", 1.0, None])
def test_no_such_step(step: Any) -> None:
    match = "the introduction to Fortune has the steps 1 to 5, not"
    with pytest.raises(lessons.NoSuchStep, match=match):
        lessons.lesson("fortune", step)
    with pytest.raises(lessons.NoSuchStep, match=match):
        lessons.attempt("fortune", step, [STOP])


def test_no_such_language() -> None:
    with pytest.raises(BadLanguage, match="'fr'"):
        lessons.lesson("fortune", 1, "fr")
    with pytest.raises(BadLanguage, match="'fr'"):
        lessons.attempt("fortune", 1, [STOP], "fr")


def test_nothing_tried_yet() -> None:
    lesson = lessons.lesson("fortune", 1)
    attempt = lessons.attempt("fortune", 1, [])
    assert (attempt.done, attempt.refusal, attempt.text) == (False, None, lesson.text)
    assert attempt.before == attempt.after == lesson.game


def test_too_many_tries() -> None:
    refused: list[list[object]] = [[{"Cast": []}]]
    assert not lessons.attempt("fortune", 1, refused * 12).done
    with pytest.raises(lessons.TooManyTries, match="at most 12 tries, not 13"):
        lessons.attempt("fortune", 1, refused * 13)


@pytest.mark.parametrize(
    "tries",
    [
        "Stop",
        {"Stop": []},
        None,
        [{"Stop": []}],
        ["Stop"],
        [[]],
        [[{"Stop": []}] * 5],
    ],
)
def test_tries_are_lists_of_a_few_moves(tries: Any) -> None:
    with pytest.raises(em.EmberisleError, match="list of"):
        lessons.attempt("fortune", 1, tries)


@pytest.mark.parametrize(
    "move",
    [None, 5, "Stop", [], {}, {"Stop": 1}, {"Stop": [1]}, {"Battle": [1]}, {"Decide": []}, {"header": {}}],
)
def test_what_is_not_the_notation_of_a_move(move: object) -> None:
    with pytest.raises(em.EmberisleError, match=r"notation|known|parts"):
        lessons.attempt("fortune", 1, [[move]])


def test_what_is_no_move_of_this_question_is_refused() -> None:
    assert lessons.attempt("fortune", 1, [[{"Sail": []}]]).refusal is not None


def test_nothing_is_tried_once_the_task_is_done() -> None:
    with pytest.raises(lessons.StepDone, match="step 1 is done"):
        lessons.attempt("fortune", 1, [STOP, STOP])


def test_the_learner_moves_for_nobody_else() -> None:
    with pytest.raises(em.NotYourTurn):
        lessons.attempt("fortune", 1, [[{"Stop": []}, {"Stop": []}]])


def test_no_move_is_made_in_a_game_that_is_over() -> None:
    out: list[object] = [{"Play": ["0-2", "2-8", "0"]}, {"Draw": []}]
    rest: list[list[object]] = [
        [{"Draw": []}],
        [{"Play": ["6-8", "6-9", "8"]}],
        [{"Play": ["2-8", "6-8", "2"]}],
    ]
    with pytest.raises(em.GameOver):
        lessons.attempt("wildfire", 5, [*rest, out])
