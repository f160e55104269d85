"""The action of a card, after the move; lens and detector at the same moment."""

from __future__ import annotations

from typing import Final

from emberisle.games.curse_of_vulkar.rules.board import (
    COLOURS,
    FACINGS,
    FAR,
    NAMES,
    REGION,
    SETTINGS,
    SLABS,
    SNAPSHOTS,
    TREES,
    on_island,
)
from emberisle.games.curse_of_vulkar.rules.cards import (
    ACTION,
    BEES,
    BLAST,
    BOULDER,
    CATACLYSM,
    CATACLYSM_CARD,
    GAZE,
    GEYSER,
    GIFT,
    OPEN,
    ROOTS,
    TIGER,
)
from emberisle.games.curse_of_vulkar.rules.copter import EndAtOnce
from emberisle.games.curse_of_vulkar.rules.drawing import GainSouvenir
from emberisle.games.curse_of_vulkar.rules.falling import PayUp
from emberisle.games.curse_of_vulkar.rules.gaining import Photograph, TakeTreasure
from emberisle.games.curse_of_vulkar.rules.launching import (
    ABOUT_TO_LAUNCH,
    FLICK_STEPS,
    RollBees,
    RollBoulder,
    RollFireballs,
)
from emberisle.games.curse_of_vulkar.rules.moves import (
    CALL_TIGER,
    CHOOSE_PIT,
    DROP,
    FINISH,
    POUR_BEES,
    PUSHES,
    TREE_TURNS,
    TURNS,
    CallTiger,
    ChoosePit,
    DropFireballs,
    PourBees,
    Push,
    TurnTree,
    TurnVulKar,
    UseDetector,
    UseLens,
)
from emberisle.games.curse_of_vulkar.rules.refusals import refuse_act
from emberisle.games.curse_of_vulkar.rules.souvenirs import DETECTOR, LENS, REACH
from emberisle.games.curse_of_vulkar.rules.table import FIREBALLS, CurseTable, Steps
from emberisle.games.curse_of_vulkar.rules.tiger import RollForTiger, TigerComes
from emberisle.kernel.steps import Ask, Do, Event, Refusal, then
from emberisle.kernel.values import Value

MOST_TREES: Final = 2
"""So many trees Creeping Roots turn [CV-17.5]."""
FLICKS_OF: Final = {GEYSER: 1, BLAST: 2}
"""How many Embers these cards flick [CV-17.2, CV-17.3]."""


class BeginAction(Do[CurseTable]):
    """After the move the player may carry out the card's action, also from inside the copter."""

    rule = "CV-8.1"

    def do(self, table: CurseTable) -> Steps:
        table.pits = ()
        table.flicked = 0
        table.rooted = ()
        table.on_target = False
        table.region = REGION[table.places[table.figure]]
        return ACT_ON


class ActOn(Do[CurseTable]):
    """The player is asked if there is anything to choose; some actions just happen."""

    rule = "CV-8.1"

    def do(self, table: CurseTable) -> Steps:
        action = ACTION[table.card]
        if choices(table) and (action != CATACLYSM or may_look_around(table)):
            return ASK_ACTION
        if may_look_around(table):
            return ASK_ACTION
        return by_itself(table)


def by_itself(table: CurseTable) -> Steps:
    """What an action does that nobody has to decide."""
    action = ACTION[table.card]
    if action == CATACLYSM:
        return DROP_FIREBALLS
    return then(GainSouvenir(table.turn, "CV-17.6")) if action == GIFT else ()


def may_look_around(table: CurseTable) -> bool:
    """Whether lens or detector may be shown, as far as everybody can see: not lying, not in the copter."""
    standing = on_island(table.places[table.figure]) and table.lies[table.figure] is None
    return standing and table.may_show(table.turn, LENS, DETECTOR)


def choices(table: CurseTable) -> list[Value]:
    """What the card offers to do; Vul-Kar and trees stay as they are turned [CV-8.4]."""
    action = ACTION[table.card]
    if action in FLICKS_OF:
        if len(table.pits) >= FLICKS_OF[action]:
            return []
        return [pit for number, pit in enumerate(CHOOSE_PIT) if number not in table.pits]
    if action == GAZE:
        return [turn for number, turn in enumerate(TURNS) if number != table.facing]
    if action == ROOTS:
        return [turn for tree in _trees_to_turn(table) for turn in _turns_of(table, tree)]
    if action == CATACLYSM:
        return [DROP]
    if action == TIGER:
        return [CALL_TIGER]
    if action == BEES:
        return [POUR_BEES]
    return list(PUSHES) if action == BOULDER else []


