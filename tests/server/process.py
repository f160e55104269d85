"""A server in a process of its own, which can be killed.

``python -m tests.server.process DATABASE PORT PROCESSES``.

If there are several, they divide the rooms, and each of them can be killed.
"""

from __future__ import annotations

import itertools
import multiprocessing
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import IO, Self
from unittest.mock import patch

from emberisle.server.http import rooms
from emberisle.server.http.process_group import ProcessGroup
from emberisle.server.http.serving import TableServer
from emberisle.server.http.worker_process import run_worker
from emberisle.server.settings import Settings
from emberisle.server.sharding import owner
from emberisle.store import sqlite
from tests.server.running import QUICK, usual_priority

ROOT = Path(__file__).parents[2]
READY = "ready"
THINKERS = "thinkers"
KILL_THINKERS = signal.SIGUSR1
"""Tells a server process to kill the processes that think for its bots, and to say how many there were."""
SECOND = 0.01
"""Real seconds for one of the tables: bots and windows wait for what people look at, and here nobody does."""
AN_AGE = 1e9
"""Seconds of the tables, so that no bot minds a chair however long a server is away."""
IMPATIENT = "busy_timeout = 500"
"""How long a server that has its file for itself waits where somebody else has locked it, in milliseconds."""


class ServerProcess:
    """A server that is started, killed and started again at the same address."""

    PROCESSES = 1

    def __init__(
        self, database: str, env: Mapping[str, str] | None = None, log: IO[str] | None = None
    ) -> None:
        self._database, self._env, self._log = database, env, log
        self._heard = threading.Condition()
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port = int(probe.getsockname()[1])
        self.base = f"http://127.0.0.1:{self.port}"
        self.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def start(self) -> None:
        self._process = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "tests.server.process",
                self._database,
                str(self.port),
                str(self.PROCESSES),
            ],
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
            cwd=ROOT,
            env=self._env,
        )
        self._ready = self._ended = False
        self._killed_thinkers: list[int] = []
        self._listening = threading.Thread(target=self._listen, daemon=True)
        self._listening.start()
        self._wait(lambda: self._ready)

    def kill(self) -> None:
        """Kill it as a power cut would, and see everything that it has started end by itself."""
        self._process.kill()
        self._process.wait(30)
        self._listening.join()

    def hang(self) -> None:
        """Let it answer nobody, although its port is open."""
        self._process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        self._process.send_signal(signal.SIGCONT)

    def kill_thinkers(self) -> int:
        """Kill the processes that think for bots, and say how many there were."""
        self._killed_thinkers.clear()
        self._process.send_signal(KILL_THINKERS)
        self._wait(lambda: self._killed_thinkers)
        return self._killed_thinkers[0]

    def _wait(self, condition: Callable[[], object]) -> None:
        with self._heard:
            self._heard.wait_for(lambda: self._ended or condition())
        assert not self._ended, "the server has ended"

    def _listen(self) -> None:
        """Hear what the processes say until the last of them has ended."""
        with self._process.stdout as said:  # type: ignore[union-attr]
            for line in said:
                with self._heard:
                    self._note(line.strip())
                    self._heard.notify_all()
        with self._heard:
            self._ended = True
            self._heard.notify_all()

    def _note(self, line: str) -> None:
        if line == READY:
            self._ready = True
        elif line.startswith(THINKERS):
            self._killed_thinkers.append(int(line.removeprefix(THINKERS)))


class ServerGroup(ServerProcess):
    """A server whose worker processes divide the rooms."""

    PROCESSES = 2

    def __init__(
        self, database: str, env: Mapping[str, str] | None = None, log: IO[str] | None = None
    ) -> None:
        self.pids: dict[int, int] = {}
        self._killed: dict[int, int] = {}
        super().__init__(database, env, log)

    def kill_worker(self, number: int, how: signal.Signals = signal.SIGKILL) -> None:
        self._killed[number] = self.pids[number]
        with suppress(ProcessLookupError):  # it has ended by itself just now
            os.kill(self.pids[number], how)

    def wait_for_worker(self, number: int) -> None:
        """Wait until a worker process that was killed is started again."""
        self._wait(lambda: self.pids[number] != self._killed[number])

    def kill_thinkers(self) -> int:
        """The same in all worker processes; those of one that has just ended have ended with it."""
        self._killed_thinkers.clear()
        asked = dict(self.pids)
        for pid in asked.values():
            with suppress(ProcessLookupError):
                os.kill(pid, KILL_THINKERS)
        self._wait(lambda: len(self._killed_thinkers) == len(asked) or self.pids != asked)
        return sum(self._killed_thinkers)

    def _note(self, line: str) -> None:
        number, _, pid = line.partition(" ")
        if number.isdigit():
            self.pids[int(number)] = int(pid)
        else:
            super()._note(line)


class OwningWorker:
    """The worker process that owns a room."""

    def __init__(self, group: ServerGroup, code: str) -> None:
        self.group, self.base = group, group.base
        self.number = owner(code, group.PROCESSES)

    def kill(self) -> None:
        self.group.kill_worker(self.number)

    def start(self) -> None:
        self.group.wait_for_worker(self.number)


def main(database: str, port: str, processes: str) -> None:
    settings = replace(QUICK, database=database, second=SECOND, grace=AN_AGE)
    signal.signal(KILL_THINKERS, kill_thinkers)
    with same_luck(), usual_priority(), socket.create_server(("127.0.0.1", int(port))) as listening:
        if int(processes) > 1:
            ProcessGroup(settings, int(processes), listening, work).run(lambda: say(READY))
        else:
            with patch.object(sqlite, "PRAGMAS", (*sqlite.PRAGMAS, IMPATIENT)):
                TableServer(settings, listening).run(lambda: say(READY))


def work(settings: Settings, channel: socket.socket) -> None:
    """A worker process that says which it is."""
    signal.signal(KILL_THINKERS, kill_thinkers)
    say(f"{settings.process} {os.getpid()}")
    with same_luck(), usual_priority():
        run_worker(settings, channel)


def say(line: str) -> None:
    os.write(1, f"{line}\n".encode())  # at once, as others write there too


def kill_thinkers(*_: object) -> None:
    found = multiprocessing.active_children()
    for thinker in found:
        thinker.kill()
    say(f"{THINKERS} {len(found)}")


@contextmanager
def same_luck() -> Iterator[None]:
    numbers = itertools.count()
    with patch.object(rooms, "fresh_seed", lambda: f"a seed {next(numbers)}"):
        yield


if __name__ == "__main__":
    main(*sys.argv[1:])
