"""The pictures of the rulebook are those of the board and of the rules as they are now."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

import pytest

from emberisle import rulebooks
from emberisle.games.curse_of_vulkar.rules.board import CAVES, CHUTES, DECKS, FACINGS, SPACES
from emberisle.games.curse_of_vulkar.rules.copter import SETS
from emberisle.games.curse_of_vulkar.terminal.picture_words import WORDS
from emberisle.games.curse_of_vulkar.terminal.pictures import PICTURES, drawn, write
from emberisle.kernel.texts import LANGUAGES

CURSE: Final = "curse_of_vulkar"
BOOKS: Final = Path(__file__).parents[4] / "docs" / "rulebooks"
SVG: Final = "{http://www.w3.org/2000/svg}"

every_language = pytest.mark.parametrize("language", LANGUAGES)


def said(svg: str) -> list[str]:
    return [text.text or "" for text in ElementTree.fromstring(svg).iter(f"{SVG}text")]


@pytest.mark.parametrize("name", drawn())
def test_every_picture_is_drawn_from_what_holds_now(name: str) -> None:
    """If not: ``python -m emberisle.games.curse_of_vulkar.terminal.pictures docs/rulebooks``."""
    assert (BOOKS / name).read_text("utf-8") == drawn()[name]


def test_the_command_writes_them(tmp_path: Path) -> None:
    write(tmp_path)
    assert sorted(str(file.relative_to(tmp_path)) for file in tmp_path.rglob("*.svg")) == sorted(drawn())


@every_language
def test_the_rulebook_shows_each_of_them_once_with_its_title(language: str) -> None:
    shown = [picture for drawings in rulebooks.pictures(CURSE, language).values() for picture in drawings]
    assert sorted(picture.name for picture in shown) == sorted(PICTURES)
    assert {picture.name: picture.title for picture in shown} == {
        name: WORDS[language][name] for name in PICTURES
    }


def test_every_language_shows_them_at_the_same_clauses() -> None:
    for language in LANGUAGES:
        assert list(rulebooks.pictures(CURSE, language)) == list(rulebooks.pictures(CURSE))


def test_all_words_are_in_every_language() -> None:
    assert WORDS.keys() == set(LANGUAGES)
    english, german = WORDS["en"], WORDS["de"]
    assert english.keys() == german.keys()
    same = {name for name, words in english.items() if german[name] == words}
    assert same == {"cutlass"}  # a name


def test_a_clause_is_not_said_with_its_picture() -> None:
    assert all("svg" not in text for text in rulebooks.clauses(CURSE).values())
    assert rulebooks.picture(CURSE, "island").size == (1212, 840)
    with pytest.raises(rulebooks.UnknownPicture, match="no picture 'moon'"):
        rulebooks.picture(CURSE, "moon")


def test_the_island_has_every_space() -> None:
    svg = rulebooks.picture(CURSE, "island").svg
    assert len(re.findall(r'class="(?:space|cave)"', svg)) == SPACES - len(DECKS)
    assert len(re.findall(r'class="cave"', svg)) == len(CAVES)
    assert len(re.findall(r"data-chute=", svg)) == len(CHUTES)


def test_points_are_those_of_the_rules() -> None:
    words = said(rulebooks.picture(CURSE, "scoring").svg)
    assert [word for word in words if word.isdecimal()][: 2 * len(SETS) - 3 : 2] == [
        str(points) for points in SETS[1:]
    ]


def test_vul_kar_is_shown_at_each_facing() -> None:
    words = said(rulebooks.picture(CURSE, "vul_kar").svg)
    assert [word for word in words if word.endswith("°")] == [f"{facing}°" for facing in FACINGS]
