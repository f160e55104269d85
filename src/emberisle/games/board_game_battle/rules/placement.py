"""Placement: who is first, second, third and fourth this round, as far as the dice have said."""

from __future__ import annotations

from typing import Final

from emberisle.games.board_game_battle.rules.dice import Dice

SEATS: Final = 4
OPEN: Final = (0, 0, 0, 0)
"""How many are ahead of each seat for certain: nobody yet. Seats that share a number are tied."""

Ranks = tuple[int, ...]

_tied: Final[dict[Ranks, tuple[int, ...]]] = {}
_ranked: Final[dict[tuple[Ranks, Dice], Ranks]] = {}
_orders: Final[dict[Ranks, tuple[int, ...]]] = {}


def tied(ranks: Ranks) -> tuple[int, ...]:
    """The seats that share their rank with another and have to roll [BB-3.4]."""
    known = _tied.get(ranks)
    if known is None:
        known = tuple([seat for seat in range(SEATS) if ranks.count(ranks[seat]) > 1])
        _tied[ranks] = known
    return known


def ranked(ranks: Ranks, dice: Dice) -> Ranks:
    """The ranks after the tied seats rolled these dice; who rolled more in the same tie is ahead [BB-3.3]."""
    known = _ranked.get((ranks, dice))
    if known is None:
        known = _ranked[(ranks, dice)] = _rank(ranks, dice)
    return known


def _rank(ranks: Ranks, dice: Dice) -> Ranks:
    rolled = dict(zip(tied(ranks), dice))
    after = list(ranks)
    for seat, die in rolled.items():
        for rival, other in rolled.items():
            if ranks[rival] == ranks[seat] and other > die:
                after[seat] = after[seat] + 1
    return tuple(after)


def order(ranks: Ranks) -> tuple[int, ...]:
    """The seats from first to fourth place, once no two are tied."""
    known = _orders.get(ranks)
    if known is None:
        known = _orders[ranks] = tuple([ranks.index(place) for place in range(SEATS)])
    return known
