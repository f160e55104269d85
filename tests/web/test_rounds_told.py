"""The battle for placement has a heading of its round in the log: live, on coming back, and in replays."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visits
from tests.web.tables import ended, lying_before
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser


def under(visitor: Visitor, heading: str) -> Locator:
    """The lines under this heading of the log."""
    title = visitor.page.get_by_role("heading", name=heading, exact=True)
    return visitor.part("log").locator(".log-turn").filter(has=title).get_by_role("listitem")


def test_the_battle_for_placement_stands_under_its_round(visit: Visits) -> None:
    ana = visit("Ana")
    room = lying_before(ana.base, "board_game_battle", 3)
    ana.enter(room["code"], room["token"])
    lines = under(ana, "Round 2: who goes first?")
    for _ in range(2):
        expect(lines.first).to_contain_text("Round 2 begins.")
        expect(lines.nth(1)).to_contain_text("For placement: ")
        expect(lines.last).to_contain_text(" is fourth.")
        ana.page.reload()


def test_the_replay_says_so_in_german_too(visit: Visits) -> None:
    ben = visit("Ben", locale="de-DE")
    ben.page.goto(f"/replay/{ended(ben.base, 'board_game_battle')}")
    ben.part("player").get_by_role("slider").press("End")
    lines = under(ben, "Runde 1: Wer beginnt?")
    expect(lines.first).to_contain_text("Runde 1")
    expect(lines.nth(1)).to_contain_text("würfelt")
