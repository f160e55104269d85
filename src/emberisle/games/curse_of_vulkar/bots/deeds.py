"""The action of a card: what it is worth, where Embers go, and how Vul-Kar and the trees are turned."""

from __future__ import annotations

from typing import Final

from emberisle.games.curse_of_vulkar.bots.dangers import Slopes
from emberisle.games.curse_of_vulkar.bots.points import Points, loss, set_worth
from emberisle.games.curse_of_vulkar.bots.shooting import Shot, aims
from emberisle.games.curse_of_vulkar.bots.team import A_TOKEN, A_TURN, Team
from emberisle.games.curse_of_vulkar.rules.board import (
    EXITS,
    FACINGS,
    PITS,
    REGION,
    SETTINGS,
    TREES,
    on_island,
)
from emberisle.games.curse_of_vulkar.rules.cards import (
    ACTION,
    BLAST,
    BOULDER,
    CATACLYSM,
    CATACLYSM_CARD,
    GAZE,
    GEYSER,
    GIFT,
    ROOTS,
)
from emberisle.games.curse_of_vulkar.rules.table import CurseTable

Outlook = Points | Team

A_SOUVENIR: Final = 1.3
"""What a souvenir is worth, in points."""
DENIED: Final = 0.4
"""How much of what another loses is a gain."""
TURNED: Final = 0.15
"""How much of the danger that turning makes for others comes true."""
THIRD: Final = 200.0
"""Steps that a third open Cataclysm! costs: all is lost."""


# -- who is where


def standing(table: CurseTable, figure: int) -> bool:
    """Whether a figure is on the island and can be knocked over."""
    return on_island(table.places[figure]) and table.lies[figure] is None


def prize(outlook: Points, foe: int) -> float:
    """What it brings to knock over an opponent: a token, and their loss, for which they draw a souvenir."""
    table = outlook.table
    tokens = table.tokens[foe]
    total = sum(tokens)
    if not total and table.heart != foe:
        return -0.5 * A_SOUVENIR
    drawn = sum([count * set_worth(outlook.tokens[colour]) for colour, count in enumerate(tokens)])
    return (drawn / total if total else 0.0) + DENIED * loss(table, foe) - DENIED * A_SOUVENIR


def _worth_of_falls(outlook: Outlook, chance: dict[int, float]) -> float:
    """What it is worth that figures fall with these chances."""
    table = outlook.table
    if isinstance(outlook, Team):
        return -sum(chance.values()) * (A_TOKEN + A_TURN)
    found = 0.0
    for figure, likely in chance.items():
        foe = figure in outlook.foes
        found = found + likely * (prize(outlook, figure) if foe else -loss(table, figure))
    return found


def fire(outlook: Outlook, slopes: Slopes, end: int) -> float:
    """What Fireballs are worth that roll now."""
    table = outlook.table
    places = {figure: table.places[figure] for figure in range(table.figures) if standing(table, figure)}
    places[outlook.figure] = end
    return _worth_of_falls(outlook, {figure: slopes.knocks(place) for figure, place in places.items()})


# -- Embers


def shots(outlook: Outlook, pit: int, region: int) -> list[tuple[float, Shot]]:
    """The flicks from this pit that make sense, and their worth: at opponents or, together, at marks."""
    if isinstance(outlook, Team):
        mark = aims().marks.get((pit, region))
        return [] if mark is None else [(mark.good, mark)]
    table = outlook.table
    off = min([set_worth(count - 1) for count in outlook.tokens if count], default=0.0)
    foes = [foe for foe in outlook.foes if standing(table, foe)]
    found = [(foe, aims().at.get((pit, table.places[foe]))) for foe in foes]
    return [(s.chance * prize(outlook, foe) - s.leaves * off, s) for foe, s in found if s is not None]


def flick(outlook: Outlook, pit: int, region: int) -> tuple[float, Shot | None]:
    """What the best flick from this pit is worth, and which it is."""
    return max(shots(outlook, pit, region), default=(0.0, None), key=lambda pair: pair[0])


def _flicks(outlook: Outlook, end: int, count: int) -> float:
    """What it is worth to flick so many Embers, of which one has to find its mark when all play together."""
    found = [flick(outlook, pit, REGION[end]) for pit in range(len(PITS))]
    best = sorted(found, key=lambda pair: pair[0], reverse=True)[:count]
    if not isinstance(outlook, Team):
        missing = A_SOUVENIR * bool(outlook.table.souvenirs[outlook.seat])
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
    slopes = outlook.slopes
    now, then = fire(outlook, slopes, end), fire(outlook, slopes._replace(facing=facing), end)
    return TURNED * (then - now)


def tree_worth(outlook: Outlook, tree: int, setting: int, end: int) -> float:
    """What it is worth that a tree is turned like this when the next Fireballs roll."""
    slopes = outlook.slopes
    trees = tuple([setting if number == tree else turned for number, turned in enumerate(slopes.trees)])
    now, then = fire(outlook, slopes, end), fire(outlook, slopes._replace(trees=trees), end)
    return TURNED * (then - now)


def push_worth(outlook: Outlook, mouth: int, end: int) -> float:
    """What it is worth to push the Boulder out of this mouth: it runs down that chute."""
    table = outlook.table
    places = {figure: table.places[figure] for figure in range(table.figures) if standing(table, figure)}
    places[outlook.figure] = end
    struck = {figure: outlook.slopes.pushes(mouth, place) for figure, place in places.items()}
    return _worth_of_falls(outlook, struck)


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
        found = (A_TURN / 2 if together else A_SOUVENIR) * (sum(table.box) > 0)
    elif action == GAZE:
        found = max([facing_worth(outlook, facing, end) for facing in range(len(FACINGS))])
    elif action == ROOTS:
        every = [(tree, setting) for tree in range(len(TREES)) for setting in range(len(SETTINGS))]
        found = max([tree_worth(outlook, tree, setting, end) for tree, setting in every])
    elif action == BOULDER:
        pushes = [push_worth(outlook, mouth, end) for mouth in range(len(EXITS))]
        found = max(pushes)
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
