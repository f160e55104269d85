"""The island under test, and launches on it as the rules draw them."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final

from emberisle.games.curse_of_vulkar.island.draws import boulder, ember, fireballs
from emberisle.games.curse_of_vulkar.island.launching import Drop, Flick, Island, Launch, Setting, island
from emberisle.games.curse_of_vulkar.island.world import FOLDER, Places

HOME: Final = (1,) * 7
"""All trees as they stand at the start."""


def ground() -> Island:
    return island(FOLDER)


def places() -> Places:
    return ground().places


def chute_spaces() -> list[str]:
    return [space.id for space in places().board.spaces.values() if space.chute]


def setting(luck: random.Random, standing: Mapping[int, str] | None = None) -> Setting:
    """Vul-Kar and the trees turned anyhow."""
    trees = tuple(luck.randrange(3) for _ in places().board.trees)
    return Setting(luck.randrange(6), trees, standing or {}, {})


def drop(luck: random.Random, count: int) -> Drop:
    return fireballs(ground(), luck, count)


def flick(luck: random.Random) -> Flick:
    return ember(ground(), luck)


def launch(luck: random.Random) -> Launch:
    """Any launch."""
    kind = luck.randrange(3)
    if kind == 0:
        return flick(luck)
    return drop(luck, luck.randint(1, 4)) if kind == 1 else boulder(ground(), luck, luck.randrange(3))