def _trees_to_turn(table: CurseTable) -> list[int]:
    if len(table.rooted) >= MOST_TREES:
        return []
    return [tree for tree in range(len(TREES)) if tree not in table.rooted]


def _turns_of(table: CurseTable, tree: int) -> list[Value]:
    return [turn for setting, turn in enumerate(TREE_TURNS[tree]) if setting != table.trees[tree]]


def may_finish(table: CurseTable) -> bool:
    """Whether the player may leave it at that [CV-8.1, CV-16.3]; Cataclysm! is always carried out."""
    action = ACTION[table.card]
    if action == CATACLYSM:
        return False
    if not choices(table) or not table.house.must_act:
        return True
    return action == ROOTS and len(table.rooted) > 0


def within_reach(table: CurseTable) -> list[int]:
    """The spaces up to three steps away."""
    near = FAR[table.places[table.figure]]
    return [place for place, away in enumerate(near) if away <= REACH and on_island(place)]


def looks(table: CurseTable) -> list[Value]:
    """What lens and detector can bring [CV-18.9, CV-18.10]."""
    if not may_look_around(table):
        return []
    held, near = table.souvenirs[table.turn], within_reach(table)
    found: list[Value] = []
    if LENS in held:
        spaces = [place for place in near if place in SNAPSHOTS and table.can_photograph(table.figure, place)]
        found.extend([UseLens(NAMES[place]) for place in spaces])
    if DETECTOR in held:
        for place in near:
            if place in SLABS:
                colours = sorted(set(table.slabs_at(place)))
                found.extend([UseDetector(NAMES[place], COLOURS[colour]) for colour in colours])
    return found


class Act(Ask[CurseTable]):
    """The player carries out the action, uses a souvenir first, or leaves it."""

    rule = "CV-8.1"

    def seat(self, table: CurseTable) -> int:
        return table.turn

    def let_pass(self, table: CurseTable) -> Value | None:
        """Where the card leaves nothing to choose, it is only asked whether lens or detector are shown."""
        if ACTION[table.card] == CATACLYSM:
            return DROP
        return None if choices(table) else FINISH

    def moves(self, table: CurseTable) -> tuple[Value, ...]:
        finish = (FINISH,) if may_finish(table) else ()
        return (*choices(table), *looks(table), *finish)

    def tell(self, table: CurseTable, given: Value) -> list[Event]:
        figure = table.figure
        if isinstance(given, TurnVulKar):
            return [Event("CV-17.4", "vul_kar_turned", (figure, given.facing))]
        if isinstance(given, TurnTree):
            return [Event("CV-17.5", "tree_turned", (figure, given.tree, given.setting))]
        if isinstance(given, ChoosePit):
            return [Event("CV-8.2", "pit_chosen", (figure, given.pit))]
        if isinstance(given, Push):
            return [Event("CV-17.9", "boulder_pushed", (figure, given.mouth))]
        if isinstance(given, UseLens):
            return [Event("CV-18.9", "lens", (figure,))]
        return [Event("CV-18.10", "detector", (figure,))] if isinstance(given, UseDetector) else []

    def take(self, table: CurseTable, given: Value) -> Steps:
        if isinstance(given, TurnVulKar):
            table.facing = FACINGS.index(given.facing)
            return ()
        if isinstance(given, TurnTree):
            return self._turn_tree(table, given)
        if isinstance(given, ChoosePit):
            table.pits = (*table.pits, given.number)
            return then(FLICK_STEPS, NEXT_FLICK)
        if isinstance(given, DropFireballs):
            return DROP_FIREBALLS
        if isinstance(given, PourBees):
            return then(ABOUT_TO_LAUNCH, RollBees())
        if isinstance(given, CallTiger):
            return then(RollForTiger(led=True))
        if isinstance(given, Push):
            return then(ABOUT_TO_LAUNCH, RollBoulder(given.number))
        if isinstance(given, UseLens):
            table.use(table.turn, LENS)
            return then(Photograph(given.place, "CV-18.9"), ACT_ON)
        if isinstance(given, UseDetector):
            table.use(table.turn, DETECTOR)
            return then(TakeTreasure(given.number, given.place), ACT_ON)
        return then(MissedShot()) if table.pits else by_itself(table)

    def _turn_tree(self, table: CurseTable, move: TurnTree) -> Steps:
        table.rooted = (*table.rooted, move.number)
        trees = list(table.trees)
        trees[move.number] = SETTINGS.index(move.setting)
        table.trees = tuple(trees)
        return ACT_ON

    def refuse(self, table: CurseTable, move: Value) -> Refusal:
        return refuse_act(table, move)


