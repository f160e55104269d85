"""Boards of your own: checked and printed, played on, gone on with and verified."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from emberisle.cli.main import main
from emberisle.games.board_game_battle.rules import boards
from emberisle.games.board_game_battle.rules.boards import BOARDS
from tests.cli.program import run

LAGOON = (Path(boards.__file__).parent / "boards" / "lagoon.toml").read_text("utf-8")


@pytest.fixture(autouse=True)
def clean_shelf() -> Iterator[None]:
    """Boards that a test lays out are put away again."""
    before = set(BOARDS)
    yield
    for name in set(BOARDS) - before:
        del BOARDS[name]


@pytest.fixture
def attic(tmp_path: Path) -> Path:
    file = tmp_path / "attic.toml"
    file.write_text(LAGOON.replace("The Lagoon", "The Attic"), "utf-8")
    return file


def test_a_good_board_is_printed_with_what_it_has(attic: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["board", str(attic)]) == 0
    shown = capsys.readouterr().out
    assert "The Attic: 46 squares and a detour of 9" in shown
    assert "Challenges on squares 3, 9, 17, 26, 36, 45." in shown
    assert "7 1 vs 1" in shown
    drawing = shown.partition("switch")[0]
    assert all(f"C{number}" in drawing for number in range(1, 7))
    assert f"play board_game_battle --board {attic}" in shown


def test_a_board_wider_than_the_terminal_is_printed_whole(
    attic: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "30")
    assert main(["board", str(attic)]) == 0
    top, second = capsys.readouterr().out.splitlines()[:2]
    assert "C5" in top
    assert second.index("C4") < second.index("C6")


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["board", "BAD"], "line 22: square 14 of the path: there is no tile 'setbak' here"),
        (["board", "no-such-file.toml"], "no-such-file.toml"),
        (["play", "board_game_battle", "--board", "BAD"], "line 22"),
        (["play", "fortune", "--board", "GOOD"], "fortune has no boards"),
        (["verify", "match.log", "--board", "BAD"], "line 22"),
        (["play", "board_game_battle", "--board", "GOOD", "--option", "board=lagoon"], "leave out"),
    ],
)
def test_a_bad_board_is_refused_in_one_line(
    arguments: list[str], named: str, attic: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = attic.with_name("bad.toml")
    bad.write_text(LAGOON.replace('"setback"', '"setbak"'), "utf-8")
    files = {"BAD": str(bad), "GOOD": str(attic)}
    assert main([files.get(argument, argument) for argument in arguments]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    assert named in shown.err


def test_a_match_on_a_board_of_ones_own_goes_on_and_is_verified(attic: Path, tmp_path: Path) -> None:
    file = tmp_path / "match.log"
    play = ["play", "board_game_battle", "--board", str(attic), "--save", str(file)]
    asked = ["--seed", "reef", "--players", "Ana", "--option", "ask_to_roll=yes"]
    first = run(*play, *asked, typed="cube\nroll\nq\n")
    assert "The Attic, round 1." in first.stdout
    assert f"--save {file} --board {attic}" in first.stdout
    done = run(*play, typed="roll\n1\n" * 60)
    assert "wins with 46 squares" in done.stdout
    for command in (["verify", str(file)], ["render", str(file)], [*play[:2], "--save", str(file)]):
        without = run(*command)
        assert without.returncode == 2
        assert "this game is played on a board of your own, attic-" in without.stderr
        assert ": name its file with --board FILE" in without.stderr
    assert run("verify", str(file), "--board", str(attic)).returncode == 0


def test_a_match_does_not_go_on_on_another_board(
    attic: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.log"
    run("play", "board_game_battle", "--save", str(file), "--option", "ask_to_roll=yes", typed="roll\nq\n")
    assert main(["play", "board_game_battle", "--save", str(file), "--board", str(attic)]) == 2
    assert "another board, volcano" in capsys.readouterr().err


def test_bots_fill_a_table_that_has_too_few_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "board_game_battle", "--auto", "--seed", "3", "--option", "board=lagoon"]) == 0
    shown = capsys.readouterr().out
    assert shown.splitlines()[0].count(", medium") == 3
    assert shown.splitlines()[-1].endswith("wins with 46 squares.")


def test_line_mode_gives_a_hint(tmp_path: Path) -> None:
    asked = ["--players", "Ana,Ben,Cleo,Dan", "--option", "board=lagoon", "--seed", "11"]
    done = run("play", "board_game_battle", *asked, typed="cube\nball\n1\nh\n?\nt\nw\n1\n")
    assert done.stderr == ""
    assert "Battle " in done.stdout
    assert " wins" in done.stdout
    assert "Whom do you battle?" in done.stdout
