"""The pictures of a report, drawn by Matplotlib as SVG that follows the colours of the page."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from math import ceil, gcd
from statistics import median
from typing import Any, Final

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.axis import Axis
from matplotlib.figure import Figure as Canvas
from matplotlib.ticker import FuncFormatter

from emberisle.lab.counting import Clause, Effect, Figure
from emberisle.lab.playing import Played
from emberisle.lab.words import Words
from emberisle.lab.writing import plain_name

INK: Final = "#010203"
"""Stands for the colour of the page's text, in light and in dark."""
COLOURS: Final = ("#d9622b", "#2a8c82", "#b0892b", "#8a5bb5", "#3f7fc1", "#b5476b")
LINES: Final = ("solid", "dashed", "dotted")
"""Tell apart what has the same colour, where there are more groups than colours."""
UNSURE: Final = "#8a8a8a"
BINS: Final = 40
MOST_FILLED: Final = 2
"""So many groups are drawn as areas; of more, which would hide each other, the outlines."""
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


def _number(axis: Axis, written: Callable[[float], str]) -> None:
    """Write the numbers of an axis like this."""
    axis.set_major_formatter(FuncFormatter(lambda at, _: written(at)))


def shares(words: Words, title: str, found: Mapping[str, Figure]) -> Chart:
    """Shares of wins with their intervals, beside the fair ones."""
    says = [
        f"{name} {words.share(one.value)} ({words.span(words.share(one.low), words.share(one.high))})"
        for name, one in found.items()
    ]
    chart = Chart(title, "; ".join(says))
    with _drawn(chart, height=0.7 + 0.42 * len(found)) as axes:
        for row, one in enumerate(found.values()):
            colour = COLOURS[row % len(COLOURS)]
            _bar(axes, row, one.low, one.high, colour)
            axes.plot([one.value], [row], "o", color=colour)
            if one.fair is not None:
                axes.plot([one.fair, one.fair], [row - 0.3, row + 0.3], color=INK, linewidth=1, linestyle=":")
        axes.set_yticks(range(len(found)), list(found))
        axes.invert_yaxis()
        _number(axes.xaxis, words.brief_share)
        fair = any(one.fair is not None for one in found.values())
        axes.set_xlabel(words.text("axes.won_fair" if fair else "axes.won"))
    return chart


def histogram(
    words: Words, title: str, label: str, by_name: dict[str, list[float]], of: str, part: bool = False
) -> Chart:
    """How a number is spread over the games or seats, for one or more groups of them."""
    everything = [value for values in by_name.values() for value in values]
    several = list(by_name) != [words.text("base")]
    written, told = (words.brief_share, words.share) if part else (words.brief, words.brief)
    says = [
        words.say("spoken.spread", (name if several else label, *_spread(told, values)))
        for name, values in by_name.items()
    ]
    chart = Chart(title, "; ".join(says))
    edges = [number / BINS for number in range(BINS + 1)] if part else bins(everything)
    with _drawn(chart, height=2.4 + 0.22 * len(by_name) * several) as axes:
        for row, (name, values) in enumerate(by_name.items()):
            axes.hist(
                values,
                bins=edges,
                weights=[1 / len(values)] * len(values),
                color=COLOURS[row % len(COLOURS)],
                histtype="stepfilled" if len(by_name) <= MOST_FILLED else "step",
                linewidth=1.6,
                linestyle=LINES[row // len(COLOURS) % len(LINES)],
                alpha=0.45 if len(by_name) <= MOST_FILLED else 0.9,
                label=name,
            )
        _number(axes.yaxis, words.brief_share)
        _number(axes.xaxis, written)
        axes.set_xlabel(label)
        axes.set_ylabel(of)
        if several:
            axes.legend(loc="lower left", bbox_to_anchor=(0, 1), borderpad=0, borderaxespad=0.6)
    return chart


def _spread(written: Callable[[float], str], values: Sequence[float]) -> list[str]:
    """The least, the most, and what half of them do not exceed."""
    return [written(value) for value in (min(values), max(values), median(values))]


def bins(values: Sequence[float]) -> list[float]:
    """Bins around whole numbers, all with room for equally many of the values that there can be."""
    low, high = int(min(values)), int(max(values))
    unit = gcd(*[int(value) - low for value in values]) or 1
    width = unit * ceil(((high - low) / unit + 1) / BINS)
    return [low - unit / 2 + width * number for number in range((high - low) // width + 2)]


def clause_map(words: Words, found: Sequence[Clause], texts: Mapping[str, str]) -> Chart:
    """In which part of the games each clause was at work; those that never were are named in the text."""
    fired = [one for one in found if not one.never]
    says = words.say("spoken.clauses", (len(fired), len(found)))
    chart = Chart(words.text("charts.clauses"), says)
    with _drawn(chart, height=0.8 + 0.2 * len(fired)) as axes:
        labels = [f"{one.number}  {texts[one.number]}" for one in fired]
        axes.barh(range(len(fired)), [one.share.value for one in fired], color=COLOURS[1], height=0.7)
        for row, one in enumerate(fired):
            axes.plot([one.share.low, one.share.high], [row, row], color=INK, linewidth=1)
        axes.set_yticks(range(len(fired)), labels, fontsize=8, parse_math=False)
        axes.invert_yaxis()
        axes.margins(y=0.005)
        axes.set_xlim(0, 1)
        _number(axes.xaxis, words.brief_share)
        axes.set_xlabel(words.text("axes.of_games_95"))
    return chart


def effect_maps(words: Words, variant: str, found: Sequence[Effect]) -> list[Chart]:
    """What a house rule changes: numbers as a part of what they are in the base, shares in points."""
    numbers = [(one, 1 / one.base) for one in found if one.base and not one.is_share]
    shares = [(one, 1.0) for one in found if one.is_share]
    charts = []
    for rows, kind in ((numbers, "effects_share"), (shares, "effects_points")):
        if rows:
            charts.append(_effect_map(words, words.say(f"charts.{kind}", (variant,)), f"axes.{kind}", rows))
    return charts


def _effect_map(words: Words, title: str, label: str, rows: Sequence[tuple[Effect, float]]) -> Chart:
    """Changes around none; of one far beyond all others an arrow shows where it goes."""
    changes = [[value * scale for value in (one.low, one.change, one.high)] for one, scale in rows]
    names = [plain_name(words, one.figure) for one, _ in rows]
    told = [words.decimal(100 * at, 1, "+") for _, at, _ in changes]
    chart = Chart(title, "; ".join([f"{name} {change}" for name, change in zip(names, told)]))
    far = reach([max(abs(low), abs(high)) for low, _, high in changes])
    with _drawn(chart, height=0.9 + 0.38 * len(rows)) as axes:
        for row, ((one, _), (low, at, high)) in enumerate(zip(rows, changes)):
            colour = COLOURS[0] if one.sure else UNSURE
            _bar(axes, row, max(low, -far), min(high, far), colour)
            marker = "o" if abs(at) <= far else ">" if at > 0 else "<"
            axes.plot([min(far, max(-far, at))], [row], marker, color=colour, clip_on=False)
            axes.annotate(told[row], (1.02, row), xycoords=("axes fraction", "data"), va="center", fontsize=9)
        axes.set_xlim(-1.05 * far, 1.05 * far)
        axes.axvline(0, color=INK, linewidth=1, linestyle=":")
        axes.set_yticks(range(len(rows)), names)
        axes.set_ylim(len(rows) - 0.4, -0.6)
        _number(axes.xaxis, lambda at: words.brief(100 * at, "+"))
        axes.set_xlabel(words.text(label))
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
