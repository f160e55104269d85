"""The example that learns runs, and says how it does against each level."""

from __future__ import annotations

import subprocess
import sys

from tests.examples.installing import ROOT


def test_it_runs_from_beginning_to_end() -> None:
    """For a moment: how well it plays is not measured here."""
    script = ROOT / "examples" / "learn_fortune.py"
    command = [sys.executable, str(script), "--minutes", "0.01", "--games", "1"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    told = [line.split()[:2] for line in done.stdout.splitlines() if line.startswith("against")]
    assert told == [["against", level] for level in ("random", "easy", "medium", "hard")]
