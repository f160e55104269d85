"""Marbles of the Curse at the terminal: by physics where it can be done, checked where it can be checked."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import pytest

import emberisle as em
from emberisle.cli.main import main
from emberisle.cli.saves import save_text
from emberisle.games.curse_of_vulkar.rules.moves import Aim, ChoosePit, Flick, PlayCard, Walk
from emberisle.games.curse_of_vulkar.terminal.extras import CurseExtras
from emberisle.terminal import marbles
from tests.cli.program import run
from tests.games.curse_of_vulkar.terminal.tables import GAME, UNWATCHED, at


def flicked(how: str) -> em.Game:
    game = at(UNWATCHED, marbles=how)
    for move in (
        PlayCard("flame_geyser", 4),
        Walk(("TR5", "TR6", "BR1")),
        ChoosePit("P1"),
        Aim(30),
        Flick(9),
    ):
        game = game.play(move)
    return game


def test_without_mujoco_the_atlas_is_used_and_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(marbles, "installed", lambda: False)
    [note] = CurseExtras().notes(em.new(GAME, 2, 1).header, Namespace(options=[]))
    assert note.startswith("Marbles are drawn from the atlas")


@pytest.mark.parametrize(("typed", "how"), [([], "physics"), (["--option", "marbles=atlas"], "atlas")])
def test_the_command_takes_the_marbles_that_are_asked_for(typed: list[str], how: str, tmp_path: Path) -> None:
    pytest.importorskip("mujoco")
    file = tmp_path / "match.log"
    done = run("play", GAME, "--plain", "--players", "Ana,Ben", "--save", str(file), *typed, typed="q\n")
    assert done.returncode == 0
    assert em.read_log(file.read_text("utf-8")).header.options["marbles"] == how


def test_launches_by_physics_need_the_version_that_made_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("mujoco")
    file = tmp_path / "match.log"
    file.write_text(save_text(flicked("physics")), "utf-8")
    monkeypatch.setattr(marbles, "installed", lambda: False)
    assert main(["verify", str(file)]) == 2
    assert "Marbles rolled by physics in this match, so it takes MuJoCo" in capsys.readouterr().err
    assert main(["render", str(file)]) == 0, "a picture needs no physics"
