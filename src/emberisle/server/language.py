"""What the server itself says, from one catalogue per language; the games' words are the games' own."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources

from emberisle.kernel.texts import LANGUAGES, spoken


def say(language: str, key: str, **facts: object) -> str:
    """The text with this key, such as ``table.turn``, its facts filled in."""
    text = _text(language, key)
    return text.format(**facts) if facts else text


@cache
def _text(language: str, key: str) -> str:
    section, _, name = key.partition(".")
    return catalogue(language)[section][name]


@cache
def catalogue(language: str) -> dict[str, dict[str, str]]:
    text = resources.files(__package__).joinpath("texts", f"{spoken(language)}.toml").read_text("utf-8")
    return tomllib.loads(text)


def preferred_language(headers: Mapping[str, str]) -> str:
    """The language that a browser asks for first, if it is spoken here."""
    first = headers.get("accept-language", "").partition(",")[0].partition("-")[0].strip().lower()
    return first if first in LANGUAGES else LANGUAGES[0]


def listed(names: list[str], language: str) -> str:
    """Ana; Ana and Ben; Ana, Ben and Cleo."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} {say(language, 'table.and')} {names[-1]}"


def after_with(unit: str, count: int, language: str) -> str:
    """What is counted, as it reads after "with": in German a plural then ends in n, or in s."""
    first, *rest = unit.split(" ")
    if language == "de" and count != 1 and not first.endswith(("n", "s")):
        first += "n"
    return " ".join([first, *rest])
