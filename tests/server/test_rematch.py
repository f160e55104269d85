"""Another match from the same chairs: at once against bots, and when all who are there agree otherwise."""

from __future__ import annotations

from dataclasses import replace

import pytest

import emberisle as em
from emberisle.server import messages
from emberisle.server.pictures.room_picture import Presence, room_picture, you
from emberisle.server.rooms import acts, fold, requests
from emberisle.server.rooms.proposals import waited_for
from emberisle.server.rooms.refusals import RequestRefused
from emberisle.server.rooms.room import ANSWER_SECONDS, Room
from emberisle.server.rooms.schedule import Due, due
from emberisle.server.settings import Settings
from tests.server.browser import Message
from tests.server.rooms import START, Scribe, begun, happened
from tests.server.tables import play_out, playing

ALL = frozenset({"ana", "ben", "cleo"})
STOP: Message = {"Stop": []}
AT_ONCE = messages.Rematch("1", at_once=True)


def played_on(room: Room, by: acts.By = "person") -> acts.Played:
    """Whoever is to move ends the turn, or does what there is to do."""
    assert room.to_move is not None
    assert room.game is not None
    moves = [em.dump(move) for move in room.game.legal_moves()]
    return requests.played(room, room.to_move, [STOP if STOP in moves else moves[0]], by)


def over(*people: str | None) -> Room:
    """A match of these that has ended."""
    room = begun("fortune", *people, options={"finish_line": 1000})
    while room.stage == "playing":
        room = happened(room, played_on(room))
    return room


def asked(room: Room, person: str, here: frozenset[str] = ALL) -> Room:
    deed = requests.deed_for(room, person, AT_ONCE, here)
    assert isinstance(deed, acts.RematchProposed | acts.Rematched | acts.Answered)
    return happened(room, deed)


def answered(room: Room, person: str, agree: bool) -> Room:
    asks = messages.Answer("1", room.chairs_of(person)[0], agree)
    deed = requests.deed_for(room, person, asks, ALL)
    assert isinstance(deed, acts.Answered)
    return happened(room, deed)


def test_against_bots_it_begins_at_once() -> None:
    room = asked(over("ana", None, None), "ana")
    assert (room.stage, room.begins_again, room.rematch_request) == ("lobby", True, None)


def test_the_others_are_asked_and_the_last_yes_brings_all_back() -> None:
    before = over("ana", "ben", "cleo")
    room = asked(before, "ben")
    assert room.stage == "over"
    assert waited_for(room) == {"ana", "cleo"}
    room = answered(room, "cleo", agree=True)
    assert waited_for(room) == {"ana"}
    room = answered(room, "ana", agree=True)
    assert (room.stage, room.begins_again) == ("lobby", True)
    assert [seat.person for seat in room.seats] == ["ana", "ben", "cleo"]
    assert room.seed != before.seed


def test_whoever_asks_for_it_too_has_agreed() -> None:
    room = asked(asked(over("ana", "ben"), "ben"), "ana")
    assert (room.stage, room.begins_again) == ("lobby", True)


def test_nobody_who_is_away_is_asked() -> None:
    room = asked(over("ana", "ben", "cleo"), "ben", frozenset({"ana", "ben"}))
    assert waited_for(room) == {"ana"}


def test_where_somebody_is_away_it_goes_on_in_the_lobby() -> None:
    alone = asked(over("ana", "ben"), "ana", frozenset({"ana"}))
    assert (alone.stage, alone.begins_again) == ("lobby", False)
    room = asked(over("ana", "ben", "cleo"), "ben", frozenset({"ana", "ben"}))
    room = answered(room, "ana", agree=True)
    assert (room.stage, room.begins_again) == ("lobby", False)


def test_no_visiting_bot_is_asked() -> None:
    room = replace(over("ana", "ben"), guest_bots=frozenset({"ben"}))
    assert asked(room, "ana").begins_again


def test_one_no_is_enough_and_it_can_be_asked_again() -> None:
    room = answered(asked(over("ana", "ben", "cleo"), "ben"), "cleo", agree=False)
    assert (room.stage, room.rematch_request, room.said[-1].text) == ("over", None, "declined")
    assert waited_for(asked(room, "ben")) == {"ana", "cleo"}


def test_it_can_be_withdrawn_but_not_asked_twice() -> None:
    room = asked(over("ana", "ben"), "ben")
    with pytest.raises(RequestRefused) as refused:
        requests.deed_for(room, "ben", AT_ONCE, ALL)
    assert refused.value.key == "asked_already"
    assert answered(room, "ben", agree=False).rematch_request is None


