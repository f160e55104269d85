"""What every game must keep, as checks that any game can be put to: ``docs/contract.md`` says how.

In a test file of one's own::

    from emberisle.contract import contract_tests
    from pig import GAME

    test_contract = contract_tests(GAME)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from emberisle.plug import Plug

if TYPE_CHECKING:
    from emberisle.contract.points import Point

pytest.register_assert_rewrite(f"{__name__}.checks")  # so that what did not hold is shown


def check(game: Plug) -> None:
    """Hold every check on this game; the first that does not hold raises, and says which it is."""
    from emberisle.contract.points import points

    for point in points(game):
        point.hold()


def contract_tests(*games: Plug) -> Callable[[Point], None]:
    """A test function for pytest that holds every check on these games, each as a test of its own."""
    from emberisle.contract.points import points

    @pytest.mark.parametrize("point", [point for game in games for point in points(game)], ids=str)
    def test_contract(point: Point) -> None:
        point.hold()

    return test_contract
