"""What the tests of Ray do in processes of their own: Ray may be connected to once in each.

python -m tests.lab.on_ray head                 a Ray of two workers, until the input ends
python -m tests.lab.on_ray kill ADDRESS FOLDER  play there, and kill all workers after the first games
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

from emberisle.lab.journal import Journal
from emberisle.lab.on_ray import cluster
from emberisle.lab.plan import make_plan
from emberisle.lab.running import run

PLAN = make_plan("fortune", 2, ("medium", "random"), compare=[{"finish_line": 3000}])
GAMES_WANTED = 8


def head() -> None:
    """Says its address, and what lets others in."""
    with cluster(processes=2):
        import ray

        print(ray.get_runtime_context().gcs_address, os.environ["RAY_AUTH_TOKEN"], flush=True)
        sys.stdin.read()


def own_number() -> int:
    return os.getpid()


def kill(address: str, folder: Path) -> None:
    """Says how many games were kept when the workers were killed, and how many workers are the same."""
    journal = Journal(folder, PLAN)
    kept: list[int] = []
    with cluster(address) as workers:
        import ray

        asked = ray.remote(own_number)
        before = set(ray.get([asked.remote() for _ in range(8)]))

        def kill_all(_: int) -> None:
            if not kept:
                kept.append(len(Journal(folder, PLAN).played))
                for worker in before:
                    os.kill(worker, signal.SIGKILL)

        run(PLAN, GAMES_WANTED, journal, workers, kill_all)
        after = set(ray.get([asked.remote() for _ in range(8)]))
    print(kept[0], len(before & after))


if __name__ == "__main__":
    if sys.argv[1] == "head":
        head()
    else:
        kill(sys.argv[2], Path(sys.argv[3]))
