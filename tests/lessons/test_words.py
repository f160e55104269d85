"""What is said at the steps: complete in every language, short, and true to the rulebook."""

from __future__ import annotations

import re
from dataclasses import fields

import pytest

from emberisle import lessons, rulebooks
from emberisle.kernel.texts import LANGUAGES
from emberisle.lessons.course import Words, words_of
from tests.own_games import OWN

FIELDS = [field.name for field in fields(Words)]
STEPS = [(game_id, step) for game_id in OWN for step in range(1, lessons.steps(game_id) + 1)]

every_step = pytest.mark.parametrize(("game_id", "step"), STEPS)
every_language = pytest.mark.parametrize("language", LANGUAGES)

CLAUSE = re.compile(r"\b[A-Z]{2}-\d+(?:\.\d+)?\b")


def said(game_id: str, step: int, language: str) -> dict[str, str]:
    words = words_of(game_id, step, language)
    return {name: getattr(words, name) for name in FIELDS}


@every_step
@every_language
def test_every_step_says_everything(game_id: str, step: int, language: str) -> None:
    for words in said(game_id, step, language).values():
        assert words == " ".join(words.split())
        assert words


@every_step
def test_no_language_says_it_in_the_words_of_another(game_id: str, step: int) -> None:
    english, german = said(game_id, step, "en"), said(game_id, step, "de")
    assert [name for name in FIELDS if english[name] == german[name]] == []


@every_step
@every_language
def test_every_clause_that_is_named_exists(game_id: str, step: int, language: str) -> None:
    named = CLAUSE.findall(" ".join(said(game_id, step, language).values()))
    assert [clause for clause in named if clause not in rulebooks.clauses(game_id, language)] == []


@every_step
@every_language
def test_what_is_taught_names_its_clauses(game_id: str, step: int, language: str) -> None:
    assert CLAUSE.findall(said(game_id, step, language)["text"])


@every_step
def test_every_language_names_the_same_clauses(game_id: str, step: int) -> None:
    english, german = said(game_id, step, "en"), said(game_id, step, "de")
    for name in FIELDS:
        assert sorted(CLAUSE.findall(german[name])) == sorted(CLAUSE.findall(english[name]))


@every_step
@every_language
def test_what_is_taught_is_two_to_four_sentences(game_id: str, step: int, language: str) -> None:
    assert 2 <= len(re.findall(r"[.!?](?: |$)", said(game_id, step, language)["text"])) <= 4


@every_language
def test_the_learner_sits_among_friends(language: str) -> None:
    for game_id, step in STEPS:
        names = lessons.lesson(game_id, step, language).game.header.players
        assert names[0] == "Robin"  # a name, since the sentences of the games speak of everybody by name
        assert len(set(names)) == len(names) >= 3
