"""How long the exact solver of Fortune takes, beside the public solver supitalp/millesabords.

    python bench/solver.py                      ours alone
    python bench/solver.py --peer CHECKOUT      both, one after the other, on the same machine

Each runs in a fresh process and is timed from before its first import to its last card, nothing cached.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import time
import types
from pathlib import Path
from typing import Any

SOURCES = Path(__file__).resolve().parent.parent / "src"
HOW_TO_GET_IT = """\
To compare, fetch the peer and run this again with --peer:
    git clone https://github.com/supitalp/millesabords
    python bench/solver.py --peer millesabords     (it takes some minutes)"""

WHAT_STILL_DIFFERS = """
The peer always keeps a die that shows no skull: hence Storm. Its Guardian rolls the third skull alone, but
not after the first roll: hence Sorceress. Its Peace spares a first roll that disqualifies: left out."""

# The peer's name of a card, ours, and the house rules under which both play the same game.
SAME_GAME: dict[str, tuple[str, dict[str, object]]] = {
    "default": ("no card", {}),
    "treasure-island": ("Treasure Chest", {}),
    "pirate": ("Captain", {}),
    "guardian": ("Sorceress", {"spell_alone": False}),
    "pirate-ship-2": ("Sea Battle 2", {"sea_chest": False}),
    "pirate-ship-3": ("Sea Battle 3", {"sea_chest": False}),
    "pirate-ship-4": ("Sea Battle 4", {"sea_chest": False}),
    "coin": ("Gold", {"nine_alike": "8000"}),
    "diamond": ("Diamond", {"nine_alike": "8000"}),
    "animals": ("Monkey Business", {}),
    "skull-1": ("Skulls 1", {"skull_card_chest": False}),
    "skull-2": ("Skulls 2", {"skull_card_chest": False}),
    "storm": ("Storm", {"storm": "doubled", "storm_island": False}),
}


class Run(dict[str, float]):
    """Expected points by the peer's names of the cards, and the seconds that solving them took."""

    seconds: float = 0.0


def ours() -> Run:
    """All fourteen cards and the turn without a card; then, not timed, those under the peer's rules."""
    run = Run()
    started = time.perf_counter()
    sys.path.insert(0, str(SOURCES))
    from emberisle.games.fortune.bots.solver import solve
    from emberisle.games.fortune.rules.cards import CARDS, Card, card_named
    from emberisle.games.fortune.rules.house import OPTIONS, House

    usual: dict[str, Any] = {option.name: option.default for option in OPTIONS}
    for card in (Card(), *CARDS):
        solve(card, House(**usual))
    run.seconds = time.perf_counter() - started
    for theirs, (name, rules) in SAME_GAME.items():
        run[theirs] = solve(card_named(name) or Card(), House(**(usual | rules))).value
    return run


def peer(checkout: Path) -> Run:
    """All the configurations that the peer has, solved by its own function, past its cache on disk."""
    run = Run()
    started = time.perf_counter()
    sys.path.insert(0, str(checkout))
    sys.modules.setdefault("tabulate", types.SimpleNamespace(tabulate=None))  # type: ignore[arg-type]
    import solver.dp as dp  # type: ignore[import-not-found]
    from solver.model import CARD_CONFIGS, DEFAULT_CONFIG  # type: ignore[import-not-found]

    configurations = {"default": DEFAULT_CONFIG, **CARD_CONFIGS}
    for config in configurations.values():
        dp._cache[config] = dp._solve(config)
    run.seconds = time.perf_counter() - started
    from solver.report import turn_ev  # type: ignore[import-not-found]

    run.update({name: turn_ev(config) for name, config in configurations.items()})
    return run


def in_fresh_process(*arguments: str) -> Run:
    command = [sys.executable, "-I", str(Path(__file__).resolve()), "--child", *arguments]
    seconds, values = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    run = Run(values)
    run.seconds = seconds
    return run


def print_times(mine: list[float], theirs: float | None) -> None:
    middle = statistics.median(mine)
    spread = f"{min(mine):.3f} to {max(mine):.3f}"
    print(f"ours   {middle:9.3f} s   no card and 14 cards; median of {len(mine)} runs, {spread}")
    if theirs is not None:
        print(f"peer   {theirs:9.1f} s   no card and 13 cards (it has no Zombie Attack); one run")
        print(f"ratio  {theirs / middle:9.0f}")


def print_values(mine: Run, theirs: Run) -> None:
    print(f"\n{'card':<16} {'ours':>9} {'peer':>9}   house rules for the comparison")
    for key, (name, rules) in SAME_GAME.items():
        changed = ", ".join(f"{option}={value}" for option, value in rules.items())
        print(f"{name:<16} {mine[key]:9.2f} {theirs[key]:9.2f}   {changed}".rstrip())
    print(WHAT_STILL_DIFFERS)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--peer", type=Path, metavar="CHECKOUT", help="a checkout of supitalp/millesabords")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.child:
        run = peer(args.peer) if args.peer else ours()
        print(json.dumps([run.seconds, run]))
        return
    mine = [in_fresh_process() for _ in range(5)]
    theirs = in_fresh_process("--peer", str(args.peer.resolve())) if args.peer else None
    print_times([run.seconds for run in mine], theirs.seconds if theirs else None)
    if theirs:
        print_values(mine[0], theirs)
    else:
        print(HOW_TO_GET_IT)


if __name__ == "__main__":
    main()
