"""What pytest is told on its command line: which games to check, and how thoroughly.

Pytest reads this module wherever Emberisle is installed, so it imports nothing before it is needed.
"""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("emberisle", "games of Emberisle")
    group.addoption("--game", action="append", metavar="ID", help="check this game only; may be repeated")
    group.addoption("--thorough", action="store_true", help="many more examples, new luck every time")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--thorough"):
        from emberisle.contract import effort

        effort.choose(effort.THOROUGH)
