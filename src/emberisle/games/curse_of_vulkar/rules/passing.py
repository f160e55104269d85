"""Passing a figure: the Heart may be taken, or one token exchanged for another."""

from __future__ import annotations

from typing import Final

from emberisle.games.curse_of_vulkar.rules.board import COLOURS, NOWHERE
from emberisle.games.curse_of_vulkar.rules.falling import ShowBag
from emberisle.games.curse_of_vulkar.rules.moves import (
    ACCEPT,
    DECLINE,
    GO_ON,
    HEART,
    NOTHING,
    TAKE_HEART,
    TAKE_IDOL,
    Accept,
    Offer,
    Take,
)
from emberisle.games.curse_of_vulkar.rules.refusals import refuse_offer, refuse_pass
from emberisle.games.curse_of_vulkar.rules.souvenirs import TOTE_BAG, WALKIE_TALKIE
from emberisle.games.curse_of_vulkar.rules.table import CurseTable, Steps
from emberisle.games.curse_of_vulkar.rules.together import win_if_done
from emberisle.kernel.steps import Ask, Do, Event, Refusal, then
from emberisle.kernel.values import Value

OFFERS: Final = tuple([tuple([Offer(give, take) for take in COLOURS]) for give in COLOURS])
GIFTS: Final = tuple([Offer(give, NOTHING) for give in COLOURS])
WISHES: Final = tuple([Offer(NOTHING, take) for take in COLOURS])


def can_pass_with_profit(table: CurseTable, other: int) -> bool:
    """Whether there is anything to decide in passing this figure, as far as everybody can see."""
    if other in (table.heart, table.idol):
        return True
    if not table.house.no_empty_exchange:
        return _something_to_exchange(table, other)
    if not table.house.closed or table.owner(other) == table.turn:
        return bool(offers(table, other))
    both = table.token_count(table.figure) and table.token_count(other)
    return table.house.exchange != "none" and both > 0


def _something_to_exchange(table: CurseTable, other: int) -> bool:
    """Whether there are tokens, even where no exchange of them could be offered."""
    own, theirs = table.token_count(table.figure), table.token_count(other)
    gifts = table.house.together and table.house.gifts
    return (gifts and own + theirs > 0) or (table.house.exchange != "none" and own > 0 and theirs > 0)


def offers(table: CurseTable, other: int) -> list[Value]:
    """One's own token for one of theirs of another colour [CV-7.3]; in some houses gifts [CV-16.12]."""
    own, theirs = table.tokens[table.figure], table.tokens[other]
    closed = table.house.closed and table.owner(other) != table.turn
    wanted = [c for c in range(len(COLOURS)) if theirs[c] or (closed and table.token_count(other))]
    given = [c for c in range(len(COLOURS)) if own[c]]
    found: list[Value] = []
    if table.house.exchange != "none":
        found.extend([OFFERS[give][take] for give in given for take in wanted if give != take])
    if table.house.together and table.house.gifts:
        found.extend([GIFTS[give] for give in given])
        found.extend([WISHES[take] for take in wanted])
    return found


class PassFigure(Ask[CurseTable]):
    """Somebody is passed: take the Heart or offer an exchange, not both [CV-7.4], or go on."""

    rule = "CV-7.1"

    def __init__(self, other: int) -> None:
        self.other = other

    def seat(self, table: CurseTable) -> int:
        return table.turn

    def moves(self, table: CurseTable) -> tuple[Value, ...]:
        heart = (TAKE_HEART,) if table.heart == self.other else ()
        idol = (TAKE_IDOL,) if table.idol == self.other else ()
        return (GO_ON, *heart, *idol, *offers(table, self.other))

    def tell(self, table: CurseTable, given: Value) -> list[Event]:
        if isinstance(given, Offer):
            facts = (table.figure, self.other, given.give, given.take)
            return [Event("CV-16.12" if NOTHING in facts else "CV-7.3", "offered", facts)]
        return []

    def take(self, table: CurseTable, given: Value) -> Steps:
        if isinstance(given, Take):
            return then(Grab(self.other, given.thing))
        if not isinstance(given, Offer):
            return ()
        forced = table.house.exchange == "forced" and NOTHING not in (given.give, given.take)
        agreed = table.owner(self.other) == table.turn or forced
        exchange = Exchange(self.other, given.given, given.taken)
        return then(exchange) if agreed else then(AnswerOffer(self.other, given.given, given.taken, False))

    def refuse(self, table: CurseTable, move: Value) -> Refusal:
        return refuse_pass(table, self.other, move)


