"""Driving a server: programs that play for everybody, and what that takes."""

from __future__ import annotations

import json
import math
import os
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from bench.loading.servers import line_of, node, pipe


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


class Phase(NamedTuple):
    """How some moves at every match went."""

    seconds: float
    done: list[float]
    """Milliseconds of every move."""
    seen: list[float]
    server: float
    """Seconds of processor time."""
    driver: float
    """The same of all drivers together."""
    failed: list[str]
    """Why matches have failed so far."""

    @property
    def rate(self) -> float:
        return len(self.done) / self.seconds

    @property
    def each(self) -> tuple[float, float]:
        """Milliseconds of processor time for a move, of the server and of the drivers."""
        moves = max(1, len(self.done))
        return 1000 * self.server / moves, 1000 * self.driver / moves


class Drivers:
    """Programs that play for everybody, each at its share of the matches, all told the same at once."""

    def __init__(self, children: list[subprocess.Popen[str]], server: subprocess.Popen[str]) -> None:
        self._children = children
        self._server = server
        self._matches = 0

    def open(self, matches: int) -> None:
        self._matches = matches
        self._do([{"do": "open", "first": first, "matches": count} for first, count in self._shares()])

    def play(self, moves: int, every: float = 0.0) -> Phase:
        """So many moves at every match."""
        before = taken(self._server.pid).processor
        command = {"do": "play", "moves": moves, "every": every, "of": self._matches}
        told = self._do([command] * len(self._children))
        used = taken(self._server.pid).processor - before
        seconds = max([one["seconds"] for one in told])
        done, seen, failed = [
            [what for one in told for what in one[name]] for name in ("done", "seen", "failed")
        ]
        return Phase(seconds, done, seen, used, sum([one["driver"] for one in told]), failed)

    def close(self) -> None:
        self._do([{"do": "close"}] * len(self._children))

    def _shares(self) -> Iterator[tuple[int, int]]:
        """Which matches each of them plays: the number of the first, and how many."""
        each = len(self._children)
        edges = [self._matches * number // each for number in range(each + 1)]
        for first, end in pairwise(edges):
            yield first, end - first

    def _do(self, commands: list[Mapping[str, object]]) -> list[dict[str, Any]]:
        for child, command in zip(self._children, commands, strict=True):
            told = pipe(child.stdin)
            told.write(json.dumps(command) + "\n")
            told.flush()
        return [json.loads(line_of(child)) for child in self._children]


@contextmanager
def driven(server: subprocess.Popen[str], kind: str, drivers: int) -> Iterator[Drivers]:
    """The drivers of a server that says at which port it is; it is warm when they begin."""
    address = f"http://127.0.0.1:{int(line_of(server).removeprefix('port '))}"
    with ExitStack() as children:
        found = [children.enter_context(node("driver.cjs", kind, address)) for _ in range(drivers)]
        yield Drivers(found, server)
