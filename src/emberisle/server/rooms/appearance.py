"""How those at a table appear to each other: what they are called, and which playing piece each has."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from emberisle.bots.characters import CharacterId, name_of

PIECES: Final = 8
"""So many colours with their shapes there are: one for each that can sit at a table."""


@lru_cache(1024)
def distinct_names(players: tuple[tuple[str, CharacterId | None], ...]) -> tuple[str, ...]:
    """What players are called, each with the character of a bot; of two alike the later gets a number."""
    found: list[str] = []
    for name, character in players:
        found.append(numbered(name if character is None else name_of(character), found))
    return tuple(found)


def numbered(name: str, taken: list[str]) -> str:
    """This name, or with a number behind it where it is taken."""
    known = {other.lower() for other in taken}
    number, found = 1, name
    while found and found.lower() in known:
        number = number + 1
        found = f"{name} {number}"
    return found


@lru_cache(1024)
def distinct_pieces(chosen: tuple[int | None, ...]) -> tuple[int, ...]:
    """The piece of each chair: the chosen one, else that of its number, else the first that is left."""
    taken = {piece for piece in chosen if piece is not None}
    found = [piece if piece is not None or n in taken else n for n, piece in enumerate(chosen)]
    left = iter(
        [n for n in range(PIECES) if n not in taken.union(piece for piece in found if piece is not None)]
    )
    return tuple([next(left) if piece is None else piece for piece in found])
