"""Moves: the way of a figure, space by space, and the caves."""

from __future__ import annotations

from typing import Final

from emberisle.games.curse_of_vulkar.rules.board import (
    CAVE_NUMBER,
    CAVE_SIDES,
    CAVES,
    FAR,
    HELIPAD,
    NAMES,
    NOWHERE,
    SLAB,
    START,
)
from emberisle.games.curse_of_vulkar.rules.cards import ACTION, BEELINE, COUNT
from emberisle.games.curse_of_vulkar.rules.copter import CallCopter, EnterCopter, may_call
from emberisle.games.curse_of_vulkar.rules.gaining import found
from emberisle.games.curse_of_vulkar.rules.moves import (
    BOARD_COPTER,
    BOOTS_BY,
    GO_ON,
    STAY,
    TORCHES,
    USE_CAVE,
    USE_MAP,
    Board,
    ComeOut,
    GoOn,
    Stay,
    UseBoots,
    UseMap,
    UseTorch,
    Walk,
)
from emberisle.games.curse_of_vulkar.rules.passing import PassFigure, can_pass_with_profit
from emberisle.games.curse_of_vulkar.rules.refusals import (
    refuse_boarding,
    refuse_cave,
    refuse_come_out,
    refuse_walk,
)
from emberisle.games.curse_of_vulkar.rules.souvenirs import BOOTS, MAP, TORCH
from emberisle.games.curse_of_vulkar.rules.table import CurseTable, Steps
from emberisle.kernel.luck import Luck
from emberisle.kernel.steps import Ask, Chance, Do, Event, Refusal, Step, then
from emberisle.kernel.values import Value

IDOL_WEIGHT: Final = 1
STING: Final = 2


class SetOff(Do[CurseTable]):
    """The figure moves by the full number of the card, in any direction [CV-4.3]."""

    rule = "CV-4.2"

    def do(self, table: CurseTable) -> Steps:
        table.count = max(COUNT[table.card] + first_stride(table) - burden(table), 1)
        table.stung = tuple([figure for figure in table.stung if figure != table.figure])
        table.came_from = NOWHERE
        table.walk = ()
        table.mapped = table.turned = table.booted = False
        return CHOOSE_AND_GO


def burden(table: CurseTable) -> int:
    """By how much the Idol [CV-25.3] and a sting [CV-24.3] shorten a move, though never below one."""
    sting = STING if table.figure in table.stung else 0
    return sting + IDOL_WEIGHT if table.idol == table.figure else sting


def first_stride(table: CurseTable) -> int:
    """By how much those who begin later go further in their first move [CV-2.10, CV-26.3]."""
    if table.places[table.figure] != START or not table.house.even_start or table.house.together:
        return 0
    strides = table.house.strides_for(table.seats)
    return strides[(table.figure - table.first) % table.figures] if strides else 0


class ChooseWalk(Ask[CurseTable]):
    """The player chooses where to go; boots, map and the copter may change it."""

    rule = "CV-4.3"

    def __init__(self, out_of_cave: bool = False) -> None:
        """``out_of_cave`` when a move goes on from a cave: the card was shown before [CV-18.6, CV-18.7]."""
        self.out_of_cave = out_of_cave

    def seat(self, table: CurseTable) -> int:
        return table.turn

    def moves(self, table: CurseTable) -> tuple[Value, ...]:
        listed: list[Value] = list(table.walks())
        if table.may_board() and table.places[table.figure] == HELIPAD:
            listed.append(BOARD_COPTER)
        if not listed:
            listed.append(STAY)
        held = () if self.out_of_cave else table.souvenirs[table.turn]
        if BOOTS in held and not table.booted:
            listed.extend(BOOTS_BY)
        if MAP in held and not table.mapped:
            listed.append(USE_MAP)
        return tuple(listed)

    def sample(self, table: CurseTable, luck: Luck) -> object:
        """Any move; of three walks the one that leads nearest to the Heart, or home: play without any aim
        would hardly ever see the summit."""
        moves = self.moves(table)
        walks = [move for move in moves if isinstance(move, Walk)]
        if not walks or luck.below(8) == 0:
            return moves[luck.below(len(moves))]
        goal = HELIPAD if table.copter or table.heart == table.figure else SLAB
        best = walks[luck.below(len(walks))]
        for _ in range(2):
            other = walks[luck.below(len(walks))]
            if FAR[other.places[-1]][goal] < FAR[best.places[-1]][goal]:
                best = other
        return best

    def tell(self, table: CurseTable, given: Value) -> list[Event]:
        figure = table.figure
        if isinstance(given, Walk):
            return [Event("CV-4.2", "walked", (figure, given.path))]
        if isinstance(given, UseBoots):
            return [Event("CV-18.6", "boots", (figure, given.spaces))]
        if isinstance(given, UseMap):
            return [Event("CV-18.7", "map", (figure,))]
        return [Event("CV-4.7", "stays", (figure,))] if isinstance(given, Stay) else []

    def take(self, table: CurseTable, given: Value) -> Steps:
        if isinstance(given, Walk):
            table.walk = given.places
            return ()
        if isinstance(given, Board):
            return then(EnterCopter())
        if isinstance(given, UseBoots):
            table.use(table.turn, BOOTS)
            table.booted = True
            table.count = table.count + given.spaces
            return CHOOSE_WALK
        if isinstance(given, UseMap):
            table.use(table.turn, MAP)
            table.mapped = True
            return CHOOSE_WALK
        table.count = 0
        return ()

    def refuse(self, table: CurseTable, move: Value) -> Refusal:
        return refuse_walk(table, move)


