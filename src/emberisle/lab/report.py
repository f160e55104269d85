"""The report: one page that needs nothing else, in the colours that the reader's browser prefers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files
from typing import Final

import emberisle as em
from emberisle import rulebooks
from emberisle.lab import charts
from emberisle.lab.charts import Chart
from emberisle.lab.counting import SECONDS_A_DECISION, SECONDS_A_TURN
from emberisle.lab.summary import Summary
from emberisle.lab.writing import EFFECTS, FIGURES, WINS, effect_row, figure_row, named

WORDS: Final = 44
SENTENCE: Final = 110
"""How many letters of a clause are quoted, beside a bar and in a list."""

PAGE: Final = """\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
{style}</style>
</head>
<body>
{body}
</body>
</html>
"""
ABOUT: Final = """\
<p class="faint">Rules version {version}; house rules: {options}. Seed: {seed}. Beside every number
stands between which two numbers the true one lies, as far as so many games can tell; in 19 of 20 such
cases it does. Made by <code>{command}</code>.</p>"""
MINUTES: Final = f"""\
<p class="faint">Turns are the game's own, as its log counts them. A decision is a move of somebody who
had more than one to choose from. Minutes are a rule of thumb: {SECONDS_A_TURN} seconds for every turn,
and {SECONDS_A_DECISION} for every decision of whoever's turn it is.</p>"""
CLOSE: Final = """\
<p class="faint">"Winner ahead for good after" tells how much of the game had been played, in moves, when
the winner took the lead and never lost it again; at 100 % only the end decided. A game has a comeback if
somebody else was ahead half-way.</p>"""
TOGETHER: Final = """\
<p>All win or all lose here, so nobody is ahead of anybody: there are no seats, scores and leads to
compare.</p>"""
SURE: Final = """\
<p class="faint">Each game was played with the same luck and the same bots as one of the base. Bars hold
95 %; grey: it may be no change at all, and the last column says about how many games would tell.</p>"""


def report(summary: Summary, command: str) -> str:
    """The whole page."""
    plan = summary.plan
    usual = {option.name: option.default for option in em.ruleset(plan.game).options()}
    chosen = plan.variants[0].options.items()
    options = [f"{name}={value}" for name, value in chosen if usual.get(name) != value]
    about = ABOUT.format(
        version=plan.version,
        options=escape(", ".join(options) or "none, as in the rulebook"),
        seed=escape(plan.seed),
        command=escape(command),
    )
    body = [
        f"<h1>{escape(summary.heading)}</h1>",
        about,
        *_section("Who wins", _wins(summary)),
        *_section(summary.about_figures, _lengths(summary)),
        *([] if summary.team is not None else _section("Scores", _scores(summary))),
        *(_section("House rules compared", _effects(summary)) if summary.effects else []),
        *_section("Which rules were at work", _clauses(summary)),
    ]
    style = (files(__package__) / "report.css").read_text("utf-8")
    return PAGE.format(title=escape(summary.heading), style=style, body="\n".join(body))


def _section(title: str, inside: Iterable[str]) -> list[str]:
    return [f"<h2>{escape(title)}</h2>", *inside]


def _wins(summary: Summary) -> list[str]:
    if summary.team is not None:
        rows = [figure_row(summary.team, summary.team.name)]
        return [
            _figure(charts.shares("Wins of all together", [summary.team])),
            _table(FIGURES, rows),
            TOGETHER,
        ]
    groups = [("Wins by seat", summary.by_seat)]
    if len(summary.by_bot) > 1:
        groups.append(("Wins by bot", summary.by_bot))
    shown: list[str] = []
    for title, found in groups:
        rows = [figure_row(one, one.name) for one in found]
        shown += [_figure(charts.shares(title, found)), _table(WINS, rows)]
    return shown


def _lengths(summary: Summary) -> list[str]:
    names = [variant.name for variant in summary.plan.variants]
    groups = charts.by_variant(names, summary.games)
    length = {name: [float(one.turns) for one in games] for name, games in groups.items()}
    apart = {name: [one for one in games if not one.together] for name, games in groups.items()}
    decided = {name: [one.decided for one in games] for name, games in apart.items() if games}
    rows = [figure_row(one, named(one.name, summary.plan.game)) for one in summary.figures]
    shown = [
        _table(FIGURES, rows),
        MINUTES,
        *([] if summary.team is not None else [CLOSE]),
        _figure(charts.histogram("Length of games", "turns", length)),
    ]
    if decided:
        title = "When the winner was ahead for good"
        shown.append(_figure(charts.histogram(title, "part of the moves", decided, part=True)))
    return shown


def _scores(summary: Summary) -> list[str]:
    """The points of all seats, by house rules and by kind of bot."""
    names = [variant.name for variant in summary.plan.variants]
    kinds = dict.fromkeys(summary.plan.bots)
    groups: dict[str, list[float]] = {}
    for one in [one for one in summary.games if not one.together]:
        for bot, score in zip(one.bots, one.scores, strict=True):
            parts = [names[one.variant]] * (len(names) > 1) + [bot] * (len(kinds) > 1)
            groups.setdefault(": ".join(parts) or bot, []).append(float(score))
    label = f"{em.ruleset(summary.plan.game).unit} of a seat"
    return [_figure(charts.histogram("Scores at the end", label, groups, of="of the seats"))]


def _effects(summary: Summary) -> list[str]:
    shown: list[str] = [SURE]
    for variant in summary.plan.variants[1:]:
        found = [one for one in summary.effects if one.variant == variant.name]
        if found:
            shown += [_figure(chart) for chart in charts.effect_maps(variant.name, found)]
            rows = [effect_row(one, named(one.figure, summary.plan.game)) for one in found]
            shown.append(_table(EFFECTS, rows, [not one.sure for one in found]))
        if summary.team is None and variant.name in summary.teams:
            shown.append(f"<p>{escape(summary.teams_in_words(variant.name))}</p>")
    return shown


def _clauses(summary: Summary) -> list[str]:
    texts = rulebooks.clauses(summary.plan.game)
    words = {number: _beginning(text, WORDS) for number, text in texts.items()}
    never = [
        f"<li><b>{number}</b> {escape(_beginning(texts[number], SENTENCE))}</li>" for number in summary.never
    ]
    count = "1 rule came up" if len(never) == 1 else f"{len(never)} rules came up"
    listed = f"<details><summary>{count} in none of these games</summary><ul>{''.join(never)}</ul></details>"
    return [_figure(charts.clause_map(summary.clauses, words)), listed if never else ""]


def _beginning(text: str, letters: int) -> str:
    words = " ".join(text.replace("*", "").split())
    return words if len(words) <= letters else f"{words[:letters].rsplit(' ', 1)[0]} …"


def _figure(chart: Chart) -> str:
    label = escape(f"{chart.title}. {chart.says}", quote=True)
    drawn = chart.svg.replace("<svg", f'<svg role="img" aria-label="{label}"', 1)
    return f"<figure>{drawn}<figcaption>{escape(chart.title)}</figcaption></figure>"


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]], unsure: Sequence[bool] = ()) -> str:
    head = "".join([f"<th>{escape(text)}</th>" for text in heads])
    lines: list[str] = []
    for row, grey in zip(rows, unsure or [False] * len(rows), strict=True):
        cells = "".join([f"<td>{escape(text)}</td>" for text in row])
        lines.append(f'<tr class="unsure">{cells}</tr>' if grey else f"<tr>{cells}</tr>")
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(lines)}</tbody></table>"
    return f'<div class="wide">{table}</div>'
