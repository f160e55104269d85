"""The atlas: launches drawn from what measured ones did, without rolling a marble.

What it knows is recorded by ``island/atlas.py`` and described in docs/boards.md. Fireballs and the Boulder go
down their chutes station by station; an Ember is taken to roll like the nearest one that was measured, with
all trees at home. Figures that lie already stay where they are.
"""

from __future__ import annotations

from typing import Any, Final

from emberisle.games.curse_of_vulkar.rules.board import (
    ALL_DECKS,
    NAMES,
    NUMBER,
    OUTWARD,
    TREES,
    described,
)
from emberisle.games.curse_of_vulkar.rules.marbles import Island, Launched, Lie, placed
from emberisle.kernel.luck import Luck, drawn_from

PARTS: Final = 1000
"""Fireballs are counted in thousandths,"""
SHARES: Final = 255
"""and Embers in 255ths."""
NO_TREE: Final = -1
NEVER_STRUCK: Final = 0

Lies = tuple[Lie, ...]


class Station:
    """A space in a chute, or a bridge over it."""

    def __init__(self, facts: dict[str, Any], lies: Lies) -> None:
        self.space = NUMBER[str(facts["space"])]
        self.knock = int(facts["knock"])
        """How often a marble that comes by knocks a figure over; on a bridge, if it strikes that."""
        self.on = int(facts["on"])
        """How often it goes on after that."""
        self.strike = int(facts.get("strike", NEVER_STRUCK))
        """How often a bridge is struck, and falls."""
        self.lies = lies or (placed("space", (NAMES[self.space],)),)


class Chute:
    """A chute with its stations from the top; below it a tree sends marbles left or right, or they end."""

    def __init__(self, name: str, facts: dict[str, Any], lies: dict[str, Lies]) -> None:
        self.name = name
        self.stations = tuple([Station(s, lies.get(str(s["space"]), ())) for s in facts["stations"]])
        self.ends = [int(share) for share in facts.get("ends", ())]
        self.tree = NO_TREE
        self.left: Chute | None = None
        self.right: Chute | None = None


class Slope:
    """What one kind of marble does that comes out of Vul-Kar."""

    def __init__(self, facts: dict[str, Any], board: dict[str, Any], gullies: list[str]) -> None:
        lies = {str(space): _lies(samples) for space, samples in facts["lies"].items()}
        chutes = {str(name): Chute(str(name), chute, lies) for name, chute in facts["chutes"].items()}
        for number, tree in enumerate(board["trees"].values()):
            above = chutes[str(tree["gully"])]
            above.tree = number
            above.left, above.right = chutes[str(tree["left"])], chutes[str(tree["right"])]
        self.gullies = tuple([chutes[name] for name in gullies])
        self.forks = tuple([tuple([int(left) for left in facts["forks"][tree]]) for tree in TREES])
        """For every tree and setting how often marbles go left."""
        self.exits = [int(share) for share in facts.get("exits", ())]


class Cell:
    """What an Ember did that was flicked in one direction with one strength."""

    def __init__(self, facts: list[Any], spaces: list[int], ends: list[str]) -> None:
        end, decks, chances, over = facts
        self.end = ends[end]
        self.decks = tuple([spaces[deck] for deck in decks])
        self.chances = tuple([(spaces[s], int(c)) for s, c in zip(chances[::2], chances[1::2])])
        """The spaces where it meets a figure, in order, and how often that falls."""
        self.over = tuple([NAMES[spaces[space]] for space in over])
        self.reach = sum([1 << space for space, _ in self.chances])


