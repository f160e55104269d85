"""The pictures of a report, drawn by Matplotlib as SVG that follows the colours of the page."""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from math import ceil, gcd
from statistics import median
from typing import Any, Final

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure as Canvas
from matplotlib.ticker import FuncFormatter, PercentFormatter, StrMethodFormatter

from emberisle.lab.counting import Clause, Effect, Figure
from emberisle.lab.playing import Played

INK: Final = "#010203"
"""Stands for the colour of the page's text, in light and in dark."""
COLOURS: Final = ("#d9622b", "#2a8c82", "#b0892b", "#8a5bb5", "#3f7fc1", "#b5476b")
UNSURE: Final = "#8a8a8a"
BINS: Final = 40
FARTHEST: Final = 4
"""How many times as far as a usual row an axis goes."""
STYLE: Final[dict[Any, Any]] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "emberisle",
    "font.family": "sans-serif",
    "font.size": 10,
    "text.color": INK,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "axes.facecolor": "none",
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "figure.facecolor": "none",
    "legend.frameon": False,
}


class Chart:
    """A picture, and what it shows for those who do not see it."""

    def __init__(self, title: str, says: str) -> None:
        self.title = title
        self.says = says
        self.svg = ""


@contextmanager
def _drawn(chart: Chart, width: float = 5.6, height: float = 2.4) -> Iterator[Axes]:
    with mpl.rc_context(STYLE):
        canvas = Canvas(figsize=(width, height), layout="constrained")
        axes = canvas.subplots()
        yield axes
        written = io.StringIO()
        canvas.savefig(written, format="svg", metadata={"Date": None, "Creator": None})
    svg = written.getvalue()
    chart.svg = svg[svg.index("<svg") :].replace(INK, "currentColor")


def _bar(axes: Axes, row: int, low: float, high: float, colour: str) -> None:
    """An interval, as a broad pale line."""
    axes.plot([low, high], [row, row], color=colour, linewidth=6, alpha=0.35, solid_capstyle="butt")


def shares(title: str, found: Sequence[Figure]) -> Chart:
    """Shares of wins with their intervals, beside the fair ones."""
    says = "; ".join([f"{one.name} {one.value:.1%} ({one.low:.1%} to {one.high:.1%})" for one in found])
    chart = Chart(title, says)
    with _drawn(chart, height=0.7 + 0.42 * len(found)) as axes:
        for row, one in enumerate(found):
            colour = COLOURS[row % len(COLOURS)]
            _bar(axes, row, one.low, one.high, colour)
            axes.plot([one.value], [row], "o", color=colour)
            if one.fair is not None:
                axes.plot([one.fair, one.fair], [row - 0.3, row + 0.3], color=INK, linewidth=1, linestyle=":")
        axes.set_yticks(range(len(found)), [one.name for one in found])
        axes.invert_yaxis()
        axes.xaxis.set_major_formatter(PercentFormatter(1.0))
        fair = any(one.fair is not None for one in found)
        axes.set_xlabel("games won; bar: 95 %" + ("; dotted: a fair share" if fair else ""))
    return chart


def histogram(
    title: str, label: str, by_name: dict[str, list[float]], part: bool = False, of: str = "of the games"
) -> Chart:
    """How a number is spread over the games, for one or more groups of them."""
    everything = [value for values in by_name.values() for value in values]
    says = [_spread(name if len(by_name) > 1 else label, values) for name, values in by_name.items()]
    chart = Chart(title, "; ".join(says))
    edges = [number / BINS for number in range(BINS + 1)] if part else bins(everything)
    with _drawn(chart) as axes:
        for row, (name, values) in enumerate(by_name.items()):
            axes.hist(
                values,
                bins=edges,
                weights=[1 / len(values)] * len(values),
                color=COLOURS[row % len(COLOURS)],
                histtype="stepfilled",
                alpha=0.45,
                label=name,
            )
        axes.yaxis.set_major_formatter(PercentFormatter(1.0))
        if part:
            axes.xaxis.set_major_formatter(PercentFormatter(1.0))
        else:
            axes.xaxis.set_major_formatter(StrMethodFormatter("{x:,.0f}"))
        axes.set_xlabel(label)
        axes.set_ylabel(of)
        if len(by_name) > 1:
            axes.legend()
    return chart


