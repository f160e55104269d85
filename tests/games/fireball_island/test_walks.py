"""Walks compared with a slow count that shares nothing with the rules (FI-3.3 to FI-3.5)."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import emberisle as em
from emberisle.games.fireball_island.rules import board
from emberisle.games.fireball_island.rules.house import OPTIONS
from emberisle.games.fireball_island.rules.table import IslandTable

from .table_talk import position, table_of

FILE: dict[str, Any] = json.loads(Path(board.FOLDER, "board.json").read_text("utf-8"))
SHARED = {"DMP", "DOCK", "W", *[f"pit {letter}" for letter in FILE["pits"]]}
TRAIL = [space["id"] for space in FILE["spaces"] if space["id"] not in ("W", "DOCK")]
PLACES = [
    *TRAIL,
    "W",
    *[f"cave {number}" for number in range(1, 7)],
    *[f"pit {letter}" for letter in FILE["pits"]],
]
NEAR_THE_DOCK = [name for name in TRAIL if name.startswith(("DR", "VP"))]


def neighbours(place: str, joined: bool) -> set[str]:
    """Where one can step from here, as the file of the board says."""
    if place.startswith("pit "):
        return {FILE["pits"][place[-1]]["rock_chip"]}
    if place.startswith("cave "):
        return {FILE["caves"][place[-1]]["beside"]} - {None}
    steps = {a if b == place else b for a, b in FILE["joins"] if place in (a, b)} - {"W"}
    steps |= {f"cave {number}" for number, cave in FILE["caves"].items() if cave["beside"] == place}
    if joined and place in ("DMP", "VP10"):
        steps.add("VP10" if place == "DMP" else "DMP")
    return steps


class Slow:
    """All simple paths first, however long; then those that are walks."""

    def __init__(self, table: IslandTable) -> None:
        seat = table.turn
        names = [board.NAMES[place] for place in table.places]
        self.origin = names.pop(seat)
        self.others = set(names)
        self.joined = table.house.plateau_joined
        self.everybody_docks = table.house.dock == "anyone" or table.jewel_owner == seat
        self.jewel = board.NAMES[table.jewel_place()]
        self.jewel_lies = table.jewel_owner < 0
        if not self.jewel_lies and (self.jewel in SHARED or " " in self.jewel):
            self.jewel = ""

    def walks(self, count: int) -> set[tuple[str, ...]]:
        paths = self.paths((self.origin,), count + len(self.others) + 2)
        full = {path[1:] for path in paths if self.is_walk(path, count)}
        return full or self.short(paths)

    def paths(self, path: tuple[str, ...], most: int) -> list[tuple[str, ...]]:
        found = [path]
        if len(path) <= most and not self.stops(path):
            for place in neighbours(path[-1], self.joined) - set(path):
                if self.enters(path, place):
                    found += self.paths((*path, place), most)
        return found

    def enters(self, path: tuple[str, ...], place: str) -> bool:
        if place == "DOCK":
            return self.everybody_docks or self.jewel in path[1:]
        return not (place.startswith("cave") and place in self.others)

    def stops(self, path: tuple[str, ...]) -> bool:
        """Whether nothing comes after the last space of this path."""
        place = path[-1]
        if len(path) == 1:
            return False
        if place in ("B1", "B2"):
            return place not in self.others
        return (
            place.startswith("cave")
            or place == "DOCK"
            or (place == "VKP" and self.jewel_lies and self.jewel == "VKP")
        )

    def open(self, place: str) -> bool:
        return place in SHARED or place not in self.others

    def is_walk(self, path: tuple[str, ...], count: int) -> bool:
        """It ends where it must stop, or on the first open space from the last one counted."""
        went = len(path) - 1
        if went < 1 or not self.open(path[-1]):
            return False
        skipped = path[count:-1] if count < len(path) else ()
        if self.stops(path):
            return not any(self.open(place) for place in skipped)
        return went >= count and not any(self.open(place) for place in skipped)

    def short(self, paths: list[tuple[str, ...]]) -> set[tuple[str, ...]]:
        stuck = [
            path
            for path in paths
            if not any(len(other) > len(path) and other[: len(path)] == path for other in paths)
        ]
        for index, path in enumerate(stuck):
            while len(path) > 1 and not self.open(path[-1]):
                path = path[:-1]
            stuck[index] = path
        longest = max([len(path) for path in stuck])
        return {path[1:] for path in stuck if len(path) == longest > 1}


def compare(game: em.Game, count: int) -> None:
    table = table_of(game)
    fast = [walk.path for walk in table.walks(count)]
    assert len(set(fast)) == len(fast)
    assert set(fast) == Slow(table).walks(count)


@st.composite
def positions(draw: st.DrawFn, near: list[str]) -> em.Game:
    seats = draw(st.integers(2, 4))
    places: list[str] = []
    for _ in range(seats):
        free = [place for place in near if place not in places or place in SHARED]
        places.append(draw(st.sampled_from(free)))
    owners = [seat for seat in range(seats) if not places[seat].startswith("pit")]
    jewels: list[object] = ["VKP", "VP4", "VP9", "SB7", "B1", *owners]
    jewel = draw(st.sampled_from(jewels))
    if jewel == "VKP" and "VKP" in places:
        jewel = "VP4"
    house = {"plateau_joined": draw(st.booleans()), "dock": draw(st.sampled_from(["owner", "anyone"]))}
    return position(*places, jewel=jewel, options=house)


@settings(max_examples=60)
@given(positions(PLACES), st.sampled_from([2, 3, 4, 5, 6, 8, 10, 12]))
def test_walks_anywhere(game: em.Game, count: int) -> None:
    compare(game, count)


@settings(max_examples=40)
@given(positions(NEAR_THE_DOCK), st.sampled_from([2, 3, 5, 6, 10, 12]))
def test_walks_near_the_dock(game: em.Game, count: int) -> None:
    compare(game, count)


@pytest.mark.parametrize(
    "around",
    ["SB7 SB8 SB9 TA11", "BR9 BR10 S1 BR11", "HR4 HC5 HR5 LR6", "GSB5 B1 CP1 CP3", "P LR12 SB1 HR12"],
)
@given(data=st.data())
@settings(max_examples=15)
def test_walks_where_ways_fork_and_pieces_crowd(around: str, data: st.DataObject) -> None:
    game = data.draw(positions(around.split()))
    compare(game, data.draw(st.sampled_from([2, 3, 4, 6, 12])))


@given(positions(PLACES), st.integers(2, 12))
@settings(max_examples=60)
@pytest.mark.clause("FI-3.5")
def test_every_walk_goes_from_space_to_next_space_and_enters_none_twice(game: em.Game, count: int) -> None:
    table = table_of(game)
    origin = board.NAMES[table.places[0]]
    for walk in table.walks(count):
        path = (origin, *walk.path)
        assert len(set(path)) == len(path)
        for one, other in pairwise(path):
            assert other in neighbours(one, table.house.plateau_joined)
        assert len(walk.path) <= count + 4


def test_what_is_remembered_of_walks_is_what_they_are() -> None:
    """The same question in another house or with another owner is another question."""
    choices = {option.name for option in OPTIONS}
    assert {"dock", "plateau_joined"} <= choices
    for house in ({}, {"dock": "anyone"}, {"plateau_joined": True}):
        for jewel in ("VKP", 0, 1):
            compare(position("DR5", "DR7", jewel=jewel, options=house), 6)
