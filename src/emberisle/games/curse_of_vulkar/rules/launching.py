"""Launches: Embers flicked, Fireballs dropped, the Boulder pushed, and who is felled by them."""

from __future__ import annotations

from typing import Final

from emberisle.games.curse_of_vulkar.rules.atlas import (
    drop_by_atlas,
    flick_by_atlas,
    pour_by_atlas,
    push_by_atlas,
)
from emberisle.games.curse_of_vulkar.rules.board import (
    FACINGS,
    NAMES,
    NOWHERE,
    NUMBER,
    PITS,
    REGION,
    SNAPSHOTS,
    SPEEDS,
    WRECK,
)
from emberisle.games.curse_of_vulkar.rules.falling import EMBER_OFF, SETTLE_FALLS, LoseToMaw
from emberisle.games.curse_of_vulkar.rules.marbles import (
    BEES_IN_HIVE,
    Launched,
    could_be,
    draw_drop,
    draw_flick,
    draw_push,
    drop_by_physics,
    flick_by_physics,
    pour_by_physics,
    push_by_physics,
)
from emberisle.games.curse_of_vulkar.rules.moves import AIMS, FLICKS, GO_ON, Aim, Flick, UseSnowGlobe
from emberisle.games.curse_of_vulkar.rules.refusals import refuse_aim, refuse_globe, refuse_strength
from emberisle.games.curse_of_vulkar.rules.souvenirs import SNOW_GLOBE
from emberisle.games.curse_of_vulkar.rules.table import CurseTable, Steps
from emberisle.kernel.luck import Luck
from emberisle.kernel.native import mypyc_attr
from emberisle.kernel.steps import Ask, Chance, Do, Event, Refusal, then
from emberisle.kernel.values import Value

# -- before it


class AboutToLaunch(Do[CurseTable]):
    """Before aim and strength are chosen: one of the moments at which others are asked [CV-19.1]."""

    rule = "CV-19.3"

    def do(self, table: CurseTable) -> Steps:
        asked = [seat for seat in table.clockwise() if _may_hide(table, seat)]
        return then(HideInGlobe(tuple(asked))) if asked else ()


def _may_hide(table: CurseTable, seat: int) -> bool:
    return table.may_show(seat, SNOW_GLOBE) and len(_could_hide(table, seat)) > 0


def _could_hide(table: CurseTable, seat: int) -> list[int]:
    """The figures of a seat that are on the island, standing or lying."""
    return [figure for figure in table.own(seat) if figure not in table.globed and table.ashore(figure)]


class HideInGlobe(Ask[CurseTable]):
    """A figure is taken off the island until all is at rest."""

    rule = "CV-18.3"

    def __init__(self, asked: tuple[int, ...]) -> None:
        """Those who are still to be asked, the next one first."""
        self.asked = asked

    def seat(self, table: CurseTable) -> int:
        return self.asked[0]

    def let_pass(self, table: CurseTable) -> Value | None:
        return GO_ON

    def moves(self, table: CurseTable) -> tuple[Value, ...]:
        seat = self.asked[0]
        held = SNOW_GLOBE in table.souvenirs[seat]
        return (GO_ON, *[UseSnowGlobe(figure) for figure in _could_hide(table, seat) if held])

    def tell(self, table: CurseTable, given: Value) -> list[Event]:
        return [Event(self.rule, "globe", (given.figure,))] if isinstance(given, UseSnowGlobe) else []

    def take(self, table: CurseTable, given: Value) -> Steps:
        seat, others = self.asked[0], self.asked[1:]
        if isinstance(given, UseSnowGlobe):
            table.use(seat, SNOW_GLOBE)
            table.globed = (*table.globed, given.figure)
            if _may_hide(table, seat):
                return then(HideInGlobe(self.asked))
        left = tuple([other for other in others if _may_hide(table, other)])
        return then(HideInGlobe(left)) if left else ()

    def refuse(self, table: CurseTable, move: Value) -> Refusal:
        return refuse_globe(table, self.asked[0], move)


class AimEmber(Ask[CurseTable]):
    """The player chooses a direction, in steps of five degrees."""

    rule = "CV-21.2"

    def seat(self, table: CurseTable) -> int:
        return table.turn

    def moves(self, table: CurseTable) -> tuple[Value, ...]:
        return AIMS

    def take(self, table: CurseTable, given: Aim) -> Steps:
        table.direction = given.direction
        return ()

    def refuse(self, table: CurseTable, move: Value) -> Refusal:
        return refuse_aim(move)


