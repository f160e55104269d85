"""What games add to the program: commands, arguments and checks of their own."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

import pytest

from emberisle.cli.main import main
from emberisle.games import plugs
from emberisle.kernel.game import Game
from emberisle.kernel.log import Header, Log
from emberisle.plug import Plug
from emberisle.terminal.errors import BadArgument
from emberisle.terminal.extras import Command, Extras
from tests.toys.pebbles import PEBBLES


class Count(Command):
    name = "count"
    summary = "count pebbles"

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("pebbles", type=int)

    def run(self, args: argparse.Namespace) -> int:
        print(f"{args.pebbles} pebbles")
        return 0


class PebblesExtras(Extras):
    def commands(self) -> tuple[Command, ...]:
        return (Count(),)

    def add_arguments(self, parser: argparse.ArgumentParser, command: str) -> None:
        parser.add_argument("--colour", help=f"the colour of the pebbles to {command}")

    def prepare(self, args: argparse.Namespace, game_id: str | None) -> None:
        if args.colour is not None and game_id not in ("pebbles", None):
            raise BadArgument(f"{game_id} has no pebbles")

    def notes(self, header: Header, args: argparse.Namespace) -> tuple[str, ...]:
        return (f"The pebbles are {args.colour}.",)

    def resume_arguments(self, args: argparse.Namespace) -> str:
        return f" --colour {args.colour}"

    def check_log(self, log: Log, file: Path) -> None:
        if log.header.options["rounds"] == 5:
            raise BadArgument(f"{file}: too long")

    def rounds(self, game: Game) -> int:
        return len(game.entries) // 10


@pytest.fixture(autouse=True)
def pebbles(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Plug("tests.toys.pebbles", PEBBLES, terminal=PebblesExtras)
    monkeypatch.setitem(plugs(), "pebbles", game)


def play(file: Path, *arguments: str) -> int:
    asked = ["--plain", "--players", "Ana,Ben", "--seed", "3", "--save", str(file)]
    return main(["play", "pebbles", *asked, *arguments])


def test_a_command_of_a_game_is_listed_and_runs(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        main(["--help"])
    assert "count pebbles" in capsys.readouterr().out
    assert main(["count", "3"]) == 0
    assert capsys.readouterr().out == "3 pebbles\n"


def test_a_game_refuses_its_own_argument_for_another_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "fortune", "--colour", "red"]) == 2
    assert capsys.readouterr().err == "emberisle: fortune has no pebbles\n"


def test_notes_are_shown_first_and_what_has_to_be_typed_again_last(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt: "q")
    assert play(tmp_path / "match.log", "--colour", "red") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("At the table: ")
    assert lines[2] == "The pebbles are red."
    assert lines[-1].endswith(f"play pebbles --save {tmp_path / 'match.log'} --colour red")


@pytest.mark.parametrize("command", [["verify"], ["render"], ["play", "pebbles", "--save"]])
def test_a_log_that_a_game_cannot_replay_here_is_refused(
    command: list[str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt: "q")
    file = tmp_path / "match.log"
    assert play(file, "--option", "rounds=5") == 0
    capsys.readouterr()
    assert main([*command, str(file)]) == 2
    assert capsys.readouterr().err == f"emberisle: {file}: too long\n"


def test_rounds_are_counted_by_the_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "match.log"
    assert play(file, "--auto") == 0
    assert main(["render", str(file), "--round", "1", "-o", "-"]) == 0
    assert "the scores after each of 10 inputs" in capsys.readouterr().out
    monkeypatch.setattr(PebblesExtras, "rounds", Extras.rounds)
    assert main(["render", str(file), "--round", "1", "-o", "-"]) == 2
    assert "Pebbles has no rounds: name a moment with --at" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("asked", "needless"),
    [("main(['games'])", ["textual", "numpy", "mujoco"]), ("parser_for(all_extras())", ["rich", "litestar"])],
)
def test_nothing_is_loaded_that_a_command_does_not_need(asked: str, needless: list[str]) -> None:
    script = f"import sys; from emberisle.cli.main import *; {asked}; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    loaded = {name.partition(".")[0] for name in done.stdout.split()}
    assert loaded.isdisjoint(needless)
    assert "emberisle" in loaded
