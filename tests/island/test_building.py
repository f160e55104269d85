"""The shipped terrain is the one that the description gives, and everything on it lies open."""

from __future__ import annotations

import functools
import json
from math import cos, hypot, pi, radians, sin
from typing import Any

import numpy as np
import pytest

from emberisle.island.building import build
from emberisle.island.plan import Board, read_board
from tests.island.rolls import FOLDER, WAYS, ground


@functools.cache
def board() -> Board:
    return read_board(FOLDER)


@functools.cache
def shipped() -> dict[str, Any]:
    places: dict[str, Any] = json.loads((FOLDER / "places.json").read_text("utf-8"))
    return places


def height(x: float, y: float) -> float:
    return ground().ground("V_E", x, y)


def test_the_shipped_heights_are_built_from_the_description() -> None:
    units, places = build(FOLDER)
    heights = np.fromfile(FOLDER / "heights.bin", dtype="<u2").reshape(units.shape)
    assert np.abs(heights.astype(int) - units.astype(int)).max() <= 1
    assert places.keys() == shipped().keys()
    for way, built in places["ways"].items():
        assert np.allclose(built["line"], shipped()["ways"][way]["line"], atol=0.0011)
        assert len(built["gate"]) == pytest.approx(len(shipped()["ways"][way]["gate"]), abs=3)
    for name, place in places["spaces"].items():
        assert np.allclose(place, shipped()["spaces"][name], atol=0.0011)


def test_every_way_is_tested() -> None:
    assert set(board().ways) == set(WAYS)


def test_every_space_has_a_place_on_the_ground() -> None:
    for name, (x, y, z) in ground().places.spaces.items():
        space = board().spaces[name]
        assert hypot(x - space.x, y - space.y) < 0.6, name
        if name not in board().bridges:
            assert z == pytest.approx(height(x, y), abs=0.01), name
            assert z == pytest.approx(space.z, abs=0.45), name


def test_no_space_is_buried() -> None:
    """The ground on the middle of a space is no higher than a figure's knees."""
    for name, space in board().spaces.items():
        if name in (*board().bridges, "W"):
            continue
        x, y, z = ground().places.spaces[name]
        turn = radians(space.angle)
        along, across = 0.25 * space.length, 0.25 * space.width
        for u in (-along, 0.0, along):
            for v in (-across, 0.0, across):
                place = x + u * cos(turn) - v * sin(turn), y + u * sin(turn) + v * cos(turn)
                assert height(*place) < z + 0.75, name


def test_every_pit_is_an_open_dish() -> None:
    for name, pit in board().pits.items():
        rim = [pit.x + 0.6 * pit.radius * cos(a) for a in np.linspace(0, 2 * pi, 12)]
        sides = [pit.y + 0.6 * pit.radius * sin(a) for a in np.linspace(0, 2 * pi, 12)]
        assert height(pit.x, pit.y) == pytest.approx(pit.z, abs=0.1), name
        assert max(map(height, rim, sides)) < pit.z + 0.5, name


def test_every_cave_is_a_hollow_in_a_slope() -> None:
    for name, cave in board().caves.items():
        around = [height(cave.x + 1.5 * cos(a), cave.y + 1.5 * sin(a)) for a in np.linspace(0, 2 * pi, 12)]
        assert height(cave.x, cave.y) <= cave.z + 0.2, name
        assert max(around) > height(cave.x, cave.y) + 1.0, name


def test_decks_hang_free() -> None:
    for name, bridge in board().bridges.items():
        x, y, top = bridge.middle
        assert height(x, y) < top - 0.3, name


def test_gates_are_small() -> None:
    for way in WAYS:
        assert len(shipped()["ways"][way]["gate"]) < 260, way
