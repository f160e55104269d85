"""Options of the test run: how thorough to be, and whether golden playthroughs are compared or rewritten."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "steady",
    max_examples=25,
    stateful_step_count=30,
    deadline=None,
    derandomize=True,
    report_multiple_bugs=False,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "thorough",
    settings.get_profile("steady"),
    max_examples=500,
    stateful_step_count=100,
    derandomize=False,
    print_blob=True,
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--thorough", action="store_true", help="many more examples, and new ones every time")
    parser.addoption("--update-golden", action="store_true", help="rewrite the golden playthroughs")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(*ids): the clauses of a rulebook that a test shows")
    settings.load_profile("thorough" if config.getoption("--thorough") else "steady")
