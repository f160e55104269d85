"""The rules of Fireball Island, a step for each sentence, in the order of a turn."""

from __future__ import annotations

from typing import Final

from emberisle.games.fireball_island.rules.board import BLIND_CAVE, CAVES, FARTHEST, NAMES, cave
from emberisle.games.fireball_island.rules.cards import ANOTHER_TURN
from emberisle.games.fireball_island.rules.closing import PUSH_BACK, CloseTurn, LastWord, WordAfterMove
from emberisle.games.fireball_island.rules.die import Die
from emberisle.games.fireball_island.rules.drawing import DrawCard
from emberisle.games.fireball_island.rules.effects import GainTurn, answer, told
from emberisle.games.fireball_island.rules.fireballs import ON_DIE, TakeFireball
from emberisle.games.fireball_island.rules.moves import ROLL, SEEK, TRADE, RollDie, SeekCave
from emberisle.games.fireball_island.rules.playing import (
    React,
    ReactWith,
    asked,
    asked_anything,
    can_trade,
    play_card,
    plays,
)
from emberisle.games.fireball_island.rules.refusals import refuse_turn
from emberisle.games.fireball_island.rules.table import HELD, NOBODY, ROWS, IslandTable, Steps
from emberisle.games.fireball_island.rules.walking import MoveAhead
from emberisle.kernel.luck import Luck
from emberisle.kernel.steps import Ask, Chance, Do, Event, Refusal, fall_away_to, then
from emberisle.kernel.values import Value

# -- the first turn


class DealCards(Do[IslandTable]):
    """Everybody is dealt one card."""

    rule = "FI-2.4"

    def do(self, table: IslandTable) -> Steps:
        return then(*[DrawCard(seat, self.rule) for seat in range(table.seats)])


class RollForFirst(Chance[IslandTable]):
    """Everybody rolls the die, and the highest begins; those who tie roll again [FI-2.7]."""

    rule = "FI-2.6"

    def sample(self, table: IslandTable, luck: Luck) -> object:
        return tuple([1 + luck.below(6) for _ in table.contenders])

    def outcomes(self, table: IslandTable) -> list[tuple[object, float]]:
        rolls: list[tuple[int, ...]] = [()]
        for _ in table.contenders:
            rolls = [(*roll, die) for roll in rolls for die in range(1, 7)]
        return [(roll, 1 / len(rolls)) for roll in rolls]

    def tell(self, table: IslandTable, given: tuple[int, ...]) -> list[Event]:
        best = _best(table.contenders, given)
        events = [Event(self.rule, "first_roll", (s, d)) for s, d in zip(table.contenders, given)]
        first = Event(self.rule, "first", best) if len(best) == 1 else Event("FI-2.7", "first_tied")
        return [*events, first]

    def take(self, table: IslandTable, given: tuple[int, ...]) -> Steps:
        table.contenders = _best(table.contenders, given)
        if len(table.contenders) > 1:
            return then(RollForFirst())
        table.regular = table.contenders[0]
        table.contenders = ()
        return TURN_OF[table.regular]


