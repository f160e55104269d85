"""Cards from the drawpile to the hands, and from one hand to another."""

from __future__ import annotations

from typing import Final

from emberisle.games.fireball_island.rules.cards import CARDS, KIND_OF, KINDS
from emberisle.games.fireball_island.rules.table import IslandTable, Steps
from emberisle.kernel.luck import Luck, drawn_from
from emberisle.kernel.steps import Chance, Do, Event, then
from emberisle.kernel.values import Value


class DrawCard(Do[IslandTable]):
    """A player takes a card, unless the hand is full; an empty drawpile is made anew first [FI-4.3]."""

    rule = "FI-4.2"

    def __init__(self, seat: int, why: str) -> None:
        """``why`` is the clause that gives the card."""
        self.seat = seat
        self.why = why

    def tell(self, table: IslandTable, given: object) -> list[Event]:
        if not table.room(self.seat):
            return [Event(self.rule, "hand_full", (self.seat,))]
        if not any(table.left):
            return [Event("FI-4.3", "reshuffled" if table.discard else "no_cards_left")]
        return []

    def do(self, table: IslandTable) -> Steps:
        if not table.room(self.seat):
            return ()
        if not any(table.left):
            for card in table.discard:
                table.left[card] = table.left[card] + 1
            table.discard = []
        return then(TakeFromPile(self.seat, self.why)) if any(table.left) else ()


class TakeFromPile(Chance[IslandTable]):
    """The top card of the drawpile, each of those left as likely as any other; nobody else sees it."""

    rule = "FI-2.4"

    def __init__(self, seat: int, why: str) -> None:
        self.seat = seat
        self.why = why

    def sample(self, table: IslandTable, luck: Luck) -> object:
        return CARDS[drawn_from(table.left, luck)]

    def outcomes(self, table: IslandTable) -> list[tuple[object, float]]:
        total = sum(table.left)
        return [(CARDS[kind], table.left[kind] / total) for kind in KINDS if table.left[kind]]

    def tell(self, table: IslandTable, given: object) -> list[Event]:
        return [
            Event(self.why, "drew", (self.seat,)),
            Event(self.why, "drew_card", (self.seat, given), only=self.seat),
        ]

    def take(self, table: IslandTable, given: str) -> Steps:
        kind = KIND_OF[given]
        table.left[kind] = table.left[kind] - 1
        table.give(self.seat, kind)
        return ()


class FillHand(Do[IslandTable]):
    """A player takes as many cards as there is room for."""

    rule = "FI-6.3"

    def __init__(self, seat: int, why: str) -> None:
        self.seat = seat
        self.why = why

    def do(self, table: IslandTable) -> Steps:
        return (DrawCard(self.seat, self.why),) * table.room(self.seat)


class TakeAtRandom(Chance[IslandTable]):
    """A card is drawn from an opponent's hand; only the two of them see which."""

    rule = "FI-14.8"

    def __init__(self, seat: int, opponent: int) -> None:
        self.seat = seat
        self.opponent = opponent

    def sample(self, table: IslandTable, luck: Luck) -> object:
        hand = table.hands[self.opponent]
        return CARDS[hand[luck.below(len(hand))]]

    def outcomes(self, table: IslandTable) -> list[tuple[object, float]]:
        hand = table.hands[self.opponent]
        return [(CARDS[kind], hand.count(kind) / len(hand)) for kind in KINDS if kind in hand]

    def tell(self, table: IslandTable, given: object) -> list[Event]:
        seen = (self.seat, self.opponent, given)
        return [
            Event(self.rule, "took", (self.seat, self.opponent)),
            Event(self.rule, "took_card", seen, only=self.seat),
            Event(self.rule, "lost_card", seen, only=self.opponent),
        ]

    def take(self, table: IslandTable, given: str) -> Steps:
        kind = KIND_OF[given]
        table.lose(self.opponent, kind)
        table.give(self.seat, kind)
        table.known = [*self._still_known(table, kind), (self.opponent, self.seat, kind)]
        return ()

    def _still_known(self, table: IslandTable, taken: int) -> list[tuple[int, int, int]]:
        """What others knew of this hand may be gone; whoever took the card knows whether it is."""
        gone = (self.seat, self.opponent, taken)
        kept = [fact for fact in table.known if fact[1] != self.opponent or fact[0] == self.seat]
        if gone in kept:
            kept.remove(gone)
        return kept


STEPS: Final[tuple[type[Value], ...]] = (DrawCard, TakeFromPile, FillHand, TakeAtRandom)
