"""Look back: from the end of a match to what was luck and what was skill, and from a moment to its replay."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visits
from tests.web.tables import lying_before
from tests.web.test_accessibility import violations
from tests.web.test_phone import PHONE, fits

pytestmark = pytest.mark.browser


def test_a_match_is_looked_back_on_and_its_moments_lead_to_the_replay(visit: Visits) -> None:
    ana = visit("Ana", color_scheme="light")
    room = lying_before(ana.base, "board_game_battle", 1000)
    ana.enter(room["code"], room["token"])
    ana.part("ending").get_by_role("link", name="Look back").click()
    review = ana.part("review")
    expect(review).to_have_attribute("data-state", "done")
    expect(review.get_by_role("heading", level=1)).to_have_text(re.compile(r" won by \d+ points of "))
    expect(ana.part("review-luckiest").get_by_role("listitem")).to_have_count(3)
    slider = review.get_by_role("slider")
    slider.press("Home")
    expect(ana.part("review-told")).to_contain_text("Before anything has happened")
    expect(ana.part("review-told").get_by_role("listitem").first).to_have_text(
        re.compile(r"\d+\s±\s\d\.\d\s%")
    )
    expect(ana.part("review-curve").locator("path.band")).to_have_count(4)
    slider.press("ArrowRight")
    expect(ana.part("review-told")).not_to_contain_text("Before anything has happened")
    review.get_by_text("As a table").click()
    expect(ana.part("review-table").get_by_role("row").nth(1)).to_contain_text("Before anything has happened")
    assert violations(ana) == []
    address = ana.page.url

    ben = visit("Ben", **PHONE, color_scheme="dark")
    ben.page.goto(address)
    expect(ben.part("review")).to_have_attribute("data-state", "done")
    assert violations(ben) == []
    fits(ben)
    ben.part("review-luckiest").get_by_role("link").first.click()
    expect(ben.part("player")).to_be_visible()
    expect(ben.part("player").get_by_role("slider")).not_to_have_value("0")
