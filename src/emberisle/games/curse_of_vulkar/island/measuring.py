"""Measures the island by fresh launches, to see what a change of the board changes.

python -m emberisle.games.curse_of_vulkar.island.measuring drops [--launches 400]
python -m emberisle.games.curse_of_vulkar.island.measuring flicks [--launches 1000]
python -m emberisle.games.curse_of_vulkar.island.measuring snapshots [--launches 60]
python -m emberisle.games.curse_of_vulkar.island.measuring boulder [--launches 200]
python -m emberisle.games.curse_of_vulkar.island.measuring bees [--launches 200]
"""

from __future__ import annotations

import argparse
import json
import random
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np

from emberisle.games.curse_of_vulkar.island.draws import bees, boulder, ember, fireballs, with_hand
from emberisle.games.curse_of_vulkar.island.launching import Flick, Island, Setting, island
from emberisle.games.curse_of_vulkar.island.recording_flicks import TURNS
from emberisle.games.curse_of_vulkar.island.world import FOLDER

OFTEN: Final = 0.01
"""A space counts as one that Fireballs hit if a figure there is touched in this share of launches of four."""
CANDIDATES: Final = 6
"""So many aims are tried for each snapshot space before the best one is measured."""


def setting(ground: Island, luck: random.Random, standing: Sequence[str] = ()) -> Setting:
    """Vul-Kar and the trees turned anyhow."""
    trees = tuple(luck.randrange(3) for _ in ground.places.board.trees)
    return Setting(luck.randrange(6), trees, dict(enumerate(standing)), {})


def in_reach(ground: Island) -> list[str]:
    """The spaces in chutes, and the bridges over them."""
    bridges = [name for name, deck in ground.places.decks.items() if not deck["ladder"]]
    return [*[space.id for space in ground.places.board.spaces.values() if space.chute], *bridges]


def drops(ground: Island, luck: random.Random, launches: int) -> None:
    """Four Fireballs past four figures in reach: who is touched, who falls, how they lie."""
    stood, touched, fell = Counter[str](), Counter[str](), Counter[str]()
    lies, ends, shoved, unsettled = Counter[str](), Counter[str](), 0, 0
    spaces = in_reach(ground)
    for _ in range(launches):
        chosen = luck.sample(spaces, 4)
        film = ground.film(fireballs(ground, luck, 4), setting(ground, luck, chosen))
        stood.update(chosen)
        touched.update(chosen[int(name)] for _, kind, name in film.touches if kind == "figure")
        fell.update(chosen[figure] for figure, _ in film.outcome.falls)
        lies.update(lie[1] for lie in film.outcome.lies)
        ends.update(film.outcome.ends)
        shoved += len(film.outcome.shoved)
        unsettled += not film.outcome.settled
    for space in spaces:
        share, knocked = touched[space] / stood[space], fell[space] / max(touched[space], 1)
        print(f"{space:<5} touched in {share:4.0%} of {stood[space]} launches, {knocked:4.0%} of them fell")
    print(f"all: touched {touched.total()} of {stood.total()}, fell {fell.total()}, shoved {shoved}")
    often = sum(touched[space] >= OFTEN * stood[space] for space in spaces)
    print(f"touched in {OFTEN:.0%} or more: {often} of {len(spaces)} spaces")
    print(f"lie: {dict(lies)}; Fireballs end: {dict(ends)}; unsettled: {unsettled}")


