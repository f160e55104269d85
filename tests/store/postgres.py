"""A PostgreSQL server of the tests' own: on loopback, in a temporary folder, gone afterwards."""

from __future__ import annotations

import asyncio
import importlib.util
import itertools
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import asyncpg  # type: ignore[import-untyped]
import pytest

INSTALL: Final = (
    "no PostgreSQL server was found: install one (Debian and Ubuntu: `apt install postgresql`; macOS: "
    "`brew install postgresql`) so that `initdb` and `postgres` are on the PATH, or `pip install pgserver`"
)
UNPRIVILEGED: Final = ("postgres", "nobody")
SETTINGS: Final = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "fsync": "off",
    "full_page_writes": "off",
    "wal_level": "minimal",
    "max_wal_senders": "0",
}
# A parent that is killed takes the server with it: the shell sees the end of its standard input. For every
# line before, it kills the server and starts it again.
GUARD: Final = (
    'folder=$1; shift; "$@" & server=$!; '
    'while read -r _; do kill -KILL $server; wait $server; "$@" & server=$!; done; '
    'kill -QUIT $server; wait $server; rm -rf "$folder"'
)
READY: Final = "database system is ready to accept connections"
STILL_IN_USE: Final = "FATAL:  pre-existing shared memory block"
"""What a server says that is started while processes of the one before have not ended yet."""


@dataclass
class Server:
    """A running server, on which every test gets databases of its own."""

    port: int
    _shell: subprocess.Popen[str]
    _numbers: Iterator[int] = field(default_factory=itertools.count)
    _used: list[str] = field(default_factory=list)
    _heard: threading.Condition = field(default_factory=threading.Condition)
    _lines: list[str] = field(default_factory=list)
    _ended: bool = False

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://tests@127.0.0.1:{self.port}/{database}"

    def kill(self) -> None:
        """Kill it as a power cut would, and have it back when it takes connections again."""
        heard = len(self._lines)
        self._start_again()
        while not self.waited_for(READY, heard):
            heard = len(self._lines)
            self._start_again()

    def waited_for(self, words: str, heard: int = 0) -> bool:
        """Wait until it says this after so many lines; false if it says that it cannot start yet."""
        with self._heard:
            self._heard.wait_for(lambda: self._ended or any(self._said([words, STILL_IN_USE], heard)))
            assert not self._ended, "".join(self._lines)
            said, in_use = self._said([words, STILL_IN_USE], heard)
        return said or not in_use

    def _said(self, words: Sequence[str], heard: int) -> list[bool]:
        return [any(one in line for line in self._lines[heard:]) for one in words]

    def listen(self) -> None:
        """Hear what it says until the last of its processes has ended."""
        with self._shell.stdout as said:  # type: ignore[union-attr]
            for line in said:
                with self._heard:
                    self._lines.append(line)
                    self._heard.notify_all()
        with self._heard:
            self._ended = True
            self._heard.notify_all()

    def _start_again(self) -> None:
        assert self._shell.stdin is not None
        self._shell.stdin.write("\n")
        self._shell.stdin.flush()

    def fresh_database(self) -> str:
        """The address of an empty database."""
        if self._used:
            url = self._used.pop()
            with suppress(asyncpg.InvalidCatalogNameError):
                asyncio.run(_execute(url, "DROP SCHEMA public CASCADE; CREATE SCHEMA public"))
                return url
        name = f"fresh_{next(self._numbers)}"
        asyncio.run(_execute(self.url(), f"CREATE DATABASE {name}"))
        return self.url(name)

    def give_back(self, url: str) -> None:
        """Let another test have this database once nobody is connected to it; making one takes long."""
        self._used.append(url)


async def _execute(url: str, statements: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(statements)
    finally:
        await connection.close()


@contextmanager
def running_postgres() -> Iterator[Server]:
    """A server for as long as the context lasts; without one installed, a skip, or a failure under CI."""
    programs = find_programs()
    if programs is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(INSTALL)
    folder = Path(tempfile.mkdtemp(prefix="emberisle-postgres-"))
    try:
        owner = _give_away(folder)
        _initialise(programs, folder, owner)
        port = _free_port()
        with _started(programs, folder, owner, port) as server:
            yield server
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def find_programs() -> Path | None:
    """The folder with ``initdb`` and ``postgres``."""
    return next((folder for folder in _folders() if _has_programs(folder)), None)


def _folders() -> Iterator[Path]:
    on_path = shutil.which("initdb")
    if on_path is not None:
        yield Path(on_path).resolve().parent
    if shutil.which("pg_config") is not None:
        asked = subprocess.run(["pg_config", "--bindir"], capture_output=True, text=True, check=False)
        yield Path(asked.stdout.strip())
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    wheel = importlib.util.find_spec("pgserver")
    if wheel is not None and wheel.origin is not None:
        yield Path(wheel.origin).parent / "pginstall" / "bin"


def _has_programs(folder: Path) -> bool:
    return all((folder / name).is_file() for name in ("initdb", "postgres"))


def _give_away(folder: Path) -> str | None:
    """Root may not run a server, so somebody with fewer rights gets the folder and runs it."""
    if os.geteuid() != 0:
        return None
    for name in UNPRIVILEGED:
        with suppress(LookupError):
            shutil.chown(folder, name)
            return name
    raise LookupError(f"root cannot run PostgreSQL, and there is no user {' or '.join(UNPRIVILEGED)}")


def _initialise(programs: Path, folder: Path, owner: str | None) -> None:
    options = ["--username=tests", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"]
    made = subprocess.run(
        [programs / "initdb", "--pgdata", folder / "cluster", *options],
        user=owner,
        extra_groups=None if owner is None else [],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert made.returncode == 0, made.stderr


@contextmanager
def _started(programs: Path, folder: Path, owner: str | None, port: int) -> Iterator[Server]:
    settings = [f"--{name}={value}" for name, value in {**SETTINGS, "port": str(port)}.items()]
    shell = subprocess.Popen(
        ["sh", "-c", GUARD, "sh", folder, programs / "postgres", "-D", folder / "cluster", *settings],
        user=owner,
        extra_groups=None if owner is None else [],
        cwd=folder,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        process_group=0,
    )
    server = Server(port, shell)
    listening = threading.Thread(target=server.listen, daemon=True)
    listening.start()
    try:
        assert server.waited_for(READY)
        yield server
    finally:
        assert shell.stdin is not None
        shell.stdin.close()
        try:
            shell.wait(timeout=20)
        except subprocess.TimeoutExpired:  # its folder is thrown away: nothing is lost by force
            os.killpg(shell.pid, signal.SIGKILL)
            shell.wait(timeout=60)
        listening.join(60)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
