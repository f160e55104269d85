"""The action of a card: what it is worth, where Embers go, and how Vul-Kar and the trees are turned."""

from __future__ import annotations

from typing import Final

from emberisle.games.curse_of_vulkar.bots.dangers import Slopes, pounces
from emberisle.games.curse_of_vulkar.bots.points import Points, set_worth
from emberisle.games.curse_of_vulkar.bots.shooting import Shot, aims
from emberisle.games.curse_of_vulkar.bots.team import A_TOKEN, A_TURN, Team
from emberisle.games.curse_of_vulkar.rules.board import (
    EXITS,
    FACINGS,
    PITS,
    REGION,
    SETTINGS,
    TREES,
)
from emberisle.games.curse_of_vulkar.rules.cards import (
    ACTION,
    BEES,
    BLAST,
    BOULDER,
    CATACLYSM,
    CATACLYSM_CARD,
    GAZE,
    GEYSER,
    GIFT,
    ROOTS,
    TIGER,
)
from emberisle.games.curse_of_vulkar.rules.table import CurseTable

Outlook = Points | Team

TREE_SETTINGS: Final = [(tree, setting) for tree in range(len(TREES)) for setting in range(len(SETTINGS))]
A_STING: Final = 0.9
"""What it is worth that an opponent is stung, in points."""
STEPS_TO_A_STING: Final = 2.2
"""What a sting costs a team in steps, for each of those points."""
THIRD: Final = 200.0
"""Steps that a third open Cataclysm! costs: all is lost."""


# -- who falls


def _worth_of_falls(outlook: Outlook, chance: list[tuple[int, float]]) -> float:
    """What it is worth that figures fall with these chances."""
    if isinstance(outlook, Team):
        return -sum([likely for _, likely in chance]) * (A_TOKEN + A_TURN)
    return sum([likely * outlook.falls[figure] for figure, likely in chance])


def _targets(outlook: Outlook, end: int) -> list[tuple[int, int]]:
    """Who can be knocked over where, once the figure has gone to its end."""
    places = outlook.table.places
    found = [(figure, places[figure]) for figure in outlook.standing if figure != outlook.figure]
    return [*found, (outlook.figure, end)]


def fire(outlook: Outlook, slopes: Slopes, end: int) -> float:
    """What Fireballs are worth that roll now."""
    struck = [(figure, slopes.knocks(place)) for figure, place in _targets(outlook, end)]
    return _worth_of_falls(outlook, struck)


# -- Embers


def shots(outlook: Outlook, pit: int, region: int) -> list[tuple[float, Shot]]:
    """The flicks from this pit that make sense, and their worth: at opponents or, together, at marks."""
    if isinstance(outlook, Team):
        mark = aims(outlook.table.house.hand).marks.get((pit, region))
        return [] if mark is None else [(mark.good, mark)]
    if pit not in outlook.shots:
        outlook.shots[pit] = _at_foes(outlook, pit)
    return outlook.shots[pit]


def _at_foes(outlook: Points, pit: int) -> list[tuple[float, Shot]]:
    table, known = outlook.table, aims(outlook.table.house.hand).at
    off = min([set_worth(count - 1) for count in outlook.tokens if count], default=0.0)
    found = [(foe, known.get((pit, table.places[foe]))) for foe in outlook.foes if foe in outlook.standing]
    return [(s.chance * outlook.falls[foe] - s.leaves * off, s) for foe, s in found if s is not None]


def flick(outlook: Outlook, pit: int, region: int) -> tuple[float, Shot | None]:
    """What the best flick from this pit is worth, and which it is."""
    return max(shots(outlook, pit, region), default=(0.0, None), key=lambda pair: pair[0])


def _flicks(outlook: Outlook, end: int, count: int) -> float:
    """What it is worth to flick so many Embers, of which one has to find its mark when all play together."""
    found = [flick(outlook, pit, REGION[end]) for pit in range(len(PITS))]
    best = sorted(found, key=lambda pair: pair[0], reverse=True)[:count]
    if not isinstance(outlook, Team):
        missing = outlook.skill.souvenir * bool(outlook.table.souvenirs[outlook.seat])
        strict = outlook.table.house.ember_shots == "snapshots"
        return sum([max(worth, 0.0) for worth, _ in best]) - (missing if strict else 0.0)
    missed, leaves = 1.0, 0.0
    for _, shot in best:
        if shot is not None:
            missed, leaves = missed * (1 - shot.chance), leaves + shot.leaves
    spare = bool(outlook.table.souvenirs[outlook.figure])
    return -missed * A_TURN * (0.4 if spare else 1.0) - leaves * A_TOKEN


