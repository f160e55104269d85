"""What if? A house rule is tried on the page: chosen, played by bots, read in words, and sent as a link."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visits
from tests.web.test_accessibility import violations, violations_by_layout
from tests.web.test_phone import PHONE, fits
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser

FINISH_LINE = "the points that end the game"


def done(visitor: Visitor) -> None:
    expect(visitor.part("bench-standing")).to_have_attribute("data-state", "done")


def test_a_house_rule_is_tried_and_its_result_has_a_link(visit: Visits) -> None:
    ana = visit("Ana", color_scheme="dark").invite("fortune").arrange("fortune", finish_line=3000)
    ana.link("What if?").click()
    expect(ana.part("differing")).to_contain_text(f"{FINISH_LINE}: 3,000")
    for number in (1, 2):
        ana.page.get_by_role("combobox", name=f"Bot {number}").select_option("random")
    ana.page.get_by_role("radio", name="100", exact=True).check()
    ana.button("Play").press("Enter")
    done(ana)
    expect(ana.page.get_by_role("status")).to_have_text("100 games played")
    row = ana.part("bench-effects").get_by_role("row", name="Turns")
    expect(row.get_by_role("cell", name="no more", exact=True)).to_be_visible()
    assert violations_by_layout(ana) == {}
    ana.button("Copy the link to this result").click()
    link = ana.page.evaluate("navigator.clipboard.readText()")
    assert link.endswith("/what-if/fortune#seats=2&bots=random,random&games=100&rule.finish_line=3000")

    ben = visit("Ben", **PHONE, color_scheme="light")
    ben.page.goto(link)
    done(ben)
    effects = ben.part("bench-effects").get_by_role("row")
    expect(effects.filter(has_text="Seat 2 wins")).to_be_visible()
    expect(effects).to_have_count(12)
    assert violations(ben) == []
    fits(ben)
    ben.page.goto(link.replace("3000", "3500"))
    expect(ben.part("bench-standing")).to_have_attribute("data-state", "unknown")


def test_what_cannot_be_played_is_said_and_what_takes_long_can_be_stopped(visit: Visits) -> None:
    ana = visit("Ana")
    ana.page.goto("/what-if/fortune#seats=9&bots=hard&games=1000&rule.nonsense=5")
    wrong = ana.page.get_by_role("alert")
    expect(wrong).to_contain_text("9 cannot be the number of seats")
    expect(wrong).to_contain_text("no house rule called nonsense")
    ana.page.get_by_text("All house rules").click()
    line = ana.page.get_by_role("textbox", name=FINISH_LINE)
    line.fill("5")
    ana.page.get_by_role("radio", name="1,000", exact=True).check()
    ana.button("Play").click()
    expect(line).to_be_focused()
    expect(ana.part("bench-standing")).to_have_count(0)
    line.fill("9000")
    ana.button("Play").click()
    ana.button("Stop").click()
    expect(ana.part("bench-standing")).to_have_attribute("data-state", "stopped")
    expect(ana.page.get_by_role("status")).to_contain_text("of 1,000 games")
