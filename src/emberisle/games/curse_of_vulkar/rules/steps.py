"""A turn of The Curse of Vul-Kar, its five steps in order."""

from __future__ import annotations

from typing import Final

from emberisle.games.curse_of_vulkar.rules.acting import BeginAction, PutAway
from emberisle.games.curse_of_vulkar.rules.board import (
    COLOURS,
    HELIPAD,
    NAMES,
    SLABS,
    START,
    on_island,
)
from emberisle.games.curse_of_vulkar.rules.cards import HAND, NO_CARD, card
from emberisle.games.curse_of_vulkar.rules.copter import CopterComes, SeeWhetherOver, has_turns
from emberisle.games.curse_of_vulkar.rules.drawing import (
    DrawCard,
    DrawLots,
    FillHand,
    FillTracker,
    FirstOpenCards,
    GainSouvenir,
    LayTreasure,
    TreasuresLie,
)
from emberisle.games.curse_of_vulkar.rules.falling import blind_odds, drawn_blind, loot, pass_on
from emberisle.games.curse_of_vulkar.rules.gaining import found
from emberisle.games.curse_of_vulkar.rules.moves import (
    GO_ON,
    NOTHING,
    PLAYS,
    SAPPHIRES_WITH,
    MoveFigure,
    PlayCard,
    StandOn,
    UseSapphires,
    UseWalkieTalkie,
)
from emberisle.games.curse_of_vulkar.rules.passing import AnswerOffer
from emberisle.games.curse_of_vulkar.rules.refusals import (
    refuse_again,
    refuse_card,
    refuse_figure,
    refuse_stand,
)
from emberisle.games.curse_of_vulkar.rules.souvenirs import SAPPHIRES, WALKIE_TALKIE
from emberisle.games.curse_of_vulkar.rules.table import CurseTable, Steps
from emberisle.games.curse_of_vulkar.rules.walking import SetOff
from emberisle.kernel.luck import Luck
from emberisle.kernel.steps import Ask, Chance, Do, Event, Refusal, Step, then
from emberisle.kernel.values import Value

# -- setting up


class SetUp(Do[CurseTable]):
    """Treasures are laid out, and it is settled who begins."""

    rule = "CV-2.1"

    def do(self, table: CurseTable) -> Steps:
        slabs = [LayTreasure(slab) for slab in range(len(SLABS))]
        lots = (DrawLots(),) if table.house.first == "lot" else ()
        return then(*slabs, TreasuresLie(), lots, DealOut())


class DealOut(Do[CurseTable]):
    """Everybody is dealt souvenirs and action cards; together the cards lie open in the tracker."""

    rule = "CV-2.6"

    def do(self, table: CurseTable) -> Steps:
        seats = [(table.first + away) % table.seats for away in range(table.seats)]
        deal: list[Step[CurseTable]] = [GainSouvenir(seat, self.rule) for seat in seats]
        house = table.house
        enough = table.seats > 2 or house.second_souvenir_for_two
        if house.even_start and enough and not house.together:
            deal.append(GainSouvenir(seats[-1], self.rule))
        if house.together:
            return then(*deal, FirstOpenCards(), PlayTurn(table.first))
        hands = [FillHand(seat) for seat in seats]
        dealt = house.dealt_to(table.seats)
        third = [DrawCard(seat) for seat, cards in zip(seats, dealt, strict=True) if cards > HAND]
        return then(*deal, *hands, *third, PlayTurn(table.first))


# -- whose turn it is


class PlayTurn(Do[CurseTable]):
    """A figure stands up, plays a card and carries out its action; cards are drawn, the island is reset."""

    rule = "CV-3.1"

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def tell(self, table: CurseTable, given: object) -> list[Event]:
        return [Event("CV-2.9", "turn", (self.figure,))]

    def do(self, table: CurseTable) -> Steps:
        table.figure = self.figure
        table.turns = table.turns + 1
        table.card = NO_CARD
        table.pits = ()
        table.flicked = 0
        table.in_cave = False
        table.talked = False
        return TURN


class NextTurn(Do[CurseTable]):
    """Turns pass from figure to figure; who is aboard has none any more."""

    rule = "CV-2.9"

    def do(self, table: CurseTable) -> Steps:
        if table.figures > table.seats and table.house.two_turns == "choose":
            return _chosen_turn(table)
        following = [figure for figure in table.others(table.figure) if has_turns(table, figure)]
        return then(PlayTurn(following[0] if following else table.figure))


def _chosen_turn(table: CurseTable) -> Steps:
    """The other player has the turn, with a figure of their choice [CV-15.1]."""
    other = 1 - table.turn
    own = can_have_turn(table, other) or can_have_turn(table, table.turn)
    return then(PlayTurn(own[0])) if len(own) == 1 else then(ChooseFigure(table.owner(own[0])))


