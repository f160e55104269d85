"""How people and bots appear at a table: characters, avatars, playing pieces, names and feelings."""

from __future__ import annotations

import pytest

import emberisle as em
from emberisle.bots.characters import CHARACTERS
from emberisle.cli.seats import seats_from_header
from emberisle.server import messages
from emberisle.server.messages import Clocks
from emberisle.server.pictures import room_picture
from emberisle.server.pictures.room_picture import Presence
from emberisle.server.rooms import acts, fold, moving_on, requests
from emberisle.server.rooms.appearance import distinct_pieces
from emberisle.server.rooms.progress import Decided
from emberisle.server.rooms.refusals import RequestRefused
from emberisle.server.rooms.room import Room
from tests.server.browser import Browser, fetched, open_room
from tests.server.rooms import Scribe, happened
from tests.server.running import running
from tests.server.tables import abreast, exported, make, next_mover, play_out, playing, seated

NOBODY: frozenset[str] = frozenset()


def lobby(game: str = "fortune", seats: int = 4) -> Room:
    room = happened(None, acts.Opened(game, seats, {}, "seed", "ana", "Ana"))
    room = happened(room, acts.Sat(0, "ana", "Ana"))
    room = happened(room, acts.CameIn("ben", "Ben"))
    return happened(room, acts.Sat(1, "ben", "Ben"))


def asked(room: Room, person: str, request: messages.Asked) -> Room:
    deed = requests.deed_for(room, person, request, NOBODY)
    assert not isinstance(deed, Decided)
    return happened(room, deed)


# -- bots


def test_the_bots_of_a_table_are_different_characters(base: str) -> None:
    with seated(base, "Ana", game="wildfire", seats=8) as (ana,):
        ana.do("seat_bot", chair=3, level="hard")
        ana.do("begin")
        ana.until(lambda browser: browser.room["stage"] == "playing" and browser.picture)
        bots = ana.room["chairs"][1:]
        assert {chair["face"] for chair in bots} <= set(CHARACTERS)
        assert len({chair["name"] for chair in bots}) == 7
        assert [chair["name"].lower() for chair in bots] == [chair["face"] for chair in bots]
        assert [chair["level"] for chair in bots].count("hard") == 1


def test_rooms_from_before_there_were_characters_load_and_are_always_the_same() -> None:
    scribe = Scribe()
    scribe.note(acts.Opened("fortune", 4, {}, "seed", "ana", "Ana"))
    scribe.note(acts.Sat(0, "ana", "Ana"))
    scribe.note(acts.BotSeated(1, "hard"))
    players = ("Ana", "bot:hard", "bot:easy", "bot:easy")
    game = em.new("fortune", 4, "seed", {}, (), players)
    scribe.note(acts.Begun("match", game.header.data(), requests.inputs_since(game, 0), "easy"))
    room = scribe.room
    assert room is not None
    assert [seat.level for seat in room.seats] == [None, "hard", "easy", "easy"]
    assert len({*room.names}) == 4
    assert {seat.character for seat in room.seats[1:]} <= set(CHARACTERS)
    again = fold.room_of(scribe.acts)
    assert again is not None
    assert again.names == room.names


def test_the_terminal_names_the_players_of_a_log_as_the_page_did(base: str) -> None:
    with playing(base, "Ana", seats=2, options={"finish_line": 1000}) as people:
        play_out(people)
        bot = people[0].room["chairs"][1]
        log = exported(base, people[0].room)
        em.verify(log)
        assert log.header.players == ("Ana", "bot:medium")
        seats = seats_from_header(log.header.players, log.header.commitment)
        assert [seat.introduced for seat in seats] == ["Ana", f"{bot['name']}, medium"]
        replay = fetched(f"{base}/api/matches/{people[0].room['match']}")
        assert replay["match"]["faces"] == [None, bot["face"]]
        assert replay["match"]["pieces"] == [0, 1]


# -- playing pieces


@pytest.mark.parametrize(
    ("chosen", "pieces"),
    [
        ((None, None, None), (0, 1, 2)),
        ((2, None, None), (2, 1, 0)),
        ((1, 0, None), (1, 0, 2)),
        ((None, 0, 7), (1, 0, 7)),
        ((4, None, None, None, None), (4, 1, 2, 3, 0)),
    ],
)
def test_no_two_have_the_same_piece(chosen: tuple[int | None, ...], pieces: tuple[int, ...]) -> None:
    assert distinct_pieces(chosen) == pieces


def test_a_piece_is_selected_before_the_match_and_nobody_else_can_have_it() -> None:
    room = asked(lobby(), "ben", messages.SetAppearance("1", 1, piece=0))
    assert room.pieces == (1, 0, 2, 3)
    with pytest.raises(RequestRefused) as refused:
        asked(room, "ana", messages.SetAppearance("2", 0, piece=0))
    assert refused.value.text("de").startswith("Diese Figur")
    with pytest.raises(RequestRefused):
        asked(room, "ana", messages.SetAppearance("3", 1, piece=5))
    room = asked(room, "ben", messages.SetAppearance("4", 1, avatar="crab"))
    assert (room.seats[1].piece, room.seats[1].avatar) == (0, "crab")
    room = happened(room, requests.begun(room))
    assert room.pieces[1] == 0
    with pytest.raises(RequestRefused):
        asked(room, "ben", messages.SetAppearance("5", 1, piece=6))
    assert asked(room, "ben", messages.SetAppearance("6", 1, avatar="whale")).seats[1].face == "whale"


