"""Fireball Island on the page: played by tapping the flat map and the cards, on a table and on a phone."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import dist
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.server import tables
from tests.server.browser import fetched
from tests.server.murmuring import BY_HAND, wait
from tests.server.running import running
from tests.web.conftest import Visits
from tests.web.tables import CLOSED, FLAT, seated
from tests.web.test_phone import PHONE, fits
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser

GAME = "fireball_island"
PASSES = re.compile("Pass|End the turn")
NEVER_PAINTED = """const { setTimeout } = window;
window.setTimeout = (act, ...when) => when.length > 0 ? setTimeout(act, ...when) : 0;"""
"""Work that is done in slices stays as it is after the first."""
MANY = 60
"""So many answers bring everybody to a turn in which they walk."""


def on_the_map(visitor: Visitor) -> Visitor:
    """Somebody who likes the flat map."""
    visitor.page.add_init_script(FLAT)
    seated(visitor, GAME)
    expect(visitor.part("fireball-map")).to_be_visible()
    return visitor


def answers(visitor: Visitor) -> Locator:
    """The first of the moves, or what lets a window go by."""
    passing = visitor.part("window").get_by_role("button", name=PASSES)
    return visitor.moves.or_(passing).first


def asked_to_walk(visitor: Visitor) -> Locator:
    """Roll, pass and end turns until there is somewhere to go; the places that can be tapped."""
    places = visitor.page.locator("[data-choice]")
    for _ in range(MANY):
        expect(answers(visitor)).to_be_visible()
        if places.count() > 0:
            return places
        before = visitor.look()["inputs"]
        answers(visitor).click()
        visitor.moved(before)
    raise AssertionError("nobody was asked where to go")


def test_one_walks_where_one_taps(visit: Visits) -> None:
    ana = on_the_map(visit("Ana"))
    place = asked_to_walk(ana).first
    ana.page.mouse.move(0, 0)  # off the list, where pointing at a move shows its path
    expect(ana.page.locator(".fi-path")).to_have_count(0)
    place.click()
    expect(place).to_have_attribute("data-chosen", "true")
    expect(ana.page.locator(".fi-path")).to_be_visible()
    place.click()
    expect(ana.part("log").get_by_text("Ana goes to").first).to_be_visible()


def test_a_choice_can_be_confirmed_with_a_button(visit: Visits) -> None:
    ana = on_the_map(visit("Ana"))
    asked_to_walk(ana).first.click()
    before = ana.look()["inputs"]
    ana.part("fireball-go").click()
    ana.moved(before)
    expect(ana.part("log").get_by_text("Ana goes to").first).to_be_visible()


def test_a_card_says_what_it_does(visit: Visits) -> None:
    ana = visit("Ana")
    seated(ana, GAME).asked()
    card = ana.part("fireball-hand").locator("button.fi-card").first
    card.click()
    held = ana.part("fireball-held")
    expect(held.locator("b")).to_have_text(card.locator(".fi-title").inner_text())
    assert len(held.locator("p").inner_text()) > 20


def test_the_chosen_view_is_remembered(visit: Visits) -> None:
    ana = visit("Ana")
    seated(ana, GAME)
    expect(ana.page.locator("canvas")).to_be_visible()
    ana.part("fireball-flat").click()
    expect(ana.part("fireball-map")).to_be_visible()
    ana.page.reload()
    ana.at_table()
    expect(ana.part("fireball-map")).to_be_visible()
    expect(ana.page.locator("canvas")).to_have_count(0)


def test_a_phone_begins_with_the_flat_map_and_is_played_with_a_finger(visit: Visits) -> None:
    ana = visit("Ana", **PHONE)
    seated(ana, GAME).settled()
    expect(ana.part("fireball-map")).to_be_visible()
    fits(ana)
    ana.tab("Moves").tap()
    place = asked_to_walk(ana).first
    ana.tab("Moves").tap()
    place.tap()
    expect(ana.part("fireball-go")).to_be_visible()
    fits(ana)
    before = ana.look()["inputs"]
    ana.part("fireball-go").tap()
    ana.moved(before)
    ana.tab("Log").tap()
    expect(ana.part("log").get_by_text("Ana goes to").first).to_be_visible()


def test_the_flat_map_can_be_had_while_the_island_is_painted(visit: Visits) -> None:
    ana = visit("Ana")
    ana.page.add_init_script(NEVER_PAINTED)
    seated(ana, GAME)
    expect(ana.part("island-making")).to_be_visible()
    ana.part("fireball-flat").click()
    expect(ana.part("fireball-map")).to_be_visible()
    expect(ana.part("island-making")).to_have_count(0)


def test_less_detail_is_remembered(visit: Visits) -> None:
    ana = visit("Ana")
    seated(ana, GAME)
    expect(ana.page.locator("canvas")).to_be_visible()
    ana.part("fireball-low").click()
    ana.page.reload()
    ana.at_table()
    expect(ana.part("fireball-low")).to_have_attribute("aria-pressed", "true")
    expect(ana.page.locator("canvas")).to_be_visible()
    expect(ana.part("island-making")).to_have_count(0)


# -- rolls

WATCH_BALL = """() => {
  const canvas = document.querySelector('canvas');
  window.balls = [];
  new MutationObserver(() => window.balls.push(canvas.dataset.ball))
    .observe(canvas, { attributeFilter: ['data-ball'] });
}"""
BESIDE = 3.0
"""A ball leans so many centimetres out of the middle of its lane."""


def seen_balls(visitor: Visitor) -> list[tuple[float, ...]]:
    """Where the ball was in every picture that was drawn."""
    told: list[str] = visitor.page.evaluate("() => window.balls")
    return [tuple([float(part) for part in at.split()]) for at in told]


def choose(visitor: Visitor, *labels: str) -> None:
    """Make these moves of the list, one after the other."""
    for label in labels:
        before = visitor.look()["inputs"]
        visitor.moves.filter(has_text=label).click()
        visitor.moved(before)


def test_a_fireball_is_seen_to_roll_down_its_lane(visit: Visits, monkeypatch: pytest.MonkeyPatch) -> None:
    tables.position(monkeypatch, places=["GSB1", "WT8", "WT11"], hands=[["fireball"], [], []])
    ana = visit("Ana", reduced_motion="no-preference")
    seated(ana, GAME)
    expect(ana.page.locator("canvas")).to_be_visible()
    ana.page.evaluate(WATCH_BALL)
    choose(ana, "Play Fireball!", "Roll Fireball B west, to Witchlord Trail")
    ana.page.wait_for_function("() => window.balls.length > 0")
    ana.settled()
    expect(ana.part("seat-1")).to_contain_text("Pit A")
    balls = seen_balls(ana)
    way = lane(ana.base, "B_W")
    assert dist(balls[0], way[0]) < BESIDE
    assert max(dist(balls[0], at) for at in balls) > 5 * BESIDE
    assert all(min(dist(at[:2], point[:2]) for point in way) < BESIDE for at in balls)


def lane(base: str, way: str) -> Sequence[tuple[float, ...]]:
    board = fetched(f"{base}/api/games/fireball_island/board")
    return next([tuple(at) for at in known["line"]] for known in board["ways"] if known["id"] == way)


# -- cards in the turns of others


@pytest.fixture(scope="module")
def patient(built_page: None) -> Iterator[str]:
    """A server whose clock goes by hand."""
    with running(BY_HAND) as base:
        yield base


def at_one_table(visit: Visits, base: str, people: Sequence[Any]) -> list[Visitor]:
    """These people look at the page."""
    visitors = []
    for person, name in zip(people, ("Ana", "Ben"), strict=True):
        visitor = visit(name, base)
        visitor.page.add_init_script(FLAT)
        visitor.enter(person.code, person.token)
        visitors.append(visitor.at_table())
    return visitors


@contextmanager
def ana_is_rolling(visit: Visits, base: str, patch: pytest.MonkeyPatch) -> Iterator[tuple[Visitor, Visitor]]:
    """Before the die of Ana falls, Ben may play one of his cards; another could be played after it."""
    tables.position(patch, places=["WT1", "GSB1"], hands=[["reroll"], ["double", "reroll"]])
    with tables.playing(base, "Ana", "Ben", game=GAME) as people:
        ana, ben = at_one_table(visit, base, people)
        choose(ana, "Roll the die")
        yield ana, ben


def test_a_card_is_played_in_the_turn_of_another(
    visit: Visits, patient: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with ana_is_rolling(visit, patient, monkeypatch) as (ana, ben):
        expect(ana.part("window")).to_contain_text("The others may react")
        expect(ben.part("window")).to_contain_text(
            "Do you play a card before the die is rolled? (Ana's turn)"
        )
        expect(ben.part("asks")).to_contain_text("Your answer in Ana's turn: Do you play a card")
        ben.part("window").get_by_role("button", name="Play Double the Next Roll").click()
        expect(ben.part("window")).to_contain_text("to change your mind")
        wait(CLOSED)
        expect(ana.part("fireball-played")).to_contain_text("Ben")
        expect(ana.part("log")).to_contain_text("Ben plays Double the Next Roll")
        wait(CLOSED)
        expect(ana.page.get_by_title("The next roll counts twice")).to_be_visible()


def test_who_wants_no_more_questions_is_asked_none_in_this_turn(
    visit: Visits, patient: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In his own turn he is asked again."""
    with ana_is_rolling(visit, patient, monkeypatch) as (ana, ben):
        ben.button("Do not ask me this turn").click()
        expect(ana.part("seat-1")).to_contain_text("passes")
        expect(ana.part("log")).to_contain_text("Ana rolls")
        expect(ana.part("window").get_by_role("button", name="Play Reroll")).to_be_visible()
        expect(ben.part("window").get_by_role("button")).to_have_count(0)
        wait(CLOSED)
        ana.asked()
        ana.play()
        ana.part("window").get_by_role("button", name="End the turn").click()
        expect(ben.moves.filter(has_text="Roll the die")).to_be_visible()
        expect(ana.part("seat-1")).not_to_contain_text("passes")


