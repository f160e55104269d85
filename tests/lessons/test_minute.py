"""The rules in a minute: a few positions of every game, each with a sentence that is true to the rulebook."""

from __future__ import annotations

import re

import pytest

from emberisle import lessons, rulebooks
from emberisle.kernel.texts import LANGUAGES
from tests.own_games import OWN

CLAUSE = re.compile(r"\b[A-Z]{2}-\d+(?:\.\d+)?\b")
LONGEST = 260

every_game = pytest.mark.parametrize("game_id", OWN)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def said(game_id: str, language: str) -> list[str]:
    return [picture.text for picture in lessons.minute(game_id, language)]


@every_game
def test_every_game_has_a_handful_of_different_pictures(game_id: str) -> None:
    tables = [picture.game.view(0).table for picture in lessons.minute(game_id)]
    assert 4 <= len(tables) <= 6
    assert all(one != other for n, one in enumerate(tables) for other in tables[n + 1 :])


@every_game
@every_language
def test_each_is_a_sentence_or_two_with_clauses_that_exist(game_id: str, language: str) -> None:
    for text in said(game_id, language):
        assert len(text) <= LONGEST
        assert text.endswith(").")
        named = CLAUSE.findall(text)
        assert named
        assert [clause for clause in named if clause not in rulebooks.clauses(game_id, language)] == []


@every_game
def test_every_language_says_the_same_in_its_own_words(game_id: str) -> None:
    for english, german in zip(said(game_id, "en"), said(game_id, "de"), strict=True):
        assert english != german
        assert CLAUSE.findall(english) == CLAUSE.findall(german)


@every_game
def test_who_plays_is_named_in_the_language(game_id: str) -> None:
    for picture in lessons.minute(game_id, "de"):
        assert picture.game.header.players[0] == "Robin"
        assert not picture.game.over
