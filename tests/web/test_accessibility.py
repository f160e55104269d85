"""Nothing stands in anybody's way, as far as axe can tell, by day and by night, in every layout."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visits
from tests.web.tables import FLAT, LAYOUTS, ended, lying_before, room_for, seated
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser

LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

RUN = """async () => (await axe.run(document, { resultTypes: ['violations'] })).violations
  .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).slice(0, 5).join(', ')}`)"""


@cache
def axe() -> str:
    return AXE.read_text(encoding="utf-8")


def violations(visitor: Visitor) -> list[str]:
    visitor.page.evaluate(axe())
    found: list[str] = visitor.page.evaluate(RUN)
    return found


def violations_by_layout(visitor: Visitor) -> dict[str, list[str]]:
    """What is wrong in each layout, where something is."""
    found = {}
    for name, size in LAYOUTS.items():
        visitor.page.set_viewport_size(size)
        found[name] = violations(visitor)
    return {name: wrong for name, wrong in found.items() if wrong}


def the_map(visitor: Visitor) -> None:
    visitor.to_map()


def lobby(visitor: Visitor) -> None:
    room = room_for(visitor.base, "fortune")
    visitor.enter(room["code"], room["token"])
    expect(visitor.part("lobby")).to_be_visible()
    expect(visitor.page.get_by_role("combobox", name="Seats")).to_be_visible()


def fortune(visitor: Visitor) -> None:
    seated(visitor, "fortune").asked()


def wildfire(visitor: Visitor) -> None:
    seated(visitor, "wildfire").asked()


def board_game_battle(visitor: Visitor) -> None:
    seated(visitor, "board_game_battle").asked()


def fireball_island(visitor: Visitor) -> None:
    seated(visitor, "fireball_island").asked()
    expect(visitor.page.locator("canvas")).to_be_visible()


def fireball_map(visitor: Visitor) -> None:
    visitor.page.add_init_script(FLAT)
    seated(visitor, "fireball_island").asked()
    expect(visitor.part("fireball-map")).to_be_visible()
    visitor.part("fireball-hand").locator("button").first.click()
    expect(visitor.part("fireball-held")).to_be_visible()


def curse_map(visitor: Visitor) -> None:
    visitor.page.add_init_script(FLAT)
    seated(visitor, "curse_of_vulkar").asked()
    expect(visitor.part("curse-map")).to_be_visible()
    card = visitor.part("curse-hand").locator("button").first
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")


def rulebook_with_pictures(visitor: Visitor) -> None:
    visitor.page.goto("/rules/curse_of_vulkar#CV-9.1")
    expect(visitor.page.get_by_role("img", name="Who was knocked over, and who was not")).to_be_visible()


def rulebook(visitor: Visitor) -> None:
    visitor.page.goto("/rules/fortune")
    expect(visitor.part("rulebook").locator("article").first).to_be_visible()


def learn(visitor: Visitor) -> None:
    visitor.page.goto("/learn/fortune")
    expect(visitor.part("lesson")).to_be_visible()
    visitor.at_table()


def replay(visitor: Visitor) -> None:
    visitor.page.goto(f"/replay/{ended(visitor.base, 'board_game_battle')}")
    expect(visitor.part("player")).to_be_visible()
    visitor.at_table()


def ending(visitor: Visitor) -> None:
    room = lying_before(visitor.base, "fortune", 1000)
    visitor.enter(room["code"], room["token"])
    visitor.at_table().finished()
    expect(visitor.part("figures")).to_be_visible()


def look_back(visitor: Visitor) -> None:
    visitor.page.goto(f"/look-back/{ended(visitor.base, 'board_game_battle')}")
    expect(visitor.part("review")).to_have_attribute("data-state", "done")


def menu(visitor: Visitor) -> None:
    seated(visitor, "wildfire").asked()
    visitor.part("menu").click()
    expect(visitor.page.get_by_role("menuitem").first).to_be_visible()


def leaving(visitor: Visitor) -> None:
    seated(visitor, "wildfire").asked().choose("Leave the table")
    expect(visitor.page.get_by_role("dialog", name="Leave the table")).to_be_visible()


def curtain(visitor: Visitor) -> None:
    room = room_for(visitor.base, "wildfire", name="Ana")
    visitor.enter(room["code"], room["token"])
    expect(visitor.part("lobby")).to_be_visible()
    visitor.sit(0)
    visitor.part("chair-1").get_by_role("button", name="Someone at this screen").click()
    visitor.button("Sit down").click()
    visitor.button("Begin the match").click()
    expect(visitor.part("curtain")).to_be_visible()


def settings(visitor: Visitor) -> None:
    visitor.to_map()
    visitor.button("Settings").click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()


def nowhere(visitor: Visitor) -> None:
    visitor.page.goto("/nowhere/at/all")
    expect(visitor.part("lost")).to_be_visible()


SCREENS: list[Callable[[Visitor], None]] = [
    the_map,
    lobby,
    fortune,
    wildfire,
    board_game_battle,
    fireball_island,
    fireball_map,
    curse_map,
    rulebook,
    rulebook_with_pictures,
    learn,
    replay,
    ending,
    look_back,
    menu,
    leaving,
    curtain,
    settings,
    nowhere,
]


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing(visit: Visits, screen: Callable[[Visitor], None]) -> None:
    visitor = visit("Ana", color_scheme="light")
    screen(visitor)
    for light in LIGHTS:
        visitor.page.emulate_media(color_scheme=light)
        expect(visitor.page.locator("html")).to_have_attribute("data-theme", light)
        assert violations_by_layout(visitor) == {}, light
