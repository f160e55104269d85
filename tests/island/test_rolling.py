"""Balls keep to their ways, come to rest, touch whom they should, and always roll the same."""

from __future__ import annotations

import random
import subprocess
import sys
from math import cos, hypot, pi, sin

import pytest

from emberisle.island.rolling import Roll
from emberisle.island.world import BALL, FIGURE, resting_height
from tests.island.rolls import FOLDER, WAYS, beside_its_line, ground, listed, rolls

every_way = pytest.mark.parametrize("way", WAYS)
FEW, MANY = 6, 125
IN_LANE = 1.7


@every_way
def test_a_ball_sweeps_its_way(way: str) -> None:
    for roll in rolls(way, FEW):
        assert set(ground().ways[way].sweeps) <= set(roll.swept)
        assert beside_its_line(way, roll).max() < IN_LANE
        check(way, roll)


def check(way: str, roll: Roll) -> None:
    """What holds for every roll, however it was let go."""
    assert roll.settled
    assert set(roll.swept) <= listed(way)
    lowest = min(z - BALL - ground().ground(way, x, y) for x, y, z in roll.path)
    assert lowest > -0.2, "the ball went into the ground"
    assert nearest_safe_figure(way, roll) > BALL + FIGURE
    assert at_home(way, roll), f"stuck at {roll.path[-1]}"


def spaces_in_reach() -> set[str]:
    """All that some way can hit; the others are safe."""
    return {space for way in ground().ways for space in listed(way)}


def nearest_safe_figure(way: str, roll: Roll) -> float:
    """How near the ball's centre came to a figure on a space that this way cannot hit."""
    safe = [
        place for name, place in ground().places.spaces.items() if name not in listed(way) and name != "W"
    ]
    return min(
        hypot(x - stand[0], y - stand[1])
        for x, y, z in roll.path
        for stand in safe
        if abs(z - BALL - stand[2]) < 1.5
    )


def at_home(way: str, roll: Roll) -> bool:
    """Whether the ball lies in the water or where it cannot roll any further down."""
    x, y, z = roll.path[-1]
    if z - BALL < 0.4:
        return True
    turns = [k * pi / 8 for k in range(16)]
    heights = ground().heights(way)
    lowest = min(
        resting_height(heights, ground().places, x + 0.75 * cos(t), y + 0.75 * sin(t)) for t in turns
    )
    return z - lowest < 0.06


@pytest.mark.slow
@every_way
def test_many_balls_keep_to_their_way(way: str) -> None:
    """Nearly all sweep all of it; every space that is listed is reached sometimes, a safe one never."""
    full = kept = 0
    reached: set[str] = set()
    for roll in rolls(way, MANY, seed=2018):
        full += set(ground().ways[way].sweeps) <= set(roll.swept)
        kept += bool(beside_its_line(way, roll).max() < IN_LANE)
        reached |= set(roll.swept)
        assert roll.settled
        assert at_home(way, roll)
    assert not reached - spaces_in_reach()
    assert full >= 0.97 * MANY
    assert kept >= 0.97 * MANY
    assert reached >= listed(way)


@pytest.mark.parametrize("aim", [-300, 300])
@pytest.mark.parametrize("push", [90, 350])
@every_way
def test_the_wildest_push_neither_tunnels_nor_hangs(way: str, push: int, aim: int) -> None:
    roll = ground().roll(way, push, aim, {})
    assert roll.settled
    assert min(z - BALL - ground().ground(way, x, y) for x, y, z in roll.path) > -0.2


@every_way
def test_figures_in_the_way_are_hit_in_order(way: str) -> None:
    sweeps = ground().ways[way].sweeps
    luck = random.Random(3)
    figures = dict(enumerate(sorted(luck.sample(sweeps, min(4, len(sweeps))), key=sweeps.index)))
    [roll] = rolls(way, 1, seed=9, figures=figures)
    assert len(roll.hits) >= min(3, len(figures)), "each takes some of the ball's way, but not so much"
    assert roll.hits == tuple(figures)[: len(roll.hits)]
    assert list(roll.times) == sorted(roll.times)
    assert roll.settled


def test_figures_elsewhere_change_nothing() -> None:
    alone = ground().roll("V_SE", 200, 10, {})
    watched = ground().roll("V_SE", 200, 10, {3: "TA5", 1: "DMP"})
    assert watched.hits == ()
    assert watched.path[-1] == pytest.approx(alone.path[-1], abs=0.5)


def test_a_figure_is_touched_before_the_ball_is_past_it() -> None:
    roll = ground().roll("V_W", 200, 0, {2: "VP6"})
    x, y, _ = roll.path[round(roll.times[0] * 60 / 1000)]
    stand = ground().places.spaces["VP6"]
    assert hypot(x - stand[0], y - stand[1]) == pytest.approx(BALL + FIGURE, abs=1.0)


def test_somebody_on_a_bridge_is_hit() -> None:
    assert ground().roll("C_W", 200, 0, {0: "B1"}).hits == (0,)
    assert ground().roll("V_NW", 200, 0, {0: "B2"}).hits == (0,)


def test_safe_spaces_are_safe() -> None:
    """Figures on spaces that no way lists, where the walls are lowest and balls come near."""
    anywhere = frozenset().union(*[listed(way) for way in WAYS])
    luck = random.Random(5)
    safe = [name for name in ground().places.spaces if name not in anywhere and name != "W"]
    assert {"DMP", "WT1", "WT2", "WT3", "WT14", "GG", "CP1", "S1", "S4", "HC5", "HR1", "VKP", "DOCK"} <= set(
        safe
    )
    for way in WAYS:
        figures = dict(enumerate(luck.sample(safe, 4)))
        assert all(roll.hits == () for roll in rolls(way, 2, seed=4, figures=figures))


def test_the_hits_alone_are_those_of_the_roll() -> None:
    figures = {0: "WT12", 1: "WT9", 2: "WT6", 3: "WT4"}
    for push in (120, 200, 280):
        roll = ground().roll("B_SW", push, 20, figures)
        assert ground().hits("B_SW", push, 20, figures) == roll.hits


def test_another_process_rolls_the_same_bits() -> None:
    figures = {0: "WT6", 2: "WT9"}
    script = (
        "from emberisle.island.rolling import island\n"
        f"print(repr(island({str(FOLDER)!r}).roll('V_S', 213, -47, {figures!r})))"
    )
    here = ground().roll("V_S", 213, -47, figures)
    ground().roll("V_S", 150, 80, {1: "WT7"})
    assert ground().roll("V_S", 213, -47, figures) == here
    done = subprocess.run([sys.executable, "-c", script], check=True, stdout=subprocess.PIPE, text=True)
    assert done.stdout.strip() == repr(here)


def test_the_path_is_the_ball_sixty_times_a_second() -> None:
    roll = ground().roll("V_SE", 200, 0, {})
    steps = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in zip(roll.path, roll.path[1:])]
    assert max(steps) < 80 / 60, "faster than 80 cm/s"
    assert steps[0] == pytest.approx(20 / 60, abs=0.1)
    assert len(roll.path) < 9.1 * 60
