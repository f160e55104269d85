"""Vul-Kar's island on paper: hills, chutes and rivers, trails and spaces, and what stands and lies there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from math import cos, hypot, radians, sin
from typing import Final

from emberisle.games.curse_of_vulkar.rules.board import (
    BOARD,
    CAVE_NUMBER,
    NAMES,
    PITS,
    SETTINGS,
    SPACES,
    TRAILS,
    TREES,
)
from emberisle.games.curse_of_vulkar.rules.gullies import gullies
from emberisle.games.curse_of_vulkar.terminal.geography import (
    CHUTES,
    DECKS,
    HELIPAD_NAME,
    IN_CHUTE,
    JOINS,
    LAND,
    LANDMARKS,
    OUTLINE,
    RIVERS,
    SCAR,
    SPOTS,
    VUL_KAR,
)
from emberisle.terminal.chart import Spot
from emberisle.terminal.land import Paper
from emberisle.terminal.svg import EMBER, INK, SERIF, num, tag, text

SCALE: Final = 12.0
"""So many units are a centimetre."""
PAPER: Final = Paper(LAND, SCALE)
LEVELS: Final = (0.0, 2.0, 3.5, 5.0, 6.5, 8.0, 9.5, 11.0, 12.2)
HILLS: Final = (
    "#d9c58c",
    "#8fa862",
    "#7c9c56",
    "#6d8e4d",
    "#7f8b4a",
    "#92824a",
    "#9c7246",
    "#a06142",
    "#8c4f3c",
)
"""The land by its height, the beach first."""
STONE: Final = "#f0dfb6"
IN_CHUTE_STONE: Final = "#f2b98a"
FIRE: Final = "#ff3b1d"
LAVA: Final = "#a8401c"
WATER: Final = "#3f8fd6"
COLOURS: Final = {"red": "#e02b3a", "yellow": "#f2c230", "blue": "#2f6fe0", "crimson": "#8b0a50"}
BOLD: Final = {"text_anchor": "middle", "font_weight": "bold"}
HALO: Final = {"stroke": "#2a1a12", "stroke_width": "3", "paint_order": "stroke"}
REGION_NAMES: Final[dict[str, Spot]] = {
    "scarside": (10.0, 7.5),
    "summit": (63.5, 17.0),
    "beachside": (80.0, 49.5),
}
FIGURES_APART: Final = 22.0
ASIDE: Final = 22.0
"""So far from a space of its trail the letters of the trail stand."""


COAST: Final = f"{PAPER.line(OUTLINE)}Z"
INSIDE: Final = tag("clipPath", tag("path", d=COAST), id="coast")
"""What cuts the hills off at the coast."""


@cache
def land() -> str:
    """The reef, the surf, and the hills, one shape for each step of height."""
    recipe = BOARD["recipe"]
    surf = 2 * float(recipe["reef_at"]) * SCALE
    reef = surf + 2 * float(recipe["reef_wide"]) * SCALE
    hills = tag("g", PAPER.hills(LEVELS, HILLS), clip_path="url(#coast)")
    rings = [
        tag("path", d=COAST, fill="none", stroke=colour, stroke_width=wide, stroke_linejoin="round")
        for colour, wide in (("#7f8f86", reef), ("#2b78a8", surf))
    ]
    return "".join([*rings, hills])


def chutes(facing: int) -> str:
    """Lava and rivers; the gullies before Vul-Kar's mouths glow."""
    ahead = gullies(facing).values()
    parts: list[str] = []
    for name, line in CHUTES.items():
        colour = FIRE if name in ahead else WATER if name in RIVERS else LAVA
        kind = "chute ahead" if name in ahead else "river" if name in RIVERS else "chute"
        parts.append(tag("path", d=PAPER.line(line), stroke=colour, class_=kind, data_chute=name))
    return tag(
        "g", "".join(parts), fill="none", stroke_width="9", stroke_opacity="0.7", stroke_linecap="round"
    )