COVERED = """(bar) => {
  const { left, right, top, bottom } = bar.getBoundingClientRect();
  const covered = (part) => {
    const box = part.getBoundingClientRect();
    return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
  };
  const parts = document.querySelectorAll('.fi-space, .fi-figure, .fi-island button, .fi-foot');
  return [...parts].filter((part) => !bar.contains(part) && covered(part)).length;
}"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), (1024, 640), (390, 844)])
def test_a_question_covers_nothing_of_the_island(
    visit: Visits, patient: str, monkeypatch: pytest.MonkeyPatch, width: int, height: int
) -> None:
    with ana_is_rolling(visit, patient, monkeypatch) as (_, ben):
        ben.page.set_viewport_size({"width": width, "height": height})
        ben.page.reload()  # as on a screen of this size, where the whole map is seen
        bar = ben.part("window")
        expect(bar.get_by_role("button", name="Do not ask me this turn")).to_be_in_viewport(ratio=1)
        expect(ben.page.locator(".fi-space").first).to_be_visible()
        assert bar.evaluate(COVERED) == 0


def test_a_phone_keeps_the_answers_in_sight_when_the_log_is_opened(
    visit: Visits, patient: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with ana_is_rolling(visit, patient, monkeypatch) as (_, ben):
        ben.page.set_viewport_size({"width": 390, "height": 844})
        ben.page.reload()
        answers = ben.part("fireball-ask").get_by_role("button")
        expect(answers).to_have_count(3)
        ben.tab("Log").click()
        expect(answers).to_have_count(0)
        pass_on = ben.part("window").get_by_role("button", name="Pass")
        pass_on.click()
        expect(pass_on).to_have_attribute("aria-pressed", "true")


BELOW_THE_MAP = """(button) => {
  const map = document.querySelector('.fi-flat > svg').getBoundingClientRect();
  return button.getBoundingClientRect().top >= map.bottom - 1;
}"""


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (900, 700), (390, 844)])
def test_ways_and_buttons_stand_below_the_island(
    visit: Visits, patient: str, monkeypatch: pytest.MonkeyPatch, width: int, height: int
) -> None:
    tables.position(monkeypatch, places=["SB6", "WT8"], hands=[["fireball"], []])
    with tables.playing(patient, "Ana", "Ben", game=GAME) as people:
        ana, _ = at_one_table(visit, patient, people)
        ana.page.set_viewport_size({"width": width, "height": height})
        for shown in ("Roll the die", "Roll Fireball A onto Witchlord Trail"):
            button = ana.part("fireball-ask").get_by_role("button", name=shown)
            button.scroll_into_view_if_needed()
            expect(button).to_be_in_viewport(ratio=0.95)
            assert button.evaluate(BELOW_THE_MAP)
            if shown == "Roll the die":
                people[0].play({"Play": ["fireball"]})
