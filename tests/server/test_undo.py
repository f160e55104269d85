"""Taking back: at once while nothing was revealed, otherwise if everybody agrees."""

from __future__ import annotations

import pytest

import emberisle as em
from emberisle.server import messages
from emberisle.server.messages import Undoable
from emberisle.server.pictures.room_picture import you
from emberisle.server.rooms import acts, requests
from emberisle.server.rooms.progress import as_decided
from emberisle.server.rooms.refusals import RequestRefused
from emberisle.server.rooms.room import Room
from emberisle.server.rooms.undo import foreseen
from tests.server.browser import Browser, Message
from tests.server.rooms import begun, happened
from tests.server.tables import abreast, exported, make, minded, next_mover, play_out, playing

BOTH = frozenset({"ana", "ben"})
THINK_AGAIN: Message = {"RollAgain": []}
"""A move of Fortune after which no luck is drawn: next the dice are picked."""


def mover_of(people: list[Browser]) -> Browser:
    found = next_mover(people)
    assert found is not None
    return found


def undo_of(person: Browser) -> object:
    """What the server offers this person to take back."""
    assert person.you is not None
    return person.you["undo"]


def test_a_move_that_revealed_nothing_is_taken_back_at_once(base: str) -> None:
    with playing(base, "Ana", "Ben") as people:
        mover = mover_of(people)
        before = mover.picture
        story = list(mover.story)
        make(mover, THINK_AGAIN)
        assert undo_of(mover) == {"chair": mover.chairs[0], "at_once": True}
        assert [undo_of(person) for person in people if person is not mover] == [None]
        mover.do("undo", chair=mover.chairs[0])
        abreast(people)
        for person in people:
            assert person.room["proposal"] is None
            assert person.story == story
        assert mover.picture is not None
        assert before is not None
        assert mover.picture["table"] == before["table"]
        assert mover.picture["moves"] == before["moves"]
        assert mover.inputs == before["inputs"] + 2
        play_out(people)
        em.verify(exported(base, mover.room))


def test_frames_that_wait_are_of_no_interest_after_an_undo(base: str) -> None:
    """Each input counts, the undo too, so their number cannot tell a browser that the match went back."""
    with playing(base, "Ana", "Ben") as people:
        mover = mover_of(people)
        mover.do("play", chair=mover.chairs[0], moves=[THINK_AGAIN], inputs=mover.inputs)
        assert not mover.anew
        mover.do("undo", chair=mover.chairs[0])
        mover.until(lambda one: one.anew)


def test_what_luck_has_shown_is_taken_back_if_everybody_agrees(base: str) -> None:
    with playing(base, "Ana", "Ben", "Cleo") as people:
        mover = mover_of(people)
        before = mover.picture
        make(mover, {"Stop": []})
        assert undo_of(mover) == {"chair": mover.chairs[0], "at_once": False}
        mover.do("undo", chair=mover.chairs[0])
        others = [person for person in people if person is not mover]
        abreast(people)
        assert mover.room["proposal"]["waiting"] == sorted(
            chair for other in others for chair in other.chairs
        )
        assert mover.ask("answer", chair=mover.chairs[0], agree=True)["type"] == "refused"
        assert mover.ask("undo", chair=mover.chairs[0])["type"] == "refused"
        others[0].do("answer", chair=others[0].chairs[0], agree=True)
        abreast(people)
        assert mover.room["proposal"]["agreed"] == others[0].chairs
        others[1].do("answer", chair=others[1].chairs[0], agree=True)
        abreast(people)
        assert mover.room["proposal"] is None
        assert mover.picture is not None
        assert before is not None
        assert mover.picture["table"] == before["table"]


def test_one_who_does_not_agree_is_enough(base: str) -> None:
    with playing(base, "Ana", "Ben") as people:
        mover = mover_of(people)
        make(mover, {"Stop": []})
        inputs = mover.inputs
        mover.do("undo", chair=mover.chairs[0])
        other = people[1] if mover is people[0] else people[0]
        other.until(lambda browser: browser.room["proposal"])
        other.do("answer", chair=other.chairs[0], agree=False)
        abreast(people)
        assert mover.room["proposal"] is None
        assert mover.inputs == inputs
        assert any(line["kind"] == "remark" and "disagrees" in line["text"] for line in mover.said)


def test_who_plays_on_withdraws_the_question(base: str) -> None:
    with playing(base, "Ana", "Ben") as people:
        mover = mover_of(people)
        make(mover, {"Stop": []})
        mover.do("undo", chair=mover.chairs[0])
        other = mover_of(people)
        make(other, other.moves[0])
        assert other.room["proposal"] is None


