"""Texts: what a game says, one file for each language, read when it is first asked for."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from importlib import resources
from string import Formatter
from typing import Final, Generic, TypeVar

from emberisle.kernel.errors import BadLanguage, quoted
from emberisle.kernel.native import mypyc_attr
from emberisle.kernel.values import Value

LANGUAGES: Final = ("en", "de")
"""What games speak, the first where nothing else is asked for."""

Said = tuple[object, ...]
"""The key of a text, and the facts that go into it."""

THOUSANDS: Final = {"en": ",", "de": "."}
MINUS: Final = "\N{MINUS SIGN}"
_TEMPLATES: Final = Formatter()

Parsed = list[tuple[str, int | None, str]]
"""A template: words, the number of the fact that follows them, if one does, and how it is said."""

_known_templates: Final[dict[str, Parsed]] = {}


def _parsed(template: str) -> Parsed:
    """The parts of a template, which is parsed when it is first filled."""
    known = _known_templates.get(template)
    if known is None:
        known = []
        for words, number, kind, _ in _TEMPLATES.parse(template):
            known.append((words, None if number is None else int(number), kind or ""))
        _known_templates[template] = known
    return known


def spoken(language: str) -> str:
    """This language, if it is spoken here."""
    if language not in LANGUAGES:
        raise BadLanguage(f"{quoted(language)} is not spoken here; there are: {', '.join(LANGUAGES)}")
    return language


@mypyc_attr(allow_interpreted_subclasses=True)
class Texts:
    """All that a game says in one language, every text by its key, such as ``events.rolled``.

    A text has its facts by number, each with how it is to be said if it is no plain number: ``{0:seat}``.
    ``same`` lists the keys of texts, such as names, that are meant to be as in the first language.
    """

    def __init__(self, language: str, texts: dict[str, str]) -> None:
        self.language = language
        self.texts = texts
        self.same: tuple[str, ...] = ()

    def text(self, key: str) -> str:
        return self.texts[key]

    def get(self, key: str, otherwise: str) -> str:
        return self.texts.get(key, otherwise)

    def say(self, key: str, facts: tuple[object, ...] = (), names: tuple[str, ...] = ()) -> str:
        """A text with its facts, and with the names of the seats where they are known."""
        return self.fill(self.texts[key], facts, names)

    def fill(self, template: str, facts: tuple[object, ...] = (), names: tuple[str, ...] = ()) -> str:
        """These words with facts where they have numbers in braces."""
        parts: list[str] = []
        for words, number, kind in _parsed(template):
            parts.append(words)
            if number is not None:
                if number >= len(facts):
                    raise IndexError(f"{template!r} asks for fact {number}, but there are {len(facts)}")
                parts.append(self.fact(kind, facts[number], names))
        return "".join(parts)

    def move(self, move: Value, names: tuple[str, ...] = ()) -> str:
        """A move in words, as on a button; a game may tell more than one kind of it apart."""
        key = f"moves.{type(move).__name__}"
        if key in self.texts:
            return self.say(key, move.parts(), names)
        said = self.fill(summary(move).removesuffix("."), move.parts(), names)
        told = ", ".join([self.number(part) for part in move.parts()])
        return f"{said} ({told})" if told and "{" not in summary(move) else said

    def fact(self, kind: str, fact: object, names: tuple[str, ...]) -> str:
        """A fact in words. A game adds kinds of its own, such as dice and cards."""
        if kind == "seat":
            return self.seat(fact, names)
        return self.count(kind, fact) if kind else self.number(fact)

    def seat(self, seat: object, names: tuple[str, ...]) -> str:
        """A seat by its name; without one it is counted from one, as people do."""
        unnamed = self.get("game.seat", "Player {0}")
        if not isinstance(seat, int):
            return unnamed.format(seat)
        if 0 <= seat < len(names):
            return names[seat]
        return unnamed.format(quoted(seat + 1))

    def count(self, things: str, count: object) -> str:
        """So many of something: ``1 play``, ``3 plays``."""
        form = "one" if count == 1 else "many"
        return self.texts[f"counts.{things}.{form}"].format(self.number(count))

    def number(self, fact: object) -> str:
        """A number with its thousands set apart and a true minus sign; anything else as it is."""
        if type(fact) is int and 0 <= fact < 1000:
            return str(fact)
        if not isinstance(fact, int):
            return str(fact)
        return f"{fact:,}".replace(",", THOUSANDS[self.language]).replace("-", MINUS)


def summary(thing: Value) -> str:
    """What the docstring of a move or a step says first, for games that have no text for it."""
    first = (type(thing).__doc__ or "").partition("\n\n")[0]
    return " ".join(first.split()) or type(thing).__name__


T = TypeVar("T", bound=Texts)


class Catalogue(Generic[T]):
    """The texts of a game in every language; the files are in its folder ``texts``.

    A language without a file falls back to the first language.
    """

    def __init__(self, package: str, kind: Callable[[str, dict[str, str]], T]) -> None:
        self.package = package
        self.kind = kind
        self.known: dict[str, T] = {}

    def texts(self, language: str) -> T:
        known = self.known.get(language)
        if known is None:
            file = resources.files(self.package).joinpath("texts", f"{spoken(language)}.toml")
            if language != LANGUAGES[0] and not file.is_file():
                return self.texts(LANGUAGES[0])
            sections = tomllib.loads(file.read_text("utf-8"))
            same = sections.pop("same", ())
            known = self.kind(language, by_key(sections))
            known.same = tuple(same)
            self.known[language] = known
        return known


def by_key(sections: dict[str, object], before: str = "") -> dict[str, str]:
    """Every text of a file by the path that leads to it."""
    found: dict[str, str] = {}
    for name, part in sections.items():
        if isinstance(part, dict):
            found.update(by_key(part, f"{before}{name}."))
        else:
            found[f"{before}{name}"] = str(part)
    return found
