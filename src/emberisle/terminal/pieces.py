"""Pieces on a map: a letter on the colour of its seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.style import Style

from emberisle.terminal.colours import SEAT_COLOURS

INK: Final = "#0a121e"
PALE: Final = "#dfe6f2"
FAINT: Final = "#8d9bb3"
PICK: Final = "#ffe066"
STRUCK: Final = Style(color="#ffffff", bgcolor="#c81e1e", blink=True)
"""A piece at which something is aimed, or that was hit."""


def piece_style(seat: int, moving: bool = False) -> Style:
    """A letter on the colour of its seat; whose turn it is, underlined."""
    return Style(color=INK, bgcolor=SEAT_COLOURS[seat], bold=True, underline=moving)


def letters_for(names: Sequence[str], avoided: str = "") -> str:
    """A letter for each piece: the first of the name that nobody else has, or else a digit.

    Letters that mean something else on the map are avoided where the name has others.
    """
    found: list[str] = []
    for seat, name in enumerate(names):
        own = [letter for letter in name.upper() if letter.isalpha() and letter not in found]
        clear = [letter for letter in own if letter not in avoided]
        found.append([*clear, *own, str(seat + 1)][0])
    return "".join(found)
