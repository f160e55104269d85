"""Names, rows and sentences as they stand in tables and pictures, in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

import emberisle as em
from emberisle import rulebooks
from emberisle.kernel.ruleset import Ruleset
from emberisle.lab.counting import MEASURES, POINTS, Effect, Figure
from emberisle.lab.plan import Plan, typed
from emberisle.lab.summary import Summary
from emberisle.lab.words import Words

MOST_SETTLING: Final = 100_000
"""Where more games than these are needed to be sure, it does not matter how many."""
BESIDE: Final = 44
"""How many letters of a clause are quoted beside a number."""
SENTENCE_END: Final = re.compile(r"(?<=\w{3}[.]) ")

Rows = list[list[str]]
"""A table: its head, and a row for each thing that it tells of."""


# -- names


def named(words: Words, figure: str, game_id: str) -> str:
    """What a figure is called in the tables of a game: a score says what it counts."""
    name, rules = plain_name(words, figure), em.ruleset(game_id)
    scored = figure in MEASURES and MEASURES[figure].kind == "score" and rules.unit != POINTS
    note = rules.unit_in(words.language) if scored else words.get(f"notes.{figure}", "")
    return f"{name} ({note})" if note else name


def plain_name(words: Words, figure: str) -> str:
    """What a figure is called; others than those of all games are what a seat wins, or the bots of a kind."""
    if figure in MEASURES:
        return words.text(f"figures.{figure}")
    key = "seat_wins" if figure.startswith("seat ") else "bot_wins"
    return words.say(key, (who_named(words, figure),))


def who_named(words: Words, who: str) -> str:
    """A seat, or the bots of a kind."""
    seat = re.fullmatch(r"seat (\d+)", who)
    return words.say("seat", (int(seat[1]),)) if seat else bot_named(words, who)


def bot_named(words: Words, bot: str) -> str:
    """A level in words; a bot of one's own is called what it was typed as."""
    return words.get(f"levels.{bot}", bot)


def variants_named(words: Words, plan: Plan) -> list[str]:
    """House rules as they were typed; the first are what all others are compared with."""
    return [words.text("base"), *[variant.name for variant in plan.variants[1:]]]


def wins(words: Words, summary: Summary) -> dict[str, dict[str, Figure]]:
    """Who wins, by what tells them apart: seats, kinds of bots, or nothing where all win or all lose."""
    if summary.team is not None:
        return {"wins_together": {words.text(f"figures.{summary.team.name}"): summary.team}}
    seats = {who_named(words, one.name): one for one in summary.by_seat}
    bots = {who_named(words, one.name): one for one in summary.by_bot}
    return {"wins_by_seat": seats, **({"wins_by_bot": bots} if len(bots) > 1 else {})}


# -- tables


def wins_table(words: Words, found: Mapping[str, Figure]) -> Rows:
    """Shares of wins by name; beside those of seats and bots stands what is fair."""
    fair = any(one.fair is not None for one in found.values())
    columns = ("wins", "span", "fair") if fair else ("of_games", "span")
    return [_head(words, *columns), *[figure_row(words, one, name) for name, one in found.items()]]


def figures_table(words: Words, summary: Summary) -> Rows:
    """What the games tell besides who wins."""
    game = summary.plan.game
    rows = [figure_row(words, one, named(words, one.name, game)) for one in summary.figures]
    return [_head(words, "mean", "span"), *rows]


def scores_table(words: Words, summary: Summary) -> Rows:
    """The points of each seat, and of the bots of each kind if there are several."""
    bots = summary.scores_by_bot if len(summary.scores_by_bot) > 1 else []
    rows = [figure_row(words, one, who_named(words, one.name)) for one in [*summary.scores_by_seat, *bots]]
    return [_head(words, "mean", "span"), *rows]


def clauses_table(words: Words, summary: Summary) -> Rows:
    """The clauses that were at work: in which part of the games, and how often in a game."""
    texts = clause_texts(words, summary.plan.game, BESIDE)
    rows = [
        [
            *figure_row(words, one.share, f"{one.number}  {texts[one.number]}"),
            *figure_row(words, one.times, "")[1:],
        ]
        for one in summary.clauses
        if not one.never
    ]
    return [_head(words, "of_games", "span", "a_game", "span"), *rows]