class WalkOn(Do[CurseTable]):
    """Every space on the way counts and is entered, and some have something to take or to decide."""

    rule = "CV-4.4"

    def do(self, table: CurseTable) -> Steps:
        figure = table.figure
        while table.walk:
            place = table.walk[0]
            table.walk = table.walk[1:]
            table.turned = table.turned or place == table.came_from
            table.came_from = table.places[figure]
            table.places[figure] = place
            table.count = max(table.count - 1, 0)
            if place == HELIPAD:
                table.entered[figure] = table.turns
            steps = _met(table, place)
            if steps:
                return then(*steps, WALK_ON)
        return ARRIVE


def _met(table: CurseTable, place: int) -> list[Step[CurseTable]]:
    """What comes up on a space that the walk has just entered."""
    figure = table.figure
    steps: list[Step[CurseTable]] = []
    if place == HELIPAD and not table.copter and may_call(table) and table.calls_copter(figure):
        steps.append(CallCopter())
    if ACTION[table.card] != BEELINE:
        steps.extend(found(table, place))
    if place in CAVE_NUMBER and not table.in_cave:
        steps.append(ENTER_CAVE)
    if table.walk and table.at(place, figure):
        steps.append(PASS_BY)
    if place == HELIPAD and table.count > 0:
        steps.append(MAY_BOARD)
    return steps


class PassBy(Do[CurseTable]):
    """Whoever is on a space that the move leaves again is passed, but not if it leaves through a cave."""

    rule = "CV-7.1"

    def do(self, table: CurseTable) -> Steps:
        others = table.at(table.places[table.figure], table.figure)
        return then(*[PassFigure(other) for other in others if can_pass_with_profit(table, other)])


class Arrive(Do[CurseTable]):
    """The move is over; a Beeline takes only what lies where it stops."""

    rule = "CV-17.7"

    def do(self, table: CurseTable) -> Steps:
        table.count = 0
        place = table.places[table.figure]
        return then(*found(table, place)) if ACTION[table.card] == BEELINE else ()


# -- boarding on the way


class MayBoard(Do[CurseTable]):
    """On the helipad a step leads into the copter, if it is there."""

    rule = "CV-12.4"

    def do(self, table: CurseTable) -> Steps:
        return then(BoardOrGoOn()) if table.may_board() else ()


class BoardOrGoOn(Ask[CurseTable]):
    """The player boards, and the rest of the move is lost; or goes on."""

    rule = "CV-12.4"

    def seat(self, table: CurseTable) -> int:
        return table.turn

    def moves(self, table: CurseTable) -> tuple[Value, ...]:
        return BOARD_COPTER, GO_ON

    def take(self, table: CurseTable, given: Value) -> Steps:
        return () if isinstance(given, GoOn) else then(EnterCopter())

    def refuse(self, table: CurseTable, move: Value) -> Refusal:
        return refuse_boarding(table, move)


# -- caves


def ways_out(table: CurseTable, number: int) -> list[int]:
    """The free caves of this number, other than the one the figure is in [CV-5.3]."""
    occupied = table.occupied(table.figure)
    here = table.places[table.figure]
    return [c for c in CAVES if CAVE_NUMBER[c] == number and c != here and not occupied >> c & 1]


class EnterCave(Do[CurseTable]):
    """A cave that the move enters may be used, once in a turn; in some houses it must be."""

    rule = "CV-5.2"

    def do(self, table: CurseTable) -> Steps:
        if table.house.caves == "may" or table.may_show(table.turn, TORCH):
            return then(InCave())
        table.in_cave = True
        return then(RollCaveDie())


