"""Clocks: they run while somebody thinks, stand still in a pause, and when time is up a bot moves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest

import emberisle as em
from emberisle.server.messages import Answer, Clocks, Pause
from emberisle.server.rooms import acts, requests
from emberisle.server.rooms.progress import as_decided
from emberisle.server.rooms.refusals import RequestRefused
from emberisle.server.rooms.room import Room
from emberisle.server.rooms.schedule import Due, due, due_as_before
from emberisle.server.settings import Settings
from tests.server.browser import Browser
from tests.server.rooms import START, happened
from tests.server.running import running
from tests.server.tables import abreast, make, minded, next_mover, playing, seated

SETTINGS = Settings(bot_pause=2.0, grace=45.0)
BOTH = frozenset(("ana", "ben"))


def match_of_two(clocks: Clocks, level: str | None = None) -> Room:
    """Ana plays Ben, or a bot, a game of Fortune that began at ``START``."""
    room = happened(None, acts.Opened("fortune", 2, {}, "seed", "ana", "Ana"), 0)
    room = happened(room, acts.CameIn("ben", "Ben"), 0)
    room = happened(room, acts.Sat(0, "ana", "Ana"), 0)
    room = happened(room, acts.BotSeated(1, level) if level else acts.Sat(1, "ben", "Ben"), 0)
    room = happened(room, acts.Arranged(2, {}, clocks, False), 0)
    return happened(room, requests.begun(room), START)


def stopped(room: Room, at: float) -> Room:
    assert room.to_move is not None
    return happened(room, requests.played(room, room.to_move, [{"Stop": []}]), at)


def coming(room: Room, now: float, here: frozenset[str] = BOTH, **absent: float) -> Due | None:
    return due(room, here, absent, now, SETTINGS)


def test_the_clock_of_a_move_starts_anew_with_every_move() -> None:
    room = match_of_two(Clocks(move=30))
    mover = room.to_move
    assert room.left_for_move(START + 10) == 20
    room = stopped(room, START + 10)
    assert room.to_move != mover
    assert room.left_for_move(START + 15) == 25
    assert room.left_for_move(START + 99) == 0


def test_the_clock_of_the_match_counts_only_the_own_moves() -> None:
    room = match_of_two(Clocks(match=100))
    one = room.to_move
    assert one is not None
    room = stopped(room, START + 10)
    other = room.to_move
    assert other is not None
    room = stopped(room, START + 40)
    assert room.left_for_match(one, START + 45) == 85
    assert room.left_for_match(other, START + 45) == 70
    assert room.left_for_move(START + 45) == 85


def test_a_pause_stops_the_clocks() -> None:
    room = match_of_two(Clocks(move=30, match=100))
    room = happened(room, acts.Paused(True, "ana"), START + 10)
    assert room.left_for_move(START + 1000) == 20
    assert coming(room, START + 1000) is None
    room = happened(room, acts.Paused(False, "ana"), START + 1000)
    assert room.left_for_move(START + 1005) == 15


def test_neither_standing_up_nor_a_lost_connection_gives_time_back() -> None:
    room = match_of_two(Clocks(move=30, match=100))
    mover = room.to_move
    assert mover is not None
    away = happened(room, acts.Left(mover, stood=True), START + 20)
    back = happened(away, acts.Returned(mover), START + 1000)
    assert back.left_for_move(START + 1000) == 10
    assert back.left_for_match(mover, START + 1004) == 76
    again = happened(happened(back, acts.Left(mover), START + 1004), acts.Returned(mover), START + 2000)
    assert again.left_for_move(START + 2000) == 6


def test_time_before_a_bot_had_to_move_is_counted_once() -> None:
    room = match_of_two(Clocks(match=100))
    mover = room.to_move
    assert mover is not None
    room = happened(room, acts.Left(mover), START + 20)
    room = happened(room, requests.played(room, mover, [{"Stop": []}], by="bot"), START + 30)
    room = happened(room, acts.Returned(mover), START + 40)
    assert room.left_for_match(mover, START + 50) == 80


def test_taking_a_move_back_gives_no_time_back() -> None:
    room = match_of_two(Clocks(move=30, match=100))
    mover = room.to_move
    assert mover is not None
    room = happened(room, requests.played(room, mover, [{"RollAgain": []}]), START + 20)
    assert room.left_for_match(mover, START + 20) == 80
    room = happened(room, acts.Undone(mover, room.inputs - 1), START + 25)
    assert room.left_for_move(START + 25) == 5
    assert room.left_for_match(mover, START + 26) == 74


def test_what_others_thought_before_something_was_taken_back_is_counted() -> None:
    room = stopped(match_of_two(Clocks(move=30, match=100)), START + 10)
    other = room.to_move
    assert other is not None
    room = happened(room, acts.Undone(1 - other, 2), START + 17)
    assert room.to_move == 1 - other
    assert room.left_for_match(other, START + 20) == 93
    assert room.left_for_move(START + 20) == 17


def test_whoever_plays_against_time_asks_for_a_pause() -> None:
    room = match_of_two(Clocks(move=30))
    asked = requests.deed_for(room, "ana", Pause("p", True), BOTH)
    assert asked == acts.PauseProposed("ana")
    room = happened(room, asked, START + 10)
    assert not room.paused
    assert room.left_for_move(START + 15) == 15
    with pytest.raises(RequestRefused):
        requests.deed_for(room, "ana", Answer("a", 0, agree=True), BOTH)
    assert not happened(room, acts.Answered("ben", False), START + 12).paused
    room = happened(
        room, as_decided(requests.deed_for(room, "ben", Answer("a", 1, agree=True), BOTH)).deed, START + 20
    )
    assert room.paused
    assert room.left_for_move(START + 500) == 10
    room = happened(room, acts.Paused(False, "ben"), START + 600)
    assert room.left_for_move(START + 600) == 10


def test_without_a_clock_or_against_bots_a_pause_needs_nobody() -> None:
    for room in (match_of_two(Clocks()), match_of_two(Clocks(move=30), level="easy")):
        assert requests.deed_for(room, "ana", Pause("p", True), BOTH) == acts.Paused(True, "ana")


def test_time_runs_out_at_the_earlier_of_both_clocks() -> None:
    room = match_of_two(Clocks(move=60, match=50))
    assert coming(room, START + 20) == Due(START + 50, room.to_move or 0, "clock")
    assert coming(match_of_two(Clocks()), START + 20) is None


def test_a_bot_moves_after_a_short_pause_and_has_no_clock() -> None:
    room = match_of_two(Clocks(move=60), level="easy")
    if room.to_move == 0:
        room = stopped(room, START)
    assert room.left_for_move(START + 10) is None
    assert coming(room, START) == Due(START + 2, 1, "bot")


def test_a_chair_is_minded_when_the_others_have_waited_long_enough() -> None:
    room = match_of_two(Clocks())
    only_ana = frozenset(("ana",))
    assert coming(room, START, only_ana, ben=START) == Due(START + 45, 1, None)
    assert coming(room, START, frozenset(), ben=START, ana=START) is None
    slow = replace(room, clocks=Clocks(move=3600))
    found = coming(slow, START, only_ana, ben=START)
    assert found is None or found.by == "clock"


@pytest.fixture(scope="module")
def hurried() -> Iterator[str]:
    """A server where a second of the clocks is soon over."""
    with running(second=0.01) as base:
        yield base


def test_when_time_is_up_a_bot_moves(hurried: str) -> None:
    with seated(hurried, "Ana", "Ben") as (ana, ben):
        ana.do("arrange", clocks={"move": 5, "match": None})
        ana.do("begin")
        ben.until(lambda browser: any("Time is up" in line["text"] for line in browser.said))
        ben.until(lambda browser: browser.over)


def test_whoever_has_used_up_the_match_is_moved_for_at_once(hurried: str) -> None:
    with seated(hurried, "Ana", "Ben") as (ana, ben):
        ana.do("arrange", clocks={"move": None, "match": 30})
        ana.do("begin")
        ben.until(lambda browser: browser.over)
        assert [chair["clock"] for chair in ben.room["chairs"]] == [0, 0]


class Hands:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.time = START

    def passed(self, seconds: float) -> None:
        self.time += seconds

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    """The clock of a server in this test."""
    found = Hands()
    monkeypatch.setattr("emberisle.server.settings.steady_time", found)
    return found


@pytest.fixture
def timed(hands: Hands) -> Iterator[tuple[Browser, Browser]]:
    """Two at a table against time: whoever is to move, and the other. Bots mind a chair and never move."""
    with running(grace=0.0, bot_pause=1_000_000.0) as base, seated(base, "Ana", "Ben") as people:
        people[0].do("arrange", clocks={"move": 300, "match": 1000})
        people[0].do("begin")
        mover = next_mover(people)
        assert mover is not None
        yield mover, people[1 - mover.chairs[0]]


def left(seen: Browser, chair: int) -> tuple[float, float]:
    """The time that a browser is shown for the present move, and for the match."""
    return seen.room["move_ends"], seen.room["chairs"][chair]["clock"]


def test_who_stands_up_and_sits_down_again_has_no_more_time(
    hands: Hands, timed: tuple[Browser, Browser]
) -> None:
    mover, other = timed
    chair = mover.chairs[0]
    for move, match in ((280, 980), (260, 960)):
        hands.passed(20)
        mover.do("stand", chair=chair)
        other.until(lambda browser: minded(browser, chair))
        hands.passed(500)
        mover.do("sit", chair=chair, name="Back")
        assert left(mover, chair) == (move, match)
    hands.passed(30)
    make(mover, {"Stop": []} if {"Stop": []} in mover.moves else mover.moves[0])
    assert mover.room["chairs"][chair]["clock"] == 930


def test_who_was_cut_off_and_comes_back_has_no_more_time(
    hands: Hands, timed: tuple[Browser, Browser]
) -> None:
    mover, other = timed
    chair = mover.chairs[0]
    hands.passed(20)
    mover.close()
    other.until(lambda browser: minded(browser, chair))
    hands.passed(500)
    with Browser(mover.base, mover.code, mover.token).come() as again:
        again.until(lambda browser: not minded(browser, chair))
        assert left(again, chair) == (280, 980)


def test_the_clocks_run_until_the_others_agree_to_a_pause(
    hands: Hands, timed: tuple[Browser, Browser]
) -> None:
    mover, other = timed
    chair, others = mover.chairs[0], other.chairs[0]
    for agrees, move in ((False, 280), (True, 260)):
        mover.do("pause", paused=True)
        other.until(lambda browser: browser.room["proposal"])
        assert mover.ask("answer", chair=chair, agree=True)["type"] == "refused"
        assert not mover.room["paused"]
        hands.passed(20)
        other.do("answer", chair=others, agree=agrees)
        abreast([mover, other])
        assert (mover.room["paused"], mover.room["proposal"]) == (agrees, None)
        assert left(mover, chair) == (move, move + 700)
    hands.passed(5000)
    mover.do("stand", chair=chair)
    mover.do("sit", chair=chair, name="Back")
    other.do("pause", paused=False)
    assert left(other, chair) == (260, 960)
    hands.passed(10)
    other.do("chat", text="go on")
    assert left(other, chair) == (250, 950)


def test_there_are_no_hints_in_a_pause(base: str) -> None:
    with playing(base, "Ana") as (ana,):
        mover = next_mover([ana])
        assert mover is ana
        ana.do("pause", paused=True)
        assert ana.ask("hint", chair=0)["why"] == "paused"


def test_in_a_slow_match_bots_play_on_alone_until_it_waits_for_somebody() -> None:
    nobody: frozenset[str] = frozenset()
    for clocks, alone in ((Clocks(move=3600), True), (Clocks(move=3599), False)):
        room = match_of_two(clocks, "easy")
        seen = set()
        for _ in range(2):
            mover = room.to_move
            seen.add(mover)
            found = coming(room, START, nobody)
            assert (found is not None) == (alone and mover == 1)
            assert found is None or (found.chair, found.by) == (1, "bot")
            while room.to_move == mover:
                room = anything(room)
        assert seen == {0, 1}
        assert coming(happened(room, acts.Paused(True, "ana"), START), START, nobody) is None


@pytest.mark.parametrize("level", [None, "easy"])
@pytest.mark.parametrize("clocks", [Clocks(), Clocks(move=30), Clocks(match=60)])
def test_an_act_that_leaves_alone_what_is_due_does_so(clocks: Clocks, level: str | None) -> None:
    rooms = [happened(None, acts.Opened("fortune", 2, {}, "seed", "ana", "Ana"), 0)]
    rooms.append(match_of_two(clocks, level))
    for deed in (acts.Paused(True, "ana"), acts.Paused(False, "ana"), acts.Left(0), acts.Returned(0)):
        rooms.append(happened(rooms[-1], deed))
        if not rooms[-1].paused:
            rooms.append(anything(rooms[-1]))
    rooms += [happened(rooms[-1], acts.PauseProposed("ana")), anything(rooms[-1])]
    known = 0
    for before, after in pairwise(rooms):
        if due_as_before(before, after):
            known += 1
            for here, absent in ((BOTH, {}), (BOTH - {"ben"}, {"ben": START - 9})):
                assert coming(before, START, here, **absent) == coming(after, START, here, **absent)
    assert (known > 0) == (not before.timed and level is None)


def anything(room: Room) -> Room:
    assert room.game is not None
    assert room.to_move is not None
    move = em.dump(room.game.legal_moves()[0])
    return happened(room, requests.played(room, room.to_move, [move]), START)
