"""The tournament: the same figures for the same seed, and a plain verdict."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

TOURNAMENT = Path(__file__).parents[2] / "bench" / "tournament.py"


def printed(*arguments: str) -> list[str]:
    command = [sys.executable, str(TOURNAMENT), *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()


def test_a_small_tournament() -> None:
    heading, *lines = printed("--only", "random", "--games", "24", "--seats", "2", "4")
    assert "95 % (Wilson)" in heading
    assert [line.split()[:4] for line in lines] == [
        ["easy", "1", "random", "24"],
        ["easy", "3", "random", "24"],
    ]
    assert lines[1].endswith("better than the fair 25.0%")


def test_a_team_wins_or_loses_as_one() -> None:
    """Everybody at the table is of one kind, so a game counts once, and there is no fair share of it."""
    together = ("--game", "curse_of_vulkar", "--option", "mode=cooperative")
    _, line = printed(*together, "--teams", "easy", "--games", "3", "--seats", "2")
    assert line.split()[:5] == ["easy", "team", "of", "2", "3"]
    assert "fair" not in line


def test_the_same_seed_gives_the_same_figures() -> None:
    arguments = ("--only", "random", "--games", "4", "--seats", "2", "--seed", "spring")
    assert printed(*arguments) == printed(*arguments)
