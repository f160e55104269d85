"""The lattice of handfuls: every handful of up to eight dice, linked to those with one die more or less.

Handfuls here hold skulls too. One of fewer than eight dice is a roll in the air: these dice lie on the table,
the others are about to fall. Dice that fall together might as well fall one after the other, so

* what a roll brings is the mean over the six handfuls with one die more (``roll_the_rest``), and
* the best to keep of a handful is all of it, or the best to keep of it with one die less (``best_kept``).

Each is one sweep over 3003 handfuls, layer by layer; no roll of several dice is ever listed.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from emberisle.games.fortune.rules.dice import ALL, FACES, SKULL, together, without

Reals: TypeAlias = npt.NDArray[np.float64]
Places: TypeAlias = npt.NDArray[np.intp]

HANDFULS: Final = [
    "".join(dice) for count in range(ALL + 1) for dice in combinations_with_replacement(FACES, count)
]
"""Fewer dice first, then by letters: of two that can be kept, the later leaves fewer dice to roll."""

PLACE: Final = {dice: place for place, dice in enumerate(HANDFULS)}


def _layer(count: int) -> slice:
    places = [place for place, dice in enumerate(HANDFULS) if len(dice) == count]
    return slice(places[0], places[-1] + 1)


LAYERS: Final = [_layer(count) for count in range(ALL + 1)]
"""Where the handfuls of so many dice are."""

TABLE: Final = LAYERS[ALL]
"""Where the full tables are: all eight dice down."""

TABLES: Final = HANDFULS[TABLE]

SKULLS: Final = np.array([dice.count(SKULL) for dice in TABLES])
"""How many skulls each full table shows."""


def _one_more(layer: slice) -> Places:
    """For each face, the handfuls of a layer with one such die more."""
    return np.array([[PLACE[together(dice + face)] for dice in HANDFULS[layer]] for face in FACES])


def _one_less(layer: slice, faces: str) -> Places:
    """For each of these faces, the handfuls of a layer with one such die less, or -1."""
    return np.array(
        [[PLACE[without(dice, face)] if face in dice else -1 for dice in HANDFULS[layer]] for face in faces]
    )


_MORE: Final = [_one_more(layer) for layer in LAYERS[:ALL]]
_LESS: Final = [_one_less(layer, FACES.replace(SKULL, "")) for layer in LAYERS]

ONE_SKULL_LESS: Final = _one_less(TABLE, SKULL)[0]
"""Each full table with one skull taken up, or -1."""


def roll_the_rest(tables: Reals) -> Reals:
    """For each handful, the mean over the full tables that it becomes when the missing dice have fallen."""
    means = np.empty(len(HANDFULS))
    means[TABLE] = tables
    for count in reversed(range(ALL)):
        means[LAYERS[count]] = means.take(_MORE[count]).sum(axis=0) / len(FACES)
    return means


def best_kept(values: Reals, most: int) -> Reals:
    """For each handful, the greatest value of what can be kept of it: all skulls, ``most`` dice in all."""
    best = np.full(len(HANDFULS) + 1, -np.inf)  # the last place, -1, is the handful that is not there
    allowed = slice(LAYERS[most].stop)
    best[allowed] = values[allowed]
    for layer, less in zip(LAYERS, _LESS, strict=True):
        np.maximum(best[layer], best.take(less).max(axis=0), out=best[layer])
    return best[:-1]


def what_to_keep(values: Reals, most: int) -> Places:
    """For each handful, what ``best_kept`` keeps of it; of equals the last, which rolls the fewest dice."""
    ascending = np.argsort(values, kind="stable")
    rank = np.empty(len(values))
    rank[ascending] = np.arange(len(values))
    return ascending[np.maximum(best_kept(rank, most), 0).astype(np.intp)]
