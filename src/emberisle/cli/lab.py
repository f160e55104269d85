"""`emberisle lab`: thousands of games between bots, with a report."""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Final

import emberisle as em
from emberisle.cli.seats import comma_separated
from emberisle.command import COMMAND
from emberisle.kernel.texts import LANGUAGES
from emberisle.terminal.errors import BadArgument
from emberisle.terminal.options import names_of, parse_options
from emberisle.terminal.words import cut

if TYPE_CHECKING:
    from rich.table import Table

    from emberisle.lab.plan import Plan
    from emberisle.lab.playing import Played
    from emberisle.lab.running import Engine
    from emberisle.lab.summary import Summary
    from emberisle.lab.words import Words
    from emberisle.lab.writing import Rows

INTERRUPTED: Final = 130
REPORT: Final = "report.html"
FEWEST: Final = 2
ENGINES: Final = ("processes", "ray")
LEAST_WIDTH: Final = 8
"""Room for the number of a clause, in the narrowest of terminals."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="how many (default 1,000)")
    parser.add_argument("--seats", type=int, metavar="N", help="at the table (default: as many as bots)")
    parser.add_argument(
        "--bots",
        metavar="BOTS",
        help="such as hard,medium or my_bot:MyBot of your own; they take all seats in turn",
    )
    parser.add_argument(
        "--option", dest="options", metavar="NAME=VALUE", action="extend", nargs="+", default=[],
        help="a house rule; the command `games` lists them",
    )  # fmt: skip
    parser.add_argument(
        "--compare", metavar="NAME=VALUE", action="extend", nargs="+", default=[],
        help="play all games with this house rule as well (several: joined by commas), with the same luck",
    )  # fmt: skip
    parser.add_argument("--seed", default="lab", metavar="TEXT", help="the same seed gives the same games")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="for report and tables (default: lab/...)")
    parser.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0], help="of tables and report")
    parser.add_argument("--processes", type=int, metavar="N", help="how many (default: one for each core)")
    parser.add_argument("--engine", choices=ENGINES, default=ENGINES[0], help="these processes, or Ray's")
    parser.add_argument("--address", metavar="HOST:PORT", help="of a Ray (default: one started for this)")


def lab(args: argparse.Namespace) -> int:
    """Play, and tell what came of it; after Ctrl-C, of what was played until then."""
    import matplotlib  # noqa: F401  what the report needs is missed before playing, and not after
    import polars  # noqa: F401

    from emberisle.lab.journal import Journal
    from emberisle.lab.running import run
    from emberisle.lab.words import words_in

    words = words_in(args.language)
    plan = _plan(args)
    folder = args.out or Path("lab") / f"{plan.game}-{plan.digest}"
    code = 0
    with _engine(args) as engine:
        journal = Journal(folder, plan)
        wanted = args.games * len(plan.variants)
        with _progress(words, wanted, len(journal.in_order(args.games))) as tell:
            try:
                run(plan, args.games, journal, engine, tell)
            except KeyboardInterrupt:
                code = INTERRUPTED
    games = journal.in_order(args.games)
    if code:
        print(words.say("terminal.stopped", (len(games), wanted)), file=sys.stderr)
    if len([one for one in games if one.variant == 0]) >= FEWEST:
        _tell(words, plan, games, folder)
    return code


def _plan(args: argparse.Namespace) -> Plan:
    from emberisle.lab.plan import make_plan

    rules = em.ruleset(args.game.lower())
    if args.games < FEWEST:
        raise BadArgument(f"--games is {FEWEST} or more: of one game nothing follows")
    if args.processes is not None and args.processes < 1:
        raise BadArgument(f"--processes is 1 or more, not {args.processes}")
    if args.address is not None and args.engine != "ray":
        raise BadArgument("--address is for --engine ray")
    base = parse_options(rules, args.options)
    compare = [
        _only(parse_options(rules, pairs, "--compare"), pairs)
        for pairs in [one.split(",") for one in args.compare]
    ]
    bots = () if args.bots is None else comma_separated(args.bots, "--bots")
    return make_plan(rules.id, args.seats, bots, base, compare, args.seed, own_bots=True)


def _engine(args: argparse.Namespace) -> AbstractContextManager[Engine]:
    """What plays, for as long as it is needed."""
    if args.engine == "ray":
        from emberisle.lab.on_ray import cluster

        return cluster(args.address, args.processes)
    from emberisle.lab.running import Processes

    return nullcontext(Processes(args.processes))


def _only(options: dict[str, object], pairs: Sequence[str]) -> dict[str, object]:
    """Of all the house rules those that were named."""
    return {name: options[name] for name in names_of(pairs)}


@contextmanager
def _progress(words: Words, wanted: int, before: int) -> Iterator[Callable[[int], None]]:
    """A bar with games, games a second and the time that is left."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    bar = Progress(
        BarColumn(), MofNCompleteColumn(), TextColumn(words.text("terminal.games")),
        TextColumn("{task.fields[pace]}"), TimeRemainingColumn(),
        console=Console(stderr=True), transient=True,
    )  # fmt: skip
    with bar:
        task = bar.add_task("", total=wanted, completed=before, pace="")

        def tell(played: int) -> None:
            bar.advance(task, played)
            speed = bar.tasks[0].speed
            if speed is not None:
                bar.update(task, pace=words.say("terminal.pace", (words.decimal(speed, 1),)))

        yield tell


