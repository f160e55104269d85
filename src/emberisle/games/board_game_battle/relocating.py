"""Relocating a piece: an effect moves it, and it takes no action where it comes to stand."""

from __future__ import annotations

from emberisle.games.board_game_battle.table import BattleTable
from emberisle.kernel.steps import Event


def forward_told(table: BattleTable, seat: int, squares: int, rule: str) -> list[Event]:
    """What is told of a piece that an effect sends forward, not past a challenge [BB-5.10]."""
    square = table.square_ahead(seat, squares)
    events = [Event(rule, "forward", (seat, square - table.squares[seat], square))]
    if square < table.squares[seat] + squares:
        events.append(Event("BB-5.10", "held", (seat, table.board.challenge_at[square])))
    return events


def back_told(table: BattleTable, seat: int, squares: int, rule: str) -> list[Event]:
    """What is told of a piece that an effect sends back, not past Start [BB-6.5]."""
    square = table.square_behind(seat, squares)
    events = [Event(rule, "back", (seat, table.squares[seat] - square, square))]
    if table.squares[seat] - square < squares:
        events.append(Event("BB-6.5", "at_start", (seat,)))
    return events
