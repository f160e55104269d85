"""The introduction to a game can be done as its tasks say, and says everything in every language."""

from __future__ import annotations

from dataclasses import asdict

from emberisle import lessons
from emberisle.kernel.ruleset import LANGUAGES
from emberisle.lessons.course import step_of, words_of
from emberisle.plug import Plug


def check_lessons_can_be_done(game: Plug) -> None:
    """Each step says in ``solution`` what its task takes: that does it, and nothing less."""
    game_id = game.ruleset.id
    for step in range(1, lessons.steps(game_id) + 1):
        solution = step_of(game_id, step).solution
        assert solution, f"step {step} says no solution"
        lesson = lessons.lesson(game_id, step)
        assert lesson.game.to_move == 0, f"at step {step} it is not the learner's turn"
        for tries in range(len(solution)):
            attempt = lessons.attempt(game_id, step, solution[:tries])
            assert attempt.refusal is None, f"the solution of step {step} is refused: {attempt.refusal!r}"
            assert not attempt.done, f"step {step} is done after {tries} of {len(solution)} tries"
            assert not attempt.missed, f"step {step} is called missed on the way to its solution"
        attempt = lessons.attempt(game_id, step, solution)
        assert attempt.done, f"step {step} is not done by its solution: {attempt.refusal!r}"
        assert attempt.text == lesson.closing


def check_lessons_have_words(game: Plug) -> None:
    game_id = game.ruleset.id
    for step in range(1, lessons.steps(game_id) + 1):
        said = {language: asdict(words_of(game_id, step, language)) for language in LANGUAGES}
        for language, texts in said.items():
            for name, words in texts.items():
                tidy = " ".join(words.split())
                assert words == tidy != "", f"{name} of step {step} is empty or ragged in {language}"
        own = [said[language] for language in LANGUAGES if _written(game, language)]
        for name in own[0]:
            words = {texts[name] for texts in own}
            assert len(words) == len(own), f"{name} of step {step} is the same in two languages: {words}"


def _written(game: Plug, language: str) -> bool:
    return game.file("lessons", f"{language}.toml") is not None
