"""What a seat may know in Wildfire Dominoes: its own hand, and all that lies open or was shown by passing."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from emberisle.games.wildfire.rules.fits import doubles_owed, numbered_plays
from emberisle.games.wildfire.rules.flames import is_called
from emberisle.games.wildfire.rules.memory import numbers_lacking
from emberisle.games.wildfire.rules.moves import tile_in
from emberisle.games.wildfire.rules.refusals import why_unfit
from emberisle.games.wildfire.rules.table import NOTHING, Laid, WildfireTable
from emberisle.games.wildfire.rules.tiles import TILES, names
from emberisle.games.wildfire.rules.words import owed_in_words, texts_in


@dataclass(frozen=True)
class OpenEnd:
    """A tile on which another can be laid."""

    tile: str
    shows: int
    """The number that fits; for an open flame the one it stands for, -1 while the hub is spinning."""
    openings: int


@dataclass(frozen=True)
class Owed:
    """An open flame, and what has to be played on it before anything else."""

    tile: str
    number: int
    """The number it stands for, or -1 while it has none."""
    called: bool
    """Whether its player calls the number, instead of pressing the hub."""
    plays: int
    seat: int
    """Whose job that is now."""
    passes_to: int
    """Whose it will be if that player cannot."""
    doubles: str
    """Of the doubles that match ``no_double`` or ``double_wild_only`` may be played, or if empty all."""
    words: str


@dataclass(frozen=True)
class WildfireView:
    """The table, the score sheet, and what a careful player remembers."""

    totals: tuple[int, ...]
    sheet: tuple[tuple[int, ...], ...]
    limit: int
    rounds: int
    """How many rounds are played, or 0 when the limit decides."""
    round: int
    dealer: int
    turn: int
    hand: tuple[str, ...]
    unfit: dict[str, str]
    """On one's own turn, the tiles that cannot be played now, each with its reason and clause."""
    tiles: tuple[int, ...]
    """How many tiles each seat holds."""
    pile: int
    drawn: bool
    chain: tuple[Laid, ...]
    ends: tuple[OpenEnd, ...]
    owed: Owed | None
    knocked: tuple[bool, ...]
    skips: tuple[bool, ...]
    lacking: tuple[tuple[int, ...], ...]
    """For each seat the numbers of which it has shown to have none."""
    shown: tuple[tuple[str, ...], ...]
    """What everybody had left at the end of the last round, until the next one opens."""


def view_of(table: WildfireTable, seat: int | None, words: bool = True) -> WildfireView:
    """What a seat sees; what is only said in words can be left out where nobody reads it."""
    hand = table.hands[seat] if seat is not None else ()
    return WildfireView(
        totals=tuple(table.totals),
        sheet=tuple(table.sheet),
        limit=table.house.limit,
        rounds=table.house.rounds,
        round=len(table.sheet) + (0 if table.winners else 1),
        dealer=table.dealer,
        turn=table.turn,
        hand=names(hand),
        unfit=unfit_in_words(table, seat) if words else {},
        tiles=tuple([len(held) for held in table.hands]),
        pile=len(table.pile),
        drawn=table.drawn,
        chain=tuple(table.chain),
        ends=_ends(table),
        owed=_owed(table, words),
        knocked=tuple(table.knocked),
        skips=tuple(table.skips),
        lacking=tuple([numbers_lacking(lacks) for lacks in table.lacks]),
        shown=tuple([names(held) for held in table.shown]),
    )


def _ends(table: WildfireTable) -> tuple[OpenEnd, ...]:
    ends = zip(table.ends, table.shows, table.free, strict=True)
    return tuple([_end(tile, shows, openings) for tile, shows, openings in ends])


@lru_cache(4096)
def _end(tile: int, shows: int, openings: int) -> OpenEnd:
    return OpenEnd(TILES[tile].name, shows, openings)


def _owed(table: WildfireTable, words: bool) -> Owed | None:
    if table.fire == NOTHING or table.shown:
        return None
    fire, number, plays, doubles = TILES[table.fire].name, table.lit, table.owed, doubles_owed(table)
    spinning = number == NOTHING
    seat = table.after(table.turn) if spinning else table.turn
    called, passes_to = is_called(table.house.hub, table.fire), table.after(seat)
    said = owed_in_words(fire, number, plays, doubles) if words else ""
    return _one_owed(fire, number, called, plays, seat, passes_to, doubles, said)


_one_owed = lru_cache(4096)(Owed)


def unfit_in_words(table: WildfireTable, seat: int | None, language: str = "en") -> dict[str, str]:
    """On a seat's own turn, the tiles in its hand that fit nowhere, each with its reason and clause."""
    if seat != table.turn or table.shown or NOTHING in table.shows or not table.chain:
        return {}
    found: dict[str, str] = {}
    fitting = {tile_in(play) for play in numbered_plays(table)}
    for tile in table.hands[seat]:
        if tile not in fitting:
            why = why_unfit(table, tile)
            found[TILES[tile].name] = _reason(why.rule, why.key, why.facts, language)
    return found


@lru_cache(4096)
def _reason(rule: str, key: str, facts: tuple[object, ...], language: str) -> str:
    return f"{texts_in(language).say(f'refusals.{key}', facts)} [{rule}]"
