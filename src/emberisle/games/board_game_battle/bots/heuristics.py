"""Whom to battle, by rule of thumb."""

from __future__ import annotations

from emberisle.games.board_game_battle.bots.race import Race
from emberisle.games.board_game_battle.rules.battles import DUEL_MOVE
from emberisle.games.board_game_battle.rules.moves import BATTLES, SELECTIONS, Select
from emberisle.games.board_game_battle.rules.pieces import PIECES
from emberisle.games.board_game_battle.rules.table import BattleTable
from emberisle.kernel.values import Value


def usual_piece(table: BattleTable) -> Select:
    """Take the piece that is as many from the first as the own seat, or else the first that is left."""
    left = [n for n, piece in enumerate(PIECES) if piece not in table.pieces]
    seat = len(table.pieces)
    return SELECTIONS[seat if seat in left else left[0]]


def leader(table: BattleTable, race: Race) -> Value:
    """Battle who is closest to home."""
    return BATTLES[min(table.opponents(), key=lambda seat: race.rounds_left(table, seat))]


def setback(table: BattleTable, race: Race, seat: int) -> float:
    """What being thrown back costs an opponent, compared with the way that is left to them."""
    return rounds_lost(table, race, seat) / race.rounds_left(table, seat)


def squares_lost(table: BattleTable, seat: int) -> int:
    """How many squares an opponent goes back by a lost battle, be it in the detour."""
    square, step = table.behind(seat, DUEL_MOVE)
    return table.squares[seat] - square + table.detour[seat] - step


def rounds_lost(table: BattleTable, race: Race, seat: int) -> float:
    """How many rounds it costs an opponent to be thrown back."""
    place = race.place(table, seat)
    square, detour = table.behind(seat, DUEL_MOVE)
    back = place._replace(square=square, detour=detour)
    return race.rounds[back] - race.rounds[place]
