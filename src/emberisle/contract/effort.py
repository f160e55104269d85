"""How thoroughly games are checked: on how many matches, and whether on the same ones every time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from hypothesis import HealthCheck, settings

STEADY: Final = settings(
    max_examples=25,
    stateful_step_count=30,
    deadline=None,
    derandomize=True,
    report_multiple_bugs=False,
    suppress_health_check=[HealthCheck.too_slow],
)
"""The same matches in every run."""

THOROUGH: Final = settings(
    STEADY, max_examples=500, stateful_step_count=100, derandomize=False, print_blob=True
)
"""Many more matches, and others every time."""

_chosen = STEADY


def chosen() -> settings:
    """How thoroughly games are checked now."""
    return _chosen


def choose(effort: settings) -> None:
    """From now on games are checked like this."""
    global _chosen
    _chosen = effort


@contextmanager
def using(effort: settings) -> Iterator[None]:
    """Games are checked like this for a while."""
    before = chosen()
    choose(effort)
    try:
        yield
    finally:
        choose(before)
