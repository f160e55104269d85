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


REFUSED = [
    ({"seats": 9}, "seats: at most 8", "seats: höchstens 8"),
    ({"seats": 0}, "seats: at least 1", "seats: mindestens 1"),
    (
        {"seats": 7},
        "This game is for 2–4 players, not for 7.",
        "Dieses Spiel ist für 2–4 Personen, nicht für 7.",
    ),
    ({"seats": "two"}, "seats: int is expected, not str", "seats: Erwartet wird int, nicht str"),
    ({"bots": []}, "bots: at least 1 long", "bots: mindestens 1 lang"),
    ({"visitor": "a" * 41}, "visitor: at most 40 long", "visitor: höchstens 40 lang"),
    ({"moon": 1}, "moon is not known here", "moon ist hier nicht bekannt"),
    ({"games": None}, "games: int is expected, not null", "games: Erwartet wird int, nicht null"),
]


@pytest.mark.parametrize(("changes", "english", "german"), REFUSED)
def test_what_does_not_fit_is_said_in_the_readers_language(
    base: str, changes: dict[str, object], english: str, german: str
) -> None:
    asked = {"game": "fortune", "seats": 2, "bots": ["easy"], "options": {}, "games": 2, "visitor": "Ana"}
    for language, said in (("en", english), ("de", german)):
        answer = httpx.post(
            f"{base}/api/spare/workbench", params={"language": language}, json={**asked, **changes}
        )
        assert (answer.status_code, answer.json()["detail"]) == (400, said)


def test_what_is_missing_or_has_another_form_is_said_in_the_readers_language(base: str) -> None:
    for language, said in (("en", "game is missing"), ("de", "game fehlt")):
        answer = httpx.post(f"{base}/api/rooms", params={"language": language}, json={"name": "Ana"})
        assert answer.json()["detail"] == said
    answer = httpx.get(f"{base}/api/rooms/ABCDEFGH/qr.svg?invited=!&language=de")
    assert answer.json()["detail"] == "invited: Erwartet wird ^[A-Za-z0-9_-]{0,40}$"
    answer = httpx.post(
        f"{base}/api/rooms?language=de", json={"game": "fortune", "name": "Ana", "avatar": "nobody"}
    )
    assert answer.json()["detail"] == "avatar: nobody gibt es nicht"


@pytest.mark.parametrize(
    ("path", "key"),
    [
        ("/api/rooms/NOSUCH", "no_room"),
        ("/api/matches/none", "no_match"),
        ("/api/matches/none/ending", "no_match"),
        ("/api/nothing", "no_address"),
    ],
)
def test_what_is_not_there_is_missed_in_the_readers_language(base: str, path: str, key: str) -> None:
    """The language that is asked for goes before the one that the browser reads."""
    for query, header, language in (
        ({}, "en", "en"),
        ({}, "de", "de"),
        ({"language": "de"}, "en", "de"),
        ({"language": "en"}, "de", "en"),
    ):
        answer = httpx.get(base + path, params=query, headers={"Accept-Language": header})
        assert (answer.status_code, answer.json()["detail"]) == (404, catalogue(language)["refused"][key])


def test_a_language_that_nobody_speaks_here_is_refused_in_one_that_the_browser_reads(base: str) -> None:
    answer = httpx.get(f"{base}/api/games?language=xx", headers={"Accept-Language": "de"})
    assert (answer.status_code, answer.json()["detail"]) == (400, "language: xx gibt es nicht")


def test_a_body_that_is_too_long_is_refused_in_the_readers_language(base: str) -> None:
    answer = httpx.post(f"{base}/api/rooms?language=de", content=b" " * 100_000)
    assert (answer.status_code, answer.json()["detail"]) == (413, catalogue("de")["refused"]["too_large"])


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
