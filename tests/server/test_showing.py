"""How long things are shown before anybody has to answer them."""

from __future__ import annotations

import re
from pathlib import Path

from emberisle.games.fireball_island.page import PAGE, SECONDS
from emberisle.kernel.steps import Event

BEATS = Path(__file__).parents[2] / "web/src/games/fireball_island/beat.ts"
WHILE_IT_ROLLS = {"dropped", "into_pit", "into_water"}
"""Seen as the Fireball goes on rolling."""
LAST = {"won"}


def test_a_window_is_open_longer_by_what_the_page_shows_before_it() -> None:
    moments = re.findall(r"^  (\w+): (\d+),$", BEATS.read_text("utf-8"), re.MULTILINE)
    shown = {what: int(ms) / 1000 for what, ms in moments if what not in WHILE_IT_ROLLS | LAST}
    assert {"rolled", "played", "walked"} <= {*shown}
    assert {what: SECONDS.get(what, 0.0) for what in shown if SECONDS.get(what, 0.0) < shown[what]} == {}


def test_what_one_seat_alone_is_told_gives_nobody_more_time() -> None:
    rolled, secret = Event("FI-3.1", "rolled", (0, 4)), Event("FI-4.2", "drew", (0,), only=0)
    assert PAGE.seconds_shown([rolled]) == SECONDS["rolled"] > 0
    assert PAGE.seconds_shown([rolled, secret]) == SECONDS["rolled"]
