"""Sparks: one hidden card each, and guards against whoever wants it. A whole game on one page.

SP-1  Twelve cards, 1 to 12. Everybody is dealt one and keeps it hidden.
SP-2  In turn, one keeps the card, lays it open and draws another, or asks somebody to swap.
SP-3  Who is asked to swap may spend a guard against it; the other may spend one against that, and so on.
SP-4  The two who swap have both seen both cards.
SP-5  After the last turn all cards are shown, and the highest wins.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from emberisle.kernel.luck import Luck
from emberisle.kernel.parts import a_number
from emberisle.kernel.ruleset import Option, Ruleset
from emberisle.kernel.steps import Ask, Chance, Do, Event, Refusal, Step, then
from emberisle.kernel.table import Table
from emberisle.kernel.values import Move, Value

CARDS: Final = range(1, 13)
NO_CARD: Final = 0

# -- what lies on the table


@dataclass(eq=False)
class SparksTable(Table):
    hands: list[int]
    """The card of each seat."""
    knows: list[tuple[bool, ...]]
    """For each seat, whose card it has seen."""
    guards: list[int]
    discards: list[int]
    turn: int
    turns_left: int
    shown: bool

    def pile(self) -> list[int]:
        return [card for card in CARDS if card not in self.hands and card not in self.discards]

    def seen_by(self, seat: int | None) -> tuple[int, ...]:
        """The cards as this seat, or a spectator, knows them."""
        known = [self.shown] * len(self.hands) if seat is None else self.knows[seat]
        return tuple([card if seen else NO_CARD for card, seen in zip(self.hands, known, strict=True)])


Steps = tuple[Step[SparksTable], ...]

# -- what a player can say


class Keep(Move):
    """Keep the card."""


class Draw(Move):
    """Lay the card open and draw another."""


class Swap(Move):
    """Ask this seat to swap."""

    def __init__(self, other: object) -> None:
        self.other = a_number(self, "other", other)


class Guard(Move):
    """Spend a guard."""


class Allow(Move):
    """Let it happen."""


# -- the rules


class PlayTurn(Do[SparksTable]):
    """Players take turns until the last, then the cards are shown."""

    rule = "SP-2"

    def do(self, table: SparksTable) -> Steps:
        return then(Choose(), PassTurn(), PlayTurn()) if table.turns_left else then(ShowCards())


class DealCard(Chance[SparksTable]):
    """A card is dealt; only its player sees it."""

    rule = "SP-1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def sample(self, table: SparksTable, luck: Luck) -> object:
        pile = table.pile()
        return pile[luck.below(len(pile))]

    def outcomes(self, table: SparksTable) -> list[tuple[object, float]]:
        pile = table.pile()
        return [(card, 1 / len(pile)) for card in pile]

    def tell(self, table: SparksTable, given: object) -> list[Event]:
        return [
            Event(self.rule, "dealt", (self.seat,)),
            Event(self.rule, "received", (self.seat, given), only=self.seat),
        ]

    def take(self, table: SparksTable, given: int) -> Steps:
        table.hands[self.seat] = given
        for seat, known in enumerate(table.knows):
            table.knows[seat] = tuple(
                [seat == self.seat if n == self.seat else seen for n, seen in enumerate(known)]
            )
        return ()


class Choose(Ask[SparksTable]):
    """The player keeps the card, draws another, or asks somebody to swap."""

    rule = "SP-2"

    def seat(self, table: SparksTable) -> int:
        return table.turn

    def moves(self, table: SparksTable) -> tuple[Value, ...]:
        swaps = [Swap(other) for other in range(len(table.hands)) if other != table.turn]
        return (Keep(), Draw(), *swaps) if table.pile() else (Keep(), *swaps)

    def tell(self, table: SparksTable, given: object) -> list[Event]:
        if isinstance(given, Swap):
            return [Event(self.rule, "asked", (table.turn, given.other))]
        if isinstance(given, Draw):
            return [Event(self.rule, "laid_open", (table.turn, table.hands[table.turn]))]
        return [Event(self.rule, "kept", (table.turn,))]

    def take(self, table: SparksTable, given: object) -> Steps:
        if isinstance(given, Swap):
            return window(table, given.other, table.turn, then(SwapCards(table.turn, given.other)), ())
        if isinstance(given, Draw):
            table.discards.append(table.hands[table.turn])
            table.hands[table.turn] = NO_CARD
            return then(DealCard(table.turn))
        return ()

    def refuse(self, table: SparksTable, move: Value) -> Refusal:
        if isinstance(move, Swap):
            return Refusal(self.rule, "there is no other player {0} to swap with", (repr(move.other),))
        if isinstance(move, Draw):
            return Refusal("SP-1", "the pile is empty")
        return Refusal(self.rule, "say what becomes of your card")


class MayGuard(Ask[SparksTable]):
    """A guard turns the matter round, and then the other may spend one; without it the matter stands."""

    rule = "SP-3"

    def __init__(self, by: int, against: int, stands: Steps, falls: Steps) -> None:
        self.by = by
        self.against = against
        self.stands = stands
        self.falls = falls

    def seat(self, table: SparksTable) -> int:
        return self.by

    def moves(self, table: SparksTable) -> tuple[Value, ...]:
        return (Allow(), Guard())

    def tell(self, table: SparksTable, given: object) -> list[Event]:
        what = "guarded" if isinstance(given, Guard) else "allowed"
        return [Event(self.rule, what, (self.by, self.against))]

    def take(self, table: SparksTable, given: object) -> Steps:
        if isinstance(given, Allow):
            return self.stands
        table.guards[self.by] -= 1
        return window(table, self.against, self.by, self.falls, self.stands)

    def refuse(self, table: SparksTable, move: Value) -> Refusal:
        return Refusal(self.rule, "allow it, or spend a guard")


def window(table: SparksTable, by: int, against: int, stands: Steps, falls: Steps) -> Steps:
    """Everybody can see who has guards left, so only they are asked."""
    return then(MayGuard(by, against, stands, falls)) if table.guards[by] else stands


class SwapCards(Do[SparksTable]):
    """Two players swap, and have seen both cards; what the others knew of the two goes with the cards."""

    rule = "SP-4"

    def __init__(self, one: int, other: int) -> None:
        self.one = one
        self.other = other

    def tell(self, table: SparksTable, given: object) -> list[Event]:
        one, other = self.one, self.other
        return [
            Event(self.rule, "swapped", (one, other)),
            Event(self.rule, "received", (one, table.hands[other]), only=one),
            Event(self.rule, "received", (other, table.hands[one]), only=other),
        ]

    def do(self, table: SparksTable) -> Steps:
        one, other = self.one, self.other
        table.hands[one], table.hands[other] = table.hands[other], table.hands[one]
        for seat, known in enumerate(table.knows):
            both = seat in (one, other)
            seen = list(known)
            seen[one], seen[other] = both or known[other], both or known[one]
            table.knows[seat] = tuple(seen)
        return ()


class PassTurn(Do[SparksTable]):
    """The next player has a turn."""

    rule = "SP-2"

    def do(self, table: SparksTable) -> Steps:
        table.turns_left -= 1
        table.turn = (table.turn + 1) % len(table.hands)
        return ()


class ShowCards(Do[SparksTable]):
    """All cards are shown."""

    rule = "SP-5"

    def tell(self, table: SparksTable, given: object) -> list[Event]:
        return [Event(self.rule, "shown", (seat, card)) for seat, card in enumerate(table.hands)]

    def do(self, table: SparksTable) -> Steps:
        table.shown = True
        table.knows = [(True,) * len(table.hands)] * len(table.hands)
        return ()


# -- the game as the kernel sees it


@dataclass(frozen=True)
class SparksView:
    """What one seat sees: its own card, those it has seen, and all that lies open."""

    hands: tuple[int, ...]
    guards: tuple[int, ...]
    discards: tuple[int, ...]
    turn: int
    turns_left: int


QUESTIONS: Final = {
    "Choose": "Keep your card, draw another, or ask for a swap?",
    "MayGuard": "Spend a guard?",
}

SENTENCES: Final = {
    "dealt": "{0} is dealt a card.",
    "received": "{0} now has the {1}.",
    "kept": "{0} keeps the card.",
    "laid_open": "{0} lays the {1} open and draws another card.",
    "asked": "{0} asks player {1} to swap.",
    "guarded": "{0} spends a guard against player {1}.",
    "allowed": "{0} lets player {1} have it so.",
    "swapped": "{0} and player {1} swap cards.",
    "shown": "{0} shows the {1}.",
}


class Sparks(Ruleset[SparksTable]):
    """One hidden card each, and guards against whoever wants it."""

    id = "sparks"
    title = "Sparks"
    fewest = 2
    most = 4

    def options(self) -> tuple[Option, ...]:
        return (
            Option("rounds", "SP-5", (3, 1, 2), "how many turns each player has"),
            Option("guards", "SP-3", (2, 0, 1), "how many guards each player has"),
        )

    def vocabulary(self) -> tuple[type[Value], ...]:
        moves = (Keep, Draw, Swap, Guard, Allow)
        return (*moves, PlayTurn, DealCard, Choose, MayGuard, SwapCards, PassTurn, ShowCards)

    def setup(self, seats: int, house: Mapping[str, object]) -> tuple[SparksTable, Steps]:
        guards, rounds = house["guards"], house["rounds"]
        assert isinstance(guards, int)
        assert isinstance(rounds, int)
        table = SparksTable(
            hands=[NO_CARD] * seats,
            knows=[(False,) * seats] * seats,
            guards=[guards] * seats,
            discards=[],
            turn=0,
            turns_left=rounds * seats,
            shown=False,
        )
        return table, then(*[DealCard(seat) for seat in range(seats)], PlayTurn())

    def scores(self, table: SparksTable) -> list[int]:
        return table.hands[:] if table.shown else [0] * len(table.hands)

    def winners(self, table: SparksTable) -> list[int]:
        return [table.hands.index(max(table.hands))]

    def view(self, table: SparksTable, seat: int | None) -> object:
        return SparksView(
            hands=table.seen_by(seat),
            guards=tuple(table.guards),
            discards=tuple(table.discards),
            turn=table.turn,
            turns_left=table.turns_left,
        )

    def deal_unseen(self, table: SparksTable, seat: int, luck: Luck) -> None:
        seen = table.seen_by(seat)
        pool = [card for card in CARDS if card not in seen and card not in table.discards]
        for other, card in enumerate(table.hands):
            if card != NO_CARD and seen[other] == NO_CARD:
                table.hands[other] = pool.pop(luck.below(len(pool)))

    def sentence(self, event: Event, names: tuple[str, ...], language: str = "en") -> str:
        seat = event.facts[0]
        assert isinstance(seat, int)
        return SENTENCES[event.what].format(names[seat], *event.facts[1:])

    def label(self, move: Value, names: tuple[str, ...] = (), language: str = "en") -> str:
        if isinstance(move, Swap):
            return f"Swap with player {move.other}"
        return type(move).__name__

    def question(self, step: Step[SparksTable], language: str = "en") -> str:
        return QUESTIONS[type(step).__name__]


SPARKS: Final = Sparks()
