"""What Wildfire adds to the terminal: it is played in rounds."""

from __future__ import annotations

from emberisle.games.wildfire.rules.view import WildfireView
from emberisle.kernel.game import Game
from emberisle.terminal.extras import Extras


class WildfireExtras(Extras):
    """The score sheet has a row for each round that is over."""

    def rounds(self, game: Game) -> int:
        table = game.view().table
        assert isinstance(table, WildfireView)
        return len(table.sheet)
