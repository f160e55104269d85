"""Windows at the table: everybody is asked at once, and nothing tells who holds what."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from emberisle.server.http import rooms
from emberisle.server.rooms import requests
from tests.server.browser import Browser
from tests.server.murmuring import (
    BY_HAND,
    CLAIM,
    MATCH,
    NAY,
    PASS,
    Dealer,
    answered,
    claimed,
    murmuring,
    told,
    wait,
    went_by,
)
from tests.server.running import running
from tests.server.tables import abreast, make, playing, seated

OTHER_EVERY_TIME = ("code", "match", "person", "host", "id", "at")


@pytest.fixture(scope="module")
def patient() -> Iterator[str]:
    """A server whose clock goes by hand."""
    with running(BY_HAND) as base:
        yield base


@pytest.fixture(autouse=True)
def dealer(monkeypatch: pytest.MonkeyPatch) -> Dealer:
    return murmuring(monkeypatch)


def test_all_who_are_asked_are_asked_at_once(patient: str, dealer: Dealer) -> None:
    dealer.deal(1, 1, 0, 2)
    with playing(patient, "Ana", "Ben", "Cleo", "Dora", **MATCH) as people:
        claimed(people)
        assert [person.offered for person in people] == [[], [NAY], [], [NAY]]
        for person in people:
            assert person.picture is not None
            assert person.window is not None
            assert (person.to_move, person.moves, person.window["closes_in"]) == (None, [], 3)
            assert person.picture["asks"] == "Anybody may react."


def test_what_nobody_answers_goes_by(patient: str, dealer: Dealer) -> None:
    dealer.deal(1, 1, 1)
    with playing(patient, "Ana", "Ben", "Cleo", **MATCH) as people:
        claimed(people)
        went_by(people)
        assert told(people[2])[-2:] == ["claimed", "gained"]
        assert people[2].window is None
        assert people[2].to_move == 1


def test_answers_count_in_the_order_of_the_rules(patient: str, dealer: Dealer) -> None:
    """Cleo was quicker, but Ben is asked before her, and then all are asked anew."""
    dealer.deal(1, 1, 1)
    with playing(patient, "Ana", "Ben", "Cleo", **MATCH) as people:
        ana, ben, cleo = people
        claimed(people)
        answered(cleo, NAY)
        answered(ben, NAY)
        went_by(people)
        assert told(ana)[-2:] == ["claimed", "denied"]
        assert cleo.picture is not None
        assert cleo.picture["table"]["cards"] == [2, 1, 2]
        assert [person.offered for person in people] == [[NAY], [], [NAY]]
        assert cleo.window is not None
        assert cleo.window["answer"] is None
        answered(ana, NAY)
        went_by(people)
        went_by(people)
        assert told(ana)[-3:] == ["denied", "denied", "gained"]


def test_an_answer_can_be_changed_until_the_window_closes(patient: str, dealer: Dealer) -> None:
    dealer.deal(0, 1)
    with playing(patient, "Ana", "Ben", **MATCH) as people:
        claimed(people)
        for move in (NAY, PASS, NAY, PASS):
            answered(people[1], move)
        went_by(people)
        assert told(people[0])[-1] == "gained"


def test_the_window_stays_open_when_all_have_answered(patient: str, dealer: Dealer) -> None:
    dealer.deal(0, 1, 1)
    with playing(patient, "Ana", "Ben", "Cleo", **MATCH) as people:
        claimed(people)
        answered(people[1], PASS)
        answered(people[2], PASS)
        wait(2)
        people[0].do("chat", text="Well?")
        abreast(people)
        assert people[0].window is not None
        assert people[0].window["closes_in"] == 1
        went_by(people, 1)


def test_nobody_can_tell_what_others_hold_or_answer(
    patient: str, dealer: Dealer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every message to the others is the same but for ids, and they come in the same order."""
    for module in (requests, rooms):
        monkeypatch.setattr(module, "fresh_seed", lambda: "always the same")
    streams = [observed(patient, dealer, nays, answers) for nays, answers in OF_BEN]
    for others in range(3):
        assert streams[0][others] == streams[1][others] == streams[2][others]
    assert len({str(stream[-1]) for stream in streams}) == len(OF_BEN), "Ben himself is told other things"
    assert "Say nay?" in str(streams[0][:3])


OF_BEN: list[tuple[int, list[dict[str, Any]]]] = [(0, []), (2, []), (1, [NAY, PASS, NAY, PASS])]
"""What he holds, and what he answers in turn; in the end he passes."""


