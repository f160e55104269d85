"""The Tiger: it is led along the trails, and whoever it meets first falls."""

from __future__ import annotations

from typing import Final

from emberisle.games.curse_of_vulkar.rules.board import (
    ALL_DECKS,
    CAVE_NUMBER,
    CAVE_SIDES,
    HELIPAD,
    JOINS,
    NAMES,
    NOWHERE,
    on_island,
)
from emberisle.games.curse_of_vulkar.rules.falling import SETTLE_FALLS
from emberisle.games.curse_of_vulkar.rules.marbles import placed
from emberisle.games.curse_of_vulkar.rules.moves import FINISH, Finish, LeadTiger
from emberisle.games.curse_of_vulkar.rules.refusals import refuse_tiger
from emberisle.games.curse_of_vulkar.rules.table import NOBODY, CurseTable, Steps
from emberisle.kernel.steps import Ask, Chance, Do, Event, Refusal, then
from emberisle.kernel.values import Value

STRIDE: Final = 3
"""The Tiger goes so far, and what the cave die shows [CV-23.3]."""
SHUNNED: Final = ALL_DECKS | 1 << HELIPAD
"""Decks and the helipad are not for it; caves it only passes [CV-23.4]."""
SHUNNED_WITH_CAVES: Final = SHUNNED | sum([1 << cave for cave in CAVE_NUMBER])


class RollForTiger(Chance[CurseTable]):
    """The cave die says how far the Tiger goes."""

    rule = "CV-23.3"

    def __init__(self, led: bool) -> None:
        """Whether a player leads it; otherwise it follows the nearest figure by itself."""
        self.led = led

    def outcomes(self, table: CurseTable) -> list[tuple[object, float]]:
        return [(number, 1 / CAVE_SIDES) for number in range(1, CAVE_SIDES + 1)]

    def tell(self, table: CurseTable, given: int) -> list[Event]:
        rule = self.rule if self.led else TigerComes.rule
        return [Event(rule, "tiger_die", (STRIDE + given,))]

    def take(self, table: CurseTable, given: int) -> Steps:
        if self.led:
            return then(Lead(STRIDE + given))
        return then(TigerGoes(hunt(table, STRIDE + given)))


def shunned(table: CurseTable) -> int:
    """Where the Tiger does not go, a bit for each space [CV-23.4]."""
    return SHUNNED if table.house.tiger_passes_caves else SHUNNED_WITH_CAVES


def standing_at(table: CurseTable, place: int) -> int:
    """Who stands on a space, or nobody."""
    for figure in range(table.figures):
        if table.places[figure] == place and table.lies[figure] is None:
            return figure
    return NOBODY


def meets(table: CurseTable, place: int) -> int:
    """Whom the Tiger meets on a space, or nobody: who stands at a cave slips into it [CV-23.4]."""
    return NOBODY if place in CAVE_NUMBER else standing_at(table, place)


def _stops_at(table: CurseTable, place: int) -> bool:
    """Whether the Tiger may stop on a space: not at a cave, nor where somebody lies [CV-23.4]."""
    return place not in CAVE_NUMBER and all(table.places[figure] != place for figure in range(table.figures))


def ways_of_tiger(table: CurseTable, count: int) -> list[tuple[int, ...]]:
    """Every way of up to so many spaces, never straight back; a figure that it meets is its last space."""
    found: list[tuple[int, ...]] = []
    ways: list[tuple[int, ...]] = [(NOWHERE, table.tiger)]
    barred = shunned(table)
    for way in ways:
        for place in JOINS[way[-1]]:
            if place == way[-2] or barred >> place & 1:
                continue
            longer = (*way, place)
            met = meets(table, place) != NOBODY
            if met or _stops_at(table, place):
                found.append(longer[2:])
            if not met and len(longer) - 2 < count:
                ways.append(longer)
    return found


