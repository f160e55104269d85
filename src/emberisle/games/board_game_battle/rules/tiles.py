"""Tiles: what a square can show, by the names that a board's file uses."""

from __future__ import annotations

from typing import Final

BLANK: Final = 0
BLUE: Final = 1
RED: Final = 2
PLUS_4: Final = 3
PLUS_5: Final = 4
PLUS_6: Final = 5
MINUS_4: Final = 6
ONE_VS_ONE: Final = 7
ONE_VS_THREE: Final = 8
SWITCH: Final = 9
RANDOM: Final = 10
DETOUR: Final = 11
EXIT_DETOUR: Final = 12
BOOST: Final = 13
SETBACK: Final = 14
FIFTY_FIFTY: Final = 15
START: Final = 16
"""Challenge 0; challenge n is ``START + n``."""

TILES: Final = (
    "blank",
    "blue",
    "red",
    "+4",
    "+5",
    "+6",
    "-4",
    "1 vs 1",
    "1 vs 3",
    "switch",
    "random",
    "detour",
    "exit detour",
    "boost",
    "setback",
    "50/50",
    "start",
    "challenge 1",
    "challenge 2",
    "challenge 3",
    "challenge 4",
    "challenge 5",
    "challenge 6",
)
"""The name of each kind of tile."""

CHALLENGES: Final = 6
"""How many challenges there are; the last one wins the game."""

KINDS: Final = {name: kind for kind, name in enumerate(TILES)}
"""The kind that each name means."""

ON_PATH: Final = tuple([name for name in TILES if name != "exit detour"])
IN_DETOUR: Final = ("blank", "+4", "+5", "+6", "-4", "detour", "exit detour")
"""What the squares of the path, and those of the detour, can show."""


def shift(kind: int) -> int:
    """By how many squares a tile moves whoever lands on it: +4, +5, +6, -4, or not at all."""
    if kind == MINUS_4:
        return -4
    return kind - PLUS_4 + 4 if PLUS_4 <= kind <= PLUS_6 else 0
