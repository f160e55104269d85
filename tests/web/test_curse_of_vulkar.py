"""The Curse of Vul-Kar on the page: walked, turned and flicked on the flat map, by hand, keys and finger."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from emberisle.games.curse_of_vulkar.page import films
from tests.server import tables
from tests.server.browser import open_room
from tests.web.conftest import Visits
from tests.web.finger import Finger
from tests.web.tables import FLAT
from tests.web.test_accessibility import violations
from tests.web.test_phone import PHONE, fits
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser

GAME = "curse_of_vulkar"
Card = tuple[str, int]
OWN: list[Card] = [("flame_geyser", 5), ("angry_gaze", 4)]
OTHERS: list[list[Card]] = [[("gift_shop", 3), ("beeline", 6)], [("gift_shop", 3), ("gift_shop", 4)]]
PULL = (-60.0, 50.0)
"""To the lower left, so that the Ember goes to the upper right."""


@pytest.fixture
def sit(visit: Visits, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Seats Ana in her turn, near Vul-Kar if nothing else is said, at a table with two bots."""

    def seated(wishes: dict[str, Any] | None = None, **facts: object) -> Visitor:
        tables.position(monkeypatch, seats=3, **{"hands": [OWN, *OTHERS], "places": ["RR1"], **facts})
        ana = visit("Ana", **(wishes or {}))
        ana.page.add_init_script(FLAT)
        house = {"hand": "steady"}
        room = open_room(ana.base, game=GAME, seats=3, options=house, play_now=True, level="random")
        ana.enter(room["code"], room["token"])
        expect(ana.at_table().part("curse-map")).to_be_visible()
        return ana.asked()

    return seated


def play_card(ana: Visitor, name: str) -> None:
    """The first tap lifts a card, the second plays it."""
    card = ana.part(f"curse-card-{name}").first
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    card.click()
    expect(ana.part("curse")).to_have_attribute("data-question", "ChooseWalk")
    ana.asked()


def mark(ana: Visitor, goal: str) -> Locator:
    return ana.part(f"curse-mark-{goal}")


def about_to_choose_a_pit(ana: Visitor) -> None:
    """Play the Geyser, and walk along the Ring Road."""
    play_card(ana, "flame_geyser")
    mark(ana, "RR6").click()
    expect(ana.part("curse")).to_have_attribute("data-question", "Act")
    ana.asked()


def about_to_flick(ana: Visitor) -> None:
    """After the walk choose a pit on the map."""
    about_to_choose_a_pit(ana)
    mark(ana, "P1").click()
    expect(ana.part("curse-sling")).to_be_visible()


def test_one_walks_with_a_click_and_by_the_way_one_chooses(sit: Any) -> None:
    """Round the Scar two ways lead to the opposite side."""
    ana = sit(places=["SC1"])
    play_card(ana, "flame_geyser")
    mark(ana, "SC6").click()
    expect(ana.part("curse-other-way")).to_contain_text("1 of 2")
    expect(ana.page.locator(".cv-path")).to_be_visible()
    ana.part("curse-other-way").click()
    expect(ana.part("curse-other-way")).to_contain_text("2 of 2")
    ana.part("curse-go").click()
    expect(ana.part("log").get_by_text("Ana sets out for Scar Rim 6")).to_be_visible()
    expect(ana.part("curse-figure-0")).to_have_attribute("data-place", "SC6")


def test_a_space_says_its_name_when_it_is_pointed_at(sit: Any) -> None:
    ana = sit()
    ana.page.locator("[data-space=TR4]").hover()
    expect(ana.page.locator(".cv-pointed")).to_have_text("Tourist Road 4")


def test_an_ember_is_flicked_by_pulling_it_back(sit: Any) -> None:
    ana = sit()
    about_to_flick(ana)
    box = ana.part("curse-pull").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    ana.page.mouse.move(x, y)
    ana.page.mouse.down()
    ana.page.mouse.move(x + PULL[0], y + PULL[1], steps=4)
    expect(ana.page.locator(".cv-numbers")).to_contain_text("40°")
    ana.page.mouse.up()
    flicked = re.compile(r"Ana flicks the Ember of fire pit 1 at 40° with strength \d")
    expect(ana.part("log").get_by_text(flicked)).to_be_visible()


def box_at_rest(thing: Locator) -> FloatRect:
    """Where something is seen once the page has made room for all it shows."""
    before, box = None, thing.bounding_box()
    while box is None or box != before:
        thing.page.evaluate("() => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 100))")
        before, box = box, thing.bounding_box()
    return box


def read_once_asked_again(ana: Visitor, told: re.Pattern[str]) -> None:
    """On a phone the log is opened over the board, once all has come to rest."""
    expect(ana.part("curse")).to_have_attribute("data-question", "ChooseCard")
    ana.asked()
    ana.page.get_by_role("tab", name="Log").tap()
    expect(ana.part("log").get_by_text(told)).to_be_visible()


