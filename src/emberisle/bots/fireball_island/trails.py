"""Where to stand: how far it still is, counted in spaces, and what can happen to a piece on the way."""

from __future__ import annotations

from typing import Final

from emberisle.games.fireball_island.board import (
    BLIND_CAVE,
    DARK,
    DOCK,
    EVERYWHERE,
    POINT,
    SPACES,
    STEP,
    cave,
    is_cave,
    on_trail,
)
from emberisle.games.fireball_island.cards import FAKE_JEWEL
from emberisle.games.fireball_island.fireballs import penalty, ways_for
from emberisle.games.fireball_island.marbles import PARTS, WAYS, Rolled, outcomes_in_atlas
from emberisle.games.fireball_island.moves import RollDown, Walk
from emberisle.games.fireball_island.table import NO_TOKEN, NOBODY, IslandTable

A_TURN: Final = 3.3
"""The spaces of a turn: the die on average, but for a 1."""
A_CARD: Final = 2.0
A_TOKEN: Final = 5.0
BEHIND: Final = 16.0
"""What it is worth in spaces that one owns the jewel and not another."""
LOOSE: Final = 12.0
"""The same, compared with a jewel that nobody owns."""
CAPTURE: Final = 20.0
"""A hand of cards, a Fireball and three turns come with the jewel of Vul-Kar Point."""
WIN: Final = 1000.0
ONE_IN: Final = 1 / 6
REACH: Final = 6
"""How far a piece goes without a card."""
BY_CARD: Final = 0.06
"""How often one of an opponent's cards is just what it takes."""
MOST_DANGER: Final = 0.6
"""Even so: the jewel in hand is better than one that lies about."""
BYSTANDER: Final = 0.25
"""How often a Fireball is meant for a piece that does not own the jewel."""


def _hit_chances() -> tuple[float, ...]:
    found = [0.0] * len(EVERYWHERE)
    for way in WAYS.values():
        for place, chance in zip(way.places, way.first):
            found[place] = max(found[place], chance / PARTS)
    return tuple(found)


HIT: Final = _hit_chances()
"""For every place how often the best way to it hits a piece there."""


# -- how far it is


def to_go(table: IslandTable, seat: int) -> float:
    """The spaces from here to a win; that another owns the jewel, and lying in a pit, count as spaces, too."""
    far = table.board.far
    place = table.places[seat]
    lies = A_TURN if table.lying[seat] else 0.0
    if table.jewel_owner == seat:
        return far[place][DOCK] + lies
    jewel = table.jewel_place()
    owned = LOOSE if table.jewel_owner == NOBODY else BEHIND
    return far[place][jewel] + far[jewel][DOCK] + owned + lies


def weight(table: IslandTable) -> float:
    """What the spaces of an opponent count beside one's own: at a full table others profit as well."""
    return 1.0 if table.seats == 2 else 0.6


# -- Fireballs


def fallen(table: IslandTable, seat: int) -> tuple[float, ...]:
    """How many spaces everybody loses, or gains with less than 0, if a Fireball hits this seat."""
    before = [to_go(table, other) for other in range(table.seats)]
    place, lay = table.places[seat], table.lying[seat]
    owner, at = table.jewel_owner, table.jewel_at
    goal = penalty(place)
    on_bridge = on_trail(place) and goal < SPACES
    table.places[seat], table.lying[seat] = goal, not on_bridge
    if owner == seat:
        table.jewel_owner, table.jewel_at = NOBODY, place if on_bridge else table.board.exits[goal][0]
    after = [to_go(table, other) for other in range(table.seats)]
    table.places[seat], table.lying[seat] = place, lay
    table.jewel_owner, table.jewel_at = owner, at
    return tuple([late - early for early, late in zip(before, after)])


def hit_worth(table: IslandTable, seat: int, victim: int) -> float:
    """What it brings this seat that a victim, perhaps itself, is hit."""
    lost = fallen(table, victim)
    others = sum([spaces for other, spaces in enumerate(lost) if other != seat])
    return weight(table) * others - lost[seat]


def way_worth(table: IslandTable, seat: int, move: RollDown) -> float:
    """What a Fireball down this way brings on average."""
    return sum([odds * hit_worth(table, seat, victim) for victim, odds in targets(table, move.way).items()])


def targets(table: IslandTable, way: str) -> dict[int, float]:
    """Whom a Fireball down this way hits, and how often."""
    odds: dict[int, float] = {}
    for rolled, share in outcomes_in_atlas(WAYS[way], table.places):
        assert isinstance(rolled, Rolled)
        for victim in rolled.hits:
            odds[victim] = odds.get(victim, 0.0) + share
    return odds


def best_way(table: IslandTable, seat: int) -> float:
    """What the best Fireball brings that this seat could roll, or 0 if there is none."""
    ways = ways_for(table, seat)
    return max([way_worth(table, seat, way) for way in ways if isinstance(way, RollDown)], default=0.0)