def test_bots_always_agree(base: str) -> None:
    with playing(base, "Ana", seats=3) as (ana,):
        mover_of([ana])
        before = ana.picture
        make(ana, {"Stop": []})
        ana.until(lambda browser: browser.my_turn)
        ana.do("undo", chair=0)
        assert ana.picture is not None
        assert before is not None
        assert ana.picture["table"] == before["table"]
        assert ana.my_turn


def goes(person: Browser, witness: Browser, stands: bool) -> None:
    """This person stands up or loses the connection, and the witness sees a bot in the chair."""
    [chair] = person.chairs
    if stands:
        person.do("stand", chair=chair)
    else:
        person.close()
    witness.until(lambda browser: minded(browser, chair))


def comes_back(person: Browser, stood: bool) -> None:
    """Whoever stood up sits down again, whoever was cut off connects anew and sits already."""
    if stood:
        person.do("sit", chair=person.chairs[0], name="Back")
    person.until(lambda browser: not minded(browser, browser.chairs[0]))


def reveal(mover: Browser) -> Message:
    """Moves until luck has decided after one; the picture before that one."""
    while True:
        before = mover.picture
        make(mover, {"Stop": []} if {"Stop": []} in mover.moves else mover.moves[-1])
        assert before is not None
        if undo_of(mover) == {"chair": mover.chairs[0], "at_once": False}:
            return before


@pytest.mark.parametrize("stands", [True, False], ids=["stood up", "cut off"])
@pytest.mark.parametrize("names", [("Ana", "Ben"), ("Ana", "Ben", "Cleo")], ids=["two", "three"])
def test_a_roll_stands_until_whoever_is_away_is_back_and_agrees(
    impatient: str, names: tuple[str, ...], stands: bool
) -> None:
    """A bot minds the chair, but agrees to nothing in its owner's name."""
    with playing(impatient, *names) as people:
        mover = mover_of(people)
        before = reveal(mover)
        away, *others = [person for person in people if person is not mover]
        goes(away, mover, stands)
        mover_of([mover, *others])  # now nothing happens by itself
        sequence = mover.room["sequence"]
        answer = mover.ask("undo", chair=mover.chairs[0])
        why = f"those who are away cannot agree: {names[away.chairs[0]]}."
        assert (answer["why"], answer["text"].endswith(why)) == ("not_allowed", True)
        assert (mover.room["sequence"], mover.room["proposal"]) == (sequence, None)
        with Browser(impatient, away.code, away.token).come() as again:
            comes_back(again, stands)
            mover.do("undo", chair=mover.chairs[0])
            for person in (*others, again):
                abreast([mover, *others, again])
                assert person.chairs[0] in mover.room["proposal"]["waiting"]
                person.do("answer", chair=person.chairs[0], agree=True)
            abreast([mover, again])
            assert mover.picture is not None
            assert mover.picture["table"] == before["table"]


@pytest.mark.parametrize("stands", [True, False], ids=["stands up", "cut off"])
def test_whoever_goes_before_answering_has_not_agreed(impatient: str, stands: bool) -> None:
    with playing(impatient, "Ana", "Ben", "Cleo") as people:
        mover = mover_of(people)
        reveal(mover)
        mover.do("undo", chair=mover.chairs[0])
        here, away = [person for person in people if person is not mover]
        here.until(lambda browser: browser.room["proposal"])
        goes(away, here, stands)
        assert here.room["proposal"] is None
        assert here.ask("answer", chair=here.chairs[0], agree=True)["type"] == "refused"
        assert here.room["proposal"] is None


def offered(room: Room, person: str) -> Undoable | None:
    found = you(room, person, frozenset())
    assert found is not None
    return found.undo


def stopped(room: Room) -> Room:
    assert room.to_move is not None
    return happened(room, requests.played(room, room.to_move, [{"Stop": []}]))


def test_who_has_moved_since_has_to_be_asked() -> None:
    room = stopped(begun("fortune", "ana", "ben", seed="seed 170"))
    assert (offered(room, "ana"), offered(room, "ben")) == (Undoable(0, False), None)
    room = happened(room, requests.played(room, 1, [THINK_AGAIN]))  # on the Island of Skulls it rolls at once
    assert (offered(room, "ana"), offered(room, "ben")) == (Undoable(0, False), Undoable(1, False))
    room = happened(room, requests.played(room, 0, [THINK_AGAIN]))
    assert (offered(room, "ana"), offered(room, "ben")) == (Undoable(0, True), Undoable(1, False))


def test_of_several_chairs_at_one_screen_the_last_that_moved_takes_back() -> None:
    room = begun("fortune", "ana", "ana")
    for chair in (0, 1, 0):
        room = stopped(room)
        assert offered(room, "ana") == Undoable(chair, at_once=True)