def _spread(name: str, values: Sequence[float]) -> str:
    low, middle, high = min(values), median(values), max(values)
    return f"{name}: from {low:,.4g} to {high:,.4g}, half of them up to {middle:,.4g}"


def bins(values: Sequence[float]) -> list[float]:
    """Bins around whole numbers, all with room for equally many of the values that there can be."""
    low, high = int(min(values)), int(max(values))
    unit = gcd(*[int(value) - low for value in values]) or 1
    width = unit * ceil(((high - low) / unit + 1) / BINS)
    return [low - unit / 2 + width * number for number in range((high - low) // width + 2)]


def clause_map(found: Sequence[Clause], words: Mapping[str, str]) -> Chart:
    """In which part of the games each clause was at work; those that never were are named in the text."""
    fired = [one for one in found if one.share > 0]
    chart = Chart("Rules at work", f"{len(fired)} of {len(found)} rules were at work in some game")
    with _drawn(chart, height=0.8 + 0.2 * len(fired)) as axes:
        labels = [f"{one.number}  {words[one.number]}" for one in fired]
        axes.barh(range(len(fired)), [one.share for one in fired], color=COLOURS[1], height=0.7)
        axes.set_yticks(range(len(fired)), labels, fontsize=8, parse_math=False)
        axes.invert_yaxis()
        axes.margins(y=0.005)
        axes.set_xlim(0, 1)
        axes.xaxis.set_major_formatter(PercentFormatter(1.0))
        axes.set_xlabel("of the games")
    return chart


def effect_maps(variant: str, found: Sequence[Effect]) -> list[Chart]:
    """What a house rule changes: numbers as a part of what they are in the base, shares in points."""
    numbers = [(one, 1 / one.base) for one in found if one.base and not one.is_share]
    shares = [(one, 1.0) for one in found if one.is_share]
    charts = []
    for rows, title, label in (
        (numbers, f"What {variant} changes, in per cent of the base", "change in per cent of the base"),
        (shares, f"What {variant} changes, in percentage points", "change in percentage points"),
    ):
        if rows:
            charts.append(_effect_map(title, label, rows))
    return charts


def _effect_map(title: str, label: str, rows: Sequence[tuple[Effect, float]]) -> Chart:
    """Changes around none; of one far beyond all others an arrow shows where it goes."""
    changes = [[value * scale for value in (one.low, one.change, one.high)] for one, scale in rows]
    chart = Chart(
        title, "; ".join([f"{one.figure} {100 * at[1]:+.1f}" for (one, _), at in zip(rows, changes)])
    )
    far = reach([max(abs(low), abs(high)) for low, _, high in changes])
    with _drawn(chart, height=0.9 + 0.38 * len(rows)) as axes:
        for row, ((one, _), (low, at, high)) in enumerate(zip(rows, changes)):
            colour = COLOURS[0] if one.sure else UNSURE
            _bar(axes, row, max(low, -far), min(high, far), colour)
            marker = "o" if abs(at) <= far else ">" if at > 0 else "<"
            axes.plot([min(far, max(-far, at))], [row], marker, color=colour, clip_on=False)
            axes.annotate(
                f"{100 * at:+.1f}", (1.02, row), xycoords=("axes fraction", "data"), va="center", fontsize=9
            )
        axes.set_xlim(-1.05 * far, 1.05 * far)
        axes.axvline(0, color=INK, linewidth=1, linestyle=":")
        axes.set_yticks(range(len(rows)), [one.figure for one, _ in rows])
        axes.set_ylim(len(rows) - 0.4, -0.6)
        axes.xaxis.set_major_formatter(FuncFormatter(lambda at, _: f"{100 * at:+.4g}" if at else "0"))
        axes.set_xlabel(label)
    return chart


def reach(extents: Sequence[float]) -> float:
    """How far an axis goes to either side: not so far for one row that the others become dots."""
    usual = median([extent for extent in extents if extent > 0] or [1.0])
    return min(max(extents) or 1.0, FARTHEST * usual)


def by_variant(names: Sequence[str], games: Sequence[Played]) -> dict[str, list[Played]]:
    """The games of each set of house rules, by its name."""
    found: dict[str, list[Played]] = {}
    for one in games:
        found.setdefault(names[one.variant], []).append(one)
    return found
