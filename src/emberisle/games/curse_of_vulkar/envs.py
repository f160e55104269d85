"""The Curse of Vul-Kar as numbers: its moves, and what a seat sees."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from emberisle.envs.encoding import Encoding, Field, counts, one_hot, packed, remembered, within
from emberisle.envs.numbering import Block, Listed, Numbering, Parts, Walks
from emberisle.games.curse_of_vulkar.rules import moves
from emberisle.games.curse_of_vulkar.rules.board import (
    CAVE_SIDES,
    CAVES,
    COLOURS,
    FACINGS,
    JOINS,
    LONGEST,
    NAMES,
    NUMBER,
    PITS,
    SETTINGS,
    SHADES,
    SLABS,
    SNAPSHOTS,
    SPACES,
    TREES,
)
from emberisle.games.curse_of_vulkar.rules.cards import KINDS
from emberisle.games.curse_of_vulkar.rules.cards import NUMBER as CARDS
from emberisle.games.curse_of_vulkar.rules.souvenirs import SOUVENIRS
from emberisle.games.curse_of_vulkar.rules.table import FIREBALLS, LAST_TURNS
from emberisle.games.curse_of_vulkar.rules.tiger import STRIDE
from emberisle.games.curse_of_vulkar.rules.view import CurseView, FigureView
from emberisle.kernel.game import View
from emberisle.kernel.ruleset import Ruleset

MOST_FIGURES: Final = 5
THINGS: Final = (*COLOURS, moves.HEART, moves.PENNY, moves.IDOL)
WITH_NOTHING: Final = (*COLOURS, moves.NOTHING)
LYING: Final = {"space": 0, "chute": 1, "off": 2, "odd": 3}
SOUVENIR_NUMBERS: Final = {name: number for number, name in enumerate(SOUVENIRS)}
SHADE_NUMBERS: Final = {name: number for number, name in enumerate(SHADES)}
PHOTO_NUMBERS: Final = {NAMES[space]: number for number, space in enumerate(SNAPSHOTS)}
SLAB_NUMBERS: Final = {space: number for number, space in enumerate(dict.fromkeys([NAMES[s] for s in SLABS]))}
MANY_TOKENS: Final = 10
MANY_POINTS: Final = 60
MANY_CARDS: Final = 30
A_FIGURE: Final = len(NAMES) + len(LYING) + 2 + len(COLOURS) + len(SHADES) + len(SNAPSHOTS) + 6


@cache
def numbering() -> Numbering:
    """Short answers, cards, things, aiming, souvenirs, then ways of the Tiger and of figures."""
    spaces, tiger = NAMES[:SPACES], STRIDE + CAVE_SIDES
    joins = JOINS[:SPACES]
    return Numbering(
        _short(),
        *_of_cards_and_things(),
        *_of_actions(),
        *_of_souvenirs(),
        Walks(moves.LeadTiger, spaces, joins, tiger),
        Walks(moves.Walk, spaces, joins, LONGEST, turns=1),
    )


def _short() -> Block:
    said = (
        moves.STAY,
        moves.GO_ON,
        moves.BOARD_COPTER,
        moves.USE_CAVE,
        moves.TAKE_SNAPSHOT,
        moves.LEAVE,
        moves.ACCEPT,
        moves.DECLINE,
        moves.DROP,
        moves.FINISH,
        moves.POUR_BEES,
        moves.CALL_TIGER,
        moves.USE_TOTE_BAG,
        moves.USE_MAP,
    )
    return Listed(", ".join([type(move).__name__ for move in said]), *said)


def _of_cards_and_things() -> tuple[Block, ...]:
    spaces = NAMES[:SPACES]
    return (
        Listed("PlayCard: each kind of card", *moves.PLAYS),
        Listed("GiveUp: each kind of card", *moves.GIVE_UPS),
        Parts(moves.Discard, SOUVENIRS),
        Parts(moves.StandOn, spaces),
        Parts(moves.MoveFigure, range(MOST_FIGURES)),
        Parts(moves.ComeOut, [NAMES[cave] for cave in CAVES]),
        Parts(moves.Take, THINGS),
        Parts(moves.PayMaw, THINGS),
        Parts(moves.Offer, WITH_NOTHING, WITH_NOTHING),
    )


def _of_actions() -> tuple[Block, ...]:
    return (
        Parts(moves.ChoosePit, PITS),
        Listed("Aim: each direction", *moves.AIMS),
        Listed("Flick: each strength", *moves.FLICKS),
        Listed("TurnVulKar: each facing", *moves.TURNS),
        Parts(moves.TurnTree, TREES, SETTINGS),
        Listed("Push: each mouth", *moves.PUSHES),
    )


def _of_souvenirs() -> tuple[Block, ...]:
    spaces = NAMES[:SPACES]
    return (
        Parts(moves.UseSnowGlobe, range(MOST_FIGURES)),
        Listed("UseSapphires: each kind of card", *moves.SAPPHIRES_WITH),
        Listed("UseBoots: 1, 2", *moves.BOOTS_BY),
        Listed("UseTorch: 1 to 3", *moves.TORCHES),
        Parts(moves.UseLens, spaces),
        Parts(moves.UseDetector, spaces, COLOURS),
        Parts(moves.UseWalkieTalkie, range(MOST_FIGURES), COLOURS, WITH_NOTHING),
    )


class CurseEncoding(Encoding):
    """Figures are seen from one's own first one on; two who play against each other have two each."""

    def __init__(self, ruleset: Ruleset[Any], seats: int, house: Mapping[str, object]) -> None:
        self.together = house["mode"] == "cooperative"
        self.figures = 2 * seats if seats == 2 and not self.together else seats
        super().__init__(ruleset, seats, house)

    def numbered(self) -> Numbering:
        return numbering()

    def returns(self, view: View) -> list[float]:
        """All together win or lose; against each other it is as in any game."""
        if self.together:
            return [1.0 if view.winners else -1.0] * self.seats
        return super().returns(view)

    @property
    def adds_up_to_nothing(self) -> bool:
        return not self.together

    @property
    def lists_chance(self) -> bool:
        """There are too many ways in which marbles can roll."""
        return False

    def seen(self) -> Iterable[Field]:
        figure = (
            "place, how it lies, stung, token count, tokens, snapshots by colour and by space, Heart, penny"
        )
        return (
            Field("figure", self.figures, "whose turn it is"),
            Field("figures", self.figures * A_FIGURE, f"every figure: {figure}, Idol, last turns", -1.0, 3.0),
            *_island_fields(),
            *self._card_fields(),
            Field("card", len(KINDS), "the card that is being played"),
            Field("count", 1, f"spaces still to go, in {LONGEST}ths"),
            Field("walk", len(NAMES), "where an interrupted move ends"),
            Field("pit", len(PITS), "the pit whose Ember is about to be flicked"),
            Field("flicked", len(PITS), "the pits whose Ember was flicked in this action"),
            Field("direction", 1, "where it is aimed, in turns of the compass"),
            Field("globed", self.figures, "figures in a Snow Globe"),
            Field("copter", 2, "whether it stands at the helipad, whether it was called"),
            Field("points", self.seats, f"points that everybody can count, in {MANY_POINTS}ths", -1.0, 3.0),
        )

    def _card_fields(self) -> tuple[Field, ...]:
        kinds, souvenirs, seats = len(KINDS), len(SOUVENIRS), self.seats
        return (
            Field("tracker", kinds, "cards in the tracker by kind, in quarters", 0.0, 4.0),
            Field("hand", kinds, "one's own cards by kind, in quarters", 0.0, 4.0),
            Field("discard", kinds, "cards in the discard pile by kind, in quarters", 0.0, 4.0),
            Field("piles", 4, f"deck, souvenirs left, drawable, tokens needed, in {MANY_CARDS}ths", 0.0, 2.0),
            Field("hands", seats, "how many cards everybody holds, in quarters", 0.0, 4.0),
            Field("souvenirs", souvenirs, "one's own, by kind", 0.0, 2.0),
            Field("souvenirs_of", seats * souvenirs, "everybody's, when all play together", 0.0, 2.0),
            Field("souvenir_counts", seats, "how many everybody has, in quarters", 0.0, 4.0),
            Field("souvenirs_gone", souvenirs, "those that have left the game", 0.0, 2.0),
        )

    def look(self, table: CurseView, chairs: tuple[int, ...]) -> bytes:
        places = len(table.figures)
        order = [(chairs[0] + away) % places for away in range(places)]
        whose = packed(one_hot(order.index(table.figure), self.figures))
        cells = [
            *_island(table),
            *self._cards(table, chairs),
            *one_hot(None if table.card is None else CARDS[table.card], len(KINDS)),
            within(table.count / LONGEST),
            *one_hot(NUMBER[table.walk[-1]] if table.walk else None, len(NAMES)),
            *one_hot(None if table.pit is None else PITS.index(table.pit), len(PITS)),
            *[float(pit in table.flicked) for pit in PITS],
            table.direction / 360,
            *[float(number in table.globed) for number in order],
            float(table.copter),
            float(table.copter_called),
            *[within(table.points[seat] / MANY_POINTS, -1.0, 3.0) for seat in chairs],
        ]
        return b"".join([whose, *[_figure(table.figures[number]) for number in order], packed(cells)])

    def _cards(self, table: CurseView, chairs: Sequence[int]) -> list[float]:
        left = (table.deck, table.souvenir_deck, table.drawable or 0, table.needed or 0)
        return [
            *_kinds(table.tracker),
            *_kinds(table.hand),
            *_kinds(table.discard),
            *[within(number / MANY_CARDS, 0.0, 2.0) for number in left],
            *[within(table.hands[seat] / 4, 0.0, 4.0) for seat in chairs],
            *counts(table.souvenirs, SOUVENIR_NUMBERS, 1.0),
            *[
                cell
                for seat in chairs
                for cell in counts(table.souvenirs_of[seat] or (), SOUVENIR_NUMBERS, 1.0)
            ],
            *[within(table.souvenir_counts[seat] / 4, 0.0, 4.0) for seat in chairs],
            *counts(table.souvenirs_gone, SOUVENIR_NUMBERS, 1.0),
        ]


