"""`emberisle serve` on the command line: where it listens, what it says, and how it ends."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from emberisle.cli import main as command
from emberisle.cli.serve import USUAL_PORT, listening_at
from emberisle.terminal.errors import BadArgument
from tests.server.browser import Browser, open_room
from tests.server.tables import make, next_mover

SERVER_STOPS = 1012


@contextmanager
def serving(home: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The command in a process of its own, and the address it names."""
    process = subprocess.Popen(
        [sys.executable, "-m", "emberisle", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "XDG_STATE_HOME": str(home), "LOCALAPPDATA": str(home), "BROWSER": "true"},
    )
    assert process.stdout is not None
    try:
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found is not None
        yield process, found.group()
    finally:
        process.kill()
        process.communicate()


@pytest.mark.parametrize(
    ("arguments", "how"),
    [
        (("serve", "--no-browser", "--port", "0"), signal.SIGTERM),
        (("serve", "--no-browser", "--port", "0", "--processes", "2"), signal.SIGINT),
        ((), signal.SIGINT),
    ],
    ids=["serve", "processes", "bare"],
)
def test_the_command_serves_until_it_is_interrupted(
    tmp_path: Path, arguments: tuple[str, ...], how: signal.Signals
) -> None:
    with serving(tmp_path, *arguments) as (process, base):
        admission = open_room(base, game="wildfire", seats=4, level="hard", play_now=True)
        with Browser(base, admission["code"], admission["token"]) as ana:
            assert next_mover([ana.come()]) is ana
            make(ana, ana.moves[0])
            process.send_signal(how)
            out, err = process.communicate(timeout=60)  # which ends when its workers have ended too
            assert ana.hear_out() == SERVER_STOPS
        assert process.returncode == 0
        assert "every match is kept" in out
        assert err == ""
    assert (tmp_path / "emberisle" / "tables.sqlite").exists()


def test_a_room_is_there_again_after_a_restart(tmp_path: Path) -> None:
    arguments = ("serve", "--no-browser", "--port", "0", "--database", f"sqlite:///{tmp_path}/own.db")
    with serving(tmp_path, *arguments) as (_, base):
        code = open_room(base, game="wildfire")["code"]
    with serving(tmp_path, *arguments) as (_, base):
        assert httpx.get(f"{base}/api/rooms/{code}").json()["game"] == "wildfire"


def test_the_next_free_port_is_taken_unless_one_was_asked_for() -> None:
    with listening_at("127.0.0.1", None) as first, listening_at("127.0.0.1", None) as second:
        one, other = first.getsockname()[1], second.getsockname()[1]
        assert USUAL_PORT <= one < other
        with pytest.raises(BadArgument, match=str(one)):
            listening_at("127.0.0.1", one)


@pytest.mark.parametrize(
    "arguments",
    [
        ["--port", "eighty"],
        ["--port", "70000"],
        ["--workers", "0"],
        ["--processes", "0"],
        ["--processes", "2", "--database", "memory:", "--port", "0"],
        ["--processes", "2", "--database", "oracle://here", "--port", "0"],
        ["--database", "oracle://here", "--port", "0"],
        ["--host", "256.1.1.1", "--port", "0"],
        ["--origin", "games.example", "--port", "0"],
        ["--origin", "https://games.example/tables", "--port", "0"],
    ],
)
def test_what_cannot_be_served_is_said_in_one_line(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert command.main(["serve", "--no-browser", *arguments]) == 2
    complaint = capsys.readouterr().err
    assert complaint.startswith("emberisle: ")
    assert complaint.count("\n") == 1


def test_several_processes_need_a_database_that_they_can_share(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["serve", "--port", "0", "--processes", "2", "--database", "memory:"]) == 2
    assert "sqlite:///file or postgresql://" in capsys.readouterr().err


def test_where_connections_cannot_be_handed_over_one_process_serves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delattr(socket, "send_fds")
    database = f"sqlite:///{tmp_path}/own.db"
    assert command.main(["serve", "--port", "0", "--processes", "2", "--database", database]) == 2
    assert "--processes 1" in capsys.readouterr().err


def test_the_help_names_the_processes(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command.main(["serve", "--help"])
    assert "--processes N" in capsys.readouterr().out


def test_without_the_server_libraries_the_command_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    monkeypatch.delitem(sys.modules, "emberisle.server.http.serving", raising=False)
    assert command.main(["serve"]) == 2
    assert "emberisle[server]" in capsys.readouterr().err


def test_a_port_is_free_again_once_nobody_listens_at_it() -> None:
    with listening_at("127.0.0.1", 0) as listening:
        port = listening.getsockname()[1]
    with socket.create_server(("127.0.0.1", port)):
        pass
