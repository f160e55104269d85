"""Guesses travel as JSON data, and are what they were when they arrive."""

from __future__ import annotations

import json
from typing import Any

import pytest

import emberisle as em
from emberisle.kernel.table import same


@pytest.mark.parametrize("game_id", em.games())
def test_a_guess_arrives_as_it_was(game_id: str) -> None:
    luck = em.QuickLuck(5)
    game = em.new(game_id, em.ruleset(game_id).fewest, seed=5)
    for _ in range(60):
        if game.over or game.to_move is None:
            break
        guess = game.guess(game.to_move, luck)
        found = em.load_guess(json.loads(json.dumps(em.dump(guess))))
        assert same(found.table, guess.table)
        assert found.agenda == guess.agenda
        assert found.legal_moves() == game.legal_moves()
        assert em.bot(game_id, "random").choose(found, game.to_move) in game.legal_moves()
        moves = game.legal_moves()
        game = game.play(moves[luck.below(len(moves))])
    em.playout(found, luck)
    assert found.over


def test_a_bot_decides_by_a_guess_as_by_the_game() -> None:
    """It knows no more and no less, so that a bot far away plays as it would at home."""
    game = em.new("wildfire", 3, seed=2)
    seat, bot = game.to_move, em.bot("wildfire", "medium")
    assert seat is not None
    for seed in range(5):
        guess = em.load_guess(em.dump(game.guess(seat, em.QuickLuck(seed))))  # type: ignore[arg-type]
        assert bot.choose(guess, seat) == bot.choose(game, seat)


@pytest.mark.parametrize(
    "wrong", [{}, {"header": {}}, {"header": {"game": 3}}, {"header": {"game": "chess"}}, {"table": None}]
)
def test_what_is_no_guess_is_refused(wrong: dict[str, Any]) -> None:
    data: dict[str, Any] = em.dump(em.new("fortune", 2, seed=1).guess(0, em.QuickLuck(1)))  # type: ignore[assignment]
    with pytest.raises(em.EmberisleError):
        em.load_guess({**data, **wrong} if wrong else {})
