"""Pictures of the rulebook that are made of signs: points, the two ends, falls and a flick."""

from __future__ import annotations

from typing import Final

from emberisle.games.curse_of_vulkar.rules.board import COLOURS, SPEEDS
from emberisle.games.curse_of_vulkar.rules.cards import OPEN
from emberisle.games.curse_of_vulkar.rules.copter import (
    CUTLASS_POINTS,
    HEART_POINTS,
    PENNY_POINTS,
    SETS,
    SNAPSHOT_POINTS,
)
from emberisle.games.curse_of_vulkar.rules.marbles import SPREAD
from emberisle.games.curse_of_vulkar.rules.table import FIREBALLS, LAST_TURNS
from emberisle.games.curse_of_vulkar.terminal import drawing_map as island
from emberisle.games.curse_of_vulkar.terminal.picture_words import WORDS
from emberisle.games.curse_of_vulkar.terminal.pictures_map import FRONT, STYLE, ray
from emberisle.terminal.colours import SEAT_COLOURS
from emberisle.terminal.svg import EMBER, INK, SERIF, num, picture, tag, text

WIDE: Final = 760.0
BADGE: Final = {"font_family": SERIF, "font_weight": "bold"}


def _at(x: float, y: float, sign: str, scale: float = 1.0) -> str:
    return tag("g", sign, transform=f"translate({num(x)} {num(y)}) scale({num(scale)})")


def _panel(x: float, y: float, wide: float, high: float) -> str:
    """A piece of paper to draw on, by day and by night."""
    return tag(
        "rect", x=x, y=y, width=wide, height=high, rx="16", fill="#8a6a3a", fill_opacity="0.14",
        stroke="#8a6a3a", stroke_opacity="0.5",
    )  # fmt: skip


# -- points


def scoring_picture(language: str) -> str:
    """What sets of treasures, Heart, Penny and snapshots bring, from the figures of the rules."""
    words, high = WORDS[language], 330.0
    parts = [_panel(1, 1, WIDE - 2, 196), _heading(24, 34, words["treasures"], words["always"])]
    for n, points in enumerate(SETS[1:], 1):
        x = 78 + (n - 1) * 112
        colour = island.COLOURS[COLOURS[(n - 1) % len(COLOURS)]]
        gems = [island.gem(-9.0 * (n - 1) + 18.0 * k, 0, colour) for k in range(n)]
        parts += [_at(x, 86, "".join(gems), 1.15), text(x, 134, str(points), 34, **FRONT, **BADGE)]
        parts.append(text(x, 160, f"{n}" if n < len(SETS) - 1 else f"{n}+", 17, **FRONT))
    heart, penny = WIDE - 128, WIDE - 60
    parts += [_at(heart, 86, island.heart(0, 0), 1.5), _at(penny, 86, _penny())]
    parts += [text(heart, 134, str(HEART_POINTS), 34, **FRONT, **BADGE)]
    parts += [text(penny, 134, str(PENNY_POINTS), 34, **FRONT, **BADGE)]
    label = f"{words['heart_name']}, {words['penny']}"
    parts.append(text(WIDE - 24, 182, label, 15, class_="words", text_anchor="end"))
    parts += [_panel(1, 212, WIDE - 2, high - 213), _heading(24, 246, "", words["aboard"])]
    for n, (shades, points, name) in enumerate(
        ((COLOURS, SNAPSHOT_POINTS, "each_snapshot"), (("crimson",), CUTLASS_POINTS, "cutlass"))
    ):
        x = 60 + n * 400
        cards = [_at(40 * k, 0, _card(shade)) for k, shade in enumerate(shades)]
        end = x + 40 * len(shades)
        parts += [_at(x, 284, "".join(cards)), text(end, 297, str(points), 34, class_="words", **BADGE)]
        parts.append(text(end + 56, 292, words[name], 17, class_="words"))
    return picture(WIDE, high, words["scoring"], STYLE, *parts)


def _heading(x: float, y: float, left: str, right: str) -> str:
    first = text(x, y, left, 20, class_="words", font_weight="bold")
    return first + text(WIDE - 24, y, right, 17, class_="words", text_anchor="end", font_style="italic")


def _penny() -> str:
    coin = tag("circle", r="14", fill="#c98a45", stroke="#7a4a1c", stroke_width="2.5")
    return coin + text(0, 6, "P", 16, "#5a3210", **island.BOLD)


def _card(shade: str) -> str:
    """A snapshot as a small photograph."""
    frame = tag("rect", x="-15", y="-20", width="30", height="38", rx="2", fill="#fffdf6", stroke=INK)
    shown = tag("rect", x="-11", y="-16", width="22", height="22", fill=island.COLOURS[shade])
    hill = tag("path", d="M-11,6 L-3,-6 L3,2 L7,-3 L11,2 V6 Z", fill="#ffffff", fill_opacity="0.6")
    return frame + shown + hill


