"""Dice: ordinary ones, 1 to 6, any number of them as a tuple in the order in which they are read."""

from __future__ import annotations

from typing import Final

from emberisle.kernel.luck import Luck

Dice = tuple[int, ...]

FACES: Final = (1, 2, 3, 4, 5, 6)
MOST: Final = 4
"""There are four dice."""


def _throws(dice: int) -> list[Dice]:
    """What so many dice show for each number below 6**dice, read in base six, the first die in front."""
    found: list[Dice] = [()]
    for _ in range(dice):
        found = [(*fewer, face) for fewer in found for face in FACES]
    return found


_THROWS: Final = [_throws(dice) for dice in range(MOST + 1)]
_WAYS: Final = [6**dice for dice in range(MOST + 1)]


def throw(dice: int, luck: Luck) -> Dice:
    """What so many of the four dice show, 1 to 6 each [BB-1.2]."""
    return _THROWS[dice][luck.below(_WAYS[dice])]


def odds(dice: int) -> list[tuple[object, float]]:
    """Every way so many dice can fall, each as likely as the others."""
    return [(fallen, 1 / _WAYS[dice]) for fallen in _THROWS[dice]]


def are_dice(given: object, dice: int) -> bool:
    """Whether this is what so many dice can show."""
    return (
        isinstance(given, tuple)
        and len(given) == dice
        and all(type(die) is int and 1 <= die <= 6 for die in given)
    )