def test_who_one_is_outlasts_a_match_and_the_room() -> None:
    room = lobby()
    room = asked(room, "ana", messages.SetAppearance("1", 0, avatar="moon", piece=3))
    room = happened(room, requests.begun(room))
    again = happened(room, acts.Rematched("other"))
    assert (again.names, again.pieces, again.seats[0].face) == (room.names, room.pieces, "moon")
    there = happened(None, moving_on.opened(room))
    for deed in [*moving_on.arranged(room)]:
        there = happened(there, deed)
    for person in ("ana", "ben"):
        for deed in [*moving_on.arrivals(room, there, person)]:
            there = happened(there, deed)
    assert (there.names, there.pieces, there.seats[0].face) == (room.names, room.pieces, "moon")


# -- names


def test_a_new_name_is_heard_at_once_and_the_log_keeps_the_old_one(base: str) -> None:
    with playing(base, "Ana", "Ben", options={"finish_line": 1000}) as (ana, ben):
        ana.do("rename", name=" Anna  Lena ")
        for person in (ana, ben):
            person.until(lambda browser: browser.room["chairs"][0]["name"] == "Anna Lena")
            assert person.said[-1]["text"] == "Ana is now called Anna Lena."
            assert not any(line["text"].startswith("Ana ") for line in person.story)
            assert person.picture is not None
            assert "Ana " not in person.picture["asks"]
        assert ana.you is not None
        assert ana.you["name"] == "Anna Lena"
        play_out([ana, ben])
        assert any(line["text"].startswith("Anna Lena ") for line in ben.story)
        log = exported(base, ben.room)
        assert log.header.players == ("Ana", "Ben")
        em.verify(log)


def test_the_story_so_far_is_retold_with_the_new_name(base: str) -> None:
    with playing(base, "Ana", "Ben") as (ana, ben):
        for _ in range(3):
            mover = next_mover([ana, ben])
            assert mover is not None
            make(mover, mover.moves[0])
        abreast([ana, ben])
        told = [line["text"] for line in ana.story]
        ana.do("rename", name="Zoe")
        assert [line["text"] for line in ana.story] == [text.replace("Ana", "Zoe") for text in told]
        with Browser(base, ana.code).come() as latecomer:
            assert latecomer.story == ana.story


def test_no_name_is_changed_between_sealing_and_beginning() -> None:
    room = happened(lobby(), acts.Sealed())
    with pytest.raises(RequestRefused):
        asked(room, "ana", messages.Rename("1", "Lucky"))


def test_who_shares_the_screen_keeps_the_own_name() -> None:
    room = happened(lobby(), acts.Sat(2, "ana", "Cleo"))
    assert asked(room, "ana", messages.Rename("1", "Anna")).names[:3] == ("Anna", "Ben", "Cleo")


@pytest.mark.parametrize("name", ["bot:hard", "   ", "\u202eanA"])
def test_names_that_are_none_are_refused(name: str) -> None:
    with pytest.raises(RequestRefused):
        asked(lobby(), "ana", messages.Rename("1", name))


# -- feelings


def test_a_feeling_is_shown_to_all_and_kept_like_a_line_of_chat(base: str) -> None:
    with playing(base, "Ana", "Ben") as (ana, ben):
        ben.do("emote", emote="laugh", chair=1)
        ana.until(lambda browser: browser.said and browser.said[-1]["kind"] == "emote")
        line = ana.said[-1]
        assert (line["by"], line["chair"], line["emote"]) == ("Ben", 1, "laugh")
        assert line["text"] == "Ben laughs."
        with Browser(base, ana.code, language="de").come() as latecomer:
            assert latecomer.said[-1]["text"] == "Ben lacht."
            assert latecomer.ask("emote", emote="wave")["why"] == "not_allowed"
        ana.send({"type": "emote", "id": "shout", "emote": "shout"})
        assert ana.hear_until(lambda message: message["type"] == "refused")["why"] == "malformed"
        assert ana.ask("emote", emote="wow", chair=1)["why"] == "not_allowed"


def test_feelings_are_limited_like_chat() -> None:
    with running(chats=(0.001, 2)) as base, seated(base, "Ana", "Ben") as (ana, _):
        ana.do("chat", text="hello", chair=0)
        ana.do("emote", emote="wow", chair=0)
        assert ana.ask("emote", emote="wow", chair=0)["why"] == "too_fast"


def test_who_plays_at_once_brings_the_avatar(base: str) -> None:
    room = open_room(base, play_now=True, avatar="toucan")
    with Browser(base, room["code"], room["token"]).come() as ana:
        assert ana.room["chairs"][0]["face"] == "toucan"


def test_chairs_tell_what_is_chosen() -> None:
    room = asked(begun_lobby(), "ana", messages.SetAppearance("1", 0, piece=4))
    picture = room_picture.room_picture(room, Presence(NOBODY, 0, 0.0), "en")
    assert [(chair.piece, chair.piece_chosen) for chair in picture.chairs] == [(4, True), (1, False)]


def begun_lobby() -> Room:
    room = happened(None, acts.Opened("fortune", 2, {}, "seed", "ana", "Ana"))
    room = happened(room, acts.Arranged(2, {}, Clocks(), False))
    return happened(room, acts.Sat(0, "ana", "Ana"))
