"""Where to stand: how far it still is, counted in spaces, and what can happen to a piece on the way."""

from __future__ import annotations

from typing import Final

from emberisle.games.fireball_island.rules.board import (
    BLIND_CAVE,
    CAVES,
    DARK,
    DOCK,
    EVERYWHERE,
    POINT,
    SPACES,
    STEP,
    WATER,
    cave,
    is_cave,
    on_trail,
)
from emberisle.games.fireball_island.rules.cards import FAKE_JEWEL
from emberisle.games.fireball_island.rules.fireballs import dropped, penalty, ways_for
from emberisle.games.fireball_island.rules.marbles import PARTS, WAYS, hit_chances
from emberisle.games.fireball_island.rules.moves import RollDown, Walk
from emberisle.games.fireball_island.rules.table import NO_TOKEN, NOBODY, IslandTable

AVERAGE: Final = 3.5
A_TURN: Final = 20 / 6
"""The spaces of a turn: the die on average, but for a 1."""
NEAR: Final = 12
"""No roll is higher, doubled or not."""
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
    """The spaces from here to a win; a jewel that another owns, and lying in a pit, count as spaces, too."""
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
    table.places[seat] = penalty(place)
    table.lying[seat] = table.places[seat] != WATER
    if owner == seat:
        table.jewel_owner, table.jewel_at = NOBODY, dropped(place)
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
    hits = hit_chances(WAYS[move.way], table.places)
    return sum([odds * hit_worth(table, seat, victim) for victim, odds in hits.items()])


def best_way(table: IslandTable, seat: int) -> float:
    """What the best Fireball brings that this seat could roll, or 0 if there is none."""
    ways = ways_for(table, seat)
    return max([way_worth(table, seat, way) for way in ways if isinstance(way, RollDown)], default=0.0)


# -- where a walk ends


class Outlook:
    """What a seat thinks of the places where its piece may come to stand."""

    __slots__ = ("_far", "_jewel", "_meant", "_owner", "_seat", "_table", "_takes")

    def __init__(self, table: IslandTable, seat: int) -> None:
        self._table = table
        self._seat = seat
        self._far = table.board.far
        self._owner = table.jewel_owner
        self._jewel = table.jewel_place()
        self._takes = self._owner != seat and on_trail(self._jewel)
        cards = sum([len(table.hands[other]) for other in table.others(seat)])
        self._meant = min(0.9, 1 - (1 - ONE_IN) ** (table.seats - 1) + BY_CARD * cards)
        """How often a Fireball is rolled at the owner of the jewel before they move again."""

    def walk(self, walk: Walk) -> float:
        """How good it is to go there: less way, the jewel, cards and a token, and no danger."""
        table, seat, places = self._table, self._seat, walk.places
        end = places[-1]
        takes = self._takes and self._jewel in places
        carries = 1.0 if self._owner == seat else self._genuine() if takes else 0.0
        if end == DOCK:
            return WIN * carries
        found = carries * self._carrying(end, self._spaces(end, DOCK)) if carries else 0.0
        if carries < 1:
            found += (1 - carries) * self._chasing(end, self._spaces(end, self._jewel))
        if takes and self._jewel == POINT and self._owner == NOBODY:
            found += CAPTURE
        if end < SPACES and DARK[end] and table.room(seat):
            found += A_CARD
        if STEP in places and table.tokens[seat] == NO_TOKEN:
            found += A_TOKEN
        return found

    def stand(self, place: int) -> float:
        """How good it is to be here at the end of a turn, without having walked."""
        if self._owner == self._seat:
            return self._carrying(place, self._far[place][DOCK])
        return self._chasing(place, self._far[place][self._jewel])

    def _genuine(self) -> float:
        """How often the jewel that one passes is not a fake."""
        table = self._table
        if self._owner == NOBODY or not table.may_come(FAKE_JEWEL):
            return 1.0
        return 1 - len(table.hands[self._owner]) / 20

    def _carrying(self, end: int, spaces: float) -> float:
        """The fewer spaces are left with the jewel the better, and the less it is likely to be lost here."""
        safe = 1 - HIT[end] * self._meant
        if on_trail(end):
            for other in self._table.others(self._seat):
                safe *= 1 - self._robs(other, end)
        return -spaces - min(1 - safe, MOST_DANGER) * BEHIND

    def _robs(self, other: int, end: int) -> float:
        """How often this opponent passes a piece there in the turn that comes."""
        table = self._table
        away = self._far[table.places[other]][end]
        if away > 2 * REACH or table.lying[other] or table.places[other] == BLIND_CAVE:
            return 0.0
        dice = max(0, REACH + 1 - max(2, away)) * ONE_IN
        return min(0.9, dice + BY_CARD * len(table.hands[other]))

    def _chasing(self, end: int, spaces: float) -> float:
        """The fewer spaces it is to the jewel, and with it to the Dock, the better; a pit costs a turn."""
        far, jewel = self._far, self._jewel
        if HIT[end]:
            danger = HIT[end] * BYSTANDER * ONE_IN * (self._table.seats - 1)
            spaces += danger * (far[penalty(end)][jewel] - far[end][jewel] + A_TURN)
        return -spaces - far[jewel][DOCK] - (LOOSE if self._owner == NOBODY else BEHIND)

    def _spaces(self, end: int, goal: int) -> float:
        return (
            from_cave(self._table, end, goal, self._table.doubled) if is_cave(end) else self._far[end][goal]
        )


