"""How a position stands: about how likely each seat is to win, from how far it is and what it holds."""

from __future__ import annotations

from math import exp
from typing import Final

from emberisle.games.fireball_island.board import DOCK, POINT
from emberisle.games.fireball_island.table import NOBODY, IslandTable

# After a logistic regression on games of two medium bots; turns and clarity are set by hand.
# Only the differences between the seats count.
OWNING: Final = 0.95
TO_DOCK: Final = 0.028
"""For each space that the owner has still to go."""
TO_OWNER: Final = 0.047
TO_POINT: Final = 0.024
TO_LOOSE: Final = 0.059
"""For each space to a jewel that somebody owns, or that lies on Vul-Kar Point, or elsewhere."""
TOO_LATE: Final = 0.077
"""For each space by which the owner is nearer to the Dock than this seat to the owner."""
IN_REACH: Final = 0.06
"""For each space nearer than seven: the jewel may be had in one move."""
A_CARD: Final = 0.10
A_TURN: Final = 0.15
CLARITY: Final = {2: 1.0, 3: 0.7, 4: 0.5}
"""The more play, the less is decided."""


def chances(table: IslandTable) -> list[float]:
    """Everybody's share of the win: all of it, once there is a winner."""
    if table.winner != NOBODY:
        return [1.0 if seat == table.winner else 0.0 for seat in range(table.seats)]
    clarity = CLARITY[table.seats]
    weights = [exp(clarity * _strength(table, seat)) for seat in range(table.seats)]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def _strength(table: IslandTable, seat: int) -> float:
    found = A_CARD * len(table.hands[seat]) + A_TURN * (table.owed[seat] - table.lying[seat])
    far, place = table.board.far, table.places[seat]
    if table.jewel_owner == seat:
        return found + OWNING - TO_DOCK * far[place][DOCK]
    jewel = table.jewel_place()
    away = far[place][jewel]
    found += IN_REACH * max(0, 7 - away)
    if table.jewel_owner != NOBODY:
        return found - TO_OWNER * away - TOO_LATE * max(0, away - far[jewel][DOCK])
    return found - (TO_POINT if jewel == POINT else TO_LOOSE) * away
