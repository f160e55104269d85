"""The line above the table: what happens and who acts, and that it never moves the stage."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.server.browser import Browser
from tests.server.running import running
from tests.server.tables import next_mover, playing
from tests.web.conftest import Visits
from tests.web.tables import seated
from tests.web.visitor import Visitor, play_on

pytestmark = pytest.mark.browser

NEVER: Final = re.compile(r"A moment, please|is asked:|Your turn: Your turn|^$")
WAITING: Final = re.compile(r"^Waiting for (Ana|Ben) \(a bot takes over in [\d:]+\)$")
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
WATCH_THE_STAGE: Final = """() => {
  const stage = document.querySelector('[data-testid=stage]');
  const line = document.querySelector('[data-testid=asks]');
  window.seen = { boxes: new Set(), lines: new Set() };
  const look = () => {
    const { top, height } = stage.getBoundingClientRect();
    window.seen.boxes.add(`${top} ${height}`);
    window.seen.lines.add(line.textContent);
  };
  look();
  new MutationObserver(look).observe(line, { childList: true, characterData: true, subtree: true });
}"""
SEEN: Final = "() => ({ boxes: [...window.seen.boxes], lines: [...window.seen.lines] })"


def seen_in_bots_turns(ana: Visitor) -> dict[str, list[str]]:
    """Where the stage stood and what the line said while Ana and the bots made some moves."""
    ana.asked().page.evaluate(WATCH_THE_STAGE)
    for _ in range(3):
        ana.play()
        ana.settled().asked()
    seen: dict[str, list[str]] = ana.page.evaluate(SEEN)
    return seen


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desktop", "phone"])
def test_the_line_changes_and_the_stage_stays_where_it_is(visit: Visits, size: dict[str, Any]) -> None:
    ana = visit("Ana", reduced_motion="no-preference", **size)
    seen = seen_in_bots_turns(seated(ana, "wildfire"))
    assert len(seen["lines"]) > 2
    assert not [line for line in seen["lines"] if NEVER.search(line)]
    assert len(seen["boxes"]) == 1


def test_a_bot_that_takes_its_time_is_seen_to_think(visit: Visits) -> None:
    with running(bot_pause=3600.0) as base:
        ana = seated(visit("Ana", base), "wildfire")
        line = ana.part("asks")
        if ana.look()["moves"]:
            expect(line).to_have_text(re.compile(r"^Your turn: \w"))
            ana.play()
        expect(line).to_have_text(re.compile(r"^.+ is thinking …$"))
        expect(ana.part("announcer")).to_contain_text("is thinking …")
        ana.page.close()  # before its server is gone, of which it would complain


def test_a_countdown_tells_when_a_bot_takes_over(visit: Visits, base: str) -> None:
    with playing(base, "Ana", "Ben", game="fortune") as people:
        mover = next_mover(people)
        assert mover is not None
        other = people[1 - people.index(mover)]
        eve = visit(base=base)
        eve.enter(other.code, other.token)
        line = eve.at_table().part("asks")
        expect(line).to_have_text(re.compile(r"decides|chooses|fills|has three|may cast"))
        mover.close()
        expect(line).to_have_text(WAITING)
        first = line.inner_text()
        expect(line).not_to_have_text(first)
        expect(line).to_have_text(WAITING)
        expect(eve.part("announcer")).to_contain_text("who is away.")
        with Browser(base, mover.code, mover.token):
            expect(line).not_to_contain_text("Waiting")


def test_what_does_not_fit_is_shown_whole_on_focus(visit: Visits) -> None:
    """On a small phone whose reader likes large letters."""
    ana = seated(visit("Ana", locale="de-DE", viewport={"width": 320, "height": 700}), "fortune")
    line = ana.settled().asked().part("asks")
    expect(line).to_have_attribute("data-cut", "false")
    ana.page.add_style_tag(content=":root { font-size: 26px; }")
    expect(line).to_have_attribute("data-cut", "true")
    whole = ana.page.locator(".asks-whole")
    expect(whole).to_be_hidden()
    before = ana.part("stage").bounding_box()
    line.focus()
    expect(whole).to_be_visible()
    expect(whole).to_have_text(line.inner_text())
    assert ana.part("stage").bounding_box() == before


def test_wildfire_says_that_the_fewest_points_win(visit: Visits) -> None:
    ana = seated(visit("Ana"), "wildfire")
    expect(ana.part("fewest-win")).to_have_text("Fewest points win")
    play_on([ana])
    expect(ana.finished().part("asks")).to_contain_text("the fewest points win")
