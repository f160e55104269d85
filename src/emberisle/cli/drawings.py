"""The drawing of a game: a moment of a match as a picture in a file."""

from __future__ import annotations

from collections.abc import Sequence

from emberisle.games import plug
from emberisle.kernel.game import Game
from emberisle.terminal.scores import draw_scores


def drawing_of(game: Game, names: tuple[str, ...], scores: Sequence[Sequence[int]]) -> str:
    """The table as everybody sees it; a game without a drawing of its own shows how the scores went."""
    known = plug(game.ruleset.id)
    if known.drawing is None:
        return draw_scores(game.ruleset, game.view(), names, scores)
    drawn = known.load(known.drawing)(game.view(), names)
    assert isinstance(drawn, str)
    return drawn
