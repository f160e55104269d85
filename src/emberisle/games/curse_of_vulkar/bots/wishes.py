"""Wishes: what lies where on the island, and what it would be worth to have it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from emberisle.games.curse_of_vulkar.bots.skill import fading
from emberisle.games.curse_of_vulkar.rules.board import FAR

Worths = tuple[float, ...]
"""What the first, the second and so on of a kind is worth."""


class Wishes:
    """Things on spaces by their kind; each further one of a kind has a worth of its own."""

    def __init__(self, fades: float) -> None:
        self.left = fading(fades)
        """What is left of something so many steps away."""
        self.places: dict[int, Hashable] = {}
        self.worths: dict[Hashable, Worths] = {}
        self.passing: dict[int, float] = {}
        """What it is worth to pass a space: somebody carries the Heart there."""
        self.of_kind: dict[Hashable, list[int]] = {}
        self._ahead: dict[tuple[int, tuple[int, ...]], float] = {}

    def add(self, place: int, kind: Hashable, worths: Worths) -> None:
        self.places[place] = kind
        self.worths[kind] = worths
        self.of_kind.setdefault(kind, []).append(place)

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

    def ahead(self, end: int, path: Sequence[int], taken: dict[Hashable, int]) -> float:
        """What can still be hoped for from here: the nearer, the more; of a kind the nearest comes first."""
        gone = tuple([place for place in path if place in self.places])
        key = (end, gone)
        if key not in self._ahead:
            self._ahead[key] = self._hope(end, gone, taken)
        return self._ahead[key]

    def _hope(self, end: int, gone: tuple[int, ...], taken: dict[Hashable, int]) -> float:
        far, left = FAR[end], self.left
        hoped = sum([worth * left[far[place]] for place, worth in self.passing.items()])
        for kind, places in self.of_kind.items():
            worths = self.worths[kind][taken.get(kind, 0) :]
            if len(worths) == 1:
                away = [far[place] for place in places if place not in gone]
                hoped = hoped + (worths[0] * left[min(away)] if away else 0.0)
            else:
                nearest = sorted([far[place] for place in places if place not in gone])
                hoped = hoped + sum([worth * left[steps] for worth, steps in zip(worths, nearest)])
        return hoped
