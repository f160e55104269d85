"""Rules of thumb that the bots of Wildfire share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from emberisle.games.wildfire.rules.moves import Call, CatchOut, Play, PlayAndKnock
from emberisle.games.wildfire.rules.table import WildfireTable
from emberisle.games.wildfire.rules.tiles import IS_DOUBLE, POINTS, TILES, WILD_ONE
from emberisle.kernel.values import Value

READY: Final = 2
"""What it is worth to have a tile ready for an open number."""
SPARE: Final = 15
"""What it is worth to keep a Wild One, which fits when nothing else does."""
BULKY: Final = 5
"""What it is worth to be rid of a double, which fits in fewer places."""

_SINGLE_WILD: Final = [tile.is_wild_one and not tile.is_double for tile in TILES]
_SHOWING: Final = [
    sum([1 << n for n, tile in enumerate(TILES) if number in (tile.low, tile.high) and not tile.is_wild_one])
    for number in range(12)
]
"""For each end the tiles that have it, one bit each, Wild Ones aside."""
_GAIN: Final = [
    points + BULKY * double - SPARE * wild
    for points, double, wild in zip(POINTS, IS_DOUBLE, _SINGLE_WILD, strict=True)
]


def without_twins(table: WildfireTable, moves: Sequence[Value]) -> list[Value]:
    """These moves, but of those that differ only in the arm on which an equal end lies just one."""
    found: list[Value] = []
    known: set[tuple[object, ...]] = set()
    for move in moves:
        if isinstance(move, Play):
            end = table.ends.index(move.on_number)
            likeness = (move.number, table.shows[end], move.out_end, IS_DOUBLE[move.on_number], type(move))
            if likeness in known:
                continue
            known.add(likeness)
        found.append(move)
    return found


def attentive(moves: Sequence[Value]) -> list[Value]:
    """What is left to an attentive player: catch out who forgot to knock, and never forget it."""
    for kind in (CatchOut, PlayAndKnock):
        found: list[Value] = [move for move in moves if isinstance(move, kind)]
        if found:
            return found
    return list(moves)


def shed(move: Value) -> int:
    """The points that a move gets rid of."""
    return POINTS[move.number] if isinstance(move, Play) else 0


def worth(table: WildfireTable, move: Value) -> int:
    """The points that a move sheds, and how good the hand and the ends are that it leaves."""
    if isinstance(move, Play):
        ready = _left(table, move) & _showing_after(table, move)
        open_flame = _SINGLE_WILD[move.number] and move.out_end == WILD_ONE
        return _GAIN[move.number] + READY * ready.bit_count() + (SPARE if open_flame else 0)
    if isinstance(move, Call):
        return len([tile for tile in table.hands[table.turn] if _SHOWING[move.number] >> tile & 1])
    return 0


def _left(table: WildfireTable, move: Play) -> int:
    """The tiles that stay in the hand, one bit each."""
    tiles = 0
    for tile in table.hands[table.turn]:
        tiles |= 1 << tile
    return tiles & ~(1 << move.number)


def _showing_after(table: WildfireTable, move: Play) -> int:
    """The tiles that will have a number at some open end, one bit each."""
    tiles = _SHOWING[move.out_end] if move.out_end != WILD_ONE else 0
    for end, number in enumerate(table.shows):
        if table.ends[end] != move.on_number or table.free[end] > 1:
            tiles |= _SHOWING[number]
    return tiles
