"""Playing cards: what a seat can play at each moment, and how a card is cancelled before it takes effect."""

from __future__ import annotations

from typing import ClassVar, Final

from emberisle.games.fireball_island.rules.cards import (
    AHEAD,
    ANOTHER_TURN,
    BACK,
    CANCEL,
    CARDS,
    DOUBLE,
    FIREBALL,
    REROLL,
    TAKE_CARD,
    TALISMAN,
)
from emberisle.games.fireball_island.rules.moves import PASS, PLAYS, TAKES, TRADE, Pass, Play
from emberisle.games.fireball_island.rules.refusals import refuse_card
from emberisle.games.fireball_island.rules.table import FROM_FIRST, HELD, TO_LAST, IslandTable, Steps
from emberisle.kernel.luck import Luck
from emberisle.kernel.native import mypyc_attr
from emberisle.kernel.steps import Ask, Event, Refusal, then
from emberisle.kernel.values import Value

NO_CARD: Final = -1

# -- what can be played


def plays(table: IslandTable, seat: int) -> list[Value]:
    """The cards of this hand that can be played at this moment of the turn, each kind once."""
    if table.rising and not table.may_play(seat):
        return [PLAYS[ANOTHER_TURN]] if table.holds(seat, ANOTHER_TURN) else []  # after it [FI-14.7]
    found: list[Value] = []
    last = NO_CARD
    for kind in table.hands[seat]:  # which is sorted
        if kind == last:
            continue
        last = kind
        if kind == TAKE_CARD:
            found.extend([TAKES[other] for other in table.others(seat) if can_take_from(table, other)])
        elif playable(table, seat, kind):
            found.append(PLAYS[kind])
    return found


def playable(table: IslandTable, seat: int, kind: int) -> bool:
    """Whether a card of this kind can be played now, other than Take 1 Card."""
    moment, mine = table.moment, seat == table.turn
    if kind == FIREBALL:
        return True  # at any time, though it may find nobody to hit [FI-14.1]
    if kind == REROLL:
        return moment == "after" and table.die > 0
    if kind == ANOTHER_TURN:
        return mine and moment == "end"
    if kind in AHEAD:
        return moment == "before" and table.can_go_ahead(table.turn) and (mine or _may_force(table))
    if kind in BACK:
        return not mine and _may_push(table)
    if kind != DOUBLE or table.doubled:
        return False
    return mine or moment != "end"  # then all will be asked before the next roll [FI-14.17]


def _may_push(table: IslandTable) -> bool:
    """Whether the piece whose turn it is may stand where a card can move it back [FI-14.12, FI-14.14]."""
    moves_first = table.moment == "after" and table.die != 1 and not table.seeking
    return moves_first or bool(table.ways_back(1))


def _may_force(table: IslandTable) -> bool:
    """Whether the piece whose turn it is can be forced ahead where it stands [FI-14.11]."""
    return table.house.ahead_in_caves or not table.in_cave(table.turn)


def can_take_from(table: IslandTable, seat: int) -> bool:
    return len(table.hands[seat]) > 0 and not table.fitted(seat)


def can_trade(table: IslandTable, seat: int) -> bool:
    """[FI-5.3]"""
    return table.tokens[seat] == HELD and table.room(seat) > 0


def may_trade(table: IslandTable, seat: int) -> bool:
    """The token: in one's own turn, or where the house lets it be traded in at any time [FI-5.3]."""
    return can_trade(table, seat) and (seat == table.turn or table.house.token == "any_time")


# -- who is asked


def clockwise(table: IslandTable) -> tuple[int, ...]:
    """The seats in the order in which they may play cards [FI-13.3]."""
    order = FROM_FIRST if table.house.priority == "first" else TO_LAST
    return order[table.seats][table.turn]


def asked(table: IslandTable, but: int, kinds: tuple[int, ...]) -> tuple[int, ...]:
    """All but one who hold a card and may play, if any of these kinds may be among the cards held."""
    if not any(table.may_come(kind) for kind in kinds):
        return ()
    return tuple(
        [seat for seat in clockwise(table) if seat != but and table.hands[seat] and table.may_play(seat)]
    )


