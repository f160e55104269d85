"""Drawings: a moment of a match as a picture in a file. To add one, write its module here."""

from __future__ import annotations

from collections.abc import Sequence

from emberisle.kernel.game import Game


def drawing_of(game: Game, names: tuple[str, ...], scores: Sequence[Sequence[int]]) -> str:
    """The table as everybody sees it; a game without a drawing of its own shows how the scores went."""
    if game.ruleset.id == "wildfire":
        from emberisle.cli.drawings.wildfire import draw

        return draw(game.view(), names)
    if game.ruleset.id == "board_game_battle":
        from emberisle.cli.drawings.board_game_battle import draw as draw_board

        return draw_board(game.view(), names)
    if game.ruleset.id == "fireball_island":
        from emberisle.cli.drawings.fireball_island import draw as draw_island

        return draw_island(game.view(), names)
    from emberisle.cli.drawings.scores import draw_scores

    return draw_scores(game.ruleset, game.view(), names, scores)
