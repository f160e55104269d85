"""What a choice looks like on the map before it is made, and where a figure has just gone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from emberisle.games.curse_of_vulkar.rules.board import FAR, HELIPAD, NUMBER
from emberisle.games.curse_of_vulkar.rules.gullies import gullies
from emberisle.games.curse_of_vulkar.rules.moves import Push, TurnTree, TurnVulKar, Walk
from emberisle.games.curse_of_vulkar.rules.view import CurseView
from emberisle.games.curse_of_vulkar.terminal.geography import CHUTES
from emberisle.games.curse_of_vulkar.terminal.phrases import DONE, need_in_signs
from emberisle.games.curse_of_vulkar.terminal.rolling import LAUNCHES, Line
from emberisle.games.curse_of_vulkar.terminal.words import found_on, goal_of
from emberisle.kernel.steps import Event
from emberisle.kernel.values import Value

RINGED: Final = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳"


def as_if(picked: Value | None, table: CurseView) -> CurseView:
    """The table with Vul-Kar or a tree turned as it is picked."""
    if isinstance(picked, TurnVulKar):
        return replace(table, facing=picked.facing)
    if isinstance(picked, TurnTree):
        trees = {**dict(table.trees), picked.tree: picked.setting}
        return replace(table, trees=tuple(trees.items()))
    return table


def pushed(picked: Value | None, table: CurseView) -> list[Line]:
    """The gully down which the Boulder would be pushed."""
    return [CHUTES[gullies(table.facing)[picked.mouth]]] if isinstance(picked, Push) else []


def goals(moves: Sequence[Value]) -> dict[str, str]:
    """The places on the map that can be chosen, each with the number of its choice; trees with their own."""
    found: dict[str, str] = {}
    for n, move in enumerate(moves, start=1):
        if goal_of(move):
            found.setdefault(goal_of(move), goal_of(move)[1:] if isinstance(move, TurnTree) else ringed(n))
    return found


def ringed(number: int) -> str:
    """The number of a choice with a ring round it, told apart from the numbers of spaces and caves."""
    return RINGED[number - 1] if number <= len(RINGED) else str(number)


def promise(walk: Value, table: CurseView) -> tuple[int, int]:
    """How much a walk finds; once the copter is there, how near it leads to the helipad."""
    assert isinstance(walk, Walk)
    away = FAR[NUMBER[walk.path[-1]]][HELIPAD]
    leaving = table.copter and table.drawable is None
    return (-away, 0) if leaving else (len(found_on(walk, table)), 0)


def stays(table: CurseView) -> bool:
    """Whether nobody would board: when all play together, who has neither the Heart nor a set."""
    own = table.figures[table.figure]
    return table.drawable is not None and not own.heart and need_in_signs(table, own) != DONE


def walked(story: Sequence[Event]) -> tuple[str, ...]:
    """The spaces of the last walk, until something else happens."""
    for event in reversed(story):
        if event.what == "walked":
            path = event.facts[1]
            assert isinstance(path, tuple)
            return tuple([str(place) for place in path])
        if event.what in ("turn", "came_out", "stood_up", *LAUNCHES):
            break
    return ()
