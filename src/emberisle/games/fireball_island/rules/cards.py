"""The 48 cards: their kinds, and how many there are of each."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

CARDS: Final[tuple[str, ...]] = (
    "fireball",
    "fake_jewel",
    "cancel",
    "talisman",
    "reroll",
    "another_turn",
    "take_card",
    "ahead_4",
    "ahead_5",
    "ahead_6",
    "back_1",
    "back_2",
    "back_3",
    "double",
)
"""Every kind of card [FI-2.5]."""

DECK: Final[tuple[int, ...]] = (4, 2, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 3, 4)
"""How many there are of each kind."""

KINDS: Final = range(len(CARDS))
KIND_OF: Final = {name: kind for kind, name in enumerate(CARDS)}
FULL_HAND: Final = 4  # [FI-4.2]

FIREBALL: Final = 0
FAKE_JEWEL: Final = 1
CANCEL: Final = 2
TALISMAN: Final = 3
REROLL: Final = 4
ANOTHER_TURN: Final = 5
TAKE_CARD: Final = 6
AHEAD: Final[tuple[int, ...]] = (7, 8, 9)
BACK: Final[tuple[int, ...]] = (10, 11, 12)
DOUBLE: Final = 13

MOVED_BY: Final = {7: 4, 8: 5, 9: 6, 10: 1, 11: 2, 12: 3}
"""By how many spaces a card moves a piece."""


def by_name(name: object) -> int:
    """The kind of card with this name, or -1."""
    return KIND_OF.get(name, -1) if isinstance(name, str) else -1


@lru_cache(4096)
def named(cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([CARDS[card] for card in cards])
