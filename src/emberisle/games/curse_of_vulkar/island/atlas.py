"""Records the atlas of the island: what launches do, as chances from which outcomes can be drawn.

    python -m emberisle.games.curse_of_vulkar.island.atlas [PART ...] [--marbles 40]

The parts are fireball, boulder, bee and ember; those that are not named stay as they are. The format is
described in docs/boards.md.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import mujoco

from emberisle.games.curse_of_vulkar.island.launching import Island, island
from emberisle.games.curse_of_vulkar.island.recording_bees import BeeRecorder
from emberisle.games.curse_of_vulkar.island.recording_drops import ENDS, GULLIES, DropRecorder
from emberisle.games.curse_of_vulkar.island.recording_flicks import FlickRecorder
from emberisle.games.curse_of_vulkar.island.world import FOLDER

PARTS: Final = ("fireball", "boulder", "bee", "ember")
SEED: Final = 2018


class Progress:
    """Counts launches on the screen."""

    def __init__(self, part: str) -> None:
        self.part, self.launches = part, 0

    def __call__(self, what: str) -> None:
        self.launches += 1
        if self.launches % 20 == 0:
            print(
                f"\r{self.part:<10}{what:<10}{self.launches:>7} launches", end="", file=sys.stderr, flush=True
            )


@dataclass(frozen=True)
class Effort:
    """How many launches the numbers come from."""

    marbles: int = 40
    """For every fork and every space in a chute."""
    samples: int = 16
    """Places to lie for every space."""
    tries: int = 1200
    """Flicks from which falls are learnt."""


def record(folder: Path, parts: Sequence[str], effort: Effort) -> Iterator[dict[str, Any]]:
    """The atlas after each of these parts; each has luck of its own, so that one can be recorded alone."""
    ground = island(folder)
    file = folder / "atlas.json"
    known: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    for part in parts or PARTS:
        known[part] = _recorded(ground, part, effort)
        print(file=sys.stderr)
        yield {
            "mujoco": mujoco.__version__,
            "spaces": list(ground.places.spaces),
            "ends": list(ENDS),
            "gullies": list(GULLIES),
            **{name: known[name] for name in PARTS if name in known},
        }


def _recorded(ground: Island, part: str, effort: Effort) -> dict[str, Any]:
    if part == "ember":
        return FlickRecorder(ground, SEED, Progress(part)).record(effort.tries, effort.samples)
    if part == "bee":
        return BeeRecorder(ground, SEED, Progress(part)).record(effort.marbles, effort.samples)
    return DropRecorder(ground, part, SEED, Progress(part)).record(effort.marbles, effort.samples)


def laid_out(atlas: Mapping[str, Any]) -> str:
    """JSON with a line for every chute, tree, space and direction."""
    lines = [f" {json.dumps(key)}: {json.dumps(value)}" for key, value in atlas.items() if key not in PARTS]
    for part in PARTS:
        if part in atlas:
            inner = [f"  {json.dumps(key)}: {_spread(value)}" for key, value in atlas[part].items()]
            lines.append(f" {json.dumps(part)}: {{\n" + ",\n".join(inner) + "\n }")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _spread(value: Any) -> str:
    if isinstance(value, dict):
        return "{\n" + ",\n".join(f"   {json.dumps(k)}: {_tight(v)}" for k, v in value.items()) + "\n  }"
    if isinstance(value, list) and isinstance(value[0], list):
        return "[\n" + ",\n".join("   [\n" + _rows(pit) + "\n   ]" for pit in value) + "\n  ]"
    return _tight(value)


def _rows(pit: Sequence[Any]) -> str:
    return ",\n".join(f"    {_tight(row)}" for row in pit)


def _tight(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("parts", nargs="*", help="only these; the others stay")
    parser.add_argument("--folder", type=Path, default=Path(FOLDER))
    parser.add_argument("--marbles", type=int, default=Effort.marbles, help="for every fork and space")
    parser.add_argument("--samples", type=int, default=Effort.samples, help="places to lie for every space")
    parser.add_argument("--tries", type=int, default=Effort.tries, help="flicks from which falls are learnt")
    args = parser.parse_args()
    for atlas in record(args.folder, args.parts, Effort(args.marbles, args.samples, args.tries)):
        (args.folder / "atlas.json").write_text(laid_out(atlas), "utf-8")


if __name__ == "__main__":
    main()
