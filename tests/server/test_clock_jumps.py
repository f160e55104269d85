"""Somebody sets the clock of the machine: bots play on, and after a restart as well."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from emberisle.server import steady_time
from tests.server.browser import Browser
from tests.server.running import running
from tests.server.tables import make, next_mover, play_out, playing

HOUR = 3600.0


def play_a_little(browser: Browser) -> None:
    """Play until a bot had a turn of its own."""
    for _ in range(4):
        assert next_mover([browser]) is browser
        make(browser, {"Stop": []} if {"Stop": []} in browser.moves else browser.moves[0])


@pytest.mark.parametrize("jump", [-HOUR, HOUR], ids=["back", "on"])
@pytest.mark.parametrize("kind", ["memory", "sqlite"])
def test_a_clock_that_is_set_stops_no_bot(
    kind: str, jump: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = "memory:" if kind == "memory" else f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with running(database=database, bot_pause=0.01) as base, playing(base, "Ana", seats=2) as (ana,):
        play_a_little(ana)
        set_by_nobody = time.time
        monkeypatch.setattr(time, "time", lambda: set_by_nobody() + jump)
        play_out([ana])


@pytest.mark.parametrize("jump", [-HOUR, HOUR], ids=["back", "on"])
def test_bots_go_on_after_a_restart_at_another_time(
    jump: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with running(database=database, bot_pause=0.01) as base, playing(base, "Ana", seats=2) as (ana,):
        play_a_little(ana)
        code, token, inputs = ana.code, ana.token, ana.inputs
    monkeypatch.setattr(steady_time, "_BOOTED", steady_time._BOOTED + jump)
    with running(database=database, bot_pause=0.01) as base, Browser(base, code, token).come() as ana:
        assert ana.inputs >= inputs
        play_out([ana])
