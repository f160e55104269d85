"""What benchmarks need to count games honestly."""

from __future__ import annotations

from math import sqrt

SURE = 1.959964
"""How many standard deviations to either side hold 95 %."""


def wilson(rate: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate over so many games, as if each had luck of its own."""
    spread = SURE * sqrt(rate * (1 - rate) / games + SURE**2 / (4 * games**2))
    middle, scale = rate + SURE**2 / (2 * games), 1 + SURE**2 / games
    return (middle - spread) / scale, (middle + spread) / scale
