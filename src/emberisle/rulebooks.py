"""The rulebooks in our own words, clause by clause, for `emberisle rules`, for refusals and for "why?"."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path

from emberisle.games import plug, ruleset
from emberisle.kernel.errors import EmberisleError, quoted
from emberisle.kernel.steps import Step
from emberisle.kernel.texts import LANGUAGES, spoken

_CHAPTER = re.compile(r"^## (.*)$", re.MULTILINE)
_CLAUSE = re.compile(r"^\*\*([A-Z]+-\d+(?:\.\d+)?)\*\* ", re.MULTILINE)
_PICTURE = re.compile(r"^!\[([^\]]+)\]\(([\w/.-]+\.svg)\)\n?", re.MULTILINE)
_SIZE = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')
_PLACES = (
    Path(__file__).parent / "rulebook_texts",  # where a wheel carries them
    Path(__file__).parents[2] / "docs" / "rulebooks",  # where they are written
)


class UnknownClause(EmberisleError):
    """No clause has this number."""


class UnknownPicture(EmberisleError):
    """No clause has a picture of this name."""


@dataclass(frozen=True)
class Picture:
    """A drawing that belongs to a clause."""

    name: str
    """The name of its file, without the ending."""
    title: str
    """What it shows, for those who do not see it."""
    svg: str

    @property
    def size(self) -> tuple[int, int]:
        """Its width and height, as it says itself."""
        found = _SIZE.search(self.svg)
        assert found is not None, f"the picture {self.name} says no size"
        return round(float(found[1])), round(float(found[2]))


@dataclass(frozen=True)
class Chapter:
    """A heading, and the clauses below it: the number and the Markdown text of each."""

    title: str
    clauses: tuple[tuple[str, str], ...]


@cache
def read(game_id: str, language: str = "en") -> str:
    """The whole rulebook of a game, in Markdown; one that nobody wrote is made of what its steps say."""
    found = _written(game_id, spoken(language))
    return _from_steps(game_id) if found is None else found


def _written(game_id: str, language: str) -> str | None:
    found = _file(game_id, language)
    return None if found is None else found.read_text("utf-8")


def _file(game_id: str, language: str) -> Traversable | None:
    """The rulebook in a language, or else in the first; a translation lies in the folder of its language."""
    known = plug(game_id)
    for spoken_there in (language, LANGUAGES[0]):
        own = known.file("rulebook.md" if spoken_there == LANGUAGES[0] else f"rulebook.{spoken_there}.md")
        if own is not None:
            return own
        folder = "" if spoken_there == LANGUAGES[0] else spoken_there
        for place in _PLACES:
            if (place / folder / f"{game_id}.md").is_file():
                return place / folder / f"{game_id}.md"
    return None


def _from_steps(game_id: str) -> str:
    """A clause for each number that steps carry, in the words of their docstrings."""
    rules = ruleset(game_id)
    said: dict[str, list[str]] = {}
    for kind in rules.vocabulary():
        if issubclass(kind, Step):
            said.setdefault(kind.rule, []).append(" ".join((kind.__doc__ or kind.__name__).split()))
    clauses = [f"**{number}** {' '.join(said[number])}" for number in sorted(said, key=_natural)]
    return "\n\n".join([f"# {rules.title}", "## Rules", *clauses]) + "\n"


def _natural(number: str) -> list[tuple[int, str]]:
    """So that PIG-10 comes after PIG-2."""
    return [(int(part), "") if part.isdigit() else (0, part) for part in re.split(r"(\d+)", number)]


@cache
def chapters(game_id: str, language: str = "en") -> tuple[Chapter, ...]:
    """Every chapter, in order."""
    pieces = _CHAPTER.split(read(game_id, language))
    return tuple(
        [Chapter(title, _clauses_in(text)) for title, text in zip(pieces[1::2], pieces[2::2], strict=True)]
    )


def _clauses_in(text: str) -> tuple[tuple[str, str], ...]:
    pieces = _CLAUSE.split(_PICTURE.sub("", text))
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


@cache
def pictures(game_id: str, language: str = "en") -> dict[str, tuple[Picture, ...]]:
    """The pictures of the clauses that have some; their files lie beside the rulebook or below it."""
    book = _file(game_id, spoken(language))
    if book is None:
        return {}
    pieces = _CLAUSE.split(book.read_text("utf-8"))
    found = {
        number: tuple([_picture(game_id, spoken(language), *drawn) for drawn in _PICTURE.findall(words)])
        for number, words in zip(pieces[1::2], pieces[2::2], strict=True)
    }
    return {number: drawings for number, drawings in found.items() if drawings}


def _picture(game_id: str, language: str, title: str, path: str) -> Picture:
    own = plug(game_id).file(path)
    book = _file(game_id, language)
    if own is None:
        assert isinstance(book, Path)
        own = book.parent / path
    return Picture(Path(path).stem, title, own.read_text("utf-8"))


def picture(game_id: str, name: str, language: str = "en") -> Picture:
    """One picture of a rulebook."""
    for drawings in pictures(game_id, language).values():
        for drawn in drawings:
            if drawn.name == name:
                return drawn
    raise UnknownPicture(f"the rulebook of {ruleset(game_id).title} has no picture {quoted(name)}")