def observed(base: str, dealer: Dealer, nays: int, answers: list[dict[str, Any]]) -> list[list[Any]]:
    """What Ana, Cleo, somebody who watches, and Ben himself are told while Ben thinks about it."""
    dealer.deal(1, nays, 0)
    with (
        playing(base, "Ana", "Ben", "Cleo", **MATCH) as people,
        Browser(base, people[0].code).come() as watcher,
    ):
        ana, ben, cleo = people
        abreast([*people, watcher])
        claimed(people)
        for move in answers:
            answered(ben, move)
        went_by([*people, watcher])
        ben.do("chat", text="Hm.")
        abreast([*people, watcher])
        return [since_claim(browser) for browser in (ana, cleo, watcher, ben)]


def since_claim(browser: Browser) -> list[Any]:
    first = next(n for n, text in enumerate(browser.heard) if '"claimed"' in text)
    return [json.loads(text, object_hook=without_ids) for text in browser.heard[first:]]


def without_ids(message: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in message.items() if name not in OTHER_EVERY_TIME}


def test_whoever_stands_down_is_not_asked_again_in_this_turn(patient: str, dealer: Dealer) -> None:
    dealer.deal(1, 1, 1)
    with playing(patient, "Ana", "Ben", "Cleo", **MATCH) as people:
        ana, ben, cleo = people
        ben.do("stand_down", chair=1, down=True)
        claimed(people)
        assert [chair["stands_down"] for chair in cleo.room["chairs"]] == [False, True, False]
        assert ben.offered == []
        assert ben.ask("react", chair=1, move=NAY, inputs=ben.inputs)["type"] == "refused"
        ben.do("stand_down", chair=1, down=False)
        assert ben.offered == [NAY]
        answered(ben, NAY)
        ben.do("stand_down", chair=1, down=True)
        went_by(people)
        assert told(ana)[-1] == "gained"
        abreast(people)
        assert not any(chair["stands_down"] for chair in cleo.room["chairs"])
        make(ben, CLAIM)
        abreast(people)
        assert cleo.offered == [NAY]


def test_a_window_in_which_all_stand_down_closes_at_once(patient: str, dealer: Dealer) -> None:
    dealer.deal(1, 1, 1)
    with playing(patient, "Ana", "Ben", "Cleo", **MATCH) as people:
        people[1].do("stand_down", chair=1, down=True)
        people[2].do("stand_down", chair=2, down=True)
        claimed(people)
        people[0].until(lambda one: one.to_move == 1)
        assert told(people[0])[-1] == "gained"


def test_alone_with_bots_nobody_waits(patient: str, dealer: Dealer) -> None:
    dealer.deal(0, 1, 0)
    dealer.bots_say = NAY
    with playing(patient, "Ana", seats=3, **MATCH) as (ana,):
        make(ana, CLAIM)
        ana.until(lambda one: "denied" in told(one))
        ana.until(lambda one: told(one)[-1] == "gained" or one.my_turn)
        assert set(dealer.thought) == {1}, "who can only pass need not think"


def test_alone_the_window_closes_with_the_answer(patient: str, dealer: Dealer) -> None:
    dealer.deal(2, 0)
    with playing(patient, "Ana", seats=2, **MATCH) as (ana,):
        make(ana, CLAIM)
        ana.until(lambda one: one.offered)
        assert ana.window is not None
        assert ana.window["closes_in"] is None
        assert ana.react(NAY)["type"] == "done"
        ana.until(lambda one: "denied" in told(one))
        ana.until(lambda one: one.my_turn)


def test_a_slow_room_waits_for_every_answer(patient: str, dealer: Dealer) -> None:
    dealer.deal(0, 1, 0, 1)
    with seated(patient, "Ana", "Ben", "Cleo", "Dora", **MATCH) as people:
        ana, ben, _, dora = people
        ana.do("arrange", clocks={"move": 86_400, "match": None})
        ana.do("begin")
        ana.until(lambda one: one.my_turn)
        claimed(people)
        answered(ben, PASS)
        wait(1_000)
        dora.do("chat", text="I am thinking.")
        assert dora.offered == [NAY]
        assert dora.react(PASS)["type"] == "done"
        ana.until(lambda one: told(one)[-1] == "gained")


def test_answers_survive_the_end_of_the_server(dealer: Dealer, tmp_path: Path) -> None:
    dealer.deal(0, 1, 1)
    database = f"sqlite:///{tmp_path}/tables.db"
    with running(BY_HAND, database=database) as base, playing(base, "Ana", "Ben", "Cleo", **MATCH) as people:
        claimed(people)
        answered(people[1], NAY)
        tokens = [person.token for person in people]
        code = people[0].code
    with running(BY_HAND, database=database) as base:
        again = [Browser(base, code, token).come() for token in tokens]
        assert again[1].window is not None
        assert again[1].window["answer"] == NAY
        assert again[2].window is not None
        assert (again[2].window["answer"], again[2].offered) == (None, [NAY])
        went_by(again)
        assert told(again[2])[-1] == "denied"
        for person in again:
            person.close()


