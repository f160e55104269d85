"""A server in a process of its own, which can be killed: ``python -m tests.server.process DATABASE PORT``.

With a number behind, so many worker processes divide the rooms, and each of them can be killed.
"""

from __future__ import annotations

import itertools
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Self
from unittest.mock import patch

from emberisle.server.http import rooms
from emberisle.server.http.process_group import ProcessGroup
from emberisle.server.http.serving import TableServer
from emberisle.server.http.worker_process import run_worker
from emberisle.server.settings import Settings
from emberisle.server.sharding import owner
from tests.server.running import QUICK

ROOT = Path(__file__).parents[2]
READY = "ready"


class ServerProcess:
    """A server that is started, killed and started again at the same address."""

    def __init__(self, database: str, env: Mapping[str, str] | None = None) -> None:
        self._database, self._env = database, env
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port = int(probe.getsockname()[1])
        self.base = f"http://127.0.0.1:{self.port}"
        self.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def start(self) -> None:
        self._popen()
        assert self._process.stdout is not None
        assert self._process.stdout.readline().strip() == READY

    def _popen(self, *arguments: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.process", self._database, str(self.port), *arguments],
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env=self._env,
        )

    def kill(self) -> None:
        """As a power cut would."""
        self._process.kill()
        self._process.wait(30)
        if self._process.stdout is not None:
            self._process.stdout.close()


class ServerGroup(ServerProcess):
    """A server whose worker processes divide the rooms."""

    PROCESSES = 2

    def __init__(self, database: str, env: Mapping[str, str] | None = None) -> None:
        self.pids: dict[int, int] = {}
        super().__init__(database, env)

    def start(self) -> None:
        self._popen(str(self.PROCESSES))
        while (line := self._line()) != READY:
            self._note(line)
        assert len(self.pids) == self.PROCESSES

    def kill(self) -> None:
        """Kill the parent alone, and see its worker processes and their bots end by themselves."""
        self._process.kill()
        while self._process.stdout is not None and not self._process.stdout.closed and self._line():
            pass
        super().kill()

    def kill_worker(self, number: int, how: signal.Signals = signal.SIGKILL) -> None:
        os.kill(self.pids[number], how)

    def wait_for_worker(self, number: int) -> None:
        """Wait until a worker process that was killed is started again."""
        before = self.pids[number]
        while self.pids[number] == before:
            self._note(self._line())

    def _note(self, line: str) -> None:
        number, pid = line.split()
        self.pids[int(number)] = int(pid)

    def _line(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()


class OwningWorker:
    """The worker process that owns a room."""

    def __init__(self, group: ServerGroup, code: str) -> None:
        self.group, self.base = group, group.base
        self.number = owner(code, group.PROCESSES)

    def kill(self) -> None:
        self.group.kill_worker(self.number)

    def start(self) -> None:
        self.group.wait_for_worker(self.number)


def main(database: str, port: str, processes: str = "1") -> None:
    settings = replace(QUICK, database=database)
    with same_luck(), socket.create_server(("127.0.0.1", int(port))) as listening:
        server = (
            TableServer(settings, listening)
            if processes == "1"
            else ProcessGroup(settings, int(processes), listening, work)
        )
        server.run(lambda: print(f"{READY}\n", end="", flush=True))


def work(settings: Settings, channel: socket.socket) -> None:
    """A worker process that says which it is."""
    os.write(1, f"{settings.process} {os.getpid()}\n".encode())  # at once, as others write there too
    with same_luck():
        run_worker(settings, channel)


@contextmanager
def same_luck() -> Iterator[None]:
    numbers = itertools.count()
    with patch.object(rooms, "fresh_seed", lambda: f"a seed {next(numbers)}"):
        yield


if __name__ == "__main__":
    main(*sys.argv[1:])
