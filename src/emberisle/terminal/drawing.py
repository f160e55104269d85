"""What the drawings of all games share: the night round a table, its head, and the players beside it."""

from __future__ import annotations

from typing import Final

from emberisle.kernel.texts import MINUS
from emberisle.terminal.colours import SEAT_COLOURS
from emberisle.terminal.svg import (
    DUSK,
    EMBER,
    FAINT,
    GLOW,
    NIGHT,
    PAPER,
    RIM,
    SERIF,
    TABLE,
    TABLE_EDGE,
    gradient,
    num,
    picture,
    tag,
    text,
)

EDGE: Final = 26.0
HEAD: Final = 86.0
PANEL: Final = 320.0

CLOTH: Final = gradient("cloth", ("0", 1, "#21497f"), ("0.6", 1, TABLE), ("1", 1, TABLE_EDGE), r="0.75")
_NIGHT: Final = gradient(
    "night", ("0", 1, NIGHT), ("0.7", 1, DUSK), ("1", 1, "#4a1c17"),
    kind="linearGradient", x1="0", y1="0", x2="0", y2="1",
)  # fmt: skip


def sheet(width: float, height: float, title: str, *content: str, definitions: str = "") -> str:
    """A whole drawing, on the colours of the night."""
    night = tag("rect", width=width, height=height, fill="url(#night)")
    return picture(width, height, title, definitions + _NIGHT, night, *content)


def cloth(x: float, y: float, width: float, height: float) -> str:
    """A table with a cloth on it; the drawing defines ``CLOTH``."""
    return tag(
        "rect", x=x, y=y, width=width, height=height, rx="22", fill="url(#cloth)",
        stroke=RIM, stroke_width="3",
    )  # fmt: skip


def head(width: float, title: str, facts: str, small: str, indent: float = 4.0) -> str:
    """The name of the game, and at the other side what there is to know, the rest of it in small print."""
    return "".join(
        [
            text(EDGE + indent, 56, title, 34, PAPER, font_family=SERIF, font_weight="bold"),
            text(width - EDGE, 44, facts, 18, PAPER, text_anchor="end"),
            text(width - EDGE, 66, small, 13, FAINT, text_anchor="end"),
        ]
    )


def player(x: float, y: float, high: float, *parts: str, won: bool, turn: bool) -> str:
    """A player's place at the side."""
    frame = tag(
        "rect", x=x, y=y, width=PANEL, height=high, rx="12", fill="#241722",
        stroke=GLOW if won else EMBER if turn else "#4c3038", stroke_width="3" if won or turn else "1.2",
    )  # fmt: skip
    return tag("g", "".join([frame, *parts]), class_="seat")


def score(x: float, y: float, number: int, won: bool) -> str:
    """The number that counts, large, at the right of a player's place."""
    return text(
        x + PANEL - 16, y + 31, f"{number:,}".replace("-", MINUS), 25, GLOW if won else PAPER,
        text_anchor="end", font_family=SERIF, font_weight="bold",
    )  # fmt: skip


def turn_sign(x: float, y: float, won: bool, turn: bool) -> str:
    """A star for who has won, an arrow for whose turn it is, else a dot."""
    if won:
        star = "M0,-11 L3,-3.5 L11,-3.5 L4.6,1.4 L7,9 L0,4.4 L-7,9 L-4.6,1.4 L-11,-3.5 L-3,-3.5 Z"
        return tag("path", d=star, fill=GLOW, transform=f"translate({num(x)} {num(y)})")
    if turn:
        return tag("path", d="M-6,-8 L8,0 L-6,8 Z", fill=EMBER, transform=f"translate({num(x)} {num(y)})")
    return tag("circle", cx=x, cy=y, r="4", fill="#6d5560")


def name_over(x: float, y: float, name: str, seat: int, anchor: str = "middle") -> str:
    """A name on the table, readable on any ground."""
    return text(
        x, y, name, 14, SEAT_COLOURS[seat], text_anchor=anchor, font_weight="bold",
        stroke="#0a121e", stroke_width="4", stroke_linejoin="round", paint_order="stroke",
    )  # fmt: skip


def piece(seat: int, x: float, y: float, lying: bool = False, class_: str = "token") -> str:
    """A pawn in the colour of its seat; one that was hit lies on its side."""
    pawn = "M-9,12 L-5,-2 A7,7 0 1 1 5,-2 L9,12 Z"
    turned = " rotate(90)" if lying else ""
    return tag(
        "path", d=pawn, fill=SEAT_COLOURS[seat], stroke="#0a121e", stroke_width="2", stroke_linejoin="round",
        class_=class_, data_seat=seat, transform=f"translate({num(x)} {num(y)}){turned}",
    )  # fmt: skip


def foot(height: float, words: str, over: bool) -> str:
    """How things stand, below the table."""
    return text(EDGE + 4, height - 27, words, 20, GLOW if over else PAPER, class_="standing")
