"""The island under test, and launches on it as the rules draw them."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final

from emberisle.games.curse_of_vulkar.island.launching import (
    Drop,
    Flick,
    Island,
    Launch,
    Push,
    Setting,
    island,
)
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


def drop(luck: random.Random, fireballs: int) -> Drop:
    """Fireballs let go as the rules do it: evenly within a disc."""
    return Drop(tuple(_in_disc(luck) for _ in range(fireballs)))


def _in_disc(luck: random.Random) -> tuple[int, int]:
    radius = round(100 * places().board.physics["drop_spread"])
    while True:
        dx, dy = luck.randint(-radius, radius), luck.randint(-radius, radius)
        if dx * dx + dy * dy <= radius * radius:
            return dx, dy


def flick(luck: random.Random, strongest: int = 20) -> Flick:
    """An Ember flicked anyhow out of any pit, away from Vul-Kar."""
    pit = luck.randrange(6)
    outward = list(places().board.pits.values())[pit].outward
    direction = round(10 * outward) + luck.randint(-1100, 1100)
    return Flick(pit, direction % 3600, 200 + 70 * luck.randrange(strongest))


def push(luck: random.Random) -> Push:
    physics = places().board.physics
    more, aim = (
        sum(luck.randint(-physics[spread], physics[spread]) for _ in range(3))
        for spread in ("boulder_push_spread", "boulder_aim_spread")
    )
    return Push(luck.randrange(3), aim, physics["boulder_push"] + more)


def launch(luck: random.Random) -> Launch:
    """Any launch."""
    kind = luck.randrange(3)
    return flick(luck) if kind == 0 else drop(luck, luck.randint(1, 4)) if kind == 1 else push(luck)
