"""There is always a way on: from the map to a table, from errors to the map, from pictures to clauses."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server.browser import Browser
from tests.web.conftest import Visits
from tests.web.tables import FLAT, lying_before, room_for
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("address", "page", "title"),
    [
        ("/nowhere/at/all", "lost", "This place is not on the map"),
        ("/room/ABCD2345", "no-room", "There is no such room"),
        ("/replay/none", "notice", "There is no replay here."),
        ("/rules/none", "notice", "This game is not on the map"),
    ],
)
def test_what_is_not_there_says_so_below_the_bar_and_leads_to_the_map(
    visit: Visits, address: str, page: str, title: str
) -> None:
    ana = visit("Ana")
    ana.page.goto(address)
    expect(ana.part(page).get_by_role("heading")).to_contain_text(title)
    expect(ana.button("Settings")).to_be_visible()
    ana.part(page).get_by_role("link", name="To the map").click()
    expect(ana.part("island-fortune")).to_be_visible()
    ana.faults[:] = [fault for fault in ana.faults if "404" not in fault]


def test_a_page_that_breaks_leads_to_the_map_by_a_fresh_one(visit: Visits) -> None:
    ana = visit("Ana")
    ana.page.route("**/assets/RulesScreen-*.js", lambda route: route.abort())
    ana.to_map().part("island-fortune").get_by_role("link", name="Rules").click()
    expect(ana.part("broken")).to_be_visible()
    ana.part("broken").get_by_role("link", name="To the map").click()
    expect(ana.part("island-fortune")).to_be_visible()
    ana.faults.clear()  # it broke on purpose


def test_a_table_goes_on_from_the_top_of_the_map(visit: Visits) -> None:
    ana = visit("Ana").play_now("fortune").asked()
    code = ana.code
    ana.to_map()
    expect(ana.part("continue")).to_contain_text("Your turn")
    ana.part("continue").get_by_role("link", name="Continue").click()
    ana.at_table().asked()
    assert ana.code == code


def test_a_match_is_played_again_or_watched_by_one_click_on_the_map(visit: Visits) -> None:
    ana = visit("Ana")
    room = lying_before(ana.base, "board_game_battle", 1000)
    ana.enter(room["code"], room["token"])
    ana.finished()
    expect(ana.part("ending").get_by_role("link", name="Watch the replay")).to_be_visible()
    expect(ana.to_map().part("continue").get_by_role("link", name="Replay")).to_be_visible()
    ana.part("continue").get_by_role("button", name="Again").click()
    ana.at_table().asked()
    assert ana.code == room["code"]


def test_the_rules_open_with_pictures_and_lead_to_their_clauses(visit: Visits) -> None:
    ana = visit("Ana")
    ana.page.goto("/rules/fortune")
    minute = ana.part("minute")
    expect(minute).to_contain_text("Picture 1 of 5")
    expect(minute.locator("[data-testid=stage][data-game=fortune] canvas").first).to_be_visible()
    ana.button("Next picture").click()
    expect(minute).to_contain_text("Picture 2 of 5")
    minute.get_by_role("button", name="FO-3.4").click()
    expect(ana.part("rulebook").locator('[data-clause="FO-3.4"]')).to_have_class(re.compile("sought"))
    expect(ana.part("rulebook").locator('[data-clause="FO-3.4"]')).to_be_in_viewport()


def in_a_hurry(visitor: Visitor) -> dict[str, str]:
    """A room in which there are 15 seconds for a move."""
    room = room_for(visitor.base, "fortune", name="Ana")
    with Browser(visitor.base, room["code"], room["token"]).come() as host:
        host.do("sit", chair=0, name="Ana")
        host.do("arrange", clocks={"move": 15})
        host.do("begin")
    return room


def test_whoever_runs_out_of_time_is_warned_that_a_bot_will_move(visit: Visits) -> None:
    ana = visit("Ana")
    room = in_a_hurry(ana)
    ana.enter(room["code"], room["token"])
    expect(ana.part("takeover")).to_contain_text(re.compile(r"a bot moves for you in 0:\d\d"))


def test_the_list_of_moves_and_the_board_point_at_the_same_place(visit: Visits) -> None:
    ana = visit("Ana")
    ana.page.add_init_script(FLAT)
    ana.page.goto("/learn/fireball_island")
    ana.part("fireball-RollDie").click()
    place = ana.part("fireball-place-WT12")
    move = ana.moves.filter(has_text="Witchlord Trail 12")
    move.hover()
    expect(place).to_have_attribute("data-pointed", "true")
    ana.part("lesson").hover()
    expect(place).to_have_attribute("data-pointed", "false")
    move.focus()
    expect(place).to_have_attribute("data-pointed", "true")
    ana.moves.filter(has_text="Witchlord Trail 6").focus()
    expect(place).to_have_attribute("data-pointed", "false")
    place.locator(".fi-ring").hover()
    expect(move).to_have_attribute("data-aimed", "true")
