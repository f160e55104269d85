"""Bots for games that bring none of their own: the general search, which thinks longer at each level."""

from __future__ import annotations

from typing import Final

from emberisle.bots.bot import Bot
from emberisle.bots.search import Search


class Easy(Search):
    """Searches with ten tries, so it sees what is obvious and little else."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, tries=10)


class Medium(Search):
    """Searches with a hundred tries."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, tries=100)


class Hard(Search):
    """Searches with a thousand tries."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, tries=1000)


LEVELS: Final[dict[str, type[Bot]]] = {"easy": Easy, "medium": Medium, "hard": Hard}
"""The kinds of bots by level, weakest first."""
