"""Sparks with logs, luck and options that go wrong. The contract must notice each of these."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from emberisle.kernel.errors import BadOption
from emberisle.kernel.luck import Luck
from emberisle.kernel.parts import a_number
from emberisle.kernel.ruleset import Option
from emberisle.kernel.steps import Do, Event, Refusal, then
from emberisle.kernel.table import field_names
from emberisle.kernel.values import Move, Value
from tests.toys.broken_turns import OtherDeals, OtherTurns
from tests.toys.sparks import (
    CARDS,
    Choose,
    DealCard,
    Draw,
    Keep,
    Sparks,
    SparksTable,
    Steps,
)


def local_keep() -> type[Keep]:
    """A kind of move that no other process can find."""

    class KeepHere(Keep):
        """Keep the card."""

    return KeepHere


KeepHere = local_keep()


class ChooseHere(Choose):
    def moves(self, table: SparksTable) -> tuple[Value, ...]:
        return (KeepHere(), *Choose.moves(self, table)[1:])


class CannotBePickled(OtherTurns):
    """A move is made of a class that cannot be found by its name."""

    choose = ChooseHere

    def vocabulary(self) -> tuple[type[Value], ...]:
        return (*OtherTurns.vocabulary(self), KeepHere)


class DealByTheLast(DealCard):
    last: ClassVar[int] = 0

    def sample(self, table: SparksTable, luck: Luck) -> object:
        pile = table.pile()
        DealByTheLast.last = pile[(luck.below(len(pile)) + DealByTheLast.last) % len(pile)]
        return DealByTheLast.last


class ChooseByTheLast(Choose):
    def take(self, table: SparksTable, given: object) -> Steps:
        if isinstance(given, Draw):
            Choose.take(self, table, given)
            return (DealByTheLast(table.turn),)
        return Choose.take(self, table, given)


class RemembersTheLastDraw(OtherTurns):
    """What is drawn depends on the draw before, which is kept where no log can see it."""

    choose = ChooseByTheLast

    def options(self) -> tuple[Option, ...]:
        return ()

    def vocabulary(self) -> tuple[type[Value], ...]:
        return (*OtherTurns.vocabulary(self), DealByTheLast)

    def setup(self, seats: int, house: Mapping[str, object]) -> tuple[SparksTable, Steps]:
        DealByTheLast.last = 0
        table, steps = OtherTurns.setup(self, seats, {"guards": 2, "rounds": 3})
        deals = [DealByTheLast(step.seat) for step in steps if isinstance(step, DealCard)]
        return table, (steps[0], *deals)


class DealAsList(DealCard):
    def sample(self, table: SparksTable, luck: Luck) -> object:
        return [DealCard.sample(self, table, luck)]

    def outcomes(self, table: SparksTable) -> list[tuple[object, float]]:
        raise NotImplementedError

    def possible(self, table: SparksTable, outcome: object) -> bool:
        return isinstance(outcome, (list, tuple)) and len(outcome) == 1 and outcome[0] in table.pile()

    def tell(self, table: SparksTable, given: object) -> list[Event]:
        assert isinstance(given, (list, tuple))
        return DealCard.tell(self, table, given[0])

    def take(self, table: SparksTable, given: object) -> Steps:
        assert isinstance(given, (list, tuple))
        return DealCard.take(self, table, given[0])


class ChooseWithoutDrawing(Choose):
    def moves(self, table: SparksTable) -> tuple[Value, ...]:
        return tuple([move for move in Choose.moves(self, table) if not isinstance(move, Draw)])


class DealtOnce(OtherTurns):
    """Sparks without options, in which cards are dealt in another way and nobody draws a new one."""

    choose = ChooseWithoutDrawing
    deal: ClassVar[type[DealCard]] = DealCard

    def options(self) -> tuple[Option, ...]:
        return ()

    def vocabulary(self) -> tuple[type[Value], ...]:
        return (*OtherTurns.vocabulary(self), self.deal)

    def setup(self, seats: int, house: Mapping[str, object]) -> tuple[SparksTable, Steps]:
        table, steps = OtherTurns.setup(self, seats, {"guards": 2, "rounds": 3})
        return table, (steps[0], *[self.deal(seat) for seat in reversed(range(seats))])


class DrawsLists(DealtOnce):
    """What is drawn does not come back from the log as it was."""

    deal = DealAsList


class DealFromTheTop(DealCard):
    def sample(self, table: SparksTable, luck: Luck) -> object:
        return table.pile()[0]


class NeverShuffles(DealtOnce):
    """The cards always come in the same order."""

    deal = DealFromTheTop


class DealReadLoosely(DealCard):
    def heed(self, data: object, vocabulary: tuple[type[Value], ...]) -> object:
        return data if data in CARDS else 1


class ReadsCardsLoosely(OtherDeals):
    """A card that cannot be read is taken for the 1."""

    deal = DealReadLoosely


class ChooseReadHastily(Choose):
    def heed(self, data: object, vocabulary: tuple[type[Value], ...]) -> object:
        assert isinstance(data, dict)
        return Choose.heed(self, data, vocabulary)


class ReadsMovesHastily(OtherTurns):
    """A log that says something strange is not refused but breaks the game."""

    choose = ChooseReadHastily


class Bid(Move):
    """Bid so much."""

    def __init__(self, amount: object) -> None:
        self.amount = a_number(self, "amount", amount)

    def parts(self) -> tuple[object, ...]:
        return (self.amount,)


class ChooseOrBid(Choose):
    def moves(self, table: SparksTable) -> tuple[Value, ...]:
        return (*Choose.moves(self, table), Bid(100 + table.turns_left))

    def refuse(self, table: SparksTable, move: Value) -> Refusal:
        known = isinstance(move, Bid) and move.amount > 100
        return Refusal("", "no") if known else Choose.refuse(self, table, move)


class ForgetsWhyNot(OtherTurns):
    """A move that can be made in another turn is refused without a clause."""

    choose = ChooseOrBid

    def vocabulary(self) -> tuple[type[Value], ...]:
        return (*OtherTurns.vocabulary(self), Bid)

    def label(self, move: Value, names: tuple[str, ...] = (), language: str = "en") -> str:
        return OtherTurns.label(self, Keep() if isinstance(move, Bid) else move) + str(move.parts())


class QuarrelsOverOptions(Sparks):
    """Two options do not go together."""

    def setup(self, seats: int, house: Mapping[str, object]) -> tuple[SparksTable, Steps]:
        if house["rounds"] != 3 and house["guards"] != 2:
            raise BadOption("what then?")
        return Sparks.setup(self, seats, house)


class OffersNoChoice(Sparks):
    """An option has one value."""

    def options(self) -> tuple[Option, ...]:
        return (*Sparks.options(self), Option("drinks", "SP-5", (False,), "drinks after the last turn"))


@dataclass(eq=False)
class SpoiledTable(SparksTable):
    spoiled: bool = False
    """Nobody can see it."""


class SpoilsGuesses(Sparks):
    """In a guess nobody wins."""

    def setup(self, seats: int, house: Mapping[str, object]) -> tuple[SparksTable, Steps]:
        table, steps = Sparks.setup(self, seats, house)
        return SpoiledTable(**{name: getattr(table, name) for name in field_names(table)}), steps

    def deal_unseen(self, table: SparksTable, seat: int, luck: Luck) -> None:
        Sparks.deal_unseen(self, table, seat, luck)
        assert isinstance(table, SpoiledTable)
        table.spoiled = not table.shown

    def winners(self, table: SparksTable) -> list[int]:
        assert isinstance(table, SpoiledTable)
        return [] if table.spoiled else Sparks.winners(self, table)


# -- clauses


class GoHome(Do[SparksTable]):
    """What is done when all is over."""

    def do(self, table: SparksTable) -> Steps:
        return ()


class NamesNoClause(Sparks):
    """A step belongs to no clause."""

    def vocabulary(self) -> tuple[type[Value], ...]:
        return (*Sparks.vocabulary(self), GoHome)

    def setup(self, seats: int, house: Mapping[str, object]) -> tuple[SparksTable, Steps]:
        table, steps = Sparks.setup(self, seats, house)
        return table, then(steps, GoHome())


class ChangesNoClause(Sparks):
    """An option belongs to a clause that does not exist."""

    def options(self) -> tuple[Option, ...]:
        return (*Sparks.options(self), Option("drinks", "SP-99", (False, True), "drinks after the last turn"))


class DealByNoClause(DealCard):
    def tell(self, table: SparksTable, given: object) -> list[Event]:
        return [Event("SP-99", event.what, event.facts, event.only) for event in super().tell(table, given)]


class TellsOfNoClause(OtherDeals):
    """An event names a clause that does not exist."""

    deal = DealByNoClause


class HasNoTitle(Sparks):
    """Nobody knows what it is called."""

    title = " "