def test_an_ember_is_flicked_by_a_finger_on_a_phone(sit: Any) -> None:
    """The finger neither moves the map nor scrolls the page while it pulls."""
    ana = sit(PHONE)
    about_to_flick(ana)
    grip = ana.part("curse-pull")
    box = box_at_rest(grip)
    with Finger(ana.page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) as finger:
        finger.drag(*PULL)
        expect(ana.page.locator(".cv-numbers")).to_contain_text("40°")
        assert grip.bounding_box() == box
    flicked = re.compile(r"Ana flicks the Ember of fire pit 1 at 40° with strength 1\d")
    read_once_asked_again(ana, flicked)


def test_a_finger_that_pulls_at_one_of_several_embers_chooses_it_and_flicks_it(sit: Any) -> None:
    ana = sit(PHONE)
    about_to_choose_a_pit(ana)
    box = box_at_rest(mark(ana, "P1"))
    with Finger(ana.page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) as finger:
        finger.drag(*PULL)
        expect(ana.page.locator(".cv-numbers")).to_contain_text("40°")
    flicked = re.compile("Ana flicks the Ember of fire pit 1 at 40°")
    read_once_asked_again(ana, flicked)


def test_a_pull_at_one_of_several_embers_chooses_it_and_goes_on_as_the_aim(sit: Any) -> None:
    ana = sit()
    about_to_choose_a_pit(ana)
    box = mark(ana, "P1").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    ana.page.mouse.move(x, y)
    ana.page.mouse.down()
    ana.page.mouse.move(x + PULL[0], y + PULL[1], steps=4)
    expect(ana.page.locator(".cv-numbers")).to_contain_text("40°")
    ana.page.mouse.up()
    flicked = re.compile("Ana flicks the Ember of fire pit 1 at 40°")
    expect(ana.part("log").get_by_text(flicked)).to_be_visible()


@pytest.mark.skipif(not films.PHYSICS, reason="MuJoCo is not installed")
def test_a_launch_is_seen_as_it_rolled(sit: Any) -> None:
    """Whoever it fells tumbles, and lies where the table says."""
    ana = sit({"reduced_motion": "no-preference"}, places=["RR1", "RR3"])
    about_to_flick(ana)
    ana.page.get_by_role("slider", name="Direction").fill("60")
    ana.part("curse-flick-it").click()
    expect(ana.part("curse-marble")).to_be_visible()
    expect(ana.page.locator(".cv-tumbling")).to_be_visible()
    expect(ana.part("curse-figure-1")).to_have_attribute("data-lying", "true")
    expect(ana.part("curse-film")).to_have_count(0)


def test_a_pull_that_is_taken_back_flicks_nothing(sit: Any) -> None:
    ana = sit()
    about_to_flick(ana)
    box = ana.part("curse-pull").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    ana.page.mouse.move(x, y)
    ana.page.mouse.down()
    ana.page.mouse.move(x - 60, y, steps=3)
    ana.page.mouse.move(x, y, steps=3)
    ana.page.mouse.up()
    expect(ana.part("curse")).to_have_attribute("data-question", "AimEmber")
    expect(ana.part("curse-flick")).to_be_visible()


def test_an_ember_is_flicked_by_keys(sit: Any) -> None:
    ana = sit()
    about_to_flick(ana)
    ana.page.get_by_role("slider", name="Direction").focus()
    for key in ("Home", "ArrowRight", "ArrowRight", "Tab", "End", "ArrowLeft", "Tab", "Enter"):
        ana.page.keyboard.press(key)
    flicked = "Ana flicks the Ember of fire pit 1 at 10° with strength 19"
    expect(ana.part("log").get_by_text(flicked)).to_be_visible()


def test_vul_kar_is_turned_on_the_map_with_the_keyboard(sit: Any) -> None:
    ana = sit()
    play_card(ana, "angry_gaze")
    mark(ana, "RR5").focus()
    ana.page.keyboard.press("Enter")
    ana.asked()
    mark(ana, "facing-120").focus()
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator(".cv-vulkar")).to_have_attribute("data-facing", "120")


def test_figures_that_lie_are_drawn_lying(sit: Any) -> None:
    ana = sit(lying=[[1, "chute", "E-N"], [2, "off"]])
    for figure in (1, 2):
        expect(ana.part(f"curse-figure-{figure}")).to_have_attribute("data-lying", "true")
    expect(ana.part("seat-2")).to_contain_text("Swept off the island")


def test_on_a_phone_the_first_tap_shows_and_the_second_goes(sit: Any) -> None:
    ana = sit(PHONE)
    fits(ana)
    card = ana.part("curse-card-flame_geyser")
    card.tap()
    card.tap()
    ana.asked()
    mark(ana, "RR6").tap()
    expect(ana.part("curse-go")).to_be_visible()
    mark(ana, "RR6").tap()
    ana.asked()
    mark(ana, "P1").tap()
    ana.part("curse-go").tap()
    expect(ana.part("curse-flick")).to_be_in_viewport(ratio=0.9)
    fits(ana)


@pytest.mark.parametrize("dark", ["light", "dark"])
def test_nothing_serious_stands_in_anybodys_way(sit: Any, dark: str) -> None:
    ana = sit({"color_scheme": dark})
    assert violations(ana) == []
    about_to_flick(ana)
    assert violations(ana) == []
