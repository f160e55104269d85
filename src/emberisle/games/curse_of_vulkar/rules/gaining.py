"""What a figure finds on its space: treasures, snapshots and the Heart."""

from __future__ import annotations

from typing import Final

from emberisle.games.curse_of_vulkar.rules.board import COLOURS, NAMES, SHADES, SLAB
from emberisle.games.curse_of_vulkar.rules.copter import EndAtOnce
from emberisle.games.curse_of_vulkar.rules.idol import FindIdol
from emberisle.games.curse_of_vulkar.rules.moves import (
    LEAVE,
    TAKE_HEART,
    TAKE_SNAPSHOT,
    TAKES,
    Leave,
    Take,
)
from emberisle.games.curse_of_vulkar.rules.refusals import refuse_heart, refuse_snapshot, refuse_token
from emberisle.games.curse_of_vulkar.rules.table import FIREBALLS, ON_SLAB, CurseTable, Steps
from emberisle.games.curse_of_vulkar.rules.together import win_if_done
from emberisle.kernel.steps import Ask, Do, Event, Refusal, Step, then
from emberisle.kernel.values import Value


def found(table: CurseTable, place: int) -> list[Step[CurseTable]]:
    """What the figure whose turn it is can take on this space, entering it or starting there."""
    steps: list[Step[CurseTable]] = []
    if table.slabs_at(place):
        steps.append(FIND_TREASURE)
    if table.can_photograph(table.figure, place):
        steps.append(FIND_SNAPSHOT)
    if place == SLAB and table.heart == ON_SLAB and may_take_heart(table):
        steps.append(FindHeart())
    if place == table.idol_at:
        steps.append(FindIdol())
    return steps


def may_take_heart(table: CurseTable) -> bool:
    """When all play together, only once every player has a set [CV-16.9]."""
    return not table.house.together or table.all_have_sets()


# -- treasures


class FindTreasure(Do[CurseTable]):
    """A token is taken from a slab of this space; of two one is chosen, and friends may leave it."""

    rule = "CV-6.1"

    def do(self, table: CurseTable) -> Steps:
        colours = table.slabs_at(table.places[table.figure])
        if not colours:
            return ()
        if table.house.together or len(set(colours)) > 1:
            return then(ChooseTreasure())
        return then(TakeTreasure(colours[0], table.places[table.figure]))


class ChooseTreasure(Ask[CurseTable]):
    """Which token is taken, if any."""

    rule = "CV-6.1"

    def seat(self, table: CurseTable) -> int:
        return table.turn

    def moves(self, table: CurseTable) -> tuple[Value, ...]:
        colours = sorted(set(table.slabs_at(table.places[table.figure])))
        takes = [TAKES[colour] for colour in colours]
        return (*takes, LEAVE) if table.house.together else tuple(takes)

    def take(self, table: CurseTable, given: Value) -> Steps:
        return then(TakeTreasure(given.colour, table.places[table.figure])) if isinstance(given, Take) else ()

    def refuse(self, table: CurseTable, move: Value) -> Refusal:
        return refuse_token(table, move)


class TakeTreasure(Do[CurseTable]):
    """The token of a slab goes to the figure; everybody sees its colour."""

    rule = "CV-6.1"

    def __init__(self, colour: int, space: int) -> None:
        self.colour = colour
        self.space = space

    def tell(self, table: CurseTable, given: object) -> list[Event]:
        return [Event(self.rule, "took_token", (table.figure, COLOURS[self.colour], NAMES[self.space]))]

    def do(self, table: CurseTable) -> Steps:
        table.clear_slab(self.space, self.colour)
        table.add_token(table.figure, self.colour)
        return win_if_done(table)


# -- snapshots


class FindSnapshot(Do[CurseTable]):
    """The snapshot of this space is taken; friends may leave it."""

    rule = "CV-6.3"

    def do(self, table: CurseTable) -> Steps:
        space = table.places[table.figure]
        if table.house.may_leave:
            return then(ChooseSnapshot())
        return then(Photograph(space, self.rule))


class ChooseSnapshot(Ask[CurseTable]):
    """Whether the snapshot is taken."""

    rule = "CV-6.3"

    def seat(self, table: CurseTable) -> int:
        return table.turn

    def moves(self, table: CurseTable) -> tuple[Value, ...]:
        return TAKE_SNAPSHOT, LEAVE

    def take(self, table: CurseTable, given: Value) -> Steps:
        return () if isinstance(given, Leave) else then(Photograph(table.places[table.figure], self.rule))

    def refuse(self, table: CurseTable, move: Value) -> Refusal:
        return refuse_snapshot(table, move)


class Photograph(Do[CurseTable]):
    """A figure takes the snapshot of a space."""

    rule = "CV-6.3"

    def __init__(self, space: int, why: str) -> None:
        self.space = space
        self.why = why

    def tell(self, table: CurseTable, given: object) -> list[Event]:
        shade = SHADES[table.shade(self.space)]
        rule = "CV-6.4" if shade == "crimson" and self.why == self.rule else self.why
        return [Event(rule, "snapshot", (table.figure, shade, NAMES[self.space]))]

    def do(self, table: CurseTable) -> Steps:
        stock = table.stock_of(self.space)
        table.stock[stock] = table.stock[stock] - 1
        table.photos[table.figure] = (*table.photos[table.figure], self.space)
        return win_if_done(table)


# -- the Heart


class FindHeart(Ask[CurseTable]):
    """The Heart lies on its slab: the player may take it."""

    rule = "CV-6.6"

    def seat(self, table: CurseTable) -> int:
        return table.turn

    def moves(self, table: CurseTable) -> tuple[Value, ...]:
        return TAKE_HEART, LEAVE

    def take(self, table: CurseTable, given: Value) -> Steps:
        return () if isinstance(given, Leave) else then(LiftHeart())

    def refuse(self, table: CurseTable, move: Value) -> Refusal:
        return refuse_heart(table, move)


class LiftHeart(Do[CurseTable]):
    """The Heart leaves its slab, and a Fireball moves from the tracker to the Scar, if one is left."""

    rule = "CV-6.6"

    def tell(self, table: CurseTable, given: object) -> list[Event]:
        lifted = Event("CV-16.9" if table.house.together else self.rule, "heart_taken", (table.figure,))
        if not table.beside:
            return [lifted]
        added = [lifted, Event(self.rule, "fireball_added", (table.scar + 1,))]
        return [*added, Event("CV-10.3", "copter_called_by_fire")] if _calls(table) else added

    def do(self, table: CurseTable) -> Steps:
        fourth = _fourth_counts(table)
        table.heart = table.figure
        if table.beside:
            table.beside = table.beside - 1
            table.scar = table.scar + 1
        if fourth and table.house.fourth_fireball == "ends":
            return then(EndAtOnce())
        table.called = table.called or fourth
        return ()


def _fourth_counts(table: CurseTable) -> bool:
    """In some houses a fourth Fireball that the Heart has brought counts like any other [CV-10.3]."""
    return table.house.fourth_by_heart and table.beside > 0 and table.scar + 1 == FIREBALLS


def _calls(table: CurseTable) -> bool:
    calls = table.house.fourth_fireball == "copter" and not table.copter and not table.called
    return calls and _fourth_counts(table)


FIND_TREASURE: Final = FindTreasure()
FIND_SNAPSHOT: Final = FindSnapshot()

STEPS: Final[tuple[type[Value], ...]] = (
    FindTreasure,
    ChooseTreasure,
    TakeTreasure,
    FindSnapshot,
    ChooseSnapshot,
    Photograph,
    FindHeart,
    LiftHeart,
)
