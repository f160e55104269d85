"""Strangers at the door: the host shows them out, locks the room, and keeps its chairs for the invited."""

from __future__ import annotations

import httpx

from emberisle.server.settings import Settings
from tests.server.browser import Browser, Message, come_in, fetched, open_room, posted
from tests.server.door import NO_ENTRY, kept_out, person
from tests.server.running import running
from tests.server.tables import any_move, make, play_out, playing, seated


def names(browser: Browser) -> list[str]:
    return [chair["name"] for chair in browser.room["chairs"]]


def invited(base: str, host: Browser, name: str) -> Message:
    """Somebody comes in with the invitation."""
    assert host.you is not None
    key = host.you["door"]["invitation"]
    return posted(f"{base}/api/rooms/{host.code}/people", {"name": name, "invitation": key})


# -- showing out


def test_whoever_is_removed_before_the_match_is_out_and_the_chair_is_empty(base: str) -> None:
    with seated(base, "Ana", "Ben") as (ana, ben):
        ana.do("remove", person=person(ben))
        assert ben.hear_out() == NO_ENTRY
        assert ben.understood[-1]["text"] == "The host has removed you from this room."
        assert names(ana) == ["Ana", ""]
        assert ana.said[-1]["text"] == "The host has removed Ben."
        assert kept_out(base, ben.code, ben.token)["why"] == "removed"


def test_all_windows_of_whoever_is_removed_are_closed(base: str) -> None:
    with seated(base, "Ana", "Ben") as (ana, ben), Browser(base, ben.code, ben.token).come() as other:
        ana.do("remove", person=person(ben))
        assert [ben.hear_out(), other.hear_out()] == [NO_ENTRY] * 2


def test_a_bot_minds_the_chair_of_whoever_is_removed_to_the_end_of_the_match(base: str) -> None:
    with playing(base, "Ana", "Ben", game="wildfire", options={"rounds": 1}) as (ana, ben):
        ana.do("remove", person=person(ben))
        assert ben.hear_out() == NO_ENTRY
        chair = ana.room["chairs"][1]
        assert (chair["name"], chair["person"], chair["minded"]) == ("Ben", None, True)
        play_out([ana])
        ana.do("rematch")
        assert names(ana) == ["Ana", ""]


def test_nobody_has_to_wait_for_the_consent_of_whoever_is_removed(base: str) -> None:
    with playing(base, "Ana", "Ben") as (ana, ben):
        while not ana.my_turn:
            make(ben, any_move(ben))
            ana.until(lambda browser: browser.inputs >= ben.inputs)
        make(ana, any_move(ana))
        ana.do("remove", person=person(ben))
        ana.until(lambda browser: browser.you and browser.you["undo"])
        assert ana.you is not None
        assert ana.you["undo"]["at_once"]


def test_what_somebody_said_stays_under_the_name(base: str) -> None:
    with seated(base, "Ana", "Ben") as (ana, ben):
        ben.do("stand", chair=1)
        ben.do("chat", text="Mine!")
        ana.do("remove", person=person(ben))
        with Browser(base, ana.code, ana.token).come() as later:
            assert [line["by"] for line in later.said if line["kind"] == "chat"] == ["Ben"]


def test_only_whoever_opened_the_room_keeps_its_door(base: str) -> None:
    with seated(base, "Ana", "Ben", "Cleo") as (ana, ben, cleo):
        ana.close()
        ben.until(lambda browser: browser.you and browser.you["host"])  # he stands in for her
        for kind, fields in (
            ("remove", {"person": person(cleo)}),
            ("remove", {"person": None}),
            ("admit", {"person": person(cleo)}),
            ("set_door", {"locked": True}),
            ("set_door", {"invited_only": True}),
        ):
            assert ben.ask(kind, **fields)["text"] == "Only the host who opened this room can do that."
        assert ben.you is not None
        assert ben.you["door"] is None


def test_the_host_is_not_removed_and_nobody_twice(base: str) -> None:
    with seated(base, "Ana", "Ben") as (ana, ben):
        ana.do("remove", person=person(ben))
        for whom in (person(ana), person(ben), "nobody"):
            assert ana.ask("remove", person=whom)["why"] == "not_allowed"
        assert ana.ask("remove", person=None)["why"] == "not_allowed"


def test_nobody_is_removed_whose_words_are_waited_for(base: str) -> None:
    """Others show their words now: to choose who plays would be to choose the luck."""
    with seated(base, "Ana", "Ben") as (ana, ben):
        ben.do("commit_words", chair=1, commitment="0" * 64)
        ana.until(lambda browser: browser.room["chairs"][1]["words_commitment"])
        ana.do("begin")
        assert ana.ask("remove", person=person(ben))["why"] == "not_allowed"
        ana.do("reopen")
        ana.do("remove", person=person(ben))


# -- the lock


