"""Pebbles: take what the die offers, if nobody's veto stands. A game that is all reaction windows.

PE-1  In each turn a die of three faces says how many pebbles are offered.
PE-2  The player takes them, or leaves them.
PE-3  Round the table, anybody with a veto left may spend it against that, or against the last veto.
PE-4  When all the others have passed, what was said last stands.
PE-5  After the last turn most pebbles win; equals share the win.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from emberisle.kernel.luck import Luck
from emberisle.kernel.ruleset import Option, Ruleset
from emberisle.kernel.steps import Ask, Chance, Do, Event, Refusal, Step, then
from emberisle.kernel.table import Table
from emberisle.kernel.values import Move, Value


@dataclass(eq=False)
class PebblesTable(Table):
    pebbles: list[int]
    vetoes: list[int]
    turn: int
    turns_left: int
    offers: tuple[int, ...]
    """Every offer so far, the present one last."""

    @property
    def seats(self) -> int:
        return len(self.pebbles)

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.seats


Steps = tuple[Step[PebblesTable], ...]


class Take(Move):
    """Take the pebbles on offer."""


class Leave(Move):
    """Leave them."""


class Veto(Move):
    """Spend a veto."""


class Pass(Move):
    """Say nothing."""


class PlayTurn(Do[PebblesTable]):
    """A turn: an offer, an answer, and perhaps vetoes."""

    rule = "PE-1"

    def do(self, table: PebblesTable) -> Steps:
        return then(RollOffer(), TakeOrLeave(), PassTurn(), PlayTurn()) if table.turns_left else ()


class RollOffer(Chance[PebblesTable]):
    """A die of three faces says how many pebbles are offered."""

    rule = "PE-1"

    def sample(self, table: PebblesTable, luck: Luck) -> object:
        return 1 + luck.below(3)

    def outcomes(self, table: PebblesTable) -> list[tuple[object, float]]:
        return [(1, 1 / 3), (2, 1 / 3), (3, 1 / 3)]

    def tell(self, table: PebblesTable, given: object) -> list[Event]:
        return [Event(self.rule, "offered", (table.turn, given))]

    def take(self, table: PebblesTable, given: int) -> Steps:
        table.offers = (*table.offers, given)
        return ()


class TakeOrLeave(Ask[PebblesTable]):
    """The player takes the pebbles, or leaves them."""

    rule = "PE-2"

    def seat(self, table: PebblesTable) -> int:
        return table.turn

    def moves(self, table: PebblesTable) -> tuple[Value, ...]:
        return (Take(), Leave())

    def tell(self, table: PebblesTable, given: object) -> list[Event]:
        return [Event(self.rule, "took" if isinstance(given, Take) else "left", (table.turn,))]

    def take(self, table: PebblesTable, given: Value) -> Steps:
        if isinstance(given, Leave):
            return ()
        gain = then(GainPebbles(table.turn, table.offers[-1]))
        return then(MayVeto(table.left_of(table.turn), table.turn, gain, ()))

    def refuse(self, table: PebblesTable, move: Value) -> Refusal:
        return Refusal(self.rule, "take the pebbles, or leave them")


class MayVeto(Ask[PebblesTable]):
    """One player after another may turn the matter round; when all the others pass, it stands."""

    rule = "PE-3"

    def __init__(self, asked: int, by: int, stands: Steps, falls: Steps) -> None:
        self.asked = asked
        self.by = by
        self.stands = stands
        self.falls = falls

    def seat(self, table: PebblesTable) -> int:
        return self.asked

    def moves(self, table: PebblesTable) -> tuple[Value, ...]:
        return (Pass(), Veto()) if table.vetoes[self.asked] else (Pass(),)

    def tell(self, table: PebblesTable, given: object) -> list[Event]:
        return [Event(self.rule, "vetoed", (self.asked, self.by))] if isinstance(given, Veto) else []

    def take(self, table: PebblesTable, given: Value) -> Steps:
        following = table.left_of(self.asked)
        if isinstance(given, Veto):
            table.vetoes[self.asked] -= 1
            return then(MayVeto(following, self.asked, stands=self.falls, falls=self.stands))
        if following == self.by:
            return self.stands
        return then(MayVeto(following, self.by, self.stands, self.falls))

    def refuse(self, table: PebblesTable, move: Value) -> Refusal:
        return Refusal(
            self.rule, "you have no veto left" if isinstance(move, Veto) else "pass, or spend a veto"
        )


class GainPebbles(Do[PebblesTable]):
    """What nobody could stop: the pebbles are taken."""

    rule = "PE-4"

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def tell(self, table: PebblesTable, given: object) -> list[Event]:
        return [Event(self.rule, "gained", (self.seat, self.count))]

    def do(self, table: PebblesTable) -> Steps:
        table.pebbles[self.seat] += self.count
        return ()


class PassTurn(Do[PebblesTable]):
    """The player on the left is next."""

    rule = "PE-5"

    def do(self, table: PebblesTable) -> Steps:
        table.turns_left -= 1
        table.turn = table.left_of(table.turn)
        return ()


@dataclass(frozen=True)
class PebblesView:
    """Everything lies open."""

    pebbles: tuple[int, ...]
    vetoes: tuple[int, ...]
    turn: int
    turns_left: int
    offers: tuple[int, ...]


SENTENCES: Final = {
    "offered": "{0} is offered {1}.",
    "took": "{0} wants them.",
    "left": "{0} leaves them.",
    "vetoed": "{0} vetoes player {1}.",
    "gained": "{0} gains {1}.",
}


class Pebbles(Ruleset[PebblesTable]):
    """Take what the die offers, if nobody's veto stands."""

    id = "pebbles"
    title = "Pebbles"
    fewest = 2
    most = 5

    def options(self) -> tuple[Option, ...]:
        return (Option("rounds", "PE-5", (2, 1, 5), "how many turns each player has"),)

    def vocabulary(self) -> tuple[type[Value], ...]:
        moves = (Take, Leave, Veto, Pass)
        return (*moves, PlayTurn, RollOffer, TakeOrLeave, MayVeto, GainPebbles, PassTurn)

    def setup(self, seats: int, house: Mapping[str, object]) -> tuple[PebblesTable, Steps]:
        rounds = house["rounds"]
        assert isinstance(rounds, int)
        return PebblesTable([0] * seats, [2] * seats, 0, rounds * seats, ()), then(PlayTurn())

    def scores(self, table: PebblesTable) -> list[int]:
        return table.pebbles[:]

    def winners(self, table: PebblesTable) -> list[int]:
        return [seat for seat, count in enumerate(table.pebbles) if count == max(table.pebbles)]

    def view(self, table: PebblesTable, seat: int | None) -> object:
        return PebblesView(
            tuple(table.pebbles), tuple(table.vetoes), table.turn, table.turns_left, table.offers
        )

    def deal_unseen(self, table: PebblesTable, seat: int, luck: Luck) -> None:
        """Nothing is hidden."""

    def sentence(self, event: Event, names: tuple[str, ...], language: str = "en") -> str:
        seat = event.facts[0]
        assert isinstance(seat, int)
        return SENTENCES[event.what].format(names[seat], *event.facts[1:])

    def label(self, move: Value, names: tuple[str, ...] = (), language: str = "en") -> str:
        return type(move).__name__

    def question(self, step: Step[PebblesTable], language: str = "en") -> str:
        return "Take the pebbles?" if isinstance(step, TakeOrLeave) else "Spend a veto?"


PEBBLES: Final = Pebbles()
