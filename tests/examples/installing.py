"""Installing the examples into a folder of their own, so that no other test sees them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
EXAMPLES: Final = sorted([path.parent for path in (ROOT / "examples").glob("*/pyproject.toml")])


def install(folder: Path) -> dict[str, str]:
    """Install them as their authors would; returns the environment of somebody who has them."""
    site, state = folder / "site", folder / "state"
    pip = [sys.executable, "-m", "pip", "install", "--no-deps", "--no-build-isolation", "--no-index"]
    done = subprocess.run([*pip, "--target", site, *EXAMPLES], capture_output=True, text=True, cwd=folder)
    assert done.returncode == 0, done.stderr
    paths = [str(site), *filter(None, [os.environ.get("PYTHONPATH")])]
    homes = {"XDG_STATE_HOME": str(state), "LOCALAPPDATA": str(state)}
    return {**os.environ, **homes, "PYTHONPATH": os.pathsep.join(paths)}
