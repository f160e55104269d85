"""The map of Fireball Island: every place has its cell and its sign, at any size."""

from __future__ import annotations

from itertools import pairwise

import pytest

from emberisle.games.fireball_island.rules.board import NAMES as PLACES
from emberisle.games.fireball_island.rules.marbles import WAYS
from emberisle.games.fireball_island.terminal.chart import chart
from emberisle.games.fireball_island.terminal.geography import (
    BESIDE,
    DARK,
    JOINS,
    LAND,
    PERCHES,
    SPOTS,
    way_line,
)
from emberisle.games.fireball_island.terminal.map import Scenery, map_lines, plain_map
from emberisle.terminal.pieces import letters_for
from tests.games.fireball_island.terminal.tables import sign_of

SIZES = [(55, 12), (57, 21), (66, 26), (92, 31), (150, 50)]


# -- the chart


@pytest.mark.parametrize(("width", "rows"), SIZES)
def test_every_place_and_perch_has_cells_of_its_own(width: int, rows: int) -> None:
    plan = chart(width, rows)
    assert set(plan.cells) == {*PLACES, *[f"perch {ball}" for ball in PERCHES]}
    taken = [(x + n, y) for name, (x, y) in plan.cells.items() for n in range(plan.span(name))]
    assert len(set(taken)) == len(taken)
    assert all(0 <= x < width and 0 <= y < rows for x, y in taken)
    assert not set(taken) & set(plan.roads)


@pytest.mark.parametrize(("width", "rows"), SIZES)
def test_neighbours_stay_near_each_other(width: int, rows: int) -> None:
    """A piece that goes one space never seems to leap across the map."""
    plan = chart(width, rows)
    for one, other in [*JOINS, *BESIDE.items()]:
        (x, y), (u, v) = plan.cells[one], plan.cells[other]
        assert abs(x - u) <= width / 5
        assert abs(y - v) <= rows / 5 + 1


@pytest.mark.parametrize(("width", "rows"), SIZES)
def test_directions_are_those_of_the_board(width: int, rows: int) -> None:
    cells = chart(width, rows).cells
    for one, other in [("DOCK", "VKP"), ("VKP", "TA4"), ("DMP", "WT8"), ("WT8", "WT14"), ("HR2", "SB4")]:
        assert cells[one][0] < cells[other][0]
    for one, other in [("SB4", "BR12"), ("BR12", "BR7"), ("BR7", "WT9"), ("DOCK", "DR3"), ("LR7", "VP6")]:
        assert cells[one][1] < cells[other][1]


def test_the_axis_leads_back_to_where_it_came_from() -> None:
    plan = chart(57, 21)
    for x in (-1.0, 10.0, 33.3, 59.9):
        assert plan.across.value(plan.across.cell(x)) == pytest.approx(x, abs=0.01)
    shares = [plan.down.share(y) for y in range(-5, 55)]
    assert all(one < other for one, other in pairwise(shares))


def test_the_ground_is_that_of_the_physics() -> None:
    assert LAND.height(-100, 0) == 0.0
    assert LAND.height(*LAND.extent[:2]) < 0.5
    assert LAND.height(*PERCHES["V"]) > LAND.height(*SPOTS["WT8"]) > 1
    for way in WAYS:
        line = way_line(way)
        assert LAND.height(*line[0]) > LAND.height(*line[-1])


# -- the map


@pytest.mark.parametrize(("width", "rows"), SIZES)
def test_the_map_has_the_signs_of_everything(width: int, rows: int) -> None:
    plan = chart(width, rows)
    lines = map_lines(Scenery(("DMP", "DMP"), "AB", jewel_at="VKP"), width, rows)
    assert len(lines) == rows
    assert {line.cell_len for line in lines} == {width}
    assert [sign_of(lines, plan, f"cave {n}") for n in range(1, 7)] == list("123456")
    assert [sign_of(lines, plan, f"pit {letter}") for letter in "ABCDEF"] == list("abcdef")
    assert [sign_of(lines, plan, f"perch {ball}") for ball in "VABCD"] == list("VABCD")
    assert sign_of(lines, plan, "VKP") == "♦"
    assert sign_of(lines, plan, "B1") == sign_of(lines, plan, "B2") == "═"
    for name in SPOTS:
        if name not in ("DMP", "DOCK", "W", "WT14", "VKP", "B1", "B2") and " " not in name:
            assert (sign_of(lines, plan, name) == "•") == (name in DARK)
    column, row = plan.cells["DMP"]
    assert lines[row].plain[column : column + 5] == "AB   "


def test_more_pieces_than_there_is_room_for_are_hinted_at() -> None:
    plan = chart(55, 12)
    lines = map_lines(Scenery(("pit A",) * 4, "ABCD", mover=2), 55, 12)
    column, row = plan.cells["pit A"]
    assert lines[row].plain[column : column + 2] == "C+"


def test_a_map_without_colours_tells_everything() -> None:
    shown = plain_map(Scenery(("WT7", "pit C"), "AB", jewel_at="SB7"), 76, 18)
    text = "\n".join(shown[:18])
    assert all(sign in text for sign in ("A", "B", "!", "DOCK", "START", "=", "+", "*", "o", "#"))
    assert max([len(line) for line in shown]) <= 76
    assert "".join(shown).isascii()


def test_no_two_pieces_have_the_same_letter() -> None:
    assert letters_for(("Ana", "Ben", "Cleo")) == "ABC"
    assert letters_for(("Ana", "Alma", "Al", "A")) == "AL34"
