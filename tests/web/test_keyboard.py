"""Without a mouse: from the map to the end of a match, and always with the focus in sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visits
from tests.web.tables import seated
from tests.web.visitor import WAITING, Visitor

pytestmark = pytest.mark.browser

MOST_TABS = 60

OUTLINED = """() => {
  const style = getComputedStyle(document.activeElement);
  return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0 || style.boxShadow !== 'none';
}"""


def tab_to(visitor: Visitor, *words: str) -> None:
    """Go on with the Tab key until something with these words has the focus, which must be seen."""
    seen = []
    for _ in range(MOST_TABS):
        visitor.page.keyboard.press("Tab")
        seen.append(visitor.focused)
        if not seen[-1].startswith("BODY"):
            assert visitor.page.evaluate(OUTLINED), f"{seen[-1]} has the focus, but nobody can see it"
        if all(word in seen[-1] for word in words):
            return
    pytest.fail(f"{words} cannot be reached: {seen}")


def focus_is_kept(visitor: Visitor) -> None:
    visitor.page.wait_for_function("() => document.activeElement !== document.body")


def test_a_match_is_played_with_the_keyboard(visit: Visits) -> None:
    ana = visit("Ana")
    ana.to_map()
    for _ in range(3):
        tab_to(ana, "BUTTON", "Play now")
    ana.page.keyboard.press("Enter")
    ana.at_table()
    focus_is_kept(ana)
    pressed = 0
    while True:
        ana.page.wait_for_function(WAITING)
        look = ana.look()
        if look["over"]:
            break
        ana.page.keyboard.press("1")
        ana.moved(look["inputs"])
        focus_is_kept(ana)
        pressed += 1
    assert pressed > 0
    expect(ana.part("ending")).to_have_attribute("data-stage", "told")
    tab_to(ana, "Watch the replay")
    ana.page.keyboard.press("Enter")
    expect(ana.part("player")).to_be_visible()
    focus_is_kept(ana)


def test_a_move_that_is_entered_leaves_the_focus_at_the_moves(visit: Visits) -> None:
    ana = visit("Ana")
    seated(ana, "wildfire").asked()
    for _ in range(3):
        look = ana.asked().look()
        ana.moves.first.focus()
        ana.page.keyboard.press("Enter")
        ana.moved(look["inputs"])
        focus_is_kept(ana)


def test_dialogs_give_the_focus_back(visit: Visits) -> None:
    ana = visit("Ana")
    ana.to_map()
    tab_to(ana, "BUTTON", "Settings")
    ana.page.keyboard.press("Enter")
    expect(ana.page.get_by_role("dialog", name="Settings")).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(ana.page.get_by_role("dialog")).to_have_count(0)
    assert ana.focused == "BUTTON Settings"
