"""Pass the laptop: two people at one browser, and a curtain between their hands."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visits
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser


def no_hand(visitor: Visitor) -> None:
    """No tile of anybody's hand is anywhere in the page, nor a move that names one."""
    expect(visitor.part("wildfire-hand").get_by_role("button", include_hidden=True)).to_have_count(0)
    expect(visitor.moves).to_have_count(0)


def fallen(visitor: Visitor, curtain: Locator) -> bool:
    """Whether the curtain is down, once all has been seen and it is either down or somebody's turn."""
    expect(visitor.moves.first.or_(curtain)).to_be_visible()
    return curtain.is_visible()


def test_the_curtain_covers_the_screen_before_each_hand(visit: Visits) -> None:
    ana = visit("Ana")
    ana.invite("wildfire").seats(2).arrange("wildfire", rounds=1)
    ana.part("chair-1").get_by_role("button", name="Someone at this screen").click()
    ana.page.get_by_role("textbox", name="Their name").fill("Ben")
    ana.button("Sit down").click()
    expect(ana.part("chair-1")).to_contain_text("Ben")
    ana.button("Begin the match").click()
    curtain = ana.part("curtain")
    hands: dict[str, list[str | None]] = {}
    for _ in range(4):
        expect(curtain).to_be_visible()
        no_hand(ana)
        name = "Ana" if "Ana" in curtain.inner_text() else "Ben"
        ana.button(f"I am {name} and alone at the screen").click()
        expect(curtain).to_have_count(0)
        ana.asked()
        tiles = ana.part("wildfire-hand").get_by_role("button").all()
        hands[name] = [tile.get_attribute("data-tile") for tile in tiles]
        while not fallen(ana, curtain):
            ana.play()
    assert hands.keys() == {"Ana", "Ben"}
    assert not set(hands["Ana"]) & set(hands["Ben"])
    no_hand(ana)
