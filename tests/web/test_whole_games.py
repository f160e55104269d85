"""Two people play every game to its end, each at their own browser."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import expect

import emberisle as em
from tests.server.running import running
from tests.server.tables import position
from tests.web.conftest import Visits
from tests.web.tables import FLAT
from tests.web.visitor import Visitor, play_on, stop_soon

pytestmark = pytest.mark.browser


def meet(visit: Visits, game: str, seats: int, base: str | None = None, **options: object) -> list[Visitor]:
    """Ana invites; Ben comes in by the code that she tells him."""
    ana, ben = visit("Ana", base), visit("Ben", base)
    ana.invite(game).seats(seats).arrange(game, **options)
    ben.to_map().named()
    ben.page.get_by_role("textbox", name="Room code").fill(ana.part("room-code").inner_text())
    ben.button("Enter").click()
    ben.sit(1)
    expect(ana.part("chair-1")).to_contain_text("Ben")
    return [ana, ben]


def check_log(visitor: Visitor, folder: Path, verdict: str) -> None:
    """The page says whether the luck was fair, and the log that it offers can be verified."""
    visitor.part("ending-check").click()
    expect(visitor.part("verdict")).to_have_attribute("data-verdict", verdict)
    visitor.part("ending").get_by_text("For sceptics").click()
    with visitor.page.expect_download() as started:
        visitor.link("Download the log").click()
    path = folder / started.value.suggested_filename
    started.value.save_as(path)
    em.verify(em.read_log(path.read_text(encoding="utf-8")))


def check_replay(visitor: Visitor) -> None:
    """The match can be watched from its first picture to its last."""
    asked_last = visitor.part("asks").inner_text()
    visitor.link("Watch the replay").click()
    scrubber = visitor.page.get_by_role("slider", name="Position in the match")
    expect(scrubber).to_have_value("0")
    last = scrubber.get_attribute("max")
    assert last is not None
    scrubber.fill(last)
    expect(visitor.part("player")).to_contain_text(f"{int(last) + 1} / {int(last) + 1}")
    expect(visitor.button("To the end")).to_be_disabled()
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(asked_last)


def check_end(people: list[Visitor], folder: Path, verdict: str = "fair") -> None:
    for person in people:
        expect(person.part("ending").locator(".ranking")).to_contain_text("winner")
        expect(person.part("refusal")).to_have_count(0)
    check_log(people[0], folder, verdict)
    check_replay(people[1])


@pytest.mark.slow
def test_fortune(visit: Visits, tmp_path: Path) -> None:
    people = meet(visit, "fortune", 2, finish_line=3000)
    people[0].begin()
    play_on(people, stop_soon)
    check_end(people, tmp_path)


@pytest.mark.slow
def test_wildfire(visit: Visits, tmp_path: Path) -> None:
    people = meet(visit, "wildfire", 2, rounds=1)
    people[0].begin()
    play_on(people)
    check_end(people, tmp_path)


@pytest.mark.slow
def test_board_game_battle(visit: Visits, tmp_path: Path) -> None:
    people = meet(visit, "board_game_battle", 4, board="lagoon")
    people[0].part("chair-2").get_by_role("button", name="Add bot").click()
    people[0].part("chair-3").get_by_role("button", name="Add bot").click()
    expect(people[1].part("chair-3")).to_contain_text("bot")
    people[0].begin()
    play_on(people)
    check_end(people, tmp_path)


def homeward(labels: Sequence[str]) -> int:
    """To the Dock, or as far along Dock Run as one can get."""
    wishes = ("Go to the Dock", *[f"Go to Dock Run {n}" for n in range(8, 0, -1)])
    found = (at for wish in wishes for at, label in enumerate(labels) if label.startswith(wish))
    return next(found, 0)


@pytest.mark.slow
def test_fireball_island(
    visit: Visits, built_page: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The end of one: Ana is on the way home with the jewel, and nobody takes long to react.

    As the position was set up without the players' words, their browsers must find that out.
    """
    position(monkeypatch, places=["VP9", "GSB1"], hands=[["reroll"], ["double"]], jewel=0)
    with running(second=0.1) as base:
        people = meet(visit, "fireball_island", 2, base)
        for person in people:
            person.page.evaluate(FLAT)
        people[0].begin()
        play_on(people, homeward)
        check_end(people, tmp_path, verdict="unfair")
        for person in people:
            person.page.goto("about:blank")  # or it would look for a server that is no more
