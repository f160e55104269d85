"""How to score points: sets, diamonds and gold, the full chest. Every line names the clause it comes from."""

from __future__ import annotations

from typing import Final

from emberisle.games.fortune.rules.dice import ALL, COINS, DIAMONDS, MONKEYS, PARROTS, SWORDS, count, size
from emberisle.kernel.native import i64

Line = tuple[str, str, int]
"""A line of the reckoning: its clause, what it is for, and its points."""

_SETS: Final = [0, 0, 0, 100, 200, 500, 1000, 2000, 4000]


def of_a_kind(alike: i64, nine_alike: str) -> i64:
    """Three alike or more score, the more the better [FO-6.1]; nine by ruling [FO-6.6]."""
    if alike > ALL:
        return 8000 if nine_alike == "8000" else 4000
    return _SETS[alike]


def sets(pieces: i64, nine_alike: str) -> i64:
    """What all sets together are worth."""
    return (
        of_a_kind(count(pieces, COINS), nine_alike)
        + of_a_kind(count(pieces, DIAMONDS), nine_alike)
        + of_a_kind(count(pieces, MONKEYS), nine_alike)
        + of_a_kind(count(pieces, PARROTS), nine_alike)
        + of_a_kind(count(pieces, SWORDS), nine_alike)
    )


def treasure(pieces: i64) -> i64:
    """How many diamonds and gold coins there are; each is worth 100 [FO-6.2]."""
    return count(pieces, COINS) + count(pieces, DIAMONDS)


def full_chest(dice: i64, swords_earn: bool = False) -> bool:
    """Whether all eight dice earn points, by their face or in a set [FO-6.3]."""
    return (
        size(dice) == ALL
        and _earns(count(dice, MONKEYS))
        and _earns(count(dice, PARROTS))
        and (swords_earn or _earns(count(dice, SWORDS)))
    )


def _earns(alike: i64) -> bool:
    return alike == 0 or alike >= 3


def reckoning(dice: i64, nine_alike: str, extra: i64 = 0, swords_earn: bool = False) -> list[Line]:
    """What a final position is worth, line by line, as the scoring card helps to count it [FO-2.1].

    ``extra`` is the piece on the card.
    The chest looks at the eight dice alone: a card's piece neither fills nor empties it [FO-6.5].
    """
    lines: list[Line] = []
    points = sets(dice + extra, nine_alike)
    if points:
        lines.append(("FO-6.1", "sets", points))
    points = 100 * treasure(dice + extra)
    if points:
        lines.append(("FO-6.2", "treasure", points))
    if full_chest(dice, swords_earn):
        lines.append(("FO-6.3", "full_chest", 500))
    return lines


def total(lines: list[Line]) -> int:
    points = 0
    for line in lines:
        points = points + line[2]
    return points
