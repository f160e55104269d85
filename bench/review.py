"""How long it takes to look back on a match of four medium bots, and how exact that is, in plain Python.

    python3 start.py bench review                      every game, a match each
    python3 start.py bench review --matches 3 --game fortune

Processor time is that of one process. Then the same review is made once more by two processes, and the clock
tells how long one waits for it.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from statistics import fmean, median

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

import emberisle as em
from emberisle.kernel.log import Log

SEATS = 4


def played(game_id: str, seed: int) -> Log:
    game = em.new(game_id, SEATS, seed=seed)
    bot = em.bot(game_id, "medium")
    while game.to_move is not None:
        game.push(bot.choose(game, game.to_move))
        game.settle()
    return game.log


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--matches", type=int, default=1)
    parser.add_argument("--game", choices=em.games(), help="only this game")
    parser.add_argument("--rollouts", type=int, help="in all, instead of the usual number")
    args = parser.parse_args()
    heads = ("inputs", "rollouts", "seconds", "by two", "± chance", "± skill")
    print(f"{'game':<20}{'seed':>5}" + "".join([f"{head:>10}" for head in heads]))
    for game_id in [args.game] if args.game else em.games():
        for seed in range(1, args.matches + 1):
            log = played(game_id, seed)
            began = time.process_time()
            found = em.review(log, args.rollouts)
            took = time.process_time() - began
            began = time.perf_counter()
            em.review(log, args.rollouts, processes=2)
            waited = time.perf_counter() - began
            books = found.books
            chance = median([fmean(errors) for errors in books.errors])
            skill = max([total.skill_error for total in books.totals])
            each = f"{found.budget.values}/{found.budget.choices}"
            print(
                f"{game_id:<20}{seed:>5}{len(books.curve) - 1:>10}{each:>10}{took:>10.1f}{waited:>10.1f}"
                f"{100 * chance:>10.1f}{100 * skill:>10.1f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
