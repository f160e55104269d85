"""A match seen again: at the speed that is chosen, held in the middle of a launch, and left there."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from emberisle.games.curse_of_vulkar.page import films
from tests.server import tables
from tests.server.browser import Browser, open_room
from tests.web.conftest import Visits
from tests.web.tables import FLAT, LOW
from tests.web.test_curse_of_vulkar import GAME, OTHERS, OWN
from tests.web.visitor import Visitor

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not films.PHYSICS, reason="MuJoCo is not installed"),
]

MARBLE = {
    LOW: "document.querySelector('canvas')?.dataset.marble",
    FLAT: "document.querySelector('[data-testid=curse-marble] circle')?.getAttribute('cx')",
}
"""Where the marble of a launch is seen on each of the islands; nowhere when nothing rolls."""
SOME_FRAMES = """() => new Promise((done) => {
  let frames = 12;
  const next = () => (frames-- > 0 ? requestAnimationFrame(next) : done());
  next();
})"""


@pytest.fixture
def match(base: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """The id of a match that ends with a flick of Ana's and a turn of each bot."""
    last: dict[str, Any] = {"copter": True, "last_turns": [1, 1, 1]}
    tables.position(monkeypatch, seats=3, hands=[OWN, *OTHERS], places=["RR1", "RR3"], **last)
    room = open_room(base, game=GAME, seats=3, options={"hand": "steady"}, play_now=True, level="random")
    with Browser(base, room["code"], room["token"]) as ana:
        tables.play_out([ana.come()], _flicks)
        return str(ana.room["match"])


def _flicks(ana: Browser) -> Any:
    assert ana.picture is not None
    return ana.moves[-1 if ana.picture["question"] == "FlickEmber" else 0]


@pytest.mark.parametrize("island", [LOW, FLAT], ids=["solid", "flat"])
def test_a_launch_is_held_goes_on_and_is_left(visit: Visits, match: str, island: str) -> None:
    ana = visit("Ana", reduced_motion="no-preference")
    ana.page.add_init_script(island)
    ana.page.goto(f"/replay/{match}")
    ana.at_table().settled()
    ana.page.get_by_role("combobox", name="Speed").select_option("0.5")

    held = held_once_it_rolls(ana, MARBLE[island], "")
    ana.page.evaluate(SOME_FRAMES)
    assert ana.page.evaluate(f"() => {MARBLE[island]}") == held
    expect(ana.part("stage")).to_have_attribute("data-busy", "true")

    assert held_once_it_rolls(ana, MARBLE[island], held) != held
    before = ana.look()["inputs"]
    ana.button("One step forward").click()
    ana.page.wait_for_function(f"() => !({MARBLE[island]})")
    assert ana.settled().look()["inputs"] != before


def held_once_it_rolls(ana: Visitor, marble: str, before: str) -> str:
    """Runs the replay until the marble is elsewhere, stops it at once, and says where the marble is then."""
    ana.button("Run").click()
    ana.page.wait_for_function(
        f"""(before) => {{
          const [rolls, stop] = [{marble} ?? before, document.querySelector('[aria-label=Stop]')];
          if (rolls !== before) stop?.click();
          return rolls !== before && stop !== null;
        }}""",
        arg=before,
    )
    ana.page.evaluate(SOME_FRAMES)
    at: str = ana.page.evaluate(f"() => {marble}")
    return at


LOOK_AT_RATES = """() => {
  window.rates = [];
  const look = () => {
    for (const each of document.querySelector('[data-testid=curse-map]').getAnimations({ subtree: true }))
      if (each instanceof CSSTransition) window.rates.push(each.playbackRate);
    requestAnimationFrame(look);
  };
  look();
}"""


def test_what_styles_move_goes_at_the_speed_of_the_replay(visit: Visits, match: str) -> None:
    ana = visit("Ana", reduced_motion="no-preference")
    ana.page.add_init_script(FLAT)
    ana.page.goto(f"/replay/{match}")
    ana.at_table().settled()
    ana.page.get_by_role("combobox", name="Speed").select_option("0.5")
    ana.page.evaluate(LOOK_AT_RATES)
    ana.button("Run").click()
    ana.page.wait_for_function("() => window.rates.includes(0.5)")
