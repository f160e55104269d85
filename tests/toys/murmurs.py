"""Murmurs: claim what the die gives, if nobody holds a nay. A game whose windows have something to hide.

MU-1  Everybody is dealt two cards and keeps them hidden; each of them may be a nay.
MU-2  In turn one claims, or rests.
MU-3  Then all the others who have cards left may say nay, one after the other; so they may to a nay.
MU-4  When all have let it pass, what was said last stands: a claim that stands gains what a die shows.
MU-5  After the last turn most points win; equals share the win.
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

HAND: Final = 2


@dataclass(eq=False)
class MurmursTable(Table):
    points: list[int]
    cards: list[int]
    """How many cards each seat holds: everybody can see that."""
    nays: list[int]
    """How many of them are nays: only their owner knows."""
    turns: int
    """How many turns have begun."""
    turns_left: int

    @property
    def mover(self) -> int:
        return (self.turns - 1) % len(self.cards)

    def round_from(self, speaker: int) -> list[int]:
        """All but the speaker who have cards, clockwise."""
        seats = len(self.cards)
        others = [(speaker + n) % seats for n in range(1, seats)]
        return [seat for seat in others if self.cards[seat]]


Steps = tuple[Step[MurmursTable], ...]


class Claim(Move):
    """Claim."""


class Rest(Move):
    """Rest."""


class Nay(Move):
    """Play a nay."""


class Pass(Move):
    """Say nothing."""


class DealHand(Chance[MurmursTable]):
    """Two cards are dealt; only their owner sees how many of them are nays."""

    rule = "MU-1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def sample(self, table: MurmursTable, luck: Luck) -> object:
        return luck.below(HAND + 1)

    def outcomes(self, table: MurmursTable) -> list[tuple[object, float]]:
        return [(nays, 1 / (HAND + 1)) for nays in range(HAND + 1)]

    def tell(self, table: MurmursTable, given: object) -> list[Event]:
        return [Event(self.rule, "received", (self.seat, given), only=self.seat)]

    def take(self, table: MurmursTable, given: int) -> Steps:
        table.cards[self.seat], table.nays[self.seat] = HAND, given
        return ()


class TakeTurn(Do[MurmursTable]):
    """Players take turns until the last."""

    rule = "MU-2"

    def do(self, table: MurmursTable) -> Steps:
        if not table.turns_left:
            return ()
        table.turns += 1
        table.turns_left -= 1
        return then(ClaimOrRest(), TakeTurn())


class ClaimOrRest(Ask[MurmursTable]):
    """The player claims, or rests."""

    rule = "MU-2"

    def seat(self, table: MurmursTable) -> int:
        return table.mover

    def moves(self, table: MurmursTable) -> tuple[Value, ...]:
        return (Claim(), Rest())

    def tell(self, table: MurmursTable, given: object) -> list[Event]:
        return [Event(self.rule, "claimed" if isinstance(given, Claim) else "rested", (table.mover,))]

    def take(self, table: MurmursTable, given: Value) -> Steps:
        return window(table, table.mover, then(RollGain()), ()) if isinstance(given, Claim) else ()

    def refuse(self, table: MurmursTable, move: Value) -> Refusal:
        return Refusal(self.rule, "claim, or rest")


def window(table: MurmursTable, speaker: int, stands: Steps, falls: Steps) -> Steps:
    """All the others are asked."""
    asked = table.round_from(speaker)
    return then(MayNay(tuple(asked), stands, falls)) if asked else stands


class MayNay(Ask[MurmursTable]):
    """One after the other may say nay; when all pass, the matter stands."""

    rule = "MU-3"

    def __init__(self, asked: tuple[int, ...], stands: Steps, falls: Steps) -> None:
        self.asked = asked
        self.stands = stands
        self.falls = falls

    def seat(self, table: MurmursTable) -> int:
        return self.asked[0]

    def moves(self, table: MurmursTable) -> tuple[Value, ...]:
        return (Pass(), Nay()) if table.nays[self.asked[0]] else (Pass(),)

    def let_pass(self, table: MurmursTable) -> Value | None:
        return Pass()

    def tell(self, table: MurmursTable, given: object) -> list[Event]:
        return [Event(self.rule, "denied", (self.asked[0],))] if isinstance(given, Nay) else []

    def take(self, table: MurmursTable, given: Value) -> Steps:
        speaker, *others = self.asked
        if isinstance(given, Nay):
            table.cards[speaker] -= 1
            table.nays[speaker] -= 1
            return window(table, speaker, self.falls, self.stands)
        return then(MayNay(tuple(others), self.stands, self.falls)) if others else self.stands

    def refuse(self, table: MurmursTable, move: Value) -> Refusal:
        return Refusal(self.rule, "you have no nay" if isinstance(move, Nay) else "pass, or say nay")


class RollGain(Chance[MurmursTable]):
    """What was claimed, and stands, is gained."""

    rule = "MU-4"

    def sample(self, table: MurmursTable, luck: Luck) -> object:
        return 1 + luck.below(3)

    def outcomes(self, table: MurmursTable) -> list[tuple[object, float]]:
        return [(1, 1 / 3), (2, 1 / 3), (3, 1 / 3)]

    def tell(self, table: MurmursTable, given: object) -> list[Event]:
        return [Event(self.rule, "gained", (table.mover, given))]

    def take(self, table: MurmursTable, given: int) -> Steps:
        table.points[table.mover] += given
        return ()


@dataclass(frozen=True)
class MurmursView:
    """All but the cards of others."""

    points: tuple[int, ...]
    cards: tuple[int, ...]
    nays: int
    """One's own."""
    turns: int


