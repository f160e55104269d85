"""Fireballs: choosing one and its way, stopping it, rolling it, and what becomes of those it hits."""

from __future__ import annotations

from typing import Final

from emberisle.games.fireball_island.rules.board import BRIDGES, NAMES, OUT, PIT_OF, WATER
from emberisle.games.fireball_island.rules.cards import TALISMAN
from emberisle.games.fireball_island.rules.marbles import (
    LIKELY,
    REACHING,
    WAYS,
    Rolled,
    can_be_hit,
    could_hit,
    could_roll,
    outcomes_in_atlas,
    pieces_on_paths,
    roll_by_physics,
    roll_from_atlas,
)
from emberisle.games.fireball_island.rules.moves import RollDown
from emberisle.games.fireball_island.rules.playing import ReactWith, asked, play_card
from emberisle.games.fireball_island.rules.refusals import refuse_way
from emberisle.games.fireball_island.rules.table import NOBODY, IslandTable, Steps
from emberisle.kernel.luck import Luck
from emberisle.kernel.steps import Ask, Chance, Do, Event, Refusal, then
from emberisle.kernel.values import Value

ON_DIE: Final = "FI-10.1"
BY_CARD: Final = "FI-14.1"
AS_BONUS: Final = "FI-6.4"

_DOWN: Final = [RollDown(name) for name in WAYS]


def ways_for(table: IslandTable, seat: int) -> list[Value]:
    """The ways that lead to a piece, an opponent's or one's own [FI-10.2, FI-10.3]."""
    others = _ways_to(table.occupied(seat))
    own = _ways_to((table.places[seat],))
    return [*others, *[way for way in own if way not in others]] if own else others


def _ways_to(places: tuple[int, ...]) -> list[Value]:
    """Those that hit somebody there more often than not, or failing these all that can."""
    likely = reaching = 0
    for place in places:
        likely = likely | LIKELY[place]
        reaching = reaching | REACHING[place]
    ways = likely or reaching
    return [down for number, down in enumerate(_DOWN) if ways >> number & 1] if ways else []


def anybody_to_hit(table: IslandTable) -> bool:
    """Whether any way leads to a piece."""
    return any(can_be_hit(place) for place in table.places)


class TakeFireball(Do[IslandTable]):
    """Whoever has to roll a Fireball does so if it can hit anybody [FI-10.4]."""

    rule = "FI-10.1"

    def __init__(self, seat: int, why: str) -> None:
        """``why`` is the clause that gives the Fireball."""
        self.seat = seat
        self.why = why

    def tell(self, table: IslandTable, given: object) -> list[Event]:
        if anybody_to_hit(table):
            return [Event(self.why, "has_fireball", (self.seat,))]
        return [Event("FI-10.4", "nobody_to_hit", (self.seat,))]

    def do(self, table: IslandTable) -> Steps:
        if not anybody_to_hit(table):
            return ()
        table.roller = self.seat
        return then(ChooseWay(self.seat, self.why))


class ChooseWay(Ask[IslandTable]):
    """The roller chooses a Fireball and one of its ways, one that leads to a piece."""

    rule = "FI-10.2"

    def __init__(self, roller: int, why: str) -> None:
        self.roller = roller
        self.why = why

    def seat(self, table: IslandTable) -> int:
        return self.roller

    def moves(self, table: IslandTable) -> tuple[Value, ...]:
        return tuple(ways_for(table, self.roller))

    def tell(self, table: IslandTable, given: RollDown) -> list[Event]:
        targets = tuple(table.targets_of(given.way))
        rule = self.rule if _ways_to(table.occupied(self.roller)) else "FI-10.3"
        events = [Event(rule, "aimed", (self.roller, given.way, targets))]
        if WAYS[given.way].ball == "V":
            events.append(Event("FI-10.6", "idol_turned", (given.way,)))
        return events

    def take(self, table: IslandTable, given: RollDown) -> Steps:
        table.way = given.way
        return then(AboutToRoll(self.roller, self.why))

    def refuse(self, table: IslandTable, move: Value) -> Refusal:
        return refuse_way(table, self.roller, move, self.moves(table))


# -- stopping it


class AboutToRoll(Do[IslandTable]):
    """Before it rolls, opponents can stop it; so can whoever rolled a 1 and is a target."""

    rule = "FI-14.4"

    def __init__(self, roller: int, why: str) -> None:
        self.roller = roller
        self.why = why

    def do(self, table: IslandTable) -> Steps:
        own_target = self.why == ON_DIE and self.roller in table.targets()
        stoppers = asked(table, NOBODY if own_target else self.roller, (TALISMAN,))
        return then(StopFireball(stoppers, self.roller, self.why)) if stoppers else then(RollFireball())


