"""Where a figure can go: every way of so many spaces, never straight back."""

from __future__ import annotations

from typing import Final

from emberisle.games.curse_of_vulkar.rules.board import (
    ALL_DECKS,
    HELIPAD,
    JOINS,
    LONGEST,
    NAMES,
    NEAR,
    NOWHERE,
    SPACES,
    START,
)
from emberisle.games.curse_of_vulkar.rules.moves import Walk

MOST_REMEMBERED: Final = 100_000
LONGER_BY: Final = 4
"""Others can make a move so much longer, when there are several to hop over in a row [CV-4.4]."""

_remembered: Final[dict[tuple[object, ...], tuple[Walk, ...]]] = {}


class Going:
    """A move of so many spaces, as far as the trails and the figures on them decide where it can lead."""

    def __init__(self, occupied: int, closed: bool, mapped: bool, may_turn: bool) -> None:
        """``occupied`` is a set of spaces, one bit each."""
        self.occupied = occupied
        """Where others are."""
        self.closed = closed
        """Whether an occupied deck may not be entered [CV-4.5]."""
        self.mapped = mapped
        """Whether the Island Map shows the way [CV-18.7]."""
        self.may_turn = may_turn
        """Whether it may still turn straight back."""
        self.found: list[tuple[int, ...]] = []

    def walks(self, origin: int, came_from: int, count: int) -> list[tuple[int, ...]]:
        """All ways of so many spaces [CV-4.2]; none where no step is possible [CV-4.7]."""
        self._go_on((came_from, origin), count, self.may_turn)
        unlike: list[tuple[int, ...]] = []
        for path in self.found:
            if path not in unlike:
                unlike.append(path)
        return unlike

    def _go_on(self, path: tuple[int, ...], left: int, may_turn: bool) -> None:
        """Every next space; with nothing left to count, on to the next free one [CV-4.4]."""
        stuck = True
        for place in JOINS[path[-1]]:
            back = place == path[-2]
            if (back and not may_turn) or not self._may_enter(place):
                continue
            stuck = False
            self._enter((*path, place), max(left - 1, 0), may_turn and not back)
        if stuck:
            self._stop_short(path)

    def _may_enter(self, place: int) -> bool:
        return not (self.closed and ALL_DECKS >> place & 1 and self.occupied >> place & 1)

    def _free(self, place: int) -> bool:
        """Any number of figures may be on the helipad [CV-4.6]."""
        return place == HELIPAD or not self.occupied >> place & 1

    def _enter(self, path: tuple[int, ...], left: int, may_turn: bool) -> None:
        """An empty deck ends the move [CV-4.5]."""
        place = path[-1]
        stops = ALL_DECKS >> place & 1 and not self.mapped and self._free(place)
        if stops or (left == 0 and self._free(place)):
            self.found.append(path[2:])
        else:
            self._go_on(path, left, may_turn)

    def _stop_short(self, path: tuple[int, ...]) -> None:
        """A dead end: back to the last free space of the way."""
        last = len(path)
        while last > 2 and not self._free(path[last - 1]):
            last = last - 1
        if last > 2:
            self.found.append(path[2:last])


def walks(origin: int, came_from: int, count: int, going: Going) -> tuple[Walk, ...]:
    """The moves of a figure with this count, remembered, since the same come up again and again."""
    if count <= 0:
        return ()
    reach = min(count + LONGER_BY, LONGEST)
    near = NEAR[HELIPAD if origin == START else origin][reach] if origin < SPACES or origin == START else 0
    before = came_from if came_from in JOINS[origin] else NOWHERE
    key = (origin, before, count, going.occupied & near, going.closed, going.mapped, going.may_turn)
    known = _remembered.get(key)
    if known is None:
        if len(_remembered) >= MOST_REMEMBERED:
            _remembered.clear()
        paths = going.walks(origin, before, count)
        known = _remembered[key] = tuple([as_walk(path) for path in paths])
    return known


def as_walk(path: tuple[int, ...]) -> Walk:
    return Walk(tuple([NAMES[place] for place in path]))
