"""Faces: who bots are, how people appear, what they are called, and what they feel."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from emberisle.bots.characters import CHARACTERS, name_of
from tests.web.conftest import Visits
from tests.web.tables import seated
from tests.web.visitor import friends

pytestmark = pytest.mark.browser

SOMEBODY = re.compile("|".join(map(name_of, CHARACTERS)))


def test_a_host_without_a_name_is_asked_once_and_chooses_picture_and_piece(visit: Visits) -> None:
    host = visit()
    host.invite("fireball_island")
    chair, own = host.part("chair-0"), host.part("appearance-0")
    expect(own).to_contain_text("What shall the others call you?")
    own.get_by_role("textbox", name="Your name").fill("Ana")
    expect(chair.locator(".chair-name")).to_have_text("Ana")
    own.get_by_role("radio", name="Crab").click()
    expect(chair.locator(".seat-face [data-face]")).to_have_attribute("data-face", "crab")
    own.get_by_role("radio", name="Yellow star").click()
    expect(chair.locator(".face-piece").first).to_have_text("★")
    own.get_by_role("button", name="Done").click()
    expect(own.get_by_role("textbox")).to_have_count(0)

    ben = visit("Ben")
    ben.to_map().named().page.goto(f"/room/{host.code}")
    ben.sit(1)
    pieces = ben.part("appearance-1")
    expect(pieces.get_by_role("radio", name="Yellow star, chosen by Ana")).to_be_disabled()
    expect(pieces.get_by_role("textbox")).to_have_count(0)
    host.begin()
    for person in (host, ben):
        expect(person.at_table().part("seat-0")).to_contain_text("★")

    again = host.to_map()
    again.part("island-fortune").get_by_role("button", name="Invite friends").click()
    expect(again.part("chair-0").locator(".chair-name")).to_have_text("Ana")
    expect(again.part("appearance-0")).to_be_visible()
    expect(again.part("appearance-0").get_by_role("textbox")).to_have_count(0)


def test_a_bot_is_somebody_with_a_face_a_temper_and_a_level(visit: Visits) -> None:
    ana = visit("Ana")
    ana.invite("fortune")
    ana.part("chair-1").get_by_role("combobox").select_option("hard")
    ana.part("chair-1").get_by_role("button", name="Add bot").click()
    chair = ana.part("chair-1")
    expect(chair.locator(".chair-name")).to_have_text(SOMEBODY)
    name = chair.locator(".chair-name").inner_text()
    expect(chair.locator(".temper")).to_be_visible()
    expect(chair).to_contain_text("hard")
    ana.begin()
    expect(ana.part("seat-1")).to_contain_text(name)
    expect(ana.page.locator(f".table [data-face='{name.lower()}']").first).to_be_visible()
    expect(ana.part("seat-1").get_by_title(re.compile(f"{name}, hard"))).to_have_count(1)


def test_a_name_that_is_changed_in_the_settings_is_heard_at_the_table(visit: Visits) -> None:
    ana, ben = visit("Ana"), visit("Ben")
    friends(ana, [ben], "fortune", finish_line=3000)
    ana.button("Settings").click()
    ana.page.get_by_role("dialog").get_by_role("textbox", name="Your name").fill("Anna Lena")
    for person in (ana, ben):
        expect(person.part("seat-0")).to_contain_text("Anna Lena")
    ben.tab("Chat").click()
    expect(ben.part("chat")).to_contain_text("Ana is now called Anna Lena.")


def test_a_feeling_is_seen_beside_the_face_heard_and_kept_in_the_chat(visit: Visits) -> None:
    ana, ben = visit("Ana"), visit("Ben")
    friends(ana, [ben], "fortune", finish_line=3000)
    ana.tab("Chat").click()
    ana.part("emotes").get_by_role("button", name="Laugh").click()
    for person in (ana, ben):
        expect(person.part("bubble-0")).to_have_attribute("data-emote", "laugh")
        expect(person.part("bubble-0")).to_be_in_viewport(ratio=1)
    expect(ana.part("announcer")).to_contain_text("Ana laughs.")
    expect(ana.part("chat").locator(".said-emote")).to_contain_text("Ana laughs.")
    for person in (ana, ben):
        expect(person.part("bubble-0")).to_have_count(0)


def test_how_strong_the_others_play_is_chosen_on_the_map_and_remembered(visit: Visits) -> None:
    ana = visit("Ana")
    ana.to_map()
    ana.part("level-choice").get_by_role("radio", name="hard").check()
    ana.play_now("fortune")
    expect(ana.part("seat-1")).to_contain_text("hard")
    ana.to_map()
    expect(ana.part("level-choice").get_by_role("radio", name="hard")).to_be_checked()


def test_the_log_shows_whom_a_line_is_about(visit: Visits) -> None:
    ana = visit("Ana")
    seated(ana, "fortune", avatar="whale").asked()
    expect(ana.part("log").locator("[data-face='whale']").first).to_be_visible()
