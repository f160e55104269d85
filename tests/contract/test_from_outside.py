"""The author of a game in another package runs the same checks, from the command line or in a test file."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

import emberisle
from emberisle.contract import check
from tests.toys import broken_kindling as tinder
from tests.toys import glow

SRC: Final = Path(emberisle.__file__).parents[1]
EXAMPLES: Final = Path(__file__).parents[2] / "examples"

ENTRY_POINTS: Final = """\
[emberisle.games]
pig = pig:GAME
moths = moths:GAME

[pytest11]
emberisle.contract.plugin = emberisle.contract.plugin
"""

TEST_FILE: Final = """\
from emberisle.contract import contract_tests
from moths import GAME

test_contract = contract_tests(GAME)
"""


def run_pytest(folder: Path, *args: str) -> subprocess.CompletedProcess[str]:
    """Run pytest in a folder where the examples are installed, and none of this project's settings hold."""
    installed = folder / "installed" / "examples-1.dist-info"
    installed.mkdir(parents=True)
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: examples\nVersion: 1\n")
    (installed / "entry_points.txt").write_text(ENTRY_POINTS)
    (folder / "pytest.ini").write_text("[pytest]\n")
    paths = (SRC, EXAMPLES / "pig", EXAMPLES / "moths", installed.parent)
    env = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, paths))}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *args]
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True)


def test_the_contract_of_one_game_is_checked_from_the_command_line(tmp_path: Path) -> None:
    ran = run_pytest(tmp_path, "--pyargs", "emberisle.contract", "--game", "pig", "-rA")
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "test_contract[pig-games_end]" in ran.stdout
    assert "test_contract[moths" not in ran.stdout


def test_the_contract_of_a_game_that_does_not_exist_is_not_checked(tmp_path: Path) -> None:
    ran = run_pytest(tmp_path, "--pyargs", "emberisle.contract", "--game", "chess")
    assert "there is no game 'chess'" in ran.stdout + ran.stderr
    assert ran.returncode != 0


def test_the_contract_of_every_installed_game_is_checked_if_none_is_named(tmp_path: Path) -> None:
    ran = run_pytest(tmp_path, "--pyargs", "emberisle.contract", "--collect-only")
    for game_id in ("fortune", "pig", "moths"):
        assert f"test_contract[{game_id}-games_end]" in ran.stdout


def test_the_contract_is_checked_in_a_test_file_of_ones_own(tmp_path: Path) -> None:
    (tmp_path / "test_moths.py").write_text(TEST_FILE)
    ran = run_pytest(tmp_path, "test_moths.py", "-rA")
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "test_moths.py::test_contract[moths-secrets_are_kept]" in ran.stdout


def test_the_contract_is_checked_by_calling_a_function() -> None:
    check(glow.GAME)


def test_a_point_of_the_contract_that_does_not_hold_is_named() -> None:
    with pytest.raises(AssertionError) as caught:
        check(tinder.game(tinder.STAYS_ENGLISH))
    assert "not translated to de: ['questions.TakeSticks']" in str(caught.value)
    [note] = caught.value.__notes__[-1:]
    assert note == "kindling does not keep a point of the contract: texts_are_translated"
