"""Falls: what a figure that was knocked over loses, and to whom."""

from __future__ import annotations

from typing import Final

from emberisle.games.curse_of_vulkar.rules.board import COLOURS
from emberisle.games.curse_of_vulkar.rules.cards import CATACLYSM_CARD, card
from emberisle.games.curse_of_vulkar.rules.drawing import GainSouvenir
from emberisle.games.curse_of_vulkar.rules.idol import DropIdol
from emberisle.games.curse_of_vulkar.rules.moves import (
    DISCARDS,
    GIVE_UPS,
    GO_ON,
    HEART,
    PAY_HEART,
    PAYS,
    TAKE_HEART,
    TAKES,
    USE_TOTE_BAG,
    Discard,
    GiveUp,
    PayMaw,
    Take,
    UseToteBag,
)
from emberisle.games.curse_of_vulkar.rules.refusals import (
    refuse_bag,
    refuse_discard,
    refuse_pay,
    refuse_steal,
)
from emberisle.games.curse_of_vulkar.rules.souvenirs import SOUVENIRS, TOTE_BAG
from emberisle.games.curse_of_vulkar.rules.table import IN_MAW, ON_SLAB, CurseTable, Steps
from emberisle.kernel.luck import Luck, drawn_from
from emberisle.kernel.steps import Ask, Chance, Do, Event, Refusal, then
from emberisle.kernel.values import Value

OWN_FALL: Final = "CV-9.5"
EMBER_OFF: Final = "CV-8.5"
TOGETHER: Final = "CV-16.5"


class SettleFalls(Do[CurseTable]):
    """Falls are settled in the order in which they happened, each of them [CV-9.6]."""

    rule = "CV-9.3"

    def do(self, table: CurseTable) -> Steps:
        if not table.falls:
            return ()
        figure, _ = table.falls[0]
        table.falls = table.falls[1:]
        owner = table.owner(figure)
        if table.house.together:
            return then(LoseToMaw(figure, TOGETHER), PayUp(owner), SETTLE_FALLS)
        if owner == table.turn:
            return then(LoseToMaw(figure, OWN_FALL), GainSouvenir(owner, OWN_FALL), SETTLE_FALLS)
        return then(LoseToThief(figure), GainSouvenir(owner, "CV-9.4"), SETTLE_FALLS)


# -- another's figure


class LoseToThief(Do[CurseTable]):
    """Whoever knocked a figure over robs it, unless a Tote Bag is shown."""

    rule = "CV-9.4"

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def do(self, table: CurseTable) -> Steps:
        if not table.can_be_robbed(self.figure):
            return ()
        robbed = then(DropHeart(self.figure, self.rule), DropIdol(self.figure), Rob(self.figure))
        if table.may_show(table.owner(self.figure), TOTE_BAG):
            return then(ShowBag(self.figure, robbed))
        return robbed


class ShowBag(Ask[CurseTable]):
    """Whoever is about to lose a treasure may show a Tote Bag, and loses nothing."""

    rule = "CV-18.2"

    def __init__(self, figure: int, otherwise: Steps) -> None:
        """``otherwise`` is what follows without a bag."""
        self.figure = figure
        self.otherwise = otherwise

    def seat(self, table: CurseTable) -> int:
        return table.owner(self.figure)

    def let_pass(self, table: CurseTable) -> Value | None:
        return GO_ON

    def moves(self, table: CurseTable) -> tuple[Value, ...]:
        held = TOTE_BAG in table.souvenirs[self.seat(table)]
        return (GO_ON, USE_TOTE_BAG) if held else (GO_ON,)

    def tell(self, table: CurseTable, given: Value) -> list[Event]:
        return [Event(self.rule, "bag", (self.figure,))] if isinstance(given, UseToteBag) else []

    def take(self, table: CurseTable, given: Value) -> Steps:
        if not isinstance(given, UseToteBag):
            return self.otherwise
        table.use(table.owner(self.figure), TOTE_BAG)
        return ()

    def refuse(self, table: CurseTable, move: Value) -> Refusal:
        return refuse_bag(table, self.seat(table), move)


class DropHeart(Do[CurseTable]):
    """The Heart of a figure that falls returns to its slab: it is no token to steal [CV-6.7]."""

    rule = "CV-9.4"

    def __init__(self, figure: int, why: str) -> None:
        self.figure = figure
        self.why = why

    def _drops(self, table: CurseTable) -> bool:
        return table.heart == self.figure and table.house.heart_when_hit == "slab"

    def tell(self, table: CurseTable, given: object) -> list[Event]:
        return [Event(self.why, "heart_back", (self.figure,))] if self._drops(table) else []

    def do(self, table: CurseTable) -> Steps:
        if self._drops(table):
            table.heart = ON_SLAB
        return ()


