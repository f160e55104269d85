"""The example that learns runs, and says how it does against each level."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from emberisle.lab.counting import wilson
from tests.examples.installing import ROOT


def test_it_runs_from_beginning_to_end() -> None:
    """For a moment: how well it plays is not measured here."""
    script = ROOT / "examples" / "learn_fortune.py"
    command = [sys.executable, str(script), "--minutes", "0.01", "--games", "1"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    told = [line.split()[:2] for line in done.stdout.splitlines() if line.startswith("against")]
    assert told == [["against", level] for level in ("random", "easy", "medium", "hard")]


@pytest.mark.thorough
@pytest.mark.timeout(3600)
def test_what_it_learns_in_its_usual_time_beats_easy() -> None:
    """In more than half of the games, and so surely that their 95 % interval leaves out half."""
    script = ROOT / "examples" / "learn_fortune.py"
    done = subprocess.run([sys.executable, str(script), "--games", "400"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    [(share, games)] = re.findall(r"against easy +wins (\d+)% of (\d+) games", done.stdout)
    low, _ = wilson(int(share) / 100, int(games))
    assert low > 0.5, done.stdout
