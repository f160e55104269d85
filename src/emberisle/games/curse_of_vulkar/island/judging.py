"""Where a fallen figure lies, as to the rules: on a space, in a chute, off the island; elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final

import numpy as np

from emberisle.games.curse_of_vulkar.island.world import Places
from emberisle.island.grid import Field

Lie = tuple[int, str, tuple[str, ...], int, int, int]
"""Figure; space, chute, off or odd; which; x and y in tenths of a millimetre; where the head points."""
ON_SPACE: Final = 1.6
"""Half as long as a figure: one whose middle is nearer to a space lies on it."""
IN_CHUTE: Final = 1.5
ON_DECK: Final = 1.5
EQUALLY_NEAR: Final = 0.1


def resting_place(
    places: Places, middle: tuple[float, float, float], fallen: Sequence[str]
) -> tuple[str, tuple[str, ...]]:
    """How and where a figure lies whose middle is here; a deck that fell is no place to lie on."""
    x, y, _ = middle
    if places.out_at_sea(x, y) > 0:
        return "off", ()
    space = _space_at(places, middle, fallen)
    if space:
        return "space", (space,)
    away, chute = min((away_from(line, x, y), name) for name, line in places.chutes.items())
    if away < IN_CHUTE:
        return "chute", (chute,)
    return "odd", nearest(places, middle)


def _space_at(places: Places, middle: tuple[float, float, float], fallen: Sequence[str]) -> str | None:
    x, y, z = middle
    found = []
    for name, stand in places.spaces.items():
        away = hypot(x - stand[0], y - stand[1])
        open_ = name not in places.decks or (name not in fallen and abs(z - stand[2]) < ON_DECK)
        if open_ and away < ON_SPACE:
            found.append((away, name))
    return min(found)[1] if found else None


def nearest(places: Places, middle: tuple[float, float, float]) -> tuple[str, ...]:
    """The stable spaces that are nearest by the board's measure."""
    x, y, z = middle
    away = {
        name: hypot(x - a, y - b) + 1.5 * abs(z - c)
        for name, (a, b, c) in places.spaces.items()
        if name not in places.decks
    }
    least = min(away.values())
    return tuple(name for name in away if away[name] < least + EQUALLY_NEAR)


def away_from(line: Field, x: float, y: float) -> float:
    """How far a place is from a line."""
    a, along = line[:-1, :2], np.diff(line[:, :2], axis=0)
    to = np.array([x, y]) - a
    t = np.clip((to * along).sum(axis=1) / (along**2).sum(axis=1), 0.0, 1.0)
    return float(np.hypot(*(to - t[:, None] * along).T).min())
