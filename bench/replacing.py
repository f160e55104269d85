"""How long does an answer take when the process that would have given it was killed?

    python3 start.py bench replacing             each is killed ten times
    python3 start.py bench replacing --kills 50

First the processes that think for bots, by game, then the server processes of `serve --processes 2`, which
live long enough before each kill to be started again at once.

ms        from asking until the answer of the process that replaces it: of a bot that plays at random, or a
          room over HTTP
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import signal
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
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


def restarted(kills: int) -> list[float]:
    """How many milliseconds a room took whose server process was killed; its processes take turns."""
    # Here, as a process that thinks reads again what stands at the top, and would take longer.
    from emberisle.server.http.process_group import STEADY_SECONDS
    from tests.server.browser import fetched, open_room
    from tests.server.process import OwningWorker, ServerGroup

    found: list[float] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        Path(folder, "log").open("w") as log,
        ServerGroup(f"sqlite:///{folder}/tables.db", log=log) as group,
    ):
        codes: dict[int, str] = {}
        while len(codes) < group.PROCESSES:
            code = open_room(group.base)["code"]
            codes[OwningWorker(group, code).number] = code
        while len(found) < kills:
            time.sleep(1.1 * STEADY_SECONDS)
            for number, code in codes.items():
                group.kill_worker(number)
                began = time.perf_counter()
                fetched(f"{group.base}/api/rooms/{code}")
                found.append(1000 * (time.perf_counter() - began))
                group.wait_for_worker(number)
    return found


def report(name: str, ms: list[float]) -> None:
    print(f"{name:<20}{median(ms):>11.0f}{max(ms):>12.0f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=10)
    args = parser.parse_args()
    logging.disable(logging.WARNING)  # each death is warned of
    print(f"{'killed':<20}{'median ms':>11}{'longest ms':>12}")
    for game_id in em.games():
        report(game_id, asyncio.run(replaced(game_id, args.kills)))
    report("server process", restarted(args.kills))


if __name__ == "__main__":
    main()
