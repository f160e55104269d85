"""The map of Vul-Kar's island: every place has its cell and its sign, at any size and in every region."""

from __future__ import annotations

from dataclasses import replace

import pytest
from rich.style import Style

from emberisle.games.curse_of_vulkar.rules.board import (
    CAVE_NUMBER,
    FACINGS,
    NAMES,
    NUMBER,
    PITS,
    REGION,
    REGIONS,
    SPACES,
    TREES,
)
from emberisle.games.curse_of_vulkar.rules.gullies import bearing, gullies
from emberisle.games.curse_of_vulkar.rules.view import CurseView
from emberisle.games.curse_of_vulkar.terminal.chart import PARTS, WHOLE, chart, labels
from emberisle.games.curse_of_vulkar.terminal.geography import (
    CHUTES,
    COPTER,
    DECKS,
    JOINS,
    LAND,
    LANDMARKS,
    SPOTS,
    VUL_KAR,
    on_land,
    region_at,
    side,
)
from emberisle.games.curse_of_vulkar.terminal.map import CAVES, COLOURS, HOT, Scenery, map_lines
from emberisle.games.curse_of_vulkar.terminal.plain import plain_map
from tests.games.curse_of_vulkar.terminal.tables import ON_THE_WAY, Spec, at, sign_of, style_of, together

SIZES = [(55, 12), (57, 21), (66, 26), (92, 31), (150, 50)]


def seen(spec: Spec = ON_THE_WAY) -> CurseView:
    table = at(spec).view(0).table
    assert isinstance(table, CurseView)
    return table


# -- where everything is


def test_every_space_lies_on_land_and_in_its_region() -> None:
    for place in range(SPACES):
        assert on_land(*SPOTS[NAMES[place]])
        assert region_at(*SPOTS[NAMES[place]]) in REGIONS
    assert not on_land(*LAND.extent[:2])
    assert [region_at(*SPOTS[name]) for name in ("SC6", "RR5", "TR3")] == list(REGIONS)


def test_directions_go_counter_clockwise_from_east() -> None:
    assert bearing((0, 0), (1, 0)) == 0
    assert bearing((0, 0), (0, -1)) == 90
    assert [side(turn) for turn in (0, 20, 45, 90, 180, 270, 340, 359)] == [
        "east", "east", "north-east", "north", "west", "south", "east", "east",
    ]  # fmt: skip


def test_the_gullies_before_vul_kar_are_on_the_side_of_each_mouth() -> None:
    assert gullies(0) == {"left": "NE", "middle": "E", "right": "SE"}
    assert gullies(180) == {"left": "SW", "middle": "W", "right": "NW"}
    assert {gullies(facing)["middle"] for facing in FACINGS} == {"E", "NE", "NW", "W", "SW", "SE"}


# -- the chart


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize(("width", "rows"), SIZES)
def test_every_place_has_cells_of_its_own(width: int, rows: int, part: str) -> None:
    plan = chart(width, rows, part)
    own = {NAMES[n] for n in range(SPACES) if part in (WHOLE, REGIONS[REGION[n]])}
    assert own <= set(plan.cells) <= {*SPOTS, *LANDMARKS}
    taken = [(x + n, y) for name, (x, y) in plan.cells.items() for n in range(plan.span(name))]
    assert len(set(taken)) == len(taken)
    assert all(0 <= x < width and 0 <= y < rows for x, y in taken)
    written = {(x + n, y) for (x, y), code in labels(width, rows, part).items() for n in range(len(code))}
    assert not written & {*taken, *plan.roads}


def test_the_whole_island_has_all_there_is_and_a_region_what_leads_out_of_it() -> None:
    assert set(chart(55, 12).cells) == {*SPOTS, *LANDMARKS}
    summit = set(chart(55, 12, "summit").cells)
    assert {VUL_KAR, *PITS} <= summit
    for one, other in JOINS:
        inside = [name for name in (one, other) if REGIONS[REGION[NUMBER[name]]] == "summit"]
        assert not inside or {one, other} <= summit


@pytest.mark.parametrize(("width", "rows"), SIZES)
def test_neighbours_stay_near_each_other(width: int, rows: int) -> None:
    """A figure that goes one space never seems to leap across the map."""
    plan = chart(width, rows)
    for one, other in JOINS:
        (x, y), (u, v) = plan.cells[one], plan.cells[other]
        assert abs(x - u) <= width / 7 + 1
        assert abs(y - v) <= rows / 5 + 1


# -- the map


