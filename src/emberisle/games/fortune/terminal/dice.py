"""Little dice on a terminal: a sign, a letter and a colour for each face."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from rich.style import Style
from rich.text import Text

from emberisle.games.fortune.rules.dice import FACES, SKULL
from emberisle.games.fortune.rules.view import FortuneView
from emberisle.terminal.colours import EMBER

PAPER: Final = "#f3e3c3"
PICKED: Final = "#ffb35c"
BONE: Final = "#3b4254"
BLANK: Final = "#5f6b80"
BLANK_INK: Final = "#dfe6f2"
FAINT: Final = "#8796b0"

ORDER: Final = "CDMPSK"
"""The order in which dice lie and are numbered: alike beside alike, skulls last."""

SIGNS: Final = {"C": "●", "D": "◆", "K": "☠", "M": "☻", "P": "♪", "S": "†"}
INKS: Final = {
    "C": "#a86f00",
    "D": "#0b6e8f",
    "K": "#f5f0e6",
    "M": "#7a3e12",
    "P": "#1f7a34",
    "S": "#9e1b1b",
}


class Place(Enum):
    TABLE = "table"
    CHEST = "chest"
    ASIDE = "aside"


@dataclass(frozen=True)
class Die:
    """One of the eight: its number on the screen, what it shows and where it lies."""

    number: int
    face: str
    place: Place


def dice_lying(table: FortuneView) -> list[Die]:
    """The dice on the table in the order of their numbers; of equal ones the chest holds the last."""
    dice = sorted(table.dice + table.chest, key=ORDER.index)
    found: list[Die] = []
    for number, face in enumerate(dice, start=1):
        later = dice[number:].count(face)
        place = Place.CHEST if later < table.chest.count(face) else Place.TABLE
        found.append(Die(number, face, Place.ASIDE if face == SKULL else place))
    return found


@dataclass(frozen=True)
class Size:
    """How large dice are drawn."""

    width: int
    rows: int


SMALL: Final = Size(6, 3)
MIDDLE: Final = Size(7, 3)
LARGE: Final = Size(9, 4)


def size_for(width: int, height: int) -> Size:
    """The largest dice for a table with so much room, the card included."""
    if width >= 109 and height >= 12:
        return LARGE
    return MIDDLE if width >= 91 else SMALL


def drawn(die: Die, size: Size, picked: bool = False, fresh: bool = False) -> list[Text]:
    """A die with its number below, one line higher if it is picked."""
    paper = PICKED if picked else BONE if die.face == SKULL else PAPER
    meta = {"key": str(die.number)}
    body = [_row(line, style + Style(meta=meta)) for line, style in _body(die.face, paper, size)]
    badge = _row(_badge(die.number, fresh).center(size.width), _badge_style(picked, fresh, meta))
    gap = Text(" " * size.width)
    return [*body, _row("▔" * size.width, Style(color=EMBER)), badge] if picked else [gap, *body, badge]


def on_shelf(die: Die, size: Size, picked: bool, board: str) -> list[Text]:
    """A die on a shelf, its number on the board below."""
    paper = PICKED if picked else BONE if die.face == SKULL else PAPER
    meta = {"key": str(die.number)}
    body = [_row(line, style + Style(meta=meta)) for line, style in _body(die.face, paper, size)]
    badge = Text(f" {die.number} ", style=_badge_style(picked, False, meta))
    left = (size.width - 3) // 2
    return [*body, Text.assemble(("━" * left, board), badge, ("━" * (size.width - 3 - left), board))]


def tumbling(count: int, size: Size, tick: int) -> list[list[Text]]:
    """Dice in the hand: nobody knows yet what they will show."""
    blocks: list[list[Text]] = []
    for n in range(count):
        face = FACES[(tick * 5 + n * 7 + tick * n) % len(FACES)] if tick else "?"
        body = [_row(line, style) for line, style in _body(face, BLANK, size)]
        gap = Text(" " * size.width)
        blocks.append([body[0], *body[1:], gap, gap] if (tick + n) % 2 else [gap, *body, gap])
    return blocks


def beside(blocks: Sequence[Sequence[Text]], gap: int = 1) -> list[Text]:
    """Blocks of equal height side by side, as lines."""
    height = len(blocks[0]) if blocks else 0
    space = Text(" " * gap)
    return [space.join([block[row] for block in blocks]) for row in range(height)]


def _body(face: str, paper: str, size: Size) -> list[tuple[str, Style]]:
    """The sign in the middle, the letter in the corner."""
    ink = INKS.get(face, BLANK_INK) if paper != BLANK else BLANK_INK
    style = Style(color=ink, bgcolor=paper, bold=True)
    lines = [" " * size.width] * size.rows
    lines[(size.rows - 1) // 2] = SIGNS.get(face, "?").center(size.width - 1) + " "
    lines[-1] = f"{face if face in FACES else ' '} ".rjust(size.width)
    return [(line, style) for line in lines]


def _badge(number: int, fresh: bool) -> str:
    return f" {number}•" if fresh else f" {number} "


def _badge_style(picked: bool, fresh: bool, meta: dict[str, str]) -> Style:
    if picked:
        return Style(color="#1b1206", bgcolor=EMBER, bold=True, meta=meta)
    return Style(color="#ffd9a0" if fresh else FAINT, bold=fresh, meta=meta)


def _row(line: str, style: Style) -> Text:
    return Text(line, style=style)
