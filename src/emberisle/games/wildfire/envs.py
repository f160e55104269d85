"""Wildfire Dominoes as numbers: its moves, and what a seat sees."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from emberisle.envs.encoding import Encoding, Field, one_hot, packed, remembered, who, within
from emberisle.envs.numbering import Block, Listed, Numbering, Parts
from emberisle.games.wildfire.rules.drawing import DEALT, DealHand
from emberisle.games.wildfire.rules.moves import (
    CALLS,
    DRAW,
    PASS,
    CatchOut,
    Play,
    PlayAndKnock,
    play_numbered,
)
from emberisle.games.wildfire.rules.moves import numbered as way_numbered
from emberisle.games.wildfire.rules.table import WildfireTable
from emberisle.games.wildfire.rules.tiles import NAMES, NUMBERS, TILES, names
from emberisle.games.wildfire.rules.view import Owed, WildfireView, view_of
from emberisle.kernel.steps import Chance
from emberisle.kernel.values import Value

MOST_SEATS: Final = 8
MOST_OPENINGS: Final = 4
A_HAND: Final = 20
A_SET: Final = 65
MANY_ROUNDS: Final = 20
DOUBLES: Final = ("no_double", "double_wild_only")


class Laying(Block):
    """Ways to lay a tile: the tile, what it is laid on, and whether its lower or its higher end is out."""

    def __init__(self, kind: type[Play]) -> None:
        super().__init__((kind,), 2 * len(TILES) ** 2, f"{kind.__name__}: tile, tile laid on, end out (2)")
        self._knocks = kind is PlayAndKnock

    def number(self, move: Any) -> int:
        tile: int = move.number
        on: int = move.on_number
        return 2 * (len(TILES) * tile + on) + int(move.out_end != TILES[tile].low)

    def move(self, number: int) -> Value:
        rest, higher = divmod(number, 2)
        tile, on = divmod(rest, len(TILES))
        out = TILES[tile].high if higher else TILES[tile].low
        return play_numbered(way_numbered(tile, on, out, self._knocks))


@cache
def numbering() -> Numbering:
    """Drawing and passing, calls, catching out each seat, then all ways to lay a tile, knocking or not."""
    short = Listed("Draw, Pass", DRAW, PASS)
    calls = Listed("Call: 1 to 9", *CALLS)
    return Numbering(short, calls, Parts(CatchOut, range(MOST_SEATS)), Laying(Play), Laying(PlayAndKnock))


class WildfireEncoding(Encoding):
    """A tile is its place in the list of all tiles, 0-0 to 9-9 and then the Wildfires."""

    def numbered(self) -> Numbering:
        return numbering()

    def view(self, table: WildfireTable, seat: int) -> WildfireView:
        return view_of(table, seat, words=False)

    def outcomes(
        self, step: Chance[Any], table: WildfireTable, drawn: tuple[object, ...]
    ) -> list[tuple[object, float]]:
        """A hand is dealt tile by tile, as there are too many hands to list."""
        if not isinstance(step, DealHand):
            return step.outcomes(table)
        left = [tile for tile in table.pile if tile not in drawn]
        return [(tile, 1 / len(left)) for tile in left]

    def is_whole(self, step: Chance[Any], drawn: tuple[object, ...]) -> bool:
        return not isinstance(step, DealHand) or len(drawn) == DEALT

    def whole(self, step: Chance[Any], drawn: tuple[Any, ...]) -> object:
        return names(tuple(sorted(drawn))) if isinstance(step, DealHand) else drawn[0]

    def seen(self) -> Iterable[Field]:
        tiles, numbers, seats = len(TILES), len(NUMBERS), self.seats
        return (
            Field("totals", seats, "everybody's points, in limits", 0.0, 2.0),
            Field("rounds", 1, f"the round, in {MANY_ROUNDS}ths"),
            Field("dealer", seats, "who dealt"),
            Field("turn", seats, "whose turn it is"),
            Field("hand", tiles, "one's own tiles"),
            Field("tiles", seats, f"how many tiles everybody holds, in {A_HAND}ths"),
            Field("pile", 1, f"tiles in the pile, in {A_SET}ths"),
            Field("drawn", 1, "whether the player whose turn it is has drawn"),
            Field("chain", tiles, "tiles on the table"),
            Field("openings", tiles, "openings of each tile on the table, in quarters"),
            Field("shows", numbers, "openings that show each number, in quarters", 0.0, float(A_SET)),
            Field("fire", tiles, "the open flame that is owed something"),
            Field("lit", numbers, "the number it stands for"),
            Field("owed", 1, "how many plays it is owed, in quarters"),
            Field("owes", seats, "whose job that is"),
            Field("passes_to", seats, "whose it will be if that player cannot"),
            Field("called", 1, "whether its player calls the number"),
            Field("doubles", len(DOUBLES), f"which doubles may be played on it: {', '.join(DOUBLES)}"),
            Field("knocked", seats, "who has knocked"),
            Field("skips", seats, "who loses the next turn"),
            Field(
                "lacking", seats * numbers, "for everybody the numbers of which they have shown to have none"
            ),
        )

    def look(self, table: WildfireView, chairs: tuple[int, ...]) -> bytes:
        return b"".join(
            (
                _score(table.totals, table.limit, table.round, table.dealer, table.turn, chairs),
                _lying(table, chairs),
                _owed(table.owed, chairs),
                _shown(table.knocked, table.skips, table.lacking, chairs),
            )
        )


@remembered
def _score(
    totals: tuple[int, ...], limit: int, number: int, dealer: int, turn: int, chairs: tuple[int, ...]
) -> bytes:
    return packed(
        [
            *[within(totals[seat] / limit, 0.0, 2.0) for seat in chairs],
            within(number / MANY_ROUNDS),
            *who(dealer, chairs),
            *who(turn, chairs),
        ]
    )


def _lying(table: WildfireView, chairs: tuple[int, ...]) -> bytes:
    """One's own tiles, how many there are elsewhere, those on the table, and what they show."""
    held, chain, ends = [0.0] * len(TILES), [0.0] * len(TILES), [0.0] * (len(TILES) + len(NUMBERS))
    for tile in table.hand:
        held[NAMES[tile]] = 1.0
    for laid in table.chain:
        chain[NAMES[laid.tile]] = 1.0
    for end in table.ends:
        share, shows = end.openings / MOST_OPENINGS, end.shows
        ends[NAMES[end.tile]] = share
        if shows >= 0:
            ends[len(TILES) + shows] += share
    tiles = [within(table.tiles[seat] / A_HAND) for seat in chairs]
    return packed([*held, *tiles, table.pile / A_SET, float(table.drawn), *chain, *ends])


@remembered
def _shown(
    knocked: tuple[bool, ...],
    skips: tuple[bool, ...],
    lacking: tuple[tuple[int, ...], ...],
    chairs: tuple[int, ...],
) -> bytes:
    return packed(
        [
            *[float(knocked[seat]) for seat in chairs],
            *[float(skips[seat]) for seat in chairs],
            *[float(number in lacking[seat]) for seat in chairs for number in NUMBERS],
        ]
    )


@remembered
def _owed(owed: Owed | None, chairs: tuple[int, ...]) -> bytes:
    """What an open flame asks for; zeros where there is none."""
    if owed is None:
        return packed([0.0] * (len(TILES) + len(NUMBERS) + 1 + 2 * len(chairs) + 1 + len(DOUBLES)))
    return packed(
        [
            *one_hot(NAMES[owed.tile], len(TILES)),
            *one_hot(owed.number, len(NUMBERS)),
            owed.plays / MOST_OPENINGS,
            *who(owed.seat, chairs),
            *who(owed.passes_to, chairs),
            float(owed.called),
            *[float(owed.doubles == kind) for kind in DOUBLES],
        ]
    )
