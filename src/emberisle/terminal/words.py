"""Small pieces of text that faces, drawings and commands share."""

from __future__ import annotations

import os
import shlex
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Final

LOST: Final = "The game has won: all have lost together."
WON_TOGETHER: Final = "All have won together."
"""Where nobody or everybody wins, as can happen to those who play together."""


def listed(names: Sequence[str]) -> str:
    """Ana; Ana and Ben; Ana, Ben and Cleo."""
    return " and ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else "".join(names)


def cut(label: str, room: int) -> str:
    """A label that shows where it has been cut off."""
    from rich.cells import cell_len, set_cell_size

    return label if cell_len(label) <= room else f"{set_cell_size(label, room - 1).rstrip()}…"


def percent(chance: float | None) -> str:
    """A chance as people read it; nothing where it is not known."""
    return "" if chance is None else f"{100 * chance:.1f} %"


def quoted(path: Path) -> str:
    """A path as one would type it in a command."""
    return subprocess.list2cmdline([str(path)]) if os.name == "nt" else shlex.quote(str(path))
