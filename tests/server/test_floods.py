"""Floods: nobody does more than others by having more windows, and a room that is full ends well."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

import httpx
import pytest

from emberisle.server.live import driver
from tests.server.browser import Browser, come_in, open_room
from tests.server.running import running
from tests.server.tables import next_mover, play_out, playing, seated

RATE = 0.001


def outcomes(windows: list[Browser], kind: str, /, times: int = 3, **fields: object) -> list[str]:
    """What becomes of a request that each of these windows makes so many times."""
    found = [window.ask(kind, **fields) for _ in range(times) for window in windows]
    return [str(answer.get("why", answer["type"])) for answer in found]


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("chat", {"text": "Buy!"}),
        ("sit", {"chair": 1, "name": "Ben"}),
        ("commit_words", {"chair": 1, "commitment": "0" * 64}),
        ("refresh", {}),
        ("speak", {"language": "de"}),
    ],
)
def test_all_windows_of_a_person_share_what_one_may_do(kind: str, fields: dict[str, Any]) -> None:
    few = (RATE, 5)
    with running(acts=few, chats=few, looks=few) as base, ExitStack() as stack:
        code = open_room(base)["code"]
        token = come_in(base, code, "Ben")["token"]
        windows = [stack.enter_context(Browser(base, code, token)).come() for _ in range(4)]
        windows[0].do("sit", chair=1, name="Ben")
        assert "too_fast" in outcomes(windows, kind, **fields)
        assert outcomes(windows, kind, times=1, **fields) == ["too_fast"] * 4


def test_coming_back_gives_nobody_more() -> None:
    with running(chats=(RATE, 2)) as base:
        admission = open_room(base)
        found = []
        for _ in range(4):  # the room is unloaded in between
            with Browser(base, admission["code"], admission["token"]).come() as ana:
                found.append(ana.ask("chat", text="Buy!")["type"])
        assert found == ["done", "done", "refused", "refused"]


def test_many_strangers_together_keep_nobody_at_the_table_from_anything() -> None:
    with running(crowd=(RATE, 6)) as base, playing(base, "Ana", "Ben") as people, ExitStack() as stack:
        code = people[0].code
        crowd = [
            stack.enter_context(Browser(base, code, come_in(base, code, f"S{n}")["token"])).come()
            for n in range(5)
        ]
        said = outcomes(crowd, "chat", text="Buy!")
        assert said[0] == "done"
        assert said[-5:] == ["too_fast"] * 5
        for person in people:
            person.do("chat", text="Go away!")
        mover = next_mover(people)
        assert mover is not None
        assert mover.play(mover.moves[0])["type"] == "done"


def test_those_who_watch_use_up_nothing_of_others() -> None:
    with running(crowd=(RATE, 1), chats=(RATE, 1)) as base, seated(base, "Ana") as (ana,):
        with Browser(base, ana.code).come() as one, Browser(base, ana.code).come() as other:
            assert outcomes([one, other], "chat", times=1, text="Buy!") == ["not_allowed", "too_fast"]
        with Browser(base, ana.code, come_in(base, ana.code, "Ben")["token"]).come() as ben:
            ben.do("chat", text="Hello")


# -- a room that is full


def fill(browser: Browser) -> str:
    """Talk until that is refused, and say why."""
    while (answer := browser.ask("chat", text="Buy!"))["type"] == "done":
        pass
    return str(answer["text"])


NEARLY_FULL = "This room is nearly full: only this match can still be finished."
FULL = "This room is full. Please open a new one."


def test_a_room_that_is_nearly_full_refuses_talk_and_plays_the_match_to_its_end() -> None:
    with (
        running(room_acts=400, acts_kept_for_moves=350) as base,
        playing(base, "Ana", "Ben", game="wildfire", options={"rounds": 1}) as people,
    ):
        ana, ben = people
        assert ana.room["space"] == "enough"
        assert fill(ana) == NEARLY_FULL
        assert ben.until(lambda browser: browser.room["space"] == "moves")
        for kind, fields in (("pause", {"paused": True}), ("stand", {"chair": 1}), ("chat", {"text": "?"})):
            assert ben.ask(kind, **fields)["text"] == NEARLY_FULL
        refused = httpx.post(f"{base}/api/rooms/{ana.code}/people", json={"name": "Cleo"})
        assert (refused.status_code, refused.json()["detail"]) == (400, NEARLY_FULL)
        play_out(people)
        assert ana.ask("rematch")["text"] == NEARLY_FULL


def test_a_pause_ends_in_a_room_that_is_nearly_full() -> None:
    with running(room_acts=400, acts_kept_for_moves=380) as base, playing(base, "Ana") as (ana,):
        ana.do("pause", paused=True)
        fill(ana)
        ana.do("pause", paused=False)


def test_the_bots_of_a_room_that_is_full_do_not_try_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts: list[int] = []
    choose = driver.RoomBots.choose

    async def counted(*asked: object) -> object:
        thoughts.append(len(thoughts))
        return await choose(*asked)  # type: ignore[arg-type]

    monkeypatch.setattr(driver.RoomBots, "choose", counted)
    with running(room_acts=30, acts_kept_for_moves=5) as base, playing(base, "Ana", seats=3) as (ana,):
        while ana.room["space"] != "none":
            if ana.my_turn and ana.moves:
                ana.play(ana.moves[0])
            else:
                ana.hear()
        so_far = len(thoughts)
        with Browser(base, ana.code, ana.token).come() as again:
            assert again.room["space"] == "none"
            assert again.ask("chat", text="?")["text"] == FULL
        for _ in range(20):
            assert ana.ask("ping")["type"] == "pong"
        assert len(thoughts) <= so_far + 1
