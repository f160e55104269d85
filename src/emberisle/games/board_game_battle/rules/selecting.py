"""Selecting a playing piece, before anybody rolls."""

from __future__ import annotations

from typing import Final

from emberisle.games.board_game_battle.rules.moves import SELECTIONS, Select
from emberisle.games.board_game_battle.rules.pieces import PIECES
from emberisle.games.board_game_battle.rules.placement import SEATS
from emberisle.games.board_game_battle.rules.table import BattleTable, Steps
from emberisle.kernel.errors import quoted
from emberisle.kernel.steps import Ask, Event, Refusal, then
from emberisle.kernel.values import Value


class SelectPiece(Ask[BattleTable]):
    """Seat by seat, everybody takes a piece that is still there; the last one is nobody's choice [BB-2.4]."""

    rule = "BB-2.2"

    def seat(self, table: BattleTable) -> int:
        return len(table.pieces)

    def moves(self, table: BattleTable) -> tuple[Value, ...]:
        return tuple([SELECTIONS[n] for n, piece in enumerate(PIECES) if piece not in table.pieces])

    def tell(self, table: BattleTable, given: Select) -> list[Event]:
        seat = len(table.pieces)
        events = [Event(self.rule, "selected", (seat, given.piece))]
        if seat < SEATS - 2:
            return events
        return [*events, Event("BB-2.4", "left_over", (SEATS - 1, _last([*table.pieces, given.piece])))]

    def take(self, table: BattleTable, given: Select) -> Steps:
        table.pieces.append(given.piece)
        if len(table.pieces) < SEATS - 1:
            return SELECT
        table.pieces.append(_last(table.pieces))
        return ()

    def refuse(self, table: BattleTable, move: Value) -> Refusal:
        if not isinstance(move, Select):
            return Refusal(self.rule, "select_first")
        if move.piece not in PIECES:
            return Refusal("BB-1.2", "no_piece", (quoted(move.piece),))
        return Refusal("BB-2.4", "taken", (table.pieces.index(move.piece), move.piece))


def _last(taken: list[str]) -> str:
    [piece] = [piece for piece in PIECES if piece not in taken]
    return piece


SELECT: Final = then(SelectPiece())

STEPS: Final[tuple[type[Value], ...]] = (SelectPiece,)
