"""`emberisle lab`: tables in the terminal, one page for a browser, and files for Polars, pandas and R."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import polars as pl
import pytest

from emberisle.cli.main import main
from tests.lab.interrupting import assert_ctrl_c_keeps_what_was_played

ARGUMENTS = [
    "lab",
    "fortune",
    "--bots",
    "medium,random",
    "--games",
    "4",
    "--compare",
    "finish_line=3000",
    "--processes",
    "1",
]


def test_it_plays_reports_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*ARGUMENTS, "--out", str(tmp_path)]) == 0
    printed = capsys.readouterr().out
    for said in (
        "Fortune: 4 games of 2 bots (medium, random)",
        "Who wins",
        "With finish_line=3000",
        "lead changes",
    ):
        assert said in printed
    games = pl.read_parquet(tmp_path / "games.parquet")
    assert games.shape[0] == 8
    assert games.equals(pl.read_csv(tmp_path / "games.csv"))
    assert set(games["variant"]) == {"base", "finish_line=3000"}
    clauses = pl.read_parquet(tmp_path / "clauses.parquet")
    assert clauses.filter(pl.col("clause") == "FO-5.3")["times"].min() >= 1  # type: ignore[operator]
    played = (tmp_path / "games.jsonl").read_text()
    assert main([*ARGUMENTS, "--out", str(tmp_path)]) == 0
    assert (tmp_path / "games.jsonl").read_text() == played, "what was played is played again"
    more = [argument if argument != "4" else "5" for argument in ARGUMENTS]
    assert main([*more, "--out", str(tmp_path)]) == 0
    assert (tmp_path / "games.jsonl").read_text().startswith(played)
    assert pl.read_parquet(tmp_path / "games.parquet").shape[0] == 10


def test_the_report_is_one_page_that_fetches_nothing(tmp_path: Path) -> None:
    assert main([*ARGUMENTS, "--out", str(tmp_path)]) == 0
    page = (tmp_path / "report.html").read_text("utf-8")
    assert page.count('<svg role="img" aria-label="') == 8
    assert "prefers-color-scheme: dark" in page
    assert "currentColor" in page
    assert not re.findall(r"(?:src|href)=\"(?!#)", re.sub(r"xlink:href=\"#[^\"]*\"", "", page))
    assert "<script" not in page


def test_house_rules_joined_by_commas_are_compared_together(tmp_path: Path) -> None:
    together = ["finish_line=3000,crossing=exceed" if "=" in one else one for one in ARGUMENTS]
    assert main([*together, "--out", str(tmp_path)]) == 0
    games = pl.read_parquet(tmp_path / "games.parquet")
    assert set(games["variant"]) == {"base", "finish_line=3000, crossing=exceed"}


OWN_BOT = """
import emberisle as em

class First(em.Bot):
    def decide(self, guess, seat, luck):
        return guess.legal_moves()[{number}]
"""


def test_a_bot_of_ones_own_plays_in_any_number_of_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bot_of_the_lab.py").write_text(OWN_BOT.format(number=0))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", ["", *sys.path])
    command = ["lab", "fortune", "--bots", "bot_of_the_lab:First,random", "--games", "4"]
    for processes in ("1", "2"):
        assert main([*command, "--processes", processes, "--out", processes]) == 0
    assert "bot_of_the_lab:First" in capsys.readouterr().out
    assert pl.read_csv("1/games.csv").equals(pl.read_csv("2/games.csv"))
    (tmp_path / "bot_of_the_lab.py").write_text(OWN_BOT.format(number=-1))
    again = [sys.executable, "-m", "emberisle", *command, "--out", "1"]
    changed = subprocess.run(again, capture_output=True, text=True)
    assert "holds another experiment" in changed.stderr


def test_where_all_win_or_lose_there_is_one_row_for_the_team(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["curse_of_vulkar", "--bots", "random", "--option", "mode=cooperative", "--games", "3"]
    assert main(["lab", *words, "--processes", "1", "--out", str(tmp_path)]) == 0
    rules, _, figures = capsys.readouterr().out.partition("Curse of Vul-Kar: 3 games")
    assert "CV-" in rules
    page, _, rules = (tmp_path / "report.html").read_text("utf-8").partition("Which rules were at work")
    assert "CV-" in rules
    for told in (figures, page):
        assert "all win together" in told
        for meaningless in ("seat 1", "fair share", "lead changes", "shared win", "comeback", "score"):
            assert meaningless not in told.replace("no seats, scores and leads", "")
    games = pl.read_parquet(tmp_path / "games.parquet")
    assert games["together"].all()
    assert games["lead_changes"].is_null().all()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--games", "1"), "--games is 2 or more"),
        (("--processes", "0"), "--processes is 1 or more"),
        (("--option", "moon=full"), "moon"),
        (("--compare", "finish_line=8000"), "nothing to compare"),
        (("--compare", "finish_line=3000,finish_line=4000"), "finish_line is given twice"),
        (("--compare", "finish_line"), "--compare is written name=value"),
        (("--bots", "genius"), "no bot plays Fortune at level"),
        (("--bots", "no_such_module:Bot"), "there is no no_such_module:Bot"),
        (("--bots", "emberisle:ruleset"), "is not a kind of emberisle.Bot"),
        (("--compare", "finish_line=3000", "finish_line=3000"), "compared twice"),
        (("--seats", "99"), "99"),
        (("--out", "/dev/null/deeper"), "cannot use the folder"),
        (("--language", "tlh"), "'en', 'de'"),
    ],
)
def test_bad_input_is_told_in_one_line(
    arguments: tuple[str, ...], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    assert main(["lab", "fortune", *arguments]) == 2
    complaint = capsys.readouterr().err
    assert said in complaint
    assert len(complaint.splitlines()) == 1
    assert not list(tmp_path.iterdir()), "something was left behind"


def medium_bots(folder: Path, games: int) -> list[str]:
    words = ["lab", "fortune", "--bots", "medium", "--games", str(games), "--processes", "2"]
    return [sys.executable, "-m", "emberisle", *words, "--out", str(folder)]


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="Windows has other interrupts")
def test_ctrl_c_keeps_what_was_played_and_the_same_command_goes_on(tmp_path: Path) -> None:
    assert_ctrl_c_keeps_what_was_played(lambda games: medium_bots(tmp_path, games), tmp_path)


@pytest.mark.skipif(os.name == "nt", reason="Windows has other terminals")
def test_the_bar_tells_how_many_games_were_played_and_how_fast(tmp_path: Path) -> None:
    ours, theirs = os.openpty()
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "100"}
    command = medium_bots(tmp_path, 40)
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=theirs, env=environment) as playing:
        os.close(theirs)
        shown = b""
        with suppress(OSError):  # Linux says so when the other end is closed
            while part := os.read(ours, 4096):
                shown += part
    os.close(ours)
    assert playing.returncode == 0
    assert re.search(
        r"\d+/40.* games .*[\d.]+ games/s.*\d:\d\d", re.sub(r"\x1b\[[\d;?]*\w", "", shown.decode())
    )
