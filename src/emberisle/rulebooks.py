"""The rulebooks in our own words, clause by clause, for `emberisle rules`, for refusals and for "why?"."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from emberisle.games import ruleset
from emberisle.kernel.errors import EmberisleError, quoted
from emberisle.kernel.texts import LANGUAGES, spoken

_CHAPTER = re.compile(r"^## (.*)$", re.MULTILINE)
_CLAUSE = re.compile(r"^\*\*([A-Z]+-\d+\.\d+)\*\* ", re.MULTILINE)
_PLACES = (
    Path(__file__).parent / "rulebook_texts",  # where a wheel carries them
    Path(__file__).parents[2] / "docs" / "rulebooks",  # where they are written
)


class UnknownClause(EmberisleError):
    """No clause has this number."""


@dataclass(frozen=True)
class Chapter:
    """A heading, and the clauses below it: the number and the Markdown text of each."""

    title: str
    clauses: tuple[tuple[str, str], ...]


@cache
def read(game_id: str, language: str = "en") -> str:
    """The whole rulebook of a game, in Markdown; a translation lies in the folder of its language."""
    name = f"{ruleset(game_id).id}.md"
    folder = "" if spoken(language) == LANGUAGES[0] else language
    for place in _PLACES:
        if (place / folder / name).is_file():
            return (place / folder / name).read_text("utf-8")
    raise EmberisleError(f"the rulebook of {quoted(game_id)} is not installed")


@cache
def chapters(game_id: str, language: str = "en") -> tuple[Chapter, ...]:
    """Every chapter, in order."""
    pieces = _CHAPTER.split(read(game_id, language))
    return tuple(
        [Chapter(title, _clauses_in(text)) for title, text in zip(pieces[1::2], pieces[2::2], strict=True)]
    )


def _clauses_in(text: str) -> tuple[tuple[str, str], ...]:
    pieces = _CLAUSE.split(text)
    return tuple([(number, words.strip()) for number, words in zip(pieces[1::2], pieces[2::2], strict=True)])


@cache
def clauses(game_id: str, language: str = "en") -> dict[str, str]:
    """Every clause by its number, in order."""
    return {number: text for chapter in chapters(game_id, language) for number, text in chapter.clauses}


def clause(game_id: str, number: str, language: str = "en") -> str:
    """One clause."""
    found = clauses(game_id, language).get(number.upper())
    if found is None:
        raise UnknownClause(f"{ruleset(game_id).title} has no clause {quoted(number)}")
    return found
