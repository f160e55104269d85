"""Lets a game be found by its id while it is checked, whether it is installed or not."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from emberisle.games import plugs
from emberisle.plug import Plug


@contextmanager
def known(game: Plug) -> Iterator[None]:
    """Register this game under its id while the block runs."""
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
