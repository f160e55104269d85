"""One thing in one place: who plays, what can be done, and what is seldom done; on every screen."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.tables import position
from tests.web.conftest import Visits
from tests.web.tables import DRAWN, FLAT, LAYOUTS, SEATS, lying_before, room_for, seated
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser

PHONE: dict[str, Any] = {"viewport": LAYOUTS["phone"], "has_touch": True, "is_mobile": True}
CUT = "parts => parts.filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.textContent)"
OVERFLOW = """() => [document.scrollingElement.scrollWidth - innerWidth,
  document.scrollingElement.scrollHeight - innerHeight]"""
SMALLEST_DIE = SMALLEST_BUTTON = 48
BUTTON_OF_A_DIE = 1.2
"""The button of a die is so many times as wide as the die."""
UNCOVERED = """(die) => {
  const { left, right, top, bottom } = die.getBoundingClientRect();
  const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return at?.classList.contains('fortune-die') === true;
}"""


def all_is_seen(visitor: Visitor, game: str) -> None:
    """The page does not scroll, and everybody at the table stands on the screen."""
    assert max(visitor.page.evaluate(OVERFLOW)) <= 0
    for seat in range(SEATS[game]):
        expect(visitor.part(f"seat-{seat}")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", DRAWN)
def test_everybody_stands_in_one_strip_on_every_screen(visit: Visits, game: str) -> None:
    ana = visit("Ana", folded=True)
    ana.page.add_init_script(FLAT)
    seated(ana, game).asked()
    for name, size in LAYOUTS.items():
        ana.page.set_viewport_size(size)
        expect(ana.page.locator(".player-name")).to_have_count(SEATS[game])
        all_is_seen(ana, game)
        stage = ana.part("stage").bounding_box()
        assert stage is not None
        assert stage["width"] * stage["height"] > 0.5 * size["width"] * size["height"], name
        if name == "desktop":
            assert ana.page.locator(".player-name > b > span").evaluate_all(CUT) == []


def test_the_line_of_wildfire_is_whole_on_a_small_desktop(visit: Visits) -> None:
    ana = seated(visit("Ana"), "wildfire").asked()
    expect(ana.part("asks")).to_have_text(re.compile("Which tile"))
    expect(ana.part("asks")).to_have_attribute("data-cut", "false")


def test_the_list_of_moves_folds_away_and_is_opened_by_a_key(visit: Visits) -> None:
    ana = seated(visit("Ana", folded=True), "fortune").asked()
    fold = ana.part("fold-moves")
    expect(fold).to_have_attribute("aria-expanded", "false")
    offered = ana.part("table").get_attribute("data-moves")
    expect(fold).to_contain_text(str(offered))
    expect(ana.moves).to_have_count(0)
    before = ana.look()["inputs"]
    ana.page.keyboard.press("1")
    ana.page.keyboard.press("m")
    expect(fold).to_have_attribute("aria-expanded", "true")
    expect(fold).to_be_focused()
    expect(ana.moves).to_have_count(int(str(offered)))
    assert ana.look()["inputs"] == before
    ana.page.keyboard.press("Tab")
    expect(ana.moves.first).to_be_focused()
    ana.page.reload()
    expect(ana.at_table().asked().moves.first).to_be_visible()
    ana.page.keyboard.press("1")
    ana.moved(before)
    fold.click()
    expect(ana.moves).to_have_count(0)


def test_what_is_seldom_done_is_in_a_menu_and_leaving_asks_first(visit: Visits) -> None:
    ana = seated(visit("Ana"), "wildfire").asked()
    menu, items = ana.part("menu"), ana.page.get_by_role("menuitem")
    menu.focus()
    ana.page.keyboard.press("Enter")
    expect(items.first).to_be_focused()
    expect(items.first).to_have_text("Pause")
    ana.page.keyboard.press("ArrowUp")
    expect(items.last).to_be_focused()
    ana.page.keyboard.press("Escape")
    expect(items).to_have_count(0)
    expect(menu).to_be_focused()
    ana.page.keyboard.press("Enter")
    ana.page.keyboard.press("End")
    ana.page.keyboard.press("Enter")
    asks = ana.page.get_by_role("dialog", name="Leave the table")
    expect(asks).to_contain_text("A bot will play on in this chair")
    asks.get_by_role("button", name="Stay").click()
    expect(asks).to_have_count(0)
    expect(menu).to_be_focused()
    ana.leave()
    expect(ana.part("minded")).to_be_visible()


@pytest.mark.parametrize(
    ("size", "card", "least"),
    [
        ("phone", "Monkey Business", SMALLEST_DIE),
        ("phone", "Treasure Chest", SMALLEST_DIE),
        ("across", "Monkey Business", SMALLEST_DIE),
        ("across", "Treasure Chest", SMALLEST_BUTTON / BUTTON_OF_A_DIE),
    ],
)
def test_a_finger_can_take_every_die_on_a_phone(
    visit: Visits, monkeypatch: pytest.MonkeyPatch, size: str, card: str, least: float
) -> None:
    """Across, a tray and a chest side by side leave the dice less room; their buttons are as large."""
    chest = {"chest": "C"} if card == "Treasure Chest" else {}
    position(monkeypatch, card=card, dice="CDDMPKS" if chest else "CCDDMPKS", **chest)
    ana = seated(visit("Ana", **{**PHONE, "viewport": LAYOUTS[size]}), "fortune").asked().settled()
    expect(ana.page.locator(".fortune-die[data-place=chest]")).to_have_count(len(chest))
    dice = ana.part("fortune").locator(".fortune-die")
    expect(dice).to_have_count(7)
    widths = [box["width"] for die in dice.all() if (box := die.bounding_box())]
    assert min(widths) >= least * BUTTON_OF_A_DIE
    for die in dice.all():
        assert die.evaluate(UNCOVERED)


def test_on_a_phone_the_board_has_the_screen_and_all_else_opens_over_it(visit: Visits) -> None:
    ana = seated(visit("Ana", **PHONE), "fortune").asked()
    expect(ana.part("fortune").locator(".fortune-die").first).to_be_visible()
    before = ana.part("stage").bounding_box()
    expect(ana.moves).to_have_count(0)
    ana.tab("Moves").tap()
    expect(ana.moves.first).to_be_visible()
    expect(ana.part("moves").locator(".key").first).to_be_hidden()
    assert ana.part("stage").bounding_box() == before
    ana.button("Close").tap()
    expect(ana.moves).to_have_count(0)
    ana.button("Hint").tap()
    expect(ana.part("advice")).to_be_visible()
    ana.tab("Moves").tap()
    expect(ana.part("advice")).to_have_count(0)


@pytest.mark.parametrize("size", ["phone", "across"])
def test_the_ways_on_and_the_settings_fit_on_a_phone(visit: Visits, size: str) -> None:
    ana = visit("Ana", **{**PHONE, "viewport": LAYOUTS[size]})
    room = lying_before(ana.base, "board_game_battle", 1000)
    ana.enter(room["code"], room["token"])
    ways = ana.part("ending").locator(".ending-ways")
    expect(ways.get_by_role("link", name="Watch the replay")).to_be_visible()
    for way in ways.locator(".button").all():
        expect(way).to_be_in_viewport(ratio=1)
    ana.button("Settings").tap()
    dialog = ana.page.get_by_role("dialog", name="Settings")
    expect(dialog).to_be_in_viewport(ratio=1)
    for choice in dialog.get_by_role("group").all():
        choice.scroll_into_view_if_needed()
        expect(choice).to_be_in_viewport(ratio=0.95)


@pytest.mark.parametrize("size", ["tablet", "across", "phone"])
def test_the_lobby_is_no_wider_than_the_screen(visit: Visits, size: str) -> None:
    ana = visit("Ana", viewport=LAYOUTS[size])
    room = room_for(ana.base, "fortune")
    ana.enter(room["code"], room["token"])
    expect(ana.part("lobby")).to_be_visible()
    assert ana.page.evaluate(OVERFLOW)[0] <= 0
