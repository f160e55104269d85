"""Whom a window asks is known to everybody, and closing it by passes is what the rules would do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import emberisle as em
from emberisle.games.fireball_island.rules.ruleset import FIREBALL_ISLAND
from emberisle.games.fortune.rules.ruleset import FORTUNE
from emberisle.kernel.game import Game
from emberisle.kernel.match import new_game
from emberisle.kernel.ruleset import Ruleset
from emberisle.server.rooms import acts, fold, requests
from emberisle.server.rooms.window_closing import closed
from emberisle.server.rooms.windows import window_in
from tests.server.rooms import Scribe
from tests.toys.murmurs import MURMURS

INPUTS = 400


def moments(rules: Ruleset[Any], seed: int) -> Iterator[Game]:
    """A match played at random, move by move."""
    luck = em.QuickLuck(seed)
    game = new_game(rules, 3, seed)
    while not game.over and len(game.entries) < INPUTS:
        yield game
        moves = game.legal_moves()
        game = game.play(moves[luck.below(len(moves))])


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("rules", [MURMURS, FIREBALL_ISLAND], ids=lambda rules: str(rules.id))
def test_everybody_knows_who_is_asked(rules: Ruleset[Any], seed: int) -> None:
    """Whatever a seat has not seen, it sees the same seats asked, and itself able to do the same."""
    luck = em.QuickLuck(seed)
    windows = 0
    for game in moments(rules, seed):
        asked = window_in(game)
        windows += len(asked) > 1
        for seat in range(3):
            imagined = window_in(game.guess(seat, luck))
            assert [one.chair for one in imagined] == [one.chair for one in asked]
            for one, other in zip(asked, imagined, strict=True):
                assert one.chair != seat or one.choices == other.choices
    assert windows > 3


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("rules", [MURMURS, FIREBALL_ISLAND], ids=lambda rules: str(rules.id))
def test_a_window_asks_one_question_in_the_order_of_the_rules(rules: Ruleset[Any], seed: int) -> None:
    for game in moments(rules, seed):
        asked = window_in(game)
        assert len({one.chair for one in asked}) == len(asked)
        assert len({type(one.game.step) for one in asked}) <= 1
        for one in asked:
            assert (game.to_move, game.events()) == (one.chair, one.game.events())
            assert one.passing not in one.choices
            assert {*one.choices, one.passing} == set(game.legal_moves())
            game = game.play(one.passing)


def test_an_ordinary_move_is_no_window() -> None:
    assert all(not window_in(game) for game in moments(FORTUNE, 1))


def test_a_match_by_windows_is_a_match_by_the_rules() -> None:
    """People answer anything, windows close, and the log replays like that of any other match."""
    luck = em.QuickLuck(5)
    scribe = Scribe()
    room = scribe.note(acts.Opened(FIREBALL_ISLAND.id, 3, {}, "a seed", "ana", "Ana"))
    for chair, person in enumerate(("ana", "ben", "cleo")):
        room = scribe.note(acts.Sat(chair, person, person.title()))
    room = scribe.note(requests.begun(room))
    closings = 0
    while room.stage == "playing" and room.inputs < INPUTS:
        for one in room.window:
            if luck.below(2):
                moves = (one.passing, *one.choices)
                room = scribe.note(acts.Reacted(one.chair, em.dump(moves[luck.below(len(moves))])))
        if room.window:
            room = scribe.note(closed(room, {}))
            closings += 1
        elif room.game is not None and room.to_move is not None:
            legal = room.game.legal_moves()
            room = scribe.note(requests.played(room, room.to_move, [em.dump(legal[luck.below(len(legal))])]))
    assert room.game is not None
    assert closings > 10
    assert em.replay(room.game.log, room.seed) == room.game
    assert fold.room_of(scribe.acts) == room