def test_who_has_left_the_table_takes_nothing_back() -> None:
    room = stopped(begun("fortune", "ana", "ben"))
    assert offered(happened(room, acts.Left(0, stood=True)), "ana") is None


@pytest.mark.parametrize("stood", [False, True])
def test_who_is_away_is_not_cheated_of_being_asked(stood: bool) -> None:
    room = stopped(begun("fortune", "ana", "ben"))
    room = happened(room, acts.Left(1, stood=stood))
    assert offered(room, "ana") == Undoable(0, False)
    with pytest.raises(RequestRefused) as refused:
        requests.deed_for(room, "ana", messages.Undo("u", 0), frozenset({"ana"}))
    why = "Something has been revealed since, and those who are away cannot agree: ben."
    assert refused.value.text("en") == why
    room = happened(room, acts.Returned(1))
    assert isinstance(requests.deed_for(room, "ana", messages.Undo("u", 0), BOTH), acts.Proposed)


def test_whoever_proposed_or_agreed_may_think_better_of_it() -> None:
    room = stopped(begun("fortune", "ana", "ben", "cleo"))
    room = happened(room, acts.Proposed(0, room.inputs - 3))
    for person, chair in (("ana", 0), ("ben", 1)):
        with pytest.raises(RequestRefused):
            requests.deed_for(room, "ana", messages.Answer("a", 0, agree=True), BOTH)
        no = requests.deed_for(room, person, messages.Answer("a", chair, agree=False), BOTH)
        assert happened(room, as_decided(no).deed).undo_request is None
        room = happened(room, acts.Answered("ben", True))


@pytest.mark.parametrize("asked", [messages.Undo("u", 0), messages.Play("p", 0, [THINK_AGAIN], 2)])
def test_whoever_stood_up_neither_plays_nor_takes_back(asked: messages.Asked) -> None:
    room = happened(begun("fortune", "ana", "ben"), acts.Left(0, stood=True))
    with pytest.raises(RequestRefused) as refused:
        requests.deed_for(room, "ana", asked, BOTH)
    assert refused.value.text("en") == "You have left this chair already."


def test_what_revealed_nothing_is_taken_back_whoever_is_away() -> None:
    room = begun("fortune", "ana", "ben")
    room = happened(room, requests.played(room, 0, [THINK_AGAIN]))
    room = happened(room, acts.Left(1))
    assert isinstance(requests.deed_for(room, "ana", messages.Undo("u", 0), BOTH), acts.Undone)


def test_a_room_may_agree_before_the_match_that_nobody_home_agrees() -> None:
    room = stopped(begun("fortune", "ana", "ben", absent_agree=True))
    assert offered(room, "ana") == Undoable(0, False)
    room = happened(room, acts.Left(1))
    assert offered(room, "ana") == Undoable(0, True)


def test_friends_of_bots_alone_take_back_what_they_like() -> None:
    room = stopped(begun("fortune", "ana", None))
    assert offered(room, "ana") == Undoable(0, True)


def test_a_bots_move_is_nobodys_to_take_back() -> None:
    room = begun("fortune", None, "ana")
    room = happened(room, requests.played(room, 0, [{"Stop": []}], by="bot"))
    assert offered(room, "ana") is None


def test_nothing_to_take_back(base: str) -> None:
    with playing(base, "Ana", "Ben") as people:
        for person in people:
            assert person.ask("undo", chair=person.chairs[0])["why"] == "not_allowed"
            assert undo_of(person) is None


def test_the_dice_do_not_come_up_the_same_after_taking_back(base: str) -> None:
    """Whoever takes a roll back meets other luck, so nothing is learned from it."""
    seen = set()
    with playing(base, "Ana") as (ana,):
        mover_of([ana])
        for _ in range(3):
            make(ana, THINK_AGAIN)
            make(ana, max(ana.moves, key=lambda move: len(str(move))))
            assert ana.picture is not None
            seen.add(str(ana.picture["table"]))
            ana.do("undo", chair=0)
            ana.do("undo", chair=0)
            ana.until(lambda browser: browser.my_turn)
    assert len(seen) > 1


@pytest.mark.parametrize("seed", range(4))
def test_a_tile_from_a_hidden_hand_is_revealed(seed: int) -> None:
    game = em.new("wildfire", 3, seed=seed)
    while not any("Play" in type(move).__name__ for move in game.legal_moves()):
        game = game.play(game.legal_moves()[0])
    move = next(move for move in game.legal_moves() if "Play" in type(move).__name__)
    assert not foreseen(game, [move], game.play(move))


def test_what_everybody_saw_coming_is_not_revealed() -> None:
    game = em.new("fortune", 3, seed=1)
    move = em.load("fortune", THINK_AGAIN)
    assert foreseen(game, [move], game.play(move))
