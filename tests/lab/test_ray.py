"""On Ray the same games are played; what is finished is kept, whoever is killed or interrupted."""

from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from subprocess import PIPE

import polars as pl
import pytest

from emberisle.cli.main import main
from emberisle.lab.journal import Journal
from emberisle.lab.plan import make_plan
from emberisle.lab.running import Processes, play_chunk, run
from tests.lab.interrupting import assert_ctrl_c_keeps_what_was_played, one_after_the_other
from tests.lab.on_ray import GAMES_WANTED, PLAN

pytestmark = pytest.mark.skipif(find_spec("ray") is None, reason="the library Ray is not installed")

ROOT = Path(__file__).parents[2]
PYTHON_M = [sys.executable, "-m"]


@contextmanager
def a_ray() -> Iterator[str]:
    """The address of a Ray; what lets others in is in the environment meanwhile."""
    command = [*PYTHON_M, "tests.lab.on_ray", "head"]
    with (
        subprocess.Popen(command, cwd=ROOT, stdin=PIPE, stdout=PIPE, text=True) as running,
        pytest.MonkeyPatch.context() as patch,
    ):
        assert running.stdout is not None
        found, token = running.stdout.readline().split()
        patch.setenv("RAY_AUTH_MODE", "token")
        patch.setenv("RAY_AUTH_TOKEN", token)
        yield found
        running.communicate()
        assert running.returncode == 0


def lab(address: str, out: Path, games: int) -> list[str]:
    words = ["lab", "fortune", "--bots", "medium", "--games", str(games), "--out", str(out)]
    return [*PYTHON_M, "emberisle", *words, "--engine", "ray", "--address", address]


@pytest.mark.slow
def test_on_a_real_ray(tmp_path: Path) -> None:
    """All in one test, as a Ray takes long to start."""
    with a_ray() as address:
        assert_on_loopback_only(address)
        assert_games_are_those_of_local_processes(address, tmp_path / "same")
        assert_a_bot_of_ones_own_comes_along(address, tmp_path / "own")
        assert_games_of_killed_workers_are_played_again(address, tmp_path / "killed")
        folder = tmp_path / "interrupted"
        assert_ctrl_c_keeps_what_was_played(lambda games: lab(address, folder, games), folder)


def assert_games_are_those_of_local_processes(address: str, tmp_path: Path) -> None:
    done = subprocess.run(lab(address, tmp_path / "ray", 20), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "Fortune: 20 games of 2 bots" in done.stdout
    assert not done.stderr.strip(), "Ray is not quiet"
    plan = make_plan("fortune", bots=("medium",))
    here = Journal(tmp_path / "processes", plan)
    run(plan, 20, here, Processes(2))
    assert Journal(tmp_path / "ray", plan).in_order(20) == here.in_order(20) == one_after_the_other(20)
    for file in ("games.csv", "clauses.csv", "report.html"):
        assert (tmp_path / "ray" / file).stat().st_size


def assert_a_bot_of_ones_own_comes_along(address: str, tmp_path: Path) -> None:
    """Its module lies where no worker looks for it."""
    tmp_path.mkdir()
    (tmp_path / "bot_for_ray.py").write_text(
        "import emberisle as em\n\nclass First(em.Bot):\n"
        "    def decide(self, guess, seat, luck):\n        return guess.legal_moves()[0]\n"
    )
    words = ["lab", "fortune", "--bots", "bot_for_ray:First,random", "--games", "4"]
    for where in (("--engine", "ray", "--address", address), ("--processes", "1")):
        command = [*PYTHON_M, "emberisle", *words, *where, "--out", where[1]]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
    games = [pl.read_csv(tmp_path / folder / "games.csv") for folder in ("ray", "1")]
    assert games[0].equals(games[1])


def assert_games_of_killed_workers_are_played_again(address: str, tmp_path: Path) -> None:
    command = [*PYTHON_M, "tests.lab.on_ray", "kill", address, str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    kept, survivors = map(int, done.stdout.splitlines()[-1].split())
    assert 0 < kept < 2 * GAMES_WANTED
    assert survivors == 0
    games = [(variant, number) for variant in (0, 1) for number in range(GAMES_WANTED)]
    assert Journal(tmp_path, PLAN).in_order(GAMES_WANTED) == play_chunk(PLAN, games)


def assert_on_loopback_only(address: str) -> None:
    host, _, port = address.rpartition(":")
    assert host == "127.0.0.1"
    with pytest.raises(OSError):
        socket.create_connection(("127.0.0.2", int(port))).close()


def test_without_a_ray_there_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        unused = f"127.0.0.1:{server.getsockname()[1]}"
    for address, said in ((unused, "refused"), ("nowhere", "HOST:PORT")):
        told = complaint(["--address", address, "--out", str(tmp_path / "out")], capsys)
        assert f"no Ray at {address}" in told
        assert said in told
    assert not list(tmp_path.iterdir()), "something was left behind"


def test_what_is_no_ray_is_told_from_one(capsys: pytest.CaptureFixture[str]) -> None:
    web = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1"]
    with subprocess.Popen(web, stdout=PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        port = server.stdout.readline().split("port ")[1].split()[0]
        assert "something else answers" in complaint(["--address", f"127.0.0.1:{port}"], capsys)
        server.kill()


def test_without_the_library_there_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert "pip install 'emberisle[ray]'" in complaint(["--out", str(tmp_path / "out")], capsys)
    assert not list(tmp_path.iterdir()), "something was left behind"


def complaint(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["lab", "fortune", "--engine", "ray", *arguments]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1
    return lines[0]