def test_nobody_new_comes_into_a_locked_room(base: str) -> None:
    with seated(base, "Ana", "Ben", public=True) as (ana, ben):
        with Browser(base, ana.code).come() as watcher:
            ana.do("set_door", locked=True)
            assert kept_out(base, ana.code)["text"] == "This room is locked: nobody new comes in."
            answer = httpx.post(f"{base}/api/rooms/{ana.code}/people", json={"name": "Cleo"})
            assert answer.status_code == 400
            assert watcher.ask("ping")["type"] == "pong"
        with Browser(base, ben.code, ben.token).come() as back:
            assert back.chairs == [1]
        assert ana.code not in [room["code"] for room in fetched(f"{base}/api/rooms")]
        ana.do("set_door", locked=False)
        come_in(base, ana.code, "Cleo")


# -- sixty-three strangers


def test_strangers_who_fill_a_room_keep_nobody_out_whom_the_host_invites() -> None:
    with running() as base:
        admission = open_room(base)
        code = admission["code"]
        strangers = [come_in(base, code, f"Stranger {n}") for n in range(Settings.people - 1)]
        friend = {"name": "Ben"}
        assert httpx.post(f"{base}/api/rooms/{code}/people", json=friend).status_code == 400
        with Browser(base, code, admission["token"]).come() as ana:
            ana.do("set_door", invited_only=True)
            with Browser(base, code, invited(base, ana, "Ben")["token"]).come() as ben:
                ben.do("sit", chair=0, name="Ben")
            ana.do("remove", person=None)
            assert ana.you is not None
            assert [guest["name"] for guest in ana.you["door"]["guests"]] == ["Ben"]
        assert kept_out(base, code, strangers[0]["token"])["why"] == "removed"


def test_those_who_watch_take_no_place_from_those_who_play() -> None:
    with running(watchers=2, people=2) as base:
        admission = open_room(base)
        code = admission["code"]
        with Browser(base, code).come(), Browser(base, code).come():
            assert kept_out(base, code)["text"] == "This room is full."
            with Browser(base, code, come_in(base, code, "Ben")["token"]).come() as ben:
                ben.do("sit", chair=1, name="Ben")


# -- kept chairs


def test_chairs_are_kept_for_those_who_come_in_with_the_invitation(base: str) -> None:
    with seated(base, "Ana", seats=3) as (ana,):
        ana.do("set_door", invited_only=True)
        for wrong in ("", "guessed"):
            stranger = posted(
                f"{base}/api/rooms/{ana.code}/people", {"name": "Stranger", "invitation": wrong}
            )
            with Browser(base, ana.code, stranger["token"]).come() as browser:
                assert browser.you is not None
                assert browser.you["may_sit"] is False
                assert browser.ask("sit", chair=1, name="Stranger")["why"] == "not_allowed"
        with Browser(base, ana.code, invited(base, ana, "Ben")["token"]).come() as ben:
            ben.do("sit", chair=1, name="Ben")
        assert ana.until(lambda browser: names(browser)[1] == "Ben")


def test_the_host_admits_somebody_who_came_without_the_invitation(base: str) -> None:
    with seated(base, "Ana", seats=2) as (ana,):
        ana.do("set_door", invited_only=True)
        cleo = come_in(base, ana.code, "Cleo")
        with Browser(base, ana.code, cleo["token"]).come() as browser:
            assert browser.ask("sit", chair=1, name="Cleo")["why"] == "not_allowed"
            ana.do("admit", person=cleo["person"])
            browser.until(lambda found: found.you and found.you["may_sit"])
            browser.do("sit", chair=1, name="Cleo")


def test_another_invitation_makes_the_old_one_worthless(base: str) -> None:
    with seated(base, "Ana", "Ben", seats=3) as (ana, ben):
        ana.do("set_door", invited_only=True)
        assert ana.you is not None
        old = ana.you["door"]["invitation"]
        assert names(ana) == ["Ana", "Ben", ""], "whoever sits already stays"
        assert all(old not in text for text in ben.heard), "the key is the host's to give"
        ana.do("set_door", invited_only=False)
        ana.do("set_door", invited_only=True)
        leaked = posted(f"{base}/api/rooms/{ana.code}/people", {"name": "Dora", "invitation": old})
        with Browser(base, ana.code, leaked["token"]).come() as dora:
            assert dora.ask("sit", chair=2, name="Dora")["why"] == "not_allowed"


def test_the_picture_of_an_invitation_has_its_key(base: str) -> None:
    code = open_room(base)["code"]
    plain = httpx.get(f"{base}/api/rooms/{code}/qr.svg")
    with_key = httpx.get(f"{base}/api/rooms/{code}/qr.svg", params={"invited": "abcDEF_-1234"})
    assert (plain.status_code, with_key.status_code) == (200, 200)
    assert plain.content != with_key.content
    wrong = httpx.get(f"{base}/api/rooms/{code}/qr.svg", params={"invited": "https://else.example"})
    assert wrong.status_code == 400
