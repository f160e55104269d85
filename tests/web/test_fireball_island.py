"""Fireball Island on the page: played by tapping the flat map and the cards, on a table and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visits
from tests.web.tables import FLAT, seated
from tests.web.test_phone import PHONE, fits
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser

GAME = "fireball_island"
PASSES = re.compile("Pass|End the turn")
MANY = 60
"""So many answers bring everybody to a turn in which they walk."""


def on_the_map(visitor: Visitor) -> Visitor:
    """Somebody who likes the flat map."""
    visitor.page.add_init_script(FLAT)
    seated(visitor, GAME)
    expect(visitor.part("fireball-map")).to_be_visible()
    return visitor


def answers(visitor: Visitor) -> Locator:
    """The first of the moves, or what lets a window go by."""
    passing = visitor.part("window").get_by_role("button", name=PASSES)
    return visitor.moves.or_(passing).first


def asked_to_walk(visitor: Visitor) -> Locator:
    """Roll, pass and end turns until there is somewhere to go; the places that can be tapped."""
    places = visitor.page.locator("[data-choice]")
    for _ in range(MANY):
        expect(answers(visitor)).to_be_visible()
        if places.count() > 0:
            return places
        before = visitor.look()["inputs"]
        answers(visitor).click()
        visitor.moved(before)
    raise AssertionError("nobody was asked where to go")


def test_one_walks_where_one_taps(visit: Visits) -> None:
    ana = on_the_map(visit("Ana"))
    place = asked_to_walk(ana).first
    expect(ana.page.locator(".fi-path")).to_have_count(0)
    place.click()
    expect(place).to_have_attribute("data-chosen", "true")
    expect(ana.page.locator(".fi-path")).to_be_visible()
    place.click()
    expect(ana.part("log").get_by_text("Ana goes to").first).to_be_visible()


def test_a_choice_can_be_confirmed_with_a_button(visit: Visits) -> None:
    ana = on_the_map(visit("Ana"))
    asked_to_walk(ana).first.click()
    before = ana.look()["inputs"]
    ana.part("fireball-go").click()
    ana.moved(before)
    expect(ana.part("log").get_by_text("Ana goes to").first).to_be_visible()


def test_a_card_says_what_it_does(visit: Visits) -> None:
    ana = visit("Ana")
    seated(ana, GAME).asked()
    card = ana.part("fireball-hand").locator("button.fi-card").first
    card.click()
    held = ana.part("fireball-held")
    expect(held.locator("b")).to_have_text(card.inner_text())
    assert len(held.locator("p").inner_text()) > 20


def test_the_chosen_view_is_remembered(visit: Visits) -> None:
    ana = visit("Ana")
    seated(ana, GAME)
    expect(ana.page.locator("canvas")).to_be_visible()
    ana.part("fireball-flat").click()
    expect(ana.part("fireball-map")).to_be_visible()
    ana.page.reload()
    ana.at_table()
    expect(ana.part("fireball-map")).to_be_visible()
    expect(ana.page.locator("canvas")).to_have_count(0)


def test_a_phone_begins_with_the_flat_map_and_is_played_with_a_finger(visit: Visits) -> None:
    ana = visit("Ana", **PHONE)
    seated(ana, GAME).settled()
    expect(ana.part("fireball-map")).to_be_visible()
    fits(ana)
    place = asked_to_walk(ana).first
    place.tap()
    expect(ana.part("fireball-go")).to_be_visible()
    fits(ana)
    before = ana.look()["inputs"]
    ana.part("fireball-go").tap()
    ana.moved(before)
    ana.tab("Log").tap()
    expect(ana.part("log").get_by_text("Ana goes to").first).to_be_visible()
