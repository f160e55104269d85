"""The easy bot: heads for the jewel and the Dock, and plays whatever card comes to hand."""

from __future__ import annotations

from typing import Final

from emberisle.bots.bot import Bot
from emberisle.games.fireball_island.rules.moves import Walk
from emberisle.games.fireball_island.rules.table import IslandTable
from emberisle.games.fireball_island.rules.walking import ChooseBack
from emberisle.kernel.game import Game
from emberisle.kernel.luck import Luck
from emberisle.kernel.values import Value

ABSENT: Final = 5
"""Once in so many moves a beginner takes any way."""


class Easy(Bot):
    """The shortest way, most of the time, and everything else by whim."""

    def decide(self, guess: Game, seat: int, luck: Luck) -> Value:
        moves = guess.legal_moves()
        walks = [move for move in moves if isinstance(move, Walk)]
        if walks and not isinstance(guess.step, ChooseBack) and luck.below(ABSENT):
            return nearest(guess.table, seat, walks)
        return moves[luck.below(len(moves))]


def nearest(table: IslandTable, seat: int, walks: list[Walk]) -> Walk:
    """The walk that takes the jewel, or else ends nearest to it, or with it to the Dock."""
    far, goal, jewel = table.board.far, table.goal(seat), table.jewel_place()
    return min(walks, key=lambda walk: (jewel not in walk.places, far[walk.places[-1]][goal]))
