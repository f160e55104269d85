"""The face of a game: how it looks and is spoken to in a terminal."""

from __future__ import annotations

from emberisle.games import plug
from emberisle.kernel.game import Game
from emberisle.terminal.face import Face


def face_of(game: Game, names: tuple[str, ...]) -> Face:
    """The face of this game; one that has none of its own shows its table and its moves as lines."""
    known = plug(game.ruleset.id)
    face = known.load(known.face or Face)(game, names)
    assert isinstance(face, Face)
    return face