# -- the two ends


def ends_picture(language: str) -> str:
    """Both ways to call the copter, and what follows."""
    words, high = WORDS[language], 340.0
    half = WIDE / 2
    parts = [_panel(1, 1, half - 9, 250), _panel(half + 8, 1, half - 9, 250)]
    for n, colour in enumerate(COLOURS):
        parts.append(_at(half / 2 - 52 + 52 * n, 52, _card(colour), 1.25))
    parts += [text(half / 2, 104, words["three_colours"], 17, **FRONT), _down(half / 2, 116)]
    parts += [_at(half / 2, 176, _helipad()), text(half / 2, 228, words["helipad"], 17, **FRONT)]
    other = half + half / 2
    for n in range(OPEN):
        parts.append(_at(other - 44 + 44 * n, 50, _cataclysm(), 1.0))
    parts += [text(other, 104, words["full_tracker"], 17, **FRONT), _down(other, 116)]
    parts += [_at(other, 176, _scar()), text(other, 228, words["four_balls"], 17, **FRONT)]
    for x, said in ((half / 2, "at_once"), (other, "end_of_turn")):
        parts.append(text(x, 278, words[said], 18, **FRONT, font_style="italic"))
    parts.append(tag("circle", cx=half, cy="276", r="30", fill="#16486f"))
    parts.append(_at(half, 276, island.copter((0.0, 0.0)).replace(_ORIGIN, "translate(-1 0)"), 0.9))
    parts.append(text(half, 328, words["two_turns"].format(LAST_TURNS), 18, **FRONT, font_weight="bold"))
    return picture(WIDE, high, words["ends"], STYLE, *parts)


_ORIGIN: Final = "translate({} {})".format(*[num(part) for part in island.PAPER.at((0.0, 0.0))])


def _down(x: float, y: float) -> str:
    return tag("path", d=f"M{num(x)},{num(y)}v14m-7,-7l7,7l7,-7", fill="none", stroke=EMBER, stroke_width="4")


def _helipad() -> str:
    pad = tag("circle", r="30", fill="#3a3f46", stroke="#f2c230", stroke_width="4")
    return pad + text(0, 12, "H", 34, "#f2c230", **island.BOLD)


def _cataclysm() -> str:
    card = tag("rect", x="-17", y="-24", width="34", height="48", rx="4", fill="#3a1712", stroke=EMBER,
               stroke_width="2.5")  # fmt: skip
    cone = tag("path", d="M-12,16 L-4,-4 H4 L12,16 Z", fill="#7a4a3a")
    fire = tag("path", d="M-4,-4 Q0,-22 4,-4 Z", fill=island.FIRE)
    return card + cone + fire


def _scar() -> str:
    bowl = tag("circle", r="30", fill="#1a0d08", stroke="#8a4a2a", stroke_width="4")
    balls = [
        tag("circle", cx=x, cy=y, r="10", fill=island.FIRE, stroke="#ffd9a0", stroke_width="2")
        for x, y in [ray(0, 0, 45 + 360 / FIREBALLS * n, 16) for n in range(FIREBALLS)]
    ]
    return bowl + "".join(balls)


# -- falls


def falls_picture(language: str) -> str:
    """Four figures after a launch: two that count as standing, two that were knocked over."""
    words, high = WORDS[language], 236.0
    quarter = WIDE / 4
    cases = (("stands", 0.0, 0.0, True), ("shoved", 0.0, 34.0, True), ("lies", 90.0, 12.0, False),
             ("off", 90.0, 0.0, False))  # fmt: skip
    parts: list[str] = []
    for n, (name, lean, aside, stands) in enumerate(cases):
        x = quarter * n + quarter / 2
        parts.append(_panel(quarter * n + 5, 1, quarter - 10, high - 2))
        parts.append(_surf(x) if name == "off" else _stone(x))
        if name == "shoved":
            parts.append(tag("path", d=f"M{num(x + 14)},96h-34m9,-7l-9,7l9,7", fill="none", stroke=EMBER,
                             stroke_width="4"))  # fmt: skip
        parts.append(_at(x + aside, 128, _figure(lean, n)))
        if name == "stands":
            parts.append(tag("circle", cx=x + 30, cy="120", r="9", fill=EMBER, stroke="#7a3a00"))
        parts.append(_verdict(x, stands))
        first, _, second = words[name].partition(": ") if ": " in words[name] else words[name].partition(", ")
        parts += [text(x, 184, first, 14, **FRONT), text(x, 206, second, 15, **FRONT, font_weight="bold")]
    return picture(WIDE, high, words["falls"], STYLE, *parts)


