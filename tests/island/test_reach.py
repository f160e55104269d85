"""Every way reaches the spaces that its streak on the photographed board leads to, and little else."""

from __future__ import annotations

import re
from typing import Final

import pytest

from tests.island.rolls import WAYS, ground, listed, rolls
from tests.island.test_atlas import atlas

STREAKS: Final = {
    "V_W": "VP3-10 DR1-8",
    "V_NW": "B2",
    "V_S": "WT4-13",
    "V_SE": "BR1-10",
    "V_E": "FC1-8",
    "A_W": "VP8-10 DR1-8",
    "A_SE": "WT4-10",
    "B_W": "WT4-12",
    "B_SW": "WT4-13",
    "B_N": "TA1-11 SB8",
    "C_W": "B1",
    "C_E_chute": "HR8-12 FC1-8",
    "C_E_pass": "HR8-12 P LR12 SB1-7 SB9",
    "D_NE_blister": "SB9 BR9-16",
    "D_NE_beach": "SB6-9 TA11",
    "D_SW": "FC1-6",
}
"""Where each ball should come, as read from a photograph of the board and from its slopes; V_NW is ours."""

FURTHER: Final = {
    "A_SE": "WT11",
    "B_N": "SB9",
    "C_E_pass": "SB8",
    "D_NE_blister": "BR6-8",
    "D_NE_beach": "TA9-10",
}
"""Where some balls run on, or brush a figure in passing, beyond that."""

HARDEST: Final = [
    ("A_SE", "WT4"),
    ("C_E_pass", "LR12"),
    ("D_NE_beach", "SB6"),
    ("D_SW", "FC1"),
    ("V_E", "FC8"),
]


def spaces(ranges: str) -> set[str]:
    """``WT4-6 P`` is WT4, WT5, WT6 and P."""
    found = set()
    for part in ranges.split():
        trail, first, last = re.findall(r"([A-Z]+)(\d*)-?(\d*)", part)[0]
        numbers = range(int(first), int(last or first) + 1) if first else [""]
        found |= {f"{trail}{number}" for number in numbers}
    return found


@pytest.mark.parametrize("way", WAYS)
def test_a_way_lists_what_its_streak_leads_to(way: str) -> None:
    streak = spaces(STREAKS[way])
    assert streak <= listed(way)
    assert listed(way) <= streak | spaces(FURTHER.get(way, ""))


@pytest.mark.parametrize("way", WAYS)
def test_a_figure_on_any_space_of_a_streak_can_be_hit(way: str) -> None:
    """By the recorded rolls, which other tests compare with fresh ones."""
    assert spaces(STREAKS[way]) <= set(atlas()["ways"][way]["spaces"])


@pytest.mark.parametrize(("way", "space"), HARDEST)
def test_the_hardest_to_reach_are_hit_in_fresh_rolls(way: str, space: str) -> None:
    assert any(roll.hits for roll in rolls(way, 60, seed=11, figures={0: space}))


def test_every_trail_of_the_penalty_chart_can_be_hit() -> None:
    trails = {space.rstrip("0123456789") for way in WAYS for space in listed(way)}
    assert trails == {"WT", "TA", "SB", "BR", "FC", "HR", "P", "LR", "VP", "DR", "B"}
    assert {"LR12"} == {space for way in WAYS for space in listed(way) if space.startswith("LR")}


def test_no_two_ways_of_a_ball_are_alike() -> None:
    """Who chooses a way chooses whom to hit."""
    for ball in "VABCD":
        reach = [listed(way) for way in WAYS if ground().ways[way].ball == ball]
        assert len(reach) == len(set(reach))
