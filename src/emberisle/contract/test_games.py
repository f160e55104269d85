"""Every game that is installed keeps every point of the contract: ``pytest --pyargs emberisle.contract``.

With ``--game pig`` this is asked of one game alone.
"""

from __future__ import annotations

import pytest

from emberisle.contract.points import Point, points
from emberisle.games import plug, plugs
from emberisle.kernel.errors import UnknownGame


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    wanted: list[str] = metafunc.config.getoption("--game", None) or list(plugs())
    try:
        games = [plug(game_id) for game_id in wanted]
    except UnknownGame as error:
        raise pytest.UsageError(str(error)) from None
    metafunc.parametrize("point", [point for game in games for point in points(game)], ids=str)


def test_contract(point: Point) -> None:
    point.hold()
