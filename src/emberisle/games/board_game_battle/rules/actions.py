"""What each tile does to whoever lands on it, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from emberisle.games.board_game_battle.rules.battles import (
    ONE_VS_ONE_TILE,
    ONE_VS_THREE_TILE,
    RANDOM_TILE,
    SWITCH_TILE,
)
from emberisle.games.board_game_battle.rules.detour import DETOUR_TILE
from emberisle.games.board_game_battle.rules.dice import Dice
from emberisle.games.board_game_battle.rules.relocating import back_told, forward_told
from emberisle.games.board_game_battle.rules.rolling import RollSome
from emberisle.games.board_game_battle.rules.table import BattleTable, Steps
from emberisle.games.board_game_battle.rules.tiles import (
    BOOST,
    DETOUR,
    FIFTY_FIFTY,
    MINUS_4,
    ONE_VS_ONE,
    ONE_VS_THREE,
    PLUS_4,
    PLUS_5,
    PLUS_6,
    RANDOM,
    SETBACK,
    SWITCH,
    TILES,
)
from emberisle.kernel.steps import Do, Event, then
from emberisle.kernel.values import Value


class GoForward(Do[BattleTable]):
    """A tile sends the player forward; where that leads, all symbols are blank [BB-6.3]."""

    rule = "BB-6.2"

    def __init__(self, squares: int, clause: str) -> None:
        self.squares = squares
        self.clause = clause

    def tell(self, table: BattleTable, given: object) -> list[Event]:
        return forward_told(table, table.seat, self.squares, self.clause)

    def do(self, table: BattleTable) -> Steps:
        seat = table.seat
        table.squares[seat] = table.square_ahead(seat, self.squares)
        return ()


class GoBackFour(Do[BattleTable]):
    """The player goes back four squares, and treats where that is as blank."""

    rule = "BB-8.7"

    def tell(self, table: BattleTable, given: object) -> list[Event]:
        return back_told(table, table.seat, 4, self.rule)

    def do(self, table: BattleTable) -> Steps:
        seat = table.seat
        table.squares[seat] = table.square_behind(seat, 4)
        return ()


class GoToBlue(Do[BattleTable]):
    """A Boost or an even number leads forward to the next Blue tile."""

    rule = "BB-14.2"

    def __init__(self, clause: str) -> None:
        self.clause = clause

    def tell(self, table: BattleTable, given: object) -> list[Event]:
        return forward_told(table, table.seat, self._squares(table), self.clause)

    def do(self, table: BattleTable) -> Steps:
        seat = table.seat
        table.squares[seat] = table.square_ahead(seat, self._squares(table))
        return ()

    def _squares(self, table: BattleTable) -> int:
        """How far ahead the next Blue tile is."""
        square = table.squares[table.seat]
        return table.board.blue_ahead[square] - square


class GoToRed(Do[BattleTable]):
    """A Setback or an odd number leads back to the nearest Red tile."""

    rule = "BB-15.2"

    def __init__(self, clause: str) -> None:
        self.clause = clause

    def tell(self, table: BattleTable, given: object) -> list[Event]:
        return back_told(table, table.seat, self._squares(table), self.clause)

    def do(self, table: BattleTable) -> Steps:
        seat = table.seat
        table.squares[seat] = table.square_behind(seat, self._squares(table))
        return ()

    def _squares(self, table: BattleTable) -> int:
        """How far behind the nearest Red tile is."""
        square = table.squares[table.seat]
        return square - table.board.red_behind[square]


class RollEvenOrOdd(RollSome):
    """An even number sends the player forward to the Blue tile, an odd one back to the Red tile."""

    rule = "BB-16.1"

    def tell(self, table: BattleTable, given: Dice) -> list[Event]:
        return [Event(self.rule if _is_even(given[0]) else "BB-16.2", "even_or_odd", (table.seat, given[0]))]

    def take(self, table: BattleTable, given: Dice) -> Steps:
        return EVEN if _is_even(given[0]) else ODD


def _is_even(die: int) -> bool:
    return die % 2 == 0


FORWARD_4: Final = then(GoForward(4, "BB-8.4"))
FORWARD_5: Final = then(GoForward(5, "BB-8.5"))
FORWARD_6: Final = then(GoForward(6, "BB-8.6"))
BACK_4: Final = then(GoBackFour())
TO_BLUE: Final = then(GoToBlue("BB-14.1"))
TO_RED: Final = then(GoToRed("BB-15.1"))
EVEN: Final = then(GoToBlue("BB-16.1"))
ODD: Final = then(GoToRed("BB-16.2"))
EVEN_OR_ODD: Final = then(RollEvenOrOdd())

_KNOWN: Final[dict[int, Steps]] = {
    PLUS_4: FORWARD_4,
    PLUS_5: FORWARD_5,
    PLUS_6: FORWARD_6,
    MINUS_4: BACK_4,
    ONE_VS_ONE: ONE_VS_ONE_TILE,
    ONE_VS_THREE: ONE_VS_THREE_TILE,
    SWITCH: SWITCH_TILE,
    RANDOM: RANDOM_TILE,
    DETOUR: DETOUR_TILE,
    BOOST: TO_BLUE,
    SETBACK: TO_RED,
    FIFTY_FIFTY: EVEN_OR_ODD,
}

ACTIONS: Final = [
    _KNOWN.get(
        kind, ()
    )  # nothing happens on blank tiles [BB-8.1], Blue [BB-8.2] and Red [BB-8.3] ones included
    for kind in range(len(TILES))
]
"""What follows landing on each kind of tile."""

STEPS: Final[tuple[type[Value], ...]] = (GoForward, GoBackFour, GoToBlue, GoToRed, RollEvenOrOdd)
