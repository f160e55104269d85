"""The log says what bots decided for people; bots in chairs of their own have no mark."""

from __future__ import annotations

from typing import Final

import msgspec
import pytest

import emberisle as em
from emberisle.server.messages import Line
from emberisle.server.pictures.story_picture import story_lines
from emberisle.server.rooms import acts, fold, requests
from emberisle.server.rooms.room import Room
from emberisle.server.rooms.window_closing import closed
from tests.server.murmuring import CLAIM, NAY, Dealer, murmuring
from tests.server.rooms import Scribe, begun, happened

STOP: Final[dict[str, list[object]]] = {"Stop": []}


def lines_of(room: Room) -> list[Line]:
    """What a spectator is told of the match so far."""
    assert room.game is not None
    assert room.story is not None
    written = story_lines(room.story, room.game.ruleset, None, room.names, "en", room.stand_ins)
    return msgspec.json.decode(written, type=list[Line])


def marks(room: Room) -> list[tuple[object, str, int | None]]:
    """Whose turn, what was told, and for whom a bot did it."""
    return [(line.turn[1] if line.turn else None, line.what, line.bot_for) for line in lines_of(room)]


def move(room: Room, by: acts.By = "person") -> acts.AnyDeed:
    """The turn ends here if it can; else whatever can be done first."""
    assert room.game is not None
    assert room.to_move is not None
    legal = [em.dump(one) for one in room.game.legal_moves()]
    return requests.played(room, room.to_move, [STOP if STOP in legal else legal[0]], by)


def turn_played(room: Room, by: acts.By = "person") -> Room:
    chair = room.to_move
    while room.to_move == chair:
        room = happened(room, move(room, by))
    return room


def test_only_what_a_bot_decided_for_a_person_is_marked() -> None:
    room = happened(begun("fortune", "ana", "ben", None), acts.Left(1))
    room = turn_played(turn_played(turn_played(room), "bot"), "bot")
    found = marks(room)
    assert {mark for seat, _, mark in found if seat != 1} == {None}
    own = {what: mark for seat, what, mark in found if seat == 1}
    drawn = ("card", "rolled")  # which nobody decides
    assert own == {what: None if what in drawn else 1 for what in own}
    assert {*drawn, "stopped", "scored"} <= own.keys()


def test_whoever_is_back_plays_without_a_mark() -> None:
    room = happened(begun("fortune", "ana", "ben", seed="calm"), acts.Left(1))
    room = turn_played(turn_played(room), "bot")
    away = len(lines_of(room))
    room = turn_played(turn_played(happened(room, acts.Returned(1))))
    assert {line.bot_for for line in lines_of(room)[away:]} == {None}


def test_a_move_for_want_of_time_is_marked() -> None:
    room = happened(
        begun("fortune", "ana", "ben"), requests.played(begun("fortune", "ana", "ben"), 0, [STOP], "clock")
    )
    assert [(what, mark) for seat, what, mark in marks(room) if what == "stopped"] == [("stopped", 0)]


def test_what_is_taken_back_takes_its_mark_along() -> None:
    room = begun("fortune", "ana", "ben")
    inputs = room.inputs
    room = happened(happened(room, acts.Left(0)), move(room, "bot"))
    assert 0 in {line.bot_for for line in lines_of(room)}
    room = happened(happened(room, acts.Returned(0)), acts.Undone(0, inputs))
    room = turn_played(room)
    assert {line.bot_for for line in lines_of(room)} == {None}


def chosen_by_bots(room: Room) -> list[tuple[int, object]]:
    """The inputs of the log that bots chose for somebody, and who is said to have given them."""
    assert room.game is not None
    entries = room.game.entries
    return [(number, entries[number].who) for number in sorted(room.stand_ins.inputs(entries))]


def test_the_inputs_that_bots_chose_for_a_person_are_known() -> None:
    room = happened(turn_played(begun("fortune", "ana", "ben", None)), acts.Left(1))
    before = room.inputs
    room = turn_played(turn_played(room, "bot"), "bot")
    assert room.game is not None
    found = chosen_by_bots(room)
    assert found
    assert found == [(n, one.who) for n, one in enumerate(room.game.entries) if one.who == 1 and n >= before]


def test_what_is_taken_back_was_chosen_by_no_bot() -> None:
    room = begun("fortune", "ana", "ben")
    inputs = room.inputs
    room = happened(happened(room, acts.Left(0)), move(room, "bot"))
    assert [who for _, who in chosen_by_bots(room)] == [0]
    room = happened(happened(room, acts.Returned(0)), acts.Undone(0, inputs))
    assert chosen_by_bots(turn_played(room)) == []


def test_passes_of_bots_for_a_person_are_known_too(monkeypatch: pytest.MonkeyPatch) -> None:
    murmuring(monkeypatch).deal(0, 0, 1)
    room = begun("murmurs", "ana", "ben", "cleo", options={"rounds": 3})
    room = happened(happened(room, requests.played(room, 0, [CLAIM])), acts.Left(2))
    passing = {one.chair: em.dump(one.passing) for one in room.window if one.chair == 2}
    told = len(lines_of(room))
    room = happened(room, closed(room, passing))
    assert [who for _, who in chosen_by_bots(room)] == [2]
    assert {line.bot_for for line in lines_of(room)[told:]} <= {None}


def test_a_room_that_is_read_from_its_acts_knows_it_too() -> None:
    scribe = Scribe()
    room = scribe.note(acts.Opened("fortune", 2, {}, "seed", "ana", "ana"))
    for chair, name in enumerate(("ana", "ben")):
        scribe.note(acts.CameIn(name, name))
        room = scribe.note(acts.Sat(chair, name, name))
    room = scribe.note(requests.begun(room))
    room = scribe.note(acts.Left(1))
    for _ in range(24):
        room = scribe.note(move(room, "bot" if room.to_move == 1 else "person"))
    again = fold.room_of(scribe.acts)
    assert again is not None
    assert 1 in {mark for _, _, mark in marks(room)}
    assert marks(again) == marks(room)


def test_a_reaction_is_marked_in_the_turn_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    dealer: Dealer = murmuring(monkeypatch)
    dealer.deal(0, 0, 1)
    room = begun("murmurs", "ana", "ben", "cleo", options={"rounds": 3})
    room = happened(happened(room, requests.played(room, 0, [CLAIM])), acts.Left(2))
    told = len(lines_of(room))
    room = happened(room, closed(room, {2: NAY}))
    assert [line.bot_for for line in lines_of(room)][: told + 1] == [None] * told + [2]
