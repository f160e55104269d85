"""Several servers on one database serve the same rooms."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

import emberisle as em
from tests.server.browser import Browser, come_in, open_room
from tests.server.door import NO_ENTRY, kept_out, person
from tests.server.process import ServerProcess
from tests.server.tables import abreast, exported, make, next_mover, play_out
from tests.store.postgres import running_postgres

pytestmark = pytest.mark.slow


@contextmanager
def two_servers() -> Iterator[tuple[ServerProcess, ServerProcess]]:
    """Two processes that know each other only by their database."""
    with running_postgres() as postgres:
        url = postgres.fresh_database()
        with ServerProcess(url) as one, ServerProcess(url) as other:
            yield one, other


@pytest.fixture(scope="module")
def servers() -> Iterator[tuple[str, str]]:
    with two_servers() as (one, other):
        yield one.base, other.base


def test_two_people_on_different_servers_play_to_the_end(servers: tuple[str, str]) -> None:
    one, other = servers
    admission = open_room(one, game="wildfire", seats=4, options={"rounds": 1})
    code = admission["code"]
    guest = come_in(other, code, "Ben")
    with (
        Browser(one, code, admission["token"]).come() as ana,
        Browser(other, code, guest["token"]).come() as ben,
        Browser(other, code).come() as watcher,
    ):
        ana.do("sit", chair=0, name="Ana")
        ben.do("sit", chair=1, name="Ben")
        ana.until(lambda browser: all(chair["here"] for chair in browser.room["chairs"][:2]))
        ana.do("begin")
        for person in (ana, ben, watcher):
            person.until(lambda browser: browser.picture)
        play_out([ana, ben, watcher])
        assert watcher.picture is not None
        for base in servers:
            assert em.verify(exported(base, ana.room)).winners() == watcher.picture["winners"]


def test_what_somebody_points_at_is_seen_at_every_server(servers: tuple[str, str]) -> None:
    one, other = servers
    admission = open_room(one, play_now=True, seats=2)
    with (
        Browser(one, admission["code"], admission["token"]).come() as ana,
        Browser(other, admission["code"]).come() as watcher,
    ):
        ana.send({"type": "point", "id": "there", "chair": 0, "x": 3, "y": 4})
        for browser in (ana, watcher):
            seen = browser.hear_until(lambda message: message["type"] == "pointed")
            assert (seen["chair"], seen["x"], seen["y"]) == (0, 3, 4)


def test_both_ask_at_once_and_one_is_told_to_look_again(servers: tuple[str, str]) -> None:
    """One person with a window at each server sends the same move from both."""
    one, other = servers
    admission = open_room(one, play_now=True, seats=2)
    code, token = admission["code"], admission["token"]
    with Browser(one, code, token).come() as left, Browser(other, code, token).come() as right:
        for _ in range(4):
            next_mover([left, right])
            abreast([left, right])
            inputs = left.inputs
            for window in (left, right):
                window.send(
                    {"type": "play", "id": f"{window.base}{inputs}"[-40:], "chair": 0}
                    | {"moves": [left.moves[0]], "inputs": inputs}
                )
            answers = [w.hear_until(lambda message: "id" in message)["type"] for w in (left, right)]
            assert sorted(answers) == ["done", "refused"]
            abreast([left, right, *[window for window in (left, right) if window.inputs == inputs]])


@contextmanager
def far_apart(servers: tuple[str, str]) -> Iterator[tuple[Browser, Browser]]:
    """Ana, who opened the room, at one server; Ben at the other. Both sit, and a bot will."""
    one, other = servers
    admission = open_room(one, game="wildfire", seats=3, options={"rounds": 1})
    code = admission["code"]
    with ExitStack() as stack:
        ana = stack.enter_context(Browser(one, code, admission["token"])).come()
        ben = stack.enter_context(Browser(other, code, come_in(other, code, "Ben")["token"])).come()
        ana.do("sit", chair=0, name="Ana")
        ben.do("sit", chair=1, name="Ben")
        yield ana, ben


def test_whoever_is_removed_is_out_at_every_server(servers: tuple[str, str]) -> None:
    with far_apart(servers) as (ana, ben), Browser(servers[0], ben.code, ben.token).come() as near:
        ana.do("begin")
        for browser in (ana, ben, near):
            browser.until(lambda one: one.picture)
        ana.do("remove", person=person(ben))
        assert [window.hear_out() for window in (ben, near)] == [NO_ENTRY] * 2
        assert {window.understood[-1]["text"] for window in (ben, near)} == {
            "The host has removed you from this room."
        }
        for base in servers:
            assert kept_out(base, ben.code, ben.token)["why"] == "removed"
            with Browser(base, ben.code).come() as watcher:
                assert watcher.room["chairs"][1]["minded"]
        play_out([ana])


def test_nothing_happens_any_more_by_whoever_is_removed_at_another_server(servers: tuple[str, str]) -> None:
    with far_apart(servers) as (ana, ben):
        for number in range(20):
            ben.send({"type": "chat", "id": f"before-{number}", "text": "Buy!"})
        ana.do("remove", person=person(ben))
        with suppress(ConnectionClosed):
            for number in range(20):
                ben.send({"type": "chat", "id": f"after-{number}", "text": "Buy!"})
        assert ben.hear_out() == NO_ENTRY
        with Browser(servers[1], ana.code).come() as watcher:
            said = [(line["kind"], line["by"] or line["text"]) for line in watcher.said]
        assert said[-1] == ("remark", "The host has removed Ben.")


def test_a_door_that_is_locked_at_one_server_is_locked_at_the_other(servers: tuple[str, str]) -> None:
    with far_apart(servers) as (ana, ben):
        ana.do("set_door", locked=True)
        for base in servers:
            newcomer = httpx.post(f"{base}/api/rooms/{ana.code}/people", json={"name": "Cleo"})
            assert newcomer.status_code == 400
            assert kept_out(base, ana.code)["text"] == "This room is locked: nobody new comes in."
        ben.do("chat", text="Nobody else, then.")


def test_another_server_takes_over_when_one_is_killed() -> None:
    with two_servers() as (one, other):
        admission = open_room(one.base, play_now=True, seats=2)
        code, token = admission["code"], admission["token"]
        with Browser(one.base, code, token).come() as ana:
            assert next_mover([ana]) is ana
            make(ana, ana.moves[0])
            inputs = ana.inputs
            one.kill()
        with Browser(other.base, code, token).come() as ana:
            assert ana.inputs >= inputs
            play_out([ana])
            em.verify(exported(other.base, ana.room))
