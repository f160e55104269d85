"""Our own games, whatever else is installed."""

from __future__ import annotations

from typing import Final

from emberisle.games import plugs

OWN: Final = [game_id for game_id, game in plugs().items() if game.package.startswith("emberisle.games.")]
"""Their ids, in the order in which they are listed."""
