"""The end of a match as a scene over its board, and great moments before it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.tables import position
from tests.web.conftest import Visits
from tests.web.tables import lying_before, seated
from tests.web.test_accessibility import violations

pytestmark = pytest.mark.browser

ENDED_BY_HAND = """const after = window.setTimeout;
window.setTimeout = (then, ms, ...facts) =>
  (ms > 1950 && ms <= 2000) || (ms > 800 && ms <= 850) ? 0 : after(then, ms, ...facts);"""
"""A moment stays for as long as nobody skips it."""
MOTIONS = """() => document.querySelector('[data-testid=moment]').getAnimations({ subtree: true }).length"""


@pytest.mark.parametrize("light", ["light", "dark"])
def test_the_end_is_a_scene_from_which_the_next_match_begins_at_once(visit: Visits, light: Any) -> None:
    ana = visit("Ana", color_scheme=light)
    room = lying_before(ana.base, "board_game_battle", 1000)
    ana.enter(room["code"], room["token"])
    ending = ana.part("ending")
    expect(ending.locator(".ranking .winner")).to_have_count(1)
    expect(ana.part("figures")).to_contain_text("Challenges beaten")
    assert violations(ana) == []
    ana.part("ending-look").click()
    expect(ending).to_have_count(0)
    ana.part("ending-open").click()
    expect(ending).to_be_visible()
    ana.part("ending-again").click()
    expect(ending).to_have_count(0)
    ana.at_table().asked()
    assert ana.code == room["code"]


def test_the_end_of_a_replay_tells_the_same(visit: Visits) -> None:
    ana = visit("Ana")
    room = lying_before(ana.base, "board_game_battle", 1000)
    ana.enter(room["code"], room["token"])
    figures = ana.part("figures").inner_text()
    ana.part("ending").get_by_role("link", name="Watch the replay").click()
    ana.at_table()
    expect(ana.part("ending")).to_have_count(0)
    ana.button("To the end").click()
    expect(ana.part("figures")).to_have_text(re.compile(r"Challenges beaten"))
    assert ana.part("figures").inner_text() == figures
    expect(ana.part("ending-again")).to_have_count(0)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_great_moment_is_skipped_by_a_key_and_stands_still_for_those_who_wish(
    visit: Visits, monkeypatch: pytest.MonkeyPatch, motion: Any
) -> None:
    position(monkeypatch, totals=[0, 0], card="Sorceress", dice="CCCCDDDD")
    ana = visit("Ana", reduced_motion=motion)
    ana.page.add_init_script(ENDED_BY_HAND)
    seated(ana, "fortune").asked()
    ana.part("moves").get_by_role("button", name=re.compile("Stop")).click()
    moment = ana.part("moment")
    expect(moment).to_contain_text("Full chest!")
    expect(moment).to_have_attribute("aria-hidden", "true")
    expect(moment).to_have_css("pointer-events", "none")
    if motion == "reduce":
        assert ana.page.evaluate(MOTIONS) == 0
    ana.page.keyboard.press("Shift")
    expect(moment.filter(has_text="Full chest!")).to_have_count(0)