def trails() -> str:
    """The way from space to space, and the bridges and the ladder."""
    paved = [tag("path", d=PAPER.line([SPOTS[one], SPOTS[other]])) for one, other in JOINS]
    lines = tag("g", "".join(paved), fill="none", stroke="#5b4326", stroke_width="5", stroke_linecap="round")
    return lines + "".join([_deck(name) for name in DECKS])


def _deck(name: str) -> str:
    deck, (x, y) = BOARD["decks"][name], PAPER.at(SPOTS[name])
    long = float(deck["length"]) * SCALE
    plank = tag("rect", x=-long / 2, y=-10.0, width=long, height=20.0, rx="3", fill="#8a5426", stroke=INK)
    rungs = [tag("path", d=f"M{num(-long / 2 + long * n / 8)},-10v20", stroke=INK) for n in range(1, 8)]
    turned = f"translate({num(x)} {num(y)}) rotate({num(-float(deck['turn']))})"
    return tag("g", plank + "".join(rungs), transform=turned, class_="deck", data_place=name)


# -- spaces


def spaces(named: bool = True) -> str:
    """Every space; those in chutes are redder, caves dark with their number; with names beside them."""
    caves = {NAMES[place]: number for place, number in CAVE_NUMBER.items()}
    parts: list[str] = []
    for name, spot in SPOTS.items():
        x, y = PAPER.at(spot)
        if name in DECKS:
            continue
        wide = 27.0 if name == HELIPAD_NAME else 11.0
        fill = "#241a33" if name in caves else IN_CHUTE_STONE if name in IN_CHUTE else STONE
        kind = "cave" if name in caves else "space"
        circle = tag("circle", cx=x, cy=y, r=wide, fill=fill, stroke=INK, stroke_width="1.5")
        number = text(x, y + 5, str(caves[name]), 15, "#ffffff", **BOLD) if name in caves else ""
        letter = text(x, y + 11, "H", 30, "#c81e1e", **BOLD) if name == HELIPAD_NAME else ""
        parts.append(tag("g", circle + number + letter, class_=kind, data_place=name))
    return "\n".join(parts) + (_names() if named else "")


@cache
def _names() -> str:
    """The letters of every trail beside its middle, and the names of the regions."""
    parts: list[str] = []
    taken = _drawn_already()
    for trail in dict.fromkeys(TRAILS):
        own = [
            NAMES[place] for place in range(SPACES) if TRAILS[place] == trail and NAMES[place] not in DECKS
        ]
        if len(own) > 1:
            x, y = _beside([PAPER.at(SPOTS[name]) for name in own], taken)
            taken.append((x, y, 0.0))
            code = own[0].rstrip("0123456789")
            parts.append(text(x, y + 4, code, 12, "#fff3d6", **BOLD, **HALO))
    for region, spot in REGION_NAMES.items():
        x, y = PAPER.at(spot)
        words = str(BOARD["regions"][region])
        parts.append(text(x, y, words, 22, "#fff3d6", **BOLD, **HALO, font_family=SERIF, opacity="0.85"))
    return "".join(parts)


def _drawn_already() -> list[tuple[float, float, float]]:
    """Where letters should not stand, with how far large things reach: spaces, ways, and what is beside."""
    large = {HELIPAD_NAME: 16.0, VUL_KAR: 16.0, SCAR: 30.0}
    things = [(*PAPER.at(spot), large.get(name, 0.0)) for name, spot in (SPOTS | LANDMARKS).items()]
    ways = [(PAPER.at(SPOTS[one]), PAPER.at(SPOTS[other])) for one, other in JOINS]
    middles = [((x + a) / 2, (y + b) / 2, 0.0) for (x, y), (a, b) in ways]
    return [*things, *middles]


