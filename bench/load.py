"""How many matches does one server bear? Ours beside boardgame.io's own, over WebSockets, in one run.

    python3 start.py bench load                           100 matches at once, flat out, 30 moves each
    python3 start.py bench load live                      1,000 matches, a move every five seconds at each
    python3 start.py bench load memory                    what a match takes after 100 moves
    python3 start.py bench load --processes 2 --drivers 4 --rounds 5

Two players sit at every match. Programs in Node.js play for them all, at ours and at the peer's server
alike: random legal moves, the next one when the last is acknowledged and both players have seen it. Ours
runs in plain Python and, where there is a compiler, with the rules compiled. The servers run on loopback, one
after the other in every round, each in a process of its own after a warm-up; of several rounds medians are
shown.

ratio     moves/s against boardgame.io in the same round
ms/move   processor time of the server, which on a busy machine says more than moves/s; then the drivers' own
done      from sending a move to its acknowledgement
seen      from sending a move to the other player's new table
kB/match  what the server's memory grew by for each match with its two connections, opened and then played
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.loading.driving import driven, taken
from bench.loading.report import PEER, Load, print_report
from bench.loading.servers import install, node, our_server, serve, tool

WARM_UP_MATCHES, WARM_UP_MOVES = 8, 20
USUAL = {"flat": (100, 30, 0.0), "live": (1000, 4, 5.0), "memory": (200, 100, 0.0)}
"""For each mode how many matches, how many moves of each, and the seconds for a move."""


def main() -> None:
    args = arguments()
    if args.serve:
        serve(args.serve, args.processes)
        return
    if tool("node") is None:
        sys.exit("Node.js plays for everybody here, and there is none.")
    missing = "--no-peer" if args.no_peer else install()
    found: dict[str, list[Load]] = {}
    for number in range(args.rounds):
        for name, kind, server in subjects(args, missing is None):
            print(f"\rround {number + 1} of {args.rounds}: {name:<36}", end="", file=sys.stderr, flush=True)
            with server as child:
                found.setdefault(name, []).append(bear(child, kind, args))
    print(file=sys.stderr)
    print_report(found, args)
    if missing is not None:
        print(f"boardgame.io is left out: {missing}")
    if any(load.played.failed for loads in found.values() for load in loads):
        sys.exit("some matches failed")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("mode", nargs="?", choices=list(USUAL), default="flat")
    parser.add_argument("--matches", type=int, help="at once")
    parser.add_argument("--moves", type=int, help="of each match")
    parser.add_argument("--every", type=float, help="seconds for a move, 0 for as fast as it goes")
    parser.add_argument("--rounds", type=int, default=1, help="of which the medians are shown")
    parser.add_argument("--processes", type=int, default=1, help="server processes of ours (default 1)")
    parser.add_argument("--drivers", type=int, help="programs that play (default: one for each other core)")
    parser.add_argument("--database", choices=["sqlite", "memory"], default="sqlite")
    parser.add_argument("--build", choices=["plain", "compiled", "both"], default="both")
    parser.add_argument("--no-peer", action="store_true", help="ours alone")
    parser.add_argument("--serve", metavar="DATABASE", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.build == "both" and "EMBERISLE_COMPILED" not in os.environ:
        args.build = "plain"
    if args.build == "compiled" and "EMBERISLE_COMPILED" not in os.environ:
        parser.error("there is no compiled build; start.py makes one where there is a compiler")
    matches, moves, every = USUAL[args.mode]
    args.matches = matches if args.matches is None else args.matches
    args.moves = moves if args.moves is None else args.moves
    args.every = every if args.every is None else args.every
    cores = os.cpu_count() or 1
    args.drivers = max(1, min(4, cores - args.processes)) if args.drivers is None else args.drivers
    return args


Subject = tuple[str, str, AbstractContextManager[subprocess.Popen[str]]]


def subjects(args: argparse.Namespace, peer: bool) -> Iterator[Subject]:
    """What is measured in every round: a name, how it is spoken to, and the server."""
    for build in ("plain", "compiled"):
        if args.build in (build, "both"):
            server = our_server(args.database, build == "compiled", args.processes)
            yield f"Emberisle, {build}", "emberisle", server
    if peer:
        yield PEER, "boardgame", node("skulls_server.cjs")


def bear(server: subprocess.Popen[str], kind: str, args: argparse.Namespace) -> Load:
    """Let a server that has been started bear the matches that were asked for."""
    with driven(server, kind, args.drivers) as drivers:
        drivers.open(WARM_UP_MATCHES)
        drivers.play(WARM_UP_MOVES)
        drivers.close()
        empty = taken(server.pid).memory
        drivers.open(args.matches)
        opened = taken(server.pid).memory
        if args.every:
            drivers.play(1, args.every)  # until all that opening has left behind is done
        played = drivers.play(args.moves, args.every)
        grown = taken(server.pid).memory
        drivers.close()
    return Load(played, (opened - empty) / args.matches, (grown - empty) / args.matches)


if __name__ == "__main__":
    main()
