"""How a position stands: what speaks for a seat, and the command that fits what it weighs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from emberisle.games.fireball_island.bots.evaluation import Facts, chances, facts
from emberisle.games.fireball_island.rules.moves import Walk
from tests.games.fireball_island.bots.positions import before, walking

BENCH = Path(__file__).parents[4] / "bench" / "evaluation.py"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_is_alike_stands_alike(seats: int) -> None:
    game = before(places=["DMP"] * seats)
    assert chances(game.table) == pytest.approx([1 / seats] * seats)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"places": ["HR3", "HR9"], "jewel": 0}, {"places": ["HR3", "HR9"], "jewel": 1}),
        ({"places": ["DR2", "WT1"], "jewel": 0}, {"places": ["HR3", "WT1"], "jewel": 0}),
        (
            {"places": ["DR3", "WT1"], "jewel": 0, "turn": 0},
            {"places": ["DR3", "WT1"], "jewel": 0, "turn": 1},
        ),
        ({"places": ["FC2", "WT1"]}, {"places": ["FC8", "WT1"]}),
        ({"places": ["VP1", "VP9"], "jewel": "VP3"}, {"places": ["CP1", "VP9"], "jewel": "VP3"}),
        ({"places": ["WT1", "WT2"], "hands": [["fireball"], []]}, {"places": ["WT1", "WT2"]}),
    ],
    ids=["the jewel", "near the Dock", "next to roll", "near Vul-Kar Point", "near the jewel", "a card"],
)
def test_what_speaks_for_a_seat(better: dict[str, object], worse: dict[str, object]) -> None:
    assert chances(before(**better).table)[0] > chances(before(**worse).table)[0]


def test_a_cave_shortens_the_way_and_the_first_one_that_comes_need_not_be_the_last() -> None:
    table = before(places=["WT4", "cave 1"]).table
    by_trail = table.board.far[table.places[0]][table.goal(0)]
    outside, inside = facts(table, 0).to_point, facts(table, 1).to_point
    assert inside < by_trail / 2 + 3
    assert outside < by_trail
    assert abs(outside - inside) < 3


def test_the_winner_has_it_all() -> None:
    game = walking(3, places=["VP9", "DR7"], jewel=1, turn=1)
    game.push(Walk(("DR8", "DOCK")))
    assert chances(game.table) == [0.0, 1.0]


def test_the_command_that_fits_the_weights_names_them_all() -> None:
    command = [sys.executable, str(BENCH), "--games", "12"]
    lines = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    assert [line.split()[0] for line in lines] == [*Facts._fields, "2", "3", "4"]