def _beside(trail: Sequence[Spot], taken: Sequence[tuple[float, float, float]]) -> Spot:
    """A free place beside a trail, near its middle if there is one."""
    middle = len(trail) // 2
    inside_out = [trail[n] for n in sorted(range(len(trail)), key=lambda n: abs(n - middle))]
    turns = [radians(30 * n) for n in range(12)]
    near = [(x + ASIDE * cos(turn), y + ASIDE * sin(turn)) for x, y in inside_out for turn in turns]
    room = [min([hypot(x - a, y - b) - wide for a, b, wide in taken]) for x, y in near]
    return near[max(range(len(near)), key=lambda n: min(room[n], ASIDE - 1))]


def token(name: str, colour: str) -> str:
    """A treasure on its slab."""
    shape = gem(*PAPER.at(SPOTS[name]), COLOURS[colour])
    return tag("g", shape, class_="treasure", data_place=name, data_colour=colour)


def gem(x: float, y: float, fill: str) -> str:
    """A treasure in its colour."""
    return tag(
        "path", d="M0,-8 L7,0 L0,8 L-7,0 Z", fill=fill, stroke=INK, stroke_width="1.5",
        transform=f"translate({num(x)} {num(y)})",
    )  # fmt: skip


def snapshot(name: str, shade: str, left: int) -> str:
    """A snapshot space with as many cards as are left; an empty frame if none is."""
    x, y = PAPER.at(SPOTS[name])
    frame = tag(
        "rect", x=x - 9, y=y - 8, width=18.0, height=16.0, rx="2", fill=COLOURS[shade] if left else "none",
        stroke="#ffffff" if left else COLOURS[shade], stroke_width="2",
    )  # fmt: skip
    count = text(x, y + 5, str(left), 12, "#ffffff", **BOLD) if left > 1 else ""
    lens = tag("circle", cx=x, cy=y, r="3.5", fill="#ffffff") if left == 1 else ""
    return tag("g", frame + count + lens, class_="snapshot", data_place=name, data_left=left)


def heart(x: float, y: float) -> str:
    curve = "M0,9 C-12,0 -9,-10 -3,-9 Q0,-8 0,-4 Q0,-8 3,-9 C9,-10 12,0 0,9 Z"
    return tag(
        "path", d=curve, fill="#ff3d6e", stroke="#fff3d6", stroke_width="2", class_="heart",
        transform=f"translate({num(x)} {num(y)})",
    )  # fmt: skip


def medal(x: float, y: float, sign: str, colour: str) -> str:
    """A letter on a round ground: the Tiger, or the Golden Idol where it lies."""
    ground = tag("circle", cx=num(x), cy=num(y), r="13", fill=colour, stroke="#3a1c00", stroke_width="2")
    return tag("g", ground + text(x, y + 6, sign, 16, "#3a1c00", **BOLD), class_="medal")


# -- Vul-Kar, trees, pits, the Scar


def vul_kar(facing: int) -> str:
    """Vul-Kar as it looks, with its three mouths."""
    x, y = PAPER.at(LANDMARKS[VUL_KAR])
    corners = [(30 * cos(radians(60 * n + 30)), 30 * sin(radians(60 * n + 30))) for n in range(6)]
    head = tag(
        "path", d=f"M{'L'.join([f'{num(a)},{num(b)}' for a, b in corners])}Z", fill="#4a4038", stroke=INK,
        stroke_width="2.5",
    )  # fmt: skip
    mouths = [
        tag(
            "path",
            d="M20,-8 L32,-12 V12 L20,8 Z",
            fill=FIRE,
            transform=f"rotate({-int(turn)})",
            class_="mouth",
        )
        for turn in BOARD["vul_kar"]["exits"]
    ]
    eyes = "".join([tag("circle", cx="9", cy=at_y, r="4", fill=EMBER) for at_y in ("-7", "7")])
    turned = f"translate({num(x)} {num(y)}) rotate({-facing})"
    return tag("g", head + "".join(mouths) + eyes, transform=turned, class_="vul-kar", data_facing=facing)


