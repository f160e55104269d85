"""How a position stands: about how likely each seat is to win, from how far it is and what it holds."""

from __future__ import annotations

from functools import cache
from math import exp, inf
from operator import mul
from typing import Final, NamedTuple

from emberisle.games.fireball_island.bots.hand import KEEP
from emberisle.games.fireball_island.bots.trails import A_TURN, REACH
from emberisle.games.fireball_island.rules.board import BOARDS, CAVES, DOCK, POINT, cave, is_cave
from emberisle.games.fireball_island.rules.table import NOBODY, IslandTable

ALL_CAVES: Final = tuple([cave(number) for number in range(1, CAVES + 1)])


class Facts(NamedTuple):
    """What speaks for a seat or, with a weight below 0, against it; only the differences count."""

    owning: float = 0.0
    to_dock: float = 0.0
    """The spaces that the owner of the jewel has still to go."""
    to_owner: float = 0.0
    to_point: float = 0.0
    to_loose: float = 0.0
    """The spaces to a jewel that somebody owns, or that lies on Vul-Kar Point, or elsewhere."""
    too_late: float = 0.0
    """By how many spaces the owner is nearer to the Dock than this seat to the owner."""
    in_reach: float = 0.0
    """How many rolls of the die lead to the jewel, or past it."""
    at_once: float = 0.0
    """The same, or to the Dock with it, for who is about to roll."""
    cards: float = 0.0
    """What the hand is worth, in spaces."""
    turns: float = 0.0
    """Extra turns, or less than 0 for who has to stand up first."""


# Fitted to games of medium bots by the regression of `python3 start.py bench evaluation`, and rounded.
WEIGHTS: Final = Facts(
    owning=0.56,
    to_dock=-0.018,
    to_owner=-0.060,
    to_point=-0.050,
    to_loose=-0.090,
    too_late=-0.096,
    in_reach=0.019,
    at_once=0.059,
    cards=0.030,
    turns=0.030,
)
CLARITY: Final = {2: 1.0, 3: 0.52, 4: 0.44}
"""The more play, the less is decided."""


def chances(table: IslandTable) -> list[float]:
    """Everybody's share of the win: all of it, once there is a winner."""
    if table.winner != NOBODY:
        return [1.0 if seat == table.winner else 0.0 for seat in range(table.seats)]
    clarity = CLARITY[table.seats]
    weights = [exp(clarity * sum(map(mul, WEIGHTS, facts(table, seat)))) for seat in range(table.seats)]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def facts(table: IslandTable, seat: int) -> Facts:
    """How this seat stands at the beginning of a turn."""
    far, goal = table.board.far, table.goal(seat)
    away = _away(table, table.places[seat], goal)
    rolls = max(0, REACH + 1 - far[table.places[seat]][goal])
    at_once = rolls if table.turn == seat and not table.lying[seat] else 0
    cards = sum([KEEP[kind] for kind in table.hands[seat]])
    turns = table.owed[seat] - table.lying[seat]
    if table.jewel_owner == seat:
        return Facts(owning=1, to_dock=away, at_once=at_once, cards=cards, turns=turns)
    if table.jewel_owner != NOBODY:
        late = max(0, away - far[goal][DOCK])
        return Facts(to_owner=away, too_late=late, in_reach=rolls, at_once=at_once, cards=cards, turns=turns)
    if goal == POINT:
        return Facts(to_point=away, in_reach=rolls, at_once=at_once, cards=cards, turns=turns)
    return Facts(to_loose=away, in_reach=rolls, at_once=at_once, cards=cards, turns=turns)


def _away(table: IslandTable, place: int, goal: int) -> float:
    """How many spaces it is, by trails or by the nearest cave; who is in one needs a turn to try another."""
    far = table.board.far[place]
    entering = A_TURN if is_cave(place) else min([far[hole] for hole in ALL_CAVES])
    return min(far[goal], entering + _from_caves(table.house.plateau_joined, goal))


@cache
def _from_caves(plateau_joined: bool, goal: int) -> float:
    """How far it is on average after a roll for a cave, where a bad one is left by rolling again."""
    far, found = BOARDS[plateau_joined].far, inf
    for _ in range(REACH):
        found = sum([min(far[hole][goal], found + A_TURN) for hole in ALL_CAVES]) / len(ALL_CAVES)
    return found
