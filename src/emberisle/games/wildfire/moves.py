"""Everything a player can say in Wildfire Dominoes."""

from __future__ import annotations

from typing import Final

from emberisle.games.wildfire.tiles import SIGNS, TILES, either_way
from emberisle.kernel.values import Value


class Play(Value):
    """Lay a tile on another, with this end out: ``Play("3-5", "3-7", "5")``; a 5-3 is the same tile."""

    spellings = True

    def __init__(self, tile: str, on: str, out: str) -> None:
        self.number = either_way(tile)
        self.on_number = either_way(on)
        self.tile = TILES[self.number].name if self.number >= 0 else tile
        self.on = TILES[self.on_number].name if self.on_number >= 0 else on
        self.out = out
        self.out_end = SIGNS.find(out) if len(out) == 1 else -1

    def parts(self) -> tuple[object, ...]:
        return self.tile, self.on, self.out


class PlayAndKnock(Play):
    """The same, knocking because one tile is left."""


class Draw(Value):
    """Draw a tile from the pile."""


class Pass(Value):
    """Let the next player try."""


class Call(Value):
    """Name the number that an open flame stands for."""

    def __init__(self, number: int) -> None:
        self.number = number

    def parts(self) -> tuple[object, ...]:
        return (self.number,)


class CatchOut(Value):
    """Say that this player has one tile and did not knock."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def parts(self) -> tuple[object, ...]:
        return (self.seat,)


DRAW: Final = Draw()
PASS: Final = Pass()
CALLS: Final = tuple([Call(number) for number in range(1, 10)])

_plays: Final[dict[int, Play]] = {}


def play(tile: int, on: int, out: int, knock: bool) -> Play:
    """The move that lays this tile there; each is made once."""
    key = ((tile * len(TILES) + on) * len(SIGNS) + out) * 2 + knock
    known = _plays.get(key)
    if known is None:
        kind = PlayAndKnock if knock else Play
        known = kind(TILES[tile].name, TILES[on].name, SIGNS[out])
        _plays[key] = known
    return known


MOVES: Final[tuple[type[Value], ...]] = (Play, PlayAndKnock, Draw, Pass, Call, CatchOut)
