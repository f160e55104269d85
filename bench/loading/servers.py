"""The servers of the load benchmark, each in a process of its own that ends when its input does."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parents[2]
PARTS = Path(__file__).resolve().parent
INSTALLED = ROOT / "build" / "bench-load"
PATIENCE = 30.0


def serve(database: str, processes: int) -> None:
    """Our server on a free port, without the limits that keep one address from asking too fast."""
    from emberisle.server.http.process_group import ProcessGroup
    from emberisle.server.http.serving import TableServer
    from emberisle.server.settings import Settings

    no_limit = (1e6, 1_000_000)
    settings = Settings(
        database=database,
        workers=1,
        bot_pause=0.0,
        grace=3600.0,
        requests=no_limit,
        acts=no_limit,
        openings=no_limit,
        arrivals=no_limit,
        lookups=no_limit,
        connections=1_000_000,
        connections_of_one=1_000_000,
        hints=no_limit,
        hints_at_once=1_000_000,
    )
    with socket.create_server(("127.0.0.1", 0), backlog=2048) as listening:

        def announce() -> None:
            print(f"port {listening.getsockname()[1]}", flush=True)

        if processes > 1:
            _at_the_end(lambda: os.kill(os.getpid(), signal.SIGTERM))
            ProcessGroup(settings, processes, listening).run(announce)
        else:
            server = TableServer(settings, listening)
            _at_the_end(server.stop)
            server.run(announce)


def _at_the_end(stop: Callable[[], None]) -> None:
    """Whoever started us closes our input, or is gone, when the server is not needed any more."""

    def wait() -> None:
        sys.stdin.read()
        stop()

    threading.Thread(target=wait, daemon=True).start()


@contextmanager
def started(*command: object, env: Mapping[str, str] | None = None) -> Iterator[subprocess.Popen[str]]:
    """A program that ends when its input does."""
    words, full_env = [str(word) for word in command], {**os.environ, **(env or {})}
    child = subprocess.Popen(words, env=full_env, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    try:
        yield child
    finally:
        pipe(child.stdin).close()
        try:
            child.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            child.kill()
            child.wait()
        pipe(child.stdout).close()


def pipe(end: IO[str] | None) -> IO[str]:
    assert end is not None
    return end


def line_of(child: subprocess.Popen[str]) -> str:
    """The next line that a program prints."""
    line = pipe(child.stdout).readline()
    if not line:
        raise SystemExit(f"{child.args!r} ended too soon")  # what went wrong, it has said itself
    return line


@contextmanager
def our_server(kind: str, compiled: bool, processes: int) -> Iterator[subprocess.Popen[str]]:
    env = {"PYTHONPATH": os.environ["EMBERISLE_COMPILED"]} if compiled else {}
    with tempfile.TemporaryDirectory(prefix="emberisle-load-") as folder:
        database = f"sqlite:///{Path(folder, 'tables.sqlite').as_posix()}" if kind == "sqlite" else "memory:"
        program = ROOT / "bench" / "load.py"
        command = (sys.executable, program, "--serve", database, "--processes", processes)
        with started(*command, env=env) as server:
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
