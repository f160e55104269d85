"""The characters of bots: who it is that plays at a level. How a face is drawn is the page's business.

No log names them: they follow from the commitment of a match and from who else is at the table.
"""

from __future__ import annotations

import zlib
from collections.abc import Collection, Iterable, Sequence
from typing import Final, Literal, get_args

BOT: Final = "bot:"
"""How a log notes a player who is a bot; its level follows."""

CharacterId = Literal[
    "rosa", "otto", "juno", "viggo", "hilda", "kenji", "mila", "sami", "pip", "fenja", "tilda", "nox"
]  # fmt: skip
CHARACTERS: Final[tuple[CharacterId, ...]] = get_args(CharacterId)
"""More than can sit at one table, each with another first letter."""

LONGEST_NAME: Final = 16


def name_of(character: CharacterId) -> str:
    """What a character is called, in every language."""
    return character.capitalize()


def newcomers(commitment: str, chairs: Iterable[int], names: Collection[str]) -> list[CharacterId]:
    """The characters who come to these chairs of a table: none whose name is taken there."""
    found: list[CharacterId] = []
    for chair in chairs:
        taken = {name.lower() for name in (*names, *map(name_of, found))}
        found.append(_next(f"{commitment} {chair}", taken))
    return found


def _next(key: str, taken: Collection[str]) -> CharacterId:
    start = zlib.crc32(key.encode()) % len(CHARACTERS)
    order = CHARACTERS[start:] + CHARACTERS[:start]
    return next((one for one in order if name_of(one).lower() not in taken), order[0])


def names_of(noted: Sequence[str], commitment: str = "") -> tuple[str, ...]:
    """What the players are called whom the header of a match notes; of two alike the second gets a number."""
    bots = [n for n, entry in enumerate(noted) if entry.startswith(BOT)]
    people = [entry for entry in noted if not entry.startswith(BOT)]
    characters = dict(zip(bots, newcomers(commitment, bots, people), strict=True))
    names: list[str] = []
    for n, entry in enumerate(noted):
        name = name_of(characters[n]) if n in characters else _harmless(entry)
        names.append(_numbered(name, {other.lower() for other in names}))
    return tuple(names)


def unnamed(count: int) -> tuple[str, ...]:
    """What so many are called whom a match does not name."""
    return tuple([f"Player {number}" for number in range(1, count + 1)])


def _harmless(name: str) -> str:
    """A name from a file, fit for a screen."""
    return "".join([letter if letter.isprintable() else "?" for letter in name])[:LONGEST_NAME] or "?"


def _numbered(name: str, taken: set[str]) -> str:
    if name.lower() not in taken:
        return name
    number = 2
    while f"{name} {number}".lower() in taken:
        number = number + 1
    return f"{name} {number}"
