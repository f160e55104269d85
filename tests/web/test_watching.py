"""Somebody who only watches sees the table, and nothing that is not theirs to see."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visits
from tests.web.visitor import friends, play_on

pytestmark = pytest.mark.browser


def test_a_spectator_sees_every_move_but_no_hand(visit: Visits) -> None:
    ana, ben, eve = visit("Ana"), visit("Ben"), visit("Eve")
    friends(ana, [ben], "wildfire", rounds=1)
    eve.page.goto(f"/room/{ana.code}")
    eve.at_table()
    expect(eve.part("watching")).to_contain_text("You are watching.")
    expect(eve.part("wildfire-hand")).to_have_count(0)
    expect(ana.page.get_by_text("1 watching")).to_be_visible()
    for _ in range(3):
        play_on([ana, ben], moves=1)
        inputs = max([player.settled().look()["inputs"] for player in (ana, ben)], key=int)
        expect(eve.part("stage").locator("[data-inputs]")).to_have_attribute("data-inputs", inputs)
        expect(eve.moves).to_have_count(0)
        expect(eve.part("wildfire-hand")).to_have_count(0)
    for private in ana.part("wildfire-hand").get_by_role("button").all():
        tile = private.get_attribute("data-tile")
        expect(eve.page.locator(f'[data-tile="{tile}"]')).to_have_count(0)
