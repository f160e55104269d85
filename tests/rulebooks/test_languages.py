"""Every rulebook says the same in every language."""

from __future__ import annotations

import re

import pytest

from emberisle import rulebooks
from emberisle.kernel.errors import BadLanguage
from emberisle.kernel.texts import LANGUAGES
from tests.own_games import OWN

TRANSLATIONS = [language for language in LANGUAGES if language != "en"]

every_game = pytest.mark.parametrize("game_id", OWN)
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_translation = pytest.mark.parametrize("language", TRANSLATIONS)

SOURCES = {"en": "Source", "de": "Quelle"}
RULINGS = {"en": "Ruling", "de": "Auslegung"}

QUOTED = re.compile(r"^\*Quelle: [^;.]*", re.MULTILINE)
"""The paragraphs of the printed rules keep their English names."""
ENGLISH = re.compile(r"\b(the|and|with|dice|player|Source|Ruling)\b")


def marks(text: str, language: str) -> tuple[bool, bool, list[str], list[str]]:
    """Whether a clause names its source and holds a ruling, its code, and the clauses it names."""
    source = re.search(rf"^\*{SOURCES[language]}: ", text, re.MULTILINE) is not None
    ruling = re.search(rf"\b{RULINGS[language]}: ", text) is not None
    return source, ruling, re.findall(r"`[^`]+`", text), sorted(re.findall(r"[A-Z]{2}-\d+(?:\.\d+)?", text))


@every_game
@every_translation
def test_the_clauses_have_the_same_numbers_in_the_same_order(game_id: str, language: str) -> None:
    assert list(rulebooks.clauses(game_id, language)) == list(rulebooks.clauses(game_id))


@every_game
@every_translation
def test_the_chapters_are_the_same(game_id: str, language: str) -> None:
    english, translated = rulebooks.chapters(game_id), rulebooks.chapters(game_id, language)
    assert [chapter.title.split()[0] for chapter in translated] == [
        chapter.title.split()[0] for chapter in english
    ]
    assert [len(chapter.clauses) for chapter in translated] == [len(chapter.clauses) for chapter in english]


@every_game
@every_translation
def test_no_clause_was_left_in_english(game_id: str, language: str) -> None:
    english = rulebooks.clauses(game_id)
    translated = rulebooks.clauses(game_id, language)
    assert [number for number, text in translated.items() if text == english[number]] == []
    assert [number for number, text in translated.items() if ENGLISH.search(QUOTED.sub("", text))] == []


@every_game
@every_translation
def test_sources_rulings_options_and_references_are_kept(game_id: str, language: str) -> None:
    english = rulebooks.clauses(game_id)
    translated = rulebooks.clauses(game_id, language)
    assert {number: marks(text, language) for number, text in translated.items()} == {
        number: marks(text, "en") for number, text in english.items()
    }


@every_game
@every_language
def test_no_clause_is_empty(game_id: str, language: str) -> None:
    words = {number: text.split("\n*")[0] for number, text in rulebooks.clauses(game_id, language).items()}
    assert [number for number, text in words.items() if len(text.split()) < 3] == []


@every_game
@every_language
def test_the_chapters_hold_every_clause(game_id: str, language: str) -> None:
    chapters = rulebooks.chapters(game_id, language)
    assert [clause for chapter in chapters for clause in chapter.clauses] == list(
        rulebooks.clauses(game_id, language).items()
    )
    assert all(
        number.startswith(f"{chapter.title.split()[0]}.")
        for chapter in chapters
        for number, _ in chapter.clauses
    )


def test_a_chapter_has_its_heading_and_its_clauses() -> None:
    chapter = rulebooks.chapters("fortune", "de")[3]
    assert chapter.title == "FO-4 Totenköpfe"
    assert [number for number, _ in chapter.clauses] == ["FO-4.1", "FO-4.2"]
    assert chapter.clauses[0][1].startswith("Wer drei oder mehr Totenköpfe hat")


def test_a_clause_is_found_in_both_languages() -> None:
    assert "fewer than two dice" in rulebooks.clause("fortune", "FO-3.4")
    assert "weniger als zwei Würfeln" in rulebooks.clause("fortune", "FO-3.4", "de")


@pytest.mark.parametrize("language", ["fr", "DE", "", "../de"])
def test_an_unknown_language_is_named(language: str) -> None:
    with pytest.raises(BadLanguage, match=r"is not spoken here; there are: en, de"):
        rulebooks.read("fortune", language)
