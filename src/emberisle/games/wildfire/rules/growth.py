"""How a chain grows over the table: where the next tile goes, so that every end keeps a way on.

For each open end a place for its next tile is kept free. A tile is laid where it leaves every end such a
place, with as much room behind it as there is; what lies stays where it is. Of the openings at the
sides of a double or a Wildfire the next tile takes the one that leaves more room.
"""

from __future__ import annotations

from typing import Final

from emberisle.games.wildfire.rules.crowd import Crowd
from emberisle.games.wildfire.rules.geometry import (
    MARGIN,
    WIND_X,
    WIND_Y,
    WINDS,
    Ground,
    beyond,
    cut,
    overlap,
    to_edge,
)
from emberisle.games.wildfire.rules.joints import (
    AS_SHOWN,
    GAPS,
    IN_LINE,
    End,
    Spot,
    anywhere,
    crosswise,
    ends_of,
    straight,
    stretched,
    turned,
)
from emberisle.games.wildfire.rules.table import Laid
from emberisle.games.wildfire.rules.tiles import IS_DOUBLE, IS_WILDFIRE, NAMES

# A tile is 2 long and 1 wide. Costs are only compared with each other: of two plans the cheaper one is taken.

PLENTY: Final = 7.0
"""Free length ahead of an end from which on more does not help: three tiles and a half."""
ENOUGH: Final = 2.0
"""Free length for one more tile behind the next; with less than this it is tight."""
SAFE_DISTANCE: Final = 2.5
"""Tiles whose middles are farther apart than this, east or south, cannot overlap."""

# What a place for a tile costs at a glance:
PRICE: Final[tuple[float, ...]] = (0.0, 3.0, 3.0, 7.0, 120.0, 400.0)
"""For how it is joined, by the numbers in ``joints``: nothing as the rulebook shows it, most for anywhere."""
BEYOND: Final = 4.0
"""For each unit by which it sticks out over the edge of the table."""
CROWDED: Final = 1.3
"""For how crowded it is ahead of each end that the tile would have."""
CLAIM: Final = 0.6
"""How much of a tile an open end counts in the crowd, to keep other arms out of its way."""
STRETCHING: Final = 10.0
"""For each unit of a gap before it."""
CROSSING: Final = 30.0
"""For each eighth of that gap in which other tiles lie."""

# What the way on from an end costs:
FINE: Final = 1.0
"""Up to here a way is good enough, and no other is looked for."""
TURNING: Final = 0.5
"""It bends, or goes round a corner."""
AT_EDGE: Final = 2.0
"""The table ends behind the next tile."""
NO_DOUBLE: Final = 6.0
"""A double would not fit where an ordinary tile does."""
TIGHT: Final = 6.0
"""There is not ``ENOUGH`` room behind the next tile."""
STEEP: Final = 2.0
"""Then each unit that is missing to ``PLENTY`` costs this; otherwise it costs 1."""
DEAD_END: Final = 60.0
"""Nothing could follow the next tile."""
BLOCKED: Final = 100.0
"""There is no place for the next tile at all."""
OWED: Final = 6.0
"""By how much the ways of a Wildfire's own ends count more: tiles have to be laid there at once."""

ORDINARY: Final = NAMES["2-3"]
A_DOUBLE: Final = NAMES["2-2"]
"""Tiles that stand for any tile in line, and for any double, where the next one is not known."""


class Way:
    """How an end can go on: the place kept for its next tile, the room from there, and how bad that is."""

    def __init__(self, spot: Spot | None, room: float, cost: float) -> None:
        self.spot = spot
        self.room = room
        self.cost = cost


NO_WAY: Final = Way(None, 0.0, BLOCKED)


class Plan:
    """A place for a tile, the ways on from it, and the ways of other ends that have to change."""

    def __init__(self, number: int, spot: Spot, cost: float) -> None:
        self.number = number
        self.burns = False
        self.spot = spot
        self.cost = cost
        self.ends: list[End] = []
        self.ways: list[Way] = []
        self.changed: list[tuple[int, Way]] = []


def _cost_of(plan: Plan) -> float:
    return plan.cost


