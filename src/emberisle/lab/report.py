"""The report: one page that needs nothing else, in the colours that the reader's browser prefers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from importlib.resources import files
from typing import Final

import emberisle as em
from emberisle.lab import charts
from emberisle.lab.charts import Chart
from emberisle.lab.counting import SECONDS_A_DECISION, SECONDS_A_TURN
from emberisle.lab.plan import Plan
from emberisle.lab.summary import Summary
from emberisle.lab.words import Words
from emberisle.lab.writing import (
    BESIDE,
    Rows,
    about_figures,
    bot_named,
    clause_texts,
    clauses_table,
    effects_table,
    figures_table,
    heading,
    rules_told,
    scores_table,
    team_line,
    variants_named,
    wins,
    wins_table,
)

SENTENCE: Final = 110
"""How many letters of a clause are quoted in a list."""

PAGE: Final = """\
<!doctype html>
<html lang="{language}">
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


def report(words: Words, summary: Summary, command: str) -> str:
    """The whole page."""
    title = escape(heading(words, summary))
    closeness = about_figures(words, summary)
    body = [
        f"<h1>{title}</h1>",
        _about(words, summary, command),
        *_section(words.text("sections.wins"), _wins(words, summary)),
        *_section(closeness, _lengths(words, summary)),
        *([] if summary.team else _section(words.text("sections.scores"), _scores(words, summary))),
        *(_section(words.text("sections.effects"), _effects(words, summary)) if summary.effects else []),
        *_section(words.text("sections.clauses"), _clauses(words, summary)),
    ]
    style = (files(__package__) / "report.css").read_text("utf-8")
    return PAGE.format(language=words.language, title=title, style=style, body="\n".join(body))


def _about(words: Words, summary: Summary, command: str) -> str:
    """What was played, and how it is to be read."""
    plan = summary.plan
    usual = {option.name: option.default for option in em.ruleset(plan.game).options()}
    told = _told(words, plan, plan.variants[0].options, usual)
    facts = (plan.version, told or words.text("report.rulebook"), plan.seed)
    said = [escape(str(fact)) for fact in facts]
    typed = " ".join([f"<span>{escape(word)}</span>" for word in command.split(" ")])
    return _faint(words, "about", *said, f"<code>{typed}</code>")


def _told(words: Words, plan: Plan, options: Mapping[str, object], others: Mapping[str, object]) -> str:
    """The house rules that are not those others, and what they mean."""
    changed = {name: value for name, value in options.items() if others[name] != value}
    return rules_told(words, em.ruleset(plan.game), changed)


def _faint(words: Words, key: str, *facts: object) -> str:
    """A paragraph that explains; its facts are HTML already."""
    return f'<p class="faint">{words.say(f"report.{key}", facts)}</p>'


def _section(title: str, inside: Iterable[str]) -> list[str]:
    return [f"<h2>{escape(title)}</h2>", *inside]


def _wins(words: Words, summary: Summary) -> list[str]:
    shown: list[str] = []
    for title, found in wins(words, summary).items():
        chart = charts.shares(words, words.text(f"charts.{title}"), found)
        shown += [_figure(chart), _table(wins_table(words, found))]
    return shown if summary.team is None else [*shown, f"<p>{words.text('report.together')}</p>"]


def _lengths(words: Words, summary: Summary) -> list[str]:
    groups = charts.by_variant(variants_named(words, summary.plan), summary.games)
    length = {name: [float(one.turns) for one in games] for name, games in groups.items()}
    apart = {name: [one for one in games if not one.together] for name, games in groups.items()}
    decided = {name: [one.decided for one in games] for name, games in apart.items() if games}
    shown = [
        _table(figures_table(words, summary)),
        _faint(words, "minutes", SECONDS_A_TURN, SECONDS_A_DECISION),
        *([] if summary.team is not None else [_faint(words, "close")]),
        _histogram(words, "length", words.text("figures.turns"), length),
    ]
    if decided:
        shown.append(_histogram(words, "ahead", words.text("axes.of_moves"), decided, part=True))
    return shown


def _scores(words: Words, summary: Summary) -> list[str]:
    """The points of all seats, by house rules and by kind of bot."""
    names = variants_named(words, summary.plan)
    kinds = dict.fromkeys(summary.plan.bots)
    groups: dict[str, list[float]] = {}
    for one in [one for one in summary.games if not one.together]:
        for bot, score in zip(one.bots, one.scores, strict=True):
            shown = bot_named(words, bot)
            parts = [names[one.variant]] * (len(names) > 1) + [shown] * (len(kinds) > 1)
            groups.setdefault(": ".join(parts) or names[0], []).append(float(score))
    label = words.say("axes.score", (em.ruleset(summary.plan.game).unit_in(words.language),))
    return [_histogram(words, "scores", label, groups, of="of_seats"), _table(scores_table(words, summary))]


def _histogram(
    words: Words,
    title: str,
    label: str,
    groups: dict[str, list[float]],
    of: str = "of_games",
    part: bool = False,
) -> str:
    drawn = charts.histogram(
        words, words.text(f"charts.{title}"), label, groups, words.text(f"axes.{of}"), part
    )
    return _figure(drawn)


def _effects(words: Words, summary: Summary) -> list[str]:
    plan = summary.plan
    shown: list[str] = [_faint(words, "sure")]
    for variant in plan.variants[1:]:
        found = [one for one in summary.effects if one.variant == variant.name]
        if found:
            told = _told(words, plan, variant.options, plan.variants[0].options)
            shown.append(f"<p>{escape(told)}</p>")
            shown += [_figure(chart) for chart in charts.effect_maps(words, variant.name, found)]
            table = effects_table(words, found, plan.game)
            shown.append(_table(table, unsure=[not one.sure for one in found]))
        if summary.team is None and variant.name in summary.teams:
            shown.append(f"<p>{escape(team_line(words, summary, variant.name))}</p>")
    return shown


def _clauses(words: Words, summary: Summary) -> list[str]:
    game = summary.plan.game
    chart = charts.clause_map(words, summary.clauses, clause_texts(words, game, BESIDE))
    numbers = _folded(words.text("report.clauses"), _table(clauses_table(words, summary)))
    shown = [_faint(words, "at_work"), _figure(chart), numbers]
    if not summary.never:
        return shown
    texts = clause_texts(words, game, SENTENCE)
    never = [f"<li><b>{number}</b> {escape(texts[number])}</li>" for number in summary.never]
    count = words.say("report.never", (len(never),))
    return [*shown, _folded(count, f"<ul>{''.join(never)}</ul>")]


def _folded(title: str, inside: str) -> str:
    return f"<details><summary>{escape(title)}</summary>{inside}</details>"


def _figure(chart: Chart) -> str:
    label = escape(f"{chart.title}. {chart.says}", quote=True)
    drawn = chart.svg.replace("<svg", f'<svg role="img" aria-label="{label}"', 1)
    return f"<figure>{drawn}<figcaption>{escape(chart.title)}</figcaption></figure>"


def _table(table: Rows, unsure: Sequence[bool] = ()) -> str:
    heads, *rows = table
    head = "".join([f"<th>{escape(text)}</th>" for text in heads])
    lines: list[str] = []
    for row, grey in zip(rows, unsure or [False] * len(rows), strict=True):
        cells = "".join([f"<td>{escape(text)}</td>" for text in row])
        lines.append(f'<tr class="unsure">{cells}</tr>' if grey else f"<tr>{cells}</tr>")
    whole = f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(lines)}</tbody></table>"
    return f'<div class="wide">{whole}</div>'
