"""Games from outside on the page: installed with pip, and played there like any other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.examples.installing import install
from tests.server.browser import open_room
from tests.server.process import ServerProcess
from tests.web.conftest import Visits
from tests.web.visitor import WAITING, Visitor

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def examples(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server on which the examples are installed."""
    environment = install(tmp_path_factory.mktemp("examples"))
    with ServerProcess("memory:", environment) as server:
        yield server.base


def choice(visitor: Visitor, label: str) -> Locator:
    return visitor.part("generic-choices").get_by_role("button", name=label)


def score(visitor: Visitor, seat: int) -> Locator:
    return visitor.part(f"seat-{seat}").locator(".gt-score [aria-hidden]")


def at_stake(visitor: Visitor) -> int:
    counter = visitor.part("generic-table").locator("dl > div", has_text="At stake")
    return int(counter.locator("dd").inner_text())


def decide(visitor: Visitor, label: str) -> None:
    """Make this move, and see something come of it."""
    before = visitor.look()["inputs"]
    choice(visitor, label).click()
    visitor.moved(before)


def play_pig(visitor: Visitor, enough: int = 12) -> None:
    """Roll until enough is at stake, turn after turn, until somebody has won."""
    while True:
        visitor.page.wait_for_function(WAITING)
        if visitor.look()["over"]:
            return
        decide(visitor, "Hold" if at_stake(visitor) >= enough else "Roll the die")


def test_pig_is_played_from_the_first_click_to_the_win(visit: Visits, examples: str) -> None:
    ana = visit("Ana", examples).to_map()
    expect(ana.part("island-pig").get_by_role("heading")).to_have_text("Pig")
    ana.invite("pig").arrange("pig", goal=25).begin()
    ana.at_table()
    play_pig(ana)
    ana.finished()
    scores = [
        int(ana.part(f"seat-{seat}").locator(".gt-score [aria-hidden]").inner_text()) for seat in (0, 1)
    ]
    assert max(scores) >= 25
    expect(ana.part("ending").locator(".ranking")).to_contain_text(f"winner{max(scores)} points")

    ana.link("Watch the replay").click()
    expect(ana.part("replay")).to_be_visible()
    ana.button("To the end").click()
    expect(score(ana, scores.index(max(scores)))).to_have_text(str(max(scores)))


def test_why_hint_and_undo_are_there_as_in_any_game(visit: Visits, examples: str) -> None:
    ana = visit("Ana", examples)
    room = open_room(examples, game="pig", seats=2, play_now=True, name="Ana", level="random")
    ana.enter(room["code"], room["token"])
    ana.at_table().asked()

    ana.part("log").get_by_role("button", name="why?").last.click()
    expect(ana.part("rulebook").locator(".sought")).to_contain_text("any other number is added to it")
    ana.page.keyboard.press("Escape")

    ana.button("Hint").click()
    expect(ana.part("advice")).to_contain_text("Roll the die")

    staked = at_stake(ana)
    decide(ana, "Hold")
    ana.asked()
    ana.button("Undo").click()
    ana.page.wait_for_function(
        "value => [...document.querySelectorAll('[data-testid=generic-table] dl > div')]"
        ".some((part) => part.innerText.includes('At stake') && part.innerText.includes(value))",
        arg=str(staked),
    )
    ana.tab("Log").click()
    expect(ana.part("log")).not_to_contain_text("writes down")


@pytest.mark.parametrize("level", ["random", "easy", "medium", "hard"])
def test_bots_of_every_level_sit_down(visit: Visits, examples: str, level: str) -> None:
    """They think in processes of their own, which find the game as well."""
    ana = visit("Ana", examples)
    room = open_room(
        examples, game="pig", seats=2, play_now=True, name="Ana", level=level, options={"goal": 25}
    )
    ana.enter(room["code"], room["token"])
    play_pig(ana.at_table())
    ana.finished()


def test_the_moths_of_others_stay_hidden(visit: Visits, examples: str) -> None:
    ana = visit("Ana", examples)
    room = open_room(examples, game="moths", seats=3, play_now=True, name="Ana")
    ana.enter(room["code"], room["token"])
    ana.at_table().asked()
    expect(ana.part("generic-choices").get_by_role("button")).to_have_count(3)
    expect(ana.part("log").get_by_text("is dealt the")).to_have_count(3)