class NextFlick(Do[CurseTable]):
    """A Lava Blast flicks a second Ember after the first is settled."""

    rule = "CV-17.3"

    def do(self, table: CurseTable) -> Steps:
        return ACT_ON if choices(table) else then(MissedShot())


class MissedShot(Do[CurseTable]):
    """An action whose Embers rolled over no snapshot space of the figure's region has to be paid for."""

    rule = "CV-16.4"

    def _missed(self, table: CurseTable) -> bool:
        shots_count = table.house.together or table.house.ember_shots == "snapshots"
        return shots_count and not table.on_target

    def tell(self, table: CurseTable, given: object) -> list[Event]:
        return [Event(self.rule, "missed", (table.figure,))] if self._missed(table) else []

    def do(self, table: CurseTable) -> Steps:
        return then(PayUp(table.turn)) if self._missed(table) else ()


# -- where the card goes


class PutAway(Do[CurseTable]):
    """The card goes to the discard pile, a Cataclysm! to the tracker."""

    rule = "CV-4.1"

    def tell(self, table: CurseTable, given: object) -> list[Event]:
        if ACTION[table.card] != CATACLYSM:
            return []
        if table.house.together:
            toll = table.house.toll
            return [Event("CV-16.15", "toll", (toll,))] if toll else []
        if len(table.tracker) + 1 < OPEN:
            return [Event("CV-10.1", "tracked", (len(table.tracker) + 1,))]
        events = [Event("CV-10.2", "tracker_full")]
        if table.beside:
            events.append(Event("CV-10.2", "fireball_added", (table.scar + 1,)))
        return [*events, *self._told_of_call(table)]

    def _told_of_call(self, table: CurseTable) -> list[Event]:
        ends = table.house.fourth_fireball == "ends"
        calls = _scar_full(table) and not table.called and not ends
        return [Event("CV-10.3", "copter_called_by_fire")] if calls else []

    def do(self, table: CurseTable) -> Steps:
        kind = table.card
        if ACTION[kind] != CATACLYSM or table.house.together:
            table.discard[kind] = table.discard[kind] + 1
            if ACTION[kind] != CATACLYSM:
                return ()
            table.drawable = max(table.drawable - table.house.toll, 0)
            return then(TigerComes()) if table.house.tiger else ()
        table.tracker = (*table.tracker, kind)
        return _tracker_full(table) if len(table.tracker) >= OPEN else ()


def _scar_full(table: CurseTable) -> bool:
    """Whether the Scar holds four once the tracker has given its Fireball."""
    return table.scar + min(table.beside, 1) >= FIREBALLS


def _tracker_full(table: CurseTable) -> Steps:
    """All cards but those in hands become a new deck, and a Fireball is added [CV-10.2]."""
    for kind in range(len(table.left)):
        table.left[kind] = table.left[kind] + table.discard[kind]
    table.left[CATACLYSM_CARD] = table.left[CATACLYSM_CARD] + len(table.tracker)
    table.discard = [0] * len(table.discard)
    table.tracker = ()
    full = _scar_full(table)
    if table.beside:
        table.beside = table.beside - 1
        table.scar = table.scar + 1
    if full and table.house.fourth_fireball == "ends":
        return then(EndAtOnce())
    table.called = table.called or full
    return ()


ACT_ON: Final = then(ActOn())
ASK_ACTION: Final = then(Act())
NEXT_FLICK: Final = NextFlick()
DROP_FIREBALLS: Final = then(ABOUT_TO_LAUNCH, RollFireballs())

STEPS: Final[tuple[type[Value], ...]] = (
    BeginAction,
    ActOn,
    Act,
    NextFlick,
    MissedShot,
    PutAway,
)
