"""Who leaves a chair to a bot knows it, finds the way back, and sees how the match went."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visits
from tests.web.tables import seated
from tests.web.visitor import friends, play_on

pytestmark = pytest.mark.browser


def test_a_bot_plays_for_whoever_left_until_they_sit_down_again(visit: Visits) -> None:
    ana, ben = visit("Ana"), visit("Ben")
    friends(ana, [ben], "wildfire", rounds=1)
    ben.leave()
    expect(ben.part("minded")).to_contain_text("A bot is playing for you")
    expect(ben.part("moves")).to_have_count(0)
    ben.to_map()
    expect(ben.part("continue")).to_contain_text("A bot is playing for you")
    play_on([ana], moves=2)
    marked = re.compile(r"^.*Ben turn \d+ a bot played$")
    expect(ana.part("log").get_by_role("heading", name=marked).first).to_be_visible()
    ben.part("continue").get_by_role("link", name="Continue").click()
    ben.button("Sit down again").click()
    expect(ben.part("minded")).to_have_count(0)
    expect(ben.part("moves")).to_be_visible()
    expect(ben.part("played-for")).to_contain_text("While you were away, a bot played")
    ben.part("played-for").get_by_role("button", name="Close").click()
    expect(ben.part("played-for")).to_have_count(0)
    expect(ben.part("log").get_by_role("heading", name=marked).first).to_be_attached()
    expect(ben.part("log").get_by_role("heading", name=re.compile("Ana .*a bot played"))).to_have_count(0)


def test_a_match_that_is_over_already_is_said_to_be_and_skipped_to_its_end(visit: Visits) -> None:
    ana = seated(visit("Ana", reduced_motion="no-preference"), "fortune")
    ana.leave()
    expect(ana.part("lag")).to_have_text("The match is over; you are seeing how it went.")
    ana.button("Skip to the end").click()
    ana.finished()
    expect(ana.part("fortune")).to_have_attribute("data-roll", "")
    expect(ana.part("fortune")).not_to_have_attribute("data-mood", "island")
