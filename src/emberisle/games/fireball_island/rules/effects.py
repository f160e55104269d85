"""What each card does, once nobody cancels it."""

from __future__ import annotations

from typing import Final

from emberisle.games.fireball_island.rules.cards import (
    AHEAD,
    ANOTHER_TURN,
    BACK,
    CARDS,
    DOUBLE,
    FIREBALL,
    MOVED_BY,
    REROLL,
    TAKE_CARD,
)
from emberisle.games.fireball_island.rules.die import Die, DoubleRoll, RollAgain
from emberisle.games.fireball_island.rules.drawing import FillHand, TakeAtRandom
from emberisle.games.fireball_island.rules.fireballs import BY_CARD, TakeFireball
from emberisle.games.fireball_island.rules.moves import Play, TakeCard, TradeToken
from emberisle.games.fireball_island.rules.playing import play_card
from emberisle.games.fireball_island.rules.table import TRADED, IslandTable, Steps
from emberisle.games.fireball_island.rules.walking import MoveBack
from emberisle.kernel.steps import Do, Event, then
from emberisle.kernel.values import Value

_RULES: Final = {
    FIREBALL: "FI-14.1",
    REROLL: "FI-14.6",
    ANOTHER_TURN: "FI-14.7",
    DOUBLE: "FI-14.17",
}


def answer(table: IslandTable, seat: int, move: Value, again: Steps) -> Steps:
    """A card is played, or a token traded in; then comes ``again``, the moment at which it was done."""
    if isinstance(move, TradeToken):
        table.tokens[seat] = TRADED
        return then(FillHand(seat, "FI-5.3"), again)
    if isinstance(move, TakeCard):
        return then(play_card(table, seat, TAKE_CARD, then(Snatch(seat, move.seat)), ()), again)
    assert isinstance(move, Play)
    if move.kind == ANOTHER_TURN:
        table.moment = "between"  # its turn is over, even one in which no card can be played
    if table.moment == "after" and move.kind in BACK:
        later = then(PushLater(seat, MOVED_BY[move.kind]))
        return then(play_card(table, seat, move.kind, later, ()), again)
    return then(play_card(table, seat, move.kind, _effect(table, seat, move.kind), ()), again)


def _effect(table: IslandTable, seat: int, kind: int) -> Steps:
    if kind == FIREBALL:
        return then(TakeFireball(seat, BY_CARD))
    if kind == REROLL:
        return then(RollAgain(), Die())
    if kind == ANOTHER_TURN:
        return then(GainTurn(seat))
    if kind in AHEAD:
        return then(GoAhead(MOVED_BY[kind]))
    return then(MoveBack(seat, MOVED_BY[kind])) if kind in BACK else then(DoubleRoll())


def told(table: IslandTable, seat: int, move: object) -> list[Event]:
    """What everybody sees of a card that is played."""
    if isinstance(move, TradeToken):
        return [Event("FI-5.3", "traded", (seat,))]
    if isinstance(move, TakeCard):
        return [Event("FI-14.8", "played_on", (seat, CARDS[TAKE_CARD], move.seat))]
    if not isinstance(move, Play):
        return []
    if move.kind in BACK:
        return [Event("FI-14.12", "played_on", (seat, move.card, table.turn))]
    if move.kind in AHEAD:
        rule, what = ("FI-14.9", "played") if seat == table.turn else ("FI-14.10", "played_on")
        return [Event(rule, what, (seat, move.card, table.turn))]
    return [Event(_RULES[move.kind], "played", (seat, move.card))]


# -- moving


class GoAhead(Do[IslandTable]):
    """So many spaces, instead of a roll."""

    rule = "FI-14.9"

    def __init__(self, count: int) -> None:
        self.count = count

    def do(self, table: IslandTable) -> Steps:
        table.ahead = self.count
        return ()


class PushLater(Do[IslandTable]):
    """After the roll the player finishes the move first."""

    rule = "FI-14.12"

    def __init__(self, player: int, count: int) -> None:
        self.player = player
        self.count = count

    def do(self, table: IslandTable) -> Steps:
        table.pushed_back.append((self.player, self.count))
        return ()


# -- turns and cards


class GainTurn(Do[IslandTable]):
    """Another full turn."""

    rule = "FI-14.7"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def do(self, table: IslandTable) -> Steps:
        table.owed[self.seat] = table.owed[self.seat] + 1
        return ()


class Snatch(Do[IslandTable]):
    """A card is taken, if the opponent still holds one."""

    rule = "FI-14.8"

    def __init__(self, seat: int, opponent: int) -> None:
        self.seat = seat
        self.opponent = opponent

    def tell(self, table: IslandTable, given: object) -> list[Event]:
        nothing = not table.hands[self.opponent]
        return [Event(self.rule, "nothing_to_take", (self.seat, self.opponent))] if nothing else []

    def do(self, table: IslandTable) -> Steps:
        return then(TakeAtRandom(self.seat, self.opponent)) if table.hands[self.opponent] else ()


STEPS: Final[tuple[type[Value], ...]] = (
    GoAhead,
    PushLater,
    GainTurn,
    Snatch,
)