# -- turning


def facing_worth(outlook: Outlook, facing: int, end: int) -> float:
    """What it is worth that Vul-Kar looks there when the next Fireballs roll."""
    return outlook.skill.turned * (
        _fire_then(outlook, facing, outlook.slopes.trees, end) - _fire_now(outlook, end)
    )


def tree_worth(outlook: Outlook, tree: int, setting: int, end: int) -> float:
    """What it is worth that a tree is turned like this when the next Fireballs roll."""
    slopes = outlook.slopes
    trees = (*slopes.trees[:tree], setting, *slopes.trees[tree + 1 :])
    return outlook.skill.turned * (_fire_then(outlook, slopes.facing, trees, end) - _fire_now(outlook, end))


def _fire_then(outlook: Outlook, facing: int, trees: tuple[int, ...], end: int) -> float:
    return fire(outlook, Slopes(facing, trees, outlook.slopes.marbles), end)


def _fire_now(outlook: Outlook, end: int) -> float:
    """What Fireballs are worth as everything is turned now; asked for every way of turning it."""
    if end not in outlook.burning:
        outlook.burning[end] = fire(outlook, outlook.slopes, end)
    return outlook.burning[end]


def push_worth(outlook: Outlook, mouth: int, end: int) -> float:
    """What it is worth to push the Boulder out of this mouth: it runs down that chute."""
    struck = [(figure, outlook.slopes.pushes(mouth, place)) for figure, place in _targets(outlook, end)]
    return _worth_of_falls(outlook, struck)


# -- the Tiger and the bees


def tiger_worth(outlook: Outlook) -> float:
    """What it is worth to lead the Tiger: at the best of those whom the die lets it reach."""
    if isinstance(outlook, Team):
        return 0.0
    table = outlook.table
    prey = [pounces(table, table.places[foe]) * outlook.falls[foe] for foe in outlook.standing]
    return max([0.0, *prey])


def bees_worth(outlook: Outlook, end: int) -> float:
    """What it is worth to pour the bees: whom they sting goes two spaces less [CV-24.3]."""
    stung = 0.0
    for figure, place in _targets(outlook, end):
        harmed = figure in outlook.foes if isinstance(outlook, Points) else False
        stung = stung + outlook.slopes.stings(place) * (A_STING if harmed else -A_STING)
    return stung * (STEPS_TO_A_STING if isinstance(outlook, Team) else 1.0)


# -- cards


def deed(outlook: Outlook, kind: int, end: int) -> float:
    """What the action of this card is worth after a move that ends here."""
    table, action = outlook.table, ACTION[kind]
    together = isinstance(outlook, Team)
    if action in (GEYSER, BLAST):
        found = _flicks(outlook, end, 1 if action == GEYSER else 2)
    elif action == CATACLYSM:
        found = fire(outlook, outlook.slopes, end)
    elif action == GIFT:
        found = (A_TURN / 2 if isinstance(outlook, Team) else outlook.skill.souvenir) * (sum(table.box) > 0)
    elif action == GAZE and outlook.in_chutes(end):
        found = max([facing_worth(outlook, facing, end) for facing in range(len(FACINGS))])
    elif action == ROOTS and outlook.in_chutes(end):
        found = max([tree_worth(outlook, tree, setting, end) for tree, setting in TREE_SETTINGS])
    elif action == BOULDER:
        pushes = [push_worth(outlook, mouth, end) for mouth in range(len(EXITS))]
        found = max(pushes) if together else max([0.0, *pushes])
    elif action == TIGER:
        found = tiger_worth(outlook)
    elif action == BEES:
        found = bees_worth(outlook, end) if together else max(0.0, bees_worth(outlook, end))
    else:
        found = 0.0
    return found + (_clock(table, kind) if together else 0.0)


def _clock(table: CurseTable, kind: int) -> float:
    """Together a Cataclysm! that lies open has to be played before there are three [CV-16.8]."""
    left = list(table.tracker)
    if kind in left:
        left.remove(kind)
    lying = left.count(CATACLYSM_CARD)
    cards = sum(table.left) or sum(table.discard) or 1
    coming = (table.left[CATACLYSM_CARD] or 0) / cards
    return -THIRD * coming if lying >= 2 else -THIRD * coming * coming * 0.1 if lying == 1 else 0.0