def trees(settings: Sequence[tuple[str, str]]) -> str:
    """Every tree, its root turned as it is."""
    return "".join([_tree(name, setting) for name, setting in settings if name in TREES])


def _tree(name: str, setting: str) -> str:
    tree, (x, y) = BOARD["trees"][name], PAPER.at(LANDMARKS[name])
    turn = float(tree["home"]) + float(tree["settings"][SETTINGS.index(setting)])
    root = tag("path", d="M0,0 H24", stroke="#5b3a1a", stroke_width="6", stroke_linecap="round",
               transform=f"rotate({num(-turn)})", class_="root")  # fmt: skip
    crown = tag("circle", r="11", fill="#2f7d32", stroke="#12351a", stroke_width="2")
    number = text(0, 4.5, name[1:], 12, "#ffffff", **BOLD)
    place = f"translate({num(x)} {num(y)})"
    return tag(
        "g", root + crown + number, transform=place, class_="tree", data_tree=name, data_setting=setting
    )


def pits(chosen: str | None) -> str:
    """Six pits with their Embers; the one about to be flicked glows."""
    parts: list[str] = []
    for name in PITS:
        x, y = PAPER.at(LANDMARKS[name])
        ring = tag("circle", cx=x, cy=y, r="12", fill="#3a0f0a", stroke=FIRE if name == chosen else "#f6ead0")
        ember = tag("circle", cx=x, cy=y, r="8", fill=EMBER, stroke="#ffd9a0")
        number = text(x, y + 4.5, name[1:], 12, INK, **BOLD)
        parts.append(tag("g", ring + ember + number, class_="pit", data_pit=name, stroke_width="2"))
    return "".join(parts)


def scar(fireballs: int) -> str:
    """The Scar with its Fireballs."""
    x, y = PAPER.at(LANDMARKS[SCAR])
    wide = float(BOARD["scar"]["radius"]) * SCALE
    bowl = tag("circle", cx=x, cy=y, r=wide, fill="#1a0d08", stroke="#5b2a1a", stroke_width="5")
    balls = [
        tag("circle", cx=x + 17 * cos(radians(90 * n + 45)), cy=y + 17 * sin(radians(90 * n + 45)), r="10",
            fill=FIRE, stroke="#ffd9a0", stroke_width="2", class_="fireball")
        for n in range(fireballs)
    ]  # fmt: skip
    return tag("g", bowl + "".join(balls), class_="scar")


def copter(spot: Spot) -> str:
    """The Hello-copter, seen from above."""
    x, y = PAPER.at(spot)
    body = tag("path", d="M-20,0 A12,10 0 1 1 4,0 A12,10 0 1 1 -20,0 M4,0 H32", fill="#9fd0ff", stroke=INK)
    blades = tag("path", d="M-30,-18 L14,18 M-30,18 L14,-18", stroke="#dfe6f2", stroke_width="3")
    place = f"translate({num(x)} {num(y)})"
    return tag("g", body + blades, transform=place, class_="copter", stroke_width="2")


def aim(pit: str, direction: int) -> str:
    """Where an Ember is aimed."""
    x, y = PAPER.at(LANDMARKS[pit])
    to_x, to_y = x + 90 * cos(radians(direction)), y - 90 * sin(radians(direction))
    return tag(
        "path", d=f"M{num(x)} {num(y)}L{num(to_x)} {num(to_y)}", stroke=FIRE, stroke_width="4",
        stroke_dasharray="8 6", class_="aim", fill="none",
    )  # fmt: skip


def walk(places: Sequence[str], colour: str) -> str:
    """The spaces still to go of a move."""
    steps = [tag("path", d=PAPER.line([SPOTS[one], SPOTS[other]])) for one, other in pairwise(places)]
    return tag("g", "".join(steps), fill="none", stroke=colour, stroke_width="6", class_="walk")