# -- where a walk ends


def walk_worth(table: IslandTable, seat: int, walk: Walk) -> float:
    """How good it is to go there: less way, the jewel, cards and a token, and no danger."""
    end = walk.places[-1]
    owner = table.jewel_owner
    jewel = table.jewel_place()
    takes = owner != seat and _passes(table, walk, jewel)
    carries = 1.0 if owner == seat else _taken(table) if takes else 0.0
    if end == DOCK:
        return WIN * carries
    found = 0.0
    if carries:
        found -= carries * _carrying(table, seat, end)
    if carries < 1:
        spaces = _from_cave(table, end, jewel) if is_cave(end) else float(table.board.far[end][jewel])
        found -= (1 - carries) * _chasing(table, end, jewel, spaces)
    if takes and jewel == POINT and owner == NOBODY:
        found += CAPTURE
    if end < SPACES and DARK[end] and table.room(seat):
        found += A_CARD
    if table.tokens[seat] == NO_TOKEN and STEP in walk.places:
        found += A_TOKEN
    return found


def _passes(table: IslandTable, walk: Walk, jewel: int) -> bool:
    return on_trail(jewel) and jewel in walk.places


def _taken(table: IslandTable) -> float:
    """How often the jewel is not a fake."""
    owner = table.jewel_owner
    if owner == NOBODY or not table.may_come(FAKE_JEWEL):
        return 1.0
    return 1 - min(0.9, len(table.hands[owner]) / 20)


def _carrying(table: IslandTable, seat: int, end: int) -> float:
    """The spaces that are left with the jewel, and what it would cost to lose it here."""
    far = table.board.far
    safe = 1.0
    for other in table.others(seat):
        safe *= 1 - _robs(table, other, end)
    hit = HIT[end] * (1 - (1 - ONE_IN) ** (table.seats - 1) + BY_CARD * _cards_of_others(table, seat))
    danger = 1 - safe * (1 - min(hit, 0.9))
    return far[end][DOCK] + min(danger, MOST_DANGER) * BEHIND


def _robs(table: IslandTable, other: int, end: int) -> float:
    """How often this opponent passes a piece at the end of the walk in the turn that comes."""
    away = table.board.far[table.places[other]][end]
    if table.lying[other] or table.places[other] == BLIND_CAVE or not on_trail(end):
        return 0.0
    dice = max(0, REACH + 1 - max(2, away)) * ONE_IN
    cards = BY_CARD * len(table.hands[other]) if away <= 2 * REACH else 0.0
    return min(0.9, dice + cards)


def _cards_of_others(table: IslandTable, seat: int) -> int:
    return sum([len(table.hands[other]) for other in table.others(seat)])


def _chasing(table: IslandTable, end: int, jewel: int, spaces: float) -> float:
    """These spaces to the jewel and those with it to the Dock, and the danger of a pit."""
    far = table.board.far
    owned = LOOSE if table.jewel_owner == NOBODY else BEHIND
    danger = HIT[end] * BYSTANDER * ONE_IN * (table.seats - 1)
    if danger:
        spaces += danger * (far[penalty(end)][jewel] - far[end][jewel] + A_TURN)
    return spaces + far[jewel][DOCK] + owned


def _from_cave(table: IslandTable, here: int, goal: int) -> float:
    """How far it is on average after a roll for a cave; who finds it occupied stays here [FI-7.5]."""
    far = table.board.far
    spaces = 0
    for number in range(1, 7):
        there = cave(number)
        spaces += far[here if there in table.places else there][goal]
    return spaces / 6


def cave_worth(table: IslandTable, seat: int) -> float:
    """What rolling for another cave gains on rolling to walk out of this one."""
    place, goal = table.places[seat], table.goal(seat)
    if place == BLIND_CAVE:
        return 0.0
    return table.board.far[place][goal] - _from_cave(table, place, goal) - A_TURN


# -- what a roll brings


def prospect(table: IslandTable, count: int) -> float:
    """The best that the piece whose turn it is can make of a count: a walk, or with a 1 a Fireball."""
    seat = table.turn
    if count == 1:
        return stay_worth(table, seat) + best_way(table, seat)
    walks = table.walks(count)
    return max([walk_worth(table, seat, walk) for walk in walks]) if walks else stay_worth(table, seat)


def stay_worth(table: IslandTable, seat: int) -> float:
    place = table.places[seat]
    if table.jewel_owner == seat:
        return -_carrying(table, seat, place)
    jewel = table.jewel_place()
    return -_chasing(table, place, jewel, float(table.board.far[place][jewel]))


def average(table: IslandTable, doubled: bool) -> float:
    """What a roll brings on average."""
    times = 2 if doubled else 1
    return sum([prospect(table, times * die) for die in range(1, 7)]) / 6
