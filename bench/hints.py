"""Do bots play on while others ask for hints and go away?

    python3 start.py bench hints                 99 hints that nobody waits for, before each of 8 turns
    python3 start.py bench hints --hints 500 --turns 5

One person plays against a bot. Before turns of the bot so many hints are asked for at other tables, whose
connections are closed at once. The server has one process that thinks, and no limits: as if every hint
came from another address.

ms        from sending a person's last move of a turn until it is the person's turn again; no bot pauses here
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.loading.servers import line_of, our_server
from tests.server.browser import Browser, open_room
from tests.server.tables import next_mover

GAME = "wildfire"
"""Its hints take longest."""


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--hints", type=int, default=99)
    parser.add_argument("--turns", type=int, default=8)
    args = parser.parse_args()
    with our_server("memory", False, 1) as server:
        base = f"http://127.0.0.1:{line_of(server).split()[1]}"
        others = [table(base) for _ in range(args.hints)]
        print(f"{'':<32}{'median ms':>11}{'longest ms':>12}")
        report("in peace", turns(base, args.turns, lambda: None))
        report(f"after {args.hints} abandoned hints", turns(base, args.turns, lambda: abandon(base, others)))


def report(name: str, ms: list[float]) -> None:
    print(f"{name:<32}{median(ms):>11.0f}{max(ms):>12.0f}", flush=True)


def table(base: str) -> tuple[str, str]:
    """The code and token of a table at which it is a person's turn."""
    admission = open_room(base, game=GAME, seats=2, play_now=True, level="easy")
    with Browser(base, admission["code"], admission["token"]).come() as person:
        next_mover([person])
    return admission["code"], admission["token"]


def abandon(base: str, tables: list[tuple[str, str]]) -> None:
    """Ask for a hint at each of these tables, and be gone before it comes."""
    for code, token in tables:
        with Browser(base, code, token) as person:
            person.send({"type": "hint", "id": "abandoned", "chair": 0})


def turns(base: str, wanted: int, before: Callable[[], None]) -> list[float]:
    """How many milliseconds so many turns of a bot took."""
    found: list[float] = []
    while len(found) < wanted:
        with Browser(base, *table(base)).come() as person:
            while len(found) < wanted and next_mover([person]) is not None:
                before()
                took = bot_turn(person)
                found += [] if took is None else [took]
    return found


def bot_turn(person: Browser) -> float | None:
    """Move; the milliseconds until it is the person's turn again, if the bot moved in between."""
    inputs, bot_moved, began = person.inputs, False, time.perf_counter()
    person.play(person.moves[-1])
    while person.inputs == inputs or not (person.my_turn or person.over):
        bot_moved = bot_moved or person.to_move == 1
        person.hear()
    return 1000 * (time.perf_counter() - began) if bot_moved else None


if __name__ == "__main__":
    main()