class InCave(Ask[CurseTable]):
    """The player rolls the cave die, lights a torch or walks on."""

    rule = "CV-5.2"

    def seat(self, table: CurseTable) -> int:
        return table.turn

    def moves(self, table: CurseTable) -> tuple[Value, ...]:
        listed: list[Value] = [USE_CAVE] if table.house.caves == "must" else [GO_ON, USE_CAVE]
        if TORCH in table.souvenirs[table.turn]:
            listed.extend([torch for torch in TORCHES if ways_out(table, torch.number)])
        return tuple(listed)

    def tell(self, table: CurseTable, given: Value) -> list[Event]:
        if isinstance(given, UseTorch):
            return [Event("CV-18.8", "torch", (table.figure, given.number))]
        return []

    def take(self, table: CurseTable, given: Value) -> Steps:
        if isinstance(given, GoOn):
            return ()
        table.in_cave = True
        if not isinstance(given, UseTorch):
            return then(RollCaveDie())
        table.use(table.turn, TORCH)
        return then(FindWayOut(given.number))

    def refuse(self, table: CurseTable, move: Value) -> Refusal:
        return refuse_cave(table, move)


class RollCaveDie(Chance[CurseTable]):
    """The cave die has three numbers."""

    rule = "CV-5.2"

    def outcomes(self, table: CurseTable) -> list[tuple[object, float]]:
        return [(number, 1 / CAVE_SIDES) for number in range(1, CAVE_SIDES + 1)]

    def tell(self, table: CurseTable, given: int) -> list[Event]:
        return [Event(self.rule, "cave_die", (table.figure, given))]

    def take(self, table: CurseTable, given: int) -> Steps:
        return then(FindWayOut(given))


class FindWayOut(Do[CurseTable]):
    """To another free cave of that number; of two the player chooses, and without one it is for nothing."""

    rule = "CV-5.3"

    def __init__(self, number: int) -> None:
        self.number = number

    def tell(self, table: CurseTable, given: object) -> list[Event]:
        nowhere = not ways_out(table, self.number)
        return [Event(self.rule, "no_way_out", (table.figure, self.number))] if nowhere else []

    def do(self, table: CurseTable) -> Steps:
        caves = ways_out(table, self.number)
        if len(caves) > 1:
            return then(ChooseCave(self.number))
        return then(LeaveCave(caves[0])) if caves else ()


class ChooseCave(Ask[CurseTable]):
    """Of two caves the player chooses one."""

    rule = "CV-5.3"

    def __init__(self, number: int) -> None:
        self.number = number

    def seat(self, table: CurseTable) -> int:
        return table.turn

    def moves(self, table: CurseTable) -> tuple[Value, ...]:
        return tuple([ComeOut(NAMES[cave]) for cave in ways_out(table, self.number)])

    def take(self, table: CurseTable, given: ComeOut) -> Steps:
        return then(LeaveCave(given.place))

    def refuse(self, table: CurseTable, move: Value) -> Refusal:
        return refuse_come_out(table, self.number, move)


class LeaveCave(Do[CurseTable]):
    """The figure comes out, takes what lies there, and goes on with the rest of its count."""

    rule = "CV-5.4"

    def __init__(self, cave: int) -> None:
        self.cave = cave

    def tell(self, table: CurseTable, given: object) -> list[Event]:
        return [Event(self.rule, "came_out", (table.figure, NAMES[self.cave]))]

    def do(self, table: CurseTable) -> Steps:
        table.places[table.figure] = self.cave
        table.came_from = NOWHERE
        table.walk = ()
        here = found(table, self.cave) if ACTION[table.card] != BEELINE else []
        return then(*here, *(GO_ON_FROM_CAVE if table.count else ()))


CHOOSE_WALK: Final = then(ChooseWalk())
GO_ON_FROM_CAVE: Final = then(ChooseWalk(out_of_cave=True))
WALK_ON: Final = WalkOn()
CHOOSE_AND_GO: Final = then(ChooseWalk(), WALK_ON)
ARRIVE: Final = then(Arrive())
PASS_BY: Final = PassBy()
ENTER_CAVE: Final = EnterCave()
MAY_BOARD: Final = MayBoard()

STEPS: Final[tuple[type[Value], ...]] = (
    SetOff,
    ChooseWalk,
    WalkOn,
    PassBy,
    Arrive,
    MayBoard,
    BoardOrGoOn,
    EnterCave,
    InCave,
    RollCaveDie,
    FindWayOut,
    ChooseCave,
    LeaveCave,
)
