"""Pictures of the rulebook that are cut out of the map: the island, its chutes, Vul-Kar and a tree."""

from __future__ import annotations

from itertools import pairwise
from math import cos, hypot, radians, sin
from typing import Final

from emberisle.games.curse_of_vulkar.rules.board import (
    BOARD,
    FACINGS,
    NAMES,
    SETTINGS,
    SHADES,
    SLAB,
    SLABS,
    SNAPSHOTS,
    TREES,
    described,
)
from emberisle.games.curse_of_vulkar.rules.gullies import gullies
from emberisle.games.curse_of_vulkar.rules.words import texts_in
from emberisle.games.curse_of_vulkar.terminal import drawing_map as island
from emberisle.games.curse_of_vulkar.terminal.geography import (
    CHUTES,
    DECKS,
    IN_CHUTE,
    LAND,
    LANDMARKS,
    RIVERS,
    SPOTS,
    VUL_KAR,
)
from emberisle.games.curse_of_vulkar.terminal.picture_words import WORDS
from emberisle.terminal.chart import Spot
from emberisle.terminal.svg import EMBER, INK, SERIF, num, picture, tag, text

GROUND: Final = island.PAPER
FRONT: Final = {"class_": "words", "text_anchor": "middle"}
STYLE: Final = tag(
    "style", ".words{fill:#2a1a12}@media (prefers-color-scheme:dark){.words{fill:#f3e6cf}}"
)  # fmt: skip
"""Words beside a drawing are dark by day and light by night."""
NAMED: Final[tuple[tuple[str, float, float, float], ...]] = (
    ("RR17", 3.6, 1.8, 0),
    ("SC9", 1.4, 3.0, 0),
    ("PW3", 3.3, -2.2, 62),
    ("SW3", 2.6, 2.8, -48),
    ("TR4", 0.4, 2.7, 0),
    ("NS4", 3.4, -2.3, 0),
    ("SS7", 0, 3.1, 0),
    ("AS2", -0.6, -2.3, -16),
    ("DR4", 0.4, 3.1, 14),
    ("CI2", 2.5, 0.4, 76),
    ("MU2", 2.7, 0.6, -82),
    ("OB2", 1.6, -2.1, 14),
    ("WR1", 0.6, 3.0, -24),
    ("BA3", 2.5, 0.2, 88),
    ("CR2", 2.5, 0.2, 88),
    ("SK2", -2.4, 0.4, -88),
    ("GR1", -2.4, -2.1, 0),
    ("PI1", 1.9, 2.9, 0),
)
"""Beside which space the name of a trail is written, how far from it in centimetres, and how far turned."""
REGION_AT: Final[dict[str, float]] = {"scarside": 16.0, "summit": 48.0, "beachside": 80.0}
"""Where the names of the regions stand below the island, in centimetres from the west."""
LEGEND: Final = 132.0
AROUND: Final = 30.0
"""How much of the island is seen round Vul-Kar, in centimetres from side to side."""
FORK: Final = "T2"
ARROW_AT: Final = 74.0


# -- the whole island


def island_picture(language: str) -> str:
    """Everything that is printed on the island, with a key below it."""
    words = WORDS[language]
    wide, high = GROUND.size()
    parts = [
        _sea(),
        island.land(),
        island.chutes(FACINGS[0]),
        island.trails(),
        island.scar(0),
        island.spaces(named=False),
        *[_slab(NAMES[place]) for place in dict.fromkeys(SLABS)],
        *[island.snapshot(NAMES[place], _shade(place), 1) for place in SNAPSHOTS],
        island.heart(*GROUND.at(SPOTS[NAMES[SLAB]])),
        island.vul_kar(FACINGS[0]),
        island.trees([(tree, "home") for tree in TREES]),
        island.pits(None),
        *_trail_names(language),
        *[_region_name(words[region], x) for region, x in REGION_AT.items()],
    ]
    key = tag("g", _key(words, wide), transform=f"translate(0 {num(high)})")
    return picture(wide, high + LEGEND, words["island"], island.INSIDE + STYLE, *parts, key)


def _sea() -> str:
    wide, high = GROUND.size()
    return tag("rect", width=wide, height=high, rx="24", fill="#16486f")


def _shade(place: int) -> str:
    shade = str(BOARD["snapshots"][NAMES[place]]["colour"])
    assert shade in SHADES
    return shade


