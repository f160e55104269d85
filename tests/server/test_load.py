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
def test_every_match_of_the_load_benchmark_is_played() -> None:
    size = ["--matches", "3", "--moves", "5", "--calm-moves", "1", "--every", "0.1"]
    command = [sys.executable, str(ROOT / "bench" / "load.py"), "--no-peer", "--database", "memory", *size]

    done = subprocess.run(command, capture_output=True, text=True)

    assert done.returncode == 0, done.stdout + done.stderr
    rows = [line.split()[3:] for line in done.stdout.splitlines() if line.startswith("Emberisle Fortune")]
    flat_out, calm, memory = rows
    assert flat_out[0] == "15"
    assert calm[0] == "3"
    assert memory[-1] == "0", "a match failed"