def test_what_nobody_answers_lapses_after_the_match_too() -> None:
    room = asked(over("ana", "ben"), "ben")
    coming = Due(START + ANSWER_SECONDS, None, None, lapses=True)
    assert due(room, ALL, {}, START, Settings()) == coming
    room = happened(room, acts.Lapsed(), coming.at)
    assert (room.rematch_request, room.said[-1].text) == (None, "rematch_lapsed")
    assert due(room, ALL, {}, coming.at, Settings()) is None


def test_everybody_sees_who_asks_and_who_has_to_answer() -> None:
    room = answered(asked(over("ana", "ben", "cleo"), "ben"), "ana", agree=True)
    proposal = room_picture(room, Presence(ALL, 0, START), "en").proposal
    assert proposal is not None
    assert (proposal.what, proposal.by, proposal.agreed, proposal.waiting) == ("rematch", 1, [0], [2])


@pytest.mark.parametrize("deed", [acts.Stood(1), acts.BotSeated(1, "random"), acts.Reopened("seed")])
def test_once_something_is_arranged_the_host_begins(deed: acts.AnyDeed) -> None:
    assert not happened(asked(over("ana", None), "ana"), deed).begins_again


def test_without_asking_all_go_back_to_the_lobby() -> None:
    deed = requests.deed_for(over("ana", "ben"), "ben", messages.Rematch("1"), ALL)
    assert isinstance(deed, acts.Rematched)
    assert not deed.at_once


def test_the_log_makes_the_same_room() -> None:
    scribe = Scribe()
    opening: list[acts.AnyDeed] = [
        acts.Opened("fortune", 2, {"finish_line": 1000}, "seed", "ana", "Ana"),
        acts.CameIn("ben", "ben"),
        acts.Sat(0, "ana", "ana"),
        acts.Sat(1, "ben", "ben"),
    ]
    for deed in opening:
        room = scribe.note(deed)
    room = scribe.note(requests.begun(room))
    while room.stage == "playing":
        room = scribe.note(played_on(room))
    room = scribe.note(acts.RematchProposed("ben", ["ana"], "another seed"))
    assert fold.room_of(scribe.acts) == room
    room = scribe.note(acts.Answered("ana", agree=True))
    assert fold.room_of(scribe.acts) == room
    assert (room.seed, room.begins_again) == ("another seed", True)


def test_two_browsers_agree_on_another_match(base: str) -> None:
    with playing(base, "Ana", "Ben", options={"finish_line": 1000}) as (ana, ben):
        play_out([ana, ben])
        ben.do("rematch", at_once=True)
        ana.until(lambda one: (one.room["proposal"] or {}).get("what") == "rematch")
        ana.do("answer", chair=0, agree=True)
        for person in (ana, ben):
            person.until(lambda one: one.room["stage"] == "lobby" and one.room["begins_again"])
        ana.do("begin")
        ben.until(lambda one: one.room["stage"] == "playing" and not one.room["begins_again"])


def test_a_bot_tells_how_many_turns_it_played() -> None:
    room = happened(begun("fortune", "ana", "ben", None), acts.Left(1))
    turns, last = 0, None
    while turns < 2 or room.to_move == 1:
        turns, last = turns + (room.to_move == 1 != last), room.to_move
        room = happened(room, played_on(room, by="bot" if room.to_move else "person"))
    room = happened(room, acts.Returned(1))
    assert [seat.bot_turns for seat in room.seats] == [0, 2, 0]
    back = you(room, "ben", ALL)
    assert back is not None
    assert back.played_for == [messages.PlayedFor(1, 2)]
    while room.to_move != 1:
        room = happened(room, played_on(room))
    room = happened(room, played_on(room))
    assert room.seats[1].bot_turns == 0


def test_a_turn_that_a_bot_only_ends_is_one_that_it_played() -> None:
    room = begun("fortune", "ana", "ben", None)
    room = happened(room, requests.played(room, 0, [{"RollAgain": []}]))
    assert room.to_move == 0
    room = happened(room, acts.Left(0))
    while room.to_move == 0:
        room = happened(room, played_on(room, by="bot"))
    room = happened(room, acts.Returned(0))
    back = you(room, "ana", ALL)
    assert back is not None
    assert back.played_for == [messages.PlayedFor(0, 1)]
