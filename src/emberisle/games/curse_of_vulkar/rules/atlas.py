"""Launches drawn from the atlas of measured ones (a placeholder while it is being made)."""

from __future__ import annotations

from emberisle.games.curse_of_vulkar.rules.marbles import Island, Launched
from emberisle.kernel.luck import Luck


def flick_by_atlas(island: Island, pit: int, drawn: tuple[int, int], luck: Luck) -> Launched:
    return Launched((), (), tuple(island.lying), (), (), ("surf",), ())


def drop_by_atlas(island: Island, marbles: int, luck: Luck) -> Launched:
    return Launched((), (), tuple(island.lying), (), (), ("surf",) * marbles, ())


def push_by_atlas(island: Island, mouth: int, luck: Luck) -> Launched:
    return Launched((), (), tuple(island.lying), (), (), ("surf",), ())
