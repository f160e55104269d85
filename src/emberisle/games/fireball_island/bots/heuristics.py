"""Rules of thumb for every question of Fireball Island: what each answer is worth, in spaces."""

from __future__ import annotations

from collections.abc import Sequence

from emberisle.games.fireball_island.bots.hand import cancel_worth, card_worth, take_worth, trade_worth
from emberisle.games.fireball_island.bots.trails import Outlook, cave_worth, pushed, way_worth
from emberisle.games.fireball_island.rules.cards import CANCEL
from emberisle.games.fireball_island.rules.moves import Play, RollDown, SeekCave, TakeCard, TradeToken, Walk
from emberisle.games.fireball_island.rules.table import IslandTable
from emberisle.games.fireball_island.rules.walking import ChooseBack, ChooseWalk
from emberisle.kernel.game import Game
from emberisle.kernel.steps import Ask, Step
from emberisle.kernel.values import Value


def worth(table: IslandTable, step: Step[IslandTable], move: Value) -> float:
    """What this move is worth to who makes it; passing, rolling and ending the turn are worth nothing."""
    assert isinstance(step, Ask)
    seat = step.seat(table)
    if isinstance(move, Walk):
        return pushed(table, move) if isinstance(step, ChooseBack) else Outlook(table, seat).walk(move)
    if isinstance(move, RollDown):
        return way_worth(table, seat, move)
    if isinstance(move, Play):
        return cancel_worth(table, seat) if move.kind == CANCEL else card_worth(table, seat, move.kind)
    if isinstance(move, TakeCard):
        return take_worth(table, seat, move.seat)
    if isinstance(move, TradeToken):
        return trade_worth(table, seat)
    return cave_worth(table, seat) if isinstance(move, SeekCave) else 0.0


def worths(game: Game, moves: Sequence[Value]) -> list[float]:
    """What each of these moves is worth."""
    step = game.step
    table: IslandTable = game.table
    assert step is not None
    if isinstance(step, ChooseWalk):
        outlook = Outlook(table, table.turn)
        return [outlook.walk(move) for move in moves if isinstance(move, Walk)]
    return [worth(table, step, move) for move in moves]


def best(game: Game) -> Value:
    """What the rules of thumb say; of equals the first."""
    moves = game.legal_moves()
    if len(moves) == 1:
        return moves[0]
    found = worths(game, moves)
    return moves[found.index(max(found))]
