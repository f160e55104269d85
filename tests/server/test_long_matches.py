"""A move costs the same in a long match as in a short one: nothing is replayed, and little is kept."""

from __future__ import annotations

import pytest

import emberisle as em
from emberisle import playback
from emberisle.kernel import match
from emberisle.kernel.log import CHANCE, Entry
from emberisle.server.pictures.room_picture import Presence
from emberisle.server.pictures.snapshot import Snapshot
from emberisle.server.pictures.story_picture import PAGE, story_lines
from emberisle.server.pictures.update import Shown, Update
from emberisle.server.pictures.viewer import Viewer
from emberisle.server.rooms import fold, requests
from emberisle.server.rooms.room import Room
from emberisle.server.rooms.story import begun_now, told_so_far
from tests.server.rooms import START, Scribe, begun, happened
from tests.server.test_room import TABLES, some_match

NAMES = ("Ana", "Ben", "Cleo", "Dora")
HERE = Presence(frozenset(("ana", "ben")), 0, START)


def lines(room: Room, seat: int | None, language: str = "en") -> bytes:
    assert room.story is not None
    assert room.game is not None
    return bytes(story_lines(room.story, room.game.ruleset, seat, NAMES, language))


def room_of(scribe: Scribe) -> Room:
    assert scribe.room is not None
    return scribe.room


@pytest.mark.parametrize("game", TABLES)
def test_the_story_is_the_same_whether_one_was_there_or_came_later(game: str) -> None:
    scribe = some_match(game, 40)
    room, loaded = room_of(scribe), fold.room_of(scribe.acts)
    assert loaded is not None
    for seat in (None, 0, 1):
        assert lines(room, seat, "de") == lines(loaded, seat, "de")
    assert room.hides(0) == loaded.hides(0)


@pytest.mark.parametrize("game", ["fortune", "wildfire"])
def test_nothing_is_replayed_for_a_move(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    room = begun(game, "ana", "ben")
    shown = Shown(Snapshot(room, HERE), Viewer(0))
    Update(shown.snapshot).welcome("ana", shown.viewer, "en")

    def replayed(*_: object) -> None:
        raise AssertionError("the match was replayed")

    for module, name in (
        (match, "replay"),
        (match, "undo"),
        (em, "replay"),
        (em, "undo"),
        (playback, "opening"),
    ):
        monkeypatch.setattr(module, name, replayed)
    for _ in range(12):
        assert room.game is not None
        assert room.to_move is not None
        move = em.dump(room.game.legal_moves()[0])
        room = happened(room, requests.played(room, room.to_move, [move]))
        update = Update(Snapshot(room, HERE))
        assert update.news("ana", shown, Viewer(0), "en")
        assert update.welcome("ana", Viewer(0), "en")
        shown = Shown(update.after, Viewer(0))


def test_what_is_kept_of_a_match_is_text() -> None:
    room = room_of(some_match("fortune", 40))
    assert room.game is not None
    assert room.game.story == []
    older = [entry for entry in room.game.entries[:-8] if not isinstance(entry.given, int | str)]
    assert older
    assert all(entry.packed for entry in older)
    assert em.replay(room.game.log, room.seed) == room.game


def test_an_entry_is_the_same_packed_or_not() -> None:
    loose, packed = Entry(CHANCE, {"Roll": ["MM"]}), Entry(CHANCE, {"Roll": ["MM"]})
    packed.pack(b'{"Roll":["MM"]}')
    assert packed == loose
    assert hash(packed) == hash(loose)
    assert packed.given == {"Roll": ["MM"]}
    packed.given = 3
    assert (packed.packed, packed.given) == (False, 3)


def test_a_story_that_goes_on_in_two_ways_is_two_stories() -> None:
    """An act that could not be stored leaves no trace."""
    game = em.new("fortune", 2, seed=1)
    told = playback.groups(game)
    begun_story = begun_now().and_then(told)
    one, other = begun_story.and_then(told[:1]), begun_story.and_then(told[-1:])
    assert begun_story.texts == one.texts[:-1] == other.texts[:-1]
    assert len(one.texts) == len(other.texts) == 2
    assert told_so_far(game).texts == begun_story.texts


def test_a_long_story_is_worded_page_by_page() -> None:
    room = room_of(some_match("fortune", 5000))
    assert room.story is not None
    assert len(room.story.texts) > 2 * PAGE
    first = lines(room, None)
    assert room.story.pages
    assert lines(room, 0) == lines(room, None) == first
    assert lines(room, None, "de") != first
