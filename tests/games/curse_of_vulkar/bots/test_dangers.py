"""How likely marbles are to knock over a figure, where one knows it without rolling any."""

from __future__ import annotations

import pytest

from emberisle.games.curse_of_vulkar.bots.dangers import Slopes, by_any_ember, by_ember, slopes
from emberisle.games.curse_of_vulkar.bots.shooting import Shot, aims, beside, strength_towards
from emberisle.games.curse_of_vulkar.rules.board import (
    ALL_DECKS,
    BOARD,
    EXITS,
    FACINGS,
    HOME,
    NUMBER,
    PITS,
    REGIONS,
    SETTINGS,
    SPACES,
    TREES,
)
from emberisle.games.curse_of_vulkar.rules.table import CurseTable
from tests.games.curse_of_vulkar.bots.positions import alone

PLAIN = (HOME,) * len(TREES)
GULLIES = [name for name in BOARD["chutes"] if "-" not in name]
IN_CHUTES = {NUMBER[space["id"]] for space in BOARD["spaces"] if space.get("chute")}


def turned(setting: str) -> tuple[int, ...]:
    """All trees turned like this."""
    return (SETTINGS.index(setting),) * len(TREES)


def test_fireballs_reach_nobody_off_their_chutes_and_bridges() -> None:
    hit = {place for place in range(SPACES) for facing in range(6) if Slopes(facing, PLAIN, 4).knocks(place)}
    assert hit <= IN_CHUTES | {place for place in range(SPACES) if ALL_DECKS >> place & 1}
    assert {NUMBER["RR1"], NUMBER["RR4"], NUMBER["RR10"], NUMBER["BR1"]} <= hit


@pytest.mark.parametrize("facing", range(len(FACINGS)))
def test_a_fireball_leaves_by_one_of_three_exits_beside_each_other(facing: int) -> None:
    chances = [Slopes(facing, PLAIN, 1).passes(gully) for gully in GULLIES]
    assert sum(chances) == pytest.approx(1)
    assert len([chance for chance in chances if chance]) == len(EXITS)


def test_vul_kar_looks_down_the_chute_before_it_and_not_behind() -> None:
    """Facing 0 looks east, to the helipad."""
    assert Slopes(0, PLAIN, 1).passes("E") > 0
    assert Slopes(0, PLAIN, 1).passes("W") == 0
    assert Slopes(3, PLAIN, 1).passes("W") > 0
    assert Slopes(3, PLAIN, 1).passes("E") == 0


@pytest.mark.parametrize("setting", SETTINGS)
def test_both_arms_of_a_chute_take_what_comes_down_it(setting: str) -> None:
    one = Slopes(0, turned(setting), 1)
    assert one.passes("E-N") + one.passes("E-S") == pytest.approx(one.passes("E"))


def test_a_tree_that_is_turned_left_sends_fireballs_left() -> None:
    left, right = Slopes(0, turned("left"), 1), Slopes(0, turned("right"), 1)
    assert left.passes("E-N") > left.passes("E-S")
    assert right.passes("E-S") > right.passes("E-N")


def test_more_fireballs_are_more_dangerous() -> None:
    dangers = [Slopes(0, PLAIN, marbles).knocks(NUMBER["RR1"]) for marbles in range(5)]
    assert dangers == sorted(set(dangers))
    assert dangers[0] == 0
    assert dangers[-1] < 1


def test_the_boulder_runs_down_the_chute_of_its_mouth() -> None:
    """RR1 lies in the eastern chute, which is the middle one as Vul-Kar looks east."""
    pushed = [Slopes(0, PLAIN, 1).pushes(mouth, NUMBER["RR1"]) for mouth in range(len(EXITS))]
    assert [chance > 0 for chance in pushed] == [name == "middle" for name in EXITS]


def test_slopes_are_read_from_the_table() -> None:
    table = alone(places=["RR1"], facing=120, trees=[["T2", "right"]], scar=3).table
    assert isinstance(table, CurseTable)
    trees = (HOME, SETTINGS.index("right"), *PLAIN[2:])
    assert slopes(table) == Slopes(FACINGS.index(120), trees, 3)


# -- Embers


def test_who_stands_near_a_pit_is_surely_hit_from_there() -> None:
    assert by_ember("usual", PITS.index("P2"), NUMBER["RR5"]) > 0.9
    assert by_ember("usual", PITS.index("P2"), NUMBER["RR5"]) > by_ember(
        "usual", PITS.index("P5"), NUMBER["RR5"]
    )


def test_the_ring_road_is_more_dangerous_than_the_beach() -> None:
    assert by_any_ember("usual", NUMBER["RR5"]) > by_any_ember("usual", NUMBER["TR1"])


def test_in_the_copter_nobody_is_hit() -> None:
    assert by_any_ember("usual", NUMBER["copter"]) == 0
    assert Slopes(0, PLAIN, 4).knocks(NUMBER["copter"]) == 0


def test_a_figure_next_to_a_pit_is_aimed_at_straight() -> None:
    """From the northern pit RR5 is two centimetres to the east and three to the north."""
    shot = aims("usual").at[PITS.index("P2"), NUMBER["RR5"]]
    assert beside(shot.direction, 60) <= 20


def test_every_region_has_a_mark_that_is_found_more_often_than_the_ember_is_lost() -> None:
    for region in range(len(REGIONS)):
        found = [shot for (_, where), shot in aims("usual").marks.items() if where == region]
        assert max([shot.chance - shot.leaves for shot in found]) > 0


@pytest.mark.parametrize(("one", "other", "between"), [(0, 90, 90), (350, 10, 20), (180, 0, 180), (5, 5, 0)])
def test_the_angle_between_two_directions(one: int, other: int, between: int) -> None:
    assert beside(one, other) == beside(other, one) == between


def test_a_flick_is_as_hard_as_for_whoever_it_is_meant() -> None:
    soft, hard = Shot(0, 90, 3, 1.0, 0.0), Shot(0, 180, 12, 1.0, 0.0)
    assert strength_towards(100, [soft, hard]) == 3
    assert strength_towards(160, [soft, hard]) == 12


def test_a_flick_without_a_target_is_soft() -> None:
    assert strength_towards(300, [Shot(0, 90, 12, 1.0, 0.0)]) == strength_towards(300, []) < 9
