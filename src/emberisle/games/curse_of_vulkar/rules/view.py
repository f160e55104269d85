"""What a seat may know in The Curse of Vul-Kar: all but the cards and souvenirs of others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberisle.games.curse_of_vulkar.rules.board import (
    COLOURS,
    EXITS,
    FACINGS,
    NAMES,
    PITS,
    SETTINGS,
    SHADES,
    SLABS,
    SNAPSHOTS,
    TREES,
)
from emberisle.games.curse_of_vulkar.rules.cards import NO_CARD, card
from emberisle.games.curse_of_vulkar.rules.copter import points_seen, progress
from emberisle.games.curse_of_vulkar.rules.marbles import Lie
from emberisle.games.curse_of_vulkar.rules.souvenirs import SOUVENIRS
from emberisle.games.curse_of_vulkar.rules.table import EMPTY, IN_MAW, NOT_CALLED, ON_SLAB, CurseTable

Card = tuple[str, int]
"""The name of an action card, and how far it moves."""


@dataclass(frozen=True)
class FigureView:
    """A figure, where it is and what it has."""

    owner: int
    """Its seat."""
    place: str | None
    """A space such as ``TR5``, ``start`` or ``copter``; none if it lies off all spaces."""
    lies: str | None
    """If it lies: on a ``space``, in a ``chute``, ``off`` the island, or at an ``odd`` place."""
    lies_at: tuple[str, ...]
    """The space, the chute, or the spaces nearest to an odd place."""
    x: int
    """Where it lies, in tenths of a millimetre; 0 if it stands."""
    y: int
    heading: int
    tokens: tuple[int, ...] | None
    """Its treasures by colour: red, yellow, blue; none where only their owner knows them."""
    token_count: int
    snapshots: tuple[tuple[str, str], ...]
    """The colour of each and the space where it was taken."""
    heart: bool
    penny: bool
    idol: bool
    stung: bool
    """Whether its next card counts less."""
    last_turns: int | None
    """How many turns it still has, once the copter has come."""


@dataclass(frozen=True)
class CurseView:
    """The island, what everybody has [CV-20.1], and the cards and souvenirs one holds."""

    mode: str
    figure: int
    """Whose turn it is."""
    turns: int
    figures: tuple[FigureView, ...]
    facing: int
    """Vul-Kar's, in degrees counter-clockwise from the helipad."""
    trees: tuple[tuple[str, str], ...]
    """Every tree and its setting: ``left``, ``home`` or ``right``."""
    slabs: tuple[tuple[str, str], ...]
    """The spaces on whose slab a token lies, and its colour."""
    snapshots: tuple[tuple[str, str, int], ...]
    """The spaces where a snapshot can be taken, its colour, and how many are left."""
    heart: str | None
    """``slab`` or ``maw``; none while a figure carries it."""
    idol_at: str | None
    """Where the Golden Idol lies, if nobody carries it."""
    tiger: str | None
    """Where the Tiger is."""
    boulder: bool
    """Whether the Boulder waits behind Vul-Kar."""
    bees: bool
    """Whether there is a hive with bees."""
    maw: tuple[int, ...]
    """Its tokens by colour."""
    penny_in_maw: bool
    scar: int
    """Fireballs in the Scar."""
    beside: int
    """Fireballs beside the tracker."""
    tracker: tuple[Card, ...]
    drawable: int | None
    """How many cards can still be drawn when all play together."""
    needed: int | None
    """How many tokens of a colour each player then needs."""
    hand: tuple[Card, ...]
    """One's own action cards; none for a spectator, or when all play together."""
    hands: tuple[int, ...]
    """How many action cards each seat holds."""
    deck: int
    discard: tuple[Card, ...]
    souvenirs: tuple[str, ...]
    """One's own."""
    souvenirs_of: tuple[tuple[str, ...] | None, ...]
    """Those of every seat when all play together [CV-16.13]; else none."""
    souvenir_counts: tuple[int, ...]
    souvenir_deck: int
    souvenirs_gone: tuple[str, ...]
    """Those that have left the game."""
    card: Card | None
    """The card that is being played."""
    count: int
    """How many spaces are still to go."""
    walk: tuple[str, ...]
    """The spaces still to go of a move that was interrupted."""
    pit: str | None
    """The pit whose Ember is about to be flicked."""
    flicked: tuple[str, ...]
    """The pits whose Ember was flicked in this action."""
    direction: int
    """Where it is aimed, in degrees counter-clockwise from east."""
    exits: tuple[str, ...]
    """The names of Vul-Kar's exits."""
    globed: tuple[int, ...]
    """The figures that are in a Snow Globe."""
    copter: bool
    """Whether it stands at the helipad."""
    copter_called: bool
    points: tuple[int, ...]
    """What everybody can count of each seat's points; together, how much of a set it has."""
    over: str


