"""Ways in: only with a token of this room, only from our own page, and not by trying all codes."""

from __future__ import annotations

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from emberisle.server.live.tokens import LETTERS, new_code, person_with, token_for
from tests.server.browser import PATIENCE, Browser, come_in, open_room
from tests.server.running import running
from tests.server.tables import playing

KEY = b"k" * 32


def test_a_token_names_its_person_in_its_room_only() -> None:
    token = token_for(KEY, "ROOMROOM", "ana")
    assert person_with(KEY, "ROOMROOM", token) == "ana"
    assert person_with(KEY, "OTHERONE", token) is None
    assert person_with(b"x" * 32, "ROOMROOM", token) is None
    assert token_for(KEY, "ROOMROOM", "ana") != token


@pytest.mark.parametrize("place", range(0, 80, 7))
def test_a_token_that_was_touched_is_nobodys(place: int) -> None:
    token = token_for(KEY, "ROOMROOM", "ana")
    touched = token[:place] + ("x" if token[place : place + 1] != "x" else "y") + token[place + 1 :]
    assert person_with(KEY, "ROOMROOM", touched) is None


@pytest.mark.parametrize("token", ["", ".", "...", "ROOMROOM.ana.x", "ROOMROOM.ana.x.", "é" * 40, "a.b.c.d"])
def test_what_is_no_token_is_nobodys(token: str) -> None:
    assert person_with(KEY, "ROOMROOM", token) is None


def test_codes_are_long_and_easy_to_read() -> None:
    codes = {new_code() for _ in range(200)}
    assert len(codes) == 200
    assert all(len(code) == 8 and set(code) <= set(LETTERS) for code in codes)
    assert len(set(LETTERS)) == 31


def test_a_token_of_another_room_lets_nobody_in(base: str) -> None:
    one, other = open_room(base), open_room(base)
    forged = f"{one['code']}.{one['person']}.nonce.{other['token'].rpartition('.')[2]}"
    for token in (other["token"], forged, one["token"][:-1], "x"):
        with Browser(base, one["code"], token) as stranger:
            assert stranger.hear()["why"] == "bad_token"
            assert stranger.hear_out() == 4004


def test_nobody_is_told_a_token(base: str) -> None:
    with playing(base, "Ana", "Ben") as (ana, ben):
        ana.ask("ping"), ben.ask("ping")
        for person in (ana, ben):
            assert person.token is not None
            secret = person.token.rpartition(".")[2]
            assert secret not in "".join([*ana.heard, *ben.heard])


def test_whoever_has_no_token_watches_and_does_nothing_else(base: str) -> None:
    with playing(base, "Ana", "Ben") as (ana, _), Browser(base, ana.code).come() as watcher:
        assert watcher.you is None
        assert watcher.moves == []
        ana.until(lambda browser: browser.room["watchers"] == 1)
        for kind, fields in (
            ("chat", {"text": "I know better"}),
            ("sit", {"chair": 0, "name": "Me"}),
            ("play", {"chair": 0, "moves": [{"Stop": []}], "inputs": watcher.inputs}),
            ("look", {"chair": 0}),
            ("hint", {"chair": 0}),
            ("undo", {"chair": 0}),
            ("pause", {"paused": True}),
        ):
            assert watcher.ask(kind, **fields)["why"] == "not_allowed"


def test_there_is_no_such_room(base: str) -> None:
    with Browser(base, "ABCDEFGH") as lost:
        assert lost.hear()["type"] == "refused"
        assert lost.hear_out() == 4004


def test_another_page_cannot_use_a_browser_to_play(base: str) -> None:
    code = open_room(base)["code"]
    address = f"{base.replace('http', 'ws', 1)}/api/rooms/{code}/ws"
    with pytest.raises(InvalidStatus), connect(address, origin=Origin("https://elsewhere.example")):
        pass
    with connect(address, origin=Origin(base)):
        pass
    answer = httpx.post(
        f"{base}/api/rooms", json={"game": "fortune", "name": "A"}, headers={"Origin": "https://else.example"}
    )
    assert answer.status_code == 403


def test_an_address_that_is_named_may_serve_the_page() -> None:
    with running(origins=("https://games.example",)) as base:
        code = open_room(base)["code"]
        address = f"{base.replace('http', 'ws', 1)}/api/rooms/{code}/ws"
        with connect(address, origin=Origin("https://games.example")):
            pass


def test_codes_cannot_be_tried_one_after_the_other() -> None:
    with running(lookups=(0.001, 3), arrivals=(0.001, 1), openings=(0.001, 1)) as base:
        code = open_room(base)["code"]
        assert httpx.post(f"{base}/api/rooms", json={"game": "fortune", "name": "A"}).status_code == 429
        come_in(base, code, "Ben")
        assert httpx.post(f"{base}/api/rooms/{code}/people", json={"name": "C"}).status_code == 429
        tried = [httpx.get(f"{base}/api/rooms/{new_code()}").status_code for _ in range(4)]
        assert tried == [404, 404, 404, 429]


def test_a_room_has_room_for_so_many() -> None:
    with running(people=2, watchers=2, windows=2) as base:
        admission = open_room(base)
        code = admission["code"]
        come_in(base, code, "Ben")
        assert httpx.post(f"{base}/api/rooms/{code}/people", json={"name": "C"}).status_code == 400
        for token in (None, admission["token"]):
            windows = [Browser(base, code, token) for _ in range(3)]
            assert [window.hear()["type"] for window in windows].count("refused") == 1
            for window in windows:
                window.close()


def test_whoever_never_says_hello_is_not_waited_for() -> None:
    with running(hello=0.01) as base:
        code = open_room(base)["code"]
        with connect(f"{base.replace('http', 'ws', 1)}/api/rooms/{code}/ws") as silent:
            assert "hello" in str(silent.recv(timeout=PATIENCE))
            with pytest.raises(ConnectionClosed):
                silent.recv(timeout=PATIENCE)


def test_browsers_are_told_to_be_careful(base: str) -> None:
    for path in ("/", "/room/ABCDEFGH", "/api/games", "/api/rooms/ABCDEFGH", "/nothing/here"):
        headers = httpx.get(base + path).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