def _kinds(cards: tuple[tuple[str, int], ...]) -> list[float]:
    row = [0.0] * len(KINDS)
    for card in cards:
        row[CARDS[card]] += 1 / 4
    return row


@remembered
def _figure(figure: FigureView) -> bytes:
    photos = [0.0] * len(SNAPSHOTS)
    for _, space in figure.snapshots:
        photos[PHOTO_NUMBERS[space]] = 1.0
    tokens = (-MANY_TOKENS,) * len(COLOURS) if figure.tokens is None else figure.tokens
    cells = [
        *one_hot(None if figure.place is None else NUMBER[figure.place], len(NAMES)),
        *one_hot(None if figure.lies is None else LYING[figure.lies], len(LYING)),
        float(figure.stung),
        within(figure.token_count / MANY_TOKENS, 0.0, 3.0),
        *[within(count / MANY_TOKENS, -1.0, 3.0) for count in tokens],
        *[within(cell, 0.0, 3.0) for cell in counts([s for s, _ in figure.snapshots], SHADE_NUMBERS, 1.0)],
        *photos,
        float(figure.heart),
        float(figure.penny),
        float(figure.idol),
        *one_hot(figure.last_turns, LAST_TURNS + 1),
    ]
    return packed(cells)


def _island_fields() -> tuple[Field, ...]:
    return (
        Field("facing", len(FACINGS), "Vul-Kar's, in steps of 60 degrees from the helipad"),
        Field("trees", len(TREES) * len(SETTINGS), f"every tree's setting: {', '.join(SETTINGS)}"),
        Field("slabs", len(SLAB_NUMBERS) * len(COLOURS), "tokens on every slab by colour", 0.0, 2.0),
        Field("stock", len(SNAPSHOTS), "snapshots left of every space, in fifths", 0.0, 4.0),
        Field("heart", 2, "the Heart: on its slab, in the Maw"),
        Field("idol_at", len(NAMES), "where the Golden Idol lies"),
        Field("tiger", len(NAMES), "where the Tiger is"),
        Field("expansions", 2, "whether the Boulder waits, whether there are bees"),
        Field("maw", len(COLOURS), f"tokens in the Maw by colour, in {MANY_TOKENS}ths", 0.0, 3.0),
        Field("penny_in_maw", 1, "whether the lucky penny is there"),
        Field("fireballs", 2, "in the Scar, beside the tracker, in quarters", 0.0, 4.0),
    )


def _island(table: CurseView) -> list[float]:
    slabs = [0.0] * (len(SLAB_NUMBERS) * len(COLOURS))
    for space, colour in table.slabs:
        slabs[SLAB_NUMBERS[space] * len(COLOURS) + COLOURS.index(colour)] += 1.0
    return [
        *one_hot(FACINGS.index(table.facing), len(FACINGS)),
        *[float(setting == known) for _, setting in table.trees for known in SETTINGS],
        *slabs,
        *[within(left / 5, 0.0, 4.0) for _, _, left in table.snapshots],
        float(table.heart == "slab"),
        float(table.heart == "maw"),
        *one_hot(None if table.idol_at is None else NUMBER[table.idol_at], len(NAMES)),
        *one_hot(None if table.tiger is None else NUMBER[table.tiger], len(NAMES)),
        float(table.boulder),
        float(table.bees),
        *[within(count / MANY_TOKENS, 0.0, 3.0) for count in table.maw],
        float(table.penny_in_maw),
        table.scar / FIREBALLS,
        table.beside / FIREBALLS,
    ]
