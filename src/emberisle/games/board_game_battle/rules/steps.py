"""The rules of Board Game Battle, a step for each sentence, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from emberisle.games.board_game_battle.rules.actions import ACTIONS
from emberisle.games.board_game_battle.rules.detour import CREEP
from emberisle.games.board_game_battle.rules.dice import Dice
from emberisle.games.board_game_battle.rules.house import House
from emberisle.games.board_game_battle.rules.moves import ROLL
from emberisle.games.board_game_battle.rules.placement import OPEN, SEATS, order, ranked, tied
from emberisle.games.board_game_battle.rules.rolling import RollSome
from emberisle.games.board_game_battle.rules.selecting import SELECT
from emberisle.games.board_game_battle.rules.table import BattleTable, Steps
from emberisle.games.board_game_battle.rules.tiles import CHALLENGES, TILES
from emberisle.kernel.steps import GAME_OVER, Ask, Do, Event, Refusal, then
from emberisle.kernel.values import Value

# -- battle for placement


class BeginRound(Do[BattleTable]):
    """Before anybody races, the places of the round are fought out."""

    rule = "BB-3.1"

    def tell(self, table: BattleTable, given: object) -> list[Event]:
        return [Event(self.rule, "round", (table.round + 1,))]

    def do(self, table: BattleTable) -> Steps:
        table.round = table.round + 1
        table.ranks = OPEN
        table.places = ()
        table.turn = 0
        table.dice = ()
        return ()


class RollForPlacement(RollSome):
    """All players roll a die; the larger the number, the better the place [BB-3.3]."""

    rule = "BB-3.2"

    def count(self, table: BattleTable) -> int:
        return len(tied(table.ranks))

    def tell(self, table: BattleTable, given: Dice) -> list[Event]:
        events = [Event(self.rule, "placement_rolls", (tied(table.ranks), given))]
        ranks = ranked(table.ranks, given)
        return events if tied(ranks) else [*events, Event("BB-3.3", "placement", (order(ranks),))]

    def take(self, table: BattleTable, given: Dice) -> Steps:
        table.ranks = ranked(table.ranks, given)
        if tied(table.ranks):
            return ROLL_OFF
        table.places = order(table.ranks)
        return ()


class RollOff(RollForPlacement):
    """A tie is broken by more dice, of those who are in it alone."""

    rule = "BB-3.4"


# -- race time


class TakeDice(Ask[BattleTable]):
    """Where the house waits for it, players roll the dice when they are ready."""

    rule = "BB-4.7"

    def seat(self, table: BattleTable) -> int:
        return table.seat

    def moves(self, table: BattleTable) -> tuple[Value, ...]:
        return ROLL_ONLY

    def take(self, table: BattleTable, given: object) -> Steps:
        return ()

    def refuse(self, table: BattleTable, move: Value) -> Refusal:
        return Refusal("BB-4.1", "roll_first")


class RollDice(RollSome):
    """In the order of placement, each player rolls: two dice, or one in fourth place [BB-3.5]."""

    rule = "BB-4.1"

    def count(self, table: BattleTable) -> int:
        return 1 if table.turn == SEATS - 1 else 2

    def tell(self, table: BattleTable, given: Dice) -> list[Event]:
        rule = "BB-3.6" if len(given) == 1 else "BB-3.5"
        return [Event(rule, "rolled", (table.seat, given))]

    def take(self, table: BattleTable, given: Dice) -> Steps:
        table.dice = given
        return EXTRA_DIE if _earns_extra_die(table) else _race(table)


def _earns_extra_die(table: BattleTable) -> bool:
    """Doubles bring one more die; at a challenge some houses ask that the two beat it alone [BB-5.6].

    It is then rolled for moves, so there is none at the last challenge, after which nobody moves.
    """
    dice = table.dice
    if len(dice) < 2 or dice[0] != dice[1]:
        return False
    if table.house.extra_at_challenges:
        return True
    challenge = table.facing(table.seat)
    return challenge < CHALLENGES and sum(dice) >= challenge


class RollExtraDie(RollSome):
    """Two dice that match: one extra die, once, adds its number [BB-4.4]."""

    rule = "BB-4.3"

    def tell(self, table: BattleTable, given: Dice) -> list[Event]:
        return [Event(self.rule, "doubles", (table.seat, given[0]))]

    def take(self, table: BattleTable, given: Dice) -> Steps:
        table.dice = (*table.dice, given[0])
        return _race(table)


def _race(table: BattleTable) -> Steps:
    seat = table.seat
    if table.detour[seat] >= 0:
        return CREEP
    return ATTEMPT if table.facing(seat) else MOVE


class MovePiece(Do[BattleTable]):
    """The piece moves by the sum of the dice [BB-4.2] and the player takes action where it stops."""

    rule = "BB-4.5"

    def tell(self, table: BattleTable, given: object) -> list[Event]:
        seat, moves = table.seat, sum(table.dice)
        square = table.square_ahead(seat, moves)
        lost = table.squares[seat] + moves - square
        challenge = table.board.challenge_at[square]
        events = [Event(self.rule, "moved", (seat, moves - lost, square, TILES[table.board.tiles[square]]))]
        if lost:
            events.append(Event("BB-4.6", "stopped", (seat, challenge, lost)))
        elif challenge and not table.has_beaten(seat, challenge):
            events.append(Event("BB-5.1", "reached", (seat, challenge)))
        return events

    def do(self, table: BattleTable) -> Steps:
        seat = table.seat
        square = table.square_ahead(seat, sum(table.dice))
        table.squares[seat] = square
        return ACTIONS[table.board.tiles[square]]


# -- challenges


def _against_challenge(table: BattleTable) -> int:
    """What counts against a challenge: all dice, or in some houses all but the extra one [BB-5.6]."""
    return sum(table.dice if table.house.extra_at_challenges else table.dice[:2])


class AttemptChallenge(Do[BattleTable]):
    """A sum of at least its number beats a challenge [BB-5.5]; with less the turn is over [BB-5.4]."""

    rule = "BB-5.3"

    def tell(self, table: BattleTable, given: object) -> list[Event]:
        seat, total = table.seat, _against_challenge(table)
        challenge = table.facing(seat)
        if total < challenge:
            return [Event("BB-5.4", "failed", (seat, challenge, total))]
        return [Event("BB-5.8" if challenge == CHALLENGES else "BB-5.7", "beat", (seat, challenge, total))]

    def do(self, table: BattleTable) -> Steps:
        seat = table.seat
        challenge = table.facing(seat)
        if _against_challenge(table) < challenge:
            return ()
        table.beat(seat, challenge)
        return WIN if challenge == CHALLENGES else MOVE


class Win(Do[BattleTable]):
    """Nobody has to go further than Challenge 6: who gets the better of it before the others has won."""

    rule = "BB-1.4"

    def tell(self, table: BattleTable, given: object) -> list[Event]:
        return [Event(self.rule, "won", (table.seat, table.round))]

    def do(self, table: BattleTable) -> Steps:
        table.winner = table.seat
        return GAME_OVER


# -- the next turn and the next round


class EndTurn(Do[BattleTable]):
    """With the action taken the turn is over, and the next in the order of placement has one."""

    rule = "BB-6.4"

    def do(self, table: BattleTable) -> Steps:
        if table.turn == SEATS - 1:
            return END_ROUND
        table.turn = table.turn + 1
        table.dice = ()
        return ASKED_TURN if table.house.ask_to_roll else TURN


class EndRound(Do[BattleTable]):
    """After the fourth place's turn the round is over, and another begins [BB-7.2]."""

    rule = "BB-7.1"

    def do(self, table: BattleTable) -> Steps:
        return opening(table.house)


