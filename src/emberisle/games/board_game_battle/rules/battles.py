"""Tiles that involve the others: 1 vs 1, 1 vs 3, Switch and Random."""

from __future__ import annotations

from typing import Final

from emberisle.games.board_game_battle.rules.dice import Dice
from emberisle.games.board_game_battle.rules.moves import BATTLES, Battle
from emberisle.games.board_game_battle.rules.placement import SEATS
from emberisle.games.board_game_battle.rules.relocating import back_told, forward_told
from emberisle.games.board_game_battle.rules.rolling import RollSome
from emberisle.games.board_game_battle.rules.table import NOBODY, NOT_IN_DETOUR, BattleTable, Stand, Steps
from emberisle.kernel.steps import Ask, Do, Event, Refusal, then
from emberisle.kernel.values import Value

DUEL_MOVE: Final = 7
CROWD_MOVE: Final = 10
"""How far the winner of a 1 vs 1 and of a 1 vs 3 goes."""

# -- 1 vs 1


class MeetOpponent(Do[BattleTable]):
    """The player battles an opponent of choice; with only one to choose from, that one [BB-9.5]."""

    rule = "BB-9.1"

    def tell(self, table: BattleTable, given: object) -> list[Event]:
        opponents = table.opponents()
        if not opponents:
            return [Event("BB-9.5", "nobody_to_battle", (table.seat,))]
        return [Event("BB-9.5", "battle", (table.seat, opponents[0]))] if len(opponents) == 1 else []

    def do(self, table: BattleTable) -> Steps:
        opponents = table.opponents()
        if not opponents:
            return ()
        return DUELS[opponents[0]] if len(opponents) == 1 else CHOOSE


class ChooseOpponent(Ask[BattleTable]):
    """Whom to meet in battle is up to the player."""

    rule = "BB-9.1"

    def seat(self, table: BattleTable) -> int:
        return table.seat

    def moves(self, table: BattleTable) -> tuple[Value, ...]:
        return tuple([BATTLES[seat] for seat in table.opponents()])

    def tell(self, table: BattleTable, given: Battle) -> list[Event]:
        return [Event(self.rule, "battle", (table.seat, given.opponent))]

    def take(self, table: BattleTable, given: Battle) -> Steps:
        return DUELS[given.opponent]

    def refuse(self, table: BattleTable, move: Value) -> Refusal:
        if not isinstance(move, Battle):
            return Refusal(self.rule, "choose_now")
        if move.opponent not in range(SEATS):
            return Refusal("BB-1.1", "nobody_there", (move.opponent,))
        if move.opponent == table.seat:
            return Refusal(self.rule, "not_yourself")
        return Refusal("BB-13.6", "in_detour", (move.opponent, table.detour[move.opponent]))


class RollDuel(RollSome):
    """The player and the opponent each roll a die; only the larger number wins anything [BB-9.4]."""

    rule = "BB-9.2"

    def __init__(self, opponent: int) -> None:
        self.opponent = opponent

    def count(self, table: BattleTable) -> int:
        return 2

    def tell(self, table: BattleTable, given: Dice) -> list[Event]:
        events = [Event(self.rule, "duel", (table.seat, given[0], self.opponent, given[1]))]
        return events if given[0] > given[1] else [*events, Event("BB-9.4", "duel_lost", (table.seat,))]

    def take(self, table: BattleTable, given: Dice) -> Steps:
        return WON_DUELS[self.opponent] if given[0] > given[1] else ()


class WinDuel(Do[BattleTable]):
    """The player moves forward seven squares, and the opponent back seven."""

    rule = "BB-9.3"

    def __init__(self, opponent: int) -> None:
        self.opponent = opponent

    def tell(self, table: BattleTable, given: object) -> list[Event]:
        return [
            *forward_told(table, table.seat, DUEL_MOVE, self.rule),
            *back_told(table, self.opponent, DUEL_MOVE, self.rule),
        ]

    def do(self, table: BattleTable) -> Steps:
        seat = table.seat
        table.squares[seat] = table.square_ahead(seat, DUEL_MOVE)
        table.put(self.opponent, table.behind(self.opponent, DUEL_MOVE))
        return ()


# -- 1 vs 3


class RollAgainstAll(RollSome):
    """The player and all three opponents roll a die, those in the detour too [BB-10.4]."""

    rule = "BB-10.1"

    def count(self, table: BattleTable) -> int:
        return SEATS

    def tell(self, table: BattleTable, given: Dice) -> list[Event]:
        events = [Event(self.rule, "all_rolled", (table.seat, given))]
        return (
            events if _stands_out(table.seat, given) else [*events, Event("BB-10.3", "lost", (table.seat,))]
        )

    def take(self, table: BattleTable, given: Dice) -> Steps:
        return WIN_AGAINST_ALL if _stands_out(table.seat, given) else ()


def _stands_out(seat: int, dice: tuple[int, ...]) -> bool:
    """Whether this seat's die is the only highest or the only lowest."""
    others = dice[:seat] + dice[seat + 1 :]
    return dice[seat] > max(others) or dice[seat] < min(others)


class WinAgainstAll(Do[BattleTable]):
    """The player moves forward ten squares."""

    rule = "BB-10.2"

    def tell(self, table: BattleTable, given: object) -> list[Event]:
        return forward_told(table, table.seat, CROWD_MOVE, self.rule)

    def do(self, table: BattleTable) -> Steps:
        seat = table.seat
        table.squares[seat] = table.square_ahead(seat, CROWD_MOVE)
        return ()


