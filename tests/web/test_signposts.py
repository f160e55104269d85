"""The islands in three dimensions name the places and trails to which a move leads, where they are seen."""

from __future__ import annotations

import re

import pytest

from tests.server import tables
from tests.web.conftest import Visits
from tests.web.tables import LOW, seated
from tests.web.test_curse_canvas import seen
from tests.web.test_curse_of_vulkar import OTHERS, play_card
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser


def on_the_island(visitor: Visitor, game: str) -> Visitor:
    visitor.page.add_init_script(LOW)
    return seated(visitor, game).asked()


def goals(visitor: Visitor) -> list[str]:
    """Where the moves of the list lead."""
    return [label.removeprefix("Go to ") for label in visitor.look()["moves"]]


def trail_of(place: str) -> str:
    return re.sub(r" \d+$", "", place)


def names_on_the_screen(visitor: Visitor) -> list[str]:
    """The names over the island, all of which are within its picture."""
    signs = seen(visitor, "signs")
    box = visitor.page.locator("canvas").bounding_box()
    assert box is not None
    for name, (x, y) in signs.items():
        assert 0 < x - box["x"] < box["width"], name
        assert 0 < y - box["y"] < box["height"], name
    return sorted(signs)


def test_places_that_can_be_reached_are_named(visit: Visits, monkeypatch: pytest.MonkeyPatch) -> None:
    tables.position(monkeypatch, places=["WT9", "GSB1", "BR2"])
    ana = on_the_island(visit("Ana"), "fireball_island")
    before = ana.look()["inputs"]
    ana.moves.filter(has_text="Roll the die").click()
    ana.moved(before)
    assert len(goals(ana.asked())) > 1
    assert names_on_the_screen(ana) == sorted(goals(ana))


def test_where_many_can_be_reached_their_trails_are_named_and_the_one_looked_at(
    visit: Visits, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables.position(monkeypatch, seats=3, hands=[[["beeline", 6]], *OTHERS], places=["TR3"])
    ana = on_the_island(visit("Ana"), "curse_of_vulkar")
    play_card(ana, "beeline")
    trails = {trail_of(goal) for goal in goals(ana)}
    assert len(goals(ana)) > 5 > len(trails) > 1
    assert {trail_of(name) for name in names_on_the_screen(ana)} == trails
    assert len(names_on_the_screen(ana)) == len(trails)
    place = next(goal for goal in goals(ana) if goal not in names_on_the_screen(ana))
    ana.moves.filter(has_text=place).hover()
    ana.page.wait_for_function(
        "(name) => document.querySelector('canvas').dataset.signs.includes(`\"${name}\"`)", arg=place
    )
    assert place in names_on_the_screen(ana)
