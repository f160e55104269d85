"""Launches drawn as the rules draw them, for recording the atlas and for measuring."""

from __future__ import annotations

import random
from typing import Any

from emberisle.games.curse_of_vulkar.island.launching import Drop, Island, Push
from emberisle.games.curse_of_vulkar.island.plan import Tree


def fireballs(ground: Island, luck: random.Random, count: int = 1) -> Drop:
    """Fireballs let go evenly within a disc above the peak."""
    radius = round(100 * ground.places.board.physics["drop_spread"])
    return Drop(tuple(_in_disc(luck, radius) for _ in range(count)))


def _in_disc(luck: random.Random, radius: int) -> tuple[int, int]:
    while True:
        dx, dy = luck.randint(-radius, radius), luck.randint(-radius, radius)
        if dx * dx + dy * dy <= radius * radius:
            return dx, dy


def boulder(ground: Island, luck: random.Random, exit_: int) -> Push:
    """The Boulder pushed out in front of an exit: three whole numbers are added to push and aim."""
    physics = ground.places.board.physics
    aim = _three(luck, physics["boulder_aim_spread"])
    return Push(exit_, aim, physics["boulder_push"] + _three(luck, physics["boulder_push_spread"]))


def _three(luck: random.Random, spread: int) -> int:
    return sum(luck.randint(-spread, spread) for _ in range(3))


def hand(luck: random.Random, physics: Any) -> tuple[int, float]:
    """What a human hand adds to a flick's direction, in tenths of a degree, and multiplies its speed by."""
    turn, share = (max(-2.5, min(2.5, luck.gauss(0, 1))) for _ in range(2))
    return round(10 * turn * physics["flick_direction_sd"]), 1 + share * physics["flick_strength_sd"]


def sends(tree: Tree, arm: str) -> int:
    """The setting of a tree that sends marbles down this arm: a root turned to one side bars that side."""
    return 2 if arm == tree.left else 0
