"""What a seat may know in Board Game Battle: everything but the luck to come."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from emberisle.games.board_game_battle.rules.placement import SEATS
from emberisle.games.board_game_battle.rules.table import BattleTable
from emberisle.games.board_game_battle.rules.tiles import CHALLENGES


@dataclass(frozen=True)
class BattleView:
    """The pieces, the places and the dice; the squares themselves are known by the name of the board."""

    board: str
    pieces: tuple[str, ...]
    """The playing piece of each seat; while they are selected, of those who have one."""
    round: int
    places: tuple[int, ...]
    """The seats from first to fourth place; empty while they battle for placement."""
    ranks: tuple[int, ...]
    """How many are ahead of each seat in that battle; equal for those who are tied."""
    turn: int | None
    """The seat whose turn it is."""
    dice: tuple[int, ...]
    squares: tuple[int, ...]
    """Where each piece stands on the path, or will return to from the detour."""
    detour: tuple[int | None, ...]
    """Where each piece stands in the detour."""
    beaten: tuple[tuple[int, ...], ...]
    """For each player those that no longer bind, where the house leaves them open [BB-5.9]."""
    facing: tuple[int, ...]
    """The challenge that each player has to beat before moving on, or 0; the winner has none left."""
    winner: int | None


def view_of(table: BattleTable) -> BattleView:
    return BattleView(
        board=table.house.board,
        pieces=tuple(table.pieces),
        round=table.round,
        places=table.places,
        ranks=table.ranks,
        turn=table.seat if table.places else None,
        dice=table.dice,
        squares=tuple(table.squares),
        detour=tuple([square if square >= 0 else None for square in table.detour]),
        beaten=tuple([_challenges_in(beaten) for beaten in table.beaten]),
        facing=tuple([table.facing(seat) for seat in range(SEATS)]),
        winner=table.winner if table.winner >= 0 else None,
    )


@lru_cache(1 << CHALLENGES)
def _challenges_in(beaten: int) -> tuple[int, ...]:
    return tuple([number for number in range(1, CHALLENGES + 1) if beaten >> number & 1])
