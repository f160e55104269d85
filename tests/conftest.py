"""How tests are run: how thoroughly, with what luck, and whether goldens are compared or rewritten."""

from __future__ import annotations

import random
import secrets

import pytest
from hypothesis import settings

from emberisle.contract import effort

pytest_plugins = ["emberisle.contract.plugin"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="rewrite the golden playthroughs")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(*ids): the clauses of a rulebook that a test shows")
    thorough = config.getoption("--thorough")
    settings.register_profile("emberisle", effort.THOROUGH if thorough else effort.STEADY)
    settings.load_profile("emberisle")
    if not thorough:
        secrets.token_hex = _same_every_time


_luck = random.Random()


def _same_every_time(nbytes: int | None = None) -> str:
    """What seeds are made of: games that are given none have the same luck in every run."""
    return _luck.randbytes(nbytes or secrets.DEFAULT_ENTROPY).hex()


def pytest_collectstart(collector: pytest.Collector) -> None:
    _luck.seed(collector.nodeid)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests that take minutes are left to whoever wants to know thoroughly."""
    if not config.getoption("--thorough"):
        left_out = [item for item in items if item.get_closest_marker("thorough")]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]


def pytest_runtest_setup(item: pytest.Item) -> None:
    _luck.seed(item.nodeid)
