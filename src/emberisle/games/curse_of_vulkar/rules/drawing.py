"""Cards from the decks to the hands and the tracker, and souvenirs from theirs."""

from __future__ import annotations

from typing import Final

from emberisle.games.curse_of_vulkar.rules.board import COLOURS
from emberisle.games.curse_of_vulkar.rules.cards import CATACLYSM_CARD, HAND, NUMBER, OPEN, card
from emberisle.games.curse_of_vulkar.rules.souvenirs import EVERY, SOUVENIRS
from emberisle.games.curse_of_vulkar.rules.table import EMPTY, CurseTable, Steps
from emberisle.kernel.luck import Luck, drawn_from
from emberisle.kernel.steps import GAME_OVER, Chance, Do, Event, then
from emberisle.kernel.values import Value

# -- setting up


class LayTreasure(Chance[CurseTable]):
    """A treasure is laid face up on each slab; which one, nobody chooses."""

    rule = "CV-2.4"

    def __init__(self, slab: int) -> None:
        self.slab = slab

    def sample(self, table: CurseTable, luck: Luck) -> object:
        return COLOURS[drawn_from(unlaid(table), luck)]

    def outcomes(self, table: CurseTable) -> list[tuple[object, float]]:
        left = unlaid(table)
        return [(name, left[colour] / sum(left)) for colour, name in enumerate(COLOURS) if left[colour]]

    def take(self, table: CurseTable, given: str) -> Steps:
        table.slabs[self.slab] = COLOURS.index(given)
        return ()


def unlaid(table: CurseTable) -> list[int]:
    """How many treasures of each colour do not lie on slabs yet [CV-1.3]."""
    share = len(table.slabs) // len(COLOURS)
    return [share - table.slabs.count(colour) for colour in range(len(COLOURS))]


class TreasuresLie(Do[CurseTable]):
    """All slabs have their treasure."""

    rule = "CV-2.4"

    def tell(self, table: CurseTable, given: object) -> list[Event]:
        return [Event(self.rule, "treasures_lie", (len(table.slabs) - table.slabs.count(EMPTY),))]

    def do(self, table: CurseTable) -> Steps:
        return ()


class DrawLots(Chance[CurseTable]):
    """A seat is drawn by lot to begin."""

    rule = "CV-2.9"

    def outcomes(self, table: CurseTable) -> list[tuple[object, float]]:
        return [(seat, 1 / table.seats) for seat in range(table.seats)]

    def tell(self, table: CurseTable, given: int) -> list[Event]:
        return [Event(self.rule, "begins", (given,))]

    def take(self, table: CurseTable, given: int) -> Steps:
        table.first = given
        return ()


# -- souvenirs


class GainSouvenir(Do[CurseTable]):
    """A player draws a souvenir, if any is left."""

    rule = "CV-9.4"

    def __init__(self, seat: int, why: str) -> None:
        """``why`` is the clause that gives it."""
        self.seat = seat
        self.why = why

    def tell(self, table: CurseTable, given: object) -> list[Event]:
        return [] if any(table.box) else [Event(self.why, "no_souvenirs", (self.seat,))]

    def do(self, table: CurseTable) -> Steps:
        return then(DrawSouvenir(self.seat, self.why)) if any(table.box) else ()


class DrawSouvenir(Chance[CurseTable]):
    """A souvenir of those left, each as likely as any other; only when all play together others see it."""

    rule = "CV-2.6"

    def __init__(self, seat: int, why: str) -> None:
        self.seat = seat
        self.why = why

    def sample(self, table: CurseTable, luck: Luck) -> object:
        return SOUVENIRS[drawn_from(table.box, luck)]

    def outcomes(self, table: CurseTable) -> list[tuple[object, float]]:
        total = sum(table.box)
        return [(SOUVENIRS[kind], table.box[kind] / total) for kind in EVERY if table.box[kind]]

    def tell(self, table: CurseTable, given: str) -> list[Event]:
        if table.house.together:
            return [Event(self.why, "souvenir_shown", (self.seat, given))]
        return [
            Event(self.why, "souvenir", (self.seat,)),
            Event(self.why, "souvenir_drawn", (self.seat, given), only=self.seat),
        ]

    def take(self, table: CurseTable, given: str) -> Steps:
        kind = SOUVENIRS.index(given)
        table.box[kind] = table.box[kind] - 1
        table.souvenirs[self.seat] = tuple(sorted((*table.souvenirs[self.seat], kind)))
        return ()


# -- action cards


