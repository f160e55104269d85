"""House rules that take any number: written on a desktop or a phone, answered where they cannot be."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visits
from tests.web.test_phone import PHONE, fits
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser

ROUNDS = "a fixed number of rounds instead of the limit, or 0 for none"
LIMIT = "the points that end the game"


def in_lobby(visitor: Visitor) -> Visitor:
    visitor.invite("wildfire")
    visitor.part("house-rules").locator("summary").click()
    return visitor


def field(visitor: Visitor, text: str) -> Locator:
    return visitor.page.get_by_role("textbox", name=text, exact=True)


def test_any_number_of_rounds_can_be_written(visit: Visits) -> None:
    ana, ben = in_lobby(visit("Ana")), visit("Ben")
    ben.page.goto(f"/room/{ana.code}")
    ben.part("house-rules").locator("summary").click()
    ana.number(ROUNDS, "7")
    expect(field(ben, ROUNDS)).to_have_value("7")
    expect(ben.part("house-rules")).to_contain_text("1 changed")
    expect(field(ben, ROUNDS)).to_be_disabled()
    expect(ben.part("differing").get_by_role("listitem")).to_have_text([f"{ROUNDS}: 7"])
    field(ana, LIMIT).fill("1,000")
    field(ana, LIMIT).press("Tab")
    expect(field(ben, LIMIT)).to_have_value("1000")
    expect(field(ana, LIMIT)).to_have_value("1000")
    ana.button(f"{ROUNDS}: none: the limit decides").click()
    expect(field(ben, ROUNDS)).to_have_value("0")
    expect(ana.button(f"{ROUNDS}: none: the limit decides")).to_have_attribute("aria-pressed", "true")


def test_what_differs_is_put_back_by_a_click_and_all_can_be_searched(visit: Visits) -> None:
    ana = in_lobby(visit("Ana"))
    expect(ana.part("differing")).to_contain_text("Everything as usual.")
    ana.number(ROUNDS, "7")
    ana.button(f"{ROUNDS}: as usual").click()
    expect(ana.part("differing")).to_contain_text("Everything as usual.")
    expect(field(ana, ROUNDS)).to_have_value("0")
    search = ana.part("house-rules").get_by_role("searchbox")
    search.fill("fixed rounds")
    expect(field(ana, ROUNDS)).to_be_visible()
    expect(field(ana, LIMIT)).to_have_count(0)
    search.fill("volcano")
    expect(ana.part("house-rules")).to_contain_text("No house rule contains these words.")


@pytest.mark.parametrize("typed", ["31", "seven", "", "2.5"])
def test_what_cannot_be_is_answered_and_stays_where_it_was_written(visit: Visits, typed: str) -> None:
    ana, ben = in_lobby(visit("Ana")), visit("Ben")
    ben.page.goto(f"/room/{ana.code}")
    ben.part("house-rules").locator("summary").click()
    ana.number(ROUNDS, "4")
    expect(field(ben, ROUNDS)).to_have_value("4")
    ana.number(ROUNDS, typed)
    expect(field(ana, ROUNDS)).to_have_value(typed)
    expect(field(ana, ROUNDS)).to_have_attribute("aria-invalid", "true")
    expect(ana.part("house-rules")).to_contain_text("a whole number from 0 to 30. Until then it stays at 4.")
    ana.number(LIMIT, "123")
    expect(field(ben, LIMIT)).to_have_value("123")
    expect(field(ben, ROUNDS)).to_have_value("4")
    expect(field(ana, ROUNDS)).to_have_value(typed)
    field(ana, ROUNDS).press("Escape")
    expect(field(ana, ROUNDS)).to_have_value("4")
    expect(field(ana, ROUNDS)).to_have_attribute("aria-invalid", "false")


def test_on_a_phone_a_number_of_rounds_takes_a_finger_and_a_number_pad(visit: Visits) -> None:
    ana = in_lobby(visit("Ana", **PHONE))
    fits(ana)
    expect(field(ana, ROUNDS)).to_have_attribute("inputmode", "numeric")
    ana.button(f"{ROUNDS}: 3").tap()
    expect(field(ana, ROUNDS)).to_have_value("3")
    field(ana, ROUNDS).fill("99")
    ana.button("Begin the match").focus()
    expect(field(ana, ROUNDS)).to_have_attribute("aria-invalid", "true")
    fits(ana)
    field(ana, ROUNDS).fill("2")
    ana.button("Begin the match").tap()
    ana.at_table()
    ana.button("Score sheet").tap()
    expect(ana.part("wildfire-sheet")).to_contain_text("Rounds to play: 2.")
