"""The face and the drawing of a game, found through its plug."""

from __future__ import annotations

from collections.abc import Sequence

from emberisle.games import plug
from emberisle.kernel.game import Game
from emberisle.terminal.face import Face
from emberisle.terminal.score_chart import draw_scores


def face_of(game: Game, names: tuple[str, ...]) -> Face:
    """The face of this game; one that has none of its own shows its table and its moves as lines."""
    known = plug(game.ruleset.id)
    face = known.load(known.face or Face)(game, names)
    assert isinstance(face, Face)
    return face


def drawing_of(game: Game, names: tuple[str, ...], scores: Sequence[Sequence[int]]) -> str:
    """The table as everybody sees it, as SVG; a game without a drawing shows how the scores went."""
    known = plug(game.ruleset.id)
    if known.drawing is None:
        return draw_scores(game.ruleset, game.view(), names, scores)
    drawn = known.load(known.drawing)(game.view(), names)
    assert isinstance(drawn, str)
    return drawn
