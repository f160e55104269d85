"""Walks compared with a slow count that shares nothing with the rules (CV-4.2 to CV-4.8)."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from emberisle.games.curse_of_vulkar.rules import board
from emberisle.games.curse_of_vulkar.rules.moves import USE_MAP, UseBoots, Walk

from .table_talk import paths, play, position, say

FILE: dict[str, Any] = json.loads(Path(board.FOLDER, "board.json").read_text("utf-8"))
SPACES: list[str] = [space["id"] for space in FILE["spaces"]]
NEXT: dict[str, set[str]] = {
    name: {a if b == name else b for a, b in FILE["joins"] if name in (a, b)} for name in SPACES
}
SHAKY = {"BR1", "BR2", "LA"}
CARDS = {3: "gift_shop 3", 4: "flame_geyser 4", 5: "flame_geyser 5", 6: "beeline 6"}


class Slow:
    """All ways along the trails first, however they turn; then those that are moves."""

    def __init__(self, origin: str, others: set[str], *, closed: bool, mapped: bool) -> None:
        self.origin = origin
        self.others = others - {"H"}
        self.closed = closed
        self.mapped = mapped

    def walks(self, count: int) -> set[str]:
        ways = self.ways([(self.origin,)], count + len(self.others) + 1)
        moves = {way for way in ways if self.is_move(way, count)}
        return {" ".join(way[1:]) for way in moves | self.dead_ends(ways, count)}

    def ways(self, begun: list[tuple[str, ...]], most: int) -> list[tuple[str, ...]]:
        """Every way of up to so many steps that is allowed as far as it goes."""
        found: list[tuple[str, ...]] = []
        for _ in range(most):
            begun = [(*way, place) for way in begun for place in sorted(self.steps(way))]
            found += begun
        return found

    def steps(self, way: tuple[str, ...]) -> set[str]:
        """Where a way can go on: not from an empty bridge, not into a closed one, not back but once."""
        if len(way) > 1 and way[-1] in SHAKY - self.others and not self.mapped:
            return set()
        places = {"H"} if way[-1] == "start" else set(NEXT[way[-1]])
        if self.closed:
            places -= SHAKY & self.others
        turned = any(one == other for one, other in zip(way, way[2:]))
        if len(way) > 1 and (turned or not self.mapped):
            places -= {way[-2]}
        return places

    def is_move(self, way: tuple[str, ...], count: int) -> bool:
        """It ends on the first free space from the last one counted, or on an empty bridge before."""
        steps, last = way[1:], way[-1]
        if last in self.others:
            return False
        if any(place not in self.others for place in steps[count - 1 : -1]):
            return False
        return len(steps) >= count or (last in SHAKY and not self.mapped)

    def dead_ends(self, ways: list[tuple[str, ...]], count: int) -> set[tuple[str, ...]]:
        """Ways that cannot go on although they would have to, cut back to their last free space."""
        found = set()
        for way in ways:
            if self.steps(way) or (way[-1] in SHAKY - self.others and not self.mapped):
                continue
            if any(place not in self.others for place in way[count:]):
                continue
            while len(way) > 1 and way[-1] in self.others:
                way = way[:-1]
            if len(way) > 1:
                found.add(way)
        return found


def hands_of(places: list[str], count: int) -> list[str]:
    """The first figure's owner holds a card that moves it so far; the others hold none."""
    return [f"{CARDS[count]}, lava_blast 3", *[""] * (len(places) - 1)]


def compare(
    places: list[str], count: int, *, closed: bool = False, mapped: bool = False, boots: int = 0
) -> None:
    options = {"unstable": "closed" if closed else "empty"}
    souvenirs = ["island_map hiking_boots"]
    hands = hands_of(places, count)
    game = play(
        position(*places, hands=hands, souvenirs=souvenirs, options=options, heart="maw"), CARDS[count]
    )
    if mapped:
        game = say(game, USE_MAP)
    if boots:
        game = say(game, UseBoots(boots))
    listed = [move for move in game.legal_moves() if isinstance(move, Walk)]
    assert len(set(listed)) == len(listed)
    slow = Slow(places[0], set(places[1:]), closed=closed, mapped=mapped)
    assert paths(game) == slow.walks(count + boots)


@st.composite
def layouts(draw: st.DrawFn, near: list[str]) -> list[str]:
    seats = draw(st.integers(3, 4))
    places: list[str] = []
    for _ in range(seats):
        places.append(draw(st.sampled_from([place for place in near if place not in places or place == "H"])))
    return places


counts = st.sampled_from(sorted(CARDS))


@settings(max_examples=60)
@given(layouts(SPACES), counts)
def test_walks_anywhere(places: list[str], count: int) -> None:
    compare(places, count)


@pytest.mark.parametrize(
    "around",
    [
        "TR3 TR4 TR5 TR6 BR1 GR1 GR2 RR2",
        "H PW1 SW1 TR1 TR2 TR3 BA1 CR1",
        "RR10 RR11 PI2 PI1 BR2 OB1 OB2 RR12",
        "SS4 CL1 LA RR14 RR13 RR15 SS3 SS5",
        "SC7 WR5 DR6 DR7 SC8 SC6 DR5 WR1",
    ],
)
@settings(max_examples=12)
@given(st.data(), counts, st.booleans(), st.booleans(), st.sampled_from([0, 0, 1, 2]))
def test_walks_where_ways_fork_and_figures_crowd(
    around: str, data: st.DataObject, count: int, closed: bool, mapped: bool, boots: int
) -> None:
    places = data.draw(layouts(around.split()))
    compare(places, count, closed=closed, mapped=mapped and count < 6, boots=boots)


@pytest.mark.parametrize("count", sorted(CARDS))
@pytest.mark.parametrize("others", ["H H", "TR3 PW3", "H TR4"])
def test_first_walks(count: int, others: str) -> None:
    compare(["start", *others.split()], count)


@settings(max_examples=40)
@given(layouts(SPACES), counts)
@pytest.mark.clause("CV-4.3")
def test_every_walk_goes_from_space_to_next_space_and_enters_none_twice(
    places: list[str], count: int
) -> None:
    game = play(position(*places, hands=hands_of(places, count), heart="maw"), CARDS[count])
    for walk in game.legal_moves():
        assert isinstance(walk, Walk)
        way = (places[0], *walk.path)
        assert len(set(way)) == len(way)
        assert all(other in NEXT[one] for one, other in pairwise(way))
        assert len(walk.path) <= count + 4


def test_what_is_remembered_of_walks_is_what_they_are() -> None:
    """The same question in another house or with the map is another question."""
    for _ in range(2):
        for closed in (False, True):
            for mapped in (False, True):
                compare(["TR5", "BR1", "GR2"], 4, closed=closed, mapped=mapped)


def test_a_figure_farther_away_than_a_move_changes_nothing() -> None:
    near = play(position("TR4", hands=["angry_gaze 4, beeline 6"]), "angry_gaze 4")
    far = play(position("TR4", "SC1", hands=["angry_gaze 4, beeline 6"]), "angry_gaze 4")
    assert paths(near) == paths(far)
