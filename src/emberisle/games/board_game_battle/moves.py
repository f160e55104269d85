"""Everything a player can say in Board Game Battle."""

from __future__ import annotations

from typing import Final

from emberisle.kernel.values import Value


class Battle(Value):
    """Battle this opponent, one against one."""

    def __init__(self, opponent: int) -> None:
        self.opponent = opponent

    def parts(self) -> tuple[object, ...]:
        return (self.opponent,)


class Roll(Value):
    """Roll the dice of the turn, where the house waits for it."""


ROLL: Final = Roll()
BATTLES: Final = (Battle(0), Battle(1), Battle(2), Battle(3))
"""Against each seat."""

MOVES: Final[tuple[type[Value], ...]] = (Battle, Roll)
