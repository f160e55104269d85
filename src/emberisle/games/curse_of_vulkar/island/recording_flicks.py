"""Records what flicked Embers do: whom they would touch, what they roll over, where they end.

An Ember is flicked over the bare island in every direction and strength. How likely a figure falls whom it
passes is learnt from launches with a figure there: by the Ember's speed and by how far beside it passes.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp, log
from typing import Any, Final

import numpy as np

from emberisle.games.curse_of_vulkar.island.launching import Film, Flick, Island, Setting
from emberisle.games.curse_of_vulkar.island.passing import Pass, Passing
from emberisle.games.curse_of_vulkar.island.recording_drops import ENDS
from emberisle.games.curse_of_vulkar.island.running import PICTURES_PER_SECOND

TURNS: Final = tuple(range(-110, 111, 5))
"""Degrees that are added to a pit's outward direction."""
TRIES: Final = 4
"""Flicks for every place to lie that is wanted, at most."""
SURE: Final = 255
RARE: Final = 8
"""Chances below this many in 255 are left out."""


@dataclass(frozen=True)
class Cell:
    """One flick over the bare island."""

    flick: Flick
    end: str
    passes: tuple[Pass, ...]
    over: tuple[str, ...]
    decks: tuple[tuple[int, str], ...]
    """The pictures in which decks were struck that fell."""


