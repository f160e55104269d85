"""The Curse of Vul-Kar in three dimensions: walked, turned and flicked by hand, and launches as seen."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from emberisle.games.curse_of_vulkar.page import films
from tests.server import tables
from tests.server.browser import open_room
from tests.web.conftest import Visits
from tests.web.tables import LOW
from tests.web.test_curse_of_vulkar import GAME, OTHERS, OWN, play_card
from tests.web.test_island_views import NO_DIMENSIONS
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser

Pixel = tuple[float, float]


WATCH_MARBLE = """() => {
  const canvas = document.querySelector('canvas');
  window.marbles = [];
  new MutationObserver(() => canvas.dataset.marble && window.marbles.push(canvas.dataset.marble))
    .observe(canvas, { attributeFilter: ['data-marble'] });
}"""


@pytest.fixture
def sit(visit: Visits, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Seats Ana in her turn beside Vul-Kar, in three dimensions, at a table with two bots."""

    def seated(wishes: dict[str, Any] | None = None, begins: str = LOW, **facts: object) -> Visitor:
        tables.position(monkeypatch, seats=3, **{"hands": [OWN, *OTHERS], "places": ["RR1"], **facts})
        ana = visit("Ana", **(wishes or {}))
        ana.page.add_init_script(begins)
        house = {"hand": "steady"}
        room = open_room(ana.base, game=GAME, seats=3, options=house, play_now=True, level="random")
        ana.enter(room["code"], room["token"])
        return ana.at_table().asked()

    return seated


def seen(ana: Visitor, what: str) -> dict[str, Pixel]:
    """Where in the window these things are seen, once nothing moves any more."""
    canvas = ana.page.locator("canvas")
    ana.page.wait_for_function("(what) => document.querySelector('canvas')?.dataset[what]", arg=what)
    told = ""
    while told != (told := canvas.get_attribute(f"data-{what}") or ""):
        ana.page.evaluate("() => new Promise(requestAnimationFrame)")
    box = canvas.bounding_box()
    assert box is not None
    return {name: (box["x"] + x, box["y"] + y) for name, x, y in json.loads(told)}


def click(ana: Visitor, goal: str) -> None:
    x, y = seen(ana, "marks")[goal]
    ana.page.mouse.click(x, y)


def about_to_choose_a_pit(ana: Visitor) -> None:
    play_card(ana, "flame_geyser")
    click(ana, "RR6")
    expect(ana.part("curse")).to_have_attribute("data-question", "Act")
    ana.asked()


def about_to_flick(ana: Visitor) -> None:
    about_to_choose_a_pit(ana)
    click(ana, "P1")
    expect(ana.part("curse-flick")).to_be_visible()


def test_a_space_is_walked_to_and_an_ember_flicked_by_pulling_it_back(sit: Any) -> None:
    ana = sit()
    about_to_flick(ana)
    expect(ana.part("log").get_by_text("Ana sets out for Ring Road 6")).to_be_visible()
    x, y = seen(ana, "sling")["P1"]
    ana.page.mouse.move(x, y)
    ana.page.mouse.down()
    ana.page.mouse.move(x - 60, y + 50, steps=4)
    assert seen(ana, "sling")["P1"] == (x, y), "the camera stays where it is"
    said = ana.part("curse-flick").locator(".cv-slider b").all_text_contents()
    direction, strength = [int(re.findall(r"\d+", words)[0]) for words in said]
    assert 30 < direction < 60
    assert 1 < strength < 20
    ana.page.mouse.up()
    flicked = f"Ana flicks the Ember of fire pit 1 at {direction}° with strength {strength}"
    expect(ana.part("log").get_by_text(flicked)).to_be_visible()


def test_a_pull_at_one_of_several_embers_chooses_it_and_goes_on_as_the_aim(sit: Any) -> None:
    ana = sit()
    about_to_choose_a_pit(ana)
    x, y = seen(ana, "marks")["P1"]
    ana.page.mouse.move(x, y)
    ana.page.mouse.down()
    ana.page.mouse.move(x - 60, y + 50, steps=4)
    assert seen(ana, "sling")["P1"] == pytest.approx((x, y), abs=2), "the camera stays where it is"
    ana.page.mouse.up()
    flicked = re.compile("Ana flicks the Ember of fire pit 1 at (35|40|45|50)°")
    expect(ana.part("log").get_by_text(flicked)).to_be_visible()


def test_vul_kar_is_turned_by_hand(sit: Any) -> None:
    """What the hand means is said, and done only when it is taken."""
    ana = sit()
    play_card(ana, "angry_gaze")
    click(ana, "RR5")
    expect(ana.part("curse")).to_have_attribute("data-question", "Act")
    ana.asked()
    marks = seen(ana, "marks")
    (x1, y1), (x2, y2) = marks["facing 60"], marks["facing 240"]
    ana.page.mouse.move((x1 + x2) / 2, (y1 + y2) / 2)
    ana.page.mouse.down()
    ana.page.mouse.move(*marks["facing 120"], steps=4)
    ana.page.mouse.up()
    expect(ana.part("curse-ask")).to_contain_text("Turn Vul-Kar to 120°")
    ana.part("curse-go").click()
    expect(ana.part("log").get_by_text(re.compile("Ana turns Vul-Kar to 120"))).to_be_visible()


@pytest.mark.skipif(not films.PHYSICS, reason="MuJoCo is not installed")
def test_a_launch_is_seen_as_it_rolled(sit: Any) -> None:
    ana = sit({"reduced_motion": "no-preference"}, places=["RR1", "RR3"])
    about_to_flick(ana)
    ana.page.get_by_role("slider", name="Direction").fill("60")
    ana.page.evaluate(WATCH_MARBLE)
    ana.part("curse-flick-it").click()
    expect(ana.part("seat-1")).to_contain_text("Lying")
    rolled = [[float(part) for part in at.split()] for at in ana.page.evaluate("() => window.marbles")]
    (west, north, _), (east, south, _) = rolled[0], rolled[-1]
    assert east > west
    assert south < north


def test_without_three_dimensions_there_is_the_flat_map(sit: Any) -> None:
    ana = sit(begins=NO_DIMENSIONS)
    expect(ana.part("curse-map")).to_be_visible()
    ana.faults[:] = [fault for fault in ana.faults if "WebGL" not in fault]


def test_people_point_at_the_island(sit: Any) -> None:
    """The tool is taken up, and the next tap points; all at the table see it, whoever points, too."""
    ana = sit()
    canvas = ana.page.locator("canvas")
    ana.part("curse-point").click()
    expect(ana.part("curse-solid")).to_have_attribute("data-pointing", "true")
    canvas.click()
    expect(canvas).to_have_attribute("data-pings", "1")
    expect(ana.part("curse-pointed-out")).to_contain_text("Ana")
    expect(ana.part("curse-solid")).to_have_attribute("data-pointing", "false")
