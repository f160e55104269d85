"""Working out the race: ``python -m emberisle.games.fortune.bots.race_table`` writes ``race.json`` anew.

Both players make the best of every turn for the chance of winning. Where a turn leads is itself in the table,
so each figure is worked out from the others again and again, those near the line first, until hardly any
changes. It begins with the figures that are there; with ``--afresh`` it begins with a guess, and takes some
twenty rounds of half a minute on two cores.
"""

from __future__ import annotations

import argparse
import sys
from math import tanh
from multiprocessing import Pool
from multiprocessing.pool import Pool as Workers
from pathlib import Path
from typing import Final

import numpy as np

from emberisle.games.fortune.bots.last_turns import usual_house
from emberisle.games.fortune.bots.race import FILE, Races, known_races, notation
from emberisle.games.fortune.bots.solver import solve
from emberisle.games.fortune.bots.winning import Outlook
from emberisle.games.fortune.rules.cards import CARDS
from emberisle.games.fortune.rules.table import fresh_table

NEEDS: Final = (
    *(100, 200, 300, 400, 500, 700, 900, 1200, 1500, 1900, 2300),
    *(2800, 3400, 4100, 5000, 6000, 7000, 8000, 9500, 11000),
)
"""What players may need to reach the line: close together near it, where each hundred counts."""

ENOUGH: Final = 0.0005
"""How little a round must change to be the last."""


def worked_out(races: Races, mine: int, theirs: int) -> list[float]:
    """The chance to win from here under each of CARDS, if the rest of the figures are right."""
    table = fresh_table(2, usual_house())
    line = table.house.finish_line
    table.totals = [line - mine, line - theirs]
    worth = Outlook(table, races).worth
    return [solve(card, table.house, worth).value for card in CARDS]


def _work_out(task: tuple[Races, int, int]) -> list[float]:
    return worked_out(*task)


def work_out_all(races: Races, workers: Workers) -> float:
    """One round over all figures, in place, some at a time; returns the largest change."""
    pairs = sorted([(mine, theirs) for mine in NEEDS for theirs in NEEDS], key=sum)
    before = races.chances.copy()
    for start in range(0, len(pairs), len(NEEDS)):
        some = pairs[start : start + len(NEEDS)]
        chances = workers.map(_work_out, [(races, mine, theirs) for mine, theirs in some], chunksize=1)
        for (mine, theirs), by_card in zip(some, chances, strict=True):
            races.chances[:, NEEDS.index(mine), NEEDS.index(theirs)] = by_card
    return float(np.abs(races.chances - before).max())


def first_guess() -> Races:
    """Whoever needs less is ahead, and the more so the nearer the line is."""
    chances = [
        [0.5 + 0.49 * tanh((theirs - mine + 200) / (1200 + 0.15 * (mine + theirs))) for theirs in NEEDS]
        for mine in NEEDS
    ]
    return Races(NEEDS, np.array([chances for _ in CARDS]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--afresh", action="store_true", help="begin with a guess")
    races = first_guess() if parser.parse_args().afresh else known_races()
    change = 1.0
    with Pool() as workers:
        while change > ENOUGH:
            change = work_out_all(races, workers)
            print(f"largest change {change:.5f}", file=sys.stderr, flush=True)
    Path(__file__).with_name(FILE).write_text(notation(races), "utf-8")


if __name__ == "__main__":
    main()
