"""Whom to battle, by rule of thumb."""

from __future__ import annotations

from emberisle.bots.board_game_battle.race import Race
from emberisle.games.board_game_battle.battles import DUEL_MOVE
from emberisle.games.board_game_battle.moves import BATTLES
from emberisle.games.board_game_battle.table import BattleTable
from emberisle.kernel.values import Value


def leader(table: BattleTable, race: Race) -> Value:
    """Battle who is closest to home."""
    return BATTLES[min(table.opponents(), key=lambda seat: race.rounds_left(table, seat))]


def setback(table: BattleTable, race: Race, seat: int) -> float:
    """What being thrown back costs an opponent, compared with the way that is left to them."""
    return rounds_lost(table, race, seat) / race.rounds_left(table, seat)


def rounds_lost(table: BattleTable, race: Race, seat: int) -> float:
    """How many rounds it costs an opponent to be thrown back."""
    place = race.place(table, seat)
    back = place._replace(square=table.square_behind(seat, DUEL_MOVE))
    return race.rounds[back] - race.rounds[place]
