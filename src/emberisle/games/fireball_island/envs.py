"""Fireball Island as numbers: its moves, and what a seat sees."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final, get_args

from emberisle.envs.encoding import Encoding, Field, counts, one_hot, packed, remembered, who, within
from emberisle.envs.numbering import Listed, Numbering, Parts, Walks
from emberisle.games.fireball_island.rules.board import BOARDS, EVERYWHERE, FARTHEST, LONGER_BY, NAMES, NUMBER
from emberisle.games.fireball_island.rules.cards import CARDS, FULL_HAND, KIND_OF
from emberisle.games.fireball_island.rules.marbles import WAYS
from emberisle.games.fireball_island.rules.moves import (
    END,
    PASS,
    PLAYS,
    ROLL,
    SEEK,
    TAKES,
    TRADE,
    RollDown,
    Walk,
)
from emberisle.games.fireball_island.rules.table import Moment
from emberisle.games.fireball_island.rules.view import Aim, IslandView

MOMENTS: Final = {moment: number for number, moment in enumerate(get_args(Moment))}
TOKENS: Final = {"none": 0, "held": 1, "traded": 2}
WAY_NUMBERS: Final = {way: number for number, way in enumerate(WAYS)}
IN_DECK: Final = 4
"""No kind of card is there more often."""
ALL_CARDS: Final = 48
A_LONG_WAY: Final = 200


@cache
def numbering() -> Numbering:
    """Short answers, cards, whom to take one from, ways for a Fireball, then every way along the trails."""
    joins = [[other for other in EVERYWHERE if _joined(place, other)] for place in EVERYWHERE]
    return Numbering(
        Listed("RollDie, SeekCave, TradeToken, Pass, EndTurn", ROLL, SEEK, TRADE, PASS, END),
        Listed("Play: each kind of card", *PLAYS),
        Listed("TakeCard: each seat", *TAKES),
        Parts(RollDown, tuple(WAYS)),
        Walks(Walk, NAMES, joins, FARTHEST + LONGER_BY),
    )


def _joined(place: int, other: int) -> bool:
    """Whether one leads to the other on any board; a card can push a piece back where it came from."""
    return any(other in board.exits[place] or place in board.exits[other] for board in BOARDS)


class IslandEncoding(Encoding):
    """A place is its number: the spaces in the order of the board file, the caves, the pits."""

    def numbered(self) -> Numbering:
        return numbering()

    def seen(self) -> Iterable[Field]:
        seats, places, kinds, ways = self.seats, len(NAMES), len(CARDS), len(WAYS)
        return (
            Field("turn", seats, "whose turn it is"),
            Field("moment", len(MOMENTS), f"when in the turn: {', '.join(MOMENTS)}"),
            Field("turns_owed", 1, "turns in a row after the present one, in tenths"),
            Field("die", 1, "what was rolled, in twelfths"),
            Field("ahead", 1, "the spaces of a Move Ahead, in twelfths"),
            Field("flags", 3, "doubled, twice, seeking"),
            Field("places", seats * places, "where everybody's piece is"),
            Field("lying", seats, "whose piece lies on its side"),
            Field("tokens", seats * len(TOKENS), "everybody's token: none, held, traded"),
            Field("jewel_owner", seats, "who owns the jewel"),
            Field("jewel_at", places, "where it lies, if nobody does"),
            Field("cards", seats, "how many cards everybody holds, in quarters"),
            Field("hand", kinds, "one's own cards by kind, in quarters"),
            Field("known", seats * kinds, "cards that one knows everybody to hold, in quarters"),
            Field("drawpile", 1, f"cards in the drawpile, in {ALL_CARDS}ths"),
            Field("discard", kinds, "cards in the discard pile by kind, in quarters"),
            Field("played", kinds, "the last card that can still be cancelled"),
            Field("played_by", seats, "who played it"),
            Field("walk", 1, "spaces still to go of a move that was interrupted, in sixteenths"),
            Field("way", ways, f"the way of the Fireball about to roll: {', '.join(WAYS)}"),
            Field("roller", seats, "who rolls it"),
            Field("targets", seats, "whom it may hit"),
            Field("aims", ways * seats, "for every way that can be chosen how often it hits everybody"),
            Field("pushed_back", 1, "by how many spaces the piece goes back after this move, in 18ths"),
            Field("distances", seats, f"how far everybody is from winning, in {A_LONG_WAY}ths"),
        )

    def look(self, table: IslandView, chairs: tuple[int, ...]) -> bytes:
        flags = (table.doubled, table.twice, table.seeking)
        fireball = (len(table.walk), table.way, table.roller, table.targets, table.aims)
        return b"".join(
            (
                _turn(table.turn, table.moment, table.turns_owed, table.die, table.ahead, flags, chairs),
                _places(table.places, chairs),
                _pieces(table.lying, table.tokens, table.jewel_owner, table.jewel_at, chairs),
                _held(table.cards, table.hand, table.known, chairs),
                _piles(table.drawpile, table.discard),
                _cancellable(table.played[-1:], chairs),
                _fireball(*fireball, chairs),
                _distances(table.pushed_back, table.distances, chairs),
            )
        )


@remembered
def _turn(
    turn: int | None,
    moment: Moment,
    owed: int,
    die: int,
    ahead: int,
    flags: tuple[bool, ...],
    chairs: tuple[int, ...],
) -> bytes:
    return packed(
        [
            *who(turn, chairs),
            *one_hot(MOMENTS[moment], len(MOMENTS)),
            within(owed / 10),
            die / FARTHEST,
            ahead / FARTHEST,
            *[float(flag) for flag in flags],
        ]
    )


@remembered
def _places(places: tuple[str, ...], chairs: tuple[int, ...]) -> bytes:
    cells = [0.0] * (len(chairs) * len(NAMES))
    for away, seat in enumerate(chairs):
        cells[away * len(NAMES) + NUMBER[places[seat]]] = 1.0
    return packed(cells)


@remembered
def _pieces(
    lying: tuple[bool, ...],
    tokens: tuple[str, ...],
    owner: int | None,
    jewel_at: str | None,
    chairs: tuple[int, ...],
) -> bytes:
    return packed(
        [
            *[float(lying[seat]) for seat in chairs],
            *[cell for seat in chairs for cell in one_hot(TOKENS[tokens[seat]], len(TOKENS))],
            *who(owner, chairs),
            *one_hot(None if jewel_at is None else NUMBER[jewel_at], len(NAMES)),
        ]
    )


@remembered
def _held(
    cards: tuple[int, ...],
    hand: tuple[str, ...],
    known: tuple[tuple[int, str], ...],
    chairs: tuple[int, ...],
) -> bytes:
    cells = [0.0] * (len(chairs) * len(CARDS))
    for holder, card in known:
        cells[chairs.index(holder) * len(CARDS) + KIND_OF[card]] += 1 / IN_DECK
    held = [within(cards[seat] / FULL_HAND) for seat in chairs]
    return packed([*held, *counts(hand, KIND_OF, 1 / IN_DECK), *cells])


@remembered
def _piles(drawpile: int, discard: tuple[str, ...]) -> bytes:
    return packed([drawpile / ALL_CARDS, *counts(discard, KIND_OF, 1 / IN_DECK)])


@remembered
def _cancellable(last: tuple[tuple[int, str], ...], chairs: tuple[int, ...]) -> bytes:
    """The card that was played last, if it can still be cancelled, and by whom."""
    player, card = last[0] if last else (None, None)
    return packed([*one_hot(None if card is None else KIND_OF[card], len(CARDS)), *who(player, chairs)])


@remembered
def _fireball(
    walk: int,
    way: str | None,
    roller: int | None,
    targets: tuple[int, ...],
    aims: tuple[Aim, ...],
    chairs: tuple[int, ...],
) -> bytes:
    cells = [0.0] * (len(WAYS) * len(chairs))
    for aim in aims:
        for seat, percent in aim.hits:
            cells[WAY_NUMBERS[aim.way] * len(chairs) + chairs.index(seat)] = percent / 100
    return packed(
        [
            within(walk / (FARTHEST + LONGER_BY)),
            *one_hot(None if way is None else WAY_NUMBERS[way], len(WAYS)),
            *who(roller, chairs),
            *[float(seat in targets) for seat in chairs],
            *cells,
        ]
    )


@remembered
def _distances(
    pushed_back: tuple[tuple[int, int], ...], distances: tuple[int, ...], chairs: tuple[int, ...]
) -> bytes:
    back = within(sum([spaces for _, spaces in pushed_back]) / 18)
    return packed([back, *[within(distances[seat] / A_LONG_WAY) for seat in chairs]])
