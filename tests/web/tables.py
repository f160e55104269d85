"""Tables that stand ready, without the way there: for tests of what happens at them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import ViewportSize

from tests.server.browser import Browser, open_room
from tests.server.tables import next_mover, play_out
from tests.web.visitor import Visitor

SEATS = {"fortune": 2, "wildfire": 2, "board_game_battle": 4, "fireball_island": 3, "curse_of_vulkar": 3}
SHORT: dict[str, dict[str, Any]] = {
    "fortune": {"finish_line": 3000},
    "wildfire": {"rounds": 1},
    "board_game_battle": {"board": "lagoon", "ask_to_roll": True},
    "fireball_island": {"ask_to_roll": True},
    "curse_of_vulkar": {"first": "first_seat"},
}
"""House rules for those in a hurry."""
GAMES = ("fortune", "wildfire", "board_game_battle")
"""Those that are over soon."""
DRAWN = tuple(SEATS)
MODELS = ("fireball_island", "curse_of_vulkar")
LAYOUTS: dict[str, ViewportSize] = {
    "desktop": {"width": 1440, "height": 900},
    "tablet": {"width": 1024, "height": 768},
    "across": {"width": 844, "height": 390},
    "phone": {"width": 390, "height": 844},
}
"""The screens that every table is laid out for."""
LOW = "".join(f"localStorage.setItem('emberisle.{game}', '{{\"low\":true}}');" for game in MODELS)
"""Shows the model islands in less detail, for machines without a graphics card."""
FLAT = "".join(f"localStorage.setItem('emberisle.{game}', '{{\"flat\":true}}');" for game in MODELS)
"""Shows the model islands as flat maps from the beginning."""

CLOSED = 5
"""Seconds after which a window has closed: three to answer, and what it takes to see what it is about."""


def room_for(base: str, game: str, **wish: Any) -> dict[str, Any]:
    """A room for a short match, and the key of its host."""
    return open_room(base, **{"game": game, "seats": SEATS[game], "options": SHORT[game], **wish})


def seated(visitor: Visitor, game: str, **wish: Any) -> Visitor:
    """Somebody at a table with bots of no great skill, where the match has begun."""
    admission = room_for(visitor.base, game, play_now=True, level="easy", **wish)
    visitor.enter(admission["code"], admission["token"])
    return visitor.at_table()


def ended(base: str, game: str) -> str:
    """The id of a match that was played to its end."""
    admission = room_for(base, game, play_now=True, level="easy")
    with Browser(base, admission["code"], admission["token"]) as browser:
        play_out([browser.come()])
        return str(browser.room["match"])


def lying_before(base: str, game: str, moves: int, which: int = 0) -> dict[str, Any]:
    """A room where its host has made so many moves, the first of those offered, and the key of the host."""
    admission = room_for(base, game, play_now=True, level="easy")
    with Browser(base, admission["code"], admission["token"]) as browser:
        for _ in range(moves):
            mover = next_mover([browser.come()])
            if mover is None:
                break
            mover.play(mover.moves[which])
    return admission
