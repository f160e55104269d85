"""Numbers and names as they stand in tables and pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from emberisle.games import ruleset
from emberisle.lab.counting import MEASURES, Effect, Figure

POINTS: Final = "points"
SPAN: Final = "95 % between"
WINS: Final = ("", "wins", SPAN, "fair share")
TEAM: Final = ("", "of the games", SPAN)
FIGURES: Final = ("", "mean", SPAN)
EFFECTS: Final = ("", "base", "change", SPAN, "games needed to be sure")
"""The heads of tables."""


def in_row(values: Sequence[float], like: float, share: bool, sign: str = "") -> list[str]:
    """Numbers of one row with equally many digits, as fits a number like this one."""
    if share:
        return [f"{value:{sign}.1%}" for value in values]
    size = abs(like)
    digits = 0 if size >= 1000 else 1 if size >= 10 else 2
    # Adding 0.0 turns a zero below nothing into a plain one.
    return [f"{round(value, digits) + 0.0:{sign},.{digits}f}" for value in values]


def figure_row(one: Figure, shown: str) -> list[str]:
    """What it is, its value, and from where to where the truth is believed to be."""
    value, low, high = in_row((one.value, one.low, one.high), one.value, one.is_share)
    fair = [] if one.fair is None else in_row((one.fair,), one.fair, True)
    return [shown, value, f"{low} to {high}", *fair]


def effect_row(one: Effect, shown: str) -> list[str]:
    """What it is, in the base, by how much it changes, and how sure that is."""
    like = max(abs(one.base), abs(one.change))
    [base] = in_row((one.base,), like, one.is_share)
    if one.is_share:
        points = in_row([100 * value for value in (one.change, one.low, one.high)], 10, False, "+")
        change, low, high = points[0] + " points", *points[1:]
    else:
        change, low, high = in_row((one.change, one.low, one.high), like, False, "+")
    return [shown, base, change, f"{low} to {high}", one.settled_by]


def named(figure: str, game_id: str) -> str:
    """What a figure is called in the tables of a game: a score says what it counts."""
    unit = ruleset(game_id).unit
    if MEASURES[figure].kind == "score" and unit != POINTS:
        return f"{figure} ({unit})"
    return f"{figure} (of the moves)" if MEASURES[figure].kind == "part" else figure
