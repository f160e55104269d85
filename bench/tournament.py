"""How much better each bot of a game plays than the next, at tables of two, three and four.

    python3 start.py bench tournament                               Fortune: all pairings, 1,200 games at each
    python3 start.py bench tournament --game wildfire --games 300 --option limit=100   shorter games
    python3 start.py bench tournament --game board_game_battle      Board Game Battle, at a table of four
    python3 start.py bench tournament --game fireball_island --games 120 --cores 1     on one core only
    python3 start.py bench tournament --game curse_of_vulkar --only random             against each other
    python3 start.py bench tournament --game curse_of_vulkar --teams easy --option mode=cooperative   together
    python3 start.py bench tournament --only points --games 12000   one pairing, until a small edge shows
    python3 start.py bench tournament --seats 2 --seed spring       other luck

One bot sits down with one, two or three of the other kind. Every seed is played once from each seat, so that
nobody gains by the seating; the luck comes from the same seed each time. A shared win counts in part.
A team is a table of one kind of bot in a game in which all win or nobody; each seed is played once.
"points" is Fortune's hard bot without its endgame: the exact solver of a turn, always asked for points.
"random" plays as the questions of a game sample themselves, any legal move; on the islands it takes the best
of three walks drawn at random, since a game without any aim would hardly end.
"""

from __future__ import annotations

import argparse
import os
import sys
from math import sqrt
from multiprocessing import Pool
from pathlib import Path
from statistics import fmean, stdev
from typing import NamedTuple

# The compiled build, if there is one, plays the same games in less time.
sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, os.environ.get("EMBERISLE_COMPILED") or str(Path(__file__).parents[1] / "src"))

import emberisle as em
from emberisle.bots.bot import Bot
from emberisle.games.fortune.bots.hard import Hard
from emberisle.lab.counting import SURE, wilson
from emberisle.terminal.options import parse_options

HEADING = (
    f"{'bot':<7} {'against':<10} {'games':>7} {'wins':>7}  "
    f"{'95 % (Wilson)':<17} {'95 % (by seeds)':<17} verdict (Wilson)"
)


class Pairing(NamedTuple):
    """One bot at a table of another kind."""

    one: str
    others: str


LADDER = [Pairing("hard", "medium"), Pairing("medium", "easy"), Pairing("easy", "random")]
TEAM = "team"
"""Stands for the others where all seats are taken by one kind of bot."""
MORE = {"fortune": [Pairing("hard", "points")]}
"""What else is of interest in a game."""


class Match(NamedTuple):
    """All games of a pairing on one seed."""

    game: str
    options: dict[str, object]
    pairing: Pairing
    seats: int
    seed: str


# -- playing


def player(game_id: str, name: str) -> Bot:
    return Hard(endgame=False) if name == "points" else em.bot(game_id, name)


def wins(match: Match) -> list[float]:
    """What the one wins from each seat in turn; a team has one game."""
    one = player(match.game, match.pairing.one)
    if match.pairing.others == TEAM:
        return [float(len(play(match, [one] * match.seats)) > 0)]
    other = player(match.game, match.pairing.others)
    found: list[float] = []
    for seat in range(match.seats):
        players = [one if chair == seat else other for chair in range(match.seats)]
        winners = play(match, players)
        found.append((seat in winners) / len(winners))
    return found


def play(match: Match, players: list[Bot]) -> list[int]:
    """A whole game; returns who won."""
    game = em.new(match.game, seats=len(players), seed=match.seed, options=match.options)
    while game.to_move is not None:
        move = players[game.to_move].choose(game, game.to_move)
        if move not in game.legal_moves():
            raise SystemExit(f"an illegal move: {move} at {game.view(game.to_move)}")
        game.push(move)
        game.settle()
    return game.winners()


def play_all(matches: list[Match], cores: int | None) -> list[list[float]]:
    """The wins on each seed; all cores play, or so many, and who is first changes nothing."""
    seats = matches[0].seats if matches[0].pairing.others != TEAM else 1
    found: list[list[float]] = []
    with Pool(cores) as players:
        for result in players.imap(wins, matches, chunksize=1):
            found.append(result)
            if len(found) % 10 == 0 or len(found) == len(matches):
                games = f"{len(found) * seats:>7,} of {len(matches) * seats:,} games"
                won = sum([sum(each) for each in found]) / (len(found) * seats)
                print(f"{games}, {won:.1%} won", end="\r", file=sys.stderr)
    return found


# -- counting


def by_seeds(rates: list[float]) -> tuple[float, float]:
    """The same from the rate on each seed, whose games share their luck."""
    spread = SURE * stdev(rates) / sqrt(len(rates))
    return fmean(rates) - spread, fmean(rates) + spread


def verdict(low: float, high: float, fair: float) -> str:
    if low > fair:
        return f"better than the fair {fair:.1%}"
    return f"WORSE than the fair {fair:.1%}" if high < fair else f"does not exclude the fair {fair:.1%}"


def line(pairing: Pairing, seats: int, found: list[list[float]]) -> str:
    rates = [fmean(result) for result in found]
    games = sum([len(result) for result in found])
    low, high = wilson(fmean(rates), games)
    intervals = [f"{a:6.2%} to {b:6.2%}" for a, b in ((low, high), by_seeds(rates))]
    team = pairing.others == TEAM
    against = f"{TEAM} of {seats}" if team else f"{seats - 1} {pairing.others}"
    judged = "" if team else verdict(low, high, 1 / seats)
    return (
        f"{pairing.one:<7} {against:<10} {games:>7,} {fmean(rates):>7.2%}  "
        f"{intervals[0]:<17} {intervals[1]:<17} {judged}"
    ).rstrip()


def pairings(game: str, only: list[str] | None, teams: list[str] | None) -> list[Pairing]:
    """The pairings that were asked for."""
    if teams:
        return [Pairing(name, TEAM) for name in teams]
    return [pairing for pairing in [*MORE.get(game, []), *LADDER] if not only or pairing.others in only]


def tables(game: str, wanted: list[int]) -> list[int]:
    """The tables that were asked for and that the game can be played at."""
    rules = em.ruleset(game)
    return [seats for seats in wanted if rules.fewest <= seats <= rules.most]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", choices=em.games(), default="fortune")
    parser.add_argument("--games", type=int, default=1200, help="for each pairing and table (default 1,200)")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4], metavar="N")
    parser.add_argument("--only", nargs="+", metavar="BOT", help="only the pairings against these bots")
    parser.add_argument("--teams", nargs="+", metavar="BOT", help="tables of one kind that win together")
    parser.add_argument("--option", nargs="+", default=[], metavar="NAME=VALUE", help="house rules")
    parser.add_argument("--seed", default="tournament", help="where the luck comes from")
    parser.add_argument("--cores", type=int, help="how many play at once (default: all)")
    args = parser.parse_args()
    options = parse_options(em.ruleset(args.game), args.option)
    print(HEADING)
    for pairing in pairings(args.game, args.only, args.teams):
        for seats in tables(args.game, args.seats):
            count = args.games if pairing.others == TEAM else -(-args.games // seats)
            seeds = [f"{args.seed} {number}" for number in range(count)]
            matches = [Match(args.game, options, pairing, seats, seed) for seed in seeds]
            found = play_all(matches, args.cores)
            print(line(pairing, seats, found), flush=True)


if __name__ == "__main__":
    main()
