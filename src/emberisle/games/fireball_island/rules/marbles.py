"""Fireballs: the ways they roll, whom they reach, and how a roll is drawn, by physics or from the atlas."""

from __future__ import annotations

from typing import Any, Final

from emberisle.games.fireball_island.rules.board import FOLDER, NAMES, NUMBER, described, on_trail
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
        self.reach = sum([1 << place for place in self.places])
        self.likely = sum([1 << place for place, odds in zip(self.places, self.first) if 2 * odds >= PARTS])

    def could_be(self, push: int, aim: int) -> bool:
        """Whether a launch can be drawn like this."""
        return LEAST_PUSH <= push <= self.push + 3 * self.push_spread and abs(aim) <= 3 * self.aim_spread

    def chance(self, last: int, index: int) -> int:
        return self.first[index] if last < 0 else self.after[last][index]


def _ways() -> dict[str, Way]:
    recorded = described("atlas.json")["ways"]
    return {way["id"]: Way(way["id"], way, recorded[way["id"]]) for way in described("board.json")["ways"]}


WAYS: Final = _ways()
LIKELY: Final = {name: way.likely for name, way in WAYS.items()}
"""For every way the places where it hits a lone piece more often than not, a bit for each."""
REACH: Final = {name: way.reach for name, way in WAYS.items()}
"""For every way the places where a piece can be hit, a bit for each."""
IN_REACH: Final = sum([1 << place for place in {place for way in WAYS.values() for place in way.places}])
"""The places where any of them hits, a bit for each."""


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
    return sorted(
        [(way.places.index(place), seat) for seat, place in enumerate(places) if way.reach >> place & 1]
    )


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
    push, aim, hits = roll.push, roll.aim, roll.hits
    if type(push) is not int or type(aim) is not int or not isinstance(hits, tuple):
        return False
    seats = [seat for seat, place in enumerate(places) if can_be_hit(place)]
    return way.could_be(push, aim) and len(set(hits)) == len(hits) and all(hit in seats for hit in hits)


def can_be_hit(place: int) -> bool:
    """Whether a piece here can be hit at all, by a Fireball or by another piece that one struck."""
    return IN_REACH >> place & 1 == 1


def pieces_on_paths(places: list[int]) -> dict[int, str]:
    """The pieces on trails and bridges, by seat; all others are out of every way [FI-11.11]."""
    return {seat: NAMES[place] for seat, place in enumerate(places) if on_trail(place)}
