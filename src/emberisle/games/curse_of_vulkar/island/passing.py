"""What a marble's path passes: the spaces it rolls over, and the figures it would touch there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from emberisle.games.curse_of_vulkar.island.world import Places
from emberisle.island.grid import Field

ROLLS_OVER: Final = 1.25
"""A marble rolls over a space if its centre passes so near, hardly above or below lying on it."""
LEVEL: Final = 0.9
HIGH: Final = 3.6
"""A marble whose centre is not more than this above a figure's base touches the figure."""
LOW: Final = -0.3


class Pass(NamedTuple):
    """A marble comes by a figure that stands on a space."""

    picture: int
    """When: the number of the piece of the path."""
    space: str
    speed: float
    """In cm/s."""
    miss: float
    """How far beside the figure's middle the marble's centre passes."""


class Passing:
    """The places where figures stand, and what passes them."""

    def __init__(self, places: Places) -> None:
        self.names = list(places.spaces)
        self.figure: float = places.board.physics["figure_radius"]
        self._stands = np.array([places.spaces[name] for name in self.names])

    def over(self, path: Sequence[Sequence[float]], radius: float) -> tuple[str, ...]:
        """The spaces that a marble of this radius rolls over, in order."""
        beside = self._beside(path)
        near = np.hypot(beside[..., 0], beside[..., 1]) < ROLLS_OVER
        near &= np.abs(beside[..., 2] - radius) < LEVEL
        found = [(int(near[:, k].argmax()), k) for k in range(len(self.names)) if near[:, k].any()]
        return tuple(self.names[k] for _, k in sorted(found))

    def passes(self, path: Sequence[Sequence[float]], radius: float, per_second: int) -> list[Pass]:
        """The figures that a marble of this radius would touch, in order."""
        beside = self._beside(path)
        speed = np.sqrt((np.diff(np.array(path)[:, :3], axis=0) ** 2).sum(axis=1)) * per_second
        away = np.hypot(beside[..., 0], beside[..., 1])
        level = (beside[..., 2] > LOW) & (beside[..., 2] < HIGH)
        touches = (away < radius + self.figure) & level
        found = []
        for k in np.flatnonzero(touches.any(axis=0)).tolist():
            first = int(touches[:, k].argmax())
            last = first + int(np.argmin(np.append(touches[first:, k], False)))
            miss = float(away[first:last, k].min())
            found.append(Pass(first, self.names[k], float(speed[max(first - 1, 0)]), miss))
        return sorted(found)

    def _beside(self, path: Sequence[Sequence[float]]) -> Field:
        """For every piece of a path and every space: from where a figure stands to the nearest point."""
        points = np.array(path)[:, :3]
        a, along = points[:-1, None, :], np.diff(points, axis=0)[:, None, :]
        to = self._stands[None, :, :] - a
        length2 = np.maximum((along[..., :2] ** 2).sum(axis=2), 1e-12)
        t = np.clip((to[..., :2] * along[..., :2]).sum(axis=2) / length2, 0.0, 1.0)
        beside: Field = a + t[..., None] * along - self._stands[None, :, :]
        return beside