def asked_anything(table: IslandTable, but: int) -> tuple[int, ...]:
    """All but one who hold a card, or a token that they may trade in."""
    hands, tokens = table.hands, table.tokens
    return tuple(
        [
            seat
            for seat in clockwise(table)
            if seat != but and (hands[seat] or (tokens[seat] == HELD and may_trade(table, seat)))
        ]
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class React(Ask[IslandTable]):
    """Players are asked one after the other whether they want to play a card now."""

    rule = "FI-13.2"

    def __init__(self, asked: tuple[int, ...]) -> None:
        """Those who are still to be asked, the next one first."""
        self.asked = asked

    def seat(self, table: IslandTable) -> int:
        return self.asked[0]

    def let_pass(self, table: IslandTable) -> Value | None:
        return PASS

    def cards(self, table: IslandTable) -> list[Value]:
        """What this seat can play."""
        seat = self.asked[0]
        found = plays(table, seat)
        if table.tokens[seat] == HELD and may_trade(table, seat):
            found.append(TRADE)
        return found

    def moves(self, table: IslandTable) -> tuple[Value, ...]:
        return (PASS, *self.cards(table))

    def go(self, table: IslandTable, luck: Luck) -> Steps:
        cards = self.cards(table)
        number = luck.below(1 + len(cards))
        return self.answered(table, cards[number - 1]) if number else self._ask_on(table)

    def take(self, table: IslandTable, given: Value) -> Steps:
        return self._ask_on(table) if isinstance(given, Pass) else self.answered(table, given)

    def _ask_on(self, table: IslandTable) -> Steps:
        return self.ask(self.asked[1:]) if len(self.asked) > 1 else self.passed(table)

    def ask(self, asked: tuple[int, ...]) -> Steps:
        """The same question to those who are left."""
        raise NotImplementedError

    def passed(self, table: IslandTable) -> Steps:
        """What comes when all have passed."""
        return ()

    def answered(self, table: IslandTable, move: Value) -> Steps:
        raise NotImplementedError

    def refuse(self, table: IslandTable, move: Value) -> Refusal:
        return refuse_card(table, self.asked[0], move, self.rule)


@mypyc_attr(allow_interpreted_subclasses=True)
class ReactWith(React):
    """Here only one kind of card is an answer."""

    card: ClassVar[int]

    def cards(self, table: IslandTable) -> list[Value]:
        return [PLAYS[self.card]] if table.holds(self.asked[0], self.card) else []

    def tell(self, table: IslandTable, given: object) -> list[Event]:
        return [Event(self.rule, "played", (self.asked[0], given.card))] if isinstance(given, Play) else []


# -- a card on the discard pile


def lay_open(table: IslandTable, seat: int, kind: int) -> None:
    """The card goes to the discard pile; whoever knew of it sees that it is gone."""
    table.lose(seat, kind)
    table.discard.append(kind)
    forgotten: list[int] = []
    kept: list[tuple[int, int, int]] = []
    for fact in table.known:
        if fact[1] == seat and fact[2] == kind and fact[0] not in forgotten:
            forgotten.append(fact[0])
        else:
            kept.append(fact)
    table.known = kept


def play_card(table: IslandTable, seat: int, kind: int, stands: Steps, falls: Steps) -> Steps:
    """A card is played: ``stands`` follows if it takes effect, ``falls`` if it is cancelled [FI-13.5]."""
    lay_open(table, seat, kind)
    if kind == FIREBALL or (kind == TALISMAN and not table.house.cancel_talisman):
        return stands
    return may_cancel(table, seat, kind, stands, falls)


def may_cancel(table: IslandTable, seat: int, kind: int, stands: Steps, falls: Steps) -> Steps:
    cancellers = asked(table, seat, (CANCEL,))
    if not cancellers:
        table.played = []
        return stands
    table.played.append((seat, kind))
    return then(CancelCard(cancellers, stands, falls))


class CancelCard(ReactWith):
    """A card just played can be cancelled before it takes effect, and so can a Cancel."""

    rule = "FI-14.3"
    card = CANCEL

    def __init__(self, asked: tuple[int, ...], stands: Steps, falls: Steps) -> None:
        self.asked = asked
        self.stands = stands
        self.falls = falls

    def ask(self, asked: tuple[int, ...]) -> Steps:
        return then(CancelCard(asked, self.stands, self.falls))

    def tell(self, table: IslandTable, given: object) -> list[Event]:
        if not isinstance(given, Play):
            return []
        player, card = table.played[-1]
        return [Event(self.rule, "cancelled", (self.asked[0], player, CARDS[card]))]

    def passed(self, table: IslandTable) -> Steps:
        table.played = []
        return self.stands

    def answered(self, table: IslandTable, move: Value) -> Steps:
        """The Cancel stands unless it is cancelled in turn: what stood now falls, and the other way round."""
        seat = self.asked[0]
        lay_open(table, seat, CANCEL)
        return may_cancel(table, seat, CANCEL, self.falls, self.stands)


STEPS: Final[tuple[type[Value], ...]] = (CancelCard,)