class Chain:
    """The tiles that lie so far, and the ends on which another can be laid."""

    def __init__(self) -> None:
        self.laid: list[Laid] = []
        self.spots: list[Spot] = []
        self.roots: list[tuple[float, float]] = []
        """The opening on which each tile was laid."""
        self.ground = Ground()
        self.crowd = Crowd()
        self.ends: list[End] = []
        self.ways: list[Way] = []

    def copy(self) -> Chain:
        twin = Chain()
        twin.laid = self.laid[:]
        twin.spots = self.spots[:]
        twin.roots = self.roots[:]
        twin.ground = self.ground.copy()
        twin.crowd = self.crowd.copy()
        twin.ends = self.ends[:]
        twin.ways = self.ways[:]
        return twin

    def add(self, laid: Laid) -> None:
        """Lay the next tile."""
        tile = NAMES[laid.tile]
        if self.laid:
            plan = self.plan(self.find(laid.on, laid.at), tile)
        else:
            plan = Plan(-1, Spot(-0.5, 0.0, 0, True, AS_SHOWN), 0.0)
            plan.ends = ends_of(plan.spot, tile, 0)
            plan.ways = [Way(straight(end, IN_LINE), 99.0, 0.0) for end in plan.ends]
        self._carry_out(laid, plan)

    def find(self, on: str, at: int) -> list[int]:
        """The openings that the next tile on this one can take."""
        found = [n for n, end in enumerate(self.ends) if self.laid[end.on].tile == on]
        if not found:
            raise ValueError(f"there is no opening {at} on {on}")
        first = self.ends[found[0]]
        if first.on == 0:
            return [n for n in found if self.ends[n].at == at]
        return found[:1] if first.at == 0 and len(found) == 3 else found

    def next_spot(self, number: int) -> Spot:
        """Where the next ordinary tile on this end would lie."""
        spot = self.ways[number].spot
        return spot if spot is not None else self.plan([number], ORDINARY).spot

    def next_double(self, number: int) -> Spot:
        """Where a double on this end would most likely lie: at the first of its places that is free."""
        end = self.ends[number]
        if IS_WILDFIRE[NAMES[self.laid[end.on].tile]]:
            return self.next_spot(number)  # no double ever lies there [WF-7.4]
        bar = self._bar(end, A_DOUBLE)
        spot = self._first_free(end, [straight(end, bar), *turned(end, bar)])
        if spot is None:
            spot = self._first_free(end, [spot for gap in GAPS for spot in stretched(end, bar, gap)])
        return spot if spot is not None else self.plan([number], A_DOUBLE).spot

    def _first_free(self, end: End, spots: list[Spot]) -> Spot | None:
        for spot in spots:
            if not self.ground.clashes(spot.x, spot.y, spot.axis, end.on):
                return spot
        return None

    def _carry_out(self, laid: Laid, plan: Plan) -> None:
        spot, number = plan.spot, plan.number
        self.laid.append(laid)
        self.spots.append(spot)
        self.roots.append((self.ends[number].x, self.ends[number].y) if number >= 0 else (0.0, 0.0))
        self.ground.put(spot.x, spot.y, spot.axis)
        if number >= 0:
            self.crowd.tile(spot.x, spot.y)
            for n, way in enumerate(self.ways):
                if way.spot is not None:
                    room = _room_after(way, spot)
                    if room < way.room:
                        self.ways[n] = Way(way.spot, room, way.cost)
            for n, way in plan.changed:
                self.ways[n] = way
            end = self.ends.pop(number)
            self.ways.pop(number)
            self.crowd.claim(end.x, end.y, end.wind, -CLAIM)
        for end in plan.ends:
            self.crowd.claim(end.x, end.y, end.wind, CLAIM)
        self.ends.extend(plan.ends)
        self.ways.extend(plan.ways)

    # -- choosing

    def plan(self, numbers: list[int], tile: int) -> Plan:
        """The best place for a tile on one of these ends: where there is no room it turns away [WF-4.4]."""
        plans: list[Plan] = []
        for number in numbers:
            end = self.ends[number]
            bar = self._bar(end, tile)
            plans.extend(self._sketches(number, tile, [straight(end, bar), *turned(end, bar)]))
        best = self._best(plans)
        if best is None:
            best = self._best(self._sketches_after_gaps(numbers, tile))
        return best if best is not None else self._apart(numbers[0], tile)

    def _sketches_after_gaps(self, numbers: list[int], tile: int) -> list[Plan]:
        found: list[Plan] = []
        for number in numbers:
            end = self.ends[number]
            bar = self._bar(end, tile)
            for gap in GAPS:
                plans = self._sketches(number, tile, stretched(end, bar, gap))
                for plan in plans:
                    crossed = self._tiles_between(end, plan.spot)
                    plan.cost = plan.cost + STRETCHING * gap + CROSSING * crossed
                found.extend(plans)
        return found

    def _tiles_between(self, end: End, spot: Spot) -> int:
        """How much of the straight line from an opening to a tile is covered by others, in eighths."""
        half = 0.5 if spot.across else 1.0
        dx = spot.x - half * WIND_X[spot.wind] - end.x
        dy = spot.y - half * WIND_Y[spot.wind] - end.y
        return sum([self.ground.covers(end.x + n * dx / 8, end.y + n * dy / 8) for n in range(1, 8)])

    def _sketches(self, number: int, tile: int, spots: list[Spot]) -> list[Plan]:
        """A plan for each of these places, as if this end had no claim to the room ahead."""
        end = self.ends[number]
        self.crowd.claim(end.x, end.y, end.wind, -CLAIM)
        plans = [self._sketch(number, spot, tile) for spot in spots]
        self.crowd.claim(end.x, end.y, end.wind, CLAIM)
        return plans

    def _best(self, plans: list[Plan]) -> Plan | None:
        """The cheapest plan that lies on nothing; one that looks worse at a glance is not worked out."""
        best: Plan | None = None
        plans.sort(key=_cost_of)
        for plan in plans:
            if best is not None and plan.cost >= best.cost:
                break
            spot = plan.spot
            if not self.ground.clashes(spot.x, spot.y, spot.axis, self.ends[plan.number].on):
                self._work_out(plan)
                if best is None or plan.cost < best.cost:
                    best = plan
        return best

    def _bar(self, end: End, tile: int) -> int:
        """Along which axis a double lies: always across the tile it is laid on [WF-4.2]."""
        return crosswise(self.ground.axes[end.on]) if IS_DOUBLE[tile] else IN_LINE

    def _sketch(self, number: int, spot: Spot, tile: int) -> Plan:
        """What is seen at a glance: turning, leaving the table, and a crowd ahead."""
        plan = Plan(number, spot, PRICE[spot.joint] + BEYOND * beyond(spot.x, spot.y, spot.axis))
        plan.ends = ends_of(spot, tile, len(self.laid))
        plan.burns = IS_WILDFIRE[tile]
        for end in plan.ends:
            plan.cost = plan.cost + CROWDED * self.crowd.ahead(end.x, end.y, end.wind)
        return plan

    def _work_out(self, plan: Plan) -> None:
        """Keep a way for every end of this tile, and find other ways for the ends that it hinders."""
        sketched = plan.cost
        self.ground.put(plan.spot.x, plan.spot.y, plan.spot.axis)
        self._share_out(plan, False)
        if plan.cost >= BLOCKED:
            other = Plan(plan.number, plan.spot, sketched)
            other.ends = plan.ends
            other.burns = plan.burns
            self._share_out(other, True)
            if other.cost < plan.cost:
                plan.cost, plan.ways, plan.changed = other.cost, other.ways, other.changed
        self.ground.pop()

    def _share_out(self, plan: Plan, polite: bool) -> None:
        """The ends of this tile choose their ways first, or politely after all that are not hindered."""
        number = plan.number
        kept: list[Spot] = [] if not polite else self._kept(plan.spot, number)
        mine: list[Spot] = [plan.spot]
        for end in plan.ends:
            way = self._way(end, kept if polite else mine[1:])
            plan.ways.append(way)
            plan.cost = plan.cost + (OWED * way.cost if plan.burns else way.cost)
            if way.spot is not None:
                kept.append(way.spot)
                mine.append(way.spot)
        hindered = self._hindered(mine, number)
        if not polite:
            for n, way in enumerate(self.ways):
                if n != number and n not in hindered and way.spot is not None:
                    kept.append(way.spot)
        for n in hindered:
            way = self._way(self.ends[n], kept)
            plan.changed.append((n, way))
            plan.cost = plan.cost + way.cost - self.ways[n].cost
            if way.spot is not None:
                kept.append(way.spot)

    def _kept(self, spot: Spot, number: int) -> list[Spot]:
        hindered = self._hindered([spot], number)
        kept: list[Spot] = []
        for n, way in enumerate(self.ways):
            if n != number and n not in hindered and way.spot is not None:
                kept.append(way.spot)
        return kept

    def _hindered(self, spots: list[Spot], number: int) -> list[int]:
        """The other ends that tiles on these spots would cramp or block, and those blocked already."""
        found: list[int] = []
        for n, way in enumerate(self.ways):
            if n != number:
                if way.spot is None:
                    found.append(n)
                    continue
                room = _room_after(way, spots[0])
                if (room < way.room and room < PLENTY) or not _clear(way.spot, spots):
                    found.append(n)
        return found

    def _way(self, end: End, kept: list[Spot]) -> Way:
        """The best way on for an end, clear of the places that are kept for others."""
        best = self._try(end, straight(end, IN_LINE), kept)
        if best.cost > FINE:
            for spot in turned(end, IN_LINE):
                way = self._try(end, spot, kept)
                if way.cost < best.cost:
                    best = way
                    if way.cost <= FINE:
                        break
        return best

    def _try(self, end: End, spot: Spot, kept: list[Spot]) -> Way:
        if self.ground.clashes(spot.x, spot.y, spot.axis, end.on) or not _clear(spot, kept):
            return NO_WAY
        x, y = spot.x + WIND_X[spot.wind], spot.y + WIND_Y[spot.wind]
        room = self.ground.room(x, y, spot.wind, end.on)
        cost = narrow(room, to_edge(x, y, spot.wind))
        if spot.joint != AS_SHOWN:
            cost = cost + TURNING
        else:
            bar = straight(end, crosswise(self.ground.axes[end.on]))
            if self.ground.clashes(bar.x, bar.y, bar.axis, end.on):
                cost = cost + NO_DOUBLE
        if room < ENOUGH and self._dead_end(spot):
            cost = cost + DEAD_END
        return Way(spot, room, cost)

    def _dead_end(self, spot: Spot) -> bool:
        """Whether no tile could follow one that lies here."""
        mine = len(self.ground.xs)
        end = ends_of(spot, 0 if spot.across else ORDINARY, mine)[0]
        for after in [straight(end, IN_LINE), *turned(end, IN_LINE)]:
            if not self.ground.clashes(after.x, after.y, after.axis, mine) and not _overlap(spot, after):
                return False
        return True

    def _apart(self, number: int, tile: int) -> Plan:
        """The nearest place where the tile can lie; there always is one beyond all others."""
        end = self.ends[number]
        bar = self._bar(end, tile)
        away = 0.0
        best: Plan | None = None
        while best is None:
            away = away + 1.0
            for direction in range(WINDS):
                x = end.x + away * WIND_X[direction]
                y = end.y + away * WIND_Y[direction]
                for spot in anywhere(x, y, bar):
                    if not self.ground.clashes(spot.x, spot.y, spot.axis, -1):
                        plan = self._sketch(number, spot, tile)
                        self._work_out(plan)
                        if best is None or plan.cost < best.cost:
                            best = plan
        return best