SENTENCES: Final = {
    "received": "{0} has {1} nays.",
    "claimed": "{0} claims.",
    "rested": "{0} rests.",
    "denied": "{0} says nay.",
    "gained": "{0} gains {1}.",
}


class Murmurs(Ruleset[MurmursTable]):
    """Claim what the die gives, if nobody holds a nay."""

    id = "murmurs"
    title = "Murmurs"
    fewest = 2
    most = 5
    reactions = True

    def options(self) -> tuple[Option, ...]:
        return (Option("rounds", "MU-2", (3, 1), "how many turns each player has"),)

    def vocabulary(self) -> tuple[type[Value], ...]:
        return (Claim, Rest, Nay, Pass, DealHand, TakeTurn, ClaimOrRest, MayNay, RollGain)

    def setup(self, seats: int, house: Mapping[str, object]) -> tuple[MurmursTable, Steps]:
        rounds = house["rounds"]
        assert isinstance(rounds, int)
        table = MurmursTable([0] * seats, [0] * seats, [0] * seats, 0, rounds * seats)
        return table, then(*[DealHand(seat) for seat in range(seats)], TakeTurn())

    def scores(self, table: MurmursTable) -> list[int]:
        return table.points[:]

    def winners(self, table: MurmursTable) -> list[int]:
        return [seat for seat, count in enumerate(table.points) if count == max(table.points)]

    def turn(self, table: MurmursTable) -> int:
        return table.turns

    def view(self, table: MurmursTable, seat: int | None) -> object:
        own = 0 if seat is None else table.nays[seat]
        return MurmursView(tuple(table.points), tuple(table.cards), own, table.turns)

    def deal_unseen(self, table: MurmursTable, seat: int, luck: Luck) -> None:
        for other, cards in enumerate(table.cards):
            if other != seat:
                table.nays[other] = luck.below(cards + 1)

    def sentence(self, event: Event, names: tuple[str, ...], language: str = "en") -> str:
        seat = event.facts[0]
        assert isinstance(seat, int)
        return SENTENCES[event.what].format(names[seat], *event.facts[1:])

    def label(self, move: Value, names: tuple[str, ...] = (), language: str = "en") -> str:
        return type(move).__name__

    def question(self, step: Step[MurmursTable], language: str = "en") -> str:
        return "Claim?" if isinstance(step, ClaimOrRest) else "Say nay?"


MURMURS: Final = Murmurs()
