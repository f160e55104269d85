"""How much better each bot of Fortune plays than the next, at tables of two, three and four.

    python bench/tournament.py                              every pairing, 1,200 games at each table
    python bench/tournament.py --games 12000 --only points  one pairing, until a small edge shows
    python bench/tournament.py --seats 2 --seed spring      other luck

One bot sits down with one, two or three of the other kind. Every seed is played once from each of its seats, so
that nobody gains by the seating, and the luck is drawn from the same seed each time. A shared win counts in part.
"points" is the hard bot without its endgame: the exact solver, always asked for points.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from math import sqrt
from multiprocessing import Pool
from pathlib import Path
from statistics import fmean, stdev
from typing import NamedTuple

try:
    import emberisle as em
except ModuleNotFoundError:  # run from a bare checkout
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))
    import emberisle as em

from emberisle.bots.bot import Bot
from emberisle.bots.fortune.hard import Hard

PAIRINGS = (("hard", "points"), ("hard", "medium"), ("medium", "easy"), ("easy", "random"))
SURE = 1.959964
"""How many standard deviations hold 95 %."""


class Match(NamedTuple):
    """One bot against a table of the other kind, all its games on one seed."""

    one: str
    others: str
    seats: int
    seed: str


def player(name: str) -> Bot:
    return Hard(endgame=False) if name == "points" else em.bot("fortune", name)


def wins(match: Match) -> list[float]:
    """What the one wins, from each seat in turn."""
    one, other = player(match.one), player(match.others)
    found = []
    for seat in range(match.seats):
        winners = winners_of([one if chair == seat else other for chair in range(match.seats)], match.seed)
        found.append((seat in winners) / len(winners))
    return found


def winners_of(players: list[Bot], seed: str) -> list[int]:
    game = em.new("fortune", seats=len(players), seed=seed)
    while game.to_move is not None:
        move = players[game.to_move].choose(game, game.to_move)
        if move not in game.legal_moves():
            raise SystemExit(f"an illegal move: {move} at {game.view(game.to_move)}")
        game.push(move)
        game.settle()
    return game.winners()


def wilson(rate: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate over so many games, as if each had its own luck."""
    spread = SURE * sqrt(rate * (1 - rate) / games + SURE**2 / (4 * games**2))
    middle = rate + SURE**2 / (2 * games)
    return (middle - spread) / (1 + SURE**2 / games), (middle + spread) / (1 + SURE**2 / games)


def by_seeds(sets: list[float]) -> tuple[float, float]:
    """The same from the seeds, whose games share their luck: narrower where the bots often play alike."""
    spread = SURE * stdev(sets) / sqrt(len(sets))
    return fmean(sets) - spread, fmean(sets) + spread


def results(pairing: tuple[str, str], seats: int, games: int, seed: str) -> Iterator[list[float]]:
    """The wins on each seed, by all cores; who finishes first changes nothing."""
    matches = [Match(*pairing, seats, f"{seed} {number}") for number in range(-(-games // seats))]
    with Pool() as cores:
        for done, found in enumerate(cores.imap(wins, matches, chunksize=4), start=1):
            if sys.stderr.isatty() or done % 100 == 0 or done == len(matches):
                end = "\n" if done == len(matches) or not sys.stderr.isatty() else ""
                print(
                    f"\r{pairing[0]} and {pairing[1]}, {seats} seats: {done * seats:,} games",
                    end=end,
                    file=sys.stderr,
                )
            yield found


def report(pairing: tuple[str, str], seats: int, sets: list[list[float]]) -> str:
    rate = fmean([fmean(found) for found in sets])
    low, high = wilson(rate, len(sets) * seats)
    narrow = by_seeds([fmean(found) for found in sets])
    return (
        f"{pairing[0]:<7} {'vs ' + str(seats - 1) + ' ' + pairing[1]:<12} {len(sets) * seats:>7,} {rate:8.1%}   "
        f"{low:6.1%} to {high:6.1%}   {narrow[0]:6.1%} to {narrow[1]:6.1%}   {verdict(low, high, 1 / seats)}"
    )


def verdict(low: float, high: float, fair: float) -> str:
    if low > fair:
        return f"better than the fair {fair:.1%}"
    if high < fair:
        return f"WORSE than the fair {fair:.1%}"
    return f"does not rule out the fair {fair:.1%}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument(
        "--games", type=int, default=1200, help="games for each pairing and table (default 1,200)"
    )
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4], choices=[2, 3, 4], metavar="N")
    parser.add_argument(
        "--only", nargs="+", default=None, metavar="BOT", help="pairings against these bots only"
    )
    parser.add_argument("--seed", default="tournament")
    args = parser.parse_args()
    print(
        f"{'bot':<7} {'opponents':<12} {'games':>7} {'wins':>8}   95 % (Wilson)      95 % (by seeds)    verdict (Wilson)"
    )
    for pairing in PAIRINGS:
        for seats in args.seats if args.only is None or pairing[1] in args.only else ():
            sets = list(results(pairing, seats, args.games, args.seed))
            print(report(pairing, seats, sets), flush=True)


if __name__ == "__main__":
    main()