# -- the Heart and the Idol


class Grab(Do[CurseTable]):
    """Whoever passes its carrier may take the Heart, or the Idol [CV-25.3]; a Tote Bag can keep it."""

    rule = "CV-7.2"

    def __init__(self, other: int, thing: str) -> None:
        self.other = other
        self.thing = thing

    def do(self, table: CurseTable) -> Steps:
        owner, taken = table.owner(self.other), then(ChangeHands(self.other, self.thing))
        if owner != table.turn and table.may_show(owner, TOTE_BAG):
            return then(ShowBag(self.other, taken))
        return taken


class ChangeHands(Do[CurseTable]):
    """The Heart, or the Idol, goes to the figure that passes."""

    rule = "CV-7.2"

    def __init__(self, other: int, thing: str) -> None:
        self.other = other
        self.thing = thing

    def tell(self, table: CurseTable, given: object) -> list[Event]:
        if table.owner(self.other) == table.turn:
            return [Event("CV-15.6", "handed_over", (self.other, table.figure, self.thing))]
        if table.house.together:
            return [Event("CV-16.12", "handed_over", (self.other, table.figure, self.thing))]
        rule = self.rule if self.thing == HEART else "CV-25.3"
        return [Event(rule, "grabbed", (table.figure, self.other, self.thing))]

    def do(self, table: CurseTable) -> Steps:
        if self.thing == HEART:
            table.heart = table.figure
        else:
            table.idol = table.figure
        return ()


# -- exchange


class AnswerOffer(Ask[CurseTable]):
    """An exchange needs the consent of the other player."""

    rule = "CV-7.3"

    def __init__(self, other: int, give: int, take_: int, by_radio: bool) -> None:
        """``by_radio`` when a Walkie-Talkie offers it [CV-18.11]."""
        self.other = other
        self.give = give
        self.take_ = take_
        self.by_radio = by_radio

    def seat(self, table: CurseTable) -> int:
        return table.owner(self.other)

    def moves(self, table: CurseTable) -> tuple[Value, ...]:
        has = self.take_ == NOWHERE or table.tokens[self.other][self.take_] > 0
        return (ACCEPT, DECLINE) if has else (DECLINE,)

    def tell(self, table: CurseTable, given: Value) -> list[Event]:
        if isinstance(given, Accept):
            return []
        return [Event("CV-18.11" if self.by_radio else self.rule, "declined", (self.other, table.figure))]

    def take(self, table: CurseTable, given: Value) -> Steps:
        if not isinstance(given, Accept):
            table.talked = table.talked or self.by_radio
            return ()
        if self.by_radio:
            table.use(table.turn, WALKIE_TALKIE)
        return then(Exchange(self.other, self.give, self.take_))

    def refuse(self, table: CurseTable, move: Value) -> Refusal:
        return refuse_offer(table, self.other, self.take_, move)


class Exchange(Do[CurseTable]):
    """One token goes one way and one the other, for all to see."""

    rule = "CV-7.3"

    def __init__(self, other: int, give: int, take_: int) -> None:
        """Colours, one of which may be none for a gift."""
        self.other = other
        self.give = give
        self.take_ = take_

    def _possible(self, table: CurseTable) -> bool:
        """A token that was named in a closed game may not be there."""
        return self.take_ == NOWHERE or table.tokens[self.other][self.take_] > 0

    def tell(self, table: CurseTable, given: object) -> list[Event]:
        facts = (table.figure, self.other, name_of(self.give), name_of(self.take_))
        if not self._possible(table):
            return [Event(self.rule, "not_there", facts)]
        gift = NOTHING in facts
        return [Event("CV-16.12" if gift else self.rule, "gave" if gift else "exchanged", facts)]

    def do(self, table: CurseTable) -> Steps:
        if not self._possible(table):
            return ()
        if self.give != NOWHERE:
            table.add_token(table.figure, self.give, -1)
            table.add_token(self.other, self.give)
        if self.take_ != NOWHERE:
            table.add_token(self.other, self.take_, -1)
            table.add_token(table.figure, self.take_)
        return win_if_done(table)


def name_of(colour: int) -> str:
    """A colour by its name; no colour is nothing."""
    return NOTHING if colour == NOWHERE else COLOURS[colour]


STEPS: Final[tuple[type[Value], ...]] = (
    PassFigure,
    Grab,
    ChangeHands,
    AnswerOffer,
    Exchange,
)
