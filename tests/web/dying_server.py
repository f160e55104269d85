"""A server in a process of its own, which can be killed and comes back at the same address."""

from __future__ import annotations

import socket
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

from emberisle.server.serving import TableServer
from tests.server.running import QUICK

OPEN = "open"


class DyingServer:
    """Keeps its matches in a file, so that death takes nothing with it."""

    def __init__(self, database: Path) -> None:
        self._database = f"sqlite:///{database.as_posix()}"
        with socket.create_server(("127.0.0.1", 0)) as free:
            self._port = int(free.getsockname()[1])
        self.base = f"http://127.0.0.1:{self._port}"
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> DyingServer:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def start(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", __name__, str(self._port), self._database],
            cwd=Path(__file__).parents[2],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        assert self._process.stdout.readline().strip() == OPEN, "the server did not start"

    def kill(self) -> None:
        """Without a chance to say goodbye."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None


def serve(port: str, database: str) -> None:
    """Serve until killed."""
    listening = socket.create_server(("127.0.0.1", int(port)))
    TableServer(replace(QUICK, database=database), listening).run(lambda: print(OPEN, flush=True))


if __name__ == "__main__":
    serve(*sys.argv[1:])
