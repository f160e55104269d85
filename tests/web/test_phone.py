"""On a phone: everything is played with a finger, and nothing is wider than the screen."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visits
from tests.web.tables import GAMES, ended, room_for, seated
from tests.web.visitor import WAITING, Visitor

pytestmark = pytest.mark.browser

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def fits(visitor: Visitor) -> None:
    """Nothing overflows the screen sideways."""
    wide, screen = visitor.page.evaluate(
        "() => [document.scrollingElement.scrollWidth, Math.min(innerWidth, screen.width)]"
    )
    assert wide <= screen, visitor.page.url


@pytest.mark.slow
def test_a_whole_game_is_tapped(visit: Visits) -> None:
    ana = visit("Ana", **PHONE)
    ana.to_map().named()
    fits(ana)
    ana.part("island-board_game_battle").get_by_role("button", name="Invite friends").tap()
    expect(ana.part("lobby")).to_be_visible()
    ana.arrange("board_game_battle", board="lagoon", ask_to_roll=True)
    fits(ana)
    ana.button("Begin the match").tap()
    ana.at_table()
    ana.tab("Moves").tap()
    taps = 0
    while True:
        ana.page.wait_for_function(WAITING)
        look = ana.look()
        if look["over"]:
            break
        ana.moves.first.tap()
        ana.moved(look["inputs"])
        taps += 1
    assert taps > 0
    ana.finished()
    fits(ana)
    ana.link("Watch the replay").tap()
    expect(ana.part("player")).to_be_visible()
    fits(ana)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_wider_than_the_screen(visit: Visits, game: str) -> None:
    ana = visit("Ana", **PHONE)
    seated(ana, game).settled()
    fits(ana)
    for tab in ("Log", "Chat", "Rules", "Moves"):
        ana.tab(tab).tap()
        fits(ana)
    room = room_for(ana.base, game)
    ana.enter(room["code"], room["token"])
    expect(ana.part("lobby")).to_be_visible()
    fits(ana)
    ana.page.goto(f"/rules/{game}")
    expect(ana.part("rulebook").locator("article").first).to_be_visible()
    fits(ana)
    ana.page.goto(f"/learn/{game}")
    expect(ana.part("lesson")).to_be_visible()
    fits(ana)
    ana.page.goto(f"/replay/{ended(ana.base, game)}")
    expect(ana.part("player")).to_be_visible()
    fits(ana)


def test_another_lesson_begins_with_the_whole_island(visit: Visits) -> None:
    ana = visit("Ana", **PHONE)
    ana.page.goto(f"{ana.base}/learn/fireball_island")
    drawing = ana.part("fireball-map").locator("> svg")
    expect(drawing).to_have_attribute("viewBox", re.compile("."))
    whole = drawing.get_attribute("viewBox") or ""
    ana.part("fireball-RollDie").tap()
    expect(drawing).not_to_have_attribute("viewBox", whole)
    ana.part("lesson").get_by_role("button", name="Step 2 of 7").tap()
    expect(drawing).to_have_attribute("viewBox", whole)


def test_every_space_that_can_be_chosen_can_be_tapped(visit: Visits) -> None:
    ana = visit("Ana", **PHONE)
    ana.page.goto(f"{ana.base}/learn/fireball_island")
    ana.part("lesson").get_by_role("button", name="Step 2 of 7").tap()
    ana.part("fireball-RollDie").tap()
    spaces = ana.part("fireball-map").locator(".fi-choice")
    expect(spaces.first).to_be_visible()
    for space in spaces.all():
        space.tap()
        expect(space).to_have_attribute("data-chosen", "true")


def test_the_ways_of_a_fireball_can_all_be_scrolled_to(visit: Visits) -> None:
    ana = visit("Ana", **PHONE)
    ana.page.goto(f"{ana.base}/learn/fireball_island")
    ana.part("lesson").get_by_role("button", name="Step 3 of 7").tap()
    ana.part("moves").get_by_role("button", name="Fireball!").tap()
    ways = ana.part("fireball-ask").get_by_role("group").get_by_role("button")
    expect(ways.first).to_be_visible()
    listed = ana.moves
    expect(listed).to_have_count(ways.count())
    for way in [*ways.all(), *listed.all()]:
        expect(way).to_have_text(re.compile(r"about \d+\s% \w+"))
    for way in ways.all():
        way.scroll_into_view_if_needed()
        expect(way).to_be_in_viewport(ratio=0.95)
