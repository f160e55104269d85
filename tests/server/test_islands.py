"""The model island over plain HTTP: its board, its heights, and the way a Fireball took."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from math import dist
from typing import Any

import httpx
import pytest

from emberisle.games.fireball_island.page import rolls
from emberisle.games.fireball_island.rules.cards import CARDS
from emberisle.games.fireball_island.rules.marbles import WAYS
from tests.server.browser import PATIENCE, Browser, fetched, open_room
from tests.server.running import running
from tests.server.tables import make, next_mover, playing

ISLAND = "/api/games/fireball_island"
BALL = 1.0
"""A ball's radius."""
CLOSED = {
    *("V_W", "V_NW", "V_S", "V_SE", "A_SE", "B_W"),
    *("C_E_chute", "C_E_pass", "D_NE_blister", "D_NE_beach"),
}
"""The ways with a branch that is closed."""
physics = pytest.mark.skipif(not rolls.PHYSICS, reason="MuJoCo is not installed")


def usual(**changes: Any) -> dict[str, Any]:
    return {"way": "V_W", "push": WAYS["V_W"].push, "aim": 0, "pieces": "0:VP5,2:DR3", **changes}


def test_the_board_names_every_place_and_its_heights_are_complete(base: str) -> None:
    board = fetched(f"{base}{ISLAND}/board")
    assert len(board["spaces"]) == 125  # with the water
    assert board["spaces"]["WT4"]["stand"][2] > 0
    assert set(board["caves"]) == set("123456")
    assert set(board["pits"]) == set("ABCDEF")
    assert {way["id"] for way in board["ways"]} == set(WAYS)
    assert all(len(way["line"]) > 2 for way in board["ways"])
    heights = httpx.get(f"{base}{ISLAND}/heights").content
    assert len(heights) == 2 * board["rows"] * board["columns"]


def test_rocks_close_other_branches_and_leave_room_for_balls_and_pieces(base: str) -> None:
    board = fetched(f"{base}{ISLAND}/board")
    ways = {way["id"]: way for way in board["ways"]}
    stands = [space["stand"][:2] for space in board["spaces"].values()]
    for way in ways.values():
        for rock in way["gates"]:
            assert min(dist((rock["x"], rock["y"]), stand) for stand in stands) > rock["radius"], way["id"]
            beside = min(dist((rock["x"], rock["y"]), at[:2]) for at in way["line"])
            assert beside - rock["radius"] > BALL, way["id"]
            assert rock["height"] > 0.5, way["id"]
    closed = {way for way in ways if ways[way]["gates"]}
    assert closed == CLOSED


@pytest.mark.parametrize(
    ("way", "other"), [("V_S", "B_W"), ("V_NW", "V_W"), ("V_W", "V_NW"), ("D_NE_blister", "D_NE_beach")]
)
def test_rocks_lie_on_the_branch_that_is_not_taken(base: str, way: str, other: str) -> None:
    ways = {way["id"]: way for way in fetched(f"{base}{ISLAND}/board")["ways"]}
    rocks = [(rock["x"], rock["y"]) for rock in ways[way]["gates"]]
    assert min(dist(rock, at[:2]) for rock in rocks for at in ways[other]["line"]) < BALL