class Embers:
    """All that was measured of Embers, by pit, direction and strength."""

    def __init__(self, facts: dict[str, Any], spaces: list[int], ends: list[str]) -> None:
        self.turns = tuple([10 * int(turn) for turn in facts["turns"]])
        """Tenths of a degree from outward; those between are taken for the nearest."""
        self.speeds = tuple([10 * int(speed) for speed in facts["strengths"]])
        self.after = int(facts["after"])
        """How much less likely a second figure falls."""
        self.cells = tuple(
            [tuple([tuple([Cell(c, spaces, ends) for c in row]) for row in rows]) for rows in facts["cells"]]
        )
        self.lies = {NUMBER[str(space)]: _lies(samples) for space, samples in facts["lies"].items()}

    def cell(self, pit: int, direction: int, speed: int) -> Cell:
        """The measured flick that is nearest to this one, in tenths of a degree and mm/s."""
        turn = (direction - 10 * OUTWARD[pit] + 1800) % 3600 - 1800
        step = self.turns[1] - self.turns[0]
        row = min(max((turn - self.turns[0] + step // 2) // step, 0), len(self.turns) - 1)
        pace = self.speeds[1] - self.speeds[0]
        column = min(max((speed - self.speeds[0] + pace // 2) // pace, 0), len(self.speeds) - 1)
        return self.cells[pit][row][column]


class Atlas:
    """Everything recorded."""

    def __init__(self) -> None:
        facts, board = described("atlas.json"), described("board.json")
        spaces = [NUMBER[str(name)] for name in facts["spaces"]]
        self.ends = tuple([str(end) for end in facts["ends"]])
        gullies = [str(name) for name in facts["gullies"]]
        self.fireball = Slope(facts["fireball"], board, gullies)
        self.boulder = Slope(facts["boulder"], board, gullies)
        self.bee = Slope(facts["bee"], board, gullies)
        self.embers = Embers(facts["ember"], spaces, [str(end) for end in facts["ends"]])


_read: Final[list[Atlas]] = []


def atlas() -> Atlas:
    """The atlas, read when it is first needed [CV-21.5]."""
    if not _read:
        _read.append(Atlas())
    return _read[0]


def _lies(samples: list[Any]) -> Lies:
    return tuple(
        [
            Lie(str(how), tuple([str(name) for name in where]), int(x), int(y), int(heading))
            for how, where, x, y, heading in samples
        ]
    )


class _Run:
    """A launch while it is drawn: who still stands where, who has fallen, and what lies where."""

    def __init__(self, island: Island, cause: str, luck: Luck) -> None:
        self.island = island
        self.cause = cause
        self.luck = luck
        self.standing: dict[int, list[int]] = {}
        for figure, place in island.standing:
            self.standing[place] = [*self.standing.get(place, []), figure]
        self.falls: list[tuple[int, str]] = []
        self.lies: list[tuple[int, Lie]] = list(island.lying)
        self.decks: list[int] = []
        self.stings = False
        """Whether these marbles touch figures without knocking them over."""
        self.touched: list[int] = []

    def fell(self, space: int, lies: Lies) -> None:
        """A figure on this space falls and lies like one that was measured; or it is stung."""
        figure = self.standing[space][0]
        if self.stings:
            self.touched.extend([figure] if figure not in self.touched else [])
            return
        self.standing[space].pop(0)
        self.falls.append((figure, self.cause))
        self.lies.append((figure, lies[self.luck.below(len(lies))]))

    def launched(self, ends: tuple[str, ...], over: tuple[str, ...] = ()) -> Launched:
        decks = tuple([NAMES[deck] for deck in self.decks])
        lies = tuple(sorted(self.lies, key=_figure))
        touched = tuple(sorted(self.touched))
        return Launched((), tuple(self.falls), lies, (), decks, ends, over, touched)


def _figure(lying: tuple[int, Lie]) -> int:
    return lying[0]


# -- Fireballs and the Boulder


def drop_by_atlas(island: Island, marbles: int, luck: Luck) -> Launched:
    """Fireballs leave Vul-Kar one after another, each by the exit that chance gives."""
    known = atlas()
    run = _Run(island, "fireball", luck)
    slope = known.fireball
    ends = [_go_down(run, slope, drawn_from(slope.exits, luck), known.ends) for _ in range(marbles)]
    return run.launched(tuple(ends))


def push_by_atlas(island: Island, mouth: int, luck: Luck) -> Launched:
    known = atlas()
    run = _Run(island, "boulder", luck)
    return run.launched((_go_down(run, known.boulder, mouth, known.ends),))


def _go_down(run: _Run, slope: Slope, exit_: int, ends: tuple[str, ...]) -> str:
    """One marble from an exit to its end."""
    chute: Chute | None = slope.gullies[(run.island.facing + exit_ - 1) % len(slope.gullies)]
    while chute is not None:
        for station in chute.stations:
            if not _pass_by(run, station):
                return "land"
        if chute.tree == NO_TREE:
            return ends[drawn_from(chute.ends, run.luck)]
        left = slope.forks[chute.tree][run.island.trees[chute.tree]]
        chute = chute.left if run.luck.below(PARTS) < left else chute.right
    raise AssertionError("every chute ends or forks")


def _pass_by(run: _Run, station: Station) -> bool:
    """Whether a marble goes on below this station."""
    space = station.space
    if ALL_DECKS >> space & 1:
        if space in run.decks or run.luck.below(PARTS) >= station.strike:
            return True
        run.decks.append(space)
    if not run.standing.get(space) or run.luck.below(PARTS) >= station.knock:
        return True
    run.fell(space, station.lies)
    return run.luck.below(PARTS) < station.on


# -- bees


def pour_by_atlas(island: Island, bees: int, luck: Luck) -> Launched:
    """Bees go down one after another; they sting whom they meet, and knock nobody over."""
    known = atlas()
    run = _Run(island, "bee", luck)
    run.stings = True
    slope = known.bee
    ends = [_go_down(run, slope, drawn_from(slope.exits, luck), known.ends) for _ in range(bees)]
    return run.launched(tuple(ends))


# -- Embers


def flick_by_atlas(island: Island, pit: int, drawn: tuple[int, int], luck: Luck) -> Launched:
    embers = atlas().embers
    cell = embers.cell(pit, drawn[0], drawn[1])
    run = _Run(island, "ember", luck)
    run.decks.extend(cell.decks)
    for space, chance in cell.chances:
        if run.standing.get(space):
            share = chance * embers.after // SHARES if run.falls else chance
            if luck.below(SHARES) < share:
                run.fell(space, embers.lies[space])
    return run.launched((cell.end,), cell.over)
