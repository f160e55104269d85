"""How long things are shown before anybody has to answer them."""

from __future__ import annotations

import re
from pathlib import Path

from emberisle.kernel.steps import Event
from emberisle.server.showing import LONG, seconds_for

BEATS = Path(__file__).parents[2] / "web/src/games/fireball_island/beat.ts"
WHILE_IT_ROLLS = {"dropped", "into_pit", "into_water"}
"""Seen as the Fireball goes on rolling."""
LAST = {"won"}


def test_a_window_is_open_longer_by_what_the_page_shows_before_it() -> None:
    moments = re.findall(r"^  (\w+): (\d+),$", BEATS.read_text("utf-8"), re.MULTILINE)
    shown = {what: int(ms) / 1000 for what, ms in moments if what not in WHILE_IT_ROLLS | LAST}
    assert {"rolled", "played", "walked"} <= {*shown}
    assert {what: LONG.get(what, 0.0) for what in shown if LONG.get(what, 0.0) < shown[what]} == {}


def test_what_one_seat_alone_is_told_gives_nobody_more_time() -> None:
    rolled, secret = Event("FI-3.1", "rolled", (0, 4)), Event("FI-4.2", "drew", (0,), only=0)
    assert seconds_for([rolled]) == LONG["rolled"] > 0
    assert seconds_for([rolled, secret]) == LONG["rolled"]
