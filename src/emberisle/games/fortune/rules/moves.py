"""Everything a player can say in Fortune."""

from __future__ import annotations

from typing import Final

from emberisle.games.fortune.rules.dice import handfuls, letters, read_handful
from emberisle.kernel.parts import a_text
from emberisle.kernel.values import Move, Value


class Stop(Move):
    """End the turn."""


class RollAgain(Move):
    """Roll on; which dice is asked next, or on the Island goes without saying."""


class Cast(Move):
    """Have the Sorceress bring one skull back to life."""


class Sail(Move):
    """Go to the Island of Skulls without casting the spell."""


class DiceMove(Move):
    """Something to do with these dice."""

    def __init__(self, dice: object) -> None:
        self.dice = a_text(self, "dice", dice)
        self.number = read_handful(self.dice)

    def __eq__(self, other: object) -> bool:
        """Written out, as one of these is looked for among a hundred."""
        return isinstance(other, DiceMove) and self.dice == other.dice and type(self) is type(other)

    def __hash__(self) -> int:
        return hash(self.dice)


class Roll(DiceMove):
    """Roll these dice."""


class Fill(DiceMove):
    """Have exactly these dice in the Treasure Chest."""


STOP: Final = Stop()
ROLL_AGAIN: Final = RollAgain()
CAST: Final = Cast()
SAIL_AWAY: Final = Sail()

_one_roll: Final[dict[str, Roll]] = {}
_one_filling: Final[dict[str, Fill]] = {}
"""One move for each handful, in however many positions it can be made."""
_rolls: Final[list[dict[int, tuple[Value, ...]]]] = [{}, {}, {}]
_fillings: Final[dict[int, tuple[Value, ...]]] = {}


def rolls(dice: int, least: int) -> tuple[Value, ...]:
    """Every roll of at least so many (0, 1 or 2) of these dice, the roll of all of them last."""
    known = _rolls[least].get(dice)
    if known is None:
        known = tuple([_roll(some) for some in handfuls(letters(dice)) if len(some) >= least])
        _rolls[least][dice] = known
    return known


def fillings(dice: int) -> tuple[Value, ...]:
    """Every way to fill the chest from these dice."""
    known = _fillings.get(dice)
    if known is None:
        known = tuple([_filling(some) for some in handfuls(letters(dice))])
        _fillings[dice] = known
    return known


def _roll(dice: str) -> Roll:
    if dice not in _one_roll:
        _one_roll[dice] = Roll(dice)
    return _one_roll[dice]


def _filling(dice: str) -> Fill:
    if dice not in _one_filling:
        _one_filling[dice] = Fill(dice)
    return _one_filling[dice]


MOVES: Final[tuple[type[Move], ...]] = (
    Stop,
    RollAgain,
    Cast,
    Sail,
    Roll,
    Fill,
)
