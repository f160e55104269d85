"""Wishes: what lies where on the island, and what it would be worth to have it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from emberisle.games.curse_of_vulkar.rules.board import FAR

Worths = tuple[float, ...]
"""What the first, the second and so on of a kind is worth."""

FADES: Final = 0.7
"""How much less something is worth for every step to it."""
_FADED: Final = tuple([float(FADES**steps) for steps in range(100)])


class Wishes:
    """Things on spaces by their kind; each further one of a kind has a worth of its own."""

    def __init__(self) -> None:
        self.places: dict[int, Hashable] = {}
        self.worths: dict[Hashable, Worths] = {}
        self.passing: dict[int, float] = {}
        """What it is worth to pass a space: somebody carries the Heart there."""

    def add(self, place: int, kind: Hashable, worths: Worths) -> None:
        self.places[place] = kind
        self.worths[kind] = worths

    def gain(self, path: Sequence[int], only_end: bool) -> tuple[float, dict[Hashable, int]]:
        """What a way brings that takes all it meets, or only what lies at its end; and how many of what."""
        taken: dict[Hashable, int] = {}
        found = 0.0
        for place in dict.fromkeys(path[-1:] if only_end else path):
            kind = self.places.get(place)
            if kind is not None:
                found = found + self._next(kind, taken.get(kind, 0))
                taken[kind] = taken.get(kind, 0) + 1
        for place in path[:-1]:
            found = found + self.passing.get(place, 0.0)
        return found, taken

    def _next(self, kind: Hashable, had: int) -> float:
        worths = self.worths[kind]
        return worths[had] if had < len(worths) else 0.0

    def ahead(self, end: int, gone: frozenset[int], taken: dict[Hashable, int]) -> float:
        """What can still be hoped for from here: the nearer, the more; of a kind the nearest comes first."""
        far = FAR[end]
        steps: dict[Hashable, list[int]] = {}
        for place, kind in self.places.items():
            if place not in gone:
                steps.setdefault(kind, []).append(far[place])
        hoped = sum([worth * _FADED[far[place]] for place, worth in self.passing.items()])
        for kind, away in steps.items():
            had = taken.get(kind, 0)
            for number, count in enumerate(sorted(away)[: len(self.worths[kind]) - had]):
                hoped = hoped + self.worths[kind][had + number] * _FADED[count]
        return hoped
