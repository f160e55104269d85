"""Outcomes drawn from the atlas, as docs/boards.md says."""

from __future__ import annotations

import functools
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from emberisle.games.curse_of_vulkar.island.launching import Flick
from emberisle.games.curse_of_vulkar.island.world import FOLDER
from tests.games.curse_of_vulkar.island.launches import places


@functools.cache
def atlas() -> dict[str, Any]:
    recorded: dict[str, Any] = json.loads((Path(FOLDER) / "atlas.json").read_text("utf-8"))
    return recorded


def gully(facing: int, exit_: int) -> str:
    return str(atlas()["gullies"][(facing + exit_ - 1) % 6])


def forks() -> dict[str, str]:
    """The tree at the end of each chute that forks."""
    return {tree.gully: name for name, tree in places().board.trees.items()}


def draw_marble(
    part: str, first: str, trees: tuple[int, ...], standing: dict[str, int], luck: random.Random
) -> Iterator[int]:
    """Who falls by one marble that comes out into this gully; the fallen are taken off their spaces."""
    chute = first
    while True:
        for station in atlas()[part]["chutes"][chute]["stations"]:
            space = station["space"]
            falls = luck.random() * 1000 < station.get("strike", 1000)
            if space in standing and falls and luck.random() * 1000 < station["knock"]:
                yield standing.pop(space)
                if luck.random() * 1000 >= station["on"]:
                    return
        name = forks().get(chute)
        if name is None:
            return
        tree, number = places().board.trees[name], list(places().board.trees).index(name)
        left = atlas()[part]["forks"][name][trees[number]]
        chute = tree.left if luck.random() * 1000 < left else tree.right


def draw_drop(
    fireballs: int, facing: int, trees: tuple[int, ...], standing: dict[str, int], luck: random.Random
) -> set[int]:
    """Who falls by so many Fireballs."""
    left = dict(standing)
    fallen: set[int] = set()
    for _ in range(fireballs):
        exit_ = luck.choices(range(3), atlas()["fireball"]["exits"])[0]
        fallen |= set(draw_marble("fireball", gully(facing, exit_), trees, left, luck))
    return fallen


def cell(flick: Flick) -> list[Any]:
    """The cell nearest to a flick."""
    ember = atlas()["ember"]
    outward = list(places().board.pits.values())[flick.pit].outward
    turn = (flick.direction / 10 - outward + 180) % 360 - 180
    row = min(range(len(ember["turns"])), key=lambda k: abs(ember["turns"][k] - turn))
    column = min(range(len(ember["strengths"])), key=lambda k: abs(10 * ember["strengths"][k] - flick.speed))
    found: list[Any] = ember["cells"][flick.pit][row][column]
    return found


def chances(flick: Flick) -> dict[str, float]:
    """For every space the chance that a figure alone on it falls."""
    _, _, numbers, _ = cell(flick)
    names = atlas()["spaces"]
    return {names[space]: chance / 255 for space, chance in zip(numbers[::2], numbers[1::2])}
