"""Launches drawn as the rules draw them, for recording the atlas and for measuring."""

from __future__ import annotations

import random

from emberisle.games.curse_of_vulkar.island.launching import Drop, Flick, Island, Pour, Push
from emberisle.games.curse_of_vulkar.island.plan import Tree


def fireballs(ground: Island, luck: random.Random, count: int = 1) -> Drop:
    """Fireballs let go evenly within a disc above the peak."""
    radius = round(100 * ground.places.board.physics["drop_spread"])
    return Drop(tuple(_in_disc(luck, radius) for _ in range(count)))


def bees(ground: Island, luck: random.Random, count: int = 1) -> Pour:
    """Bees let go in the same disc."""
    return Pour(fireballs(ground, luck, count).offsets)


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


def ember(ground: Island, luck: random.Random) -> Flick:
    """An Ember flicked anyhow out of any pit, away from Vul-Kar, with one of the strengths of the table."""
    pit = luck.randrange(len(ground.places.board.pits))
    outward = list(ground.places.board.pits.values())[pit].outward
    turn, strength = luck.choice(range(-110, 111, 5)), luck.choice(ground.places.board.strengths)
    return Flick(pit, round(10 * (outward + turn)) % 3600, 10 * strength)


def with_hand(ground: Island, luck: random.Random, flick: Flick) -> Flick:
    """A flick as a human hand does it."""
    physics = ground.places.board.physics
    turn, share = (max(-2.5, min(2.5, luck.gauss(0, 1))) for _ in range(2))
    direction = flick.direction + round(10 * turn * physics["flick_direction_sd"])
    return Flick(flick.pit, direction % 3600, round(flick.speed * (1 + share * physics["flick_strength_sd"])))


def sends(tree: Tree, arm: str) -> int:
    """The setting of a tree that sends marbles down this arm: a root turned to one side bars that side."""
    return 2 if arm == tree.left else 0
