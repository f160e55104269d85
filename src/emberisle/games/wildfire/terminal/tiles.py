"""Wildfire tiles on a terminal: paper and ink, a tile in the hand, hands laid open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

FAINT: Final = "#8796b0"
PALE: Final = "#dfe6f2"
GOOD: Final = "#9bdc6c"
BAD: Final = "#ff8a7d"

PAPER: Final = "#f3e3c3"
SHADE: Final = "#d8c193"
"""Tiles that touch are of these two papers by turns, so that one sees where each ends."""
FRESH: Final = "#ffffff"
PICKED: Final = "#ffb35c"
FLAME: Final = "#d9480f"
BLAZE: Final = "#ff5a1f"
DIM: Final = "#2a3a55"
DIM_INK: Final = "#7f8ca5"

INKS: Final = {
    "0": "#6b6459",
    "2": "#0b6e8f",
    "3": "#a61e4d",
    "4": "#5f3dc4",
    "5": "#1f7a34",
    "6": "#8a4b08",
    "7": "#1864ab",
    "8": "#7b2d8b",
    "9": "#2b1d0e",
}
"""The colour of each number; flames are white on red."""

FLAMES: Final = "1DT"
"""The ends that are flames: of a Wild One, of a Double Wildfire, of a Triple."""
WIDTH: Final = 5
LARGE_ROWS: Final = 3
SMALL_ROWS: Final = 2


def ends_of(tile: str) -> tuple[str, str]:
    """The two signs of a tile."""
    low, _, high = tile.partition("-")
    return low, high


def end_style(sign: str, paper: str, bold: bool = True) -> Style:
    """How an end is printed: pips on paper, or a flame."""
    if paper == DIM:
        return Style(color="#c08a72" if sign in FLAMES else DIM_INK, bgcolor=DIM)
    if sign in FLAMES:
        return Style(color="#ffffff", bgcolor=BLAZE if paper in (FRESH, PICKED) else FLAME, bold=True)
    return Style(color=INKS[sign], bgcolor=paper, bold=bold)


def sign_in_row(sign: str, width: int = WIDTH) -> str:
    """A number in the middle; a flame flickers at its sides."""
    return (f"▴{sign}▴" if sign in FLAMES else sign).center(width)


def upright_tile(tile: str, paper: str, rows: int, key: str = "") -> list[Text]:
    """A tile that stands before its player: the lower end above the other."""
    meta = Style(meta={"key": key}) if key else Style()
    low, high = ends_of(tile)
    lines = [Text(sign_in_row(sign), style=end_style(sign, paper) + meta) for sign in (low, high)]
    if rows >= LARGE_ROWS:
        line = Style(color=DIM_INK if paper == DIM else "#8a7350", bgcolor=paper)
        lines.insert(1, Text("─" * WIDTH, style=line + meta))
    return lines


def in_line(tile: str, paper: str = PAPER) -> Text:
    """A tile lying in a line of text."""
    low, high = ends_of(tile)
    return Text.assemble((f" {low}", end_style(low, paper)), (f" {high} ", end_style(high, paper)))


def laid_open(tiles: Sequence[str]) -> Text:
    """Tiles side by side in a line of text."""
    return Text(" ").join([in_line(tile) for tile in tiles]) if tiles else Text("nothing", style=GOOD)
