"""When a window closes: by what everybody knows, whatever anybody holds or answers."""

from __future__ import annotations

import pytest

from emberisle.server.game_page import Moment
from emberisle.server.game_pages import game_page
from emberisle.server.messages import Clocks
from emberisle.server.pictures.viewer import Viewer, viewer_for
from emberisle.server.rooms import acts, requests
from emberisle.server.rooms.refusals import RequestRefused
from emberisle.server.rooms.room import Room
from emberisle.server.rooms.schedule import Due, due
from emberisle.server.rooms.window_closing import closed, countdown, is_shown, left_in_window
from emberisle.server.settings import Settings
from tests.server.murmuring import CLAIM, NAY, PASS, Dealer, murmuring
from tests.server.rooms import NO_HURRY, START, begun, happened


@pytest.fixture(autouse=True)
def dealer(monkeypatch: pytest.MonkeyPatch) -> Dealer:
    return murmuring(monkeypatch)


def claimed(*people: str | None, clocks: Clocks = NO_HURRY) -> Room:
    """A match in which the first has just claimed; nobody's name stands for a bot."""
    room = begun("murmurs", *people, options={"rounds": 3}, clocks=clocks)
    return happened(room, requests.played(room, 0, [CLAIM]))


def answering(room: Room, *answers: tuple[int, dict[str, object]]) -> Room:
    for chair, move in answers:
        room = happened(room, acts.Reacted(chair, move))
    return room


@pytest.mark.parametrize("nays", [0, 1, 2])
@pytest.mark.parametrize("answers", [(), ((1, PASS),), ((1, NAY), (2, PASS))])
@pytest.mark.parametrize("react", [2, 3, 5, 10])
def test_among_people_only_time_closes_a_window(
    dealer: Dealer, nays: int, answers: tuple[tuple[int, dict[str, object]], ...], react: int
) -> None:
    dealer.deal(0, nays, 2 - nays)
    room = answering(claimed("ana", "ben", "cleo", clocks=Clocks(react=react)), *answers)  # type: ignore[arg-type]
    assert left_in_window(room, START + 1) == countdown(room, START + 1) == react - 1
    assert left_in_window(room, START + 60) == 0


def test_what_takes_long_to_show_is_seen_before_time_runs(
    dealer: Dealer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_page("murmurs"), "moments", {"claimed": Moment(900, 6.0)})
    dealer.deal(0, 1, 1)
    room = claimed("ana", "ben", "cleo")
    assert left_in_window(room, START + 1) == countdown(room, START + 1) == 8
    assert happened(room, closed(room, {}), START + 2).showing == 4
    assert happened(room, closed(room, {}), START + 9).showing == 0


def test_a_window_that_asks_no_person_closes_at_once(dealer: Dealer) -> None:
    dealer.deal(0, 2, 2)
    room = claimed("ana", None, None)
    assert (left_in_window(room, START), is_shown(room)) == (0, False)
    room = claimed("ana", "ben", None)
    assert left_in_window(room, START) == 3
    room = happened(room, acts.StoodDown(1, 1))
    assert (left_in_window(room, START), countdown(room, START), is_shown(room)) == (0, None, False)


def test_a_chair_that_a_bot_minds_is_a_bots(dealer: Dealer) -> None:
    dealer.deal(0, 2, 2)
    room = happened(claimed("ana", "ben", None), acts.Left(1))
    assert left_in_window(room, START) == 0


def test_alone_with_bots_a_window_waits_for_the_answer_and_for_nothing_else(dealer: Dealer) -> None:
    dealer.deal(0, 1)
    asked = claimed(None, "ana")
    assert left_in_window(asked, START + 99) is None
    assert left_in_window(answering(asked, (1, PASS)), START) == 0
    dealer.deal(0, 0)
    room = claimed(None, "ana")
    assert (left_in_window(room, START), is_shown(room)) == (0, False)


