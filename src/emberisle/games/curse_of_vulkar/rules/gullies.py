"""Where marbles go that leave Vul-Kar: by its mouths into gullies, and on as the trees send them."""

from __future__ import annotations

from math import atan2, degrees
from typing import Final

from emberisle.games.curse_of_vulkar.rules.board import BOARD, CHUTE_END, EXITS, NAMES

_TREE_OF: Final[dict[str, str]] = {str(tree["gully"]): str(name) for name, tree in BOARD["trees"].items()}
"""The tree at the end of a chute that forks."""


def bearing(start: tuple[float, float], end: tuple[float, float]) -> float:
    """The direction from one spot to another, in degrees counter-clockwise from east."""
    return degrees(atan2(start[1] - end[1], end[0] - start[0])) % 360


def _sides() -> dict[str, float]:
    """The direction of each gully from Vul-Kar."""
    peak = float(BOARD["vul_kar"]["x"]), float(BOARD["vul_kar"]["y"])
    found: dict[str, float] = {}
    for name, chute in BOARD["chutes"].items():
        if chute["parent"] is None:
            x, y, _ = chute["line"][-1]
            found[str(name)] = bearing(peak, (float(x), float(y)))
    return found


_SIDES: Final = _sides()


def gullies(facing: int) -> dict[str, str]:
    """The chutes before Vul-Kar's mouths at this facing, by exit."""
    found: dict[str, str] = {}
    for exit_, turn in zip(EXITS, BOARD["vul_kar"]["exits"], strict=True):
        ahead = (facing + int(turn)) % 360
        found[exit_] = min(_SIDES, key=lambda name: _between(_SIDES[name], ahead))
    return found


def _between(one: float, other: float) -> float:
    """How many degrees two directions are apart."""
    return abs((one - other + 180) % 360 - 180)


def trails_below(chute: str, trees: dict[str, str]) -> tuple[str, ...]:
    """The trails to which a chute leads, by their letters: a tree at home leaves both ways open."""
    tree = _TREE_OF.get(chute)
    if tree is None:
        return (NAMES[CHUTE_END[chute]].rstrip("0123456789"),)
    setting = trees[tree]
    arms = ("left", "right") if setting == "home" else (setting,)
    found = [trail for arm in arms for trail in trails_below(str(BOARD["trees"][tree][arm]), trees)]
    return tuple(dict.fromkeys(found))
