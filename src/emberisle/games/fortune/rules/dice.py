"""Dice: eight alike, and any handful of them, in letters for people and as a number for the rules.

In letters a handful is sorted, ``"CDMMS"``: C gold coin, D diamond, K skull, M monkey, P parrot, S sword.
As a number it has one hexadecimal digit for each face, so that ``0x101011`` is a sword, a monkey, a diamond
and a coin: putting handfuls together is adding, taking some away is subtracting.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from emberisle.kernel.luck import Luck
from emberisle.kernel.native import i64

FACES: Final = "CDKMPS"
SKULL: Final = "K"
SWORD: Final = "S"
ALL: Final = 8

COINS: Final = 0
DIAMONDS: Final = 4
SKULLS: Final = 8
MONKEYS: Final = 12
PARROTS: Final = 16
SWORDS: Final = 20
"""Where the digit of each face stands."""

_DIGITS: Final = {"C": COINS, "D": DIAMONDS, "K": SKULLS, "M": MONKEYS, "P": PARROTS, "S": SWORDS}


# -- handfuls as numbers


def count(dice: i64, face: i64) -> i64:
    """How many of these dice show this face."""
    return dice >> face & 15


def only(dice: i64, face: i64) -> i64:
    """Those of the dice that show this face."""
    return dice & 15 << face


def size(dice: i64) -> i64:
    """How many dice these are: a sum of hexadecimal digits, up to eight, is the remainder by fifteen."""
    return dice % 15


def _throws(count: int) -> list[int]:
    """What ``count`` dice show for each number below 6**count, read in base six, one digit a die."""
    if count == 0:
        return [0]
    return [fewer + (1 << digit) for digit in _DIGITS.values() for fewer in _throws(count - 1)]


_THROWS: Final = [_throws(dice) for dice in range(5)]
_WAYS: Final = [6**dice for dice in range(ALL + 1)]


def throw(dice: i64, luck: Luck) -> i64:
    """What so many dice show: one number below 6**dice, its base-six digits the faces."""
    number: i64 = luck.below(_WAYS[dice])
    if dice <= 4:
        return _THROWS[dice][number]
    return _THROWS[4][number % 1296] + _THROWS[dice - 4][number // 1296]


# -- handfuls in letters


def _every_handful() -> dict[str, int]:
    """The number of every handful of up to eight dice, by its letters."""
    found = {"": 0}
    for face, digit in _DIGITS.items():
        found = {
            some + face * more: dice + (more << digit)
            for some, dice in found.items()
            for more in range(ALL - len(some) + 1)
        }
    return found


_NUMBERS: Final = _every_handful()
_LETTERS: Final = {dice: letters for letters, dice in _NUMBERS.items()}
NO_HANDFUL: Final = -1


def handful(letters: str) -> int:
    """The number of a handful in letters, in any order."""
    known = _NUMBERS.get(letters)
    return _NUMBERS[together(letters)] if known is None else known


def read_handful(text: str) -> int:
    """The number of a handful that is written as handfuls are; NO_HANDFUL for any other text."""
    return _NUMBERS.get(text, NO_HANDFUL)


def letters(dice: int) -> str:
    """A handful's letters in alphabetical order, the one way in which it is written."""
    return _LETTERS[dice]


def is_handful(text: str) -> bool:
    """Whether this is a handful of dice, written as handfuls are."""
    return text in _NUMBERS


def together(dice: str) -> str:
    """The same dice in alphabetical order."""
    return "".join(sorted(dice))


def without(dice: str, taken: str) -> str:
    """The dice that are left when these are taken away."""
    for face in taken:
        dice = dice.replace(face, "", 1)
    return dice


def holds(dice: str, some: str) -> bool:
    """Whether all of these are among the dice."""
    return all(dice.count(face) >= some.count(face) for face in some)


def handfuls(dice: str) -> list[str]:
    """Every handful that can be picked from these dice, none and all included, smallest first."""
    found = [""]
    for face in FACES:
        found = [some + face * number for some in found for number in range(dice.count(face) + 1)]
    return sorted(found, key=_size_then_letters)


def _size_then_letters(dice: str) -> tuple[int, str]:
    return len(dice), dice


@cache
def odds(dice: int) -> tuple[tuple[int, float], ...]:
    """Every way so many dice can fall, with its probability."""
    found: dict[int, int] = {0: 1}
    for _ in range(dice):
        wider: dict[int, int] = {}
        for fallen, ways in found.items():
            for digit in _DIGITS.values():
                one_more = fallen + (1 << digit)
                wider[one_more] = wider.get(one_more, 0) + ways
        found = wider
    return tuple([(fallen, ways / _WAYS[dice]) for fallen, ways in found.items()])
