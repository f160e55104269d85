"""What each game adds to the program, found through its plug."""

from __future__ import annotations

from emberisle.games import plug, plugs
from emberisle.terminal.extras import Extras


def extras_of(game_id: str) -> Extras:
    """What this game adds to the program."""
    known = plug(game_id)
    extras = known.load(known.terminal or Extras)()
    assert isinstance(extras, Extras)
    return extras


def all_extras() -> list[Extras]:
    """What each game adds to the program, in the order of the games."""
    return [extras_of(game_id) for game_id in plugs()]
