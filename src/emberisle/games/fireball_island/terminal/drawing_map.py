"""The island on paper: hills in steps of a centimetre, trails, spaces, caves, pits, bridges and the idol."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Final

from emberisle.games.fireball_island.terminal.geography import (
    BESIDE,
    BRIDGES,
    DARK,
    IDOL,
    JOINS,
    LAND,
    PERCHES,
    SEA_LEVEL,
    SPOTS,
    way_line,
)
from emberisle.terminal.land import Paper
from emberisle.terminal.svg import EMBER, INK, SERIF, num, tag, text

SCALE: Final = 14.0
"""So many units are a centimetre."""
HILLS: Final = (
    "#d9c58c",
    "#7fa05a",
    "#6b9450",
    "#5f8448",
    "#79803f",
    "#8f7a42",
    "#9a6b40",
    "#a05a3c",
    "#8f4a38",
)
"""The land by its height in centimetres, the beach first."""
STONE: Final = "#f0dfb6"
SHADE: Final = "#2d1d14"
FIRE: Final = "#ff3b1d"
BOLD: Final = {"text_anchor": "middle", "font_weight": "bold"}


PAPER: Final = Paper(LAND, SCALE)


@cache
def land() -> str:
    """The hills, one shape for each centimetre of height."""
    return PAPER.hills([SEA_LEVEL, *[float(level) for level in range(1, len(HILLS))]], HILLS)


def trails() -> str:
    """The way from space to space, to caves and to pits."""
    paved = [
        tag("path", d=PAPER.line([SPOTS[one], SPOTS[other]]), stroke="#5b4326", stroke_width="7")
        for one, other in JOINS
    ]
    thin = [
        tag(
            "path",
            d=PAPER.line([SPOTS[one], SPOTS[other]]),
            stroke="#3d2a1a",
            stroke_width="2",
            stroke_dasharray="3 4",
        )
        for one, other in BESIDE.items()
    ]
    decks = [
        tag("path", d=PAPER.line(ends), stroke="#8a5426", stroke_width="20") for ends in BRIDGES.values()
    ]
    return tag("g", "".join([*paved, *thin, *decks]), fill="none", stroke_linecap="round")


def spaces() -> str:
    """Every space; the dark ones give a card."""
    parts: list[str] = []
    for name, spot in SPOTS.items():
        x, y = PAPER.at(spot)
        if name.startswith("cave"):
            parts.append(_marked(name, x, y, "#241a33", "#ffffff", name[-1]))
        elif name.startswith("pit"):
            parts.append(_marked(name, x, y, "#6e1710", "#ffc2a8", name[-1]))
        elif name != "W":
            dark = name in DARK
            kind = "space dark" if dark else "space"
            fill = SHADE if dark else STONE
            parts.append(
                tag("circle", cx=x, cy=y, r="10", fill=fill, stroke=INK, stroke_width="1.5", class_=kind,
                    data_place=name)
            )  # fmt: skip
    return "\n".join(parts) + _names()


def _marked(name: str, x: float, y: float, fill: str, ink: str, sign: str) -> str:
    spot = tag("circle", cx=x, cy=y, r="13", fill=fill, stroke="#f6ead0", stroke_width="1.5")
    return tag("g", spot + text(x, y + 6, sign, 16, ink, **BOLD), class_=name.split()[0], data_place=name)


def _names() -> str:
    """What is written on the island."""
    written = {"DOCK": "Dock", "DMP": "Start", "WT14": "Witchlord Step", "VKP": "Vul-Kar Point"}
    parts: list[str] = []
    for place, words in written.items():
        x, y = PAPER.at(SPOTS[place])
        if place == "VKP":
            x, y = x + 58, y - 21  # beside it, since below it is Cave 6
        parts.append(
            text(x, y + 26, words, 13, "#fff3d6", **BOLD, stroke="#2a1a12", stroke_width="3",
                 paint_order="stroke", font_family=SERIF)
        )  # fmt: skip
    return "".join(parts)


def idol() -> str:
    """Vul-Kar, and the five Fireballs on their perches."""
    x, y = PAPER.at(IDOL)
    head = tag("path", d="M-26,22 L-20,-26 L20,-26 L26,22 Z", fill="#4a4038", stroke=INK, stroke_width="2")
    eyes = "".join([tag("circle", cx=at_x, cy="-8", r="5", fill=EMBER) for at_x in ("-9", "9")])
    mouth = tag("path", d="M-11,6 H11 L7,16 H-7 Z", fill="#1a0d08", stroke=EMBER, stroke_width="1.5")
    parts = [tag("g", head + eyes + mouth, transform=f"translate({num(x)} {num(y)})", class_="idol")]
    for ball, spot in PERCHES.items():
        px, py = PAPER.at(spot)
        marble = tag("circle", cx=px, cy=py, r="9", fill=FIRE, stroke="#ffd9a0", stroke_width="2")
        parts.append(tag("g", marble + text(px, py + 4.5, ball, 12, "#ffffff", **BOLD), class_="fireball"))
    return "".join(parts)


def way(name: str) -> str:
    """The way down which a Fireball is about to roll."""
    return tag(
        "path", d=PAPER.line(way_line(name)), fill="none", stroke=FIRE, stroke_width="5",
        stroke_dasharray="10 7", stroke_linecap="round", class_="way", data_way=name,
    )  # fmt: skip


def walk(places: Sequence[str], colour: str) -> str:
    """The spaces still to go of a move."""
    steps = [tag("path", d=PAPER.line([SPOTS[one], SPOTS[other]])) for one, other in pairwise(places)]
    return tag("g", "".join(steps), fill="none", stroke=colour, stroke_width="6", class_="walk")


def jewel(x: float, y: float) -> str:
    cut = "M0,-12 L10,-3 L0,13 L-10,-3 Z M-10,-3 H10"
    return tag(
        "path", d=cut, fill="#ff3d6e", stroke="#fff3d6", stroke_width="2", stroke_linejoin="round",
        class_="jewel", transform=f"translate({num(x)} {num(y)})",
    )  # fmt: skip
