"""Sparks, broken in its turns, its deals or its table. The contract must notice each of these."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import count
from typing import ClassVar, Final, cast

from emberisle.kernel.errors import IllegalMove
from emberisle.kernel.luck import Luck
from emberisle.kernel.steps import Event, Refusal, Step, then
from emberisle.kernel.table import field_names
from emberisle.kernel.values import Move, Value
from tests.toys.sparks import (
    CARDS,
    Choose,
    DealCard,
    Draw,
    Keep,
    MayGuard,
    PassTurn,
    PlayTurn,
    ShowCards,
    Sparks,
    SparksTable,
    Steps,
    Swap,
    SwapCards,
)

# -- turns that go wrong: the question of the turn is another one


class TurnWith(PlayTurn):
    """A turn with its own question."""

    def __init__(self, question: Choose) -> None:
        self.question = question

    def parts(self) -> tuple[object, ...]:
        return (self.question,)

    def do(self, table: SparksTable) -> Steps:
        return then(self.question, PassTurn(), self) if table.turns_left else then(ShowCards())


class OtherTurns(Sparks):
    """Sparks with another question asked in every turn."""

    choose: ClassVar[type[Choose]] = Choose

    def vocabulary(self) -> tuple[type[Value], ...]:
        return (*Sparks.vocabulary(self), TurnWith, self.choose)

    def setup(self, seats: int, house: Mapping[str, object]) -> tuple[SparksTable, Steps]:
        table, steps = Sparks.setup(self, seats, house)
        deals = [step for step in reversed(steps) if isinstance(step, DealCard)]
        return table, then(*deals, TurnWith(self.choose()))

    def question(self, step: Step[SparksTable], language: str = "en") -> str:
        return "What now?"


class ChooseAndRegret(Choose):
    def moves(self, table: SparksTable) -> tuple[Value, ...]:
        return (*Choose.moves(self, table), Swap(table.turn))

    def take(self, table: SparksTable, given: object) -> Steps:
        if given == Swap(table.turn):
            raise IllegalMove(Refusal(self.rule, "themselves"), "nobody swaps with themselves")
        return Choose.take(self, table, given)


class TakesBackItsWord(OtherTurns):
    """A listed move is refused when it is played."""

    choose = ChooseAndRegret


class ChooseOrBeStuck(Choose):
    def moves(self, table: SparksTable) -> tuple[Value, ...]:
        return Choose.moves(self, table) if table.turns_left > 1 else ()


class RunsOutOfMoves(OtherTurns):
    """Somebody is asked, and nothing is legal."""

    choose = ChooseOrBeStuck


class ChooseFromAList(Choose):
    def moves(self, table: SparksTable) -> tuple[Value, ...]:
        return cast(tuple[Value, ...], list(Choose.moves(self, table)))


class ListsMovesLoosely(OtherTurns):
    """The legal moves are a list, which anybody could change."""

    choose = ChooseFromAList


class ChooseByPeeking(Choose):
    def moves(self, table: SparksTable) -> tuple[Value, ...]:
        own = table.hands[table.turn]
        better = [Swap(other) for other, card in enumerate(table.hands) if card > own]
        return (Keep(), *better)


class SeesThroughCards(OtherTurns):
    """One may ask only for better cards, and so learns which are better."""

    choose = ChooseByPeeking


class ChooseForever(Choose):
    def take(self, table: SparksTable, given: object) -> Steps:
        table.turns_left += 1
        return () if isinstance(given, Draw) else Choose.take(self, table, given)


class NeverEnds(OtherTurns):
    """Every turn is followed by one more."""

    choose = ChooseForever


OWN_DIE: Final = count()
"""A die of the rule's own: no two throws are alike, and no log knows them."""


class ChooseAndThrow(Choose):
    def take(self, table: SparksTable, given: object) -> Steps:
        table.discards.append(100 + next(OWN_DIE))
        return Choose.take(self, table, given)


class ThrowsItsOwnDice(OtherTurns):
    """A rule makes its own chance."""

    choose = ChooseAndThrow


class ChooseOrElse(Choose):
    def refuse(self, table: SparksTable, move: Value) -> Refusal:
        if isinstance(move, Move):
            return Choose.refuse(self, table, move)
        return Refusal("", "no", instead=self.moves(table))


class RefusesWithoutAClause(OtherTurns):
    """What is no move at all is refused: no, because no."""

    choose = ChooseOrElse


class ChooseOrGuess(Choose):
    def refuse(self, table: SparksTable, move: Value) -> Refusal:
        return Refusal(self.rule, "perhaps the other one", instead=(move,))


class ProposesWhatItRefuses(OtherTurns):
    """What is proposed instead is just as illegal."""

    choose = ChooseOrGuess


class SwapList(Swap):
    def parts(self) -> tuple[object, ...]:
        return ([self.other],)


class ChooseFromLists(Choose):
    def moves(self, table: SparksTable) -> tuple[Value, ...]:
        swaps = [SwapList(other) for other in range(len(table.hands)) if other != table.turn]
        return (Keep(), *swaps)


class WritesWhatItCannotRead(OtherTurns):
    """A move does not come back from its notation."""

    choose = ChooseFromLists

    def vocabulary(self) -> tuple[type[Value], ...]:
        return (*OtherTurns.vocabulary(self), SwapList)


