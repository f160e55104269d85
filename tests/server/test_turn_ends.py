"""The end of a turn: it comes by itself after a moment that is the same whatever the player holds."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

import emberisle as em
from emberisle.games.fireball_island.rules.closing import FinishTurn
from emberisle.server.pictures.room_picture import Presence
from emberisle.server.pictures.snapshot import Snapshot
from emberisle.server.pictures.update import Update
from emberisle.server.pictures.viewer import Viewer, still_lifted, viewer_for
from emberisle.server.pictures.window_picture import open_window
from emberisle.server.rooms import acts, requests
from emberisle.server.rooms.room import Room
from emberisle.server.rooms.schedule import Due, due
from emberisle.server.rooms.window_closing import (
    asked_at,
    closed,
    countdown,
    is_shown,
    left_in_window,
    turn_ending,
)
from emberisle.server.settings import Settings
from tests.server.rooms import START, begun, happened

END: Final[dict[str, object]] = {"EndTurn": []}
PASS: Final[dict[str, object]] = {"Pass": []}
AGAIN: Final[dict[str, object]] = {"Play": ["another_turn"]}
HANDS = ("reroll", "another_turn")
"""A card that cannot be played at the end of a turn, and one that can."""


def walked(card: str) -> em.Game:
    """The first has walked, holds this card, and could do something more."""
    spec = {"places": ["WT1", "GSB1", "GSB2"], "hands": [[card], [], []]}
    game = em.scenario("fireball_island", spec, seed="a short walk")
    while not isinstance(game.step, FinishTurn):
        game = game.play(game.legal_moves()[0])
    assert game.view(0).table.hand == (card,)
    return game


def ending(card: str, *people: str | None) -> Room:
    """A room in which the turn of the first comes to its end; nobody's name stands for a bot."""
    return replace(begun("fireball_island", *people), game=walked(card))


@pytest.mark.parametrize("card", HANDS)
def test_among_people_the_end_of_a_turn_comes_by_itself_whatever_one_holds(card: str) -> None:
    """Three times the 3 seconds of other windows."""
    room = ending(card, "ana", "ben", "cleo")
    assert turn_ending(room) == 0
    assert left_in_window(room, START + 1) == countdown(room, START + 1) == 8
    after = happened(room, closed(room, {}), START + 9)
    assert after.game is not None
    assert after.game.view(None).table.turn == 1
    assert after.made == room.made


@pytest.mark.parametrize("card", HANDS)
def test_a_turn_can_be_ended_early_whatever_one_holds(card: str) -> None:
    """The button is there with and without anything to play, so pressing it tells nothing."""
    room = ending(card, "ana", "ben", "cleo")
    asked = asked_at(room, 0)
    assert asked is not None
    assert left_in_window(happened(room, acts.Reacted(0, END)), START) == 0


def test_at_the_end_of_a_turn_the_others_are_told_the_same_whatever_one_holds() -> None:
    told = [open_window(ending(card, "ana", "ben", "cleo"), 1, START, "en") for card in HANDS]
    assert told[0] == told[1]
    assert told[0] is not None
    assert (told[0].chair, told[0].turn_of, told[0].moves) == (None, 0, [])


def test_a_card_at_the_end_of_a_turn_is_played_at_once() -> None:
    room = happened(ending("another_turn", "ana", "ben", "cleo"), acts.Reacted(0, AGAIN))
    assert left_in_window(room, START) == 0
    deed = closed(room, {})
    assert (deed.chair, deed.by) == (0, "person")
    after = happened(room, deed)
    assert after.game is not None
    assert after.game.view(None).table.turn == 0


def test_alone_with_bots_only_those_with_a_choice_are_asked_at_the_end_of_a_turn() -> None:
    idle, choosing = [ending(card, "ana", None, None) for card in HANDS]
    assert (left_in_window(idle, START), is_shown(idle)) == (0, False)
    assert (left_in_window(choosing, START + 60), is_shown(choosing)) == (None, True)


def test_a_walk_is_seen_before_the_seconds_at_the_end_of_a_turn_begin() -> None:
    room = ending("reroll", "ana", "ben", "cleo")
    game = room.game
    assert game is not None
    before = replace(room, game=em.undo(game, len(game.entries) - 1))
    after = happened(before, requests.played(before, 0, [game.entries[-1].given]))
    assert turn_ending(after) == 0
    assert countdown(after, START) == 11


def test_everybody_is_told_whose_turn_comes_to_its_end() -> None:
    room = ending("reroll", "ana", "ben", "cleo")
    here = Update(Snapshot(room, Presence(frozenset(("ana", "ben")), 0, START)))
    assert b'"Your turn is ending."' in here.welcome("ana", Viewer(0), "en")
    assert b'"ana\'s turn is ending."' in here.welcome("ben", Viewer(1), "en")


def test_at_one_screen_the_curtain_stays_up_until_the_turn_is_over() -> None:
    room = ending("reroll", "ana", "ana", "ben")
    assert room.game is not None
    before = replace(room, game=em.undo(room.game, len(room.game.entries) - 1))
    assert still_lifted(before, room, "ana", 0) == 0
    assert viewer_for(room, "ana", None) == Viewer(None, 0)
    assert left_in_window(room, START + 60) is None
    over = happened(room, acts.Reacted(0, END))
    assert left_in_window(over, START) == 0
    assert still_lifted(room, over, "ana", 0) is None


def test_a_bot_ends_its_turn_at_once() -> None:
    room = ending("reroll", None, None, "ana")
    assert due(room, frozenset(("ana",)), {}, START, Settings()) == Due(START, None, None)


def test_a_bot_pauses_after_what_was_seen_and_not_after_passes() -> None:
    room = ending("reroll", None, None, "ana")
    assert room.game is not None
    walk = len(room.game.entries) - 1
    rolled = replace(room, game=em.undo(room.game, walk - 1), seen=START)
    walking = happened(rolled, closed(rolled, {0: PASS}), START + 0.2)
    pause = Settings().bot_pause
    assert due(walking, frozenset(("ana",)), {}, START + 0.2, Settings()) == Due(START + pause, 0, "bot")
    move = room.game.entries[walk].given
    assert happened(walking, requests.played(walking, 0, [move], "bot"), START + 1).seen == START + 1
