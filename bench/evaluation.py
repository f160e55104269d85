"""What the hard bot of an island goes by when it values a position, fitted to games of medium bots.

    python3 start.py bench evaluation                           long; about the weights of Fireball Island's
    python3 start.py bench evaluation --game curse_of_vulkar    the same for The Curse of Vul-Kar
    python3 start.py bench evaluation --games 300 --seed 5      sooner, and less sure

Medium bots play to the end at tables of two, three and four, and positions are noted on the way. The weights
are those under which the seats that won were likeliest to (multinomial logistic regression), the same at all
tables but for one factor each, the clarity. The errors are too small by half or so: the positions of a game
share its winner.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from functools import partial
from itertools import repeat
from multiprocessing import Pool
from pathlib import Path
from typing import Any, NamedTuple

# The compiled build, if there is one, plays the same games in less time.
sys.path.insert(0, os.environ.get("EMBERISLE_COMPILED") or str(Path(__file__).parents[1] / "src"))

import numpy as np
from numpy.typing import NDArray

import emberisle as em
from emberisle.games.curse_of_vulkar.bots import evaluation as curse
from emberisle.games.curse_of_vulkar.bots.heuristics import best as best_on_the_curse
from emberisle.games.curse_of_vulkar.bots.skill import EXPERT
from emberisle.games.fireball_island.bots import evaluation as island
from emberisle.games.fireball_island.bots.heuristics import best as best_on_the_island
from emberisle.kernel.steps import Ask
from emberisle.kernel.values import Value

TABLES = (2, 3, 4)
APART = 5
"""Every so many turns a position is noted: at all tables each seat comes to be next."""
LONGEST = 2000
"""A game of more turns than this is left out."""
STEPS = 6
"""How often weights and clarity are fitted in turn, and how many steps each fit takes."""


class Valued(NamedTuple):
    """A game whose positions are valued: by which facts of a seat, and how its medium bot plays."""

    names: tuple[str, ...]
    facts: Callable[[Any, int], tuple[float, ...]]
    best: Callable[[em.Game], Value]


GAMES = {
    "fireball_island": Valued(island.Facts._fields, island.facts, best_on_the_island),
    "curse_of_vulkar": Valued(curse.Facts._fields, partial(curse.facts, skill=EXPERT), best_on_the_curse),
}


class Noted(NamedTuple):
    """The positions of one kind of table: the facts of each seat, and which of them won."""

    facts: NDArray[np.float64]
    winners: NDArray[np.int64]


# -- playing


def note(game: str, seats: int, games: int, seed: int) -> Noted:
    """Positions from so many games at a table of this size."""
    found: list[list[tuple[float, ...]]] = []
    winners: list[int] = []
    for number in range(games):
        positions, winner = played(game, seats, seed + number)
        found += positions
        winners += [winner] * len(positions)
    return Noted(np.array(found, dtype=float), np.array(winners))


def played(name: str, seats: int, seed: int) -> tuple[list[list[tuple[float, ...]]], int]:
    """A game of medium bots: the positions, and who won; no positions if nobody did, or several."""
    luck, (_, facts, best) = em.QuickLuck(seed), GAMES[name]
    game = em.new(name, seats=seats, seed=seed).guess(0, luck)
    table, found = game.table, list[list[tuple[float, ...]]]()
    while game.agenda and table.turns < LONGEST:
        if table.turns > APART * (1 + len(found)):
            found.append([facts(table, seat) for seat in range(seats)])
        step = game.agenda[-1]
        game.push(best(game) if isinstance(step, Ask) else step.sample(table, luck))
    winners = game.winners()
    return (found, winners[0]) if len(winners) == 1 else ([], 0)


# -- fitting


def shares(noted: Noted, weights: NDArray[np.float64]) -> NDArray[np.float64]:
    """How likely each seat is to win under these weights."""
    strength: NDArray[np.float64] = np.exp(noted.facts @ weights)
    whole: NDArray[np.float64] = strength.sum(axis=1, keepdims=True)
    return strength / whole


def fitted(tables: list[Noted]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The likeliest weights, by Newton's method, and their standard errors."""
    size = tables[0].facts.shape[2]
    weights = np.zeros(size)
    for _ in range(STEPS):
        slope, bend = np.zeros(size), np.zeros((size, size))
        for noted in tables:
            odds = shares(noted, weights)[:, :, None]
            mean = (odds * noted.facts).sum(axis=1)
            slope += (noted.facts[np.arange(len(mean)), noted.winners] - mean).sum(axis=0)
            bend += np.tensordot(odds * noted.facts, noted.facts, axes=((0, 1), (0, 1))) - mean.T @ mean
        weights = weights + np.linalg.solve(bend, slope)
    return weights, np.sqrt(np.diag(np.linalg.inv(bend)))


def clarities(tables: list[Noted], weights: NDArray[np.float64]) -> list[float]:
    """For each table how strongly the weights tell there, as against the first."""
    found = [fitted([Noted((noted.facts @ weights)[:, :, None], noted.winners)])[0][0] for noted in tables]
    return [float(clarity / found[0]) for clarity in found]


def told(noted: Noted, clarity: float, weights: NDArray[np.float64]) -> str:
    """How much of one kind of table the weights explain: to know nothing costs the logarithm of its seats."""
    count, seats = noted.facts.shape[:2]
    odds = shares(noted, weights)[np.arange(count), noted.winners]
    surprise = f"{-np.log(odds).mean():.4f} of {np.log(seats):.4f} nats"
    return f"{seats} seats: clarity {clarity:.2f}; {count:,} positions, {surprise} each"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", choices=GAMES, default="fireball_island")
    parser.add_argument("--games", type=int, default=2000, help="at each table (default 2,000)")
    parser.add_argument("--seed", type=int, default=70_000)
    args = parser.parse_args()
    with Pool(len(TABLES)) as players:
        tables = players.starmap(note, zip(repeat(args.game), TABLES, repeat(args.games), repeat(args.seed)))
    clarity = [1.0] * len(tables)
    for _ in range(STEPS):
        scaled = [Noted(factor * noted.facts, noted.winners) for factor, noted in zip(clarity, tables)]
        weights, errors = fitted(scaled)
        clarity = clarities(tables, weights)
    for name, weight, error in zip(GAMES[args.game].names, weights, errors):
        print(f"{name:<10}{weight:>8.3f}  +- {error:.3f}")
    for noted, factor in zip(tables, clarity):
        print(told(noted, factor, factor * weights))


if __name__ == "__main__":
    main()