@pytest.mark.parametrize("path", [f"{ISLAND}/board", f"{ISLAND}/heights"])
def test_what_a_browser_has_is_not_sent_again(base: str, path: str) -> None:
    first = httpx.get(base + path)
    again = httpx.get(base + path, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert httpx.get(base + path, headers={"If-None-Match": '"old"'}).content == first.content


def test_cards_say_what_they_do_in_the_readers_language(base: str) -> None:
    english = fetched(f"{base}{ISLAND}/cards")
    german = fetched(f"{base}{ISLAND}/cards", language="de")
    assert set(english) == set(german) == set(CARDS)
    assert english["cancel"]["title"] == "Cancel"
    assert all(german[card]["effect"] != english[card]["effect"] for card in CARDS)


@physics
def test_a_roll_takes_the_same_path_whenever_it_is_asked_for(base: str) -> None:
    first = fetched(f"{base}{ISLAND}/rolls", **usual())
    rolls.rolled.cache_clear()
    assert fetched(f"{base}{ISLAND}/rolls", **usual()) == first
    assert len(first["path"]) > 60
    assert [hit["seat"] for hit in first["hits"]] == [0, 2]
    assert first["hits"][0]["ms"] < first["hits"][1]["ms"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"way": "V_X"},
        {"way": "../secret"},
        {"push": 0},
        {"push": 9999},
        {"push": "fast"},
        {"aim": 9000},
        {"pieces": "0:WT99"},
        {"pieces": "7:WT5"},
        {"pieces": "0:WT5,0:WT6"},
        {"pieces": "0:cave 3"},
        {"pieces": "0:WT5;1:WT6"},
    ],
)
def test_a_roll_that_cannot_be_is_refused(base: str, wrong: dict[str, Any]) -> None:
    answer = httpx.get(f"{base}{ISLAND}/rolls", params=usual(**wrong))
    assert answer.status_code == 400, answer.text


def test_nobody_lets_the_server_roll_without_end() -> None:
    with running(lookups=(0.0, 2)) as base:
        asked = [httpx.get(f"{base}{ISLAND}/rolls", params=usual(way="V_X")) for _ in range(3)]
    assert [answer.status_code for answer in asked] == [400, 400, 429]


def test_without_physics_there_is_no_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rolls, "PHYSICS", False)
    with running() as base:
        assert httpx.get(f"{base}{ISLAND}/rolls", params=usual()).status_code == 404


def test_a_table_on_the_page_waits_for_the_die_and_rolls_real_marbles(base: str) -> None:
    admission = open_room(base, game="fireball_island", seats=2, play_now=True)
    with Browser(base, admission["code"], admission["token"]) as ana:
        ana.come().until(lambda browser: browser.picture is not None)
        assert ana.room["options"]["ask_to_roll"] is True
        assert ana.room["options"]["marbles"] == ("physics" if rolls.PHYSICS else "atlas")
        assert ana.picture is not None
        assert ana.picture["scene"]["places"] == ["Dead Man's Plateau"] * 2


def test_the_server_answers_while_the_islands_are_built(monkeypatch: pytest.MonkeyPatch) -> None:
    answered, built = threading.Event(), threading.Event()

    def slowly() -> None:
        assert answered.wait(PATIENCE), "everybody waited for the islands"
        built.set()

    monkeypatch.setattr(rolls, "PHYSICS", True)
    monkeypatch.setattr(rolls, "build_islands", slowly)
    with running() as base:
        fetched(f"{base}{ISLAND}/board")
        answered.set()
        assert built.wait(PATIENCE), "nobody built the islands"


@physics
def test_a_fireball_that_rolls_long_delays_no_other_room(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from emberisle.island.rolling import Island

    rolling, served = threading.Event(), threading.Event()
    hits = Island.hits

    def slowly(self: Island, way: str, push: int, aim: int, figures: Mapping[int, str]) -> tuple[int, ...]:
        with self._one_at_a_time:
            rolling.set()
            assert served.wait(PATIENCE), "everybody waited for the roll"
        return hits(self, way, push, aim, figures)

    monkeypatch.setattr(Island, "hits", slowly)
    rolls.rolled.cache_clear()
    admission = open_room(base, game="fireball_island", play_now=True, options={"marbles": "physics"})
    with Browser(base, admission["code"], admission["token"]).come() as ana:
        ana.do("stand", chair=0)  # bots play on by themselves
        assert rolling.wait(PATIENCE), "no Fireball was rolled"
        with playing(base, "Ben", "Cleo") as others:
            mover = next_mover(others)
            assert mover is not None
            make(mover, mover.moves[0])
        assert fetched(f"{base}{ISLAND}/rolls", **usual())["path"]
        assert ana.ask("ping")["type"] == "pong"
        assert not _has_seen_a_roll(ana)
        served.set()
        ana.until(_has_seen_a_roll)


def _has_seen_a_roll(browser: Browser) -> bool:
    return any(line["what"] == "fireball_rolled" for line in browser.story)
