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
from emberisle.terminal.errors import BadArgument
from emberisle.terminal.options import names_of, parse_options

if TYPE_CHECKING:
    from rich.table import Table

    from emberisle.lab.plan import Plan
    from emberisle.lab.playing import Played
    from emberisle.lab.running import Engine
    from emberisle.lab.summary import Summary

INTERRUPTED: Final = 130
REPORT: Final = "report.html"
FEWEST: Final = 2
ENGINES: Final = ("processes", "ray")


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
    parser.add_argument("--processes", type=int, metavar="N", help="how many (default: one for each core)")
    parser.add_argument("--engine", choices=ENGINES, default=ENGINES[0], help="these processes, or Ray's")
    parser.add_argument("--address", metavar="HOST:PORT", help="of a Ray (default: one started for this)")


def lab(args: argparse.Namespace) -> int:
    """Play, and tell what came of it; after Ctrl-C, of what was played until then."""
    import matplotlib  # noqa: F401  what the report needs is missed before playing, and not after
    import polars  # noqa: F401

    from emberisle.lab.journal import Journal
    from emberisle.lab.running import run

    plan = _plan(args)
    folder = args.out or Path("lab") / f"{plan.game}-{plan.digest}"
    code = 0
    with _engine(args) as engine:
        journal = Journal(folder, plan)
        wanted = args.games * len(plan.variants)
        with _progress(wanted, len(journal.in_order(args.games))) as tell:
            try:
                run(plan, args.games, journal, engine, tell)
            except KeyboardInterrupt:
                code = INTERRUPTED
    games = journal.in_order(args.games)
    if code:
        print(f"stopped after {len(games):,} of {wanted:,} games; the same command goes on", file=sys.stderr)
    if len([one for one in games if one.variant == 0]) >= FEWEST:
        _tell(plan, games, folder)
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
        _only(parse_options(rules, pairs), pairs) for pairs in [one.split(",") for one in args.compare]
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
def _progress(wanted: int, before: int) -> Iterator[Callable[[int], None]]:
    """A bar with games, games a second and the time that is left."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    bar = Progress(
        BarColumn(), MofNCompleteColumn(), TextColumn("games"), TextColumn("{task.fields[pace]}"),
        TimeRemainingColumn(), console=Console(stderr=True), transient=True,
    )  # fmt: skip
    with bar:
        task = bar.add_task("", total=wanted, completed=before, pace="")

        def tell(played: int) -> None:
            bar.advance(task, played)
            speed = bar.tasks[0].speed
            bar.update(task, pace="" if speed is None else f"{speed:,.1f} games/s")

        yield tell


def _tell(plan: Plan, games: Sequence[Played], folder: Path) -> None:
    from emberisle.lab.exports import write_tables
    from emberisle.lab.report import report
    from emberisle.lab.summary import summarise

    summary = summarise(plan, games)
    command = shlex.join([COMMAND, "lab", *sys.argv[2:]]) if sys.argv[1:2] == ["lab"] else f"{COMMAND} lab"
    _print_tables(summary)
    (folder / REPORT).write_text(report(summary, command), "utf-8")
    files = write_tables(folder, plan, summary.games)
    print(f"report: {folder / REPORT}\ntables: {', '.join([str(file) for file in files])}")


def _print_tables(summary: Summary) -> None:
    from rich.console import Console

    from emberisle.lab.writing import EFFECTS, FIGURES, TEAM, WINS, effect_row, figure_row, named

    game = summary.plan.game
    console = Console()
    console.print(summary.heading, style="bold")
    if summary.team is not None:
        console.print(_table("Who wins", TEAM, [figure_row(summary.team, summary.team.name)]))
    else:
        by_bot = summary.by_bot if len(summary.by_bot) > 1 else []
        rows = [figure_row(one, one.name) for one in [*summary.by_seat, *by_bot]]
        console.print(_table("Who wins", WINS, rows))
    rows = [figure_row(one, named(one.name, game)) for one in summary.figures]
    console.print(_table(summary.about_figures, FIGURES, rows))
    for variant in dict.fromkeys([effect.variant for effect in summary.effects]):
        found = [effect for effect in summary.effects if effect.variant == variant]
        rows = [effect_row(one, named(one.figure, game)) for one in found]
        console.print(_table(f"With {variant}", EFFECTS, rows))
        if summary.team is None and variant in summary.teams:
            console.print(summary.teams_in_words(variant))
    if summary.never:
        console.print(f"Rules at work in no game: {', '.join(summary.never)}", style="dim")


def _table(title: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    from rich.table import Table

    table = Table(*heads, title=title, title_justify="left")
    for row in rows:
        table.add_row(*row)
    return table
