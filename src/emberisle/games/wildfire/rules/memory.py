"""What everybody learns when somebody cannot play, and how the tiles may lie that a seat has not seen."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from emberisle.games.wildfire.rules.fits import (
    KINDS_OF_ENDS,
    WAYS,
    double_allowed,
    ends_to_play,
    flame_allowed,
    kind_of_end,
)
from emberisle.games.wildfire.rules.table import WildfireTable
from emberisle.games.wildfire.rules.tiles import (
    DOUBLES,
    IS_WILDFIRE,
    NUMBERS,
    TILES,
    WILD_ONE,
    WILDFIRE_OF_ONE,
)
from emberisle.kernel.luck import Luck


def tile_set(tiles: list[int]) -> int:
    """Some tiles as one number, one bit each."""
    return sum([1 << tile for tile in tiles])


_EVERY: Final = range(len(TILES))
_MATCHING: Final = tuple([tile_set([tile for tile in _EVERY if WAYS[number][tile]]) for number in NUMBERS])
_WILDFIRES: Final = tile_set([tile for tile in _EVERY if IS_WILDFIRE[tile]])
_WILDFIRES_OF_ONE: Final = tile_set(list(WILDFIRE_OF_ONE))


def fitting(table: WildfireTable) -> int:
    """All tiles that could be laid now: whoever cannot play has none of them."""
    tiles = 0
    kinds = 0
    for end in ends_to_play(table):
        tiles = tiles | _MATCHING[table.shows[end]]
        kinds = kinds | 1 << kind_of_end(table, table.ends[end])
    tiles = tiles & ~_forbidden_doubles(kinds, table.house.doubles_on_wild_ones)
    if not flame_allowed(table):
        return tiles & ~_WILDFIRES
    if table.house.wildfire_one == "ones" and table.lit != WILD_ONE:
        return tiles & ~_WILDFIRES_OF_ONE
    return tiles


@lru_cache(4096)
def _forbidden_doubles(kinds: int, on_wild_ones: str) -> int:
    """The doubles that may lie on no end of these kinds, one bit for each kind."""
    here = [kind for kind in KINDS_OF_ENDS if kinds >> kind & 1]
    allowed = [double for double in DOUBLES for kind in here if double_allowed(on_wild_ones, double, kind)]
    return tile_set([double for double in DOUBLES if double not in allowed])


def note_cannot_play(table: WildfireTable, seat: int) -> None:
    """Everybody remembers that this seat has no tile that fits now."""
    note_lack(table, seat, fitting(table))


def note_lack(table: WildfireTable, seat: int, tiles: int) -> None:
    """Everybody remembers that this seat has none of these tiles."""
    table.lacks[seat] = tuple([lack | tiles for lack in table.lacks[seat]])


_SHOWING: Final = tuple(
    [
        tile_set([tile for tile in _EVERY if number in (TILES[tile].low, TILES[tile].high)])
        for number in NUMBERS
    ]
)


def numbers_lacking(lacks: tuple[int, ...]) -> tuple[int, ...]:
    """The numbers of which everybody knows that a hand has none."""
    tiles = lacks[0] if lacks else 0
    for lack in lacks:
        tiles = tiles & lack
    return _numbers_without(tiles)


@lru_cache(4096)
def _numbers_without(tiles: int) -> tuple[int, ...]:
    """The numbers that no tile shows but these."""
    return tuple([number for number in NUMBERS if not _SHOWING[number] & ~tiles])


# -- dealing what is not seen


def deal_unseen(table: WildfireTable, seat: int, luck: Luck) -> None:
    """Deal the pile and the other hands afresh, so that nobody holds what everybody knows they lack."""
    others = [other for other in range(table.seats) if other != seat]
    pool = table.pile[:]
    for other in others:
        pool.extend(table.hands[other])
    pool.sort()
    places = _places(table, others)
    holder = _dealt(places, pool, luck)
    for other in others:
        table.hands[other] = tuple(
            [tile for tile in pool if tile in holder and places[holder[tile]][1] == other]
        )
    table.pile = [tile for tile in pool if tile not in holder]


def _places(table: WildfireTable, seats: list[int]) -> list[tuple[int, int]]:
    """Every place in these hands with what is known of it, most first."""
    places = [(lack, seat) for seat in seats for lack in table.lacks[seat]]
    places.sort(key=_what_is_known, reverse=True)
    return places


def _what_is_known(place: tuple[int, int]) -> int:
    return place[0].bit_count()


def _dealt(places: list[tuple[int, int]], pool: list[int], luck: Luck) -> dict[int, int]:
    """Any tile in each place, of those that may be there; if others hold all of these, they make room."""
    holder: dict[int, int] = {}
    left = pool[:]
    for place, (lack, _) in enumerate(places):
        allowed = [tile for tile in left if not lack >> tile & 1] if lack else left
        if allowed:
            tile = allowed[luck.below(len(allowed))]
            holder[tile] = place
            left.remove(tile)
        else:
            _make_room(place, places, pool, holder, [])
            left = [tile for tile in left if tile not in holder]
    return holder


def _make_room(
    place: int, places: list[tuple[int, int]], pool: list[int], holder: dict[int, int], asked: list[int]
) -> bool:
    """Give this place a tile that another can do without, and so on (an augmenting path of a matching)."""
    lack = places[place][0]
    for tile in pool:
        if lack >> tile & 1 or tile in asked:
            continue
        asked.append(tile)
        if tile not in holder or _make_room(holder[tile], places, pool, holder, asked):
            holder[tile] = place
            return True
    return False