ROLL_ONLY: Final[tuple[Value, ...]] = (ROLL,)

ROLL_OFF: Final = then(RollOff())
EXTRA_DIE: Final = then(RollExtraDie())
MOVE: Final = then(MovePiece())
ATTEMPT: Final = then(AttemptChallenge())
WIN: Final = then(Win())
TURN: Final = then(RollDice(), EndTurn())
ASKED_TURN: Final = then(TakeDice(), RollDice(), EndTurn())
END_ROUND: Final = then(EndRound())
ROUND: Final = then(BeginRound(), RollForPlacement(), TURN)
ASKED_ROUND: Final = then(BeginRound(), RollForPlacement(), ASKED_TURN)
TURNS_ON: Final = then(EndTurn())


def opening(house: House) -> Steps:
    """A round from its beginning."""
    return ASKED_ROUND if house.ask_to_roll else ROUND


def selecting(house: House) -> Steps:
    """The pieces are selected, and then the first round begins."""
    return then(SELECT, opening(house))


def rest_of_turn(table: BattleTable) -> Steps:
    """What comes in the middle of a turn: the roll, or if the dice lie there what they lead to."""
    if not table.dice:
        return ASKED_TURN if table.house.ask_to_roll else TURN
    if len(table.dice) == 2 and _earns_extra_die(table):
        return then(EXTRA_DIE, TURNS_ON)
    return then(_race(table), TURNS_ON)


STEPS: Final[tuple[type[Value], ...]] = (
    BeginRound,
    RollForPlacement,
    RollOff,
    TakeDice,
    RollDice,
    RollExtraDie,
    MovePiece,
    AttemptChallenge,
    Win,
    EndTurn,
    EndRound,
)
