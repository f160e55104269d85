"""Dice drawn as bone with a sign cut into it, and where a handful of them lies in a box."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from emberisle.games.fortune.rules.dice import SKULL
from emberisle.games.fortune.rules.words import face_in_words
from emberisle.games.fortune.terminal.drawing_signs import BONE, SQUARE, disc, sign
from emberisle.terminal.svg import SERIF, gradient, num, tag, text

APART: Final = 1.16
"""How far the middles of dice are apart, in dice."""
TURNS: Final = (-11, 8, -6, 13, 5, -9, 10, -4)
"""How far dice in the hand are turned, one after the other."""
_SIGN: Final = 76.0

DEFINITIONS: Final = gradient("bone", ("0", 1, "#fffaf0"), ("0.6", 1, BONE), ("1", 1, "#d3b98d"), r="0.8")


class Box(NamedTuple):
    """A part of the table."""

    x: float
    y: float
    wide: float
    high: float


class Spot(NamedTuple):
    """Where a die lies: its middle, and how large it is."""

    x: float
    y: float
    size: float


def spots(count: int, box: Box, largest: float) -> list[Spot]:
    """So many places in one row or two, whichever leaves the dice larger, each row in the middle."""
    if not count:
        return []
    rows = max((1, 2), key=lambda rows: _size(count, rows, box))
    across, size = math.ceil(count / rows), min(_size(count, rows, box), largest)
    step = size * APART
    top = box.y + (box.high - rows * step) / 2
    lengths = [across] * (count // across) + [count % across] * (count % across > 0)
    return [
        Spot(box.x + box.wide / 2 + (n - (length - 1) / 2) * step, top + (row + 0.5) * step, size)
        for row, length in enumerate(lengths)
        for n in range(length)
    ]


def _size(count: int, rows: int, box: Box) -> float:
    """How large so many dice in so many rows can be."""
    return min(box.wide / math.ceil(count / rows), box.high / rows) / APART


def dice(faces: str, places: Sequence[Spot], where: str) -> str:
    """A handful, each die on its place."""
    return "".join([die(face, spot, where) for face, spot in zip(faces, places, strict=True)])


def die(face: str, spot: Spot, where: str) -> str:
    """A die that shows this face."""
    margin = (SQUARE - _SIGN) / 2
    named = tag("title", face_in_words(face))
    shown = named + _bone() + sign(face, margin, margin, _SIGN)
    return tag("g", shown, class_="die", data_face=face, data_place=where, transform=_at(spot))


def tumbling(places: Sequence[Spot]) -> str:
    """Dice in the hand: nobody knows yet what they will show."""
    return "".join([_unknown(spot, turn) for spot, turn in zip(places, TURNS, strict=False)])


def _unknown(spot: Spot, turn: int) -> str:
    middle = SQUARE / 2
    asked = text(
        middle, middle + 17, "?", 50, "#b59766", text_anchor="middle", font_family=SERIF, font_weight="bold"
    )
    place = f"{_at(spot)} rotate({turn} {num(middle)} {num(middle)})"
    return tag("g", _bone() + asked, class_="die", data_place="hand", transform=place)


def skull_token(spot: Spot) -> str:
    """A skull that the card brings, as a round piece of bone."""
    ring = tag("path", d=disc(50, 55, 46), fill="#050a16", opacity="0.4")
    bone = tag("path", d=disc(50, 50, 46), fill="url(#bone)", stroke="#8a6a3c", stroke_width="5")
    return tag("g", ring + bone + sign(SKULL, 21, 19, 58), class_="card-skull", transform=_at(spot))


def empty(spot: Spot) -> str:
    """A place for a skull that has not been rolled."""
    place = tag(
        "rect", x="4", y="4", width="92", height="92", rx="18", fill="#050a16", fill_opacity="0.22",
        stroke="#c9d3d8", stroke_opacity="0.5", stroke_width="2.5", stroke_dasharray="9 7",
    )  # fmt: skip
    return tag("g", place + sign(SKULL, 26, 24, 48, 0.3), class_="empty", transform=_at(spot))


def _bone() -> str:
    """The body of a die, with its lower side and its shadow."""
    edge = {"x": "2", "width": "96", "rx": "18"}
    return "".join(
        [
            tag("rect", y="10", height="97", fill="#050a16", opacity="0.42", **edge),
            tag("rect", y="5", height="96", fill="#a8895a", **edge),
            tag("rect", y="0", height="95", fill="url(#bone)", stroke="#fffdf6", stroke_width="1.5", **edge),
        ]
    )


def _at(spot: Spot) -> str:
    x, y = spot.x - spot.size / 2, spot.y - spot.size / 2
    return f"translate({num(x)} {num(y)}) scale({num(spot.size / SQUARE)})"
