"""The island under test, and rolls on it."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import numpy as np

import emberisle
from emberisle.island.atlas import launch
from emberisle.island.rolling import Island, Roll, island

FOLDER: Final = Path(emberisle.__file__).parent / "games" / "fireball_island" / "rules" / "board"
WAYS: Final = (
    *("V_W", "V_NW", "V_S", "V_SE", "V_E", "A_W", "A_SE", "B_W", "B_SW", "B_N"),
    *("C_W", "C_E_chute", "C_E_pass", "D_NE_blister", "D_NE_beach", "D_SW"),
)


def ground() -> Island:
    return island(FOLDER)


def rolls(way: str, count: int, seed: int = 7, figures: Mapping[int, str] | None = None) -> Iterator[Roll]:
    """So many rolls down a way, let go as the rules do it."""
    luck = random.Random(f"{seed} {way}")
    for _ in range(count):
        push, aim = launch(ground(), way, luck)
        yield ground().roll(way, push, aim, figures or {})


def listed(way: str) -> frozenset[str]:
    """The spaces that this way's ball may hit."""
    described = ground().ways[way]
    return frozenset((*described.sweeps, *described.run_on, *described.beside))


def beside_its_line(way: str, roll: Roll) -> np.typing.NDArray[np.float64]:
    """How far from the way's line the ball was, until half a centimetre before its last swept space."""
    line = ground().places.lines[way]
    dense = np.arange(0, len(line) - 0.99, 0.1)
    points = np.column_stack([np.interp(dense, np.arange(len(line)), line[:, axis]) for axis in (0, 1)])
    path = np.array(roll.path)[:, :2]
    away = np.hypot(path[:, None, 0] - points[None, :, 0], path[:, None, 1] - points[None, :, 1])
    last = ground().places.spaces[ground().ways[way].sweeps[-1]]
    there = np.hypot(path[:, 0] - last[0], path[:, 1] - last[1]) < 1.5
    end = int(there.argmax()) if there.any() else len(path)
    nearest: np.typing.NDArray[np.float64] = away[: max(end, 1)].min(axis=1)
    return nearest