def test_a_slow_room_waits_for_all_who_can_do_something_but_not_forever(dealer: Dealer) -> None:
    dealer.deal(0, 1, 0, 1)
    room = claimed("ana", "ben", "cleo", "dora", clocks=Clocks(move=86_400))
    assert countdown(room, START) is None
    assert left_in_window(room, START + 400) == 86_000
    room = answering(room, (1, PASS))
    assert left_in_window(room, START + 400) == 86_000
    assert left_in_window(answering(room, (3, PASS)), START + 1) == 0


def test_people_at_one_screen_take_their_time_and_the_others_cannot_tell(dealer: Dealer) -> None:
    dealer.deal(0, 0, 1, 1)
    room = claimed("dora", "ana", "ana", "ben")
    assert (countdown(room, START), left_in_window(room, START + 60)) == (None, None)
    assert viewer_for(room, "ana", None) == Viewer(None, 1)
    room = answering(room, (1, PASS))
    assert viewer_for(room, "ana", None) == Viewer(None, 2)
    assert left_in_window(room, START + 60) is None
    room = answering(room, (2, PASS))
    assert viewer_for(room, "ana", None) == Viewer(None)
    assert left_in_window(room, START + 1) == 2, "Ben may still answer"


def test_clocks_stand_still_while_others_are_asked(dealer: Dealer) -> None:
    dealer.deal(0, 1, 1)
    room = claimed("ana", "ben", "cleo", clocks=Clocks(move=30, match=100))
    assert room.left_for_move(START + 2) is None
    assert [room.left_for_match(chair, START + 2) for chair in range(3)] == [100] * 3
    room = happened(room, closed(room, {}), START + 3)
    assert room.to_move == 1
    assert room.left_for_move(START + 4) == 29


def test_the_driver_closes_a_window_unless_somebody_wants_a_move_back(dealer: Dealer) -> None:
    dealer.deal(0, 1, 1)
    room = claimed("ana", "ben", "cleo")
    here = frozenset(("ana", "ben", "cleo"))
    assert due(room, here, {}, START + 1, Settings()) == Due(START + 3, None, None)
    asking = happened(room, acts.Proposed(0, 3))
    assert due(asking, here, {}, START + 1, Settings()) == Due(START + 45, None, None, lapses=True)


def test_of_several_answers_in_a_window_the_first_by_the_rules_counts(dealer: Dealer) -> None:
    dealer.deal(0, 1, 1, 1)
    room = answering(claimed("ana", "ben", "cleo", None), (2, NAY))
    deed = closed(room, {3: NAY})
    assert (deed.chair, deed.by) == (2, "person")
    assert [who for who, _ in deed.inputs] == [1, 2]
    after = happened(room, deed)
    assert after.answers == {}
    made = after.last_made()
    assert made is not None
    assert (made.chair, made.inputs) == (2, room.inputs + 1)


def test_the_passes_of_a_window_are_no_moves_to_take_back(dealer: Dealer) -> None:
    dealer.deal(0, 1, 1)
    room = claimed("ana", "ben", "cleo")
    after = happened(room, closed(room, {}))
    assert after.made == room.made
    assert after.game is not None
    assert [entry.who for entry in after.game.entries[room.inputs :]] == [1, 2, "chance"]


def test_a_bot_that_has_not_thought_yet_is_waited_for(dealer: Dealer) -> None:
    dealer.deal(0, 1)
    room = claimed("ana", None)
    with pytest.raises(RequestRefused):
        closed(room, {})
    assert closed(room, {1: NAY}).by == "bot"


def test_only_what_everybody_was_told_of_is_counted(dealer: Dealer) -> None:
    dealer.deal(0, 1, 1)
    room = claimed("ana", "ben", "cleo")
    answered = answering(room, (1, NAY), (1, PASS), (2, NAY))
    assert answered.public_sequence == room.public_sequence
    assert answered.private_to == "cleo"
    later = happened(answered, acts.StoodDown(1, 1))
    assert (later.public_sequence, later.private_to) == (room.public_sequence + 1, None)
