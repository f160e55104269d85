"""Playback: every match can be shown frame by frame, and tells what the match itself told."""

from __future__ import annotations

import random

import pytest

import emberisle as em
from emberisle.kernel.match import new_game
from emberisle.playback import history, story
from tests.kernel.test_falling_away import QUICK
from tests.own_games import OWN
from tests.toys.pebbles import Leave, Take

MOST = 400


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game_id", OWN)
def test_the_frames_of_a_match_tell_all_its_events_and_end_where_it_stands(game_id: str, seed: int) -> None:
    game, rng = em.new(game_id, max(3, em.ruleset(game_id).fewest), seed), random.Random(seed)
    while not game.over and len(game.entries) < MOST:
        game = game.play(rng.choice(game.legal_moves()))
    for seat in (None, 1):
        frames = history(game, seat)
        assert [event for frame in frames for event in frame.events] == list(game.events(seat))
        assert frames[-1].view == game.view(seat)


def test_what_fell_away_is_not_told() -> None:
    game = new_game(QUICK, 2, seed="ember").play(Leave()).play(Take())
    assert [event for telling in story(game) for event in telling.events] == game.events()
