"""A rulebook is read clause by clause, and its pictures beside the clauses to which they belong."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from emberisle import rulebooks

PICTURES = "/api/rules/curse_of_vulkar/pictures"


def clauses(base: str, game: str, language: str) -> dict[str, Any]:
    book = httpx.get(f"{base}/api/rules/{game}", params={"language": language}).json()
    return {clause["rule"]: clause for chapter in book["chapters"] for clause in chapter["clauses"]}


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_clause_names_its_pictures_and_their_size(base: str, language: str) -> None:
    read = clauses(base, "curse_of_vulkar", language)
    (picture,) = read["CV-22.1"]["pictures"]
    known = rulebooks.picture("curse_of_vulkar", "island", language)
    assert picture == {
        "name": "island",
        "title": known.title,
        "width": known.size[0],
        "height": known.size[1],
    }
    assert read["CV-1.1"]["pictures"] == []


def test_a_picture_comes_in_the_language_of_the_reader(base: str) -> None:
    for language, words in (("en", "The Summit"), ("de", "Der Gipfel")):
        answer = httpx.get(f"{base}{PICTURES}/island", params={"language": language})
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert f">{words}<" in answer.text


@pytest.mark.parametrize("path", [f"{PICTURES}/moon", "/api/rules/chess/pictures/island"])
def test_there_is_no_such_picture(base: str, path: str) -> None:
    assert httpx.get(f"{base}{path}").status_code == 404


def test_a_rulebook_without_pictures_has_none(base: str) -> None:
    assert all(clause["pictures"] == [] for clause in clauses(base, "fortune", "en").values())
