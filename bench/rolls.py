"""How fast do marbles roll? Every way of Fireball Island, with nobody in the way and with four figures on it.

    python3 start.py bench rolls [--rolls 20] [--launches 80]

Processor time of one core, for whole rolls as the table shows them, for their hits alone, and for hits drawn
from the atlas. Then launches of The Curse of Vul-Kar with four figures in chutes: an Ember flicked anyhow,
one to four Fireballs, the Boulder, and all bees of the hive.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

import emberisle
from emberisle.games.curse_of_vulkar.island import draws, launching
from emberisle.games.curse_of_vulkar.island.world import FOLDER as VUL_KAR
from emberisle.games.fireball_island.rules.board import NUMBER
from emberisle.games.fireball_island.rules.marbles import WAYS, roll_from_atlas
from emberisle.island.atlas import launch
from emberisle.island.rolling import Island, island
from emberisle.kernel.luck import QuickLuck

FOLDER = Path(emberisle.__file__).parent / "games" / "fireball_island" / "rules" / "board"
Launch = tuple[int, int, dict[int, str]]


class Cost(NamedTuple):
    """Milliseconds per roll."""

    alone: float
    figures: float
    hits: float
    atlas: float


def launches(ground: Island, way: str, figures: int, count: int) -> Iterator[Launch]:
    luck = random.Random(f"bench {way} {figures}")
    sweeps = ground.ways[way].sweeps
    for _ in range(count):
        push, aim = launch(ground, way, luck)
        yield push, aim, dict(enumerate(luck.sample(sweeps, min(figures, len(sweeps)))))


def milliseconds(
    roll: Callable[[str, int, int, dict[int, str]], object], way: str, all_: list[Launch]
) -> float:
    """The mean processor time, after a first roll that makes the world."""
    roll(way, *all_[0])
    began = time.process_time()
    for push, aim, figures in all_:
        roll(way, push, aim, figures)
    return (time.process_time() - began) / len(all_) * 1000


def cost(ground: Island, way: str, count: int) -> Cost:
    alone = list(launches(ground, way, 0, count))
    figures = list(launches(ground, way, 4, count))
    return Cost(
        milliseconds(ground.roll, way, alone),
        milliseconds(ground.roll, way, figures),
        milliseconds(ground.hits, way, figures),
        from_atlas(way, [pieces for _, _, pieces in figures]),
    )


def from_atlas(way: str, boards: list[dict[int, str]]) -> float:
    """The same for hits drawn from the atlas, a hundred times for each of these boards."""
    luck = QuickLuck(1)
    places = [[NUMBER[space] for space in pieces.values()] for pieces in boards]
    began = time.process_time()
    for _ in range(100):
        for stand in places:
            roll_from_atlas(WAYS[way], stand, luck)
    return (time.process_time() - began) / (100 * len(places)) * 1000


def launched(
    ground: launching.Island, draw: Callable[[random.Random], launching.Launch], count: int
) -> list[float]:
    """Milliseconds of each launch, sorted."""
    luck = random.Random("bench")
    chutes = [space.id for space in ground.places.board.spaces.values() if space.chute]
    costs = []
    for _ in range(count):
        standing = dict(enumerate(luck.sample(chutes, 4)))
        trees = tuple(luck.randrange(3) for _ in ground.places.board.trees)
        here = launching.Setting(luck.randrange(6), trees, standing, {})
        launch = draw(luck)
        began = time.process_time()
        ground.film(launch, here)
        costs.append((time.process_time() - began) * 1000)
    return sorted(costs)


def print_launches(count: int) -> None:
    ground = launching.island(VUL_KAR)
    hive = ground.places.board.physics["bees"]
    kinds: dict[str, Callable[[random.Random], launching.Launch]] = {
        "Ember": partial(draws.ember, ground),
        **{f"Fireballs: {balls}": partial(draws.fireballs, ground, count=balls) for balls in range(1, 5)},
        "Boulder": lambda luck: draws.boulder(ground, luck, luck.randrange(3)),
        f"bees: {hive}": partial(draws.bees, ground, count=hive),
    }
    print(f"\n{'CPU ms per launch':<18}{'mean':>7}{'p95':>7}{'most':>7}")
    for name, draw in kinds.items():
        costs = launched(ground, draw, count)
        p95 = costs[int(0.95 * len(costs))]
        print(f"{name:<18}{statistics.mean(costs):>7.0f}{p95:>7.0f}{costs[-1]:>7.0f}")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rolls", type=int, default=20)
    parser.add_argument("--launches", type=int, default=80)
    args = parser.parse_args()
    ground = island(FOLDER)
    costs: dict[str, Cost] = {}
    for way in ground.ways:
        print(f"\r{way:<14}", end="", file=sys.stderr, flush=True)
        costs[way] = cost(ground, way, args.rolls)
    print(file=sys.stderr)
    print_table(costs)
    print_launches(args.launches)


def print_table(costs: dict[str, Cost]) -> None:
    print(f"{'CPU ms per roll':<16}{'alone':>9}{'4 figures':>11}{'hits only':>11}{'atlas':>10}")
    for way, one in costs.items():
        print(f"{way:<16}{one.alone:>9.0f}{one.figures:>11.0f}{one.hits:>11.0f}{one.atlas:>10.4f}")
    mean = Cost(*[statistics.mean(column) for column in zip(*costs.values())])
    print(f"{'mean':<16}{mean.alone:>9.0f}{mean.figures:>11.0f}{mean.hits:>11.0f}{mean.atlas:>10.4f}")
    per_second = [1000 / each for each in mean]
    print(
        f"{'rolls/s':<16}{per_second[0]:>9.0f}{per_second[1]:>11.0f}{per_second[2]:>11.0f}{per_second[3]:>10,.0f}"
    )


if __name__ == "__main__":
    main()
