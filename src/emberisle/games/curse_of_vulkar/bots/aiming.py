"""Where to flick an Ember: the best aims by the atlas, confirmed by rolling some where that is possible."""

from __future__ import annotations

from typing import Final, NamedTuple

from emberisle.games.curse_of_vulkar.bots.deeds import Outlook
from emberisle.games.curse_of_vulkar.bots.heuristics import outlook_of
from emberisle.games.curse_of_vulkar.bots.odds import LaunchOdds, launch_odds
from emberisle.games.curse_of_vulkar.bots.points import set_worth
from emberisle.games.curse_of_vulkar.bots.shooting import beside
from emberisle.games.curse_of_vulkar.bots.skill import Skill
from emberisle.games.curse_of_vulkar.bots.team import Team
from emberisle.games.curse_of_vulkar.rules.atlas import atlas
from emberisle.games.curse_of_vulkar.rules.board import NUMBER, OUTWARD, SPEEDS
from emberisle.games.curse_of_vulkar.rules.launching import AimEmber, counts_as_shot
from emberisle.games.curse_of_vulkar.rules.marbles import (
    Launched,
    draw_flick,
    flick_by_physics,
    physics_installed,
)
from emberisle.games.curse_of_vulkar.rules.moves import AIMS, FLICKS
from emberisle.games.curse_of_vulkar.rules.table import CurseTable
from emberisle.kernel.game import Game
from emberisle.kernel.luck import Luck
from emberisle.kernel.values import Value

CONFIRMED: Final = 3
"""So many of the best aims are rolled,"""
ROLLS: Final = 4
"""each so often; an Ember takes some 20 ms."""
APART: Final = 10
"""Degrees between aims that are worth comparing."""
BELIEVED: Final = 4
"""The atlas counts like so many rolls."""


class Meant(NamedTuple):
    """A flick from the pit that is chosen, what it is worth and what comes of it."""

    worth: float
    direction: int
    strength: int
    odds: LaunchOdds


def outlook_now(table: CurseTable, skill: Skill) -> Outlook:
    return outlook_of(table, table.figure, table.hands[table.turn], skill)


def worth_of(outlook: Outlook, odds: LaunchOdds) -> float:
    """What a flick is worth: in points, or to a team."""
    if isinstance(outlook, Team):
        return odds.marked - odds.leaves - sum(odds.falls.values())
    cost = min([set_worth(count - 1) for count in outlook.tokens if count], default=0.0)
    return sum([likely * outlook.falls[figure] for figure, likely in odds.falls.items()]) - odds.leaves * cost


def best_in(table: CurseTable, outlook: Outlook, pit: int, direction: int) -> Meant:
    """The best strength in a direction."""
    found = [launch_odds(table, pit, direction, strength) for strength in range(1, len(SPEEDS) + 1)]
    flicks = [Meant(worth_of(outlook, odds), direction, n, odds) for n, odds in enumerate(found, start=1)]
    return max(flicks, key=lambda flick: flick.worth)


def best_flicks(table: CurseTable, outlook: Outlook, pit: int, count: int) -> list[Meant]:
    """The best flicks from a pit, the best first, in directions that are apart."""
    turns = [(OUTWARD[pit] + turn // 10) % 360 for turn in atlas().embers.turns]
    every = sorted([best_in(table, outlook, pit, turn) for turn in turns], key=lambda flick: -flick.worth)
    found: list[Meant] = []
    for flick in every:
        if len(found) < count and all(beside(flick.direction, other.direction) >= APART for other in found):
            found.append(flick)
    return found


def promising(game: Game, skill: Skill) -> list[Value]:
    """The directions or strengths that a sensible player would think about, the best first."""
    table: CurseTable = game.table
    outlook, pit = outlook_now(table, skill), table.pits[-1]
    if isinstance(game.step, AimEmber):
        return [aim_of(flick) for flick in best_flicks(table, outlook, pit, CONFIRMED)]
    return [FLICKS[best_in(table, outlook, pit, table.direction).strength - 1]]


def aim_of(flick: Meant) -> Value:
    return next(aim for aim in AIMS if aim.direction == flick.direction)


def aim(game: Game, skill: Skill, luck: Luck) -> Value:
    """The best direction; where marbles are rolled at this table, some are rolled before."""
    table: CurseTable = game.table
    outlook, pit = outlook_now(table, skill), table.pits[-1]
    found = best_flicks(table, outlook, pit, CONFIRMED)
    if table.house.marbles == "physics" and physics_installed():
        found = sorted(found, key=lambda flick: -_confirmed(table, outlook, flick, luck))
    return aim_of(found[0])


def _confirmed(table: CurseTable, outlook: Outlook, flick: Meant, luck: Luck) -> float:
    """What a flick is worth by the atlas and by some rolls."""
    island, speed = table.island(), SPEEDS[flick.strength - 1]
    whole = BELIEVED * flick.worth
    for _ in range(ROLLS):
        drawn = draw_flick(table.house.hand, flick.direction, speed, luck)
        whole = whole + worth_of(outlook, _seen(table, flick_by_physics(island, table.pits[-1], drawn)))
    return whole / (BELIEVED + ROLLS)


def _seen(table: CurseTable, launched: Launched) -> LaunchOdds:
    """What happened in one roll, as odds."""
    off = "off" in launched.ends
    falls = {} if off else {figure: 1.0 for figure, _ in launched.falls}
    marked = any(counts_as_shot(table, NUMBER[space]) for space in launched.over)
    return LaunchOdds(falls, float(marked), float(off))
