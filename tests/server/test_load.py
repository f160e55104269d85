"""The load benchmark plays against our own server; the peer is left to the benchmark itself."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
OWN_NODE = ROOT / ".venv-node" / "bin" / "node"


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("node") is None and not OWN_NODE.exists(), reason="Node.js plays there")
@pytest.mark.parametrize(
    "how",
    [["flat", "--database", "memory"], ["live", "--every", "0.1"], ["memory", "--processes", "2"]],
    ids=["flat", "live", "memory"],
)
def test_every_match_of_the_load_benchmark_is_played(how: list[str]) -> None:
    size = ["--no-peer", "--build", "plain", "--matches", "3", "--moves", "5", "--drivers", "2"]
    command = [sys.executable, str(ROOT / "bench" / "load.py"), *how, *size]

    done = subprocess.run(command, capture_output=True, text=True)

    assert done.returncode == 0, done.stdout + done.stderr
    [row] = [line.split() for line in done.stdout.splitlines() if line.startswith("Emberisle, plain")]
    assert row[2] == "15", "moves"
    assert row[-1] == "0", "a match failed"
