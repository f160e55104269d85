"""The door of a room on the page: showing out, locking, keeping chairs; and a room that is full."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.browser import Browser, come_in
from tests.server.running import running
from tests.web.conftest import Visits
from tests.web.visitor import Visitor, friends, play_on

pytestmark = pytest.mark.browser


def ticked(host: Visitor, name: str) -> None:
    """Tick something at the door, and see it done."""
    box = host.page.get_by_role("checkbox", name=name)
    box.click()
    expect(box).to_be_checked()


def at_the_door(host: Visitor) -> Visitor:
    """The host opens what there is to decide at the door."""
    host.part("door").locator("summary").click()
    return host


def test_the_host_shows_somebody_out_and_locks_the_room(visit: Visits) -> None:
    ana, ben = visit("Ana"), visit("Ben")
    ana.invite("wildfire")
    ben.to_map().named().page.goto(f"/room/{ana.code}")
    ben.sit(1)
    ticked(at_the_door(ana), "Lock the room")
    ana.button("Remove Ben").click()
    expect(ana.part("chair-1")).to_contain_text("Free chair")
    expect(ben.page.get_by_role("heading", name="The host has removed you from this room.")).to_be_visible()
    expect(ben.button("Watch")).to_have_count(0)
    ben.page.reload()
    expect(ben.page.get_by_role("alert")).to_contain_text("locked")
    ana.page.get_by_role("checkbox", name="Lock the room").click()
    ben.page.reload()
    expect(ben.part("chair-1")).to_contain_text("Free chair")


def test_chairs_are_kept_for_whoever_has_the_invitation_or_is_admitted(visit: Visits) -> None:
    ana, ben, cleo = visit("Ana"), visit("Ben"), visit("Cleo")
    ana.invite("wildfire").seats(3)
    ticked(at_the_door(ana), "Keep the chairs")
    link = ana.part("invitation").locator(".link-line a")
    expect(link).to_contain_text("#invited=")
    ben.to_map().named().page.goto(link.inner_text())
    ben.sit(1)
    cleo.to_map().named().page.goto(f"/room/{ana.code}")
    expect(cleo.part("chair-2")).to_contain_text("Kept for an invited guest")
    cleo.part("chair-2").get_by_role("button", name="Ask for this chair").click()
    expect(cleo.part("asked-to-sit")).to_contain_text("You have asked. The host can let you sit.")
    expect(cleo.part("refusal")).to_have_count(0)
    expect(ana.part("asking")).to_contain_text("Cleo asks to sit.")
    ana.part("asking").get_by_role("button", name="Offer Cleo a chair").click()
    expect(ana.part("asking")).to_have_count(0)
    cleo.sit(2)


def test_a_stranger_is_shown_out_in_the_match_and_a_bot_minds_the_chair(visit: Visits) -> None:
    ana, ben = visit("Ana"), visit("Ben")
    friends(ana, [ben], "wildfire", rounds=1)
    ana.page.locator(".room-code").click()
    at_the_door(ana).button("Remove Ben").click()
    sure = ana.part("remove-sure")
    expect(sure).to_contain_text("A bot then plays this chair to the end.")
    sure.get_by_role("button", name="Do not remove").click()
    ana.button("Remove Ben").click()
    sure.get_by_role("button", name="Remove", exact=True).click()
    expect(ben.page.get_by_role("heading", name="The host has removed you from this room.")).to_be_visible()
    expect(ben.link("To the map")).to_be_visible()
    ben.button("Watch").click()
    expect(ben.part("watching")).to_be_visible()
    expect(ben.part("refusal")).to_have_count(0)
    ana.page.keyboard.press("Escape")
    expect(ana.part("seat-1")).to_contain_text("bot plays")
    play_on([ana])
    ana.finished()


def test_a_room_that_is_full_says_so_and_leads_to_a_new_one(visit: Visits) -> None:
    with running(room_acts=400, acts_kept_for_moves=380) as base:
        ana, ben = visit("Ana", base), visit("Ben", base)
        friends(ana, [ben], "wildfire", rounds=1)
        token = come_in(base, ana.code, "Cleo")["token"]
        with Browser(base, ana.code, token).come() as cleo:
            while cleo.ask("chat", text="Buy!")["type"] == "done":
                pass
        expect(ana.part("full-room")).to_contain_text("nearly full")
        play_on([ana, ben])
        ana.finished()
        expect(ana.part("ending")).to_be_visible()
        expect(ana.part("ending-again")).to_have_count(0)
        old = ana.code
        ana.button("Go on in a new room").click()
        expect(ana.part("chair-0")).to_contain_text("Stand up")
        expect(ben.part("full-room")).to_contain_text("the table goes on in a new one")
        ben.button("Go on in a new room").click()
        expect(ben.part("chair-1")).to_contain_text("Stand up")
        assert ana.code == ben.code != old
        for person in (ana, ben):  # before the server is gone
            person.page.close()


def test_the_door_speaks_german(visit: Visits) -> None:
    ana = visit("Ana", locale="de-DE")
    ana.page.goto("/")
    ana.part("island-wildfire").get_by_role("button", name="Freunde einladen").click()
    expect(ana.part("lobby")).to_be_visible()
    come_in(visit.base, ana.code, "Ben")
    ticked(at_the_door(ana), "Stühle für Eingeladene freihalten")
    ana.button("Ben einen Stuhl anbieten").click()
    expect(ana.button("Ben einen Stuhl anbieten")).to_have_count(0)
    ana.button("Ben entfernen").click()
    expect(ana.part("lobby")).to_contain_text("Der Gastgeber hat Ben entfernt.")