class FlickRecorder:
    """Flicks Embers and counts, with Vul-Kar facing the helipad and all trees at home."""

    def __init__(self, ground: Island, seed: int, tick: Callable[[str], None]) -> None:
        self.ground, self.tick = ground, tick
        self.board = ground.places.board
        self.radius: float = self.board.physics["ember_radius"]
        self.passing = Passing(ground.places)
        self.luck = random.Random(f"{seed} ember")
        self.home = (1,) * len(self.board.trees)

    def record(self, tries: int, samples: int) -> dict[str, Any]:
        """All cells, the factor after a first touch, and for every space where figures lie."""
        strengths = self.board.strengths
        cells = [
            [[self.cell(pit, turn, strength) for strength in strengths] for turn in TURNS]
            for pit in range(len(self.board.pits))
        ]
        flat = [cell for rows in cells for row in rows for cell in row]
        weights = self.learn(flat, tries)
        by_space = self._by_space(flat, weights)
        lies, on_deck = {}, {}
        for space in self.ground.places.spaces:
            lies[space], on_deck[space] = self.lies(space, by_space.get(space, []), samples)
        return {
            "turns": list(TURNS),
            "strengths": list(strengths),
            "after": self.after(flat, weights, tries),
            "cells": [
                [[self._noted(cell, weights, on_deck) for cell in row] for row in rows] for rows in cells
            ],
            "lies": lies,
        }

    def cell(self, pit: int, turn: int, strength: int) -> Cell:
        outward = list(self.board.pits.values())[pit].outward
        flick = Flick(pit, round(10 * (outward + turn)) % 3600, 10 * strength)
        film = self._flicked(flick, {})
        path = film.tracks[0].poses
        passes = self.passing.passes(path, self.radius, PICTURES_PER_SECOND)
        struck = {name: round(woke * PICTURES_PER_SECOND / 1000) for woke, _, name in film.touches}
        decks = tuple((struck[name], name) for name in film.outcome.decks)
        passes = [passed for passed in passes if passed.space not in self.ground.places.decks]
        return Cell(flick, film.outcome.ends[0], tuple(passes), film.outcome.over, decks)

    def _flicked(self, flick: Flick, standing: dict[int, str]) -> Film:
        self.tick("embers")
        return self.ground.film(flick, Setting(0, self.home, standing, {}))

    def learn(self, cells: Sequence[Cell], tries: int) -> list[float]:
        """Weights of the features by which an Ember knocks over whom it passes, by logistic regression."""
        chosen = [
            (cell, passed)
            for cell in self.luck.choices([cell for cell in cells if cell.passes], k=tries)
            for passed in [self.luck.choice(cell.passes)]
        ]
        seen = np.array([_features(passed) for _, passed in chosen])
        fell = np.array(
            [bool(self._flicked(cell.flick, {0: passed.space}).outcome.falls) for cell, passed in chosen]
        )
        weights = np.zeros(seen.shape[1])
        for _ in range(30):
            chance = 1 / (1 + np.exp(-(seen @ weights)))
            slope = seen.T @ (fell - chance) - 0.01 * weights
            bend = (seen * (chance * (1 - chance))[:, None]).T @ seen + 0.01 * np.eye(len(weights))
            weights = weights + np.linalg.solve(bend, slope)
        return [float(weight) for weight in weights]

    def after(self, cells: Sequence[Cell], weights: Sequence[float], tries: int) -> int:
        """In 255ths: how much smaller the chance of a second figure is when a first one fell before it."""
        several = [cell for cell in cells if len(cell.passes) > 1]
        expected, fell = 0.0, 0
        for cell in self.luck.choices(several, k=tries):
            first, second = sorted(self.luck.sample(cell.passes, 2))
            falls = dict(self._flicked(cell.flick, {0: first.space, 1: second.space}).outcome.falls)
            if 0 in falls:
                expected += chance(weights, second)
                fell += 1 in falls
        return round(SURE * min(fell / max(expected, 1.0), 1.0))

    def _by_space(self, cells: Sequence[Cell], weights: Sequence[float]) -> dict[str, list[Cell]]:
        """For every space the flicks that reach a figure there, the likeliest to fell it first."""
        found: dict[str, list[tuple[float, int, Cell]]] = {}
        for number, cell in enumerate(cells):
            for passed in cell.passes:
                found.setdefault(passed.space, []).append((-chance(weights, passed), number, cell))
            for _, deck in cell.decks:
                found.setdefault(deck, []).append((self.luck.random(), number, cell))
        return {space: [cell for _, _, cell in sorted(ranked)] for space, ranked in found.items()}

    def lies(self, space: str, cells: Sequence[Cell], samples: int) -> tuple[list[list[Any]], int]:
        """Where figures lie that an Ember knocked over here, and how many of those flicks did, in 255ths."""
        found: list[list[Any]] = []
        tried = 0
        best = cells[: 4 * samples]
        for cell in self.luck.sample(best, len(best))[: TRIES * samples]:
            tried += 1
            outcome = self._flicked(cell.flick, {0: space}).outcome
            if outcome.falls:
                found.append(list(outcome.lies[0][1:]))
            if len(found) >= samples:
                break
        x, y, _ = self.ground.places.spaces[space]
        share = round(SURE * len(found) / max(tried, 1))
        return found or [["space", [space], round(100 * x), round(100 * y), 0]], share

    def _noted(self, cell: Cell, weights: Sequence[float], on_deck: dict[str, int]) -> list[Any]:
        """A cell as numbers: its end, decks, chances by space, spaces rolled over."""
        number = self.passing.names.index
        touched = [
            (passed.picture, number(passed.space), round(SURE * chance(weights, passed)))
            for passed in cell.passes
        ]
        touched += [(picture, number(deck), on_deck[deck]) for picture, deck in cell.decks]
        chances = [part for _, *pair in sorted(touched) if pair[1] >= RARE for part in pair]
        decks = [number(deck) for _, deck in sorted(cell.decks)]
        return [ENDS.index(cell.end), decks, chances, [number(space) for space in cell.over]]


def _features(passed: Pass) -> tuple[float, ...]:
    speed, beside = log(max(passed.speed, 1.0) / 40), passed.miss**2
    return 1.0, speed, beside, speed * beside


def chance(weights: Sequence[float], passed: Pass) -> float:
    """The chance that an Ember that passes like this knocks a figure over."""
    total = sum(weight * feature for weight, feature in zip(weights, _features(passed)))
    return 1 / (1 + exp(-max(-30.0, min(30.0, total))))
