"""The program in a process of its own."""

from __future__ import annotations

import subprocess
import sys
from typing import Final

PROGRAM: Final = (sys.executable, "-m", "emberisle.cli.main")


def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """What it prints for these arguments, with this text typed into it."""
    return subprocess.run([*PROGRAM, *arguments], input=typed, capture_output=True, text=True, timeout=120)
