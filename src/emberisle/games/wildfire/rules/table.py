"""What lies on the table in Wildfire Dominoes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberisle.games.wildfire.rules.house import House
from emberisle.games.wildfire.rules.tiles import (
    DOUBLE_FIRE,
    NAMES,
    SETS,
    SIGNS,
    TILES,
    TRIPLE_FIRE,
    WILD_ONE,
    Tile,
)
from emberisle.kernel.steps import Step
from emberisle.kernel.table import Table
from emberisle.kernel.values import Value

NOTHING: Final = -1
"""No tile, where a tile could be named."""


class Laid(Value):
    """A tile on the table: the tile it was laid on, at which of its openings, and which end is out.

    The first tile lies in the hub, on nothing, and has four openings. A later double lies across and has
    three, a Triple Wildfire three as well: straight on first (0), then to either side (1, 2). A Double
    Wildfire has two, one to each side (0, 1); every other tile has one.
    """

    def __init__(self, tile: str, on: str, at: int, out: str) -> None:
        self.tile = tile
        self.on = on
        self.at = at
        self.out = out

    @property
    def openings(self) -> int:
        """How many tiles can be laid on this one."""
        return openings(NAMES[self.tile], in_hub=not self.on)


_known: Final[dict[int, Laid]] = {}


def _laid(tile: int, on: int, at: int, out: int) -> Laid:
    """A tile on the table; each is made once."""
    key = ((tile << 7 | on + 1) << 4 | out) << 2 | at
    known = _known.get(key)
    if known is None:
        known = Laid(TILES[tile].name, TILES[on].name if on >= 0 else "", at, SIGNS[out])
        _known[key] = known
    return known


def openings(tile: int, in_hub: bool = False) -> int:
    """How many tiles can be laid on it: on a double three [WF-4.2], in the hub four [WF-3.4, WF-6.6]."""
    return 4 if in_hub else _OPENINGS[tile]


def _openings(face: Tile) -> int:
    if face.high == DOUBLE_FIRE:
        return 2
    return 3 if face.is_double or face.high == TRIPLE_FIRE else 1


_OPENINGS: Final = [_openings(face) for face in TILES]


@dataclass(eq=False)
class WildfireTable(Table):
    """The score sheet, the hands, the pile, and the chain that grows from the hub."""

    house: House
    totals: list[int]
    sheet: list[tuple[int, ...]]
    """The points of each finished round."""
    dealer: int
    turn: int
    """The seat whose turn it is."""
    hands: list[tuple[int, ...]]
    pile: list[int]
    """The tiles that nobody holds, in their order: which comes next is settled when it is drawn."""
    lacks: list[tuple[int, ...]]
    """For each seat and each tile in its hand, the tiles that everybody knows it is not."""
    chain: list[Laid]
    """The tiles on the table, in the order in which they were laid."""
    ends: list[int]
    """The tiles on which another can be laid."""
    shows: list[int]
    """What each of the ends shows; an open flame the number it stands for, once it has one."""
    free: list[int]
    """How many openings each of the ends has left."""
    fire: int
    """The open flame that must be played on, or NOTHING."""
    owed: int
    """How many plays it still takes."""
    drawn: bool
    """Whether the player whose turn it is has drawn."""
    passed: int
    """The seats that have passed since a tile was laid, one bit each."""
    knocked: list[bool]
    """Who has knocked, and still has one tile."""
    silent: list[bool]
    """Who has one tile and did not knock, and can still be caught out."""
    skips: list[bool]
    """Who loses the next turn."""
    shown: list[tuple[int, ...]]
    """What everybody had left at the end of the last round, until the next one opens."""
    winners: list[int]
    """Who has won, once the game is over."""

    @property
    def seats(self) -> int:
        return len(self.totals)

    @property
    def lit(self) -> int:
        """The number that the open flame stands for; NOTHING while it has none or there is no flame."""
        return self.shows[self.end_of(self.fire)] if self.fire != NOTHING else NOTHING

    @property
    def everybody(self) -> int:
        """All seats, one bit each."""
        return (1 << self.seats) - 1

    @property
    def over(self) -> bool:
        """Whether the round is: somebody has laid the last tile, or nobody can lay another."""
        return not self.hands[self.turn] or (not self.pile and self.passed == self.everybody)

    def end_of(self, tile: int) -> int:
        """Which of the ends this tile is, the newest looked at first: an open flame is one of them."""
        end = len(self.ends) - 1
        while self.ends[end] != tile:
            end = end - 1
        return end

    def clockwise(self, first: int) -> list[int]:
        """The seats in turn, beginning with this one."""
        return [(first + n) % self.seats for n in range(self.seats)]

    def after(self, seat: int) -> int:
        """Who has the turn after this seat's: those who lose theirs are passed over."""
        for away in range(1, self.seats):
            other = (seat + away) % self.seats
            if not self.skips[other]:
                return other
        return seat

    # -- tiles coming and going

    def give(self, seat: int, tiles: list[int]) -> None:
        """Tiles go from the pile to a hand, and nobody else sees which."""
        for tile in tiles:
            self.pile.remove(tile)
        self.receive(seat, tiles)

    def receive(self, seat: int, tiles: list[int]) -> None:
        """Tiles come into a hand."""
        hand = [*self.hands[seat], *tiles]
        hand.sort()
        self.hands[seat] = tuple(hand)
        self.lacks[seat] = self.lacks[seat] + (0,) * len(tiles)
        self.passed = self.passed & ~(1 << seat)
        self._stop_knocking(seat)

    def lay(self, seat: int, tile: int, on: int, out: int) -> None:
        """A tile goes from a hand to the table; a flame that lies open is owed a play for each opening."""
        self._let_go(seat, tile)
        in_hub = on == NOTHING
        at = 0 if in_hub else self._fill(on)
        self.chain.append(_laid(tile, on, at, out))
        self.ends.append(tile)
        self.free.append(openings(tile, in_hub))
        if out == WILD_ONE or out >= DOUBLE_FIRE:
            self.shows.append(NOTHING)
            self.fire = tile
            self.owed = 3 if in_hub and self.house.double_wild_in_hub == "three" else openings(tile, in_hub)
        else:
            self.shows.append(out)
        self.passed = 0

    def _let_go(self, seat: int, tile: int) -> None:
        self.hands[seat] = _without(self.hands[seat], tile)
        self.lacks[seat] = without_one(self.lacks[seat], tile)
        self._stop_knocking(seat)

    def _stop_knocking(self, seat: int) -> None:
        """Whoever has another number of tiles has to knock anew."""
        self.knocked[seat] = False
        self.silent[seat] = False

    def _fill(self, on: int) -> int:
        """Take the next opening of this end; returns which it is."""
        end = self.end_of(on)
        at = openings(on, in_hub=not end and self.chain[0].tile == TILES[on].name) - self.free[end]
        self.free[end] = self.free[end] - 1
        if self.fire == on:
            self.owed = self.owed - 1
            if not self.owed:
                self.fire = NOTHING
        if not self.free[end]:
            self.ends.pop(end)
            self.shows.pop(end)
            self.free.pop(end)
        return at

    def light(self, number: int) -> None:
        """The open flame stands for this number until it is closed [WF-5.10]."""
        self.shows[self.end_of(self.fire)] = number

    # -- between rounds

    def show_hands(self) -> None:
        """What is left in the hands is laid open, and stays in sight until the next round opens."""
        self.shown = self.hands
        self.hands = [()] * self.seats
        self.lacks = [()] * self.seats

    def gather(self) -> None:
        """All tiles go face down to the pile [WF-2.1], from which they are drawn [WF-2.3]."""
        self.pile = list(SETS[self.house.tiles])

    def clear(self) -> None:
        """The hub is empty, and nobody has done anything yet."""
        self.chain = []
        self.ends = []
        self.shows = []
        self.free = []
        self.fire = NOTHING
        self.owed = 0
        self.drawn = False
        self.passed = 0
        self.knocked = [False] * self.seats
        self.silent = [False] * self.seats
        self.skips = [False] * self.seats
        self.shown = []