class FillHand(Do[CurseTable]):
    """A player draws up to two action cards; a deck that ran out is made of the discard pile [CV-10.4]."""

    rule = "CV-11.1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def tell(self, table: CurseTable, given: object) -> list[Event]:
        return remade(table) if len(table.hands[self.seat]) < HAND else []

    def do(self, table: CurseTable) -> Steps:
        if len(table.hands[self.seat]) >= HAND:
            return ()
        remake_deck(table)
        return then(DrawCard(self.seat), self) if any(table.left) else ()


def remade(table: CurseTable) -> list[Event]:
    """What is told when the deck runs out."""
    empty = not any(table.left) and any(table.discard)
    return [Event("CV-16.14" if table.house.together else "CV-10.4", "deck_remade")] if empty else []


def remake_deck(table: CurseTable) -> None:
    """The discard pile becomes the deck when that is empty."""
    if not any(table.left):
        table.left = table.discard
        table.discard = [0] * len(table.discard)


class DrawCard(Chance[CurseTable]):
    """An action card from the deck, each of those left as likely as any other; nobody else sees it."""

    rule = "CV-2.7"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def sample(self, table: CurseTable, luck: Luck) -> object:
        return card(drawn_from(table.left, luck))

    def outcomes(self, table: CurseTable) -> list[tuple[object, float]]:
        return odds_of(table.left)

    def tell(self, table: CurseTable, given: tuple[str, int]) -> list[Event]:
        rule = "CV-11.1" if table.turns else self.rule
        return [
            Event(rule, "drew", (self.seat,)),
            Event(rule, "drew_card", (self.seat, given), only=self.seat),
        ]

    def take(self, table: CurseTable, given: tuple[str, int]) -> Steps:
        kind = NUMBER[given]
        table.left[kind] = table.left[kind] - 1
        table.hands[self.seat] = tuple(sorted((*table.hands[self.seat], kind)))
        return ()


def odds_of(left: list[int]) -> list[tuple[object, float]]:
    total = sum(left)
    return [(card(kind), count / total) for kind, count in enumerate(left) if count]


# -- the tracker when all play together


class FirstOpenCards(Do[CurseTable]):
    """Three cards that are no Cataclysm! are laid open in the tracker."""

    rule = "CV-16.1"

    def do(self, table: CurseTable) -> Steps:
        return then(OpenCard(first=True), self) if len(table.tracker) < OPEN else ()


class FillTracker(Do[CurseTable]):
    """The tracker is filled up to three; if it cannot be, or all are Cataclysm! cards, all have lost."""

    rule = "CV-16.7"

    def tell(self, table: CurseTable, given: object) -> list[Event]:
        if len(table.tracker) >= OPEN:
            return [Event("CV-16.8", "lost_by_cataclysms")] if _all_cataclysms(table) else []
        return remade(table) if table.drawable > 0 else [Event("CV-16.8", "lost_by_cards")]

    def do(self, table: CurseTable) -> Steps:
        full = len(table.tracker) >= OPEN
        if full and not _all_cataclysms(table):
            return ()
        remake_deck(table)
        if full or table.drawable <= 0:
            table.over = "lost"
            return GAME_OVER
        return then(OpenCard(first=False), self)


def _all_cataclysms(table: CurseTable) -> bool:
    return all(kind == CATACLYSM_CARD for kind in table.tracker)


class OpenCard(Chance[CurseTable]):
    """The next card of the deck is laid open in the tracker."""

    rule = "CV-16.7"

    def __init__(self, first: bool) -> None:
        """``first`` is true for the three of the beginning, among which is no Cataclysm!."""
        self.first = first

    def sample(self, table: CurseTable, luck: Luck) -> object:
        return card(drawn_from(self._open(table), luck))

    def outcomes(self, table: CurseTable) -> list[tuple[object, float]]:
        return odds_of(self._open(table))

    def _open(self, table: CurseTable) -> list[int]:
        if not self.first:
            return table.left
        return [0 if kind == CATACLYSM_CARD else count for kind, count in enumerate(table.left)]

    def tell(self, table: CurseTable, given: tuple[str, int]) -> list[Event]:
        return [Event("CV-16.1" if self.first else self.rule, "opened", (given,))]

    def take(self, table: CurseTable, given: tuple[str, int]) -> Steps:
        kind = NUMBER[given]
        table.left[kind] = table.left[kind] - 1
        table.tracker = tuple(sorted((*table.tracker, kind)))
        if not self.first:
            table.drawable = table.drawable - 1
        return ()


STEPS: Final[tuple[type[Value], ...]] = (
    LayTreasure,
    TreasuresLie,
    DrawLots,
    GainSouvenir,
    DrawSouvenir,
    FillHand,
    DrawCard,
    FirstOpenCards,
    FillTracker,
    OpenCard,
)
