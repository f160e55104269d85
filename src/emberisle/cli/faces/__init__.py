"""Faces: how each game looks and is spoken to on a terminal. To add one, write its module here."""

from __future__ import annotations

from emberisle.cli.faces.face import Face
from emberisle.kernel.game import Game


def face_of(game: Game, names: tuple[str, ...]) -> Face:
    """The face of this game; one that has none of its own shows its moves as a list."""
    if game.ruleset.id == "fortune":
        from emberisle.cli.faces.fortune import FortuneFace

        return FortuneFace(game, names)
    if game.ruleset.id == "wildfire":
        from emberisle.cli.faces.wildfire import WildfireFace

        return WildfireFace(game, names)
    if game.ruleset.id == "board_game_battle":
        from emberisle.cli.faces.board_game_battle import BattleFace

        return BattleFace(game, names)
    if game.ruleset.id == "fireball_island":
        from emberisle.cli.faces.fireball_island import IslandFace

        return IslandFace(game, names)
    return Face(game, names)