def view_of(table: CurseTable, seat: int | None) -> CurseView:
    together = table.house.together
    return CurseView(
        mode=table.house.mode,
        figure=table.figure,
        turns=table.turns,
        figures=tuple([_figure(table, figure, seat) for figure in range(table.figures)]),
        facing=FACINGS[table.facing],
        trees=tuple([(tree, SETTINGS[table.trees[number]]) for number, tree in enumerate(TREES)]),
        slabs=tuple([(NAMES[SLABS[n]], COLOURS[c]) for n, c in enumerate(table.slabs) if c != EMPTY]),
        snapshots=tuple([_snapshot(table, space) for space in SNAPSHOTS]),
        heart={ON_SLAB: "slab", IN_MAW: "maw"}.get(table.heart),
        idol_at=NAMES[table.idol_at] if table.idol_at >= 0 else None,
        tiger=NAMES[table.tiger] if table.tiger >= 0 else None,
        boulder=table.house.boulder,
        bees=table.house.bees,
        maw=tuple(table.maw),
        penny_in_maw=table.penny == IN_MAW,
        scar=table.scar,
        beside=table.beside,
        tracker=cards_in_words(table.tracker),
        drawable=table.drawable if together else None,
        needed=table.needed if together else None,
        hand=cards_in_words(table.hands[seat]) if seat is not None else (),
        hands=tuple([len(hand) for hand in table.hands]),
        deck=sum(table.left),
        discard=cards_in_words(tuple([k for k, count in enumerate(table.discard) for _ in range(count)])),
        souvenirs=_souvenirs(table.souvenirs[seat]) if seat is not None else (),
        souvenirs_of=tuple([_souvenirs(held) if together else None for held in table.souvenirs]),
        souvenir_counts=tuple([len(held) for held in table.souvenirs]),
        souvenir_deck=sum(table.box),
        souvenirs_gone=tuple([SOUVENIRS[k] for k, count in enumerate(table.gone) for _ in range(count)]),
        card=card(table.card) if table.card != NO_CARD else None,
        count=table.count,
        walk=tuple([NAMES[place] for place in table.walk]),
        pit=PITS[table.pits[-1]] if len(table.pits) > table.flicked else None,
        flicked=tuple([PITS[pit] for pit in table.pits[: table.flicked]]),
        direction=table.direction,
        exits=EXITS,
        globed=table.globed,
        copter=table.copter,
        copter_called=table.called,
        points=tuple([progress(table, s) if together else points_seen(table, s) for s in range(table.seats)]),
        over=table.over,
    )


_STANDING: Final = Lie("", ())


def _figure(table: CurseTable, figure: int, seat: int | None) -> FigureView:
    place, lie = table.places[figure], table.lies[figure]
    seen = not table.house.closed or table.owner(figure) == seat or table.over != ""
    where = lie if lie is not None else _STANDING
    left = table.last_turns[figure]
    return FigureView(
        owner=table.owner(figure),
        place=NAMES[place] if place >= 0 else None,
        lies=where.how or None,
        lies_at=where.where,
        x=where.x,
        y=where.y,
        heading=where.heading,
        tokens=table.tokens[figure] if seen else None,
        token_count=table.token_count(figure),
        snapshots=tuple([(SHADES[table.shade(space)], NAMES[space]) for space in table.photos[figure]]),
        heart=table.heart == figure,
        penny=table.penny == figure,
        idol=table.idol == figure,
        stung=figure in table.stung,
        last_turns=left if left != NOT_CALLED else None,
    )


def _snapshot(table: CurseTable, space: int) -> tuple[str, str, int]:
    return NAMES[space], SHADES[table.shade(space)], table.stock[table.stock_of(space)]


def cards_in_words(kinds: tuple[int, ...]) -> tuple[Card, ...]:
    return tuple([card(kind) for kind in kinds])


def _souvenirs(kinds: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([SOUVENIRS[kind] for kind in kinds])
