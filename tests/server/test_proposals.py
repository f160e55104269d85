"""What is proposed and not answered holds nobody's table: after a while it lapses, and so says the log."""

from __future__ import annotations

from emberisle.server.messages import Clocks
from emberisle.server.pictures.room_picture import Presence, room_picture
from emberisle.server.rooms import acts, fold, requests
from emberisle.server.rooms.acts import AnyDeed
from emberisle.server.rooms.room import ANSWER_SECONDS, Room
from emberisle.server.rooms.schedule import Due, due
from emberisle.server.settings import Settings
from tests.server.browser import Message
from tests.server.rooms import START, Scribe, begun, happened
from tests.server.running import running
from tests.server.tables import make, next_mover, play_out, playing

SETTINGS = Settings()
HERE = frozenset({"ana", "ben"})
LAPSES = Due(START + ANSWER_SECONDS, None, None, lapses=True)
BOT_MOVES = Due(START + SETTINGS.bot_pause, 2, "bot")
STOP: Message = {"Stop": []}


def before_a_bot(clocks: Clocks | None = None) -> Room:
    """Ana and Ben have moved, and the third chair is a bot's."""
    room = begun("fortune", "ana", "ben", None, clocks=clocks or Clocks())
    while room.to_move != 2:
        assert room.to_move is not None
        room = happened(room, requests.played(room, room.to_move, [STOP]))
    return room


def asked_back(room: Room, at: float = START) -> Room:
    made = room.last_made([0])
    assert made is not None
    return happened(room, acts.Proposed(0, made.inputs), at)


def coming(room: Room, now: float = START) -> Due | None:
    return due(room, HERE, {}, now, SETTINGS)


def test_bots_wait_for_answers_but_not_for_ever() -> None:
    room = before_a_bot()
    assert coming(room) == BOT_MOVES
    room = asked_back(room)
    assert coming(room) == LAPSES
    room = happened(room, acts.Lapsed(), LAPSES.at)
    assert room.undo_request is None
    assert coming(room) == BOT_MOVES


def test_whoever_asks_again_and_again_holds_the_table_once() -> None:
    room = happened(asked_back(before_a_bot()), acts.Lapsed(), LAPSES.at)
    room = asked_back(room, LAPSES.at)
    assert coming(room) == BOT_MOVES
    declined = happened(asked_back(before_a_bot()), acts.Answered("ben", agree=False))
    assert coming(asked_back(declined)) == BOT_MOVES
    assert happened(room, requests.played(room, 2, [STOP], by="bot")).undo_refused == frozenset()


def test_all_who_are_asked_may_still_agree_to_what_is_asked_again() -> None:
    room = happened(asked_back(before_a_bot()), acts.Answered("ben", agree=False))
    room = happened(asked_back(room), acts.Answered("ben", agree=True))
    assert (room.to_move, room.undo_refused) == (0, frozenset())


def test_an_answer_gives_no_more_time() -> None:
    room = begun("fortune", "ana", "ben", "cleo")
    room = asked_back(happened(room, requests.played(room, 0, [STOP])))
    room = happened(room, acts.Answered("ben", agree=True), START + 30)
    assert coming(room) == LAPSES


def test_in_a_slow_match_there_is_as_much_time_as_for_a_move() -> None:
    day = 86_400
    room = asked_back(before_a_bot(Clocks(move=day)))
    assert coming(room) == Due(START + day, None, None, lapses=True)


def test_it_lapses_in_a_pause_too() -> None:
    room = happened(asked_back(before_a_bot()), acts.Paused(True, "ben"))
    assert coming(room) == LAPSES


def test_a_pause_that_nobody_agrees_to_lapses() -> None:
    room = happened(begun("fortune", "ana", "ben", clocks=Clocks(move=600)), acts.PauseProposed("ana"))
    assert coming(room) == LAPSES
    room = happened(room, acts.Lapsed(), LAPSES.at)
    assert (room.pause_request, room.said[-1].text, room.said[-1].name) == (None, "lapsed", "ana")


def test_everybody_sees_how_long_it_stands() -> None:
    room = asked_back(before_a_bot())
    for now, left in ((START + 5, ANSWER_SECONDS - 5.0), (START + 60, 0.0)):
        proposal = room_picture(room, Presence(HERE, 0, now), "en").proposal
        assert proposal is not None
        assert proposal.lapses_in == left


def test_a_log_in_which_something_lapsed_makes_the_same_room() -> None:
    scribe = Scribe()
    deeds: list[AnyDeed] = [
        acts.Opened("fortune", 3, {}, "seed", "ana", "Ana"),
        acts.CameIn("ben", "ben"),
        acts.Sat(0, "ana", "ana"),
        acts.Sat(1, "ben", "ben"),
    ]
    for deed in deeds:
        room = scribe.note(deed)
    room = scribe.note(requests.begun(room))
    while room.to_move != 2:
        assert room.to_move is not None
        room = scribe.note(requests.played(room, room.to_move, [STOP]))
    for deed in (acts.Proposed(0, room.inputs - 2), acts.Lapsed(), acts.Proposed(0, room.inputs - 2)):
        room = scribe.note(deed)
    again = fold.room_of(scribe.acts)
    assert again == room
    assert again is not None
    assert (again.undo_refused, again.held) == (frozenset({0}), False)


def test_a_table_plays_on_though_somebody_never_answers() -> None:
    quick = {"seats": 3, "options": {"finish_line": 1000}}
    with running(second=0.01) as base, playing(base, "Ana", "Ben", **quick) as people:
        mover = next_mover(people)
        assert mover is not None
        make(mover, STOP)
        assert mover.ask("undo", chair=mover.chairs[0])["type"] == "done"
        for person in people:
            person.until(lambda one: any("Not everybody answered" in line["text"] for line in one.said))
            assert person.room["proposal"] is None
        play_out(people)
