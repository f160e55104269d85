"""The 30 action cards: a reconstruction, since the printed faces are not public."""

from __future__ import annotations

from typing import Final

GEYSER: Final = 0
BLAST: Final = 1
GAZE: Final = 2
ROOTS: Final = 3
GIFT: Final = 4
BEELINE: Final = 5
CATACLYSM: Final = 6
BOULDER: Final = 7
TIGER: Final = 8
BEES: Final = 9
ACTIONS: Final = (
    "flame_geyser",
    "lava_blast",
    "angry_gaze",
    "creeping_roots",
    "gift_shop",
    "beeline",
    "cataclysm",
    "boulder",
    "tiger",
    "bees",
)

KINDS: Final = (
    (GEYSER, 2),
    (GEYSER, 3),
    (GEYSER, 4),
    (GEYSER, 5),
    (BLAST, 2),
    (BLAST, 3),
    (GAZE, 3),
    (GAZE, 4),
    (GAZE, 5),
    (ROOTS, 3),
    (ROOTS, 4),
    (ROOTS, 5),
    (GIFT, 3),
    (GIFT, 4),
    (BEELINE, 6),
    (CATACLYSM, 4),
    (BOULDER, 4),
    (BOULDER, 5),
    (TIGER, 4),
    (TIGER, 5),
    (BEES, 4),
    (BEES, 5),
)
"""Every kind of card: its action and how far it moves a figure."""
ACTION: Final = tuple([action for action, _ in KINDS])
COUNT: Final = tuple([count for _, count in KINDS])
NUMBER: Final = {(ACTIONS[action], count): kind for kind, (action, count) in enumerate(KINDS)}
IN_DECK: Final = (4, 2, 1, 1, 1, 2, 1, 2, 1, 1, 1, 2, 3, 1, 3, 4, 0, 0, 0, 0, 0, 0)
GEYSER_4: Final = KINDS.index((GEYSER, 4))
CATACLYSM_CARD: Final = KINDS.index((CATACLYSM, 4))
NO_CARD: Final = -1
HAND: Final = 2
"""How many one holds at the start and at the end of a turn [CV-2.7, CV-11.1]."""
OPEN: Final = 3
"""How many lie in the tracker when all play together [CV-16.1], and how many Cataclysm! cards fill it."""
PLAIN_CATACLYSMS: Final = 4
_GIVEN_UP: Final = tuple([KINDS.index((GEYSER, count)) for count in (3, 4, 2, 5)])
"""The Flame Geysers, by kind, that make room for other cards, in this order [CV-17.1]."""


def deck(cataclysms: int, boulder: bool, tiger: bool = False, bees: bool = False) -> list[int]:
    """How many there are of each kind in this house; always thirty [CV-17.1, CV-17.9, CV-23.2, CV-24.2]."""
    cards = list(IN_DECK)
    cards[CATACLYSM_CARD] = cataclysms
    fewer = PLAIN_CATACLYSMS - cataclysms
    if fewer > 0:
        cards[GEYSER_4] = cards[GEYSER_4] + fewer
    if boulder:
        cards[NUMBER["boulder", 4]] = 2
        cards[NUMBER["boulder", 5]] = 1
    for there, new, old in ((tiger, "tiger", "creeping_roots"), (bees, "bees", "angry_gaze")):
        for count in (4, 5) if there else ():
            cards[NUMBER[new, count]] += 1
            cards[NUMBER[old, count - 1]] -= 1
    for _ in range(max(-fewer, 0) + (3 if boulder else 0)):
        cards[next(kind for kind in _GIVEN_UP if cards[kind])] -= 1
    return cards


def card(kind: int) -> tuple[str, int]:
    """The name of a card and how far it moves, as it is told."""
    return ACTIONS[ACTION[kind]], COUNT[kind]