class ChooseWhomToAsk(Choose):
    def take(self, table: SparksTable, given: object) -> Steps:
        if isinstance(given, Swap) and table.hands[given.other] <= 6:
            swap = then(SwapCards(table.turn, given.other))
            return then(MayGuard(table.turn, given.other, swap, ()))
        return Choose.take(self, table, given)


class AsksOnlyWhoCares(OtherTurns):
    """Who holds a bad card is not asked for a guard: who is asked tells what they hold."""

    choose = ChooseWhomToAsk


class SwapAloud(SwapCards):
    def tell(self, table: SparksTable, given: object) -> list[Event]:
        return [Event(event.rule, event.what, event.facts) for event in SwapCards.tell(self, table, given)]


class ChooseAloud(Choose):
    def take(self, table: SparksTable, given: object) -> Steps:
        if isinstance(given, Swap):
            return then(SwapAloud(table.turn, given.other))
        return Choose.take(self, table, given)


class SwapsAloud(OtherTurns):
    """Everybody is told which cards were swapped, and none of them is thought to know."""

    choose = ChooseAloud

    def vocabulary(self) -> tuple[type[Value], ...]:
        return (*OtherTurns.vocabulary(self), SwapAloud)


# -- deals that go wrong


class OtherDeals(Sparks):
    """Sparks with another way to deal the first cards."""

    deal: ClassVar[type[DealCard]] = DealCard

    def vocabulary(self) -> tuple[type[Value], ...]:
        return (*Sparks.vocabulary(self), self.deal)

    def setup(self, seats: int, house: Mapping[str, object]) -> tuple[SparksTable, Steps]:
        table, _ = Sparks.setup(self, seats, house)
        return table, then(*[self.deal(seat) for seat in range(seats)], PlayTurn())


class DealAloud(DealCard):
    def tell(self, table: SparksTable, given: object) -> list[Event]:
        return [Event(self.rule, "received", (self.seat, given))]


class DealsAloud(OtherDeals):
    """Everybody is told which card was dealt."""

    deal = DealAloud


class DealFromTheSleeve(DealCard):
    def sample(self, table: SparksTable, luck: Luck) -> object:
        return 13 + self.seat


class DealsFromTheSleeve(OtherDeals):
    """Cards are drawn that are not in the pile."""

    deal = DealFromTheSleeve


class DealByLooseOdds(DealCard):
    def outcomes(self, table: SparksTable) -> list[tuple[object, float]]:
        return [(card, 1 / len(CARDS)) for card in table.pile()]


class MiscountsOdds(OtherDeals):
    """The odds do not add up once a card is gone."""

    deal = DealByLooseOdds


# -- a table that goes wrong


@dataclass(eq=False)
class NestedTable(SparksTable):
    tally: list[list[int]]
    """How often each seat chose: a list in a list, which a copy shares."""


class ChooseAndCount(Choose):
    def take(self, table: SparksTable, given: object) -> Steps:
        assert isinstance(table, NestedTable)
        table.tally[0][table.turn] += 1
        return Choose.take(self, table, given)


class NestsLists(OtherTurns):
    """What lies on the table is not flat."""

    choose = ChooseAndCount

    def setup(self, seats: int, house: Mapping[str, object]) -> tuple[SparksTable, Steps]:
        table, steps = OtherTurns.setup(self, seats, house)
        flat = {name: getattr(table, name) for name in field_names(table)}
        return NestedTable(**flat, tally=[[0] * seats]), steps


@dataclass(eq=False)
class RememberingTable(SparksTable):
    memory: list[tuple[int, int, int]]
    """Who saw whose card, and which: beside the cards, so that a guess has to deal it along."""


class SwapAndRemember(SwapCards):
    def do(self, table: SparksTable) -> Steps:
        steps = SwapCards.do(self, table)
        assert isinstance(table, RememberingTable)
        seats = range(len(table.hands))
        table.memory = [
            (seat, n, card) for seat in seats for n, card in enumerate(table.seen_by(seat)) if card
        ]
        return steps


class ChooseAndRemember(Choose):
    def take(self, table: SparksTable, given: object) -> Steps:
        if isinstance(given, Swap):
            return then(SwapAndRemember(table.turn, given.other))
        return Choose.take(self, table, given)


class RemembersOldCards(OtherTurns):
    """In a guess the others still remember the cards that lay there in truth."""

    choose = ChooseAndRemember

    def vocabulary(self) -> tuple[type[Value], ...]:
        return (*OtherTurns.vocabulary(self), SwapAndRemember)

    def setup(self, seats: int, house: Mapping[str, object]) -> tuple[SparksTable, Steps]:
        table, steps = OtherTurns.setup(self, seats, house)
        flat = {name: getattr(table, name) for name in field_names(table)}
        return RememberingTable(**flat, memory=[]), steps

    def deal_unseen(self, table: SparksTable, seat: int, luck: Luck) -> None:
        assert isinstance(table, RememberingTable)
        OtherTurns.deal_unseen(self, table, seat, luck)
        for knower, holder, card in table.memory:
            if knower == seat != holder and table.knows[seat][holder] and not table.shown:
                table.hands[holder] = card
