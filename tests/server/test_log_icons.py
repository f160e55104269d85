"""Every event of our games has a drawing of its own choice before its line in the log of the page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import emberisle as em

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
DRAWN = sorted(path.parent.name for path in GAMES.glob("*/log.ts"))


def test_all_games_that_the_page_draws_have_chosen() -> None:
    assert sorted(path.parent.name for path in GAMES.glob("*/game.ts")) == DRAWN


@pytest.mark.parametrize("game_id", DRAWN)
def test_every_event_has_a_drawing(game_id: str) -> None:
    chosen = re.findall(r"^  (\w+): \"", (GAMES / game_id / "log.ts").read_text("utf-8"), re.MULTILINE)
    events = {key.split(".")[1] for key in em.ruleset(game_id).texts("en").texts if key.startswith("events.")}
    assert set(chosen) == events
