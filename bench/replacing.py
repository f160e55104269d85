"""How long does a bot's answer take when the process that thinks for it was killed?

    python3 start.py bench replacing             killed ten times for each game
    python3 start.py bench replacing --kills 50

ms        from asking until the answer of the process that replaces it, for a bot that plays at random
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import signal
import sys
import time
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

import emberisle as em
from emberisle.server.live.bot_workers import BotWorkers


async def replaced(game_id: str, kills: int) -> list[float]:
    """How many milliseconds each answer took for which a process was killed."""
    rules, workers = em.ruleset(game_id), BotWorkers(1)
    game, found = em.new(game_id, max(2, rules.fewest), seed=1), []
    seat = game.to_move or 0
    await workers.choose(game, seat, "random", 1)
    for _ in range(kills):
        for process in workers.processes:
            os.kill(process.pid or 0, signal.SIGKILL)
        began = time.perf_counter()
        await workers.choose(game, seat, "random", 1)
        found.append(1000 * (time.perf_counter() - began))
    workers.stop()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=10)
    args = parser.parse_args()
    logging.disable(logging.WARNING)  # each death is warned of
    print(f"{'game':<20}{'median ms':>11}{'longest ms':>12}")
    for game_id in em.games():
        ms = asyncio.run(replaced(game_id, args.kills))
        print(f"{game_id:<20}{median(ms):>11.0f}{max(ms):>12.0f}", flush=True)


if __name__ == "__main__":
    main()
