"""The detour: a loop beside the path that costs time, and where nobody can be reached."""

from __future__ import annotations

from typing import Final

from emberisle.games.board_game_battle.rules.table import NOT_IN_DETOUR, BattleTable, Steps
from emberisle.games.board_game_battle.rules.tiles import EXIT_DETOUR, shift
from emberisle.kernel.steps import Do, Event, then
from emberisle.kernel.values import Value


class EnterDetour(Do[BattleTable]):
    """The piece leaves the path for the first square of the detour; where it left is kept [BB-13.2]."""

    rule = "BB-13.1"

    def tell(self, table: BattleTable, given: object) -> list[Event]:
        return [Event(self.rule, "detour", (table.seat, table.squares[table.seat]))]

    def do(self, table: BattleTable) -> Steps:
        table.detour[table.seat] = 0
        return ()


class MoveInDetour(Do[BattleTable]):
    """In the detour a piece moves by its roll as elsewhere, no further than the end [BB-13.5]."""

    rule = "BB-13.4"

    def tell(self, table: BattleTable, given: object) -> list[Event]:
        seat = table.seat
        square = self._square(table)
        moves = square - table.detour[seat]
        events = [Event(self.rule, "moved_in_detour", (seat, moves, square))]
        tile = table.board.detour_tiles[square]
        if tile == EXIT_DETOUR:
            lost = sum(table.dice) - moves
            if lost:
                events.append(Event("BB-13.5", "lost_in_detour", (seat, lost)))
            return [*events, Event("BB-13.3", "left_detour", (seat, table.squares[seat]))]
        if shift(tile):
            events.append(Event(self.rule, "shifted_in_detour", (seat, self._shifted(table, square))))
        return events

    def do(self, table: BattleTable) -> Steps:
        seat = table.seat
        square = self._square(table)
        if table.board.detour_tiles[square] == EXIT_DETOUR:
            table.detour[seat] = NOT_IN_DETOUR
        else:
            table.detour[seat] = self._shifted(table, square)
        return ()

    def _square(self, table: BattleTable) -> int:
        """Where the roll leads, stopping at the first exit if passing it is enough."""
        start = table.detour[table.seat]
        goal = min(start + sum(table.dice), table.board.detour_end)
        if table.house.exit_detour == "passing":
            for square in table.board.exits():
                if start < square <= goal:
                    return square
        return goal

    def _shifted(self, table: BattleTable, square: int) -> int:
        """Where the tile on a square of the detour sends a piece, which takes no further action there."""
        board = table.board
        return min(max(square + shift(board.detour_tiles[square]), 0), board.detour_end)


DETOUR_TILE: Final = then(EnterDetour())
CREEP: Final = then(MoveInDetour())

STEPS: Final[tuple[type[Value], ...]] = (EnterDetour, MoveInDetour)
