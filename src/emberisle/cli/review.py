"""`emberisle review`: what luck and choices made of a finished match."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Final

import emberisle as em
from emberisle.cli.saves import read_text
from emberisle.kernel.errors import BadLog, EmberisleError
from emberisle.processes import cores
from emberisle.terminal.errors import BadArgument, BadSave

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from emberisle.ledger.moments import Moment
    from emberisle.ledger.review import Review

BARS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 60
FEWEST: Final = 10
"""So many bars are drawn for a match, and so few in the narrowest of terminals."""
LANGUAGE: Final = "en"
STOPPED: Final = 130
"""What shells say of a command that Ctrl-C has ended."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="LOG", help="a finished match")
    parser.add_argument(
        "--rollouts",
        type=int,
        metavar="N",
        help="how many in all; more are more exact (default: as many as take some 15 seconds on two cores)",
    )
    parser.add_argument("--processes", type=int, metavar="N", help="how many (default: one for each core)")


def review(args: argparse.Namespace) -> int:
    """Look back on a match, and print what is found."""
    from rich.console import Console

    for name, number in (("--rollouts", args.rollouts), ("--processes", args.processes)):
        if number is not None and number < 1:
            raise BadArgument(f"{name} is 1 or more, not {number}")
    try:
        log = em.read_log(read_text(args.file))
    except BadLog as error:
        raise BadSave(f"{args.file} is not a log: {error}") from None
    try:
        with _progress() as tell:
            found = em.review(log, args.rollouts, args.processes or cores(), tell=tell)
    except EmberisleError as error:
        raise BadSave(f"{args.file}: {error}") from None
    except KeyboardInterrupt:
        print("The review was broken off; nothing is kept of it.", file=sys.stderr)
        return STOPPED
    _print(found, Console())
    return 0


@contextmanager
def _progress() -> Iterator[Callable[[int, int], None]]:
    """A bar with how much of the match has been weighed, and the time that is left."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    bar = Progress(
        BarColumn(), MofNCompleteColumn(), TextColumn("rolls, draws and choices"), TimeRemainingColumn(),
        console=console, transient=True, disable=not console.is_terminal,
    )  # fmt: skip
    with bar:
        task = bar.add_task("", total=None)
        yield lambda done, all_of_them: bar.update(task, completed=done, total=all_of_them)


# -- what is printed


def _print(found: Review, console: Console) -> None:
    console.print(found.verdict[LANGUAGE], style="bold", highlight=False)
    console.print(_totals(found))
    for table in (_curves(found, console.width), _points(found), _lucky(found), _costly(found)):
        if table is not None:
            console.print(table)
    if not found.costliest:
        console.print("Nobody made a choice that was clearly worse than another.", highlight=False)
    console.print(_how(found), style="dim", highlight=False)


def _how(found: Review) -> str:
    """What the figures are, and how they were found."""
    budget = found.budget
    choices = f"{budget.choices} times for each move of a choice" if budget.choices else "choices are exact"
    return (
        "A point is a hundredth of a chance to win; after ± stands the standard error. Played on from every "
        f"position {budget.values} times, {choices}; what is named here, {budget.closer} times and more."
    )


def _totals(found: Review) -> Table:
    from rich.table import Table

    heads = ("start", "luck", "own mistakes", "others' mistakes", "end", "of the luck: the chair")
    table = Table("", *heads, title="Luck and skill", title_justify="left")
    for total, name in zip(found.books.totals, found.names, strict=True):
        table.add_row(
            name,
            _plain(total.start),
            _signed(total.luck, total.luck_error),
            _signed(total.own, total.own_error),
            _signed(total.others, total.others_error),
            _plain(total.end),
            _signed(total.chair, total.chair_error),
        )
    return table


def _curves(found: Review, width: int) -> Table:
    from rich.table import Table

    heads = ("", "from the start to the end", "± at most")
    table = Table(*heads, title="Everybody's chance of winning", title_justify="left")
    beside = max([len(name) for name in found.names]) + len(heads[-1]) + 3 * len(heads) + 1
    room = max(FEWEST, min(WIDTH, width - beside))
    for seat, name in enumerate(found.names):
        most = max([errors[seat] for errors in found.books.errors])
        curve = bars([float(shares[seat]) for shares in found.books.curve], room)
        table.add_row(name, curve, f"{100 * most:.1f}")
    return table


def bars(curve: Sequence[float], room: int = WIDTH) -> str:
    """A curve from 0 to 1 as a row of as many bars as there is room for; the outer ones are its ends."""
    count = min(room, len(curve))
    picked = [curve[round(n * (len(curve) - 1) / max(1, count - 1))] for n in range(count)]
    return "".join([BARS[min(len(BARS) - 1, int(value * len(BARS)))] for value in picked])


def _points(found: Review) -> Table | None:
    """What turns brought, where that is known exactly."""
    from rich.table import Table

    from emberisle.ledger.booking import turn_sums

    every = [turn_sums(found.books.entries, seat) for seat in range(len(found.names))]
    heads = ("expected", "luck", "choices", "brought")
    table = Table("", *heads, title="Points of turns, exactly", title_justify="left")
    for name, sums in zip(found.names, every, strict=True):
        if sums is None:
            return None
        figures = [f"{float(figure):+,.1f}" for figure in (sums.luck, sums.choices)]
        table.add_row(name, f"{float(sums.expected):,.1f}", *figures, f"{float(sums.brought):,.0f}")
    return table


def _lucky(found: Review) -> Table | None:
    from rich.table import Table

    heads = ("turn", "for", "points", "what happened")
    table = Table(*heads, title="The luckiest moments", title_justify="left")
    for moment in found.luckiest:
        name = "all" if found.together else found.names[moment.seat]
        table.add_row(str(moment.turn), name, _change(moment), moment.told[LANGUAGE])
    return table if found.luckiest else None


def _costly(found: Review) -> Table | None:
    from rich.table import Table

    heads = ("turn", "who", "points", "chosen", "better", "why")
    table = Table(*heads, title="The costliest choices", title_justify="left")
    for moment in found.costliest:
        words = [text[LANGUAGE] for text in (moment.told, moment.better, moment.why)]
        table.add_row(str(moment.turn), found.names[moment.seat], _change(moment), *words)
    return table if found.costliest else None


def _change(moment: Moment) -> str:
    return _signed(moment.change, moment.error)


def _plain(share: Fraction) -> str:
    return f"{float(100 * share):.1f}"


def _signed(share: Fraction, error: float = 0.0) -> str:
    value = f"{float(100 * share):+.1f}".replace("-", "−").replace("+0.0", "0.0").replace("−0.0", "0.0")
    return f"{value} ± {100 * error:.1f}" if error else value