def _stone(x: float) -> str:
    return tag("ellipse", cx=x, cy="132", rx="34", ry="12", fill=island.STONE, stroke=INK, stroke_width="1.5")


def _surf(x: float) -> str:
    waves = f"M{num(x - 60)},136q10,-12 20,0t20,0t20,0t20,0t20,0t20,0V152H{num(x - 60)}Z"
    return tag("path", d=waves, fill="#2b78a8")


def _figure(lean: float, seat: int) -> str:
    """A figure from the side, standing on its base or lying beside it."""
    colour = SEAT_COLOURS[seat]
    body = tag("path", d="M-11,0 L-6,-44 H6 L11,0 Z", fill=colour, stroke=INK, stroke_width="1.5")
    head = tag("circle", cy="-52", r="11", fill=colour, stroke=INK, stroke_width="1.5")
    hat = tag("path", d="M-16,-58 H16 L9,-61 Q0,-76 -9,-61 Z", fill="#7a5a2a", stroke=INK)
    base = tag("ellipse", rx="17", ry="5", fill=colour, stroke=INK, stroke_width="1.5")
    turned = f"translate({num(-28 if lean else 0)} {num(-6 if lean else 0)}) rotate({num(lean)})"
    return tag("g", base + body + head + hat, transform=turned)


def _verdict(x: float, stands: bool) -> str:
    """A tick for those who stand, a cross for those who were knocked over."""
    sign = "M-8,0l6,7l11,-15" if stands else "M-8,-8L8,8M8,-8L-8,8"
    colour = "#3f9a4a" if stands else "#e02b3a"
    return _at(
        x + 66, 26, tag("path", d=sign, fill="none", stroke=colour, stroke_width="5", stroke_linecap="round")
    )


# -- a flick


def flick_picture(language: str) -> str:
    """An Ember pulled back like a slingshot, where it may go, and the scale of strengths."""
    words, high, direction = WORDS[language], 290.0, 12
    x, y = 250.0, 116.0
    turn, force = SPREAD["usual"]
    fan = [ray(x, y, direction + side * turn / 10 * 2, 340 * (1 + side * force / 1000)) for side in (-1, 1)]
    (x0, y0), (x1, y1) = fan
    ahead, back = ray(x, y, direction, 330), ray(x, y, direction + 180, 130)
    parts = [
        tag("path", d=f"M{num(x)},{num(y)}L{num(x0)},{num(y0)}L{num(x1)},{num(y1)}Z", fill=EMBER,
            fill_opacity="0.28"),
        tag("path", d=f"M{num(x)},{num(y)}L{num(ahead[0])},{num(ahead[1])}", stroke=island.FIRE,
            stroke_width="4", stroke_dasharray="10 8", fill="none"),
        tag("path", d=f"M{num(x)},{num(y)}L{num(back[0])},{num(back[1])}", stroke="#8a6a3a",
            stroke_width="5", fill="none"),
        tag("circle", cx=back[0], cy=back[1], r="13", fill="none", stroke="#8a6a3a", stroke_width="4"),
        tag("circle", cx=x, cy=y, r="24", fill="#3a0f0a"),
        tag("circle", cx=x, cy=y, r="16", fill=EMBER, stroke="#ffd9a0", stroke_width="2"),
        text(back[0], back[1] + 38, words["pull"], 17, **FRONT),
        text(ahead[0] - 60, ahead[1] + 96, words["spread"], 15, **FRONT, font_style="italic"),
        *_strengths(words, 222),
    ]  # fmt: skip
    return picture(WIDE, high, words["flick"], STYLE, *parts)


def _strengths(words: dict[str, str], y: float) -> list[str]:
    """All strengths as bars, with the speed of the weakest and the strongest."""
    left, step = 150.0, 26.0
    parts = [text(24, y + 20, words["strength"], 17, class_="words")]
    for n, speed in enumerate(SPEEDS, 1):
        tall = 6 + 30 * speed / SPEEDS[-1]
        parts.append(
            tag("rect", x=left + step * (n - 1), y=y + 24 - tall, width="18", height=tall, rx="3", fill=EMBER,
                fill_opacity=num(0.35 + 0.65 * n / len(SPEEDS)))
        )  # fmt: skip
    for n in (1, len(SPEEDS)):
        x = left + step * (n - 1) + 9
        parts.append(text(x, y + 42, str(n), 14, **FRONT))
        parts.append(text(x, y + 59, words["speed"].format(SPEEDS[n - 1]), 13, **FRONT))
    return parts
