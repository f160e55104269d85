"""While a game is checked it is known by its id, whether it is installed or not."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from emberisle.games import plugs
from emberisle.plug import Plug


@contextmanager
def known(game: Plug) -> Iterator[None]:
    """For a while this is the game with its id."""
    game_id = game.ruleset.id
    before = plugs().get(game_id)
    plugs()[game_id] = game
    try:
        yield
    finally:
        if before is None:
            del plugs()[game_id]
        else:
            plugs()[game_id] = before
