"""Windows in the browser: those who can answer are asked calmly, the others see the time go by."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import expect

from tests.server import tables
from tests.server.browser import open_room
from tests.server.murmuring import BY_HAND, CLAIM, MATCH, Dealer, murmuring, wait
from tests.server.running import running
from tests.toys.murmurs import MURMURS
from tests.web.conftest import Visits
from tests.web.test_accessibility import violations
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser

OTHERS = re.compile(r"^The others may react: \d s$")


@pytest.fixture(scope="module")
def patient(built_page: None) -> Iterator[str]:
    """A server whose clock goes by hand."""
    with running(BY_HAND) as base:
        yield base


@pytest.fixture(autouse=True)
def dealer(monkeypatch: pytest.MonkeyPatch) -> Dealer:
    """The page is told of the game too."""
    return murmuring(monkeypatch)


@contextmanager
def claimed(visit: Visits, base: str) -> Iterator[tuple[Visitor, Visitor]]:
    """Ana has claimed, and Ben and Cleo look at the page."""
    with tables.playing(base, "Ana", "Ben", "Cleo", **MATCH) as people:
        ben, cleo = [visit(name, base) for name in ("Ben", "Cleo")]
        for visitor, person in ((ben, people[1]), (cleo, people[2])):
            visitor.enter(person.code, person.token)
            expect(visitor.part("table")).to_be_visible()
        tables.make(people[0], CLAIM)
        yield ben, cleo


def test_who_can_answer_is_asked_and_who_cannot_waits(visit: Visits, patient: str, dealer: Dealer) -> None:
    dealer.deal(0, 1, 0)
    with claimed(visit, patient) as (ben, cleo):
        bar = ben.part("window")
        expect(bar).to_contain_text("Say nay?")
        expect(ben.part("announcer")).to_contain_text("Do you want to react? Say nay?")
        expect(bar.get_by_role("button")).to_have_text(["1Nay", "2Pass", "Do not ask me this turn"])
        expect(cleo.part("window")).to_have_text(OTHERS)
        assert not violations(ben)
        ben.page.keyboard.press("2")
        expect(ben.button("Pass")).to_have_attribute("aria-pressed", "true")
        ben.page.keyboard.press("1")
        expect(ben.button("Nay")).to_have_attribute("aria-pressed", "true")
        expect(bar).to_contain_text("3 s to change your mind")
        wait(3)
        for visitor in (ben, cleo):
            expect(visitor.part("announcer")).to_contain_text("Ben says nay.")
            expect(visitor.part("window")).to_have_text(OTHERS)
        wait(3)
        for visitor in (ben, cleo):
            expect(visitor.part("window")).to_have_count(0)
        expect(ben.moves).to_have_count(2)


def test_whoever_does_not_want_to_be_asked_shows_it(visit: Visits, patient: str, dealer: Dealer) -> None:
    dealer.deal(0, 1, 1)
    with claimed(visit, patient) as (ben, cleo):
        ben.button("Do not ask me this turn").click()
        expect(cleo.part("seat-1")).to_contain_text("passes")
        expect(ben.part("window")).to_have_text(OTHERS)
        ben.choose("Ask me again")
        expect(ben.part("window")).to_contain_text("Say nay?")
        expect(cleo.part("seat-1")).not_to_contain_text("passes")


def test_the_seconds_are_chosen_in_the_lobby(visit: Visits, patient: str) -> None:
    for game, choices in ((MURMURS.id, 1), ("fortune", 0)):
        ana = visit("Ana", patient)
        room = open_room(patient, game=game)
        ana.enter(room["code"], room["token"])
        expect(ana.page.get_by_role("combobox", name="Seats")).to_be_visible()
        seconds = ana.page.get_by_role("combobox", name="Time to react to others")
        expect(seconds).to_have_count(choices)
        for chosen in ["5"] if choices else []:
            expect(seconds).to_have_value("3")
            seconds.select_option(chosen)
            ana.page.reload()
            expect(seconds).to_have_value(chosen)
