"""Dominoes, flames and the hub, drawn in widths of a tile round the place where they lie."""

from __future__ import annotations

import math
from typing import Final

from emberisle.games.wildfire.rules.flames import HUB as HUB_NUMBERS
from emberisle.games.wildfire.rules.geometry import HUB
from emberisle.games.wildfire.rules.layout import Opening, Placed, Point
from emberisle.games.wildfire.rules.tiles import DOUBLE_FIRE, NAMES, SIGNS, TILES, TRIPLE_FIRE, WILD_ONE
from emberisle.terminal.svg import COAL, EMBER, FAINT, GLOW, INK, IVORY, RIM, WOOD, gradient, tag, text

_STEP: Final = 0.27
_PIPS: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    0: (),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (0, -1), (1, -1), (-1, 1), (0, 1), (1, 1)),
    7: ((-1, -1), (0, -1), (1, -1), (0, 0), (-1, 1), (0, 1), (1, 1)),
    8: ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)),
    9: ((-1, -1), (0, -1), (1, -1), (-1, 0), (0, 0), (1, 0), (-1, 1), (0, 1), (1, 1)),
}
"""Where the pips of each number are, in steps from the middle of a half."""

_FLAME: Final = (
    "M0,.42 C-.3,.4 -.37,.12 -.2,-.1 C-.17,.02 -.12,.05 -.07,.04 C-.15,-.2 -.03,-.36 .1,-.46 "
    "C.08,-.28 .32,-.12 .3,.14 C.29,.31 .18,.41 0,.42 Z"
)
_HEART: Final = (
    "M0,.38 C-.14,.37 -.18,.22 -.09,.1 C-.06,.16 -.02,.16 0,.13 C-.02,.02 .04,-.06 .1,-.1 "
    "C.09,.02 .17,.1 .16,.22 C.15,.32 .09,.38 0,.38 Z"
)

DEFINITIONS: Final = "".join(
    [
        gradient(
            "ivory", ("0", 1, "#fff8e6"), ("0.55", 1, IVORY), ("1", 1, WOOD), r="1.1", cx="0.35", cy="0.2"
        ),
        gradient("coal", ("0", 1, "#6a2a16"), ("1", 1, COAL), r="0.8"),
        gradient("blaze", ("0", 0.85, EMBER), ("0.5", 0.35, "#ff5a1f"), ("1", 0, "#ff5a1f")),
        gradient("light", ("0", 1, "#fff3c4"), ("0.45", 0.9, GLOW), ("1", 0, EMBER)),
        gradient("metal", ("0", 1, "#4a3a36"), ("0.7", 1, "#2a1d1d"), ("1", 1, "#120b0d")),
        tag(
            "g",
            tag("path", d=_FLAME, fill="#e8480c", stroke="#8f2206", stroke_width="0.03")
            + tag("path", d=_HEART, fill=GLOW),
            id="flame",
        ),
    ]
)


def tile(placed: Placed, newest: bool, burning: bool) -> str:
    """A laid tile with the end that touches first; a glow lies under an open flame, gold round the newest."""
    face = TILES[NAMES[placed.laid.tile]]
    out = SIGNS.index(placed.laid.out)
    shadow = tag(
        "rect", x="-1", y="-0.5", width="2", height="1", rx="0.16", fill="#050a16", opacity="0.45",
        transform=f"translate(0.05 0.09) rotate({placed.turn})",
    )  # fmt: skip
    parts = [
        tag(
            "rect", x="-1", y="-0.5", width="2", height="1", rx="0.16", fill="url(#ivory)",
            stroke=GLOW if newest else "#5a3d22", stroke_width="0.09" if newest else "0.045",
        ),
        half(face.across(out), -0.5, -1),
        half(out, 0.5, 1),
        tag("line", x1="0", y1="-0.38", x2="0", y2="0.38", stroke="#8a6a3f", stroke_width="0.045"),
    ]  # fmt: skip
    glow = tag("ellipse", rx="2", ry="2", fill="url(#blaze)") if burning else ""
    turned = tag("g", "".join(parts), transform=f"rotate({placed.turn})")
    return tag(
        "g", tag("title", placed.laid.tile) + glow + shadow + turned, class_="tile",
        transform=f"translate({placed.x:.3f} {placed.y:.3f})", **{"data-tile": placed.laid.tile},
    )  # fmt: skip