class Lead(Ask[CurseTable]):
    """The player leads the Tiger up to so many spaces."""

    rule = "CV-23.3"

    def __init__(self, count: int) -> None:
        self.count = count

    def seat(self, table: CurseTable) -> int:
        return table.turn

    def moves(self, table: CurseTable) -> tuple[Value, ...]:
        ways = ways_of_tiger(table, self.count)
        return (*[LeadTiger(tuple([NAMES[place] for place in way])) for way in ways], FINISH)

    def take(self, table: CurseTable, given: Value) -> Steps:
        return () if isinstance(given, Finish) else then(TigerGoes(given.places))  # type: ignore[attr-defined]

    def refuse(self, table: CurseTable, move: Value) -> Refusal:
        return refuse_tiger(table, move, self.count)


class TigerGoes(Do[CurseTable]):
    """The first standing figure that the Tiger meets falls; it stops on the space before."""

    rule = "CV-23.4"

    def __init__(self, way: tuple[int, ...]) -> None:
        self.way = way

    def tell(self, table: CurseTable, given: object) -> list[Event]:
        if not self.way:
            return [Event(self.rule, "tiger_stays")]
        victim = standing_at(table, self.way[-1])
        way = tuple([NAMES[place] for place in self.way])
        if victim == NOBODY:
            return [Event(self.rule, "tiger_goes", (way,))]
        return [Event(self.rule, "tiger_pounces", (victim, way))]

    def do(self, table: CurseTable) -> Steps:
        if not self.way:
            return ()
        victim = standing_at(table, self.way[-1])
        stops = _stops_on(table, self.way)
        if stops:
            table.tiger = stops[-1]
        if victim == NOBODY:
            return ()
        table.stood[victim] = self.way[-1]
        table.lies[victim] = placed("space", (NAMES[self.way[-1]],))
        table.falls = ((victim, "tiger"),)
        return then(SETTLE_FALLS)


def _stops_on(table: CurseTable, way: tuple[int, ...]) -> tuple[int, ...]:
    """The spaces of a way on which the Tiger could end it, the last on which it does."""
    if table.house.tiger_stops_where_nobody_lies:
        return tuple([place for place in way if _stops_at(table, place)])
    return way if standing_at(table, way[-1]) == NOBODY else way[:-1]


# -- all together


class TigerComes(Do[CurseTable]):
    """Together nobody leads it: after a Cataclysm! it goes towards the nearest figure."""

    rule = "CV-23.5"

    def do(self, table: CurseTable) -> Steps:
        return then(RollForTiger(led=False)) if _has_prey(table) else ()


def _has_prey(table: CurseTable) -> bool:
    """Whether the Tiger can come to anybody."""
    if table.house.tiger_hunts_in_reach:
        return bool(_way_to_prey(table))
    barred = shunned(table)
    places = [place for figure, place in enumerate(table.places) if table.lies[figure] is None]
    return any(on_island(place) and not barred >> place & 1 for place in places)


def hunt(table: CurseTable, count: int) -> tuple[int, ...]:
    """The beginning of the way to its prey: so many spaces, as far as the Tiger may stop there."""
    way = _way_to_prey(table)
    end = min(count, len(way))
    while end > 0 and end < len(way) and not _stops_at(table, way[end - 1]):
        end = end - 1
    return way[:end]


def _way_to_prey(table: CurseTable) -> tuple[int, ...]:
    """The shortest way to the nearest figure that the Tiger can come to; empty if there is none."""
    before = {table.tiger: NOWHERE}
    reached = [table.tiger]
    barred = shunned(table)
    for place in reached:
        if place != table.tiger and meets(table, place) != NOBODY:
            return _way_to(before, place)
        for other in JOINS[place]:
            if other not in before and not barred >> other & 1:
                before[other] = place
                reached.append(other)
    return ()


def _way_to(before: dict[int, int], place: int) -> tuple[int, ...]:
    way: list[int] = []
    while before[place] != NOWHERE:
        way.append(place)
        place = before[place]
    return tuple(reversed(way))


STEPS: Final[tuple[type[Value], ...]] = (RollForTiger, Lead, TigerGoes, TigerComes)
