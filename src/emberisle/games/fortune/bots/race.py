"""The race to the finish line: who wins it, from what each of two players still needs.

The figures lie in ``race.json``: for each card a table with a row for what the player needs who has just
turned it over, and a column for what the other needs. They hold for the usual house rules and serve as an
estimate for others; between them a straight line is drawn. ``race_table`` works them out.
"""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final

import numpy as np

from emberisle.games.fortune.bots.lattice import Reals
from emberisle.games.fortune.rules.cards import CARDS

FILE: Final = "race.json"
WHOLE: Final = 10_000
"""Chances are written as parts of this."""


@dataclass(frozen=True)
class Race:
    """For what two players need, the chance that the one whose turn begins will win."""

    needs: tuple[int, ...]
    chances: Reals

    def chance(self, mine: int, theirs: int) -> float:
        """The chance to win for the player whose turn begins, by what both need to reach the line."""
        row, down = self._between(mine)
        column, across = self._between(theirs)
        (here, right), (below, beyond) = self.chances[row : row + 2, column : column + 2].tolist()
        near, far = here + across * (right - here), below + across * (beyond - below)
        return float(near + down * (far - near))

    def _between(self, need: int) -> tuple[int, float]:
        """The last row or column that is not past this need, and how far it lies towards the next."""
        needs = self.needs
        need = min(max(need, needs[0]), needs[-1])
        place = min(bisect_right(needs, need), len(needs) - 1) - 1
        return place, (need - needs[place]) / (needs[place + 1] - needs[place])


@dataclass(frozen=True)
class Races:
    """A race for each of CARDS, which the player whose turn begins has just turned over."""

    needs: tuple[int, ...]
    chances: Reals

    def under(self, weights: Sequence[float]) -> Race:
        """The race when the card may be any of CARDS, each with its weight."""
        return Race(self.needs, np.average(self.chances, axis=0, weights=weights))


def among_many(chances: Sequence[float]) -> float:
    """The chance to beat everybody, from the chances to beat each opponent alone.

    With one opponent it is the chance itself, and among equals it is a fair share: pairwise coupling, after
    Price, Knerr, Personnaz and Dreyfus (1995).
    """
    if min(chances) <= 0:
        return 0.0
    return 1 / (sum([1 / chance for chance in chances]) - (len(chances) - 1))


@cache
def known_races() -> Races:
    """What the file says."""
    text = resources.files("emberisle.games.fortune.bots").joinpath(FILE).read_text("utf-8")
    figures = json.loads(text)
    tables = [figures["cards"][card.name] for card in CARDS]
    return Races(tuple(figures["needs"]), np.array(tables) / WHOLE)


def notation(races: Races) -> str:
    """The text of the file, a line for each row."""
    parts = np.rint(races.chances * WHOLE).astype(int).tolist()
    rows = [",\n".join([json.dumps(row, separators=(",", ":")) for row in table]) for table in parts]
    tables = [f"{json.dumps(card.name)}: [\n{table}\n]" for card, table in zip(CARDS, rows, strict=True)]
    needs = json.dumps(races.needs)
    return f'{{"needs": {needs},\n"cards": {{\n' + ",\n".join(tables) + "\n}}\n"
