"""How long bots take to react, so that one that can only pass takes as long and gives nothing away."""

from __future__ import annotations

import random
from collections import deque
from typing import Final

REMEMBERED: Final = 64
"""How many reactions of a kind of bot are remembered."""
AT_FIRST: Final = 0.02
"""Seconds, as long as no bot of that kind has reacted here."""


class ReactionTimes:
    """The last reactions of each kind of bot, in seconds."""

    def __init__(self, chance: random.Random | None = None) -> None:
        self._chance = chance or random.SystemRandom()
        self._known: dict[tuple[str, str | None], deque[float]] = {}

    def note(self, game: str, level: str | None, seconds: float) -> None:
        self._known.setdefault((game, level), deque(maxlen=REMEMBERED)).append(seconds)

    def any(self, game: str, level: str | None) -> float:
        """One of them, each equally likely."""
        known = self._known.get((game, level))
        return self._chance.choice(known) if known else AT_FIRST
