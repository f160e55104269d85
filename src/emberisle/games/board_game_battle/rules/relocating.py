"""Relocating a piece: an effect moves it, and it takes no action where it comes to stand."""

from __future__ import annotations

from emberisle.games.board_game_battle.rules.table import BattleTable
from emberisle.kernel.steps import Event


def forward_told(table: BattleTable, seat: int, squares: int, rule: str) -> list[Event]:
    """What is told of a piece that an effect sends forward, not past a challenge [BB-5.10]."""
    square = table.square_ahead(seat, squares)
    events = [Event(rule, "forward", (seat, square - table.squares[seat], square))]
    if square < table.squares[seat] + squares:
        events.append(Event("BB-5.10", "held", (seat, table.board.challenge_at[square])))
    return events


def back_told(table: BattleTable, seat: int, squares: int, rule: str) -> list[Event]:
    """What is told of a piece that an effect sends back, past no beginning [BB-6.5]."""
    square, step = table.behind(seat, squares)
    in_detour = step >= 0
    gone = table.detour[seat] - step if in_detour else table.squares[seat] - square
    events = (
        [Event(rule, "back_in_detour", (seat, gone, step))]
        if in_detour
        else [Event(rule, "back", (seat, gone, square))]
    )
    if gone < squares:
        events.append(Event("BB-6.5", "at_entrance" if in_detour else "at_start", (seat,)))
    return events