def _room_after(way: Way, spot: Spot) -> float:
    """What room is left on a way when a tile lies there."""
    kept = way.spot
    assert kept is not None
    x, y = kept.x + WIND_X[kept.wind], kept.y + WIND_Y[kept.wind]
    return cut(x, y, kept.wind, way.room, spot.x, spot.y, spot.axis)


def _clear(spot: Spot, kept: list[Spot]) -> bool:
    for other in kept:  # noqa: SIM110 - a generator is slow here, plain and compiled
        if _clash(spot, other):
            return False
    return True


def _clash(spot: Spot, other: Spot) -> bool:
    dx, dy = other.x - spot.x, other.y - spot.y
    if not (-SAFE_DISTANCE < dx < SAFE_DISTANCE and -SAFE_DISTANCE < dy < SAFE_DISTANCE):
        return False
    return overlap(dx, dy, spot.axis, other.axis, MARGIN)


def _overlap(spot: Spot, other: Spot) -> bool:
    return overlap(other.x - spot.x, other.y - spot.y, spot.axis, other.axis, -1e-9)


def narrow(free: float, edge: float) -> float:
    """How narrow it is behind the next tile, where so much is free, and the table ends so far on."""
    cost = 0.0 if edge >= ENOUGH else AT_EDGE
    if free >= PLENTY:
        return cost
    if free >= ENOUGH:
        return cost + PLENTY - free
    return cost + TIGHT + STEEP * (PLENTY - free)
