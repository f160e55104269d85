"""Where a piece can go: every way of so many spaces, none entered twice."""

from __future__ import annotations

from typing import Final

from emberisle.games.fireball_island.rules.board import (
    BRIDGES,
    DOCK,
    EVERYWHERE,
    LONGER_BY,
    NAMES,
    NOWHERE,
    POINT,
    SHARED,
    WATER,
    Board,
    is_cave,
    shared,
)
from emberisle.games.fireball_island.rules.moves import Walk
from emberisle.kernel.native import i64

MOST_REMEMBERED: Final = 100_000

_remembered: Final[dict[int, Known]] = {}
_made: Final[dict[tuple[int, ...], Walk]] = {}


class Going:
    """A move of so many spaces, as far as the board and the pieces on it decide where it can lead."""

    def __init__(
        self,
        board: Board,
        occupied: tuple[int, ...],
        point: bool,
        caves: bool = False,
        dock: bool = False,
        thief: int = NOWHERE,
        closed: tuple[int, ...] = (),
    ) -> None:
        self.board = board
        self.occupied = occupied
        """Where others stand."""
        self.point = point
        """Whether a move ends on Vul-Kar Point, as it does while the jewel lies there [FI-6.1]."""
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
        if place == WATER or place in self.closed:
            return False
        if place == DOCK:
            return self.dock or self.thief in path[1:]
        return not is_cave(place) or (self.caves and self._open(place))

    def _open(self, place: int) -> bool:
        return place not in self.occupied or shared(place)

    def _ends(self, place: int) -> bool:
        """Whether every move ends here: in a cave, on the Dock and on an empty bridge, whatever is left."""
        if is_cave(place) or place == DOCK:
            return True
        if place == POINT:
            return self.point
        return place in BRIDGES and place not in self.occupied

    def _enter(self, path: tuple[int, ...], left: int, forced: tuple[int, ...]) -> None:
        """A cave ends the move [FI-7.2], and so does a bridge [FI-8.1] unless one can cross it [FI-8.3]."""
        place = path[-1]
        if self._ends(place) or (left == 0 and self._open(place)):
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


class Known:
    """Moves that are remembered, since the same come up again and again."""

    def __init__(self, moves: tuple[Walk, ...], depend: bytes) -> None:
        self.moves = moves
        self.depend = depend
        """For every place whether a piece there would change them."""


def walks(
    board: Board, origin: int, count: int, occupied: tuple[int, ...], point: bool, dock: bool, thief: int
) -> tuple[Walk, ...]:
    """The moves of a piece with this count.

    Others can be passed: who does not stand where a move would end does not matter.
    """
    alone = _known(board, origin, count, (), point, dock, thief)
    for place in occupied:
        if alone.depend[place]:
            return _known(board, origin, count, occupied, point, dock, thief).moves
    return alone.moves


def _known(
    board: Board, origin: int, count: int, occupied: tuple[int, ...], point: bool, dock: bool, thief: int
) -> Known:
    """What they depend on is one number: the places of others near enough, and all the rest."""
    away = board.away[origin]
    within = count + LONGER_BY
    key: i64 = 0
    if occupied:
        for place in sorted(occupied):
            if away[place] <= within and not SHARED[place]:
                key = key << 8 | place + 1
    key = (key << 8 | origin) << 4 | count
    key = key << 2 | (point and away[POINT] <= within) << 1 | board.joined
    key = key << 9
    if away[DOCK] <= within:
        key = key | (256 if dock else thief + 1)
    known = _remembered.get(key)
    if known is None:
        known = _remember(key, Going(board, occupied, point, True, dock, thief), origin, count)
    return known


def _remember(key: int, going: Going, origin: int, count: int) -> Known:
    if len(_remembered) >= MOST_REMEMBERED:
        _remembered.clear()
        _made.clear()
    paths = going.walks(origin, count)
    depend = bytearray(len(NAMES))
    for place in [path[-1] for path in paths] if going.found else EVERYWHERE:
        depend[place] = not SHARED[place]
    known = _remembered[key] = Known(tuple([as_walk(path) for path in paths]), bytes(depend))
    return known


def as_walk(path: tuple[int, ...]) -> Walk:
    """The move along these places, made once: most of them are among many others."""
    known = _made.get(path)
    if known is None:
        known = _made[path] = Walk(tuple([NAMES[place] for place in path]))
    return known
