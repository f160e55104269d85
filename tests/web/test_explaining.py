"""Whatever the table says or refuses, it can be asked why, and the rulebook opens there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visits
from tests.web.tables import seated
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser


def clause(visitor: Visitor, rule: str) -> Locator:
    """A clause of the rulebook that is open, marked as the one that was sought."""
    return visitor.part("rulebook").locator(f'.sought[data-clause="{rule}"]')


def test_a_single_die_is_refused_with_its_clause(visit: Visits) -> None:
    ana = visit("Ana")
    ana.page.goto("/learn/fortune")
    ana.page.get_by_role("button", name="Step 2 of 5").click()
    expect(ana.page.get_by_role("heading", level=1)).to_be_visible()
    ana.part("fortune").locator('[data-face="M"][data-place="keep"]').first.click()
    ana.part("fortune-roll").click()
    refusal = ana.part("refusal")
    expect(refusal).to_contain_text("That is not possible.")
    expect(refusal).to_contain_text("You could instead:")
    refusal.get_by_role("button", name="FO-3.4 why?").click()
    expect(clause(ana, "FO-3.4")).to_be_in_viewport()
    ana.page.keyboard.press("Escape")
    expect(ana.page.get_by_role("dialog")).to_have_count(0)
    refusal.get_by_role("button", name="Close").click()
    expect(refusal).to_have_count(0)


def test_a_tile_that_does_not_fit_is_refused_with_its_clause(visit: Visits) -> None:
    ana = visit("Ana")
    ana.page.goto("/learn/wildfire")
    ana.part("wildfire-tile-3-6").click()
    end = ana.part("wildfire-end-6-9").bounding_box()
    tile = ana.part("wildfire-tile-2-4").bounding_box()
    assert end is not None
    assert tile is not None
    mouse = ana.page.mouse
    mouse.move(tile["x"] + tile["width"] / 2, tile["y"] + tile["height"] / 2)
    mouse.down()
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=5)
    mouse.up()
    ana.part("refusal").get_by_role("button", name="WF-4.1 why?").click()
    expect(clause(ana, "WF-4.1")).to_be_in_viewport()


def test_why_on_a_line_of_the_log_opens_its_clause(visit: Visits) -> None:
    ana = visit("Ana")
    seated(ana, "fortune").asked()
    line = ana.part("log").locator(".why").last
    rule = line.locator(".clause-number").inner_text()
    line.click()
    expect(clause(ana, rule)).to_be_in_viewport()
    expect(ana.tab("Rules")).to_have_attribute("aria-selected", "true")


def test_the_rulebook_can_be_searched(visit: Visits) -> None:
    ana = visit("Ana")
    ana.page.goto("/rules/fortune")
    rulebook = ana.part("rulebook")
    clauses = rulebook.locator("article.clause")
    expect(clauses.first).to_be_visible()
    everything = clauses.count()
    search = ana.page.get_by_role("searchbox", name="Search for words or a clause number")
    search.fill("sorceress skull")
    expect(rulebook.locator("mark").first).to_be_visible()
    found = clauses.count()
    assert 0 < found < everything
    expect(rulebook).to_contain_text(f"Clauses found: {found}")
    for words in clauses.all_inner_texts():
        assert "sorceress" in words.lower()
        assert "skull" in words.lower()
    search.fill("FO-3.4")
    expect(rulebook.locator('[data-clause="FO-3.4"]')).to_be_visible()
    ana.page.goto("/rules/fortune#FO-9.1")
    search.fill("skull")
    expect(clauses.first).to_be_in_viewport()
    ana.page.goto("/rules/wildfire#WF-4.1")
    expect(clause(ana, "WF-4.1")).to_be_in_viewport()
