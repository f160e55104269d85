"""The drawing of a game and what it adds to the program, found through its plug."""

from __future__ import annotations

from collections.abc import Sequence

from emberisle.games import plug, plugs
from emberisle.kernel.game import Game
from emberisle.terminal.extras import Extras
from emberisle.terminal.score_chart import draw_scores


def drawing_of(game: Game, names: tuple[str, ...], scores: Sequence[Sequence[int]]) -> str:
    """The table as everybody sees it, as SVG; a game without a drawing shows how the scores went."""
    known = plug(game.ruleset.id)
    if known.drawing is None:
        return draw_scores(game.ruleset, game.view(), names, scores)
    drawn = known.load(known.drawing)(game.view(), names)
    assert isinstance(drawn, str)
    return drawn


def extras_of(game_id: str) -> Extras:
    """What this game adds to the program."""
    known = plug(game_id)
    extras = known.load(known.terminal or Extras)()
    assert isinstance(extras, Extras)
    return extras


def all_extras() -> list[Extras]:
    """What each game adds to the program, in the order of the games."""
    return [extras_of(game_id) for game_id in plugs()]
