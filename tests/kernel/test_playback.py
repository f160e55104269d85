"""Playback: every match can be shown frame by frame, and tells what the match itself told."""

from __future__ import annotations

import random

import pytest

import emberisle as em
from emberisle.playback import history

MOST = 400


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game_id", em.games())
def test_the_frames_of_a_match_tell_all_its_events_and_end_where_it_stands(game_id: str, seed: int) -> None:
    game, rng = em.new(game_id, max(3, em.ruleset(game_id).fewest), seed), random.Random(seed)
    while not game.over and len(game.entries) < MOST:
        game = game.play(rng.choice(game.legal_moves()))
    for seat in (None, 1):
        frames = history(game, seat)
        assert [event for frame in frames for event in frame.events] == list(game.events(seat))
        assert frames[-1].view == game.view(seat)
