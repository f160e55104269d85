"""Tiles and playing pieces of Board Game Battle as shapes, each kind told by sign, colour and form."""

from __future__ import annotations

from typing import Final, NamedTuple

from emberisle.games.board_game_battle.rules.tiles import (
    BLANK,
    BLUE,
    BOOST,
    DETOUR,
    EXIT_DETOUR,
    FIFTY_FIFTY,
    MINUS_4,
    ONE_VS_ONE,
    ONE_VS_THREE,
    PLUS_4,
    PLUS_5,
    PLUS_6,
    RANDOM,
    RED,
    SETBACK,
    START,
    SWITCH,
    TILES,
)
from emberisle.terminal.colours import SEAT_COLOURS
from emberisle.terminal.svg import INK, num, tag, text

DOT: Final = "M-7,0 A7,7 0 1 1 7,0 A7,7 0 1 1 -7,0 Z"
DISC: Final = "M-16,0 A16,16 0 1 1 16,0 A16,16 0 1 1 -16,0 Z"
ONWARD: Final = "M-17,-13 L8,-13 L18,0 L8,13 L-17,13 Z"
BACKWARD: Final = "M17,-13 L-8,-13 L-18,0 L-8,13 L17,13 Z"
OCTAGON: Final = "M-7,-17 L7,-17 L17,-7 L17,7 L7,17 L-7,17 L-17,7 L-17,-7 Z"
STAR: Final = "M0,-20 L6,-13 L15,-15 L14,-6 L20,0 L14,6 L15,15 L6,13 L0,20 L-6,13 L-15,15 L-14,6 L-20,0 L-14,-6 L-15,-15 L-6,-13 Z"  # fmt: skip  # noqa: E501
DIAMOND: Final = "M0,-19 L19,0 L0,19 L-19,0 Z"
HEXAGON: Final = "M-9,-16 L9,-16 L18,0 L9,16 L-9,16 L-18,0 Z"
SQUARE: Final = "M-14,-14 L14,-14 L14,14 L-14,14 Z"
GATE: Final = "M-17,17 L-17,-8 A17,12 0 0 1 17,-8 L17,17 Z"


class Look(NamedTuple):
    """The sign of a tile, its ink, its ground and its outline."""

    sign: str
    ink: str
    ground: str
    form: str


LOOKS: Final = {
    BLANK: Look("", "#ffffff", "#8fa6cc", DOT),
    BLUE: Look("B", "#ffffff", "#2458c8", DISC),
    RED: Look("R", "#ffffff", "#b3262e", DISC),
    PLUS_4: Look("+4", "#0a2a12", "#7ccf7a", ONWARD),
    PLUS_5: Look("+5", "#0a2a12", "#7ccf7a", ONWARD),
    PLUS_6: Look("+6", "#0a2a12", "#7ccf7a", ONWARD),
    MINUS_4: Look("\N{MINUS SIGN}4", "#3a0a06", "#e58a7a", BACKWARD),
    ONE_VS_ONE: Look("1v1", "#ffe9c9", "#8a4b12", OCTAGON),
    ONE_VS_THREE: Look("1v3", "#ffe9c9", "#8a2f66", STAR),
    SWITCH: Look("⇄", "#06262a", "#5cc4c9", DIAMOND),
    RANDOM: Look("?", "#241338", "#b79ae6", HEXAGON),
    DETOUR: Look("↷", "#ffffff", "#6b7280", SQUARE),
    EXIT_DETOUR: Look("↥", "#1f242c", "#c9ced8", SQUARE),
    BOOST: Look("»", "#ffffff", "#3f7bff", ONWARD),
    SETBACK: Look("«", "#ffffff", "#d9444c", BACKWARD),
    FIFTY_FIFTY: Look("½", "#ffffff", "#7a4fc0", HEXAGON),
    START: Look("GO", "#1b1206", "#e9dcc0", OCTAGON),
}

PIECE_FORMS: Final = (
    "M-10,0 A10,10 0 1 1 10,0 A10,10 0 1 1 -10,0 Z",
    "M0,-12 L12,9 L-12,9 Z",
    "M-9.5,-9.5 L9.5,-9.5 L9.5,9.5 L-9.5,9.5 Z",
    "M0,-13 L11,0 L0,13 L-11,0 Z",
)
"""The outline of each playing piece: round, pointed, square, a diamond."""


def look_of(kind: int) -> Look:
    """How a tile is drawn; a challenge is a gate with its number."""
    return Look(str(kind - START), "#1b1206", "#f2c84b", GATE) if kind > START else LOOKS[kind]


def tile(kind: int, x: float, y: float, scale: float = 1.0) -> str:
    """A tile with its middle at this place."""
    look = look_of(kind)
    size = 20.0 if kind > START or len(look.sign) == 1 else 14.0 if len(look.sign) == 2 else 12.0
    parts = tag(
        "path", d=look.form, fill=look.ground, stroke=INK, stroke_width="1.5", stroke_linejoin="round"
    )
    if look.sign:
        lift = size * 0.36 + (2.0 if kind > START else 0.0)
        parts += text(0, lift, look.sign, size, look.ink, text_anchor="middle", font_weight="bold")
    place = f"translate({num(x)} {num(y)}) scale({num(scale)})"
    return tag("g", parts, class_="tile", data_tile=TILES[kind], transform=place)


def token(seat: int, look: int, x: float, y: float, class_: str = "token") -> str:
    """The playing piece of a seat, by its number among the pieces."""
    place = f"translate({num(x)} {num(y)})"
    return tag(
        "path", d=PIECE_FORMS[look], fill=SEAT_COLOURS[look], stroke="#0a121e", stroke_width="2.2",
        stroke_linejoin="round", class_=class_, data_seat=seat, transform=place,
    )  # fmt: skip