class FlickEmber(Ask[CurseTable]):
    """The player chooses one of twenty strengths, and flicks."""

    rule = "CV-21.2"

    def seat(self, table: CurseTable) -> int:
        return table.turn

    def moves(self, table: CurseTable) -> tuple[Value, ...]:
        return FLICKS

    def tell(self, table: CurseTable, given: Flick) -> list[Event]:
        facts = (table.figure, PITS[table.pits[-1]], table.direction, given.strength)
        return [Event("CV-8.2", "flicked", facts)]

    def take(self, table: CurseTable, given: Flick) -> Steps:
        return then(RollEmber(given.strength))

    def refuse(self, table: CurseTable, move: Value) -> Refusal:
        return refuse_strength(move)


# -- the launch itself


@mypyc_attr(allow_interpreted_subclasses=True)
class Launch(Chance[CurseTable]):
    """Marbles roll, and whoever lies when all is at rest was knocked over [CV-9.1].

    Fireballs and the Boulder cost nothing if they leave the island [CV-8.6].
    """

    rule = "CV-21.1"

    def outcomes(self, table: CurseTable) -> list[tuple[object, float]]:
        raise NotImplementedError("there are too many ways in which marbles can roll to list them")

    def marbles(self, table: CurseTable) -> int:
        """How many marbles roll."""
        return 1

    def drawn_from(self, table: CurseTable) -> str:
        return table.marbles

    def possible(self, table: CurseTable, outcome: object) -> bool:
        marbles = self.marbles(table)
        return could_be(outcome, table.island(), marbles, 2 * marbles)

    def tell(self, table: CurseTable, given: Launched) -> list[Event]:
        return told_of_launch(table, given)

    def take(self, table: CurseTable, given: Launched) -> Steps:
        lay_down(table, given)
        table.globed = ()
        return then(SETTLE_FALLS)


def told_of_launch(table: CurseTable, given: Launched) -> list[Event]:
    """Who was struck by what and where everybody lies, in order."""
    lies = dict(given.lies)
    events = [Event("CV-9.8", "deck_fell", (deck,)) for deck in given.decks]
    for figure, cause in given.falls:
        lie = lies[figure]
        rule = "CV-9.7" if cause in ("figure", "deck", "tremor") else "CV-9.1"
        events.append(Event(rule, f"felled_{lie.how}", (figure, cause, lie.where)))
    fallen = [figure for figure, _ in given.falls]
    for figure, lie in given.lies:
        if figure not in fallen and lie != table.lies[figure]:
            events.append(Event("CV-9.2", "rolled_on", (figure,)))
    events.extend([Event("CV-9.1", "shoved", (figure,)) for figure in given.shoved])
    return events if given.falls else [*events, Event("CV-9.1", "nobody_fell")]


def lay_down(table: CurseTable, launched: Launched) -> None:
    """Everybody lies where the launch has left them."""
    for figure, _ in launched.falls:
        table.stood[figure] = table.places[figure]
    for figure, lie in launched.lies:
        table.lies[figure] = lie
        table.places[figure] = NUMBER[lie.where[0]] if lie.how == "space" else NOWHERE
    table.falls = launched.falls


class RollEmber(Launch):
    """An Ember rolls where it was flicked, with the hand's spread."""

    rule = "CV-21.2"

    def __init__(self, strength: int) -> None:
        self.strength = strength

    def sample(self, table: CurseTable, luck: Luck) -> object:
        drawn = draw_flick(table.house.hand, table.direction, SPEEDS[self.strength - 1], luck)
        if table.marbles == "physics":
            return flick_by_physics(table.island(), table.pits[-1], drawn)
        return flick_by_atlas(table.island(), table.pits[-1], drawn, luck)

    def tell(self, table: CurseTable, given: Launched) -> list[Event]:
        facts = (*told_start(table), given.drawn, PITS[table.pits[-1]], table.direction, self.strength)
        rolled = Event(self.rule, "ember_rolled", facts)
        events = [rolled, *told_of_launch(table, given), Event("CV-21.1", f"ember_{given.ends[0]}")]
        if given.ends[0] == "off":
            events.extend(_told_of_loss(given))
        counts = [space for space in given.over if counts_as_shot(table, NUMBER[space])]
        return [*events, Event("CV-16.4", "on_target", (table.figure, counts[0]))] if counts else events

    def take(self, table: CurseTable, given: Launched) -> Steps:
        table.flicked = len(table.pits)
        table.on_target = table.on_target or any(counts_as_shot(table, NUMBER[s]) for s in given.over)
        if given.ends[0] != "off":
            lay_down(table, given)
            table.globed = ()
            return then(SETTLE_FALLS)
        fallen = [figure for figure, _ in given.falls]
        kept = tuple([(figure, lie) for figure, lie in given.lies if figure not in fallen])
        lay_down(table, Launched(given.drawn, (), kept, (), (), given.ends, given.over))
        table.globed = ()
        return then(LoseToMaw(table.figure, EMBER_OFF)) if table.house.ember_off == "treasure" else ()