# -- Switch and Random


def _selected(table: BattleTable, die: int) -> int:
    """The opponent in the place that the die names, if there is one who can be reached [BB-13.6]."""
    if die > SEATS:
        return NOBODY
    seat = table.places[die - 1]
    return seat if seat != table.seat and table.within_reach(seat) else NOBODY


def _selection_told(table: BattleTable, die: int, rule: str, none: str, own: str) -> list[Event]:
    """The die that selects a place, and why it selects nobody if so."""
    events = [Event(rule, "place_rolled", (table.seat, die))]
    if die > SEATS:
        return [*events, Event(none, "no_place", (table.seat, die))]
    seat = table.places[die - 1]
    if seat == table.seat:
        return [*events, Event(own, "own_place", (seat,))]
    return events if table.within_reach(seat) else [*events, Event("BB-13.6", "out_of_reach", (seat,))]


class RollForSwitch(RollSome):
    """A die names the place of the opponent to switch with; 5 and 6 name nobody [BB-11.2]."""

    rule = "BB-11.1"

    def tell(self, table: BattleTable, given: Dice) -> list[Event]:
        return _selection_told(table, given[0], self.rule, "BB-11.2", "BB-11.4")

    def take(self, table: BattleTable, given: Dice) -> Steps:
        opponent = _selected(table, given[0])
        return SWITCHES[opponent] if opponent != NOBODY else ()


class SwitchPieces(Do[BattleTable]):
    """The two pieces change places, over any challenges between them [BB-11.5]."""

    rule = "BB-11.3"

    def __init__(self, opponent: int) -> None:
        self.opponent = opponent

    def tell(self, table: BattleTable, given: object) -> list[Event]:
        both = table.seat, self.opponent
        if table.stand(both[0]) == table.stand(both[1]):
            return [Event(self.rule, "same_square", both)]
        events: list[Event] = []
        switched = True
        for seat, other in (both, both[::-1]):
            stand = _switched(table, seat, other)
            if stand != table.stand(seat):
                events.append(_standing_told(self.rule, seat, stand))
            if stand != table.stand(other):
                switched = False
                events.append(Event("BB-11.5", "held", (seat, table.board.challenge_at[stand[0]])))
        told = Event(self.rule, "switched", both) if switched else Event("BB-11.5", "not_switched", both)
        return [told, *events]

    def do(self, table: BattleTable) -> Steps:
        seat, opponent = table.seat, self.opponent
        here, there = _switched(table, seat, opponent), _switched(table, opponent, seat)
        table.put(seat, here)
        table.put(opponent, there)
        return ()


def _switched(table: BattleTable, seat: int, other: int) -> Stand:
    """Where a piece comes to stand that changes places with another; in some houses a challenge stops it."""
    squares = table.squares[other] - table.squares[seat]
    if squares > 0 and table.house.switch == "stopped":
        if table.facing(seat):
            return table.stand(seat)
        square = table.square_ahead(seat, squares)
        if square < table.squares[other]:
            return square, NOT_IN_DETOUR
    return table.stand(other)


def _standing_told(rule: str, seat: int, stand: Stand) -> Event:
    square, step = stand
    return Event(rule, "now_on", (seat, square)) if step < 0 else Event(rule, "now_in_detour", (seat, step))


class RollForRandom(RollSome):
    """A die names the place of the opponent who goes back; 5 and 6 name nobody [BB-12.2]."""

    rule = "BB-12.1"

    def tell(self, table: BattleTable, given: Dice) -> list[Event]:
        return _selection_told(table, given[0], self.rule, "BB-12.2", "BB-12.5")

    def take(self, table: BattleTable, given: Dice) -> Steps:
        opponent = _selected(table, given[0])
        return BACKWARDS[opponent] if opponent != NOBODY else ()


class RollBack(RollSome):
    """A second die tells how many squares the opponent goes back, to a tile that is blank then [BB-12.4]."""

    rule = "BB-12.3"

    def __init__(self, opponent: int) -> None:
        self.opponent = opponent

    def tell(self, table: BattleTable, given: Dice) -> list[Event]:
        rolled = Event(self.rule, "back_rolled", (table.seat, given[0], self.opponent))
        return [rolled, *back_told(table, self.opponent, given[0], self.rule)]

    def take(self, table: BattleTable, given: Dice) -> Steps:
        table.put(self.opponent, table.behind(self.opponent, given[0]))
        return ()


CHOOSE: Final = then(ChooseOpponent())
WIN_AGAINST_ALL: Final = then(WinAgainstAll())
DUELS: Final = [then(RollDuel(seat)) for seat in range(SEATS)]
WON_DUELS: Final = [then(WinDuel(seat)) for seat in range(SEATS)]
SWITCHES: Final = [then(SwitchPieces(seat)) for seat in range(SEATS)]
BACKWARDS: Final = [then(RollBack(seat)) for seat in range(SEATS)]
"""What happens to each seat that was chosen or named."""

ONE_VS_ONE_TILE: Final = then(MeetOpponent())
ONE_VS_THREE_TILE: Final = then(RollAgainstAll())
SWITCH_TILE: Final = then(RollForSwitch())
RANDOM_TILE: Final = then(RollForRandom())

STEPS: Final[tuple[type[Value], ...]] = (
    MeetOpponent,
    ChooseOpponent,
    RollDuel,
    WinDuel,
    RollAgainstAll,
    WinAgainstAll,
    RollForSwitch,
    SwitchPieces,
    RollForRandom,
    RollBack,
)
