"""Everything a player can say in Wildfire Dominoes."""

from __future__ import annotations

from typing import Final

from emberisle.games.wildfire.rules.tiles import SIGNS, TILES, by_name, either_way
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


def play(tile: int, on: int, out: int, knock: bool) -> Play:
    """The move that lays this tile there; each is made once."""
    key = ((tile * len(TILES) + on) * len(SIGNS) + out) * 2 + knock
    known = _plays.get(key)
    if known is None:
        kind = PlayAndKnock if knock else Play
        known = kind(TILES[tile].name, TILES[on].name, SIGNS[out])
        _plays[key] = known
    return known


MOVES: Final[tuple[type[Move], ...]] = (Play, PlayAndKnock, Draw, Pass, Call, CatchOut)