def can_have_turn(table: CurseTable, seat: int) -> list[int]:
    """The figures of a player that may be chosen: first those still in the copter."""
    own = [figure for figure in table.own(seat) if has_turns(table, figure)]
    return [figure for figure in own if table.places[figure] == START][:1] or own


class ChooseFigure(Ask[CurseTable]):
    """With two figures a player chooses which has the turn."""

    rule = "CV-15.1"

    def __init__(self, player: int) -> None:
        self.player = player

    def seat(self, table: CurseTable) -> int:
        return self.player

    def moves(self, table: CurseTable) -> tuple[Value, ...]:
        return tuple([MoveFigure(figure) for figure in can_have_turn(table, self.player)])

    def take(self, table: CurseTable, given: MoveFigure) -> Steps:
        return then(PlayTurn(given.figure))

    def refuse(self, table: CurseTable, move: Value) -> Refusal:
        return refuse_figure()


# -- step 1: stand up


class StandUp(Do[CurseTable]):
    """A figure that lies stands up first: on its space, at a chute's end, or at a cave."""

    rule = "CV-3.1"

    def do(self, table: CurseTable) -> Steps:
        if table.lies[table.figure] is None:
            return ()
        places = table.places_to_stand(table.figure)
        return then(ChooseStand()) if len(places) > 1 else then(StandAt(places[0]))


class ChooseStand(Ask[CurseTable]):
    """Where several places are as near, or it is off the island, the player chooses."""

    rule = "CV-3.2"

    def seat(self, table: CurseTable) -> int:
        return table.turn

    def moves(self, table: CurseTable) -> tuple[Value, ...]:
        return tuple([StandOn(NAMES[place]) for place in table.places_to_stand(table.figure)])

    def take(self, table: CurseTable, given: StandOn) -> Steps:
        return then(StandAt(given.place))

    def refuse(self, table: CurseTable, move: Value) -> Refusal:
        return refuse_stand(table, move, table.places_to_stand(table.figure))


class StandAt(Do[CurseTable]):
    """The figure stands again."""

    rule = "CV-3.2"

    def __init__(self, place: int) -> None:
        self.place = place

    def tell(self, table: CurseTable, given: object) -> list[Event]:
        lie = table.lies[table.figure]
        assert lie is not None
        return [Event(_STANDS_BY[lie.how], "stood_up", (table.figure, NAMES[self.place]))]

    def do(self, table: CurseTable) -> Steps:
        table.lies[table.figure] = None
        table.places[table.figure] = self.place
        if self.place == HELIPAD and table.stood[table.figure] != HELIPAD:
            table.entered[table.figure] = table.turns
        return ()


_STANDS_BY: Final = {"space": "CV-3.2", "odd": "CV-3.2", "chute": "CV-3.3", "off": "CV-3.4"}


class StartOn(Do[CurseTable]):
    """Whatever lies on the space where a turn starts is taken; but a cave is not entered [CV-5.5]."""

    rule = "CV-3.6"

    def do(self, table: CurseTable) -> Steps:
        place = table.places[table.figure]
        return then(*found(table, place)) if on_island(place) else ()


# -- step 2: a card


class ChooseCard(Ask[CurseTable]):
    """The player plays one of the cards, or uses the Walkie-Talkie first."""

    rule = "CV-4.1"

    def seat(self, table: CurseTable) -> int:
        return table.turn

    def moves(self, table: CurseTable) -> tuple[Value, ...]:
        return (*[PLAYS[kind] for kind in table.playable()], *calls(table))

    def tell(self, table: CurseTable, given: Value) -> list[Event]:
        if isinstance(given, PlayCard):
            rule = "CV-16.2" if table.house.together else self.rule
            return [Event(rule, "played", (table.figure, card(given.kind)))]
        assert isinstance(given, UseWalkieTalkie)
        facts = (table.figure, given.figure)
        if table.house.together:
            return [Event("CV-18.11", "radio_offer", (*facts, given.give, given.take))]
        return [Event("CV-18.11", "radio", facts)]

    def take(self, table: CurseTable, given: Value) -> Steps:
        if isinstance(given, PlayCard):
            lay_card(table, given.kind)
            return ()
        assert isinstance(given, UseWalkieTalkie)
        if table.house.together:
            return then(AnswerOffer(given.figure, given.given, given.taken, True), self)
        table.use(table.turn, WALKIE_TALKIE)
        return then(SwapBlind(given.figure, given.given), self)

    def refuse(self, table: CurseTable, move: Value) -> Refusal:
        return refuse_card(table, move)


def lay_card(table: CurseTable, kind: int) -> None:
    """A card is played face up, out of the hand or the tracker."""
    if table.house.together:
        cards = list(table.tracker)
        cards.remove(kind)
        table.tracker = tuple(cards)
    else:
        table.lose_card(table.turn, kind)
    table.card = kind


