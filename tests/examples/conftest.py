"""Somebody who has installed the examples."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

import pytest

from tests.examples.installing import ROOT, install

Run = Callable[..., str]


@pytest.fixture(scope="session")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Runs a Python program beside the examples and returns what it said; it must end well."""
    environment = install(tmp_path_factory.mktemp("examples"))

    def run_it(*arguments: object, typed: str = "") -> str:
        done = subprocess.run(
            [sys.executable, *[str(argument) for argument in arguments]],
            input=typed,
            capture_output=True,
            text=True,
            env=environment,
            cwd=ROOT,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return run_it