class Rob(Do[CurseTable]):
    """One of its treasures is drawn blind; in some houses the thief looks and chooses."""

    rule = "CV-9.4"

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def tell(self, table: CurseTable, given: object) -> list[Event]:
        if not table.house.closed or table.house.steal == "blind" or not loot(table, self.figure):
            return []
        return [
            Event(self.rule, "looked", (table.figure, self.figure, table.tokens[self.figure]), table.turn)
        ]

    def do(self, table: CurseTable) -> Steps:
        if not loot(table, self.figure):
            return ()
        if table.house.steal == "blind":
            return then(StealBlind(self.figure))
        if table.house.closed:
            table.known[table.turn * table.figures + self.figure] = table.tokens[self.figure]
        return then(ChooseLoot(self.figure))


def loot(table: CurseTable, figure: int) -> list[tuple[str, int]]:
    """What can be stolen from a figure, and how many of it there are."""
    tokens = table.tokens[figure]
    found = [(name, tokens[colour]) for colour, name in enumerate(COLOURS) if tokens[colour]]
    return [*found, (HEART, 1)] if table.heart == figure else found


def drawn_blind(found: list[tuple[str, int]], luck: Luck) -> str:
    """One of these things, as likely as there are many of its kind."""
    return found[drawn_from([count for _, count in found], luck)][0]


def blind_odds(found: list[tuple[str, int]]) -> list[tuple[object, float]]:
    total = sum([count for _, count in found])
    return [(name, count / total) for name, count in found]


class StealBlind(Chance[CurseTable]):
    """Treasures lie face down [CV-6.2]: one is drawn blind, each as likely as any other."""

    rule = "CV-9.4"

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def sample(self, table: CurseTable, luck: Luck) -> object:
        return drawn_blind(loot(table, self.figure), luck)

    def outcomes(self, table: CurseTable) -> list[tuple[object, float]]:
        return blind_odds(loot(table, self.figure))

    def tell(self, table: CurseTable, given: str) -> list[Event]:
        return told_of_theft(table, self.figure, given, self.rule)

    def take(self, table: CurseTable, given: str) -> Steps:
        steal(table, self.figure, given)
        return ()


class ChooseLoot(Ask[CurseTable]):
    """The thief chooses a treasure."""

    rule = "CV-9.4"

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def seat(self, table: CurseTable) -> int:
        return table.turn

    def moves(self, table: CurseTable) -> tuple[Value, ...]:
        names = [name for name, _ in loot(table, self.figure)]
        return tuple([TAKE_HEART if name == HEART else TAKES[COLOURS.index(name)] for name in names])

    def tell(self, table: CurseTable, given: Take) -> list[Event]:
        return told_of_theft(table, self.figure, given.thing, self.rule)

    def take(self, table: CurseTable, given: Take) -> Steps:
        steal(table, self.figure, given.thing)
        return ()

    def refuse(self, table: CurseTable, move: Value) -> Refusal:
        return refuse_steal(table, self.figure, move)


def told_of_theft(table: CurseTable, figure: int, thing: str, rule: str) -> list[Event]:
    """Everybody sees what was stolen; with closed treasures only the two concerned [CV-20.5]."""
    facts = (table.figure, figure, thing)
    if not table.house.closed or thing == HEART:
        return [Event(rule, "stole", facts)]
    return [
        Event("CV-20.5", "stole_something", facts[:2]),
        Event(rule, "stole", facts, only=table.turn),
        Event(rule, "stole", facts, only=table.owner(figure)),
    ]


def steal(table: CurseTable, figure: int, thing: str) -> None:
    if thing == HEART:
        table.heart = table.figure
        return
    pass_on(table, figure, table.figure, COLOURS.index(thing))


def pass_on(table: CurseTable, giver: int, taker: int, colour: int) -> None:
    """A token goes from one to another; in a closed game only these two see which."""
    if not table.house.closed:
        table.add_token(giver, colour, -1)
        table.add_token(taker, colour)
        return
    for figure, by in ((giver, -1), (taker, 1)):
        tokens = list(table.tokens[figure])
        tokens[colour] = tokens[colour] + by
        table.tokens[figure] = (tokens[0], tokens[1], tokens[2])
    for seat in range(table.seats):
        if seat in (table.owner(giver), table.owner(taker)):
            table.learn(seat, giver, colour, -1)
            table.learn(seat, taker, colour, 1)
        else:
            for any_colour in range(len(COLOURS)):
                table.learn(seat, giver, any_colour, -1)


# -- into the Maw


class LoseToMaw(Do[CurseTable]):
    """One treasure of the player's choice goes to the Maw."""

    rule = "CV-9.5"

    def __init__(self, figure: int, why: str) -> None:
        self.figure = figure
        self.why = why

    def do(self, table: CurseTable) -> Steps:
        after = self._after()
        bag = table.may_show(table.owner(self.figure), TOTE_BAG)
        if not table.has_treasure(self.figure):
            drops = table.idol == self.figure and self.why != EMBER_OFF
            return then(ShowBag(self.figure, after)) if bag and drops else after
        listed = payments(table, self.figure)
        if len(listed) > 1 or bag or table.house.closed:
            return then(ChoosePayment(self.figure, self.why, after))
        thing = listed[0]
        assert isinstance(thing, PayMaw)
        return then(PutInMaw(self.figure, thing.thing, self.why), after)

    def _after(self) -> Steps:
        """Whoever falls drops Heart and Idol; an Ember over the reef costs only a treasure."""
        if self.why == EMBER_OFF:
            return ()
        return then(DropHeart(self.figure, self.why), DropIdol(self.figure))