def from_cave(table: IslandTable, here: int, goal: int, doubled: bool) -> float:
    """How far it is on average after a roll for a cave."""
    times = 2 if doubled and table.house.double_in_caves else 1
    far = table.board.far
    return sum([far[cave_found(table, here, times * die)][goal] for die in range(1, 7)]) / 6


def cave_found(table: IslandTable, here: int, number: int) -> int:
    """Where a roll for a cave leads; who finds it occupied [FI-7.5], or none [FI-14.18], stays here."""
    if number > CAVES or cave(number) in table.places:
        return here
    return cave(number)


def cave_worth(table: IslandTable, seat: int) -> float:
    """What rolling for another cave gains on rolling to walk out of this one."""
    place, goal = table.places[seat], table.goal(seat)
    if place == BLIND_CAVE:
        return 0.0
    walked = 2 * AVERAGE if table.doubled else A_TURN
    return table.board.far[place][goal] - from_cave(table, place, goal, table.doubled) - walked


def pushed(table: IslandTable, walk: Walk) -> float:
    """How many spaces the piece whose turn it is loses if it is moved back like this.

    Less than 0 if it is moved to a jewel that it captures there [FI-14.16].
    """
    turn = table.turn
    before = to_go(table, turn)
    place, owner, at = table.places[turn], table.jewel_owner, table.jewel_at
    table.places[turn] = walk.places[-1]
    if at in walk.places and table.house.jewel_going_back:
        table.jewel_owner, table.jewel_at = turn, NOBODY
    after = to_go(table, turn)
    table.places[turn], table.jewel_owner, table.jewel_at = place, owner, at
    return after - before


# -- what a roll brings

MOST_REMEMBERED: Final = 20_000

_remembered: Final[dict[tuple[object, ...], float]] = {}


def prospect(table: IslandTable, count: int) -> float:
    """The best that the piece whose turn it is can make of a count: a walk, or with a 1 a Fireball.

    It compares with other prospects from the same place. Far from everything a space is a space.
    """
    seat = table.turn
    place = table.places[seat]
    if _far_away(table):
        return float(count) if count > 1 else 0.0
    outlook = Outlook(table, seat)
    if count == 1:
        return outlook.stand(_after_a_one(table, place)) + best_way(table, seat)
    walks = table.walks(count)
    return max([outlook.walk(walk) for walk in walks]) if walks else outlook.stand(place)


def _after_a_one(table: IslandTable, place: int) -> int:
    """Where a piece is when it has rolled a 1: in most houses it comes from any cave to Cave 1 [FI-7.9]."""
    leads = is_cave(place) and table.house.one_in_cave == "any_roll"
    return cave_found(table, place, 1) if leads else place


def _far_away(table: IslandTable) -> bool:
    """Whether no roll brings the piece whose turn it is to its goal."""
    return table.board.far[table.places[table.turn]][table.goal(table.turn)] > NEAR


def average(table: IslandTable, doubled: bool) -> float:
    """What a roll brings on average; remembered, since many cards ask for it in the same position."""
    if _far_away(table):
        return 2 * AVERAGE if doubled else A_TURN
    key = (
        table.turn,
        *table.places,
        *table.lying,
        *map(len, table.hands),
        table.jewel_owner,
        table.jewel_at,
        table.tokens[table.turn],
        table.house.plateau_joined,
        table.house.dock,
        table.house.one_in_cave,
        table.may_come(FAKE_JEWEL),
        doubled,
    )
    known = _remembered.get(key)
    if known is None:
        if len(_remembered) >= MOST_REMEMBERED:
            _remembered.clear()
        times = 2 if doubled else 1
        known = _remembered[key] = sum([prospect(table, times * die) for die in range(1, 7)]) / 6
    return known
