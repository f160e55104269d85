"""Positions to think about, from the opening to the last challenge, on both boards."""

from __future__ import annotations

from collections.abc import Iterator

import emberisle as em
from emberisle import Game, QuickLuck

GAME = "board_game_battle"
BATTLING = {"placement": [0, 1, 2, 3], "dice": [1, 4]}
"""Seat 0 is about to land on square 5, a 1 vs 1, if it stands on Start of the Volcano."""


def at_question(**facts: object) -> Game:
    """Seat 0 on the Volcano is asked whom to battle."""
    game = em.scenario(GAME, {**BATTLING, **facts}, seed=1)
    assert game.view().question == "ChooseOpponent"
    return game


def turns(board: str, seed: int, **options: object) -> Iterator[Game]:
    """A game before every roll, opponents chosen at random."""
    game = em.new(GAME, seats=4, seed=seed, options={"board": board, "ask_to_roll": True, **options})
    luck = QuickLuck(seed)
    while not game.over:
        if game.view().question == "TakeDice":
            yield game
        moves = game.legal_moves()
        game = game.play(moves[luck.below(len(moves))])


def every_moment(game: Game, luck: QuickLuck) -> Iterator[Game]:
    """A guess played on step by step, in place, with all that was told: after each single step."""
    twin = game.guess(0, luck)
    twin.recording = True
    yield twin
    while twin.step is not None:
        for _ in twin.advance(twin.step.sample(twin.table, luck)):
            if not twin.over:
                yield twin