def clause_texts(words: Words, game_id: str, letters: int) -> dict[str, str]:
    """How each clause begins, in the reader's language where there is a rulebook in it."""
    texts = {**rulebooks.clauses(game_id), **rulebooks.clauses(game_id, words.language)}
    return {number: _beginning(text, letters) for number, text in texts.items()}


def _beginning(text: str, letters: int) -> str:
    words = " ".join(text.replace("*", "").split())
    if len(words) <= letters:
        return words
    ends = [found.start() for found in SENTENCE_END.finditer(words[:letters]) if found.start() > letters / 2]
    return words[: ends[-1]] if ends else f"{words[:letters].rsplit(' ', 1)[0]} …"


def effects_table(words: Words, found: Sequence[Effect], game_id: str) -> Rows:
    """What one set of house rules changes."""
    rows = [effect_row(words, one, named(words, one.figure, game_id)) for one in found]
    return [_head(words, "base", "change", "span", "settled"), *rows]


def _head(words: Words, *columns: str) -> list[str]:
    """The first line of a table; what a row is about needs no name."""
    return ["", *[words.text(f"heads.{column}") for column in columns]]


def in_row(words: Words, values: Sequence[float], like: float, share: bool, sign: str = "") -> list[str]:
    """Numbers of one row with equally many digits, as fits a number like this one."""
    if share:
        return [words.share(value) for value in values]
    size = abs(like)
    digits = 0 if size >= 1000 else 1 if size >= 10 else 2
    return [words.decimal(value, digits, sign) for value in values]


def figure_row(words: Words, one: Figure, shown: str) -> list[str]:
    """What it is, its value, and from where to where the truth is believed to be."""
    value, low, high = in_row(words, (one.value, one.low, one.high), one.value, one.is_share)
    fair = [] if one.fair is None else [words.share(one.fair)]
    return [shown, value, words.span(low, high), *fair]


def effect_row(words: Words, one: Effect, shown: str) -> list[str]:
    """What it is, in the base, by how much it changes, and how sure that is."""
    like = max(abs(one.base), abs(one.change))
    [base] = in_row(words, (one.base,), like, one.is_share)
    if one.is_share:
        points = [100 * value for value in (one.change, one.low, one.high)]
        change, low, high = in_row(words, points, 10, False, "+")
        change = words.say("changes.points", (change,))
    else:
        change, low, high = in_row(words, (one.change, one.low, one.high), like, False, "+")
    return [shown, base, change, words.span(low, high), settled(words, one)]


def settled(words: Words, one: Effect) -> str:
    """How many games it takes to know whether a change is real."""
    if one.sure:
        return words.text("settled.sure")
    if one.settles is None:
        return words.text("settled.none")
    most = one.settles > MOST_SETTLING
    return words.say("settled.more", (MOST_SETTLING,)) if most else words.say("settled.about", (one.settles,))


# -- sentences


def heading(words: Words, summary: Summary) -> str:
    """Which game, how many of them, and who played."""
    plan = summary.plan
    bots = [bot_named(words, bot) for bot in plan.bots]
    shown = bots if len(set(bots)) > 1 else bots[:1]
    title = em.ruleset(plan.game).title_in(words.language)
    return words.say("heading", (title, len(summary.base), plan.seats, ", ".join(shown)))


def about_figures(words: Words, summary: Summary) -> str:
    """What the figures are about."""
    return words.text("sections.close" if summary.team is None else "sections.length")


def team_line(words: Words, summary: Summary, variant: str) -> str:
    """How often all win under house rules by which all win or all lose."""
    return words.say("team", tuple(figure_row(words, summary.teams[variant], variant)))


def rules_told(words: Words, rules: Ruleset[Any], chosen: Mapping[str, object]) -> str:
    """House rules as they are typed, and what each of them means."""
    told: list[str] = []
    for option in rules.options():
        if option.name in chosen:
            value, language = chosen[option.name], words.language
            meaning = (
                rules.option_in_words(option, language),
                rules.choice_in_words(option, value, language),
            )
            told.append(words.say("report.rule", (typed(option.name, value), *meaning)))
    return "; ".join(told)