def _best(seats: tuple[int, ...], dice: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([seat for seat, die in zip(seats, dice) if die == max(dice)])


# -- a turn


class NextTurn(Do[IslandTable]):
    """Turns pass to the left."""

    rule = "FI-2.8"

    def do(self, table: IslandTable) -> Steps:
        table.regular = (table.regular + 1) % table.seats
        return TURN_OF[table.regular]


class PlayTurn(Do[IslandTable]):
    """A player rolls and moves, with cards before and after; or stands up in a pit, and that is all."""

    rule = "FI-3.1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def tell(self, table: IslandTable, given: object) -> list[Event]:
        return [Event("FI-11.4", "stood_up", (self.seat,))] if table.lying[self.seat] else []

    def do(self, table: IslandTable) -> Steps:
        table.turn = self.seat
        table.turns = table.turns + 1
        table.clear_turn()
        if table.lying[self.seat]:
            table.lying[self.seat] = False
            table.rising = True
            return STAND_UP
        return TURN


# -- before the roll


class BeforeRoll(Do[IslandTable]):
    """Cards can be played before the roll, by the player whose turn it is and then by the others."""

    rule = "FI-13.2"

    def do(self, table: IslandTable) -> Steps:
        if table.lost:
            return LOSE_TURN
        if table.ahead:
            return ()
        table.moment = "before"
        table.seeking = False
        if table.house.priority == "first":
            return _own_choice(table) or _others_before(table)
        return _others_before(table) or _own_choice(table)


def _own_choice(table: IslandTable) -> Steps:
    """The player is asked with anything to decide, or to take the die [FI-3.8]."""
    seat = table.turn
    anything = table.hands[seat] or table.tokens[seat] == HELD or table.in_cave(seat)
    return PREPARE if anything or table.house.ask_to_roll else ()


def _others_before(table: IslandTable) -> Steps:
    return REACT_BEFORE[asked_anything(table, table.turn)]


class Prepare(Ask[IslandTable]):
    """The player rolls, or first plays a card or trades in the token; in a cave, where to is said now."""

    rule = "FI-3.1"

    def seat(self, table: IslandTable) -> int:
        return table.turn

    def moves(self, table: IslandTable) -> tuple[Value, ...]:
        seat = table.turn
        found: list[Value] = []
        if table.places[seat] != BLIND_CAVE:
            found.append(ROLL)
        if table.in_cave(seat):
            found.append(SEEK)
        if can_trade(table, seat):
            found.append(TRADE)
        return (*found, *plays(table, seat))

    def tell(self, table: IslandTable, given: object) -> list[Event]:
        if table.in_cave(table.turn) and isinstance(given, (RollDie, SeekCave)):
            seeks = isinstance(given, SeekCave)
            return [Event("FI-7.7", "seeks_cave" if seeks else "leaves_cave", (table.turn,))]
        return told(table, table.turn, given)

    def take(self, table: IslandTable, given: Value) -> Steps:
        if isinstance(given, (RollDie, SeekCave)):
            table.seeking = isinstance(given, SeekCave)
            return _others_before(table) if table.house.priority == "first" else ()
        return answer(table, table.turn, given, BEFORE_ROLL)

    def refuse(self, table: IslandTable, move: Value) -> Refusal:
        return refuse_turn(table, move)


class ReactBefore(React):
    """Before the die falls the others can play cards, too."""

    rule = "FI-13.1"

    def ask(self, asked: tuple[int, ...]) -> Steps:
        return REACT_BEFORE[asked]

    def tell(self, table: IslandTable, given: object) -> list[Event]:
        return told(table, self.asked[0], given)

    def passed(self, table: IslandTable) -> Steps:
        return () if table.house.priority == "first" else _own_choice(table)

    def answered(self, table: IslandTable, move: Value) -> Steps:
        return answer(table, self.asked[0], move, BEFORE_ROLL)


# -- the roll


class TakeDie(Do[IslandTable]):
    """The player rolls, or moves as a card says instead [FI-14.9]."""

    rule = "FI-3.1"

    def do(self, table: IslandTable) -> Steps:
        if table.ahead:
            table.seeking = False
            return MOVE_INSTEAD
        return ROLL_AND_USE


class MoveInstead(Do[IslandTable]):
    """A card said how far, and nothing has come between."""

    rule = "FI-14.9"

    def do(self, table: IslandTable) -> Steps:
        return MOVE_BY[table.ahead]


class AfterRoll(Do[IslandTable]):
    """After the roll, or the card that came instead, everybody can play cards before it counts."""

    rule = "FI-13.2"

    def do(self, table: IslandTable) -> Steps:
        if table.lost:
            return LOSE_TURN
        table.moment = "after"
        return REACT_AFTER[asked_anything(table, NOBODY)]


class ReactAfter(React):
    """The roll lies on the table, and cards can be played on it."""

    rule = "FI-13.4"

    def ask(self, asked: tuple[int, ...]) -> Steps:
        return REACT_AFTER[asked]

    def tell(self, table: IslandTable, given: object) -> list[Event]:
        return told(table, self.asked[0], given)

    def answered(self, table: IslandTable, move: Value) -> Steps:
        return answer(table, self.asked[0], move, AFTER_ROLL)


class UseDie(Do[IslandTable]):
    """The roll counts: a cave, a Fireball on a 1 [FI-3.6], or so many spaces."""

    rule = "FI-3.6"

    def do(self, table: IslandTable) -> Steps:
        table.moment = "move"
        if table.seeking or (table.die == 1 and _seeks_on_a_one(table)):
            return SEEK_CAVE
        if table.die == 1:
            return then(TakeFireball(table.turn, ON_DIE))
        return MOVE_BY[table.die]


# -- caves


def _seeks_on_a_one(table: IslandTable) -> bool:
    """Whether a 1 leads to Cave 1 although the player wanted to go out [FI-7.9]."""
    return table.house.one_in_cave == "any_roll" and table.in_cave(table.turn)


class AfterMove(Do[IslandTable]):
    """Who has entered a cave rolls again in the same turn, for the cave to come out in."""

    rule = "FI-7.4"

    def tell(self, table: IslandTable, given: object) -> list[Event]:
        if not table.in_cave(table.turn):
            return []
        return [Event("FI-7.1", "entered_cave", (table.turn, NAMES[table.places[table.turn]]))]

    def do(self, table: IslandTable) -> Steps:
        if not table.in_cave(table.turn):
            return ()
        table.seeking = True
        return ROLL_AND_USE


class FindCave(Do[IslandTable]):
    """The piece comes out in the cave that was rolled, unless somebody is there [FI-7.5].

    On a 1 a Fireball follows [FI-7.6].
    """

    rule = "FI-7.4"

    def tell(self, table: IslandTable, given: object) -> list[Event]:
        goal = _cave_found(table)
        if table.die > CAVES:
            return [Event("FI-14.18", "no_such_cave", (table.turn, table.die))]
        if goal == table.places[table.turn]:
            return [Event("FI-7.5", "stays_in_cave", (table.turn, table.die))]
        rule = self.rule if table.die > 1 else "FI-7.6" if table.seeking else "FI-7.9"
        return [Event(rule, "found_cave", (table.turn, NAMES[goal]))]

    def do(self, table: IslandTable) -> Steps:
        table.places[table.turn] = _cave_found(table)
        table.seeking = False
        return then(TakeFireball(table.turn, ON_DIE)) if table.die == 1 else ()


def _cave_found(table: IslandTable) -> int:
    """The cave that was rolled, or the piece's own place if it is occupied or there is none [FI-14.18]."""
    here = table.places[table.turn]
    if table.die > CAVES:
        return here
    goal = cave(table.die)
    return here if goal in table.occupied(table.turn) else goal


# -- the end of the turn


class TurnsBetween(Do[IslandTable]):
    """In some houses others can take a turn now."""

    rule = "FI-14.7"

    def do(self, table: IslandTable) -> Steps:
        table.moment = "between"
        others = asked(table, table.turn, (ANOTHER_TURN,))
        return then(TurnBetween(others)) if others else ()


class TurnBetween(ReactWith):
    """With Take Another Turn a player has a full turn before the turns go on."""

    rule = "FI-14.7"
    card = ANOTHER_TURN

    def ask(self, asked: tuple[int, ...]) -> Steps:
        return then(TurnBetween(asked))

    def answered(self, table: IslandTable, move: Value) -> Steps:
        seat = self.asked[0]
        turn = then(GainTurn(seat), OwedTurns(seat))
        return play_card(table, seat, ANOTHER_TURN, turn, then(TURNS_BETWEEN))


class OwedTurns(Do[IslandTable]):
    """Turns that a player has in a row are played before anybody else's."""

    rule = "FI-3.10"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def tell(self, table: IslandTable, given: object) -> list[Event]:
        if not table.owed[self.seat]:
            return []
        return [Event(self.rule, "turn_again", (self.seat, table.owed[self.seat] - 1))]

    def do(self, table: IslandTable) -> Steps:
        if not table.owed[self.seat]:
            return ()
        table.owed[self.seat] = table.owed[self.seat] - 1
        return AGAIN[self.seat]


class EndOfTurn(Do[IslandTable]):
    """The turn is over."""

    rule = "FI-3.7"

    def do(self, table: IslandTable) -> Steps:
        if table.house.another_turn == "any_turn":
            return AFTER_TURN_OF[table.turn]
        return OWED_TURNS[table.turn] if table.owed[table.turn] else ()


NEXT_TURN: Final = NextTurn()
TURN_OF: Final = [then(PlayTurn(seat), NEXT_TURN) for seat in range(4)]
AGAIN: Final = [then(PlayTurn(seat)) for seat in range(4)]
PREPARE: Final = then(Prepare())
BEFORE_ROLL: Final = then(BeforeRoll())
AFTER_ROLL: Final = then(AfterRoll())
REACT_BEFORE: Final[dict[tuple[int, ...], Steps]] = {
    row: then(ReactBefore(row)) if row else () for row in ROWS
}
REACT_AFTER: Final[dict[tuple[int, ...], Steps]] = {row: then(ReactAfter(row)) if row else () for row in ROWS}
MOVE_BY: Final = [then(MoveAhead(count), AfterMove()) for count in range(FARTHEST + 1)]
ROLL_AND_USE: Final = then(Die(), AfterRoll(), UseDie())
MOVE_INSTEAD: Final = then(AfterRoll(), MoveInstead())
SEEK_CAVE: Final = then(FindCave())
LOSE_TURN: Final = fall_away_to(PUSH_BACK)
"""What a turn still had before its end falls away [FI-11.12]."""
TURNS_BETWEEN: Final = TurnsBetween()
OWED_TURNS: Final = [then(OwedTurns(seat)) for seat in range(4)]
AFTER_TURN_OF: Final = [then(TURNS_BETWEEN, OwedTurns(seat)) for seat in range(4)]
TURN: Final = then(BeforeRoll(), TakeDie(), PUSH_BACK, WordAfterMove(), CloseTurn(), EndOfTurn())
STAND_UP: Final = then(LastWord(), CloseTurn(), EndOfTurn())
GAME: Final = then(DealCards(), RollForFirst())

STEPS: Final[tuple[type[Value], ...]] = (
    DealCards,
    RollForFirst,
    NextTurn,
    PlayTurn,
    BeforeRoll,
    Prepare,
    ReactBefore,
    TakeDie,
    MoveInstead,
    AfterRoll,
    ReactAfter,
    UseDie,
    AfterMove,
    FindCave,
    TurnsBetween,
    TurnBetween,
    OwedTurns,
    EndOfTurn,
)
