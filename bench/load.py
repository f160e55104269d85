"""How many matches does one server bear? Ours beside boardgame.io's own, over WebSockets, in one run.

    python3 start.py bench load                                     200 matches at once, 30 moves each
    python3 start.py bench load --matches 400 --database memory --rounds 3

Two players sit at every match, and one Node.js program plays for them all, by ours and by the peer's server
alike: random legal moves, the next one when the last is acknowledged and both players have seen it. First
everybody plays flat out, so that moves wait in line; then at the pace of people, one move every five seconds
at each match. The servers run on loopback, one after the other, each in a process of its own after a warm-up.

done      from sending a move to its acknowledgement
seen      from sending a move to the other player's new table
kB/match  what the server's memory grew by for each match, what is not yet collected included
ms/move   processor time of the server, which on a busy machine says more than moves/s; then the driver's own
"""

from __future__ import annotations

import argparse
import json
import math
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import IO, Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
PARTS = Path(__file__).resolve().parent / "loading"
INSTALLED = ROOT / "build" / "bench-load"
PEER = "boardgame.io 0.50.2, memory"
WARM_UP_MATCHES, WARM_UP_MOVES = 5, 20
PATIENCE = 30.0

WHAT_DIFFERS = """\
ratio: moves/s against boardgame.io. What is not the same: ours plays Fortune by its whole rulebook, names all
legal moves and tells each player in words what happened; the peer plays a dice game of 40 lines whose moves
the client has to know. Ours stores a move before it says done (SQLite: synced to the disk; memory: for as
long as it runs); the peer keeps matches in memory and acknowledges nothing: the mover's own update counts."""


class Phase(NamedTuple):
    """How some moves at every match went."""

    seconds: float
    done: list[float]
    """Milliseconds of every move."""
    seen: list[float]
    server: float
    """Seconds of processor time."""
    driver: float

    @property
    def rate(self) -> float:
        return len(self.done) / self.seconds


class Load(NamedTuple):
    """What one server bore."""

    flat_out: Phase
    calm: Phase
    failed: list[str]
    opened: float
    """Kilobytes that each match took once it was opened."""
    played: float
    """Kilobytes that each match took after its moves."""


# -- the servers


def serve(database: str) -> None:
    """Our server on a free port, without the limits that keep one address from asking too fast."""
    from emberisle.server.http.serving import TableServer
    from emberisle.server.settings import Settings

    no_limit = (1e6, 1_000_000)
    settings = Settings(
        database=database,
        workers=1,
        bot_pause=0.0,
        grace=3600.0,
        requests=no_limit,
        openings=no_limit,
        arrivals=no_limit,
        lookups=no_limit,
    )
    with socket.create_server(("127.0.0.1", 0), backlog=2048) as listening:
        server = TableServer(settings, listening)
        threading.Thread(target=_stop_at_the_end, args=(server.stop,), daemon=True).start()
        server.run(lambda: print(f"port {listening.getsockname()[1]}", flush=True))


def _stop_at_the_end(stop: Callable[[], None]) -> None:
    """Whoever started us closes our input, or is gone, when the server is not needed any more."""
    sys.stdin.read()
    stop()


