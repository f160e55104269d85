"""Language, light and sound: changed once, and remembered."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.tables import position
from tests.web.conftest import Visits
from tests.web.tables import DRAWN, FLAT, SEATS, lying_before, seated
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser

ENGLISH = (
    "your moves", "play now", "invite", "learn", "rules", "hint", "undo", "pause", "leave", "log", "why",
    "the", "your", "turn", "roll", "stop", "dice", "card", "draws", "plays", "begins", "round", "points",
    "and", "of", "to", "with", "you", "is", "are", "wins", "won", "goes", "takes", "luck", "mistake", "move",
    "moves", "games", "seat", "seats", "treasure", "jewel", "marble", "souvenir shop", "snapshot", "before",
)  # fmt: skip
"""Words that no German sentence has."""

ENGLISH_IN = """(words) => {
  const names = ['aria-label', 'title', 'alt', 'placeholder'];
  const parts = [...document.querySelectorAll(names.map((name) => `[${name}]`).join())];
  const named = parts.flatMap((part) => names.map((name) => part.getAttribute(name) ?? ''));
  const all = [document.title, document.body.innerText, ...named].join(' . ');
  const said = all.toLowerCase().split(/[^\\p{L}]+/u).join(' ');
  return words.filter((word) => ` ${said} `.includes(` ${word} `));
}"""

LAST: dict[str, dict[str, Any]] = {
    "fireball_island": {"places": ["DR8", "WT8", "LR4"], "jewel": 0},
    "curse_of_vulkar": {
        "seats": 3,
        "places": ["RR1", "copter", "copter"],
        "hands": [[["angry_gaze", 4]], [["beeline", 6]], [["gift_shop", 4]]],
        "tokens": ["RRY", "BBBBBB", ""],
        "snapshots": [["SS4"], ["PW7", "WR2"], []],
        "heart": 1,
        "copter": True,
        "last_turns": [1, 1, 1],
    },
}
"""Where the first player's next turn ends a long game."""


def english_left(visitor: Visitor) -> list[str]:
    found: list[str] = visitor.page.evaluate(ENGLISH_IN, list(ENGLISH))
    return found


def choose(visitor: Visitor, *labels: str) -> None:
    visitor.button("Settings").click()
    dialog = visitor.page.get_by_role("dialog")
    for label in labels:
        dialog.get_by_text(label, exact=True).click()
    visitor.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def all_is_german(visitor: Visitor) -> None:
    """Nothing English is left, once the words that the page asks the server for have come."""
    english = re.compile(rf"(?<![a-zäöüß])({'|'.join(ENGLISH)})(?![a-zäöüß])", re.IGNORECASE)
    expect(visitor.page.locator("body")).not_to_contain_text(english, use_inner_text=True)
    assert english_left(visitor) == []


@pytest.mark.parametrize("game", DRAWN)
def test_german_is_german_everywhere(visit: Visits, game: str) -> None:
    ana = visit("Ana")
    ana.page.add_init_script(FLAT)
    seated(ana, game).asked()
    heading = ana.part("asks").inner_text()
    assert english_left(ana)
    choose(ana, "Deutsch")
    expect(ana.page.locator("html")).to_have_attribute("lang", "de")
    expect(ana.part("asks")).not_to_have_text(heading)
    ana.asked()
    all_is_german(ana)
    ana.page.goto(f"/learn/{game}")
    expect(ana.part("lesson")).to_be_visible()
    all_is_german(ana)
    ana.page.goto("/")
    expect(ana.part(f"island-{game}")).to_contain_text("Personen")
    all_is_german(ana)


@pytest.mark.parametrize("game", DRAWN)
def test_what_comes_after_a_match_is_german(
    visit: Visits, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    if game in LAST:
        position(monkeypatch, **LAST[game])
    ana = visit("Ana", locale="de-DE")
    ana.page.add_init_script(FLAT)
    room = lying_before(ana.base, game, 1000, which=-1 if game in LAST else 0)
    ana.enter(room["code"], room["token"])
    expect(ana.at_table().finished().part("figures")).to_be_visible()
    all_is_german(ana)
    ways = ana.part("ending").locator(".ending-ways")
    replay, look_back = [
        ways.locator(f"a[href^='/{way}/']").get_attribute("href") for way in ("replay", "look-back")
    ]
    ana.page.goto(str(replay))
    expect(ana.at_table().part("player")).to_be_visible()
    all_is_german(ana)
    ana.part("player").get_by_role("slider").press("End")
    expect(ana.part("figures")).to_be_visible()
    all_is_german(ana)
    ana.page.goto(str(look_back))
    expect(ana.part("review")).to_have_attribute("data-state", "done")
    ana.part("review").get_by_role("slider").press("End")
    all_is_german(ana)


@pytest.mark.parametrize("game", DRAWN)
def test_what_if_is_german(visit: Visits, game: str) -> None:
    ana = visit("Ana", locale="de-DE")
    bots = ",".join(["random"] * SEATS[game])
    ana.page.goto(f"/what-if/{game}#seats={SEATS[game]}&bots={bots}&games=100")
    ana.page.get_by_role("radio", name="100", exact=True).check()
    all_is_german(ana)
    ana.button("Spielen lassen").click()
    expect(ana.part("bench-standing")).to_have_attribute("data-state", "done")
    all_is_german(ana)


def test_the_lobby_is_german(visit: Visits) -> None:
    ana = visit("Ana", locale="de-DE")
    ana.page.goto("/")
    ana.part("island-fortune").get_by_role("button").nth(1).click()
    expect(ana.part("lobby")).to_be_visible()
    expect(ana.page.get_by_role("combobox").nth(2)).to_be_visible()
    all_is_german(ana)


def test_how_loud_and_how_fast_are_remembered(visit: Visits) -> None:
    ana = visit("Ana", reduced_motion="no-preference")
    ana.to_map()
    ana.button("Settings").click()
    ana.page.get_by_role("slider", name="Volume").fill("25")
    ana.page.get_by_role("dialog").get_by_text("2×", exact=True).click()
    ana.page.reload()
    ana.button("Settings").click()
    expect(ana.page.get_by_role("slider", name="Volume")).to_have_value("25")
    expect(ana.page.get_by_role("radio", name="2×", exact=True)).to_be_checked()


def test_sound_and_light_are_remembered(visit: Visits) -> None:
    ana = visit("Ana", color_scheme="light")
    ana.to_map()
    html = ana.page.locator("html")
    expect(html).to_have_attribute("data-theme", "light")
    choose(ana, "Dark")
    ana.button("Mute").click()
    ana.page.reload()
    expect(html).to_have_attribute("data-theme", "dark")
    expect(ana.button("Mute")).to_have_attribute("aria-pressed", "true")
    choose(ana, "Light")
    ana.button("Mute").click()
    ana.page.reload()
    expect(html).to_have_attribute("data-theme", "light")
    expect(ana.button("Mute")).to_have_attribute("aria-pressed", "false")
