"""Fireballs: the ways they roll, whom they reach, and how a roll is drawn, by physics or from the atlas."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from emberisle.games.fireball_island.rules.board import (
    EVERYWHERE,
    FOLDER,
    NAMES,
    NOWHERE,
    NUMBER,
    described,
    on_trail,
)
from emberisle.kernel.luck import Luck
from emberisle.kernel.values import Value

PARTS: Final = 1000
"""The atlas counts in thousandths."""
LEAST_PUSH: Final = int(described("board.json")["least_push"])


class Way:
    """A way down from a perch [FI-2.3], where it forks one of two [FI-15.3].

    It has the places that it can reach in order, and how often a piece there is hit.
    """

    def __init__(self, name: str, drawn: dict[str, Any], recorded: dict[str, Any]) -> None:
        self.name = name
        self.ball = str(drawn["ball"])
        self.push = int(drawn["push"])
        self.push_spread = int(drawn["push_spread"])
        self.aim_spread = int(drawn["aim_spread"])
        self.places = tuple([NUMBER[space] for space in recorded["spaces"]])
        self.first = tuple([int(chance) for chance in recorded["first"]])
        """In thousandths, for each of these places: a piece there is hit if the Fireball met none before."""
        self.after = tuple([tuple([int(chance) for chance in row]) for row in recorded["after"]])
        """The same if the last piece it hit stood at another place, named first."""
        self.found = [self.places.index(p) if p in self.places else NOWHERE for p in EVERYWHERE]
        """For every place of the island its number among these."""

    def likely(self, place: int) -> bool:
        """Whether it hits a lone piece there more often than not."""
        return self.found[place] != NOWHERE and 2 * self.first[self.found[place]] >= PARTS

    def could_be(self, push: int, aim: int) -> bool:
        """Whether a launch can be drawn like this."""
        return LEAST_PUSH <= push <= self.push + 3 * self.push_spread and abs(aim) <= 3 * self.aim_spread

    def chance(self, last: int, index: int) -> int:
        return self.first[index] if last < 0 else self.after[last][index]


def _ways() -> dict[str, Way]:
    recorded = described("atlas.json")["ways"]
    return {way["id"]: Way(way["id"], way, recorded[way["id"]]) for way in described("board.json")["ways"]}


WAYS: Final = _ways()
REACHING: Final = [
    sum([1 << number for number, way in enumerate(WAYS.values()) if way.found[place] != NOWHERE])
    for place in EVERYWHERE
]
"""For every place the ways on which a piece there can be hit, a bit for each."""
LIKELY: Final = [
    sum([1 << number for number, way in enumerate(WAYS.values()) if way.likely(place)])
    for place in EVERYWHERE
]
"""Those that hit a lone piece there more often than not."""


class Rolled(Value):
    """How a Fireball rolled: the push in mm/s, the aim in tenths of a degree, and whom it hit, in order.

    From the atlas there is no push, and no path to look at.
    """

    def __init__(self, push: int, aim: int, hits: tuple[int, ...]) -> None:
        self.push = push
        self.aim = aim
        self.hits = hits


def met(way: Way, places: list[int]) -> list[tuple[int, int]]:
    """The pieces in its way, in the order in which it comes to them: where on the way, and which seat."""
    found = way.found
    return sorted([(found[place], seat) for seat, place in enumerate(places) if found[place] != NOWHERE])


def roll_from_atlas(way: Way, places: list[int], luck: Luck) -> Rolled:
    hits: list[int] = []
    last = -1
    for index, seat in met(way, places):
        if luck.below(PARTS) < way.chance(last, index):
            hits.append(seat)
            last = index
    return Rolled(0, 0, tuple(hits))


def outcomes_in_atlas(way: Way, places: list[int]) -> list[tuple[object, float]]:
    """Every roll that the atlas allows, with its probability."""
    rolls: list[tuple[tuple[int, ...], int, float]] = [((), -1, 1.0)]
    for index, seat in met(way, places):
        further: list[tuple[tuple[int, ...], int, float]] = []
        for hits, last, odds in rolls:
            hit = way.chance(last, index) / PARTS
            if hit > 0:
                further.append(((*hits, seat), index, odds * hit))
            if hit < 1:
                further.append((hits, last, odds * (1 - hit)))
        rolls = further
    return [(Rolled(0, 0, hits), odds) for hits, _, odds in rolls]


def hit_chances(way: Way, places: list[int]) -> dict[int, float]:
    """Whom it may hit, in the order in which it comes to them, and how often, by the atlas."""
    found = {seat: 0.0 for _, seat in met(way, places)}
    for rolled, odds in outcomes_in_atlas(way, places):
        assert isinstance(rolled, Rolled)
        for seat in rolled.hits:
            found[seat] = found[seat] + odds
    return {seat: odds for seat, odds in found.items() if odds > 0}


def launch(way: Way, luck: Luck) -> tuple[int, int]:
    """A push and an aim: three draws each, whose sum is most often near the middle [FI-10.5]."""
    return max(LEAST_PUSH, way.push + _spread(way.push_spread, luck)), _spread(way.aim_spread, luck)


def _spread(most: int, luck: Luck) -> int:
    return sum([luck.below(2 * most + 1) - most for _ in range(3)])


def roll_by_physics(way: Way, places: list[int], luck: Luck) -> Rolled:
    from emberisle.island.rolling import island  # the only place that needs MuJoCo, and only when asked for

    push, aim = launch(way, luck)
    touched = island(FOLDER).hits(way.name, push, aim, pieces_on_paths(places))
    return Rolled(push, aim, tuple([seat for seat in touched if can_be_hit(places[seat])]))


def could_roll(way: Way, roll: Rolled, places: list[int]) -> bool:
    """Whether physics may have given this roll, which a log from elsewhere says it did."""
    push, aim = roll.push, roll.aim
    if type(push) is not int or type(aim) is not int:
        return False
    seats = [seat for seat, place in enumerate(places) if can_be_hit(place)]
    return way.could_be(push, aim) and could_hit(roll.hits, seats)


def could_hit(hits: object, seats: Collection[int]) -> bool:
    """Whether these are seats among those that a roll may hit, each hit once."""
    return isinstance(hits, tuple) and len(set(hits)) == len(hits) and all(hit in seats for hit in hits)


def can_be_hit(place: int) -> bool:
    """Whether a piece here can be hit at all, by a Fireball or by another piece that one struck."""
    return REACHING[place] > 0


def pieces_on_paths(places: list[int]) -> dict[int, str]:
    """The pieces on trails and bridges, by seat; all others are out of every way [FI-11.11]."""
    return {seat: NAMES[place] for seat, place in enumerate(places) if on_trail(place)}
