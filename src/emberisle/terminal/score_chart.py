"""How the scores went, as a picture for any game: a line for each seat."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from emberisle.kernel.game import View
from emberisle.kernel.ruleset import Ruleset
from emberisle.terminal.drawing import CLOTH, cloth, sheet
from emberisle.terminal.svg import (
    FAINT,
    GLOW,
    PAPER,
    SERIF,
    num,
    tag,
    text,
)
from emberisle.terminal.words import LOST

WIDTH: Final = 1100.0
HEIGHT: Final = 640.0
LEFT: Final = 96.0
TOP: Final = 104.0
RIGHT: Final = 880.0
BOTTOM: Final = 548.0
LINES: Final = ("#ff9d3c", "#6fb7ff", "#f7e04b", "#c9a4ff", "#5fe0c0", "#ff7f9f", "#d8d8d8", "#a8d65c")
DASHES: Final = ("", "10 5", "3 5", "14 4 3 4", "6 6", "2 3", "18 6", "10 4 2 4 2 4")
LABEL: Final = 26.0
TICKS: Final = 5


def draw_scores(
    rules: Ruleset[Any], view: View, names: Sequence[str], scores: Sequence[Sequence[int]]
) -> str:
    """The score of every seat after each input, told apart by colour, by dashes and by name."""
    ticks = ticks_for(min(map(min, scores)), max(map(max, scores)))
    low, high = ticks[0], ticks[-1]
    levels = label_levels([_level(seat, low, high) for seat in scores[-1]])
    lines = [_line(n, [after[n] for after in scores], low, high) for n in range(len(names))]
    labels = [_label(view, n, name, levels[n], low, high) for n, name in enumerate(names)]
    if view.over:
        won = " and ".join([names[seat] for seat in view.winners])
        words = f"{won} {'wins' if len(view.winners) == 1 else 'share the win'}." if won else LOST
    else:
        words = f"{names[view.to_move]} to play." if view.to_move is not None else "Not over yet."
    return sheet(
        WIDTH,
        HEIGHT,
        f"{rules.title}: the scores after each of {len(scores) - 1} inputs. {words}",
        text(40, 58, rules.title, 34, PAPER, font_family=SERIF, font_weight="bold"),
        text(WIDTH - 40, 56, words, 18, GLOW if view.over else PAPER, text_anchor="end", class_="standing"),
        cloth(24.0, 80.0, WIDTH - 48, HEIGHT - 104),
        *[_grid(tick, low, high) for tick in ticks],
        text((LEFT + RIGHT) / 2, BOTTOM + 40, f"{len(scores) - 1} inputs", 14, FAINT, text_anchor="middle"),
        *lines,
        *labels,
        definitions=CLOTH,
    )


def ticks_for(least: int, most: int) -> list[int]:
    """A few round numbers that hold all scores between them."""
    span = max(most - min(least, 0), 1)
    size = 10 ** math.floor(math.log10(span / TICKS)) if span > TICKS else 1
    step = next(size * factor for factor in (1, 2, 5, 10) if size * factor * TICKS >= span)
    first, last = math.floor(min(least, 0) / step), math.ceil(max(most, 1) / step)
    return [tick * step for tick in range(first, last + 1)]


def label_levels(levels: list[float]) -> list[float]:
    """Where the names go: beside the ends of their lines, and none over another."""
    order = sorted(range(len(levels)), key=lambda seat: levels[seat])
    found = levels[:]
    for before, seat in pairwise(order):
        found[seat] = max(found[seat], found[before] + LABEL)
    over = max(0.0, found[order[-1]] - BOTTOM)
    return [level - over for level in found]


def _level(score: float, low: int, high: int) -> float:
    return BOTTOM - (score - low) / (high - low) * (BOTTOM - TOP)


def _grid(tick: int, low: int, high: int) -> str:
    y = _level(tick, low, high)
    line = tag("line", x1=LEFT, y1=y, x2=RIGHT, y2=y, stroke="#5f83b8", stroke_width="1", opacity="0.45")
    return line + text(LEFT - 12, y + 5, f"{tick:,}", 14, FAINT, text_anchor="end")


def _line(seat: int, scores: Sequence[int], low: int, high: int) -> str:
    step = (RIGHT - LEFT) / max(len(scores) - 1, 1)
    points = [f"{num(LEFT + n * step)},{num(_level(score, low, high))}" for n, score in enumerate(scores)]
    dash = DASHES[seat % len(DASHES)]
    dashes = {"stroke-dasharray": dash} if dash else {}
    return tag(
        "polyline", points=" ".join(points), fill="none", stroke=LINES[seat % len(LINES)], stroke_width="3.5",
        stroke_linejoin="round", class_="seat", **dashes,
    )  # fmt: skip


def _label(view: View, seat: int, name: str, level: float, low: int, high: int) -> str:
    end = _level(view.scores[seat], low, high)
    pointer = tag(
        "path", d=f"M{num(RIGHT)},{num(end)} L{num(RIGHT + 18)},{num(level)}", stroke=LINES[seat % len(LINES)]
    )
    words = f"{name}  {view.scores[seat]:,}" + (" ★" if seat in view.winners else "")
    return pointer + text(RIGHT + 24, level + 5, words, 16, LINES[seat % len(LINES)], font_weight="bold")
