"""What the load benchmark prints: a table of what the servers bore, and of what ours bore before."""

from __future__ import annotations

import argparse
import math
import os
from collections.abc import Mapping
from statistics import median
from typing import NamedTuple

from bench.loading.driving import Phase

PEER = "boardgame.io 0.50.2"

WHAT_DIFFERS = """\
What is not the same: ours plays Fortune by its whole rulebook, names all legal moves and tells each player in
words what happened; the peer plays a dice game of 40 lines whose moves the client has to know. Ours stores a
move before it says done (SQLite: synced to the disk); the peer keeps matches in memory and acknowledges
nothing: the mover's own update counts."""


class Before(NamedTuple):
    """What a server bore before rooms had a socket of their own; not a number where it was not measured."""

    name: str
    matches: int
    rate: float
    ratio: float
    server: float
    driver: float
    done: tuple[float, float]
    kilobytes: float


SOURCE = """\
before: when a WebSocket went through the framework, a queue, a task and a thread, and news were whole
pictures; plain Python, on a machine with two cores that drivers and builds shared; the peer in the same
run."""
BEFORE = {
    "flat": [
        Before("before: Emberisle, plain", 100, 348, 0.19, 1.83, 0.23, (185, 367), math.nan),
        Before(f"before: {PEER}", 100, 1803, 1.0, 0.39, 0.13, (45, 170), math.nan),
    ],
    "live": [Before("before: Emberisle, plain", 1000, 177, math.nan, 2.07, math.nan, (508, 1774), 144)],
    "memory": [],
}
"""By mode; shown beside what as many matches do now."""


class Load(NamedTuple):
    """What one server bore in one round."""

    played: Phase
    opened: float
    """Kilobytes that each match took once it was opened."""
    grown: float
    """Kilobytes that each match took after its moves."""


def percentile(times: list[float], share: float) -> float:
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else math.nan


def print_report(found: Mapping[str, list[Load]], args: argparse.Namespace) -> None:
    pace = f"a move every {args.every:g} s" if args.every else "flat out"
    stored = "each synced to the disk (SQLite)" if args.database == "sqlite" else "kept in memory"
    print(f"{args.matches} matches at once, {pace}, {args.moves} moves of each, ours {stored}")
    print(f"server processes of ours {args.processes}, drivers {args.drivers}, rounds {args.rounds}\n")
    clocks = f"{'ms/move':>9}{'driver':>8}{'done p50':>10}{'p99 ms':>8}{'seen p50':>10}{'p99 ms':>8}"
    print(f"{'server':<30}{'moves':>8}{'moves/s':>9}{'ratio':>7}{clocks}{'kB/match':>13}{'failed':>8}")
    known = [before for before in BEFORE[args.mode] if before.matches == args.matches]
    for before in known:
        print_before(before)
    for name, loads in found.items():
        print_row(name, loads, None if args.every else found.get(PEER))
    print()
    for name, loads in found.items():
        for why in sorted({why for load in loads for why in load.played.failed}):
            print(f"{name}: {why}")
    if known:
        print(SOURCE)
    if PEER in found:
        print(WHAT_DIFFERS)
    cores = os.cpu_count() or 1
    if cores < args.processes + args.drivers:
        running = args.processes + args.drivers
        print(
            f"This machine has {cores} cores for {running} processes: moves/s is what they leave each\n"
            "other, and what more server processes add cannot be shown here."
        )


def print_row(name: str, loads: list[Load], peers: list[Load] | None) -> None:
    phases = [load.played for load in loads]
    ratio = math.nan
    if peers is not None:
        ratio = median([one.rate / peer.played.rate for one, peer in zip(phases, peers, strict=True)])
    columns = [(one.done, one.seen) for one in phases]
    done, seen = [
        [median([percentile(times[which], share) for times in columns]) for share in (0.5, 0.99)]
        for which in (0, 1)
    ]
    server, driver = [median(values) for values in zip(*[one.each for one in phases])]
    grown = f"{median([load.opened for load in loads]):,.0f} {median([load.grown for load in loads]):,.0f}"
    print(
        f"{name:<30}{sum([len(one.done) for one in phases]):>8,}{median([one.rate for one in phases]):>9,.0f}"
        f"{shown(ratio, 2):>7}{server:>9.2f}{driver:>8.2f}{done[0]:>10,.1f}{done[1]:>8,.0f}"
        f"{seen[0]:>10,.1f}{seen[1]:>8,.0f}{grown:>13}{sum([len(one.failed) for one in phases]):>8}"
    )


def print_before(one: Before) -> None:
    print(
        f"{one.name:<30}{'':>8}{one.rate:>9,.0f}{shown(one.ratio, 2):>7}{one.server:>9.2f}"
        f"{shown(one.driver, 2):>8}{one.done[0]:>10,.1f}{one.done[1]:>8,.0f}"
        f"{'':>18}{shown(one.kilobytes, 0):>13}"
    )


def shown(value: float, digits: int) -> str:
    """A number, or nothing where there is none."""
    return "" if math.isnan(value) else f"{value:,.{digits}f}"
