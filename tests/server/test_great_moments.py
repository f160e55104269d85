"""Every great moment of the page is an event that its game really has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import emberisle as em

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
WITH_MOMENTS = sorted(path.parent.name for path in GAMES.glob("*/moments.ts"))


def test_all_games_that_the_page_draws_have_great_moments() -> None:
    assert sorted(path.parent.name for path in GAMES.glob("*/game.ts")) == WITH_MOMENTS


@pytest.mark.parametrize("game_id", WITH_MOMENTS)
def test_every_great_moment_is_an_event(game_id: str) -> None:
    source = (GAMES / game_id / "moments.ts").read_text("utf-8")
    chosen = re.findall(r"^  (\w+): ", source.partition("moments: MomentKinds = {\n")[2], re.MULTILINE)
    events = {key.split(".")[1] for key in em.ruleset(game_id).texts("en").texts if key.startswith("events.")}
    assert chosen
    assert set(chosen) <= events
