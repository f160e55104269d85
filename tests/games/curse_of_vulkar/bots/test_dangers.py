"""How likely marbles are to knock over a figure, where one knows it without rolling any."""

from __future__ import annotations

import pytest

from emberisle.games.curse_of_vulkar.bots.dangers import (
    CHUTE,
    GULLIES,
    STRAIGHT,
    Slopes,
    by_any_ember,
    by_ember,
    slopes,
)
from emberisle.games.curse_of_vulkar.bots.shooting import Shot, beside, strength_towards
from emberisle.games.curse_of_vulkar.rules.board import FACINGS, NUMBER, OUTWARD, PITS, SETTINGS, SPACES
from emberisle.games.curse_of_vulkar.rules.table import CurseTable
from tests.games.curse_of_vulkar.bots.positions import alone

HOME = (1,) * 7


def test_only_chutes_and_bridges_are_in_danger_of_fireballs() -> None:
    hit = {place for place in range(SPACES) for facing in range(6) if Slopes(facing, HOME, 4).knocks(place)}
    assert hit == {place for place in range(SPACES) if CHUTE[place]} | {NUMBER["BR1"], NUMBER["BR2"]}


@pytest.mark.parametrize("facing", range(len(FACINGS)))
def test_a_fireball_leaves_by_one_of_three_exits_beside_each_other(facing: int) -> None:
    chances = [Slopes(facing, HOME, 1).passes(gully) for gully in GULLIES]
    assert sum(chances) == pytest.approx(1)
    behind = (facing + 3) % 6
    assert chances[facing] > 0
    assert [chances[number % 6] for number in (behind - 1, behind, behind + 1)] == [0, 0, 0]


def test_both_arms_of_a_chute_take_what_comes_down_it() -> None:
    for setting in range(3):
        one = Slopes(0, (setting,) * 7, 1)
        assert one.passes("E-N") + one.passes("E-S") == pytest.approx(one.passes("E"))


def test_a_tree_that_is_turned_left_sends_fireballs_left() -> None:
    left, right = [Slopes(0, (setting, *HOME[1:]), 1) for setting in map(SETTINGS.index, ("left", "right"))]
    assert left.passes("E-N") > left.passes("E-S")
    assert right.passes("E-S") > right.passes("E-N")


def test_more_fireballs_are_more_dangerous() -> None:
    dangers = [Slopes(0, HOME, marbles).knocks(NUMBER["RR1"]) for marbles in range(5)]
    assert dangers == sorted(set(dangers))
    assert dangers[0] == 0
    assert dangers[-1] < 1


def test_slopes_are_read_from_the_table() -> None:
    table = alone(places=["RR1"], facing=120, trees=[["T2", "right"]], scar=3).table
    assert isinstance(table, CurseTable)
    assert slopes(table) == Slopes(2, (1, SETTINGS.index("right"), 1, 1, 1, 1, 1), 3)


# -- Embers


def test_a_straight_flick_goes_straight() -> None:
    """The helipad lies 35 centimetres east and 3 south of the first pit."""
    assert STRAIGHT[PITS.index("P1")][NUMBER["H"]] == 355
    assert beside(STRAIGHT[PITS.index("P1")][NUMBER["RR2"]], OUTWARD[PITS.index("P1")]) <= 35


def test_who_stands_near_a_pit_is_hit_from_there_and_not_from_across() -> None:
    near, across = by_ember(PITS.index("P2"), NUMBER["RR5"]), by_ember(PITS.index("P5"), NUMBER["RR5"])
    assert near > 0.9
    assert across == 0


def test_the_ring_road_is_more_dangerous_than_the_beach() -> None:
    assert by_any_ember(NUMBER["RR5"]) > by_any_ember(NUMBER["NS4"]) > by_any_ember(NUMBER["TR1"])


def test_in_the_copter_nobody_is_hit() -> None:
    assert by_any_ember(NUMBER["copter"]) == 0
    assert Slopes(0, HOME, 4).knocks(NUMBER["copter"]) == 0


@pytest.mark.parametrize(("one", "other", "between"), [(0, 90, 90), (350, 10, 20), (180, 0, 180), (5, 5, 0)])
def test_the_angle_between_two_directions(one: int, other: int, between: int) -> None:
    assert beside(one, other) == beside(other, one) == between


def test_a_flick_is_as_hard_as_for_whoever_it_is_meant() -> None:
    soft, hard = Shot(0, 90, 3, 1.0), Shot(0, 180, 12, 1.0)
    assert strength_towards(100, [soft, hard]) == 3
    assert strength_towards(160, [soft, hard]) == 12


def test_a_flick_without_a_target_is_soft() -> None:
    assert strength_towards(300, [Shot(0, 90, 12, 1.0)]) == strength_towards(300, []) < 9
