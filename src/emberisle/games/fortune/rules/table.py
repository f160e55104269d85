"""What lies on the table in Fortune."""

from __future__ import annotations

from dataclasses import dataclass

from emberisle.games.fortune.rules.cards import CARDS, DECKS, Card
from emberisle.games.fortune.rules.dice import ALL, SKULLS, count, only, size
from emberisle.games.fortune.rules.house import House
from emberisle.kernel.native import i64
from emberisle.kernel.steps import Step
from emberisle.kernel.table import Table


@dataclass(eq=False)
class FortuneTable(Table):
    """The score page, the pile, and the turn being played."""

    house: House
    totals: list[int]
    turn: i64
    """The seat whose turn it is."""
    card: Card
    """The card turned over, or last turned over."""
    dice: i64
    """The dice lying free that show no skull."""
    chest: i64
    """The dice placed on the Treasure Chest."""
    skulls: i64
    """The dice set aside because they show a skull."""
    rolls: i64
    """How many rolls this turn has had."""
    spell: bool
    """Whether the Sorceress can still cast hers."""
    unseen: list[int]
    """How many of each of CARDS have never been turned over."""
    used: list[Card]
    """The bottom of the pile, in the order in which it will come up again."""
    finisher: i64
    """Who crossed the finish line and began the final round, or -1."""
    last_turns: i64
    """How many turns of the final round are still to come."""
    resumed: bool
    """Whether a final round has already left nobody beyond the line."""
    winners: list[int]
    """Who has won, once the game is over."""

    @property
    def seats(self) -> i64:
        return len(self.totals)

    @property
    def shown(self) -> i64:
        """All dice that show no skull, in the chest or out of it."""
        return self.dice + self.chest

    @property
    def in_hand(self) -> i64:
        """The dice about to be rolled: all that lie nowhere."""
        return ALL - size(self.dice + self.chest) - self.skulls

    @property
    def all_skulls(self) -> i64:
        """The skulls that count: on the dice and on the card [FO-16.2]."""
        return self.skulls + self.card.skulls()

    @property
    def unseen_left(self) -> i64:
        """How many cards of the pile nobody has seen."""
        left: i64 = 0
        for cards in self.unseen:
            left = left + cards
        return left

    def opponents(self) -> list[int]:
        return [seat for seat in range(len(self.totals)) if seat != self.turn]

    def after_credit(self, seat: i64, points: i64) -> i64:
        """What a player's total will be with these points, won or lost [FO-5.6]."""
        total: i64 = self.totals[seat] + points
        return total if self.house.debts or total > 0 else 0

    def credit(self, seat: i64, points: i64) -> None:
        """Write points on the score page."""
        self.totals[seat] = self.after_credit(seat, points)

    def revive(self) -> None:
        """Take up one skull by the Sorceress's spell."""
        self.skulls = self.skulls - 1
        self.spell = False

    def lay_down(self, rolled: i64) -> None:
        """Lay down what was rolled, skulls aside."""
        self.skulls = self.skulls + count(rolled, SKULLS)
        self.dice = self.dice + rolled - only(rolled, SKULLS)
        self.rolls = self.rolls + 1

    def beyond(self, total: i64) -> bool:
        """Whether a player with this total is across the finish line [FO-7.2]."""
        line = self.house.finish_line
        return total > line or (total == line and self.house.crossing == "reach")

    def pass_left(self) -> None:
        """The player on the left is next; who began the final round has no turn in it."""
        seat = (self.turn + 1) % self.seats
        self.turn = seat if seat != self.finisher else (seat + 1) % self.seats

    @property
    def best(self) -> int:
        """The most points that anybody has."""
        best = self.totals[0]
        for total in self.totals:
            if total > best:
                best = total
        return best

    def leaders(self) -> list[int]:
        """Who has the most points [FO-1.4]."""
        best = self.best
        return [seat for seat in range(len(self.totals)) if self.totals[seat] == best]


def fresh_table(seats: int, house: House) -> FortuneTable:
    """An empty score page, an unseen pile, and the first seat to begin [FO-2.3]."""
    return FortuneTable(
        house=house,
        totals=[0] * seats,
        turn=0,
        card=CARDS[0],
        dice=0,
        chest=0,
        skulls=0,
        rolls=0,
        spell=False,
        unseen=DECKS[house.deck][:],
        used=[],
        finisher=-1,
        last_turns=0,
        resumed=False,
        winners=[],
    )


Steps = tuple[Step[FortuneTable], ...]
