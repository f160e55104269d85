"""How a position stands: about how likely each seat is to win, by what its figures have and may hope for."""

from __future__ import annotations

from math import exp
from operator import mul
from typing import Final, NamedTuple

from emberisle.games.curse_of_vulkar.bots.points import FULL, MANY, Points, set_points
from emberisle.games.curse_of_vulkar.bots.skill import Skill
from emberisle.games.curse_of_vulkar.bots.team import Plan, Team, stands_at
from emberisle.games.curse_of_vulkar.rules.copter import HEART_POINTS, PENNY_POINTS, SETS, winners
from emberisle.games.curse_of_vulkar.rules.table import CurseTable


class Facts(NamedTuple):
    """What speaks for a seat or, with a weight below 0, against it, in points; only the differences count."""

    sets: float = 0.0
    """What its tokens score,"""
    promise: float = 0.0
    """and what more is expected of them while there is time."""
    heart: float = 0.0
    """Heart and Penny."""
    aboard: float = 0.0
    """Snapshots in the copter."""
    snapshots: float = 0.0
    """Snapshots before the copter is called,"""
    late: float = 0.0
    """and after it, by how likely they get home."""
    ahead: float = 0.0
    """What lies near."""
    calling: float = 0.0
    """What it is worth to be so near to the helipad, before the copter is called."""
    risk: float = 0.0
    souvenirs: float = 0.0


# About what `python3 start.py bench evaluation --game curse_of_vulkar` fits to games of medium bots.
WEIGHTS: Final = Facts(
    sets=0.13,
    promise=-0.08,
    heart=0.12,
    aboard=0.15,
    snapshots=0.06,
    late=0.13,
    ahead=0.06,
    calling=0.075,
    risk=-0.2,
    souvenirs=0.1,
)
A_CARD: Final = 3.5
"""So many steps of what a team has to do are done with a card,"""
SURE: Final = 10.0
"""and so many more or less than that make about three to one; both fitted to games of medium teams."""


def chances(table: CurseTable, skill: Skill) -> list[float]:
    """Everybody's share of the win: all of it, once there is a winner; a team wins or loses together."""
    seats = range(table.seats)
    if table.over:
        won = winners(table)
        share = 1.0 if table.house.together else 1 / max(len(won), 1)
        return [share if seat in won else 0.0 for seat in seats]
    if table.house.together:
        return [_together(table, skill)] * table.seats
    leads = [sum(map(mul, WEIGHTS, facts(table, seat, skill))) for seat in seats]
    weights = [exp(lead - max(leads)) for lead in leads]
    return [weight / sum(weights) for weight in weights]


# -- against each other


def facts(table: CurseTable, seat: int, skill: Skill) -> Facts:
    """How this seat stands at the beginning of a turn, with all its figures."""
    found = [_of_figure(table, figure, skill) for figure in table.own(seat)]
    return Facts(*[sum(column) for column in zip(*found)])._replace(souvenirs=len(table.souvenirs[seat]))


def _of_figure(table: CurseTable, figure: int, skill: Skill) -> Facts:
    outlook = Points(table, figure, None, True, skill)
    tokens = table.tokens[figure]
    sets = float(sum([SETS[min(count, FULL)] for count in tokens]))
    heart = HEART_POINTS * (table.heart == figure) + PENNY_POINTS * (table.penny == figure)
    if table.aboard(figure):
        return Facts(sets, 0.0, heart, outlook.stake)
    here = stands_at(table, figure)
    hope = min(1.0, outlook.turns_left / 4)
    ahead, home = hope * outlook.wishes.ahead(here, (), {}), outlook.home(here)
    risk = outlook.risk(table.places[figure])
    if outlook.turns_left < MANY:
        return Facts(sets, heart=heart, late=home, ahead=ahead, risk=risk)
    promise = set_points(tokens) - sets
    return Facts(sets, promise, heart, snapshots=outlook.stake, ahead=ahead, calling=home, risk=risk)


# -- together


def _together(table: CurseTable, skill: Skill) -> float:
    """How likely a team wins: by the steps that all have still to go, and the cards that are left."""
    plan = Plan(table)
    out = [figure for figure in range(table.figures) if not table.aboard(figure)]
    needed = sum([Team(table, figure, skill, plan).whole_way() for figure in out])
    cards = table.drawable + len(table.tracker)
    return 1 / (1 + exp((needed - A_CARD * cards) / SURE))
