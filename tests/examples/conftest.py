"""The examples in a folder of their own, so that no other test sees them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted([path.parent for path in (ROOT / "examples").glob("*/pyproject.toml")])

Run = Callable[..., str]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the examples are installed."""
    folder = tmp_path_factory.mktemp("site")
    pip = [sys.executable, "-m", "pip", "install", "--no-deps", "--no-build-isolation", "--no-index"]
    done = subprocess.run([*pip, "--target", folder, *EXAMPLES], capture_output=True, text=True, cwd=folder)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture(scope="session")
def environment(site: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of somebody who has installed the examples."""
    paths = [str(site), *filter(None, [os.environ.get("PYTHONPATH")])]
    home = str(tmp_path_factory.mktemp("state"))
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "XDG_STATE_HOME": home, "LOCALAPPDATA": home}


@pytest.fixture(scope="session")
def run(environment: Mapping[str, str]) -> Run:
    """Runs a Python program beside the examples and returns what it said; it must end well."""

    def run_it(*arguments: object, typed: str = "") -> str:
        command = [sys.executable, *[str(argument) for argument in arguments]]
        done = subprocess.run(
            command, input=typed, capture_output=True, text=True, env=dict(environment), cwd=ROOT, timeout=500
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return run_it
