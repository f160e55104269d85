"""The drawn tables: they show something, they move and come to rest, and they are played with the pointer."""

from __future__ import annotations

import base64
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visits
from tests.web.tables import DRAWN, LOW, seated
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser

CANVAS_ALONE = (
    "*, *::before, *::after { visibility: hidden !important } canvas { visibility: visible !important }"
)

COLOURS = """async (picture) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const { width, height } = image;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const brush = canvas.getContext('2d');
  brush.drawImage(image, 0, 0);
  const pixels = new Uint32Array(brush.getImageData(0, 0, width, height).data.buffer);
  return new Set(pixels).size;
}"""

WATCH = """() => {
  const stage = document.querySelector('[data-testid=stage]');
  window.busy = [];
  new MutationObserver(() => window.busy.push(stage.dataset.busy))
    .observe(stage, { attributeFilter: ['data-busy'] });
}"""

FEW = 200
"""A table has at least so many colours."""
ALL_THE_BOTS = 120_000.0
"""Milliseconds for the moves of everybody else, each of which is shown."""
LOOKS = 20
"""So often one looks whether the first picture has been painted."""


def colours(visitor: Visitor) -> int:
    """How many colours the drawing has, without the words over it."""
    picture = visitor.page.locator("canvas").first.screenshot(style=CANVAS_ALONE)
    found: int = visitor.page.evaluate(COLOURS, base64.b64encode(picture).decode())
    return found


def drag(visitor: Visitor, start: Locator, end: tuple[float, float]) -> None:
    box = start.bounding_box()
    assert box is not None
    mouse = visitor.page.mouse
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    mouse.down()
    mouse.move(*end, steps=6)
    mouse.up()


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("game", DRAWN)
def test_the_table_is_drawn(visit: Visits, game: str, light: str) -> None:
    ana = visit("Ana", painted=True, color_scheme=light)
    ana.page.add_init_script(LOW)
    seated(ana, game).asked()
    expect(ana.page.locator("canvas").first).to_be_visible()
    assert any(colours(ana) > FEW for _ in range(LOOKS))


@pytest.mark.parametrize("game", DRAWN)
def test_a_move_is_shown_and_comes_to_rest(visit: Visits, game: str) -> None:
    ana = visit("Ana", painted=True, reduced_motion="no-preference")
    ana.page.add_init_script(LOW)
    seated(ana, game).settled(ALL_THE_BOTS).asked()
    ana.page.evaluate(WATCH)
    ana.play()
    ana.page.wait_for_function("() => window.busy.includes('true')")
    ana.settled(ALL_THE_BOTS)
    expect(ana.part("stage").locator("[data-settled]")).to_have_attribute("data-settled", "true")


def test_dice_are_dragged_and_rolled(visit: Visits) -> None:
    ana = visit("Ana")
    seated(ana, "fortune").asked()
    kept = ana.part("fortune").locator('.fortune-die[data-place="keep"]')
    names = [die.get_attribute("data-testid") for die in kept.all()[:2]]
    x, y = middle(ana.part("fortune-all-roll"))
    for name in names:
        assert name is not None
        drag(ana, ana.part(name), (x, y - 60))
        expect(ana.part(name)).to_have_attribute("data-place", "roll")
    before = ana.look()["inputs"]
    ana.part("fortune-roll").click()
    ana.moved(before)
    expect(ana.part("refusal")).to_have_count(0)


def test_a_tile_is_dragged_to_an_end(visit: Visits) -> None:
    ana = visit("Ana")
    seated(ana, "wildfire").asked()
    tile = ana.part("wildfire-hand").locator('[data-fits="true"]').first
    tile.click()
    place = middle(ana.page.locator(".wf-end").first)
    before = ana.look()["inputs"]
    drag(ana, tile, place)
    chooser = ana.part("wildfire-chooser")
    if chooser.is_visible():
        chooser.get_by_role("button").first.click()
    ana.moved(before)
    expect(ana.part("refusal")).to_have_count(0)


def test_who_takes_a_playing_piece_is_shown_with_it_everywhere(visit: Visits) -> None:
    ana = visit("Ana")
    seated(ana, "board_game_battle").asked()
    expect(ana.part("battle-pieces").get_by_role("button")).to_have_count(4)
    ana.part("battle-piece-diamond").click()
    expect(ana.part("battle")).to_have_attribute("data-pieces", re.compile(r"diamond,\w+,\w+,\w+"))
    sign = ana.part("seat-0").locator(".face-piece")
    expect(sign).to_have_text("◆")
    colour = "(part, which) => getComputedStyle(part)[which]"
    colours = {ana.part(f"seat-{seat}").evaluate(colour, "borderLeftColor") for seat in range(4)}
    assert len(colours) == 4
    signs = ana.part("battle-players").locator(".face-piece")
    assert sorted(signs.all_text_contents()) == sorted("◆●▲■")


def test_the_dice_of_the_board_are_rolled_at_the_table(visit: Visits) -> None:
    ana = visit("Ana")
    seated(ana, "board_game_battle", options={"ask_to_roll": True, "pieces": "given"}).asked()
    before = ana.look()["inputs"]
    ana.part("battle").locator(".battle-foot").get_by_role("button").first.click()
    ana.moved(before)
    ana.part("battle-squares").click()
    expect(ana.part("battle-squares")).to_have_attribute("aria-pressed", "true")
