"""Fireballs at the terminal: by physics where it can be done, checked only where it can be checked."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import pytest

import emberisle as em
from emberisle.cli.main import main
from emberisle.cli.saves import save_text
from emberisle.games.fireball_island.rules.moves import Play, RollDown, Walk
from emberisle.games.fireball_island.terminal.extras import IslandExtras
from emberisle.terminal import marbles
from tests.cli.program import run

GAME = "fireball_island"
ROOT = Path(__file__).parents[4]


def won(how: str) -> em.Game:
    """A short match with a Fireball in it: Ana rolls one, and then reaches the Dock."""
    facts: dict[str, object] = {"places": ["DR8", "WT8"], "hands": [["fireball", "ahead_4"], []], "jewel": 0}
    game = em.scenario(GAME, facts, "tide", {"marbles": how}, players=("Ana", "Ben"))
    for move in (Play("fireball"), RollDown("A_SE"), Play("ahead_4"), Walk(("DOCK",))):
        game = game.play(move)
    return game


@pytest.fixture
def file(tmp_path: Path) -> Path:
    pytest.importorskip("mujoco")
    path = tmp_path / "match.log"
    path.write_text(save_text(won("physics")), "utf-8")
    return path


def without_mujoco(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(marbles, "installed", lambda: False)


# -- which marbles are played with


def test_a_new_match_rolls_by_physics_where_it_can(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(marbles, "installed", lambda: True)
    assert marbles.options_here({}, []) == {"marbles": "physics"}
    assert marbles.options_here({"marbles": "atlas"}, ["marbles=atlas"]) == {"marbles": "atlas"}
    assert marbles.options_here({"dock": "anyone"}, ["dock=anyone"])["marbles"] == "physics"


def test_without_mujoco_the_atlas_is_used_and_said(monkeypatch: pytest.MonkeyPatch) -> None:
    without_mujoco(monkeypatch)
    assert marbles.options_here({}, []) == {}
    header = em.new(GAME, 2, 1).header
    [note] = IslandExtras().notes(header, Namespace(options=[]))
    assert note.startswith("Fireballs are drawn from the atlas")
    assert "emberisle[island]" in note
    assert IslandExtras().notes(header, Namespace(options=["marbles=atlas"])) == ()


@pytest.mark.parametrize(("typed", "how"), [([], "physics"), (["--option", "marbles=atlas"], "atlas")])
def test_the_command_takes_the_marbles_that_are_asked_for(
    typed: list[str], how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("mujoco")
    file = tmp_path / "match.log"
    done = run("play", GAME, "--plain", "--players", "Ana,Ben", "--save", str(file), *typed, typed="q\n")
    assert done.returncode == 0
    assert em.read_log(file.read_text("utf-8")).header.options["marbles"] == how
    again = run("play", GAME, "--plain", "--save", str(file), typed="q\n")
    assert again.returncode == 0
    assert "atlas of recorded rolls" not in again.stdout


def test_bots_alone_use_the_atlas_so_that_a_seed_means_the_same_everywhere(tmp_path: Path) -> None:
    file = tmp_path / "match.log"
    arguments = ["play", GAME, "--auto", "--bots", "easy,easy", "--seed", "5", "--save", str(file)]
    assert main(arguments) == 0
    assert em.read_log(file.read_text("utf-8")).header.options["marbles"] == "atlas"
    assert main(["verify", str(file)]) == 0


# -- checking them


def test_the_pinned_version_is_the_one_that_is_installed_with_the_extra() -> None:
    assert f'island = ["mujoco=={marbles.PINNED}"' in (ROOT / "pyproject.toml").read_text("utf-8")


def test_a_match_with_rolling_marbles_is_verified(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(file)]) == 0
    shown = capsys.readouterr().out
    assert "verified, every move and every outcome" in shown
    assert "Won by Ana" in shown


def test_another_push_or_another_hit_is_found_out(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = file.read_text("utf-8")
    [roll] = [line for line in text.splitlines() if "Rolled" in line]
    start = roll.index("[") + 1
    push = roll[start : roll.index(",", start)]
    file.write_text(text.replace(f'"Rolled": [{push},', f'"Rolled": [{int(push) + 1},'), "utf-8")
    assert main(["verify", str(file)]) == 1
    assert "NOT verified: input 2: the seed gives" in capsys.readouterr().out


def test_verifying_rolled_marbles_without_mujoco_says_what_is_missing(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    without_mujoco(monkeypatch)
    assert main(["verify", str(file)]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert f"MuJoCo {marbles.PINNED}: pip install 'emberisle[island]'" in said


def test_another_version_of_mujoco_checks_nothing_and_says_so(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("importlib.metadata.version", lambda _: "3.1.0")
    assert main(["verify", str(file)]) == 2
    said = capsys.readouterr().err
    assert f"rolled in MuJoCo {marbles.PINNED}, and 3.1.0, which is installed, may roll" in said
    assert main(["play", GAME, "--plain", "--save", str(file)]) == 2


def test_a_match_from_the_atlas_needs_no_physics(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    without_mujoco(monkeypatch)
    file = tmp_path / "match.log"
    file.write_text(save_text(won("atlas")), "utf-8")
    assert main(["verify", str(file)]) == 0


def test_a_picture_needs_no_physics(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    without_mujoco(monkeypatch)
    assert main(["render", str(file)]) == 0
