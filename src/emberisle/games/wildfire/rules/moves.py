"""Everything a player can say in Wildfire Dominoes."""

from __future__ import annotations

from typing import Final

from emberisle.games.wildfire.rules.tiles import SIGNS, TILES, by_name, either_way
from emberisle.kernel.native import i64
from emberisle.kernel.parts import a_number, a_text
from emberisle.kernel.values import Move


class Play(Move):
    """Lay a tile on another, with this end out: ``Play("3-5", "3-7", "5")``; a 5-3 is the same tile."""

    def __init__(self, tile: object, on: object, out: object) -> None:
        self.tile = _straight(a_text(self, "tile", tile))
        self.on = _straight(a_text(self, "on", on))
        self.out = a_text(self, "out", out)
        self.number = by_name(self.tile)
        self.on_number = by_name(self.on)
        self.out_end = SIGNS.find(self.out) if len(self.out) == 1 else -1


def _straight(name: str) -> str:
    """A tile that is named from its other end by its usual name; what is no tile stays as it is."""
    number = either_way(name)
    return TILES[number].name if number >= 0 else name


class PlayAndKnock(Play):
    """The same, knocking because one tile is left."""


class Draw(Move):
    """Draw a tile from the pile."""


class Pass(Move):
    """Let the next player try."""


class Call(Move):
    """Name the number that an open flame stands for."""

    def __init__(self, number: object) -> None:
        self.number = a_number(self, "number", number)


class CatchOut(Move):
    """Say that this player has one tile and did not knock."""

    def __init__(self, seat: object) -> None:
        self.seat = a_number(self, "seat", seat)


DRAW: Final = Draw()
PASS: Final = Pass()
CALLS: Final = tuple([Call(number) for number in range(1, 10)])

_plays: Final[dict[int, Play]] = {}

# A way to lay a tile as a number, for where many are looked at and one is taken: the tile, what it lies on,
# the end that is out, and whether the player knocks.


def numbered(tile: i64, on: i64, out: i64, knock: bool) -> i64:
    return ((tile << 7 | on) << 4 | out) << 1 | (1 if knock else 0)


def tile_in(play: i64) -> i64:
    return play >> 12


def on_in(play: i64) -> i64:
    return play >> 5 & 127


def out_in(play: i64) -> i64:
    return play >> 1 & 15


def knocks_in(play: i64) -> bool:
    return play & 1 == 1


def play_numbered(number: int) -> Play:
    """The move that lays a tile in this way; each is made once."""
    known = _plays.get(number)
    if known is None:
        kind = PlayAndKnock if knocks_in(number) else Play
        tile, on, out = TILES[tile_in(number)], TILES[on_in(number)], SIGNS[out_in(number)]
        known = kind(tile.name, on.name, out)
        _plays[number] = known
    return known


MOVES: Final[tuple[type[Move], ...]] = (Play, PlayAndKnock, Draw, Pass, Call, CatchOut)
