"""The command line: what it prints, what it refuses, and its exit codes."""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest

import emberisle as em
from emberisle.cli import main as command
from emberisle.cli.main import main
from emberisle.cli.saves import SaveFile, default_save_path, load_game
from emberisle.cli.session import begin
from emberisle.games.fortune.rules.moves import ROLL_AGAIN, Roll
from tests.cli.program import PROGRAM, run
from tests.cli.tables import SAFE, after, at_table
from tests.interrupts import heed_interrupts

# -- bad input


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["play", "chess"], "chess"),
        (["play"], "GAME"),
        (["dance"], "dance"),
        (["--dance"], "--dance"),
        (["--no-browser", "play", "fortune"], "play fortune"),
        (["play", "fortune", "--hop"], "--hop"),
        (["play", "fortune", "--bots", "clever"], "clever"),
        (["play", "fortune", "--bots", "hard,,easy"], "--bots"),
        (["play", "fortune", "--bots", "easy,easy,easy,easy"], "2 to 4"),
        (["play", "fortune", "--players", "A,B,C,D,E"], "2 to 4"),
        (["play", "fortune", "--players", "Ana,Ana"], "Ana"),
        (["play", "board_game_battle", "--bots", "easy,easy"], "exactly 4 players, not 3 (Player, "),
        (["play", "board_game_battle", "--bots", "easy,easy"], "add 1 more to --players or --bots"),
        (["play", "fortune", "--players", "bot:hard"], "bot:hard"),
        (["play", "fortune", "--players", "x" * 40], "xxx"),
        (["play", "fortune", "--option", "colour=red"], "colour"),
        (["play", "fortune", "--option", "deck"], "name=value"),
        (["play", "fortune", "--option", "deck=tarot"], "tarot"),
        (["play", "fortune", "--option", "debts=maybe"], "maybe"),
        (
            ["play", "fortune", "--option", "finish_line=12"],
            "12; it takes a whole number from 1000 to 20000",
        ),
        (["play", "wildfire", "--option", "rounds=٣"], "it takes a whole number from 0 to 30"),
        (["play", "wildfire", "--option", "rounds=1_0"], "it takes a whole number from 0 to 30"),
        (["play", "wildfire", "--option", "rounds=many"], "'many'; it takes a whole number from 0 to 30"),
        (["play", "wildfire", "--option", "rounds=" + "9" * 5000], "it takes a whole number from 0 to 30"),
        (["play", "fortune", "--pace", "quick"], "quick"),
        (["play", "fortune", "--pace", "-1"], "-1"),
        (["play", "fortune", "--pace", "nan"], "nan"),
        (["play", "fortune", "--save", "no/such/folder/match.log"], "no/such/folder"),
        (["verify", "no-such-file.log"], "no-such-file.log"),
        (["verify"], "FILE"),
        (["rules", "chess"], "chess"),
        (["rules", "fortune", "FO-99.1"], "FO-99.1"),
        (["solve", "chess"], "chess"),
    ],
)
def test_bad_input_is_answered_in_one_line_with_exit_code_two(
    arguments: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith("emberisle: ")
    assert shown.err.count("\n") == 1
    assert named in shown.err


# -- no command


@pytest.mark.parametrize(
    ("typed", "port"), [([], None), (["--no-browser", "--port", "9"], "9"), (["--port=9"], "9")]
)
def test_without_a_command_the_tables_are_opened(
    typed: list[str], port: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    served: list[argparse.Namespace] = []

    def serve(args: argparse.Namespace) -> int:
        served.append(args)
        return 0

    monkeypatch.setattr(command, "serve", serve)
    assert main(typed) == 0
    assert [(args.port, args.no_browser) for args in served] == [(port, "--no-browser" in typed)]


# -- commands that print


def test_games_lists_seats_and_options_with_clauses(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    shown = capsys.readouterr().out
    assert "fortune: Fortune, 2 to 4 players" in shown
    assert "easy, medium, hard" in shown
    for option in em.ruleset("fortune").options():
        assert option.name in shown
        assert f"[{option.rule}]" in shown


def test_games_says_which_numbers_an_option_takes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["rounds", "0", "(0", "to", "30)"] in [line[:5] for line in lines]


@pytest.mark.parametrize(("here", "taken"), [(True, "physics|atlas"), (False, "atlas|physics")])
def test_games_says_how_marbles_roll_here(
    here: bool, taken: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("emberisle.terminal.marbles.installed", lambda: here)
    assert main(["games"]) == 0
    lines = [line for line in capsys.readouterr().out.splitlines() if line.split()[:1] == ["marbles"]]
    assert [line.split()[1] for line in lines] == [taken, taken]
    assert ["(atlas where only bots play)" in line for line in lines] == [here, here]


def test_rules_prints_the_book_or_one_clause(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "fortune"]) == 0
    assert "FO-19.1" in capsys.readouterr().out
    assert main(["rules", "fortune", "fo-3.4"]) == 0
    clause = capsys.readouterr().out
    assert "fewer than two dice" in clause
    assert "FO-3.5" not in clause


def test_the_version_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        main(["--version"])
    assert capsys.readouterr().out == f"emberisle {em.__version__}\n"


def test_solve_goes_to_the_solver(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "fortune", "--card", "captain", "--dice", "CCDDMMPS"]) == 0
    assert "Captain" in capsys.readouterr().out


# -- auto


def test_auto_ends_with_the_winner_and_is_the_same_for_the_same_seed() -> None:
    arguments = ["play", "fortune", "--auto", "--seed", "12", "--bots", "easy,easy"]
    one, other = run(*arguments), run(*arguments)
    assert one.returncode == 0
    assert one.stderr == ""
    assert one.stdout == other.stdout
    assert one.stdout.splitlines()[-1].endswith("points.")
    assert "wins with" in one.stdout.splitlines()[-1]
    assert "[FO-3.2]" in one.stdout
    assert not default_save_path("fortune").exists()


def test_auto_needs_nobody_but_bots_where_they_are_enough(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["play", "board_game_battle", "--auto", "--seed", "3", "--option", "board=lagoon"]
    assert main([*arguments, "--bots", "easy,medium,easy,random"]) == 0
    shown = capsys.readouterr().out
    at_table = shown.splitlines()[0].removeprefix("At the table: ").removesuffix(".").split("; ")
    assert [who.partition(", ")[2] for who in at_table] == ["easy", "medium", "easy", "random"]
    assert len({who.partition(", ")[0] for who in at_table}) == 4
    assert "Player" not in shown
    assert main([*arguments, "--bots", "easy,medium,easy"]) == 0
    assert "Player: " in capsys.readouterr().out


def test_auto_takes_the_options_of_the_house(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["play", "fortune", "--auto", "--seed", "3", "--bots", "easy"]
    assert main([*arguments, "--option", "finish_line=3000", "debts=no"]) == 0
    assert "finish line of 3,000" in capsys.readouterr().out


def test_auto_takes_any_number_where_an_option_is_one(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["play", "wildfire", "--auto", "--seed", "3", "--bots", "random"]
    assert main([*arguments, "--option", "rounds=7"]) == 0
    assert capsys.readouterr().out.count("[WF-3.1]") == 7


# -- verify


@pytest.fixture
def finished(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    file = tmp_path / "match.log"
    arguments = ["play", "fortune", "--auto", "--seed", "5", "--bots", "easy", "--save", str(file)]
    assert main([*arguments, "--option", "finish_line=3000"]) == 0
    capsys.readouterr()
    return file


def test_a_finished_saved_game_is_verified(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(finished)]) == 0
    shown = capsys.readouterr().out
    assert "verified" in shown
    assert "Won by" in shown


def test_a_tampered_game_is_not_verified_and_says_where(
    finished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = finished.read_text("utf-8").splitlines()
    roll = json.loads(lines[2])
    lines[2] = json.dumps({**roll, "input": "CCCCCCCC"})
    finished.write_text("\n".join(lines) + "\n", "utf-8")
    assert main(["verify", str(finished)]) == 1
    shown = capsys.readouterr()
    assert "NOT verified: input 1" in shown.out + shown.err
    assert (shown.out + shown.err).count("\n") == 1


def test_an_unfinished_game_is_not_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    begin("fortune", ["Ana", "Ben"], save=tmp_path / "match.log")
    assert main(["verify", str(tmp_path / "match.log")]) == 1
    shown = capsys.readouterr().out
    assert "NOT verified yet: the match is not over." in shown
    assert "verify it again when it is over" in shown


def test_a_log_without_its_seed_is_not_called_unfinished(
    finished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    *lines, _ = finished.read_text("utf-8").splitlines()
    finished.write_text("\n".join(lines) + "\n", "utf-8")
    assert main(["verify", str(finished)]) == 1
    shown = capsys.readouterr().out
    assert "the match is over, but the last line, with its seed, is missing" in shown
    assert "not over" not in shown


def test_a_log_that_breaks_off_says_in_which_line(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = finished.read_text("utf-8")
    finished.write_text(text[:-8], "utf-8")
    assert main(["verify", str(finished)]) == 1
    last = text.count("\n")
    assert f"line {last}: the log breaks off in the middle of this line" in capsys.readouterr().out


def test_a_changed_move_is_shown_in_words(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = finished.read_text("utf-8").splitlines()
    at = next(n for n, line in enumerate(lines) if '"Stop"' in line)
    lines[at] = json.dumps({**json.loads(lines[at]), "input": {"Roll": ["SSSSSSSS"]}})
    finished.write_text("\n".join(lines) + "\n", "utf-8")
    assert main(["verify", str(finished)]) == 1
    assert f"input {at - 1}, 'Roll 8 swords': " in capsys.readouterr().out


def test_an_unfinished_game_that_was_tampered_with_says_so(
    finished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    *lines, _, last, seed = finished.read_text("utf-8").splitlines()
    finished.write_text("\n".join([*lines, seed]) + "\n", "utf-8")
    assert main(["verify", str(finished)]) == 1
    assert "the match is not over" in capsys.readouterr().out, last
    roll = json.loads(lines[2])
    lines[2] = json.dumps({**roll, "input": "CCCCCCCC"})
    finished.write_text("\n".join([*lines, seed]) + "\n", "utf-8")
    assert main(["verify", str(finished)]) == 1
    assert "NOT verified: input 1" in capsys.readouterr().out


# -- rulebooks


def test_clauses_are_found_without_their_prefix_and_several_at_once(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["rules", "Wildfire", "5.4", "wf-7.8"]) == 0
    shown = capsys.readouterr().out
    assert shown.index("WF-5.4") < shown.index("WF-7.8")


# -- line mode


def test_leaving_before_the_first_move_says_that_nothing_is_kept() -> None:
    done = run("play", "Wildfire", "--plain", "--bots", "easy", "--seed", "4", typed="q\n")
    assert done.returncode == 0
    assert done.stdout.endswith("You have not moved yet, so this game is not kept.\n")


def test_line_mode_plays_refuses_and_explains(tmp_path: Path) -> None:
    session = at_table(SAFE, file=SaveFile(tmp_path / "match.log"))
    session.save()
    typed = "r 1\nw\nroll ps\nnonsense\n?\nt\nm\nm 999\n1 2\nh\n"
    done = run("play", "fortune", "--save", str(tmp_path / "match.log"), typed=typed)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "Not allowed: A roll uses at least two dice, not 1. [FO-3.4]" in done.stdout
    assert "FO-3.4 No roll is made with fewer than two dice" in done.stdout
    assert "Ana picks up 1 parrot, 1 sword. [FO-3.3]" in done.stdout
    assert "'nonsense' means nothing here" in done.stdout
    assert "'999' is none" in done.stdout
    assert "Picked: " in done.stdout
    assert "expected" in done.stdout
    assert load_game(tmp_path / "match.log") == after(session.game, ROLL_AGAIN, Roll("PS"))


def test_line_mode_shows_what_a_round_came_to_before_the_next_is_dealt() -> None:
    arguments = ["play", "wildfire", "--plain", "--bots", "random", "--seed", "4", "--option", "rounds=2"]
    lines = run(*arguments, typed="m 1\n" * 20).stdout.splitlines()
    ended = [n for n, line in enumerate(lines) if line.endswith("is out. [WF-8.2]")]
    dealt = [n for n, line in enumerate(lines) if line.endswith("is dealt seven tiles. [WF-2.2]")]
    shown = [n for n, line in enumerate(lines) if line.rstrip().endswith("is out.")]
    assert ended[0] < shown[0] < dealt[2]


@pytest.mark.parametrize(
    ("game", "bots"),
    [("fireball_island", "easy"), ("wildfire", "easy"), ("board_game_battle", "easy,easy,easy")],
)
def test_line_mode_tells_why_without_marks_of_its_writing(game: str, bots: str) -> None:
    rolling = [] if game == "wildfire" else ["--option", "ask_to_roll=yes"]
    done = run("play", game, "--plain", "--bots", bots, "--seed", "3", *rolling, typed="m 1\nw\n")
    said = done.stdout.partition("> w")[2]
    assert "Source: " in said
    assert "**" not in said
    assert "*Source" not in said


def test_line_mode_keeps_the_game_at_the_end_of_the_input() -> None:
    done = run("play", "fortune", "--players", "Ana,Ben", typed="m 1\n")
    assert done.returncode == 0
    assert "Nothing more to read" in done.stdout
    assert f"emberisle play fortune --save {default_save_path('fortune')}" in done.stdout
    assert load_game(default_save_path("fortune")).header.players == ("Ana", "Ben")


def test_line_mode_goes_on_with_a_saved_game_until_its_end(tmp_path: Path) -> None:
    file = tmp_path / "match.log"
    arguments = ["play", "fortune", "--players", "Ana,Ben", "--seed", "tide", "--save", str(file)]
    arguments += ["--option", "finish_line=3000"]
    first = run(*arguments, typed="s\nq\n")
    assert "saved in" in first.stdout
    for _ in range(12):
        done = run(*arguments, typed="s\nx\nr a\nm 1\n" * 40)
        if load_game(file).over:
            break
    assert "The seed was tide." in done.stdout
    assert f"emberisle verify {file}" in done.stdout
    assert run("verify", str(file)).returncode == 0


def test_leaving_before_any_move_keeps_nothing_and_says_nothing() -> None:
    done = run("play", "fortune", "--players", "Ana,Ben", typed="q\n")
    assert done.returncode == 0
    assert "saved" not in done.stdout
    assert not default_save_path("fortune").exists()


@pytest.mark.skipif(os.name == "nt", reason="there an interrupt cannot be sent to one process alone")
def test_an_interrupt_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "match.log"
    arguments = [*PROGRAM, "play", "fortune", "--plain", "--players", "Ana,Ben", "--save", str(file)]
    pipes: Any = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    with subprocess.Popen(arguments, **pipes, text=True, bufsize=0, preexec_fn=heed_interrupts) as program:
        assert program.stdout is not None
        while (sign := program.stdout.read(1)) != ">":
            assert sign, "the program ended before it asked"
        program.send_signal(signal.SIGINT)
        out, err = program.communicate(timeout=60)
    assert program.returncode == 130
    assert "Go on with it by" in out
    assert err == ""
    assert load_game(file).to_move is not None


def test_a_reader_who_stops_reading_causes_no_traceback() -> None:
    with subprocess.Popen(
        [*PROGRAM, "rules", "fortune"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.readline()
        program.stdout.close()
        assert "Traceback" not in program.stderr.read()
