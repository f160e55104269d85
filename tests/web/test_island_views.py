"""Fireball Island as it is looked at: by hand and by keys, without three dimensions, without its board."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Request, expect

from tests.server import tables
from tests.server.browser import Browser
from tests.server.murmuring import BY_HAND, wait, went_by
from tests.server.running import running
from tests.web.conftest import Visits
from tests.web.tables import CLOSED, FLAT, LOW, seated
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser

GAME = "fireball_island"
HANDS = (["reroll"], ["double", "reroll"])

NO_DIMENSIONS = """const { getContext } = HTMLCanvasElement.prototype;
HTMLCanvasElement.prototype.getContext = function (kind, ...wishes) {
  return kind.startsWith('webgl') ? null : getContext.call(this, kind, ...wishes);
};"""
"""A browser that draws nothing in three dimensions."""
ENDLESS_PATIENCE = """const { setTimeout } = window;
window.setTimeout = (act, ms, ...rest) => ms >= 4000 ? 0 : setTimeout(act, ms, ...rest);"""
"""The table waits for its scene however long that takes."""
LATE_EFFECTS = """const { postMessage } = MessagePort.prototype;
MessagePort.prototype.postMessage = function (...sent) {
  window.setTimeout(() => postMessage.apply(this, sent), 50);
};"""
"""What is to be done when a picture has been painted is done after everything that is due at once."""


@pytest.fixture(scope="module")
def patient(built_page: None) -> Iterator[str]:
    """A server whose clock goes by hand."""
    with running(BY_HAND) as base:
        yield base


@pytest.fixture
def table(patient: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Browser]]:
    """Ana, who has to roll the die, and Ben, who may answer with a card."""
    tables.position(monkeypatch, places=["WT1", "GSB1"], hands=HANDS)
    with tables.playing(patient, "Ana", "Ben", game=GAME) as people:
        yield people


def come(visitor: Visitor, person: Browser) -> Visitor:
    """Look at the page of somebody at a table."""
    visitor.enter(person.code, person.token)
    return visitor.at_table()


def choose(visitor: Visitor, label: str) -> None:
    before = visitor.look()["inputs"]
    visitor.moves.filter(has_text=label).first.click()
    visitor.moved(before)


def window_of(visitor: Visitor) -> str:
    """Which part of the flat map is seen."""
    found = visitor.part("fireball-map").locator("svg").first.get_attribute("viewBox")
    assert found is not None
    return found


def test_without_three_dimensions_there_is_the_flat_map(visit: Visits) -> None:
    ana = visit("Ana")
    ana.page.add_init_script(NO_DIMENSIONS)
    seated(ana, GAME)
    expect(ana.part("fireball-map")).to_be_visible()
    expect(ana.part("fireball-hand")).to_be_visible()
    ana.asked()
    ana.faults[:] = [fault for fault in ana.faults if "WebGL" not in fault]


def test_the_flat_map_needs_nothing_that_draws_in_three_dimensions(visit: Visits) -> None:
    ana = visit("Ana")
    ana.page.add_init_script(FLAT)
    asked: list[Request] = []
    ana.page.on("requestfinished", lambda request: asked.append(request))
    seated(ana, GAME)
    expect(ana.part("fireball-map").locator(".fi-land image")).to_be_visible()
    scripts = [request.response() for request in asked if request.resource_type == "script"]
    assert scripts
    assert not any("WebGLRenderer" in answer.text() for answer in scripts if answer)


def test_the_map_lies_still_under_a_hand_that_let_it_go_elsewhere(visit: Visits) -> None:
    ana = visit("Ana")
    ana.page.add_init_script(FLAT)
    seated(ana, GAME).asked()
    island = ana.part("fireball-map")
    island.get_by_role("button", name="Nearer").click()
    box = island.bounding_box()
    assert box is not None
    left, middle = box["x"] + 2, box["y"] + box["height"] / 2
    mouse = ana.page.mouse
    mouse.move(left, middle)
    before = window_of(ana)
    mouse.down()
    mouse.move(left + 40, box["y"] - 20)
    mouse.up()
    dragged = window_of(ana)
    assert dragged != before
    mouse.move(left + 60, middle)
    mouse.move(left + 160, middle + 60)
    assert window_of(ana) == dragged


def test_talk_at_the_table_leaves_the_card_that_is_looked_at(
    visit: Visits, patient: str, table: list[Browser]
) -> None:
    ana, person = table
    ben = visit("Ben", patient)
    ben.page.add_init_script(FLAT)
    come(ben, person)
    tables.make(ana, {"RollDie": []})
    expect(ben.part("window").get_by_role("button", name="Play Double the Next Roll")).to_be_visible()
    expect(ben.part("fireball-card-double")).to_have_attribute("data-playable", "true")
    ben.tab("Chat").click()
    ben.part("fireball-card-double").click()
    expect(ben.part("fireball-held")).to_be_visible()
    ana.do("chat", text="Take your time")
    expect(ben.page.get_by_text("Take your time").first).to_be_visible()
    expect(ben.part("fireball-held")).to_be_visible()
    wait(CLOSED)
    expect(ben.part("fireball-held")).to_have_count(0)


def test_a_picture_without_words_is_not_waited_for(visit: Visits, patient: str, table: list[Browser]) -> None:
    ana = visit("Ana", patient, reduced_motion="no-preference")
    ana.page.add_init_script(FLAT)
    ana.page.add_init_script(ENDLESS_PATIENCE)
    ana.page.add_init_script(LATE_EFFECTS)
    come(ana, table[0]).asked()
    choose(ana, "Roll the die")
    ana.settled()


def test_a_walk_is_over_where_there_is_no_island_to_walk_on(
    visit: Visits, patient: str, table: list[Browser]
) -> None:
    person = table[0]
    ana = visit("Ana", patient, reduced_motion="no-preference")
    ana.page.add_init_script(ENDLESS_PATIENCE)
    ana.page.route("**/api/games/fireball_island/**", lambda route: None)
    come(ana, person).asked()
    tables.make(person, {"RollDie": []})
    while person.window is not None:
        went_by(table, CLOSED)
    choose(ana, "Go to")
    expect(ana.part("fireball")).to_have_attribute("data-question", "ReactAtEnd")


ARROW = """() => [...document.querySelectorAll('[role=group]')].find((part) => part.querySelector('canvas'))
  ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', cancelable: true })) === false"""
"""True where an arrow means something to the island."""


def test_the_island_in_three_dimensions_says_how_it_is_moved_and_listens_to_keys(visit: Visits) -> None:
    ana = visit("Ana")
    ana.page.add_init_script(LOW)
    seated(ana, GAME)
    island = ana.page.get_by_role("group", name="drag to turn")
    expect(island.locator("canvas")).to_be_visible()
    ana.page.wait_for_function(ARROW)
    island.focus()
    expect(island).to_be_focused()
