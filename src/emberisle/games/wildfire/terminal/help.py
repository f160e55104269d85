"""Wildfire on one page: how to play, and what the signs on the table mean."""

from __future__ import annotations

from typing import Final

PRIMER: Final = (
    "Be rid of your tiles before the others are: what you have left counts against you.",
    "Lay a tile so that one end meets the same number; its other end is then open.",
    "Four branches grow from the hub. A double lies across, and three tiles go on it.",
    "If nothing fits, draw one tile; if that does not fit either, pass.",
    "A 1 is a flame and fits anywhere, closed. With its flame out, the hub lights its number.",
    "D and T always burn: two tiles of the lit number are owed on a D, three on a T.",
    "Nothing else is played until all that is owed lies there; who cannot passes the job on.",
    "With one tile left you knock. A pip costs 1, a flame 10, a D 20, a T 30; the fewest win.",
)

SIGNS: Final = (
    ("1  D  T", "flames: of a Wild One, a Double Wildfire, a Triple Wildfire"),
    ("no 0 2 3", "this player could not play when these numbers were open, so has none of them"),
    ("KNOCK", "this player has a single tile left, and has knocked"),
    ("skips", "this player loses the next turn for not knocking"),
    ("9 on 9-9 ×4", "an open end: the number that fits, its tile, and how many can go there"),
    ("• • •", "in pictures, a trail of sparks leads to a tile for which there was no room beside its own"),
)
