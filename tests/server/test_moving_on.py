"""A full room leads on: all who sat at its table meet in one new room, in their chairs."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx

from emberisle.server.messages import Clocks
from emberisle.server.rooms import acts, moving_on
from tests.server.browser import Browser, Message, come_in
from tests.server.rooms import begun, happened
from tests.server.running import running
from tests.server.tables import play_out, playing

SMALL: dict[str, Any] = {"room_acts": 400, "acts_kept_for_moves": 380}
QUICK: dict[str, Any] = {"options": {"finish_line": 1000}}


def going_on(base: str, person: Browser) -> httpx.Response:
    return httpx.post(f"{base}/api/rooms/{person.code}/next", json={"token": person.token})


def fill(person: Browser) -> None:
    while person.ask("chat", text="Buy!")["type"] == "done":
        pass


def admitted(base: str, person: Browser) -> Message:
    answer = going_on(base, person)
    assert answer.status_code == 201, answer.text
    found: Message = answer.json()
    return found


def test_the_first_opens_the_new_room_and_the_others_follow() -> None:
    with running(**SMALL) as base, playing(base, "Ana", "Ben", seats=3, **QUICK) as (ana, ben):
        fill(ana)
        play_out([ana, ben])
        first = admitted(base, ben)
        ana.until(lambda one: one.room["next_room"] == first["code"])
        assert ana.said[-1]["text"].startswith("This room is full: Ben has opened a new one")
        second = admitted(base, ana)
        assert first["code"] == second["code"] != ana.code
        with (
            Browser(base, first["code"], first["token"]).come() as here,
            Browser(base, second["code"], second["token"]).come() as there,
        ):
            there.until(lambda one: one.you is not None and one.you["host"])
            assert (here.chairs, there.chairs) == (ben.chairs, ana.chairs)
            assert there.room["options"] == ana.room["options"]
            there.do("begin")
            play_out([here, there])
        assert admitted(base, ana)["code"] == first["code"], "whoever asks again is led there again"


def test_all_who_go_on_at_once_meet_in_the_same_room() -> None:
    with running(**SMALL) as base, playing(base, "Ana", "Ben", "Cleo", **QUICK) as people:
        fill(people[0])
        play_out(people)
        with ThreadPoolExecutor(9) as pool:
            codes = {found["code"] for found in pool.map(lambda one: admitted(base, one), people * 3)}
        assert len(codes) == 1
        room = httpx.get(f"{base}/api/rooms/{codes.pop()}").json()
        assert sorted(room["people"]) == ["Ana", "Ben", "Cleo"]


def test_it_leads_on_where_nothing_else_happens_any_more() -> None:
    with running(room_acts=30, acts_kept_for_moves=5) as base, playing(base, "Ana", seats=2) as (ana,):
        while ana.room["space"] != "none":
            if ana.my_turn and ana.moves:
                ana.play(ana.moves[0])
            else:
                ana.hear()
        assert admitted(base, ana)["code"] != ana.code


def test_only_a_full_room_leads_on_and_only_those_at_its_table() -> None:
    with running(**SMALL) as base, playing(base, "Ana", "Ben", **QUICK) as people:
        ana = people[0]
        cleo = come_in(base, ana.code, "Cleo")["token"]
        assert "not full" in going_on(base, ana).json()["detail"]
        fill(ana)
        assert "not over yet" in going_on(base, ana).json()["detail"]
        play_out(people)
        admitted(base, ana)
        place = f"{base}/api/rooms/{ana.code}/next"
        for token in (cleo, "nonsense", people[1].token + "x" if people[1].token else ""):
            refused = httpx.post(place, json={"token": token})
            assert 400 <= refused.status_code < 500


def test_the_new_room_is_arranged_as_the_old_one() -> None:
    clocks = Clocks(move=60)
    room = begun("fortune", "ana", "ben", None, clocks=clocks, absent_agree=True)
    room = happened(room, acts.DoorSet(locked=True, invitation="a key"))
    there = happened(None, moving_on.opened(room))
    for deed in moving_on.arranged(room):
        there = happened(there, deed)
    assert (there.host, there.clocks, there.absent_agree) == ("ana", clocks, True)
    assert (there.invited_only, there.locked) == (True, False)
    assert there.invitation != room.invitation
    assert there.seed != room.seed
    assert [seat.level for seat in there.seats] == [None, None, "random"]
    for deed in moving_on.arrivals(room, there, "ben"):
        there = happened(there, deed)
    assert there.chairs_of("ben") == [1]
    assert there.is_invited("ben")


def test_a_chair_that_somebody_else_took_is_taken() -> None:
    room = begun("fortune", "ana", "ben")
    there = happened(None, moving_on.opened(room))
    there = happened(happened(there, acts.CameIn("cleo", "Cleo")), acts.Sat(1, "cleo", "Cleo"))
    assert list(moving_on.arrivals(room, there, "ben")) == [acts.CameIn("ben", "ben")]
