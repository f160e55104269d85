"""Every step of every introduction goes on until its task is done, and can be shown and said."""

from __future__ import annotations

import random

import pytest

import emberisle as em
from emberisle import lessons
from emberisle.playback import frames
from tests.lessons.tries import Tries, solution, solved
from tests.own_games import OWN

STEPS = [(game_id, step) for game_id in OWN for step in range(1, lessons.steps(game_id) + 1)]

every_step = pytest.mark.parametrize(("game_id", "step"), STEPS)


def test_there_are_steps() -> None:
    assert STEPS


@every_step
def test_what_the_task_asks_for_makes_moves(game_id: str, step: int) -> None:
    attempt = lessons.attempt(game_id, step, solution(game_id, step))
    assert len(attempt.after.entries) > len(attempt.before.entries)


@every_step
def test_the_moves_of_a_try_may_come_one_by_one(game_id: str, step: int) -> None:
    single: Tries = [[move] for moves in solution(game_id, step) for move in moves]
    attempt = lessons.attempt(game_id, step, single)
    assert attempt.done
    assert attempt.after == solved(game_id, step)


@every_step
def test_the_language_changes_nothing_but_words(game_id: str, step: int) -> None:
    english = lessons.attempt(game_id, step, solution(game_id, step))
    german = lessons.attempt(game_id, step, solution(game_id, step), "de")
    assert german.after.entries == english.after.entries
    assert german.text != english.text


@every_step
def test_the_same_tries_come_to_the_same(game_id: str, step: int) -> None:
    tries = solution(game_id, step)
    assert lessons.attempt(game_id, step, tries) == lessons.attempt(game_id, step, tries)


@every_step
def test_whatever_is_tried_the_learner_is_asked_again_or_it_is_over(game_id: str, step: int) -> None:
    choose = random.Random(f"{game_id}-{step}")
    tries: Tries = []
    while len(tries) < 12:
        attempt = lessons.attempt(game_id, step, tries)
        if attempt.done or attempt.after.over:
            return
        assert attempt.after.to_move == 0
        tries.append([em.dump(choose.choice(attempt.after.legal_moves()))])


@every_step
def test_the_last_try_can_be_shown_frame_by_frame(game_id: str, step: int) -> None:
    attempt = lessons.attempt(game_id, step, solution(game_id, step))
    shown = frames(attempt.before, attempt.after, seat=0)
    assert shown[-1].view == attempt.after.view(0)
    assert sum(len(frame.events) for frame in shown) == len(attempt.after.events(0)) - len(
        attempt.before.events(0)
    )
