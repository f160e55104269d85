"""Where a piece can go: every way of so many spaces, none entered twice."""

from __future__ import annotations

from typing import Final

from emberisle.games.fireball_island.rules.board import DOCK, NAMES, WATER, Board, is_cave, shared
from emberisle.games.fireball_island.rules.moves import Walk

MOST_REMEMBERED: Final = 100_000

_remembered: Final[dict[tuple[object, ...], tuple[Walk, ...]]] = {}


class Going:
    """A move of so many spaces, as far as the board and the pieces on it decide where it can lead."""

    def __init__(
        self, board: Board, occupied: int, stops: int, caves: bool, dock: bool, thief: int, closed: int = 0
    ) -> None:
        """``occupied``, ``stops`` and ``closed`` are sets of places, one bit each."""
        self.board = board
        self.occupied = occupied
        """Where others stand."""
        self.stops = stops
        """Where a move ends: empty bridges, and Vul-Kar Point while the jewel lies there."""
        self.caves = caves
        """Whether caves can be entered."""
        self.dock = dock
        """Whether the Dock is open to the piece."""
        self.thief = thief
        """The place where the jewel can be taken on the way, which opens the Dock; or nowhere."""
        self.closed = closed
        """Where this piece cannot go for another reason."""
        self.found: list[tuple[int, ...]] = []
        self.short: list[tuple[int, ...]] = []

    def walks(self, origin: int, count: int, forced: tuple[int, ...] = ()) -> list[tuple[int, ...]]:
        """All ways of so many spaces; if every way ends before, the longest there are [FI-3.4].

        The first spaces may be forced, as when a piece goes back the way it came.
        """
        self._go_on((origin,), count, forced)
        if self.found:
            return self.found
        longest = max([len(path) for path in self.short], default=0)
        unlike: list[tuple[int, ...]] = []
        for path in self.short:
            if len(path) == longest and path not in unlike:
                unlike.append(path)
        return unlike

    def _go_on(self, path: tuple[int, ...], left: int, forced: tuple[int, ...]) -> None:
        """Every next space [FI-3.5]; with nothing left to count, on to the next open one [FI-3.3]."""
        stuck = True
        exits = forced[:1] if forced else self.board.exits[path[-1]]
        for place in exits:
            if place in path or not self._may_enter(path, place):
                continue
            stuck = False
            self._enter((*path, place), max(left - 1, 0), forced[1:])
        if stuck:
            self._stop_short(path)

    def _may_enter(self, path: tuple[int, ...], place: int) -> bool:
        """Not the water, the Dock only with the jewel [FI-9.2], and no cave with a piece in it [FI-7.3]."""
        if place == WATER or self.closed >> place & 1:
            return False
        if place == DOCK:
            return self.dock or self.thief in path[1:]
        return not is_cave(place) or (self.caves and self._open(place))

    def _open(self, place: int) -> bool:
        return not self.occupied >> place & 1 or shared(place)

    def _enter(self, path: tuple[int, ...], left: int, forced: tuple[int, ...]) -> None:
        """A cave ends the move [FI-7.2], and so does a bridge [FI-8.1] unless one can cross it [FI-8.3]."""
        place = path[-1]
        ends = is_cave(place) or place == DOCK or self.stops >> place & 1
        if ends or (left == 0 and self._open(place)):
            self.found.append(path[1:])
        else:
            self._go_on(path, left, forced)

    def _stop_short(self, path: tuple[int, ...]) -> None:
        """The way ends too soon: back to the last open space of it."""
        last = len(path)
        while last > 1 and not self._open(path[last - 1]):
            last = last - 1
        if last > 1:
            self.short.append(path[1:last])


def walks(
    board: Board, origin: int, count: int, occupied: int, stops: int, dock: bool, thief: int
) -> tuple[Walk, ...]:
    """The moves of a piece with this count, remembered, since the same come up again and again."""
    near = board.near[origin][count]
    if occupied & near:
        near = board.around[origin][count]
    key = (
        board.joined,
        origin,
        count,
        occupied & near,
        stops & near,
        dock,
        thief if near >> DOCK & 1 else -1,
    )
    known = _remembered.get(key)
    if known is None:
        if len(_remembered) >= MOST_REMEMBERED:
            _remembered.clear()
        paths = Going(board, occupied, stops, True, dock, thief).walks(origin, count)
        known = _remembered[key] = tuple([as_walk(path) for path in paths])
    return known


def as_walk(path: tuple[int, ...]) -> Walk:
    return Walk(tuple([NAMES[place] for place in path]))