def told_start(table: CurseTable) -> tuple[object, ...]:
    """What the island looked like: all that is needed to roll a launch again [CV-21.6]."""
    island = table.island()
    standing = tuple([(figure, NAMES[place]) for figure, place in island.standing])
    return table.figure, FACINGS[table.facing], table.trees, standing, island.lying


def _told_of_loss(given: Launched) -> list[Event]:
    """An Ember over the reef: those who fell stand up where they stood [CV-8.5]."""
    return [Event(EMBER_OFF, "stands_again", (figure,)) for figure, _ in given.falls]


def counts_as_shot(table: CurseTable, space: int) -> bool:
    """Whether an Ember that rolls over this space is on target [CV-16.4]."""
    if not table.house.together and table.house.ember_shots == "people":
        return False
    return space in SNAPSHOTS and space != WRECK and REGION[space] == table.region


class RollFireballs(Launch):
    """The Fireballs of the Scar fall into Vul-Kar, one after the other, and its exits decide."""

    rule = "CV-21.3"

    def marbles(self, table: CurseTable) -> int:
        return table.scar

    def sample(self, table: CurseTable, luck: Luck) -> object:
        drawn = tuple([draw_drop(luck) for _ in range(table.scar)])
        if table.marbles == "physics":
            return drop_by_physics(table.island(), drawn)
        return drop_by_atlas(table.island(), table.scar, luck)

    def tell(self, table: CurseTable, given: Launched) -> list[Event]:
        facts = (*told_start(table), given.drawn, table.scar)
        rolled = Event("CV-8.3", "fireballs_rolled", facts)
        return [rolled, *told_of_launch(table, given), Event("CV-21.1", "fireballs_end", (given.ends,))]


class RollBoulder(Launch):
    """The Boulder rolls out in front of an exit."""

    rule = "CV-21.4"

    def __init__(self, mouth: int) -> None:
        self.mouth = mouth

    def sample(self, table: CurseTable, luck: Luck) -> object:
        drawn = draw_push(luck)
        if table.marbles == "physics":
            return push_by_physics(table.island(), self.mouth, drawn)
        return push_by_atlas(table.island(), self.mouth, luck)

    def tell(self, table: CurseTable, given: Launched) -> list[Event]:
        facts = (*told_start(table), given.drawn, self.mouth)
        rolled = Event("CV-17.9", "boulder_rolled", facts)
        return [rolled, *told_of_launch(table, given), Event("CV-21.1", "boulder_end", (given.ends,))]


class RollBees(Launch):
    """Bees are poured into Vul-Kar and sting whoever they touch; none costs anything [CV-24.4]."""

    rule = "CV-24.3"

    def marbles(self, table: CurseTable) -> int:
        return BEES_IN_HIVE

    def sample(self, table: CurseTable, luck: Luck) -> object:
        if table.marbles == "physics":
            return pour_by_physics(table.island(), tuple([draw_drop(luck) for _ in range(BEES_IN_HIVE)]))
        return pour_by_atlas(table.island(), BEES_IN_HIVE, luck)

    def tell(self, table: CurseTable, given: Launched) -> list[Event]:
        facts = (*told_start(table), given.drawn)
        stings = [Event(self.rule, "stung", (figure,)) for figure in given.touched]
        rolled, ended = Event(self.rule, "bees_rolled", facts), Event("CV-21.1", "bees_end", (given.ends,))
        return [rolled, *told_of_launch(table, given), *stings, ended]

    def take(self, table: CurseTable, given: Launched) -> Steps:
        table.stung = tuple(sorted({*table.stung, *given.touched}))
        return super().take(table, given)


ABOUT_TO_LAUNCH: Final = AboutToLaunch()
FLICK_STEPS: Final = then(ABOUT_TO_LAUNCH, AimEmber(), FlickEmber())

STEPS: Final[tuple[type[Value], ...]] = (
    AboutToLaunch,
    HideInGlobe,
    AimEmber,
    FlickEmber,
    RollEmber,
    RollFireballs,
    RollBoulder,
    RollBees,
)
