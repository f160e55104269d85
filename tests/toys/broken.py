"""Sparks, broken in one point at a time. The contract must notice each of these.

Those that have other turns, deals or tables are in ``broken_turns``, those about luck in ``broken_luck``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import astuple, replace
from typing import ClassVar, cast

from emberisle.kernel.luck import Luck
from emberisle.kernel.ruleset import Option, Ruleset
from emberisle.kernel.steps import DOES, Event, then
from emberisle.kernel.values import Value
from tests.toys.sparks import (
    PassTurn,
    Sparks,
    SparksTable,
    SparksView,
    Steps,
)

# -- what is seen


class ShowsHands(Sparks):
    """The view forgets to hide the cards of others."""

    def view(self, table: SparksTable, seat: int | None) -> object:
        return replace(seen(self, table, seat), hands=tuple(table.hands))


class ShowsNoFields(Sparks):
    """What is seen has no names."""

    def view(self, table: SparksTable, seat: int | None) -> object:
        return astuple(seen(self, table, seat))


class ShowsSpectators(Sparks):
    """A spectator may look over the first player's shoulder."""

    def view(self, table: SparksTable, seat: int | None) -> object:
        return seen(self, table, 0 if seat is None else seat)


class ScribblesForSpectators(Sparks):
    """Whoever only watches changes what lies on the table."""

    def view(self, table: SparksTable, seat: int | None) -> object:
        if seat is None:
            table.guards.reverse()
        return seen(self, table, seat)


class ScribblesWhileLooking(Sparks):
    """To look is to change: the view sorts the open cards where they lie."""

    def view(self, table: SparksTable, seat: int | None) -> object:
        table.guards.reverse()
        return seen(self, table, seat)


def seen(rules: Sparks, table: SparksTable, seat: int | None) -> SparksView:
    return cast(SparksView, Sparks.view(rules, table, seat))


# -- what is guessed


class DealsOwnCard(Sparks):
    """A guess deals the seat another card than the one it holds."""

    def deal_unseen(self, table: SparksTable, seat: int, luck: Luck) -> None:
        pile = table.pile()
        if pile:
            table.hands[seat] = pile[luck.below(len(pile))]


class GuessesTheTruth(Sparks):
    """A guess leaves everything as it is, and gives it away."""

    def deal_unseen(self, table: SparksTable, seat: int, luck: Luck) -> None:
        return None


# -- what is said in words


class ForgetsAWord(Sparks):
    """A step is missing in the vocabulary."""

    def vocabulary(self) -> tuple[type[Value], ...]:
        return tuple([kind for kind in Sparks.vocabulary(self) if kind is not PassTurn])


class LosesItsTongue(Sparks):
    """An event has no sentence."""

    def sentence(self, event: Event, names: tuple[str, ...], language: str = "en") -> str:
        return "" if event.what == "asked" else Sparks.sentence(self, event, names)


class ForgetsASentence(Sparks):
    """There are texts for some events, and for others there are none."""

    words: ClassVar[dict[str, str]] = {"events.dealt": "{0:seat} is dealt a card."}
    sentence = Ruleset.sentence


class CallsAllMovesAlike(Sparks):
    """Two buttons say the same."""

    def label(self, move: Value, names: tuple[str, ...] = (), language: str = "en") -> str:
        return type(move).__name__


# -- what it comes to


class NobodyWins(Sparks):
    """The game is over, and nobody has won."""

    def winners(self, table: SparksTable) -> list[int]:
        return []


class NamesWinnersTwice(Sparks):
    """Who has won has won, and has won."""

    def winners(self, table: SparksTable) -> list[int]:
        return Sparks.winners(self, table) * 2


class PourDrinks(PassTurn):
    """A rule that nobody has written down."""


class StumblesOverAnOption(Sparks):
    """With one value of one option, a match cannot be stored."""

    def options(self) -> tuple[Option, ...]:
        return (*Sparks.options(self), Option("drinks", "SP-5", (False, True), "drinks after the last turn"))

    def setup(self, seats: int, house: Mapping[str, object]) -> tuple[SparksTable, Steps]:
        table, steps = Sparks.setup(self, seats, house)
        return table, then(steps, PourDrinks()) if house["drinks"] else steps


class GuessesByTheTruth(Sparks):
    """A guess is made by shuffling the hidden cards, so that the truth shows through the luck."""

    def deal_unseen(self, table: SparksTable, seat: int, luck: Luck) -> None:
        hidden = [other for other, card in enumerate(table.seen_by(seat)) if card == 0 and table.hands[other]]
        pool = [table.hands[other] for other in hidden] + table.pile()
        for other in hidden:
            table.hands[other] = pool.pop(luck.below(len(pool)))


class PassAlong(PassTurn):
    def __init__(self, kind: int) -> None:
        self.kind = kind


class NamesAFieldKind(Sparks):
    """A step has a field that the kernel takes for its own; here it happens to do no harm."""

    def vocabulary(self) -> tuple[type[Value], ...]:
        return (*Sparks.vocabulary(self), PassAlong)

    def setup(self, seats: int, house: Mapping[str, object]) -> tuple[SparksTable, Steps]:
        table, steps = Sparks.setup(self, seats, house)
        return table, then(steps, PassAlong(DOES))
