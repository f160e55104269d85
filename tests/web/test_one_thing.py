"""The log by turns, "Was it fair?", and the only thing that can be done, which is done."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.server.browser import Browser
from tests.server.tables import make, next_mover
from tests.web.conftest import Visits
from tests.web.tables import ended, lying_before, room_for
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser


def about_to_draw(base: str) -> tuple[dict[str, Any], int, str]:
    """A table of Wildfire where its host can only draw; how many moves could be made before; the inputs."""
    admission = room_for(base, "wildfire", play_now=True, level="easy", options={"rounds": 8})
    choices = 0
    with Browser(base, admission["code"], admission["token"]) as browser:
        browser.come()
        while next_mover([browser]) is not None:
            if choices > 1 and browser.moves == [{"Draw": []}]:
                return admission, choices, str(browser.inputs)
            choices = len(browser.moves)
            make(browser, browser.moves[0])
    raise AssertionError("somebody played a whole match without drawing")


def test_the_only_thing_is_done_and_undo_goes_back_before_it(visit: Visits, base: str) -> None:
    admission, choices, before = about_to_draw(base)
    ana = visit("Ana", by_hand=False)
    ana.enter(admission["code"], admission["token"])
    expect(ana.part("only-move")).to_contain_text("Draw a tile")
    ana.moved(before)
    ana.button("Undo").click()
    expect(ana.moves).to_have_count(choices)
    expect(ana.part("only-move")).to_have_count(0)


def test_who_would_rather_click_says_so_once(visit: Visits, base: str) -> None:
    admission, _, _ = about_to_draw(base)
    ana = visit("Ana", by_hand=False)
    ana.enter(admission["code"], admission["token"])
    ana.part("only-move").get_by_role("button", name="Let me click").click()
    expect(ana.part("only-move")).to_have_count(0)
    ana.button("Settings").click()
    expect(ana.page.get_by_role("radio", name="Let me click")).to_be_checked()


def test_a_match_is_checked_in_the_page(visit: Visits, base: str) -> None:
    room = lying_before(base, "fortune", 1000)
    ana = visit("Ana")
    ana.enter(room["code"], room["token"])
    ana.at_table().finished()
    ana.part("ending-check").click()
    verdict = ana.part("ending").get_by_test_id("verdict")
    expect(verdict).to_have_attribute("data-verdict", "fair")
    expect(verdict).to_contain_text("dice and draws come from the seed that was fixed before the match")
    expect(ana.page.get_by_text("Was it fair?")).to_have_count(0)  # not in the log as well


def test_what_does_not_agree_is_said(visit: Visits, base: str) -> None:
    ana = visit("Ana")
    problem = "Input 4: the seed gives 'KS', the log says 'CC'."

    def tampered(route: Route) -> None:
        found = {
            "agrees": False,
            "decided": True,
            "outcomes": 0,
            "moves": 0,
            "on_trust": 0,
            "problem": problem,
        }
        route.fulfill(content_type="application/json", body=json.dumps(found))

    ana.page.route("**/verification*", tampered)
    ana.page.goto(f"/replay/{ended(base, 'fortune')}")
    ana.at_table().part("luck").locator("summary").first.click()
    ana.part("check").click()
    expect(ana.part("verdict")).to_have_attribute("data-verdict", "unfair")
    expect(ana.part("verdict")).to_contain_text(problem)


def opacity(visitor: Visitor, value: str) -> None:
    expect(visitor.part("log").locator(".why").first).to_have_css("opacity", value)


def test_the_log_is_told_by_turns_and_clauses_are_shown_to_who_looks(visit: Visits, base: str) -> None:
    room = lying_before(base, "fortune", 6)
    ana = visit("Ana")
    ana.enter(room["code"], room["token"])
    ana.at_table().settled()
    turns = ana.part("log").get_by_role("heading", level=3)
    expect(turns.nth(0)).to_contain_text("Ana turn 1")
    expect(turns.nth(1)).to_contain_text("turn 2")
    expect(turns.nth(1)).not_to_contain_text("Ana")
    line = ana.part("log").locator("li").first
    opacity(ana, "0")
    line.hover()
    opacity(ana, "1")
    ana.part("asks").hover()
    opacity(ana, "0")
    line.locator(".why").focus()
    opacity(ana, "1")
