"""How long each bot thinks over a move, in plain Python on one core.

    python3 start.py bench thinking                    every game and level, two matches each
    python3 start.py bench thinking --matches 5
    python3 start.py bench thinking --game curse_of_vulkar --option marbles=physics    aims are rolled

All seats are played by bots of the same level; only moves with a choice count.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from statistics import fmean, median

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

import emberisle as em
from emberisle.terminal.options import parse_options


def thinking(game_id: str, level: str, seed: int, options: dict[str, object]) -> list[float]:
    """The processor seconds of every choice in a match."""
    rules = em.ruleset(game_id)
    game = em.new(game_id, seats=min(rules.most, max(rules.fewest, 4)), seed=seed, options=options)
    bot = em.bot(game_id, level)
    found: list[float] = []
    while game.to_move is not None:
        choices = len(game.legal_moves())
        began = time.process_time()
        move = bot.choose(game, game.to_move)
        if choices > 1:
            found.append(time.process_time() - began)
        game.push(move)
        game.settle()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--matches", type=int, default=2)
    parser.add_argument("--game", choices=em.games(), help="only this game")
    parser.add_argument("--option", nargs="+", default=[], metavar="NAME=VALUE", help="house rules")
    args = parser.parse_args()
    print(f"{'game':<20}{'level':<10}{'moves':>7}{'median ms':>11}{'mean ms':>9}{'longest ms':>12}")
    for game_id in [args.game] if args.game else em.games():
        options = parse_options(em.ruleset(game_id), args.option)
        for level in em.levels(game_id):
            matches = [thinking(game_id, level, seed, options) for seed in range(args.matches)]
            times = [took for match in matches for took in match]
            ms = [1000 * took for took in times]
            figures = f"{median(ms):>11.1f}{fmean(ms):>9.1f}{max(ms):>12.1f}"
            print(f"{game_id:<20}{level:<10}{len(ms):>7}{figures}", flush=True)


if __name__ == "__main__":
    main()