def _slab(name: str) -> str:
    x, y = GROUND.at(SPOTS[name])
    return tag("rect", x=x - 5.5, y=y - 5.5, width="11", height="11", rx="2", fill="#d8c08c", stroke=INK)


def _trail_names(language: str) -> list[str]:
    texts = texts_in(language)
    parts: list[str] = []
    for name, aside, down, turn in NAMED:
        x, y = GROUND.at((SPOTS[name][0] + aside, SPOTS[name][1] + down))
        trail = texts.text(f"places.{name.rstrip('0123456789')}").format("").strip()
        turned = f"rotate({num(turn)} {num(x)} {num(y)})"
        parts.append(
            text(x, y, trail, 16, "#fff3d6", **island.HALO, text_anchor="middle", transform=turned,
                 font_family=SERIF, font_style="italic")
        )  # fmt: skip
    return parts


def _region_name(words: str, x: float) -> str:
    at_x, at_y = GROUND.at((x, LAND.extent[3] - 0.9))
    return text(at_x, at_y, words, 24, "#fff3d6", **island.BOLD, **island.HALO, font_family=SERIF)


def _key(words: dict[str, str], wide: float) -> str:
    """What the signs mean, in two rows."""
    stone = {"stroke": INK, "stroke_width": "1.5", "r": "11"}
    signs = [
        ("space", tag("circle", fill=island.STONE, **stone)),
        ("chute_space", tag("circle", fill=island.IN_CHUTE_STONE, **stone)),
        ("cave", tag("circle", fill="#241a33", **stone) + text(0, 5, "1", 15, "#ffffff", **island.BOLD)),
        ("slab", tag("rect", x="-7", y="-7", width="14", height="14", rx="2", fill="#d8c08c", stroke=INK)),
        ("snapshot", _camera("red")),
        ("heart", island.heart(0, 0)),
        ("pit", tag("circle", r="8", fill=EMBER, stroke="#3a0f0a", stroke_width="4")),
        ("tree", tag("circle", r="10", fill="#2f7d32", stroke="#12351a", stroke_width="2")),
        ("deck", tag("rect", x="-14", y="-8", width="28", height="16", rx="3", fill="#8a5426", stroke=INK)),
        ("lava", tag("path", d="M-14,0H14", stroke=island.LAVA, stroke_width="9", stroke_linecap="round")),
        ("river", tag("path", d="M-14,0H14", stroke=island.WATER, stroke_width="9", stroke_linecap="round")),
    ]  # fmt: skip
    across = 5
    parts = []
    for n, (name, sign) in enumerate(signs):
        x, y = 34 + (n % across) * wide / across, 28 + 40 * (n // across)
        label = text(26, 7, words[name], 20, class_="words")
        parts.append(tag("g", sign + label, transform=f"translate({num(x)} {num(y)})"))
    return "".join(parts)


def _camera(shade: str) -> str:
    frame = tag(
        "rect", x="-9", y="-8", width="18", height="16", rx="2", fill=island.COLOURS[shade],
        stroke="#ffffff", stroke_width="2",
    )  # fmt: skip
    return frame + tag("circle", r="3.5", fill="#ffffff")


# -- where marbles roll


def chutes_picture(language: str) -> str:
    """All chutes bright on a dim island, with the spaces in them and the decks across them."""
    wide, high = GROUND.size()
    lines = [
        tag("path", d=GROUND.line(line), stroke=island.WATER if name in RIVERS else island.FIRE)
        for name, line in CHUTES.items()
    ]
    bright = tag("g", "".join(lines), fill="none", stroke_width="13", stroke_linecap="round")
    parts = [
        _sea(),
        tag("g", island.land() + island.trails() + island.spaces(named=False), opacity="0.35"),
        bright,
        *[_endangered(name) for name in SPOTS if name in IN_CHUTE or name in DECKS],
        island.scar(0),
        island.trees([(tree, "home") for tree in TREES]),
        island.vul_kar(FACINGS[0]),
    ]
    return picture(wide, high, WORDS[language]["chutes"], island.INSIDE, *parts)


def _endangered(name: str) -> str:
    x, y = GROUND.at(SPOTS[name])
    ring = tag("circle", cx=x, cy=y, r="14", fill="#fff3d6", stroke="#7a0f00", stroke_width="3")
    return ring + text(x, y + 4, name, 11, "#7a0f00", **island.BOLD)


# -- parts of it


def vul_kar_picture(language: str) -> str:
    """Vul-Kar at its six facings; what burns is ahead of an exit."""
    side, gap, high = 250.0, 16.0, 292.0
    parts: list[str] = []
    for n, facing in enumerate(FACINGS):
        x, y = n % 3 * (side + gap), n // 3 * high
        drawing = [
            tag("use", href="#ground"),
            island.chutes(facing),
            _arms_below(facing),
            island.vul_kar(facing),
        ]
        parts.append(_cut(LANDMARKS[VUL_KAR], AROUND, x, y, side, "".join(drawing)))
        parts.append(text(x + side / 2, y + side + 26, f"{facing}°", 20, **FRONT))
    ground = tag("g", _sea() + island.land() + island.trails() + island.spaces(named=False), id="ground")
    title = WORDS[language]["vul_kar"]
    return picture(3 * side + 2 * gap, 2 * high, title, island.INSIDE + STYLE + ground, *parts)


def _arms_below(facing: int) -> str:
    """The chutes that go on below those before an exit."""
    ahead = gullies(facing).values()
    lines = [line for name, line in CHUTES.items() if name.partition("-")[0] in ahead]
    paths = "".join([tag("path", d=GROUND.line(line)) for line in lines])
    return tag("g", paths, fill="none", stroke=island.FIRE, stroke_width="9", stroke_linecap="round")


def fork_picture(language: str) -> str:
    """A tree at its three settings: thick is the arm that marbles take, by how many do."""
    words, side, gap = WORDS[language], 250.0, 16.0
    tree = BOARD["trees"][FORK]
    shares = described("atlas.json")["fireball"]["forks"][FORK]
    parts: list[str] = []
    for n, (setting, left) in enumerate(zip(SETTINGS, shares, strict=True)):
        x, part = n * (side + gap), round(left / 10)
        arms = [
            _arm(tree["gully"], 100),
            _arm(tree["left"], part),
            _arm(tree["right"], 100 - part),
            island.trees([(FORK, setting)]),
        ]
        drawing = tag("use", href="#ground") + "".join(arms)
        parts.append(_cut(LANDMARKS[FORK], AROUND / 1.7, x, 0, side, drawing))
        parts.append(text(x + side / 2, side + 28, words[f"turned_{setting}"], 20, **FRONT))
        parts.append(text(x + side / 2, side + 52, words["goes"].format(part, 100 - part), 15, **FRONT))
    ground = tag("g", _sea() + island.land() + island.trails() + island.spaces(named=False), id="ground")
    definitions = island.INSIDE + STYLE + ground
    return picture(3 * side + 2 * gap, side + 66, words["fork"], definitions, *parts)


def _arm(name: str, part: int) -> str:
    """A chute that so many of a hundred marbles take, with an arrow at its beginning."""
    line = CHUTES[name]
    wide = num(3 + part / 9)
    colour = island.FIRE if part else "#6b5a50"
    arrow = _arrow(line) if part else ""
    way = tag("path", d=GROUND.line(line), stroke=colour, stroke_width=wide, fill="none", opacity="0.85")
    return way + arrow


def _arrow(line: tuple[Spot, ...]) -> str:
    """An arrowhead some way down a chute."""
    left = ARROW_AT
    for one, other in pairwise([GROUND.at(spot) for spot in line]):
        long = hypot(other[0] - one[0], other[1] - one[1])
        east, south = (other[0] - one[0]) / long, (other[1] - one[1]) / long
        if left <= long:
            break
        left -= long
    x, y = one[0] + east * left, one[1] + south * left
    back = [(x - 15 * east + 9 * side * south, y - 15 * south - 9 * side * east) for side in (1, -1)]
    points = " ".join([f"{num(a)},{num(b)}" for a, b in ((x, y), *back)])
    return tag("polygon", points=points, fill="#fff3d6", stroke="#7a0f00")


def _cut(middle: Spot, across: float, x: float, y: float, side: float, drawing: str) -> str:
    """A square of the map, so many centimetres across."""
    left, top = GROUND.at((middle[0] - across / 2, middle[1] - across / 2))
    size = num(across * island.SCALE)
    box = f"{num(left)} {num(top)} {size} {size}"
    return tag("svg", drawing, x=x, y=y, width=side, height=side, viewBox=box)


def ray(x: float, y: float, direction: float, long: float) -> tuple[float, float]:
    """The end of a line that begins here and goes in this direction, counter-clockwise from east."""
    return x + long * cos(radians(direction)), y - long * sin(radians(direction))
