"""A server in a process of its own, which can be killed: ``python -m tests.server.process DATABASE PORT``."""

from __future__ import annotations

import itertools
import socket
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

from emberisle.server.http import rooms
from emberisle.server.http.serving import TableServer
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

    def __enter__(self) -> ServerProcess:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def start(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.process", self._database, str(self.port)],
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env=self._env,
        )
        assert self._process.stdout is not None
        assert self._process.stdout.readline().strip() == READY

    def kill(self) -> None:
        """As a power cut would."""
        self._process.kill()
        self._process.wait(30)
        if self._process.stdout is not None:
            self._process.stdout.close()


def main(database: str, port: str) -> None:
    numbers = itertools.count()
    with (
        patch.object(rooms, "fresh_seed", lambda: f"a seed {next(numbers)}"),
        socket.create_server(("127.0.0.1", int(port))) as listening,
    ):
        server = TableServer(replace(QUICK, database=database), listening)
        server.run(lambda: print(READY, flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
