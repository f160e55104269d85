"""Records what Fireballs and the Boulder do: which arms they take, whom they knock over, where those lie."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from math import atan2, degrees, hypot
from typing import Any, Final

import numpy as np

from emberisle.games.curse_of_vulkar.island.draws import bees, boulder, fireballs, sends
from emberisle.games.curse_of_vulkar.island.launching import Film, Island, Launch, Setting
from emberisle.island.grid import Field

GULLIES: Final = ("E", "NE", "NW", "W", "SW", "SE")
"""In the order of their directions, 60 degrees apart: facing f and exit e lead to number f + e - 1."""
ENDS: Final = ("land", "scar", "surf", "off")
AHEAD: Final = 7.0
"""A marble that comes so far along an arm has taken it."""
BESIDE: Final = 2.5
OUTSIDE: Final = 6.0
"""So far from the peak a marble has left by an exit."""
PATIENCE: Final = 8
"""Launches for every marble that is wanted in a chute, at most."""


Station = dict[str, Any]
"""A space in a chute and its chances, in thousandths."""
Lie = list[Any]


class DropRecorder:
    """Launches marbles of one kind into Vul-Kar's gullies and counts."""

    def __init__(self, ground: Island, kind: str, seed: int, tick: Callable[[str], None]) -> None:
        self.ground, self.kind, self.tick = ground, kind, tick
        self.places, self.board = ground.places, ground.places.board
        self.luck = random.Random(f"{seed} {kind}")
        self.left_by: dict[tuple[int, int], list[Launch]] = {}
        """Fireballs by facing and the exit they took: trees and figures outside do not change that."""
        self.tree_of = {tree.gully: name for name, tree in self.board.trees.items()}

    def record(self, marbles: int, samples: int) -> dict[str, Any]:
        """Forks, chutes and places to lie, from about so many marbles for every number."""
        recorded: dict[str, Any] = {"marbles": marbles, "forks": {}, "chutes": {}, "lies": {}}
        if self.kind != "boulder":
            recorded["exits"] = self.exits(18 * marbles)
        for name in self.board.trees:
            recorded["forks"][name] = [self.fork(name, setting, marbles) for setting in range(3)]
        for chute in self.board.chutes:
            stations: list[Station] = []
            for space in self.stations(chute):
                station, recorded["lies"][space] = self.station(chute, space, marbles, samples)
                stations.append(station)
            for here, following in pairwise(stations):
                here["on"] = self.goes_on(chute, here, following, marbles)
            recorded["chutes"][chute] = {"stations": stations}
            if chute not in self.tree_of:
                recorded["chutes"][chute]["ends"] = self.ends(chute, marbles)
        return recorded

    def stations(self, chute: str) -> list[str]:
        """The spaces in a chute and the bridge over it, from its head down."""
        line = self.places.chutes[chute]
        spaces = [space.id for space in self.board.spaces.values() if space.chute == chute]
        spaces += [deck for deck in self.places.decks if self._crosses(deck, chute)]
        return sorted(spaces, key=lambda space: self._nearest(line, *self.places.spaces[space][:2]))

    def _crosses(self, deck: str, chute: str) -> bool:
        line, (x, y, _) = self.places.chutes[chute], self.places.spaces[deck]
        return not self.places.decks[deck]["ladder"] and bool(_away(line, x, y).min() < BESIDE)

    def _nearest(self, line: Field, x: float, y: float) -> int:
        return int(_away(line, x, y).argmin())

    def exits(self, marbles: int) -> list[int]:
        """In thousandths: how often a Fireball leaves by each of the exits; what left by which is kept."""
        for number in range(marbles):
            facing = number % 6
            launch = (bees if self.kind == "bee" else fireballs)(self.ground, self.luck)
            film = self.ground.film(launch, Setting(facing, (1,) * len(self.board.trees), {}, {}))
            self.tick("exits")
            gully = self._gully(film)
            if gully is not None:
                self.left_by.setdefault((facing, (gully - facing + 1) % 6), []).append(launch)
        counts = Counter(dict.fromkeys(range(3), 0))
        for (_, exit_), launches in self.left_by.items():
            counts[exit_] += len(launches)
        return _thousandths([counts[exit_] for exit_ in range(3)])

    def _gully(self, film: Film) -> int | None:
        x0, y0 = self.board.peak
        for x, y, *_ in film.tracks[0].poses:
            if hypot(x - x0, y - y0) > OUTSIDE:
                return round(degrees(atan2(y0 - y, x - x0)) / 60) % 6
        return None

    def fork(self, name: str, setting: int, marbles: int) -> int:
        """In thousandths: how often a marble takes the left arm of a tree that is turned like this."""
        tree = self.board.trees[name]
        took: Counter[str] = Counter()
        for film in self.down(tree.gully, {name: setting}, {}, marbles):
            for arm in (tree.left, tree.right):
                took[arm] += self.took(film, arm)
            if took.total() >= marbles:
                break
        return _thousandths([took[tree.left], took[tree.right]])[0]

    def took(self, film: Film, chute: str) -> bool:
        """Whether the marble came down this chute."""
        line = self.places.chutes[chute]
        x, y = line[min(len(line) - 1, round(AHEAD))][:2]
        path = np.array([pose[:2] for pose in film.tracks[0].poses])
        return bool(_away(path, x, y).min() < BESIDE)

    def down(
        self, chute: str, trees: dict[str, int], standing: dict[int, str], marbles: int
    ) -> Iterator[Film]:
        """Launches that may lead down this chute, with its trees turned so that most do."""
        gully, turned = chute, dict(trees)
        while parent := self.board.chutes[gully].parent:
            tree = self.board.trees[self.tree_of[parent]]
            turned.setdefault(self.tree_of[parent], sends(tree, gully))
            gully = parent
        settings = tuple(turned.get(name, 1) for name in self.board.trees)
        for number in range(PATIENCE * marbles):
            exit_ = number % 3
            facing = (GULLIES.index(gully) - exit_ + 1) % 6
            film = self.ground.film(self._launch(facing, exit_), Setting(facing, settings, standing, {}))
            self.tick(chute)
            if self._gully(film) in (None, GULLIES.index(gully)):
                yield film

    def _launch(self, facing: int, exit_: int) -> Launch:
        if self.kind == "boulder":
            return boulder(self.ground, self.luck, exit_)
        return self.luck.choice(self.left_by[facing, exit_])

    def station(self, chute: str, space: str, marbles: int, samples: int) -> tuple[Station, list[Lie]]:
        """How often a marble knocks over a figure here and rolls on, and where such figures lie."""
        came = struck = knocked = on = 0
        lies: list[Lie] = []
        for film in self.down(chute, {}, {0: space}, marbles):
            outcome = film.outcome
            touched = any(kind == "figure" for _, kind, _ in film.touches)
            if not (touched or self.took(film, chute)):
                continue
            came += 1
            struck += space in outcome.decks
            if outcome.falls:
                knocked += 1
                on += outcome.ends[0] != "land"
                if len(lies) < samples:
                    lies.append(list(outcome.lies[0][1:]))
            if came >= marbles:
                break
        station = {"space": space, "knock": share(knocked, came), "on": share(on, knocked)}
        if space in self.places.decks:
            station |= {"knock": share(min(knocked, struck), struck), "strike": share(struck, came)}
        return station, lies

    def goes_on(self, chute: str, here: Station, following: Station, marbles: int) -> int:
        """In thousandths: how often a figure's fall leaves the chance of the next one as it is.

        The next one may be struck by the marble, or by the figure that it drives before it.
        """
        first = both = 0
        for film in self.down(chute, {}, {0: here["space"], 1: following["space"]}, marbles):
            fallen = {figure for figure, _ in film.outcome.falls}
            first += 0 in fallen
            both += fallen == {0, 1}
            if first >= marbles:
                break
        alone: int = following["knock"]
        return min(1000, round(1000 * share(both, first) / max(alone, 1)))

    def ends(self, chute: str, marbles: int) -> list[int]:
        """In thousandths: where marbles that come down this chute end, by ``ENDS``."""
        found: Counter[str] = Counter()
        for film in self.down(chute, {}, {}, marbles):
            if self.took(film, chute):
                found[film.outcome.ends[0]] += 1
            if found.total() >= marbles:
                break
        return _thousandths([found[end] for end in ENDS])


def _away(line: Field, x: float, y: float) -> Field:
    away: Field = np.hypot(line[:, 0] - x, line[:, 1] - y)
    return away


def share(part: int, whole: int) -> int:
    """In thousandths."""
    return round(1000 * part / whole) if whole else 1000


def _thousandths(counts: list[int]) -> list[int]:
    """Shares that add up to a thousand."""
    total = max(sum(counts), 1)
    shares = [round(1000 * count / total) for count in counts]
    shares[shares.index(max(shares))] += 1000 - sum(shares)
    return shares