@pytest.mark.parametrize(("width", "rows"), SIZES)
def test_the_map_has_the_signs_of_everything(width: int, rows: int) -> None:
    plan, table = chart(width, rows), seen()
    lines = map_lines(Scenery(table, "ABC"), width, rows)
    assert len(lines) == rows
    assert {line.cell_len for line in lines} == {width}
    for place, number in CAVE_NUMBER.items():
        assert str(number) in sign_of(lines, plan, NAMES[place], 2)
    for space, colour in table.slabs:
        assert sign_of(lines, plan, space) == "◆"
        assert style_of(lines, plan, space).color == Style(color=COLOURS[colour]).color
    for space, _, left in table.snapshots:
        assert sign_of(lines, plan, space) == ("▣" if left else "▢")
    assert [sign_of(lines, plan, deck) for deck in DECKS] == ["═", "═", "╫"]
    assert [sign_of(lines, plan, pit) for pit in PITS] == ["●"] * 6
    assert sign_of(lines, plan, "RR10") == "♥"
    assert sign_of(lines, plan, "scar", 4) == "●●○○"
    assert [sign_of(lines, plan, place) for place in ("TR4", "PW2", "RR5")] == ["A", "B", "C"]
    trees = [sign_of(lines, plan, tree, plan.unit)[-1 if plan.unit == 1 else 0 :].strip() for tree in TREES]
    assert [tree[-1] for tree in trees[:3]] == ["◄", "♣" if plan.unit == 1 else "2", "►"]


def test_vul_kar_looks_where_it_faces_and_its_gullies_glow() -> None:
    plan = chart(92, 31)
    arrows = "→↗↖←↙↘"
    for facing, arrow in zip(FACINGS, arrows, strict=True):
        lines = map_lines(Scenery(seen({**ON_THE_WAY, "facing": facing}), "ABC"), 92, 31)
        assert [sign for sign in sign_of(lines, plan, VUL_KAR, 4) if sign in arrows] == [arrow]
        glowing = {
            (column, row)
            for row, line in enumerate(lines)
            for span in line.spans
            for column in range(span.start, span.end)
            if isinstance(span.style, Style) and span.style.color == Style(color=HOT).color
        }
        ahead = {cell for gully in gullies(facing).values() for cell in plan.trace(CHUTES[gully])}
        assert glowing
        assert glowing <= ahead


def test_who_lies_has_a_small_letter_wherever_it_is() -> None:
    lying = [[0, "space", "TR5"], [1, "chute", "E-S"], [2, "off"]]
    table = seen({**ON_THE_WAY, "places": ["TR5", "start", "start"], "lying": lying, "figure": 2})
    plan = chart(92, 31)
    lines = map_lines(Scenery(table, "ABC"), 92, 31)
    assert sign_of(lines, plan, "TR5") == "a"
    text = "\n".join([line.plain for line in lines])
    assert text.count("b") == text.count("c") == 1
    x, y = plan.where(CHUTES["E-S"][len(CHUTES["E-S"]) // 2])
    assert lines[int(y)].plain[int(x)] == "b"


def test_who_is_in_a_snow_globe_is_not_on_the_map() -> None:
    lying = [[2, "chute", "E-S"]]
    table = seen({**ON_THE_WAY, "places": ["TR5", "PW2", "start"], "lying": lying})
    hidden = Scenery(replace(table, globed=(1, 2)), "ABC")
    text = "\n".join([line.plain for line in map_lines(hidden, 92, 31)])
    assert "B" not in text.replace("BA", "").replace("BR", "").replace("OB", "")
    assert "c" not in text
    assert sign_of(map_lines(hidden, 92, 31), chart(92, 31), "TR5") == "A"
    assert hidden.figures_at("PW2") == hidden.astray() == []


def test_all_who_share_the_helipad_or_the_copter_are_seen() -> None:
    plan = chart(55, 12)
    lines = map_lines(Scenery(seen({"seats": 4, "places": ["H", "H", "start", "H"]}), "ABCD"), 55, 12)
    assert sign_of(lines, plan, "H", 4).strip() == "ABD"
    assert sign_of(lines, plan, COPTER, 4).strip() == "C"


def test_the_copter_is_drawn_only_where_it_is() -> None:
    plan = chart(55, 12)
    here, away = together().view().table, seen()
    assert sign_of(map_lines(Scenery(here, "AB"), 55, 12), plan, COPTER, 6) == "copter"
    assert "copt" not in sign_of(map_lines(Scenery(away, "ABC"), 55, 12), plan, COPTER, 6)


def test_a_map_without_colours_tells_everything() -> None:
    shown = plain_map(Scenery(seen(), "ABC"), 76, 20)
    text = "\n".join(shown[:20])
    for sign in ("A", "B", "C", "[]", "@0", "(2)", "$", "*", "==", "##", "%", "^", "<", ">", "!"):
        assert sign in text
    assert all(str(number) in text for number in CAVES.values())
    assert max([len(line) for line in shown]) <= 76
    assert "".join(shown).isascii()
    assert "Treasures, yellow: BA2 RR8" in shown or "Treasures, yellow: RR8 BA2" in shown
    assert "Snapshots, crimson: WR2" in shown