def half(end: int, middle: float, side: int) -> str:
    """One end of a tile: pips, a Wild One's flame, or two or three flames on coal."""
    if end == WILD_ONE:
        return _flames(((middle, 0.0),), 0.86, side)
    if end == DOUBLE_FIRE:
        return _coal(middle) + _flames(((middle, -0.2), (middle, 0.2)), 0.62, side)
    if end == TRIPLE_FIRE:
        return _coal(middle) + _flames(((middle, -0.27), (middle, 0.0), (middle, 0.27)), 0.52, side)
    spots = [(middle + _STEP * along, _STEP * aside) for along, aside in _PIPS[end]]
    return "".join([tag("circle", cx=x, cy=float(y), r="0.098", fill=INK, class_="pip") for x, y in spots])


def _coal(middle: float) -> str:
    return tag(
        "rect", x=middle - 0.44, y="-0.44", width="0.88", height="0.88", rx="0.13", fill="url(#coal)"
    )  # fmt: skip


def _flames(places: tuple[Point, ...], size: float, side: int) -> str:
    """Flames that burn towards the end of the tile."""
    return "".join(
        [
            tag(
                "use", href="#flame", class_="flame",
                transform=f"translate({x:.3f} {y:.3f}) rotate({90 * side}) scale({size})",
            )
            for x, y in places
        ]
    )  # fmt: skip


def link(placed: Placed) -> str:
    """A trail of sparks to a tile that could not be laid at its opening."""
    turn = math.radians(placed.angle)
    reach = 0.5 if placed.across else 1.0
    x, y = placed.x - reach * math.cos(turn), placed.y - reach * math.sin(turn)
    return tag(
        "line", x1=placed.root[0], y1=placed.root[1], x2=x, y2=y, stroke=EMBER, stroke_width="0.16",
        stroke_linecap="round", stroke_dasharray="0.01 0.3", class_="link",
    )  # fmt: skip


def opening(open_end: Opening, shows: int, owed: bool) -> str:
    """A small sign in front of an open end: the number that fits there, in fire if it has to be played on."""
    turn = math.radians(open_end.angle)
    x, y = open_end.x - 0.62 * math.cos(turn), open_end.y - 0.62 * math.sin(turn)
    colour = GLOW if owed else "#8fb4ea"
    ring = tag(
        "circle", cx=x, cy=y, r="0.3", fill="#7a2c0b" if owed else "#10284b", stroke=colour,
        stroke_width="0.08" if owed else "0.04", **({} if owed else {"stroke-dasharray": "0.12 0.09"}),
    )  # fmt: skip
    sign = "?" if shows < 0 else str(shows)
    words = text(x, y + 0.135, sign, 0.38, colour, text_anchor="middle", font_weight="bold")
    kind = "owed" if owed else "open"
    return tag("g", ring + words, class_=f"opening {kind}", **{"data-tile": open_end.tile})


def hub(lit: int) -> str:
    """The hub: four notches, nine numbers, and the one that is lit."""
    parts = [
        tag("circle", cx="0.08", cy="0.14", r=HUB + 0.06, fill="#050a16", opacity="0.5"),
        tag("circle", r=HUB - 0.04, fill="url(#metal)", stroke=RIM, stroke_width="0.1"),
        tag("circle", r="1.36", fill="#1c1114", stroke="#6b4630", stroke_width="0.05"),
    ]
    for turn in (0, 90, 180, 270):
        notch = f"M{HUB - 0.3:.2f},0 L{HUB + 0.02:.2f},-0.2 L{HUB + 0.02:.2f},0.2 Z"
        parts.append(tag("path", d=notch, fill=RIM, transform=f"rotate({turn})"))
    for n, number in enumerate(HUB_NUMBERS):
        around = math.radians(-70 + 40 * n)
        parts.append(_lamp(number, 1.76 * math.cos(around), 1.76 * math.sin(around), number == lit))
    return tag("g", "".join(parts), class_="hub")


def _lamp(number: int, x: float, y: float, lit: bool) -> str:
    glow = tag("circle", cx=x, cy=y, r="0.85", fill="url(#light)") if lit else ""
    lamp = tag(
        "circle", cx=x, cy=y, r="0.34" if lit else "0.27", fill=GLOW if lit else "#2b1f22",
        stroke="#fff6d8" if lit else "#5d4638", stroke_width="0.06" if lit else "0.03",
    )  # fmt: skip
    size = 0.5 if lit else 0.34
    words = text(
        x, y + 0.36 * size, str(number), size, INK if lit else FAINT, text_anchor="middle", font_weight="bold"
    )
    return tag("g", glow + lamp + words, class_="lamp lit" if lit else "lamp")


def small_tile(x: float, y: float) -> str:
    """The back of a tile, for the count of a hand."""
    return tag("rect", x=x, y=y, width="9", height="17", rx="2", fill=WOOD, stroke="#5a3d22", class_="held")
