"""Which tile fits where on the chain."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from emberisle.games.wildfire.rules.moves import numbered, play_numbered
from emberisle.games.wildfire.rules.table import NOTHING, WildfireTable
from emberisle.games.wildfire.rules.tiles import (
    DOUBLE_WILD_ONE,
    DOUBLES,
    IS_DOUBLE,
    IS_WILDFIRE,
    NUMBERS,
    TILES,
    WILD_ONE,
    WILDFIRE_OF_ONE,
)
from emberisle.kernel.values import Value


def _ways(tile: int, number: int) -> tuple[int, ...]:
    """With which ends out this tile matches an end that shows this number."""
    face = TILES[tile]
    if face.is_wildfire:
        return (face.high,) if number == face.low or tile in WILDFIRE_OF_ONE else ()  # [WF-7.1, WF-7.11]
    if tile == DOUBLE_WILD_ONE:
        return (WILD_ONE,)  # [WF-6.1]
    if face.is_wild_one:
        other = face.across(WILD_ONE)
        return (other, WILD_ONE) if number == other else (other,)  # [WF-5.1, WF-5.2, WF-5.5]
    return (face.across(number),) if number in (face.low, face.high) else ()  # [WF-4.1]


WAYS: Final = tuple([tuple([_ways(tile, number) for tile in range(len(TILES))]) for number in NUMBERS])
"""For each number and tile, the ends that can be out: for a Wild One the quiet way first."""

# What forbids a tile where its pips match, each an end of the chain that lets less be laid on it.

PLAIN: Final = 0
DOUBLE: Final = 1
SINGLE_WILD_ONE: Final = 2
FIRE_DOUBLE_WILD_ONE: Final = 3
FIRE_WILDFIRE: Final = 4
KINDS_OF_ENDS: Final = range(5)


def kind_of_end(table: WildfireTable, on: int) -> int:
    """What sort of end this is to whoever wants to lay a tile on it."""
    if on == table.fire:
        return _kind_of_flame(on)
    return DOUBLE if IS_DOUBLE[on] else PLAIN


def _kind_of_flame(fire: int) -> int:
    if IS_WILDFIRE[fire]:
        return FIRE_WILDFIRE
    return FIRE_DOUBLE_WILD_ONE if fire == DOUBLE_WILD_ONE else SINGLE_WILD_ONE


def double_allowed(on_wild_ones: str, tile: int, kind: int) -> bool:
    """Whether a double may lie there: never on a Wildfire, and the Double Wild One on no double.

    On Wild Ones it is up to the house, by its option ``doubles_on_wild_ones`` [WF-5.9].
    """
    if kind == FIRE_WILDFIRE:
        return False  # [WF-7.4]
    if tile == DOUBLE_WILD_ONE:
        return kind in (PLAIN, SINGLE_WILD_ONE)  # [WF-6.2]
    if kind == FIRE_DOUBLE_WILD_ONE:
        return on_wild_ones == "any"
    return kind != SINGLE_WILD_ONE or on_wild_ones != "never"


_MATCHING: Final = tuple([tuple([double for double in DOUBLES if WAYS[lit][double]]) for lit in NUMBERS])
NO_DOUBLE: Final = "no_double"
DOUBLE_WILD_ONE_ONLY: Final = "double_wild_only"
ANY_DOUBLE: Final = ""


def doubles_owed(table: WildfireTable) -> str:
    """Which of the doubles that would match may be laid on the open flame, once its number is known."""
    lit = table.lit
    return ANY_DOUBLE if lit == NOTHING else _doubles_on(table.fire, lit, table.house.doubles_on_wild_ones)


@lru_cache(4096)
def _doubles_on(fire: int, lit: int, on_wild_ones: str) -> str:
    kind = _kind_of_flame(fire)
    matching = [double for double in _MATCHING[lit] if double != fire]
    allowed = [double for double in matching if double_allowed(on_wild_ones, double, kind)]
    if len(allowed) == len(matching):
        return ANY_DOUBLE
    return DOUBLE_WILD_ONE_ONLY if allowed else NO_DOUBLE


def flame_allowed(table: WildfireTable) -> bool:
    """Whether a tile may be laid with a flame out: on an open flame only as its last [WF-6.4, WF-7.8]."""
    return table.owed <= 1


def ways(table: WildfireTable, tile: int, end: int) -> tuple[int, ...]:
    """With which ends out this tile can be laid on this end of the chain."""
    on, number = table.ends[end], table.shows[end]
    outs = WAYS[number][tile]
    if not outs:
        return outs
    if IS_DOUBLE[tile]:
        house = table.house.doubles_on_wild_ones
        return outs if double_allowed(house, tile, kind_of_end(table, on)) else ()
    if IS_WILDFIRE[tile]:
        if number != TILES[tile].low and table.house.wildfire_one != "wild":
            return ()
        return outs if flame_allowed(table) else ()
    return outs if len(outs) == 1 or flame_allowed(table) else outs[:1]


def ends_to_play(table: WildfireTable) -> list[int]:
    """Which ends may be played on: all, whatever doubles lack [WF-4.3], but an open flame first [WF-5.4]."""
    return list(range(len(table.ends))) if table.fire == NOTHING else [table.end_of(table.fire)]


def plays(table: WildfireTable) -> list[Value]:
    """Every way for the player whose turn it is to lay a tile."""
    return [play_numbered(number) for number in numbered_plays(table)]


def numbered_plays(table: WildfireTable) -> list[int]:
    """The same as numbers."""
    found: list[int] = []
    hand, ends, shows = table.hands[table.turn], table.ends, table.shows
    may_knock = len(hand) == 2 and table.house.knocking == "called"  # [WF-8.1]
    end, beyond = 0, len(ends)
    if table.fire != NOTHING:  # which is played on first [WF-5.4]
        end = table.end_of(table.fire)
        beyond = end + 1
    while end < beyond:
        matching = WAYS[shows[end]]
        for tile in hand:
            if matching[tile]:
                on = ends[end]
                for out in ways(table, tile, end):
                    if may_knock:
                        found.append(numbered(tile, on, out, True))
                    found.append(numbered(tile, on, out, False))
        end = end + 1
    return found
