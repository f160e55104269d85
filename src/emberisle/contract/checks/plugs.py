"""What a game is made of can be found under the game's own name."""

from __future__ import annotations

from emberisle.games import plugs
from emberisle.plug import Plug


def check_the_id_is_the_registered_name(game: Plug) -> None:
    names = [name for name, known in plugs().items() if known is game]
    assert names == [game.ruleset.id], f"the game {game.ruleset.id!r} is registered as {names}"


def check_parts_can_be_loaded(game: Plug) -> None:
    """Those that are only named are where their names say."""
    named = ("rules", "advice", "judge", "face", "drawing", "terminal", "page", "envs")
    parts = {name: getattr(game, name) for name in named}
    for name, part in (parts | {f"bots.{level}": kind for level, kind in game.bots.items()}).items():
        try:
            found = game.load(part)
        except (ImportError, AttributeError, ValueError) as error:
            raise AssertionError(f"{name} is not at {part!r}: {error}") from error
        assert part is None or found is not None, f"{name} is nothing"