def calls(table: CurseTable) -> list[Value]:
    """Whom the Walkie-Talkie reaches, and with what [CV-18.11]."""
    figure = table.figure
    if WALKIE_TALKIE not in table.souvenirs[table.turn] or table.talked or table.places[figure] == START:
        return []
    own = [colour for colour in range(len(COLOURS)) if table.tokens[figure][colour]]
    found: list[Value] = []
    for other in table.others(figure):
        if not table.ashore(other) or not table.token_count(other):
            continue
        for give in own:
            if not table.house.together:
                found.append(UseWalkieTalkie(other, COLOURS[give], NOTHING))
                continue
            takes = [c for c in range(len(COLOURS)) if table.tokens[other][c] and c != give]
            found.extend([UseWalkieTalkie(other, COLOURS[give], COLOURS[take]) for take in takes])
    return found


class SwapBlind(Chance[CurseTable]):
    """A token of the other figure is drawn blind, and one is given for it."""

    rule = "CV-18.11"

    def __init__(self, other: int, give: int) -> None:
        self.other = other
        self.give = give

    def sample(self, table: CurseTable, luck: Luck) -> object:
        return drawn_blind(self._tokens(table), luck)

    def outcomes(self, table: CurseTable) -> list[tuple[object, float]]:
        return blind_odds(self._tokens(table))

    def _tokens(self, table: CurseTable) -> list[tuple[str, int]]:
        return [(name, count) for name, count in loot(table, self.other) if name in COLOURS]

    def tell(self, table: CurseTable, given: str) -> list[Event]:
        facts = (table.figure, self.other, COLOURS[self.give], given)
        if not table.house.closed:
            return [Event(self.rule, "exchanged", facts)]
        seen = [Event(self.rule, "exchanged", facts, only=table.turn)]
        if table.owner(self.other) != table.turn:
            seen.append(Event(self.rule, "exchanged", facts, only=table.owner(self.other)))
        return seen

    def take(self, table: CurseTable, given: str) -> Steps:
        pass_on(table, self.other, table.figure, COLOURS.index(given))
        pass_on(table, table.figure, self.other, self.give)
        return ()


# -- steps 3 to 5: the action, cards, the reset


class PlayAgain(Do[CurseTable]):
    """With the Cursed Sapphires another card is played as well."""

    rule = "CV-18.5"

    def do(self, table: CurseTable) -> Steps:
        standing = on_island(table.places[table.figure]) and table.lies[table.figure] is None
        may = standing and bool(table.playable()) and table.may_show(table.turn, SAPPHIRES)
        return then(AskAgain()) if may else ()


class AskAgain(Ask[CurseTable]):
    """The player goes on to the end of the turn, or shows the Cursed Sapphires."""

    rule = "CV-18.5"
    ends_turn = True

    def seat(self, table: CurseTable) -> int:
        return table.turn

    def let_pass(self, table: CurseTable) -> Value | None:
        return GO_ON

    def moves(self, table: CurseTable) -> tuple[Value, ...]:
        held = SAPPHIRES in table.souvenirs[table.turn]
        return (GO_ON, *[SAPPHIRES_WITH[kind] for kind in table.playable() if held])

    def tell(self, table: CurseTable, given: Value) -> list[Event]:
        if not isinstance(given, UseSapphires):
            return []
        return [Event(self.rule, "sapphires", (table.figure, card(given.kind)))]

    def take(self, table: CurseTable, given: Value) -> Steps:
        if not isinstance(given, UseSapphires):
            return ()
        table.use(table.turn, SAPPHIRES)
        lay_card(table, given.kind)
        return CARRY_OUT

    def refuse(self, table: CurseTable, move: Value) -> Refusal:
        return refuse_again(table, move)


class CloseTurn(Do[CurseTable]):
    """Cards are drawn, and marbles and decks go back to their places; trees, Vul-Kar and the fallen stay."""

    rule = "CV-11.2"

    def do(self, table: CurseTable) -> Steps:
        refill: Step[CurseTable] = FillTracker() if table.house.together else FillHand(table.turn)
        return then(SeeWhetherOver(), refill, NextTurn())


CARRY_OUT: Final = then(SetOff(), BeginAction(), PutAway())
TURN: Final = then(StandUp(), StartOn(), ChooseCard(), CARRY_OUT, PlayAgain(), CopterComes(), CloseTurn())
GAME: Final = then(SetUp())

STEPS: Final[tuple[type[Value], ...]] = (
    SetUp,
    DealOut,
    PlayTurn,
    NextTurn,
    ChooseFigure,
    StandUp,
    ChooseStand,
    StandAt,
    StartOn,
    ChooseCard,
    SwapBlind,
    PlayAgain,
    AskAgain,
    CloseTurn,
)