def _tell(words: Words, plan: Plan, games: Sequence[Played], folder: Path) -> None:
    from emberisle.lab.exports import write_tables
    from emberisle.lab.files import replaced
    from emberisle.lab.report import report
    from emberisle.lab.summary import summarise

    summary = summarise(plan, games)
    command = shlex.join([COMMAND, "lab", *sys.argv[2:]]) if sys.argv[1:2] == ["lab"] else f"{COMMAND} lab"
    _print_tables(words, summary)
    with replaced(folder / REPORT) as fresh:
        fresh.write_text(report(words, summary, command), "utf-8")
    files = write_tables(folder, plan, summary.games)
    print(words.say("terminal.report", (folder / REPORT,)))
    print(words.say("terminal.tables", (", ".join([str(file) for file in files]),)))


def _print_tables(words: Words, summary: Summary) -> None:
    """What one looks for first stands last, where the terminal does not scroll it away."""
    from rich.console import Console

    from emberisle.lab.writing import (
        about_figures,
        clauses_table,
        figures_table,
        heading,
        scores_table,
        wins,
        wins_table,
    )

    console = Console()
    rules = _in_lines(clauses_table(words, summary), console.width)
    console.print(_table(words.text("sections.clauses"), rules))
    console.print(words.text("report.at_work"), style="dim")
    if summary.never:
        console.print(words.say("never", (", ".join(summary.never),)), style="dim")
    console.print(heading(words, summary), style="bold")
    everybody = {name: one for group in wins(words, summary).values() for name, one in group.items()}
    console.print(_table(words.text("sections.wins"), wins_table(words, everybody)))
    console.print(_table(about_figures(words, summary), figures_table(words, summary)))
    if summary.scores_by_seat:
        console.print(_table(words.text("sections.scores"), scores_table(words, summary)))
    for told in _effects(words, summary):
        console.print(told)


def _effects(words: Words, summary: Summary) -> Iterator[Table | str]:
    """What each set of house rules changes."""
    from emberisle.lab.writing import effects_table, team_line

    for variant in dict.fromkeys([effect.variant for effect in summary.effects]):
        found = [effect for effect in summary.effects if effect.variant == variant]
        yield _table(words.say("with", (variant,)), effects_table(words, found, summary.plan.game))
        if summary.team is None and variant in summary.teams:
            yield team_line(words, summary, variant)


def _table(title: str, rows: Rows) -> Table:
    from rich.table import Table

    heads, *others = rows
    table = Table(title=title, title_justify="left")
    for at, name in enumerate(heads):
        table.add_column(name, no_wrap=0 < at < len(heads) - 1)  # numbers stay whole
    for row in others:
        table.add_row(*row)
    return table


def _in_lines(rows: Rows, width: int) -> Rows:
    """The same rows, with what they are about cut short so that each takes one line."""
    numbers = [max([len(row[at]) for row in rows]) for at in range(1, len(rows[0]))]
    room = max(LEAST_WIDTH, width - sum(numbers) - 3 * len(rows[0]) - 1)
    return [[cut(row[0], room), *row[1:]] for row in rows]
