"""Moths: whose moth flies nearest to the light? A game of hidden cards on one page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from emberisle.kit import (
    Ask,
    Chance,
    Do,
    Event,
    Luck,
    Move,
    Plug,
    Refusal,
    Ruleset,
    Steps,
    Table,
    Value,
    a_number,
    then,
)

CARDS: Final = range(1, 17)
HAND: Final = 3

# -- what lies on the table


@dataclass(eq=False)
class MothsTable(Table):
    hands: list[tuple[int, ...]]
    laid: list[int | None]
    """The moth that each seat has laid in this round."""
    points: list[int]
    gone: tuple[int, ...] = ()
    """All cards that were laid open, the lanterns too; the one that burns is the last."""
    lantern: int | None = None
    leader: int = 0

    def pile(self) -> list[int]:
        held = [card for hand in self.hands for card in hand]
        return [card for card in CARDS if card not in held and card not in self.gone]

    def next_seat(self) -> int:
        """The leader, or the next to the left of those who have laid."""
        return (self.leader + sum([moth is not None for moth in self.laid])) % len(self.hands)


@dataclass(frozen=True)
class MothsView:
    """What one seat sees: its own hand, how many cards the others hold, and all that lies open."""

    hand: tuple[int, ...]
    cards: tuple[int, ...]
    lantern: int | None
    laid: tuple[int | None, ...]
    points: tuple[int, ...]
    gone: tuple[int, ...]


# -- what a player can say


class Lay(Move):
    """Lay the {0}."""

    def __init__(self, moth: object) -> None:
        self.moth = a_number(self, "moth", moth)


# -- the rules, one sentence each


class DealMoth(Chance[MothsTable]):
    """Of sixteen cards everybody is dealt three, and keeps them hidden."""

    rule = "MOTH-1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def outcomes(self, table: MothsTable) -> list[tuple[object, float]]:
        pile = table.pile()
        return [(card, 1 / len(pile)) for card in pile]

    def tell(self, table: MothsTable, given: object) -> list[Event]:
        """Only its owner learns which card it is."""
        return [Event(self.rule, "dealt", (self.seat, given), only=self.seat)]

    def take(self, table: MothsTable, given: int) -> Steps[MothsTable]:
        table.hands[self.seat] = (*table.hands[self.seat], given)
        return ()


class BeginRound(Do[MothsTable]):
    """There are as many rounds as moths in a hand; then the most points win."""

    rule = "MOTH-2"

    def do(self, table: MothsTable) -> Steps[MothsTable]:
        if not any(table.hands):
            return ()
        turns = [LayMoth() for _ in table.hands]
        return then(LightLantern(), *turns, CatchLight(), BeginRound())


class LightLantern(Chance[MothsTable]):
    """A card from the pile is the lantern of the round, and lies open."""

    rule = "MOTH-3"

    def outcomes(self, table: MothsTable) -> list[tuple[object, float]]:
        pile = table.pile()
        return [(card, 1 / len(pile)) for card in pile]

    def tell(self, table: MothsTable, given: object) -> list[Event]:
        return [Event(self.rule, "lit", (given,))]

    def take(self, table: MothsTable, given: int) -> Steps[MothsTable]:
        table.lantern, table.gone = given, (*table.gone, given)
        return ()


class LayMoth(Ask[MothsTable]):
    """One after the other lays a moth open; the turn to begin goes round."""

    rule = "MOTH-4"

    def seat(self, table: MothsTable) -> int:
        return table.next_seat()

    def moves(self, table: MothsTable) -> tuple[Value, ...]:
        return tuple([Lay(moth) for moth in sorted(table.hands[self.seat(table)])])

    def tell(self, table: MothsTable, given: Lay) -> list[Event]:
        return [Event(self.rule, "laid", (self.seat(table), given.moth))]

    def take(self, table: MothsTable, given: Lay) -> Steps[MothsTable]:
        seat = self.seat(table)
        table.hands[seat] = tuple([moth for moth in table.hands[seat] if moth != given.moth])
        table.laid[seat], table.gone = given.moth, (*table.gone, given.moth)
        return ()

    def refuse(self, table: MothsTable, move: Value) -> Refusal:
        return Refusal(self.rule, "the {0} is not in your hand", move.parts())


class CatchLight(Do[MothsTable]):
    """The moth nearest to the lantern's number scores it, of two as near the higher."""

    rule = "MOTH-5"

    def best(self, table: MothsTable) -> int:
        light = table.lantern or 0
        away = [(abs(moth - light), -moth) for moth in table.laid if moth is not None]
        return away.index(min(away))

    def tell(self, table: MothsTable, given: object) -> list[Event]:
        return [Event(self.rule, "caught", (self.best(table), table.lantern))]

    def do(self, table: MothsTable) -> Steps[MothsTable]:
        table.points[self.best(table)] += table.lantern or 0
        table.laid = [None] * len(table.hands)
        table.leader = (table.leader + 1) % len(table.hands)
        return ()


# -- the game as the kernel sees it


class Moths(Ruleset[MothsTable]):
    id = "moths"
    title = "Moths"
    words = {
        "game.summary": "Three hidden moths each, and three lanterns: who flies nearest to the light?",
        "questions.LayMoth": "Which moth do you lay?",
        "events.dealt": "{0:seat} is dealt the {1}.",
        "events.lit": "The lantern shows {0}.",
        "events.laid": "{0:seat} lays the {1}.",
        "events.caught": "{0:seat} is nearest to the light and scores {1}.",
    }

    def vocabulary(self) -> tuple[type[Value], ...]:
        return (Lay, DealMoth, BeginRound, LightLantern, LayMoth, CatchLight)

    def setup(self, seats: int, house: Mapping[str, Any]) -> tuple[MothsTable, Steps[MothsTable]]:
        table = MothsTable(hands=[()] * seats, laid=[None] * seats, points=[0] * seats)
        deals = [DealMoth(seat) for _ in range(HAND) for seat in range(seats)]
        return table, then(*deals, BeginRound())

    def scores(self, table: MothsTable) -> list[int]:
        return table.points[:]

    def view(self, table: MothsTable, seat: int | None) -> MothsView:
        return MothsView(
            hand=() if seat is None else tuple(sorted(table.hands[seat])),
            cards=tuple([len(hand) for hand in table.hands]),
            lantern=table.lantern,
            laid=tuple(table.laid),
            points=tuple(table.points),
            gone=table.gone,
        )

    def deal_unseen(self, table: MothsTable, seat: int, luck: Luck) -> None:
        """Everybody else gets as many cards as before, from all that this seat has not seen."""
        unseen = [card for card in CARDS if card not in table.hands[seat] and card not in table.gone]
        for other, hand in enumerate(table.hands):
            if other != seat:
                table.hands[other] = tuple([unseen.pop(luck.below(len(unseen))) for _ in hand])


GAME = Plug(__name__, Moths())