def _without(hand: tuple[int, ...], tile: int) -> tuple[int, ...]:
    """A hand that this tile has left."""
    for place, held in enumerate(hand):
        if held == tile:
            return hand[:place] + hand[place + 1 :]
    raise AssertionError(f"tile {tile} is in this hand")


def without_one(lacks: tuple[int, ...], tile: int) -> tuple[int, ...]:
    """What is known of a hand once this tile has left it.

    Nobody saw where in the hand it came from. Of the places that can have held it the one about which most
    was known is struck off, so that what remains is true wherever it came from.
    """
    if not lacks[0] >> tile & 1:
        return lacks[1:]
    for place, lack in enumerate(lacks):
        if not lack >> tile & 1:
            return lacks[:place] + lacks[place + 1 :]
    return lacks[1:]


def fresh_table(seats: int, house: House) -> WildfireTable:
    """An empty score sheet, all tiles in the pile, and the first seat to deal [WF-2.2]."""
    return WildfireTable(
        house=house,
        totals=[0] * seats,
        sheet=[],
        dealer=0,
        turn=0,
        hands=[()] * seats,
        pile=list(SETS[house.tiles]),
        lacks=[()] * seats,
        chain=[],
        ends=[],
        shows=[],
        free=[],
        fire=NOTHING,
        owed=0,
        drawn=False,
        passed=0,
        knocked=[False] * seats,
        silent=[False] * seats,
        skips=[False] * seats,
        shown=[],
        winners=[],
    )


Steps = tuple[Step[WildfireTable], ...]
