"""What one more turn can do when only the win counts: the chance to gain enough, for each card.

The figures lie in ``last_turns.json``. They hold for the usual house rules and are an estimate for others.
``python -m emberisle.games.fortune.bots.last_turns`` works them out again from the exact solver, in
half a minute.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

import numpy as np

from emberisle.games.fortune.bots.endings import Ending, ways_to_end
from emberisle.games.fortune.bots.lattice import Reals
from emberisle.games.fortune.bots.solver import solve
from emberisle.games.fortune.rules.cards import CARDS, Card
from emberisle.games.fortune.rules.house import OPTIONS, House

FILE: Final = "last_turns.json"
STEP: Final = 100
LEAST: Final = -STEP
"""The smallest lead in the table: whoever is ahead before a last turn has only to lose nothing."""
MOST: Final = 10_700
"""The largest: more than any turn can bring."""
MOST_TOLL: Final = 2_000
DECIMALS: Final = 6


def usual_house() -> House:
    usual: dict[str, Any] = {option.name: option.default for option in OPTIONS}
    return House(**usual)


def share(mine: int, theirs: int) -> float:
    """The part of a win that falls to the first of two totals: all, half or nothing."""
    return 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0


@dataclass(frozen=True)
class LastTurn:
    """A turn played for nothing but the win, under one card or any of several."""

    gains: Reals
    """For each lead, the best chance to score more than that, and half of the chance to score just that."""
    tolls: Reals
    """For each number of hundreds, from one, the chance to take them from every opponent on the Island."""

    def catches_up(self, lead: int) -> float:
        """The chance to make up this lead by one's own points."""
        place = (min(max(lead, LEAST), MOST) - LEAST) // STEP
        return float(self.gains[place])

    def islands(self) -> list[tuple[int, float]]:
        """Every toll with its chance."""
        return [(STEP * (1 + int(place)), float(self.tolls[place])) for place in np.flatnonzero(self.tolls)]


def last_turn(weights: Sequence[float]) -> LastTurn:
    """A last turn under a card that may be any of CARDS, each with its weight."""
    gains, tolls = _tables()
    chances = np.array(weights, dtype=np.float64)
    chances = chances / chances.sum()
    return LastTurn(chances @ gains, chances @ tolls)


@cache
def _tables() -> tuple[Reals, Reals]:
    """The file as two arrays, a row for each of CARDS."""
    text = resources.files("emberisle.games.fortune.bots").joinpath(FILE).read_text("utf-8")
    rows: dict[str, dict[str, list[float]]] = json.loads(text)
    gains = np.zeros((len(CARDS), (MOST - LEAST) // STEP + 1))
    tolls = np.zeros((len(CARDS), MOST_TOLL // STEP))
    for place, card in enumerate(CARDS):
        row = rows[card.name]
        gains[place, : len(row["gains"])] = row["gains"]
        tolls[place, : len(row["tolls"])] = row["tolls"]
    return gains, tolls


# -- working the figures out


def chance_to_gain(card: Card, lead: int, house: House) -> float:
    """The best chance to score more than ``lead`` points, and half of the chance to score just that."""

    def worth(ending: Ending) -> float:
        return 0.0 if ending.toll else share(ending.points, lead)

    return solve(card, house, worth).value


def chance_of_toll(card: Card, toll: int, house: House) -> float:
    """The chance to go to the Island and take just so much from every opponent."""
    if all(ending.toll != toll for ending in ways_to_end(card, house).endings):
        return 0.0
    return solve(card, house, lambda ending: float(ending.toll == toll)).value


def _row(card: Card, house: House) -> dict[str, list[float]]:
    gains = [chance_to_gain(card, lead, house) for lead in range(LEAST, MOST + 1, STEP)]
    tolls = [chance_of_toll(card, toll, house) for toll in range(STEP, MOST_TOLL + 1, STEP)]
    return {"gains": _trimmed(gains), "tolls": _trimmed(tolls)}


def _trimmed(chances: list[float]) -> list[float]:
    """Rounded, without the zeros at the end."""
    rounded = [round(chance, DECIMALS) for chance in chances]
    while rounded and not rounded[-1]:
        rounded.pop()
    return rounded


def main() -> None:
    rows = [f"{json.dumps(card.name)}: {json.dumps(_row(card, usual_house()))}" for card in CARDS]
    Path(__file__).with_name(FILE).write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
