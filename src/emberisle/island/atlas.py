"""Records the roll atlas of a board: how often each way's ball hits a figure, from the physics.

    python -m emberisle.island.atlas FOLDER [WAY ...] [--rolls 120] [--pairs 48]

``first[j]`` is the chance in thousandths that the only figure, at the way's space j, is hit; ``after[i][j]``
the chance that a figure at j, further on, is hit when one at i was hit before it. Chained from figure to
figure they give a roll's hits without rolling.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import mujoco

from emberisle.island.rolling import Island, island

RARE: Final = 10
"""Spaces hit in fewer rolls out of a thousand are not listed."""
CERTAIN: Final = 3
"""Where the first third of all rolls hit, the others are not rolled."""
SEED: Final = 1986


def launch(ground: Island, way: str, luck: random.Random) -> tuple[int, int]:
    """A push and an aim as the rules draw them: three whole numbers around the mean, the slowest cut off."""
    push, push_spread, aim_spread, least = ground.usual(way)
    return max(least, push + _three(push_spread, luck)), _three(aim_spread, luck)


def _three(spread: int, luck: random.Random) -> int:
    return sum(luck.randint(-spread, spread) for _ in range(3))


def reached(ground: Island, way: str, rolls: int, luck: random.Random) -> list[str]:
    """The spaces that balls on this way pass, from the perch on."""
    when: dict[str, list[int]] = {}
    for _ in range(rolls):
        roll = ground.roll(way, *launch(ground, way, luck), {})
        for place, space in enumerate(roll.swept):
            when.setdefault(space, []).append(place)
    often = {space: places for space, places in when.items() if len(places) * 1000 >= RARE * rolls}
    return sorted(often, key=lambda space: sum(often[space]) / len(often[space]))


class Recorder:
    """Rolls balls down one way and counts."""

    def __init__(self, ground: Island, way: str) -> None:
        self.ground, self.way = ground, way
        self.luck = random.Random(f"{SEED} {way}")
        self.rolled = 0

    def chances(self, rolls: int, pairs: int) -> dict[str, Any]:
        """The chances of this way, and the spaces they are for."""
        spaces = reached(self.ground, self.way, rolls, self.luck)
        first = {space: self.hit((space,), rolls) for space in spaces}
        spaces = [space for space in spaces if first[space] >= RARE]
        after = [
            [self.hit((one, other), pairs) if number < later else 0 for later, other in enumerate(spaces)]
            for number, one in enumerate(spaces)
        ]
        return {"spaces": spaces, "first": [first[space] for space in spaces], "after": after}

    def hit(self, spaces: tuple[str, ...], rolls: int) -> int:
        """In thousandths: how often the last figure is hit, in the rolls that hit all before it."""
        counted = hit = 0
        for number in range(rolls):
            if number == rolls // CERTAIN and hit == number:
                return 1000
            push, aim = launch(self.ground, self.way, self.luck)
            hits = self.ground.hits(self.way, push, aim, dict(enumerate(spaces)))
            self._tick()
            if all(seat in hits for seat in range(len(spaces) - 1)):
                counted += 1
                hit += len(spaces) - 1 in hits
        return round(1000 * hit / counted) if counted else 0

    def _tick(self) -> None:
        self.rolled += 1
        if self.rolled % 20 == 0:
            print(f"\r{self.way:<14}{self.rolled:>6} rolls", end="", file=sys.stderr, flush=True)


def record(folder: Path, ways: Sequence[str], rolls: int, pairs: int) -> Iterator[dict[str, Any]]:
    """The atlas after each of these ways; each has luck of its own, so that one can be recorded alone."""
    ground = island(folder)
    file = folder / "atlas.json"
    known: dict[str, Any] = json.loads(file.read_text("utf-8"))["ways"] if file.exists() else {}
    for way in ways or ground.ways:
        known[way] = Recorder(ground, way).chances(rolls, pairs)
        listed = {name: known[name] for name in ground.ways if name in known}
        yield {"mujoco": mujoco.__version__, "rolls": rolls, "pairs": pairs, "ways": listed}
    print(file=sys.stderr)


def laid_out(atlas: Mapping[str, Any]) -> str:
    """JSON with a line for every list."""
    ways = []
    for name, way in atlas["ways"].items():
        rows = ",\n".join(f"    {json.dumps(row)}" for row in way["after"])
        ways.append(
            f'  "{name}": {{\n   "spaces": {json.dumps(way["spaces"])},\n'
            f'   "first": {json.dumps(way["first"])},\n'
            f'   "after": [\n{rows}\n   ]\n  }}'
        )
    head = "".join(f" {json.dumps(key)}: {json.dumps(atlas[key])},\n" for key in ("mujoco", "rolls", "pairs"))
    return "{\n" + head + ' "ways": {\n' + ",\n".join(ways) + "\n }\n}\n"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("ways", nargs="*", help="only these ways; the others stay as they are")
    parser.add_argument("--rolls", type=int, default=120, help="for each space alone")
    parser.add_argument("--pairs", type=int, default=48, help="for each pair of spaces")
    args = parser.parse_args()
    for atlas in record(args.folder, args.ways, args.rolls, args.pairs):
        (args.folder / "atlas.json").write_text(laid_out(atlas), "utf-8")


if __name__ == "__main__":
    main()
