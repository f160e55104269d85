"""The documentation says of every number what it means."""

from __future__ import annotations

from pathlib import Path

import pytest

from emberisle.envs.tables import page
from tests.envs.games import own_game

PAGES = Path(__file__).parents[2] / "docs" / "environments"


@own_game
def test_the_page_of_a_game_is_what_the_code_says(game_id: str, request: pytest.FixtureRequest) -> None:
    file = PAGES / f"{game_id}.md"
    if request.config.getoption("--update-golden"):
        file.write_text(page(game_id), "utf-8")
    assert file.read_text("utf-8") == page(game_id)
