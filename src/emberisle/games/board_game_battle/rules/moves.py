"""Everything a player can say in Board Game Battle."""

from __future__ import annotations

from typing import Final

from emberisle.games.board_game_battle.rules.pieces import PIECES
from emberisle.kernel.parts import a_number, a_text
from emberisle.kernel.values import Move


class Select(Move):
    """Take this playing piece."""

    def __init__(self, piece: object) -> None:
        self.piece = a_text(self, "piece", piece)


class Battle(Move):
    """Battle this opponent, one against one."""

    def __init__(self, opponent: object) -> None:
        self.opponent = a_number(self, "opponent", opponent)


class Roll(Move):
    """Roll the dice of the turn, where the house waits for it."""


ROLL: Final = Roll()
SELECTIONS: Final = tuple([Select(piece) for piece in PIECES])
"""Of each piece."""
BATTLES: Final = (Battle(0), Battle(1), Battle(2), Battle(3))
"""Against each seat."""

MOVES: Final[tuple[type[Move], ...]] = (Select, Battle, Roll)
