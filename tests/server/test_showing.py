"""How long things are shown: the server says it, for every frame and for the windows after them."""

from __future__ import annotations

import pytest

import emberisle as em
from emberisle.kernel.steps import Event
from emberisle.server.game_page import GamePage
from emberisle.server.game_pages import game_page
from emberisle.server.pictures import table_picture
from tests.server.tables import make, next_mover, playing

FRAMES = {
    "fortune": {
        "": 80,
        "picked": 250,
        "rolled": 500,
        "chest": 350,
        "card": 900,
        "sailed": 1400,
        "scored": 1300,
        "island": 1600,
        "crossed": 1700,
        "won": 1200,
        "anything_else": 400,
        "rolled picked": 500,
    },
    "wildfire": {
        "": 0,
        "dealt": 380,
        "drew": 520,
        "laid": 780,
        "laid_across": 780,
        "laid_wildfire": 780,
        "lit": 1850,
        "called": 1850,
        "knocked": 900,
        "went_out": 1500,
        "counted": 3600,
        "won": 2500,
        "anything_else": 0,
        "laid knocked": 900,
    },
    "board_game_battle": {
        "": 120,
        "selected": 250,
        "selected selected": 250,
        "won": 900,
        "failed": 900,
        "detour": 900,
        "anything_else": 650,
        "selected anything_else": 650,
        "anything_else beat": 900,
    },
    "fireball_island": {
        "": 120,
        "first_roll": 1100,
        "rolled": 900,
        "walked": 100,
        "moved_back": 100,
        "aimed": 1100,
        "played": 1100,
        "cancelled": 1000,
        "captured": 1400,
        "stole": 1200,
        "drew": 700,
        "dropped": 900,
        "fireball_rolled": 900,
        "won": 2200,
        "anything_else": 700,
        "walked captured": 1400,
    },
}
"""Milliseconds for a frame, by what happens in it."""

WINDOWS = {
    "fireball_rolled": 6.0,
    "walked": 2.0,
    "moved_back": 2.0,
    "captured": 1.4,
    "stole": 1.2,
    "first_roll": 1.1,
    "rolled": 1.1,
    "rolled_double": 1.1,
    "aimed": 1.1,
    "played": 1.1,
    "played_on": 1.1,
    "cancelled": 1.0,
    "drew": 0.7,
    "dropped": 0.0,
    "won": 0.0,
    "anything_else": 0.0,
}
"""Seconds before the time of a window runs, in the game that has windows."""


def events(names: str) -> list[Event]:
    return [Event("XX-1.1", what, (0,)) for what in names.split()]


@pytest.mark.parametrize(
    ("game", "names", "ms"), [(game, names, ms) for game in FRAMES for names, ms in FRAMES[game].items()]
)
def test_a_frame_is_shown_for_its_longest_event(game: str, names: str, ms: int) -> None:
    assert game_page(game).frame_ms(events(names)) == ms


def test_a_game_that_names_no_times_has_default_times() -> None:
    assert GamePage().frame_ms(()) < GamePage().frame_ms(events("anything"))
    assert GamePage().seconds_to_see(events("anything")) == 0


@pytest.mark.parametrize(("what", "seconds"), WINDOWS.items())
def test_a_window_is_open_longer_by_what_is_shown_before_it(what: str, seconds: float) -> None:
    page = game_page("fireball_island")
    assert page.seconds_to_see(events(what)) == seconds
    assert page.seconds_to_see(events(f"{what} rolled")) == seconds + 1.1


def test_what_one_seat_alone_is_told_gives_nobody_more_time() -> None:
    rolled, secret = Event("FI-3.1", "rolled", (0, 4)), Event("FI-4.2", "drew", (0,), only=0)
    page = game_page("fireball_island")
    assert page.seconds_to_see([rolled, secret]) == page.seconds_to_see([rolled]) == 1.1


def test_every_frame_says_how_long_it_lasts(base: str) -> None:
    with playing(base, "Ana", "Ben") as people:
        mover = next_mover(people)
        assert mover is not None
        make(mover, {"Stop": []})
        frames = [message["frames"] for message in mover.understood if message["type"] == "news"][-1]
        assert [line["what"] for line in frames[0]["lines"]] == ["stopped"]
        assert frames[0]["lasts"] == 250


def test_moves_that_name_players_are_worded_for_each_table() -> None:
    """What is remembered of one table is not said at another."""
    game = em.scenario("board_game_battle", {"placement": [0, 1, 2, 3], "dice": [1, 4]}, seed=1)
    moves = game.legal_moves()
    for names in (("Ana", "Ben", "Cleo", "Dora"), ("Eve", "Finn", "Gus", "Hal")):
        words = [move.label for move in table_picture.labelled(game.ruleset, moves, names, "en")]
        assert [any(name in label for label in words) for name in names[1:]] == [True, True, True]
