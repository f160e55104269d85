"""Everything a player can say in Board Game Battle."""

from __future__ import annotations

from typing import Final

from emberisle.games.board_game_battle.pieces import PIECES
from emberisle.kernel.values import Value


class Select(Value):
    """Take this playing piece."""

    def __init__(self, piece: str) -> None:
        self.piece = piece

    def parts(self) -> tuple[object, ...]:
        return (self.piece,)


class Battle(Value):
    """Battle this opponent, one against one."""

    def __init__(self, opponent: int) -> None:
        self.opponent = opponent

    def parts(self) -> tuple[object, ...]:
        return (self.opponent,)


class Roll(Value):
    """Roll the dice of the turn, where the house waits for it."""


ROLL: Final = Roll()
SELECTIONS: Final = tuple([Select(piece) for piece in PIECES])
"""Of each piece."""
BATTLES: Final = (Battle(0), Battle(1), Battle(2), Battle(3))
"""Against each seat."""

MOVES: Final[tuple[type[Value], ...]] = (Select, Battle, Roll)
