"""Nothing is lost: not by a refresh, not by a server that dies, not by another device."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.browser import come_in
from tests.server.process import ServerProcess
from tests.web.conftest import Visits
from tests.web.visitor import Visitor, friends, play_on, stop_soon

pytestmark = pytest.mark.browser


def test_a_refresh_keeps_the_seat_and_the_table(visit: Visits) -> None:
    ana, ben = visit("Ana"), visit("Ben")
    friends(ana, [ben], "wildfire", rounds=1)
    play_on([ana, ben], moves=4)
    before = [person.settled().look() for person in (ana, ben)]
    hands = [person.part("wildfire-hand").locator("button").all_inner_texts() for person in (ana, ben)]
    for person in (ana, ben):
        person.page.reload()
        person.at_table()
        expect(person.part("seat-0" if person is ana else "seat-1")).to_contain_text("you")
    assert [person.look() for person in (ana, ben)] == before
    assert [
        person.part("wildfire-hand").locator("button").all_inner_texts() for person in (ana, ben)
    ] == hands
    play_on([ana, ben], moves=2)


def abreast(one: Visitor, other: Visitor) -> list[dict[str, Any]]:
    """What both see once nothing moves any more and each of them has heard of the other's last move."""
    while True:
        seen = [person.settled().look() for person in (one, other)]
        if seen[0]["inputs"] == seen[1]["inputs"] and any(look["moves"] for look in seen):
            return seen


@pytest.mark.slow
def test_a_server_that_is_killed_comes_back_and_everybody_plays_on(visit: Visits, tmp_path: Path) -> None:
    with ServerProcess(f"sqlite:///{tmp_path}/tables.sqlite") as server:
        ana, ben = visit("Ana", server.base), visit("Ben", server.base)
        friends(ana, [ben], "fortune", finish_line=3000)
        play_on([ana, ben], stop_soon, moves=3)
        told = abreast(ana, ben)
        server.kill()
        for person in (ana, ben):
            expect(person.part("reconnecting")).to_be_visible()
        server.start()
        for person in (ana, ben):
            expect(person.part("reconnecting")).to_have_count(0)
            expect(person.part("refusal")).to_have_count(0)
        assert abreast(ana, ben) == told
        play_on([ana, ben], stop_soon, moves=3)
        for person in (ana, ben):  # the browser itself tells of every call that nobody answers
            person.page.close()
            person.faults[:] = [fault for fault in person.faults if "WebSocket connection" not in fault]


def test_the_private_link_takes_the_seat_along_to_another_device(visit: Visits) -> None:
    ana, phone = visit("Ana"), visit("Ana's phone")
    ana.play_now("wildfire")
    hand = ana.asked().part("wildfire-hand").get_by_role("button")
    tiles = [tile.get_attribute("data-tile") for tile in hand.all()]
    ana.button(f"Invite {ana.code}").click()
    ana.page.get_by_text("Go on playing on another device").click()
    ana.button("Copy my private link").click()
    expect(ana.button("Copied")).to_be_visible()
    phone.page.goto(ana.page.evaluate("() => navigator.clipboard.readText()"))
    phone.button("Use this link").click()
    phone.at_table().asked()
    assert "#" not in phone.page.url
    carried = phone.part("wildfire-hand").get_by_role("button").all()
    assert [tile.get_attribute("data-tile") for tile in carried] == tiles
    before = ana.look()["inputs"]
    phone.play()
    ana.moved(before)


def test_a_foreign_key_never_takes_the_place_of_ones_own_unasked(visit: Visits) -> None:
    ana = visit("Ana")
    ana.play_now("fortune")
    stranger = come_in(ana.base, ana.code, "Mallory")
    ana.page.goto(f"/room/{ana.code}#key={stranger['token']}")
    ana.button("Keep my own place").click()
    ana.asked()
    ana.page.reload()
    ana.asked()
    ana.page.goto(f"/room/{ana.code}#key={stranger['token']}")
    ana.button("Use this link").click()
    expect(ana.moves).to_have_count(0)


def test_two_browsers_bind_themselves_to_words_before_they_show_them(visit: Visits) -> None:
    ana, ben = visit("Ana"), visit("Ben")
    ana.invite("fortune")
    ben.to_map().named().page.goto(f"/room/{ana.code}")
    ben.sit(1)
    ana.part("lobby-luck").locator("summary").click()
    ana.page.get_by_label("Words of Ana for the luck").fill("seven seas")
    ana.page.get_by_role("button", name="Use these words").click()
    expect(ana.part("lobby")).to_contain_text(re.compile(r"Your words: seven seas [0-9a-f]{32} \(replaced"))
    expect(ben.part("lobby")).not_to_contain_text("seven seas")
    ana.begin()
    for person in (ana, ben):
        person.at_table()
        said = person.part("luck").locator("dd").last
        person.part("luck").locator("summary").click()
        expect(said).to_have_text(re.compile(r"^Ana: seven seas [0-9a-f]{32} · Ben: [0-9a-f]{32}$"))