def test_a_pause_stops_the_countdown(patient: str, dealer: Dealer) -> None:
    dealer.deal(0, 1)
    with playing(patient, "Ana", "Ben", **MATCH) as people:
        claimed(people)
        wait(1)
        people[0].do("pause", paused=True)
        wait(100)
        abreast(people)
        assert people[1].react(NAY)["why"] == "paused"
        people[0].do("pause", paused=False)
        assert people[0].window is not None
        assert people[0].window["closes_in"] == 2
        went_by(people, 2)


def test_what_cannot_be_answered_is_refused(patient: str, dealer: Dealer) -> None:
    dealer.deal(1, 0, 1)
    with playing(patient, "Ana", "Ben", "Cleo", **MATCH) as people:
        ana, ben, cleo = people
        assert ana.ask("react", chair=0, move=PASS, inputs=ana.inputs)["why"] == "not_your_turn"
        claimed(people)
        inputs = ana.inputs
        assert ana.ask("react", chair=0, move=PASS, inputs=inputs)["why"] == "not_your_turn"
        assert ben.ask("react", chair=1, move=NAY, inputs=inputs)["refusal"]["rule"] == "MU-3"
        assert ben.ask("react", chair=2, move=NAY, inputs=inputs)["why"] == "not_allowed"
        assert ben.ask("play", chair=1, moves=[PASS], inputs=inputs)["why"] == "not_your_turn"
        assert ben.ask("hint", chair=1)["why"] == "not_your_turn"
        assert ana.ask("hint", chair=0)["why"] == "not_your_turn"
        assert cleo.react(NAY, inputs=inputs - 1)["why"] == "stale"
        assert cleo.react("nonsense")["why"] == "malformed"


def test_games_without_windows_have_nothing_to_stand_down_from(patient: str) -> None:
    with playing(patient, "Ana", "Ben") as (ana, _):
        assert ana.ask("stand_down", chair=0, down=True)["why"] == "not_allowed"
        assert ana.window is None


def test_passing_cannot_be_taken_back(patient: str, dealer: Dealer) -> None:
    dealer.deal(0, 2, 0)
    with playing(patient, "Ana", "Ben", "Cleo", **MATCH) as people:
        ana, ben, _ = people
        claimed(people)
        answered(ben, PASS)
        went_by(people)
        assert ben.ask("undo", chair=1)["why"] == "not_allowed"
        ana.do("undo", chair=0)
        assert ana.room["proposal"]["by"] == 0


def test_while_somebody_asks_to_take_back_the_window_stays_open(patient: str, dealer: Dealer) -> None:
    dealer.deal(0, 2, 1)
    with playing(patient, "Ana", "Ben", "Cleo", **MATCH) as people:
        ana, ben, cleo = people
        claimed(people)
        answered(ben, NAY)
        went_by(people)
        ana.do("undo", chair=0)
        wait(40)  # longer than a window, but not than there is time for an answer
        ben.do("answer", chair=1, agree=True)
        cleo.do("answer", chair=2, agree=True)
        abreast(people)
        assert ana.my_turn
        assert told(ana)[-1] != "claimed"
        claimed(people)
        assert ben.window is not None
        assert ben.window["answer"] is None


def test_at_one_screen_all_are_asked_behind_the_curtain(patient: str, dealer: Dealer) -> None:
    """Those who can only pass as well, or the others would know; and nobody has to hurry."""
    dealer.deal(1, 0, 1, 1)
    with seated(patient, "Ana", "Dora", seats=4, **MATCH) as people:
        screen, _ = people
        screen.do("stand", chair=0)
        people[1].do("stand", chair=1)
        people[1].do("sit", chair=0, name="Dora")
        for chair, name in ((1, "Ana"), (2, "Anton"), (3, "Anke")):
            screen.do("sit", chair=chair, name=name)
        screen.do("begin")
        people[1].until(lambda one: one.my_turn)
        claimed([people[1], screen])
        assert people[1].window is not None
        assert people[1].window["closes_in"] is None
        for chair, offered, answer in ((1, [], PASS), (2, [NAY], PASS), (3, [NAY], NAY)):
            screen.until(lambda one, chair=chair: one.curtain == chair)  # type: ignore[misc]
            assert screen.offered == []
            wait(10)
            screen.do("look", chair=chair)
            screen.until(lambda one: one.curtain is None)
            assert screen.offered == offered
            assert screen.react(answer)["type"] == "done"
        screen.until(lambda one: told(one)[-1] == "denied")