@contextmanager
def started(*command: object, env: Mapping[str, str] | None = None) -> Iterator[subprocess.Popen[str]]:
    """A program that ends when its input does."""
    words, full_env = [str(word) for word in command], {**os.environ, **(env or {})}
    child = subprocess.Popen(words, env=full_env, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    try:
        yield child
    finally:
        _pipe(child.stdin).close()
        try:
            child.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            child.kill()
            child.wait()
        _pipe(child.stdout).close()


def _pipe(end: IO[str] | None) -> IO[str]:
    assert end is not None
    return end


@contextmanager
def our_server(kind: str, compiled: bool) -> Iterator[subprocess.Popen[str]]:
    env = {"PYTHONPATH": os.environ["EMBERISLE_COMPILED"]} if compiled else {}
    with tempfile.TemporaryDirectory(prefix="emberisle-load-") as folder:
        database = f"sqlite:///{Path(folder, 'tables.sqlite').as_posix()}" if kind == "sqlite" else "memory:"
        with started(sys.executable, __file__, "--serve", database, env=env) as server:
            yield server


# -- Node.js, and what npm provides


def node(name: str, *arguments: object) -> AbstractContextManager[subprocess.Popen[str]]:
    """One of our programs for Node.js; it finds packages in build/bench-load, or does without."""
    env = {"NODE_PATH": str(INSTALLED / "node_modules"), "NODE_ENV": "production"}
    return started(tool("node"), "--experimental-websocket", PARTS / name, *arguments, env=env)


def tool(name: str) -> str | None:
    """Where node or npm is: start.py fetches its own where the installed one is too old."""
    return shutil.which(name, path=str(ROOT / ".venv-node" / "bin")) or shutil.which(name)


def install() -> str | None:
    """Have the peer in build/bench-load; or why that is impossible."""
    npm = tool("npm")
    if npm is None:
        return "there is no npm"
    lock = PARTS / "package-lock.json"
    copy = INSTALLED / lock.name
    if copy.exists() and copy.read_text() == lock.read_text() and (INSTALLED / "node_modules").exists():
        return None
    print("Fetching boardgame.io (first time only) ...", file=sys.stderr, flush=True)
    INSTALLED.mkdir(parents=True, exist_ok=True)
    shutil.copy(PARTS / "package.json", INSTALLED)
    shutil.copy(lock, INSTALLED)
    command = [npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
    env = {**os.environ, "PATH": f"{Path(npm).parent}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(command, cwd=INSTALLED, env=env, capture_output=True, text=True)
    if done.returncode:
        copy.unlink()
        return f"npm could not fetch it: {done.stderr.strip().splitlines()[-1]}"
    return None


# -- what a server takes


class Taken(NamedTuple):
    """Memory in kilobytes, and seconds of processor time so far."""

    memory: float
    processor: float


def taken(pid: int) -> Taken:
    """What a process and those it started have taken so far; not a number where there is no /proc."""
    folder = Path(f"/proc/{pid}")
    try:
        times = (folder / "stat").read_text().rpartition(")")[2].split()
        pages = int((folder / "statm").read_text().split()[1])
        children = [child for task in folder.glob("task/*/children") for child in task.read_text().split()]
    except OSError:
        return Taken(math.nan, math.nan)
    own = Taken(
        pages * os.sysconf("SC_PAGE_SIZE") / 1024, sum(map(int, times[11:13])) / os.sysconf("SC_CLK_TCK")
    )
    return Taken(*[sum(column) for column in zip(own, *[taken(int(child)) for child in children])])


# -- driving


class Driver:
    """The program that plays for everybody, one command after the other."""

    def __init__(self, child: subprocess.Popen[str]) -> None:
        self._child = child

    def open(self, matches: int) -> None:
        self._do({"do": "open", "matches": matches})

    def play(self, moves: int, every: float = 0.0) -> dict[str, Any]:
        return self._do({"do": "play", "moves": moves, "every": every})

    def close(self) -> None:
        self._do({"do": "close"})

    def _do(self, command: Mapping[str, object]) -> dict[str, Any]:
        told = _pipe(self._child.stdin)
        told.write(json.dumps(command) + "\n")
        told.flush()
        answer: dict[str, Any] = json.loads(_line(self._child))
        return answer


def _line(child: subprocess.Popen[str]) -> str:
    line = _pipe(child.stdout).readline()
    if not line:
        raise SystemExit(f"{child.args!r} ended too soon")  # what went wrong, it has said itself
    return line


def bear(server: subprocess.Popen[str], kind: str, args: argparse.Namespace) -> Load:
    """Let a server that has been started bear the matches that were asked for."""
    address = f"http://127.0.0.1:{int(_line(server).removeprefix('port '))}"
    with node("driver.cjs", kind, address) as child:
        driver = Driver(child)
        driver.open(WARM_UP_MATCHES)
        driver.play(WARM_UP_MOVES)
        driver.close()
        empty = taken(server.pid)
        driver.open(args.matches)
        opened = taken(server.pid)
        flat_out, _ = phase(driver, server, args.moves, 0.0)
        played = taken(server.pid)
        calm, failed = phase(driver, server, args.calm_moves, args.every)
        driver.close()
    grown = [(now.memory - empty.memory) / args.matches for now in (opened, played)]
    return Load(flat_out, calm, failed, *grown)


def phase(driver: Driver, server: subprocess.Popen[str], moves: int, every: float) -> tuple[Phase, list[str]]:
    """Some moves at every match, and why matches have failed so far."""
    before = taken(server.pid).processor
    told = driver.play(moves, every)
    used = taken(server.pid).processor - before
    return Phase(told["seconds"], told["done"], told["seen"], used, told["driver"]), told["failed"]


# -- the benchmark


def main() -> None:
    args = arguments()
    if args.serve:
        serve(args.serve)
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
    print(WHAT_DIFFERS if missing is None else f"boardgame.io is left out: {missing}")
    if any(load.failed for loads in found.values() for load in loads):
        sys.exit("some matches failed")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--matches", type=int, default=200, help="at once (default 200)")
    parser.add_argument("--moves", type=int, default=30, help="of each match (default 30)")
    parser.add_argument("--every", type=float, default=5.0, help="seconds for a move at the pace of people")
    parser.add_argument("--calm-moves", type=int, default=4, help="of each match at that pace (default 4)")
    parser.add_argument("--rounds", type=int, default=1, help="the one with the median of moves/s is shown")
    parser.add_argument("--database", choices=["sqlite", "memory", "both"], default="both")
    parser.add_argument("--no-peer", action="store_true", help="ours alone")
    parser.add_argument("--compiled", action="store_true", help="ours with the rules compiled")
    parser.add_argument("--serve", metavar="DATABASE", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.compiled and "EMBERISLE_COMPILED" not in os.environ:
        parser.error("there is no compiled build; start.py makes one where there is a compiler")
    return args


Subject = tuple[str, str, AbstractContextManager[subprocess.Popen[str]]]


def subjects(args: argparse.Namespace, peer: bool) -> Iterator[Subject]:
    """What is measured: a name, how it is spoken to, and the server."""
    for database in ("sqlite", "memory"):
        if args.database in (database, "both"):
            shown = {"sqlite": "SQLite", "memory": "memory"}[database]
            yield f"Emberisle Fortune, {shown}", "emberisle", our_server(database, args.compiled)
    if peer:
        yield PEER, "boardgame", node("skulls_server.cjs")


def middle(loads: list[Load]) -> Load:
    """The run with the median of moves/s."""
    ordered = sorted(loads, key=lambda load: load.flat_out.rate)
    return ordered[(len(ordered) - 1) // 2]


def percentile(times: list[float], share: float) -> float:
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else math.nan


def print_report(found: Mapping[str, list[Load]], args: argparse.Namespace) -> None:
    loads = {name: middle(runs) for name, runs in found.items()}
    print(f"{args.matches} matches at once, two players each; flat out, {args.moves} moves each")
    print_phases({name: load.flat_out for name, load in loads.items()})
    if args.calm_moves:
        print(f"\na move every {args.every:g} seconds at each match, {args.calm_moves} moves each")
        print_phases({name: load.calm for name, load in loads.items()}, compared=False)
    print(f"\n{'server':<29}{'kB/match opened':>16}{'kB/match played':>17}{'failed':>9}")
    for name, load in loads.items():
        failed = [why for run in found[name] for why in run.failed]
        print(f"{name:<29}{load.opened:>16,.0f}{load.played:>17,.0f}{len(failed):>9}")
        for why in sorted(set(failed)):
            print(f"  {why}")
    print()


def print_phases(phases: Mapping[str, Phase], compared: bool = True) -> None:
    head = f"{'done p50':>11}{'p99 ms':>8}{'seen p50':>10}{'p99 ms':>8}{'ms/move':>9}"
    print(f"{'server':<29}{'moves':>7}{'moves/s':>9}{'ratio' if compared else '':>7}{head}{'driver':>8}")
    for name, one in phases.items():
        ratio = f"{one.rate / phases[PEER].rate:.2f}" if compared and PEER in phases else ""
        done = f"{percentile(one.done, 0.5):>11,.1f}{percentile(one.done, 0.99):>8,.0f}"
        seen = f"{percentile(one.seen, 0.5):>10,.1f}{percentile(one.seen, 0.99):>8,.0f}"
        each = [1000 * used / max(1, len(one.done)) for used in (one.server, one.driver)]
        row = f"{len(one.done):>7,}{one.rate:>9,.0f}{ratio:>7}{done}{seen}{each[0]:>9.2f}{each[1]:>8.2f}"
        print(f"{name:<29}{row}")


if __name__ == "__main__":
    main()