def flicks(ground: Island, luck: random.Random, launches: int) -> None:
    """Embers flicked anyhow with a hand's spread: how many leave the island, by strength."""
    strengths = ground.places.board.strengths
    ends = [Counter[str]() for _ in range(4)]
    for _ in range(launches):
        flick = ember(ground, luck)
        film = ground.film(with_hand(ground, luck, flick), setting(ground, luck))
        ends[strengths.index(flick.speed // 10) // 5].update(film.outcome.ends)
    for number, found in enumerate(ends):
        low, high = strengths[5 * number], strengths[5 * number + 4]
        print(f"{low}-{high} cm/s: {found['off'] / found.total():.1%} off; {dict(found)}")


def snapshots(ground: Island, luck: random.Random, launches: int) -> None:
    """The best aim at each snapshot space and at any of a region, by the atlas and then by launches."""
    folder = Path(FOLDER)
    table = json.loads((folder / "atlas.json").read_text("utf-8"))
    regions: dict[str, list[str]] = {}
    for space, snapshot in json.loads((folder / "board.json").read_text("utf-8"))["snapshots"].items():
        regions.setdefault(snapshot["region"], []).append(space)
    for region, spaces in regions.items():
        for targets in (spaces[:3], *[[space] for space in spaces]):
            aims = sorted(_aims(ground, table, targets), key=lambda aim: -aim[0])[:CANDIDATES]
            best = max(aims, key=lambda aim: _over(ground, luck, aim[1], targets, launches // 3)[0])[1]
            over, off = _over(ground, luck, best, targets, launches)
            print(f"{region:<10}{'/'.join(targets):<12} over and stays {over:4.0%}, off {off:4.0%}: {best}")


def _aims(ground: Island, table: Any, targets: Sequence[str]) -> list[tuple[float, Flick]]:
    """Every flick of the atlas with the share of a hand's flicks that roll over a target and stay."""
    numbers, cells = {table["spaces"].index(space) for space in targets}, table["ember"]["cells"]
    physics, strengths = ground.places.board.physics, np.array(ground.places.board.strengths)
    turns = np.array(TURNS)
    across = np.exp(-(((turns[:, None] - turns) / physics["flick_direction_sd"]) ** 2) / 2)
    spread = physics["flick_strength_sd"] * strengths[:, None]
    along = np.exp(-(((strengths[:, None] - strengths) / spread) ** 2) / 2)
    found = []
    for pit, place in enumerate(ground.places.board.pits.values()):
        good = np.array(
            [[end != 3 and bool(numbers & set(over)) for end, _, _, over in row] for row in cells[pit]]
        )
        shares = (across @ good @ along.T) / np.outer(across.sum(axis=1), along.sum(axis=1))
        for (i, k), share in np.ndenumerate(shares):
            direction = round(10 * (place.outward + TURNS[i])) % 3600
            found.append((float(share), Flick(pit, direction, 10 * int(strengths[k]))))
    return found


def _over(
    ground: Island, luck: random.Random, flick: Flick, targets: Sequence[str], launches: int
) -> tuple[float, float]:
    home = Setting(0, (1,) * len(ground.places.board.trees), {}, {})
    over = off = 0
    for _ in range(launches):
        outcome = ground.film(with_hand(ground, luck, flick), home).outcome
        off += outcome.ends == ("off",)
        over += bool(set(targets) & set(outcome.over)) and outcome.ends != ("off",)
    return over / launches, off / launches


def boulders(ground: Island, luck: random.Random, launches: int) -> None:
    """The Boulder past four figures in reach."""
    ends, fell, touched = Counter[str](), 0, 0
    for _ in range(launches):
        here = setting(ground, luck, luck.sample(in_reach(ground), 4))
        film = ground.film(boulder(ground, luck, luck.randrange(3)), here)
        ends.update(film.outcome.ends)
        fell += len(film.outcome.falls)
        touched += sum(kind == "figure" for _, kind, _ in film.touches)
    print(f"ends: {dict(ends)}; touched {touched}, fell {fell}")


def swarms(ground: Island, luck: random.Random, launches: int) -> None:
    """A hive of bees past four figures in reach: how many are touched, stung and felled in a pour."""
    ends, lies = Counter[str](), Counter[str]()
    touched = stung = fell = unsettled = 0
    hive = ground.places.board.physics["bees"]
    for _ in range(launches):
        here = setting(ground, luck, luck.sample(in_reach(ground), 4))
        film = ground.film(bees(ground, luck, hive), here)
        ends.update(film.outcome.ends)
        lies.update(lie[1] for lie in film.outcome.lies)
        touched += sum(kind == "figure" for _, kind, _ in film.touches)
        stung += len(film.outcome.touched)
        fell += len(film.outcome.falls)
        unsettled += not film.outcome.settled
    a_pour = [f"{what} {count / launches:.2f}" for what, count in (("touched", touched), ("stung", stung))]
    print(f"of four figures in a pour: {', '.join(a_pour)}, felled {fell / launches:.2f} ({fell} in all)")
    print(f"lie: {dict(lies)}; bees end: {dict(ends)}; unsettled: {unsettled}")


MEASURES: Final[dict[str, tuple[Callable[[Island, random.Random, int], None], int]]] = {
    "drops": (drops, 400),
    "flicks": (flicks, 1000),
    "snapshots": (snapshots, 60),
    "boulder": (boulders, 200),
    "bees": (swarms, 200),
}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=list(MEASURES))
    parser.add_argument("--launches", type=int)
    args = parser.parse_args()
    measure, usual = MEASURES[args.what]
    measure(island(FOLDER), random.Random(f"measured {args.what}"), args.launches or usual)


if __name__ == "__main__":
    main()