def payments(table: CurseTable, figure: int) -> list[Value]:
    """The treasures that a figure can put into the Maw."""
    tokens = table.tokens[figure]
    found: list[Value] = [PAYS[colour] for colour in range(len(COLOURS)) if tokens[colour]]
    return [*found, PAY_HEART] if table.heart == figure else found


class ChoosePayment(Ask[CurseTable]):
    """The player chooses a treasure for the Maw, or shows a Tote Bag."""

    rule = "CV-9.5"

    def __init__(self, figure: int, why: str, after: Steps) -> None:
        """``after`` is what follows when something is paid."""
        self.figure = figure
        self.why = why
        self.after = after

    def seat(self, table: CurseTable) -> int:
        return table.owner(self.figure)

    def let_pass(self, table: CurseTable) -> Value | None:
        """Where only one treasure can be paid, it is only asked whether a Tote Bag is shown."""
        listed = payments(table, self.figure)
        return listed[0] if len(listed) == 1 else None

    def moves(self, table: CurseTable) -> tuple[Value, ...]:
        held = TOTE_BAG in table.souvenirs[self.seat(table)]
        listed = payments(table, self.figure)
        return (*listed, USE_TOTE_BAG) if held else tuple(listed)

    def tell(self, table: CurseTable, given: Value) -> list[Event]:
        return [Event("CV-18.2", "bag", (self.figure,))] if isinstance(given, UseToteBag) else []

    def take(self, table: CurseTable, given: Value) -> Steps:
        if isinstance(given, PayMaw):
            return then(PutInMaw(self.figure, given.thing, self.why), self.after)
        table.use(table.owner(self.figure), TOTE_BAG)
        return ()

    def refuse(self, table: CurseTable, move: Value) -> Refusal:
        return refuse_pay(table, self.figure, move)


class PutInMaw(Do[CurseTable]):
    """A treasure disappears in the Maw, for all to see."""

    rule = "CV-9.5"

    def __init__(self, figure: int, thing: str, why: str) -> None:
        self.figure = figure
        self.thing = thing
        self.why = why

    def tell(self, table: CurseTable, given: object) -> list[Event]:
        return [Event(self.why, "into_maw", (self.figure, self.thing))]

    def do(self, table: CurseTable) -> Steps:
        if self.thing == HEART:
            table.heart = IN_MAW
            return ()
        colour = COLOURS.index(self.thing)
        table.add_token(self.figure, colour, -1)
        table.maw[colour] = table.maw[colour] + 1
        return ()


# -- paying when all play together, or for a missed shot


class PayUp(Do[CurseTable]):
    """A player pays with a souvenir or an open card that is no Cataclysm!, if there is any."""

    rule = "CV-16.6"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def tell(self, table: CurseTable, given: object) -> list[Event]:
        return [] if prices(table, self.seat) else [Event(self.rule, "nothing_to_pay", (self.seat,))]

    def do(self, table: CurseTable) -> Steps:
        return then(ChoosePrice(self.seat)) if prices(table, self.seat) else ()


def prices(table: CurseTable, seat: int) -> list[Value]:
    """What a player can pay with."""
    found: list[Value] = [DISCARDS[kind] for kind in sorted(set(table.souvenirs[seat]))]
    if table.house.together:
        found.extend([GIVE_UPS[kind] for kind in sorted(set(table.tracker)) if kind != CATACLYSM_CARD])
    return found


class ChoosePrice(Ask[CurseTable]):
    """The player chooses what to pay with."""

    rule = "CV-16.6"

    def __init__(self, payer: int) -> None:
        self.payer = payer

    def seat(self, table: CurseTable) -> int:
        return self.payer

    def moves(self, table: CurseTable) -> tuple[Value, ...]:
        return tuple(prices(table, self.payer))

    def tell(self, table: CurseTable, given: Value) -> list[Event]:
        if isinstance(given, Discard):
            return [Event(self.rule, "paid_souvenir", (self.payer, given.souvenir))]
        assert isinstance(given, GiveUp)
        return [Event(self.rule, "paid_card", (self.payer, card(given.kind)))]

    def take(self, table: CurseTable, given: Value) -> Steps:
        if isinstance(given, Discard):
            table.use(self.payer, SOUVENIRS.index(given.souvenir))
            return ()
        assert isinstance(given, GiveUp)
        cards = list(table.tracker)
        cards.remove(given.kind)
        table.tracker = tuple(cards)
        table.discard[given.kind] = table.discard[given.kind] + 1
        return ()

    def refuse(self, table: CurseTable, move: Value) -> Refusal:
        return refuse_discard(table, self.payer, move)


SETTLE_FALLS: Final = SettleFalls()

STEPS: Final[tuple[type[Value], ...]] = (
    SettleFalls,
    LoseToThief,
    ShowBag,
    DropHeart,
    Rob,
    StealBlind,
    ChooseLoot,
    LoseToMaw,
    ChoosePayment,
    PutInMaw,
    PayUp,
    ChoosePrice,
)