class StopFireball(ReactWith):
    """A Magic Talisman prevents the Fireball from being rolled."""

    rule = "FI-14.4"
    card = TALISMAN

    def __init__(self, asked: tuple[int, ...], roller: int, why: str) -> None:
        self.asked = asked
        self.roller = roller
        self.why = why

    def ask(self, asked: tuple[int, ...]) -> Steps:
        return then(StopFireball(asked, self.roller, self.why))

    def passed(self, table: IslandTable) -> Steps:
        return then(RollFireball())

    def answered(self, table: IslandTable, move: Value) -> Steps:
        again = then(AboutToRoll(self.roller, self.why))
        return play_card(table, self.asked[0], TALISMAN, then(HoldFireball()), again)


class HoldFireball(Do[IslandTable]):
    """The Fireball stays where it is."""

    rule = "FI-14.4"

    def tell(self, table: IslandTable, given: object) -> list[Event]:
        return [Event(self.rule, "stopped", (table.roller,))]

    def do(self, table: IslandTable) -> Steps:
        table.way = ""
        table.roller = NOBODY
        return ()


# -- rolling it


class RollFireball(Chance[IslandTable]):
    """The Fireball rolls, and the pieces that it or anything it moves touches are Fireballed."""

    rule = "FI-11.1"

    def sample(self, table: IslandTable, luck: Luck) -> object:
        roll = roll_by_physics if table.marbles == "physics" else roll_from_atlas
        return roll(WAYS[table.way], table.places, luck)

    def outcomes(self, table: IslandTable) -> list[tuple[object, float]]:
        return outcomes_in_atlas(WAYS[table.way], table.places)

    def drawn_from(self, table: IslandTable) -> str:
        return table.marbles

    def plausible(self, table: IslandTable, outcome: object) -> bool:
        return isinstance(outcome, Rolled) and could_hit(outcome.hits, pieces_on_paths(table.places))

    def possible(self, table: IslandTable, outcome: object) -> bool:
        if not isinstance(outcome, Rolled):
            return False
        if table.marbles == "atlas":
            return any(outcome == known for known, _ in self.outcomes(table))
        return could_roll(WAYS[table.way], outcome, table.places)

    def tell(self, table: IslandTable, given: Rolled) -> list[Event]:
        pieces = tuple([(seat, place) for seat, place in pieces_on_paths(table.places).items()])
        facts = (table.roller, table.way, given.push, given.aim, pieces, given.hits)
        events = [Event(self.rule, "fireball_rolled", facts)]
        for seat in given.hits:
            events.extend(_told_of_hit(table, seat))
        if not given.hits:
            events.append(Event("FI-10.7", "missed", (table.roller,)))
        return events

    def take(self, table: IslandTable, given: Rolled) -> Steps:
        for seat in given.hits:
            knock_down(table, seat)
        table.way = ""
        table.roller = NOBODY
        return ()


def penalty(place: int) -> int:
    """Where a piece goes that is Fireballed here: a pit, or the water from a bridge."""
    return WATER if place in BRIDGES else PIT_OF[place]


def dropped(place: int) -> int:
    """Where the jewel of a piece lies that is Fireballed here: by the pit, or on the bridge."""
    return place if place in BRIDGES else OUT[PIT_OF[place]]


def _told_of_hit(table: IslandTable, seat: int) -> list[Event]:
    place = table.places[seat]
    goal = penalty(place)
    wet = goal == WATER
    events = [
        Event("FI-11.8", "into_water", (seat,)) if wet else Event("FI-11.2", "into_pit", (seat, NAMES[goal]))
    ]
    if table.jewel_owner == seat:
        events.append(Event("FI-11.9" if wet else "FI-11.7", "dropped", (seat, NAMES[dropped(place)])))
    if loses_turn(table, seat) and table.moment in ("before", "after"):
        events.append(Event("FI-11.12", "turn_lost", (seat,)))
    return events


def loses_turn(table: IslandTable, seat: int) -> bool:
    """Who is hit in their own turn, unless it is off a bridge and no die has been rolled [FI-11.12]."""
    return seat == table.turn and (table.die > 0 or table.places[seat] not in BRIDGES)


def knock_down(table: IslandTable, seat: int) -> None:
    """Into the pit, lying, or into the water; the jewel stays by the pit or on the bridge."""
    place = table.places[seat]
    table.lost = table.lost or loses_turn(table, seat)
    if table.jewel_owner == seat:
        table.jewel_owner = NOBODY
        table.jewel_at = dropped(place)
    table.places[seat] = penalty(place)
    table.lying[seat] = table.places[seat] != WATER


STEPS: Final[tuple[type[Value], ...]] = (
    Rolled,
    TakeFireball,
    ChooseWay,
    AboutToRoll,
    StopFireball,
    HoldFireball,
    RollFireball,
)
