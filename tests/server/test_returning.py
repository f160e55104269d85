"""Going and coming back: the chair is kept, a bot minds it meanwhile, and the hand is shown again."""

from __future__ import annotations

import httpx

from tests.server.browser import PATIENCE, Browser, Message
from tests.server.tables import make, minded, next_mover, play_out, playing, seated


def test_whoever_comes_back_finds_the_table_as_it_is(base: str) -> None:
    with playing(base, "Ana", "Ben", game="wildfire") as people:
        mover = next_mover(people)
        assert mover is not None
        mover.close()
        with Browser(base, mover.code, mover.token).come() as again:
            assert again.picture == mover.picture
            assert again.you == mover.you
            assert again.story == mover.story
            make(again, again.moves[0])


def test_a_bot_minds_the_chair_until_its_owner_is_back(impatient: str) -> None:
    with playing(impatient, "Ana", "Ben", "Cleo") as (ana, ben, cleo):
        ben.close()
        ana.until(lambda browser: minded(browser, 1))
        assert not ana.room["chairs"][1]["here"]
        for _ in range(2):
            mover = next_mover([ana, cleo])
            assert mover is not None
            make(mover, {"Stop": []} if {"Stop": []} in mover.moves else mover.moves[0])
        with Browser(impatient, ben.code, ben.token).come() as again:
            assert not minded(again, 1)
            ana.until(lambda browser: not minded(browser, 1) and browser.room["chairs"][1]["here"])
            remarks = [line["text"] for line in ana.said if line["kind"] == "remark"]
            assert remarks[-2:] == ["Ben is away: a bot takes over.", "Ben is back."]
            play_out([ana, cleo, again])


def test_the_others_can_finish_without_somebody(impatient: str) -> None:
    with playing(impatient, "Ana", "Ben") as (ana, ben):
        ben.close()
        ana.until(lambda browser: minded(browser, 1))
        play_out([ana])
        replay = httpx.get(f"{impatient}/api/matches/{ana.room['match']}", timeout=PATIENCE).json()
        replayed = [line.get("bot_for") for frame in replay["frames"] for line in frame["lines"]]
        assert replayed == [line.get("bot_for") for line in ana.story]
        assert set(replayed) == {None, 1}


def test_a_second_window_of_the_same_person_keeps_the_chair(impatient: str) -> None:
    with playing(impatient, "Ana", "Ben") as (ana, ben):
        with Browser(impatient, ben.code, ben.token).come():
            ben.close()
            ana.do("chat", text="still there?")
            ana.do("chat", text="good")
            assert not minded(ana, 1)
            assert ana.room["chairs"][1]["here"]
        ana.until(lambda browser: minded(browser, 1))


def test_nobody_minds_a_chair_while_nobody_waits(impatient: str) -> None:
    with playing(impatient, "Ana", seats=2) as (ana,):
        code, token = ana.code, ana.token
    with Browser(impatient, code, token).come() as again:
        assert [line["text"] for line in again.said] == ["Ana sits down."]
        assert not minded(again, 0)


def test_nobody_is_expected_to_stay_in_a_slow_match(impatient: str) -> None:
    with seated(impatient, "Ana", "Ben") as (ana, ben):
        ana.do("arrange", clocks={"move": 86_400, "match": None})
        ana.do("begin")
        ben.until(lambda browser: browser.picture)
        ben.close()
        ana.until(lambda browser: not browser.room["chairs"][1]["here"])
        for number in range(3):
            ana.do("chat", text=f"{number}")
        assert not minded(ana, 1)


def test_whoever_stands_up_sits_down_again_by_himself(base: str) -> None:
    with playing(base, "Ana", "Ben") as (ana, ben):
        ben.do("stand", chair=1)
        assert minded(ben, 1)
        assert ben.ask("stand", chair=1)["type"] == "refused"
        assert ana.ask("sit", chair=1, name="Ana")["type"] == "refused"
        ben.close()
        with Browser(base, ben.code, ben.token).come() as again:
            assert minded(again, 1)
            mover = next_mover([ana])
            assert mover is ana
            again.do("sit", chair=1, name="Ben")
            assert not minded(again, 1)


def test_presence_is_told(base: str) -> None:
    with playing(base, "Ana", "Ben") as (ana, ben):
        ana.until(lambda browser: here(browser.room) == [True, True])
        ben.close()
        ana.until(lambda browser: here(browser.room) == [True, False])


def here(room: Message) -> list[bool]:
    return [chair["here"] for chair in room["chairs"]]
