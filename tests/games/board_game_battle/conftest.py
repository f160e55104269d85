"""Boards that a test adds are gone after it: other tests count and name them all."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from emberisle.games.board_game_battle.rules.boards import BOARDS


@pytest.fixture(autouse=True)
def the_same_boards_as_before() -> Iterator[None]:
    known = dict(BOARDS)
    yield
    BOARDS.clear()
    BOARDS.update(known)
