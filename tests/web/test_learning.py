"""The five steps of each introduction can be walked to the end."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from emberisle import lessons
from emberisle.games.curse_of_vulkar.page import films
from tests.lessons.tries import solution
from tests.server.browser import fetched
from tests.web.conftest import Visits
from tests.web.tables import DRAWN, FLAT
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser


def label_of(picture: dict[str, Any], move: object) -> str:
    return next(str(known["label"]) for known in picture["moves"] if known["move"] == move)


def solve(visitor: Visitor, game: str, step: int) -> None:
    """Make the moves of the solution, each by its button."""
    address = f"{visitor.base}/api/lessons/{game}/{step}"
    picture = fetched(address, language="en")["picture"]
    tried: list[list[object]] = []
    for move in (move for moves in solution(game, step) for move in moves):
        button = (
            visitor.part("moves")
            .get_by_role("button")
            .filter(has=visitor.page.get_by_text(label_of(picture, move), exact=True))
        )
        button.click()
        tried.append([move])
        answer = httpx.post(address, params={"language": "en"}, json={"moves": tried})
        picture = answer.json()["picture"]


@pytest.mark.parametrize("game", DRAWN)
def test_the_introduction_can_be_finished(visit: Visits, game: str) -> None:
    ana = visit("Ana")
    ana.to_map().named()
    ana.part(f"island-{game}").get_by_role("link", name="Learn").click()
    steps = lessons.steps(game)
    lesson = ana.part("lesson")
    for step in range(1, steps + 1):
        expect(lesson).to_contain_text(f"Step {step} of {steps}")
        expect(lesson).to_contain_text("Try it:")
        solve(ana, game, step)
        expect(lesson).not_to_contain_text("Try it:")
        if step < steps:
            ana.button("Next step").click()
    expect(ana.part("refusal")).to_have_count(0)
    ana.button("Play now").click()
    expect(ana.part("table")).to_be_visible()


def test_a_step_that_was_skipped_is_not_shown_as_done(visit: Visits) -> None:
    ana = visit("Ana")
    ana.page.add_init_script(FLAT)
    ana.page.goto("/learn/fireball_island")
    solve(ana, "fireball_island", 1)
    ana.button("Step 3 of 7").click()
    dots = ana.part("lesson").get_by_role("navigation").get_by_role("button")
    expect(dots.nth(0)).to_have_accessible_name("Step 1 of 7, done")
    expect(dots.nth(1)).to_have_accessible_name("Step 2 of 7, skipped")
    expect(dots.nth(2)).to_have_accessible_name("Step 3 of 7")


def test_an_ember_of_a_lesson_is_pulled_back_and_speaks_when_it_has_rolled(visit: Visits) -> None:
    ana = visit("Ana", reduced_motion="no-preference")
    ana.page.add_init_script(FLAT)
    ana.page.goto("/learn/curse_of_vulkar")
    ana.button("Step 2 of 10").click()
    ana.part("moves").get_by_role("button", name="Flick the Ember of fire pit 1").click()
    pull = ana.part("curse-pull").bounding_box()
    assert pull is not None
    x, y = pull["x"] + pull["width"] / 2, pull["y"] + pull["height"] / 2
    ana.page.mouse.move(x, y)
    ana.page.mouse.down()
    ana.page.mouse.move(x - 110, y, steps=6)
    ana.page.mouse.up()
    lesson = ana.part("lesson")
    if films.PHYSICS:
        expect(ana.part("curse-marble")).to_be_visible()
        expect(lesson).to_contain_text("Try it:")
    expect(lesson).to_contain_text("Bowled over!")
