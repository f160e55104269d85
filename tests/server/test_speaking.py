"""Whoever is refused is told why in a language of their own."""

from __future__ import annotations

import httpx
import pytest

from emberisle.server.language import catalogue, preferred_language
from tests.server.browser import Browser, come_in, open_room
from tests.server.tables import next_mover


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [("de", "de"), ("de-AT,de;q=0.9,en;q=0.8", "de"), ("en-GB", "en"), ("fr-CA, de", "en"), ("", "en")],
)
def test_the_first_language_a_browser_names_is_spoken_if_it_is_known(wanted: str, spoken: str) -> None:
    assert preferred_language({"accept-language": wanted}) == spoken


def test_a_refusal_over_http_comes_in_the_readers_language(base: str) -> None:
    asked = {"game": "fortune", "name": "bot:easy"}
    for language in ("en", "de"):
        answer = httpx.post(f"{base}/api/rooms", json=asked, headers={"Accept-Language": language})
        assert answer.status_code == 400
        assert answer.json()["detail"] == catalogue(language)["refused"]["bad_name"]


def test_who_is_not_let_in_is_told_so_in_the_language_of_the_hello(base: str) -> None:
    code = open_room(base)["code"]
    with Browser(base, code, "no token", language="de") as stranger:
        assert stranger.hear()["text"] == catalogue("de")["refused"]["bad_token"]
    with Browser(base, "ABCDEFGH", language="de") as lost:
        assert lost.hear()["text"] == catalogue("de")["refused"]["no_room"]


def test_catalogues_say_the_same_things_in_both_languages() -> None:
    english, german = catalogue("en"), catalogue("de")
    assert {section: set(texts) for section, texts in english.items()} == {
        section: set(texts) for section, texts in german.items()
    }


def test_a_room_tells_those_outside_whose_turn_it_is(base: str) -> None:
    """So that the map can say at which of one's tables it is one's turn."""
    host = open_room(base)
    code = host["code"]
    guest = come_in(base, code, "Ben")
    assert httpx.get(f"{base}/api/rooms/{code}").json()["turn"] is None
    with Browser(base, code, host["token"]).come() as ana, Browser(base, code, guest["token"]).come() as ben:
        ana.do("sit", chair=0, name="Ana")
        ben.do("sit", chair=1, name="Ben")
        ana.do("begin")
        for person in (ana, ben):
            person.until(lambda browser: browser.picture)
        mover = next_mover([ana, ben])
        assert mover is not None
        expected = host["person"] if mover is ana else guest["person"]
        assert httpx.get(f"{base}/api/rooms/{code}").json()["turn"] == expected
        ben.do("stand", chair=1)
        assert httpx.get(f"{base}/api/rooms/{code}").json()["minded"] == [guest["person"]]


def test_the_page_can_be_asked_for_its_head(base: str) -> None:
    answer = httpx.head(base)
    assert answer.status_code == 200
    assert answer.content == b""


@pytest.mark.parametrize(
    ("language", "asked"),
    [("en", "Your answer in Mara's turn: "), ("de", "Deine Antwort im Zug von Mara: ")],
)
def test_who_is_asked_in_the_turn_of_another_is_told_whose_it_is(
    base: str, language: str, asked: str
) -> None:
    lesson = httpx.get(f"{base}/api/lessons/fireball_island/4", params={"language": language}).json()
    assert lesson["picture"]["asks"].startswith(asked)
