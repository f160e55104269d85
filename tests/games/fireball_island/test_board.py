"""The board, counted again from its file (FI-16), and joined as the rules say."""

from __future__ import annotations

import json
import re
from collections import Counter, deque
from pathlib import Path
from typing import Any

import pytest

from emberisle.games.fireball_island.rules import board
from emberisle.games.fireball_island.rules.board import BOARDS, NAMES, NUMBER, PIT_OF
from emberisle.rulebooks import clause

from .table_talk import paths, position, throw

FILE: dict[str, Any] = json.loads(Path(board.FOLDER, "board.json").read_text("utf-8"))
TRAILS = {
    "WT": 16, "TA": 11, "SB": 9, "BR": 16, "S": 4, "FC": 8, "HR": 12, "LR": 12, "GSB": 5, "CP": 3,
    "VP": 10, "DR": 8,
}  # fmt: skip


def joined(*closed: str) -> dict[str, set[str]]:
    """Which spaces lie next to each other in the file, without these."""
    near: dict[str, set[str]] = {space["id"]: set() for space in FILE["spaces"]}
    for one, other in FILE["joins"]:
        if one not in closed and other not in closed:
            near[one].add(other)
            near[other].add(one)
    return near


def steps(origin: str, goal: str, *closed: str) -> int:
    """How many spaces it is, counted breadth first."""
    near = joined(*closed)
    far = {origin: 0}
    queue = deque([origin])
    while queue:
        place = queue.popleft()
        for other in near[place]:
            if other not in far:
                far[other] = far[place] + 1
                queue.append(other)
    return far[goal]


@pytest.mark.clause("FI-16.1")
def test_the_board_has_124_spaces() -> None:
    spaces = [space["id"] for space in FILE["spaces"]]
    assert len(set(spaces)) == len(spaces)
    named = [f"{trail}{number}" for trail, length in TRAILS.items() for number in range(1, length + 1)]
    others = ["DMP", "VKP", "HC5", "P", "C3_1", "C3_2", "GG", "B1", "B2", "DOCK"]
    assert set(spaces) == {*named, *others, "W"}
    assert len(spaces) - len(["W"]) == 124


@pytest.mark.clause("FI-16.2")
def test_35_spaces_of_the_board_are_dark() -> None:
    dark = [space["id"] for space in FILE["spaces"] if space["dark"]]
    assert len(dark) == 35
    statement = clause("fireball_island", "FI-16.2").partition("*")[0]
    assert set(re.findall(r"\b(?:[A-Z]+\d+|P)\b", statement)) == set(dark)
    assert not {"DMP", "VKP", "DOCK", "W", "B1", "B2", "WT14"} & set(dark)


@pytest.mark.clause("FI-16.3")
def test_the_caves_are_beside_the_spaces_that_the_rulebook_names() -> None:
    beside = {1: "WT6", 2: "TA6", 3: "C3_2", 4: None, 5: "HC5", 6: "S4"}
    for number, space in beside.items():
        exits = [NAMES[place] for place in BOARDS[0].exits[NUMBER[f"cave {number}"]]]
        assert exits == ([space] if space else [])
        entries = [
            NAMES[place] for place in range(board.SPACES) if board.cave(number) in BOARDS[0].exits[place]
        ]
        assert entries == exits


@pytest.mark.clause("FI-16.5")
def test_the_trails_join_where_the_rulebook_says() -> None:
    along = [(f"{trail}{k}", f"{trail}{k + 1}") for trail, length in TRAILS.items() for k in range(1, length)]
    joints = re.findall(r"([A-Z]\w*)-([A-Z]\w*)", clause("fireball_island", "FI-16.5"))
    said = {frozenset(pair) for pair in [*along, *joints, ("C3_1", "C3_2"), ("SB7", "SB9")]}
    assert {frozenset(pair) for pair in FILE["joins"]} == said | {frozenset(("W", "GSB1"))}


@pytest.mark.clause("FI-16.4")
def test_how_far_it_is_to_the_jewel_and_from_it_to_the_dock() -> None:
    assert steps("DMP", "VKP", "FC1") == 46
    assert steps("DMP", "VKP", "BR1") == 46
    assert steps("VKP", "DOCK", "BR1", "LR2") == 47
    assert steps("VKP", "DOCK", "BR1", "HR2", "HC5") == 49
    assert BOARDS[0].far[NUMBER["DMP"]][NUMBER["VKP"]] == 46
    assert BOARDS[0].far[NUMBER["VKP"]][NUMBER["DOCK"]] == 47


def test_every_distance_is_the_same_counted_again() -> None:
    near = joined()
    for origin in ("DMP", "BR9", "HR5", "VKP", "GSB1", "DOCK"):
        for goal in near:
            if goal != "W":
                assert BOARDS[0].far[NUMBER[origin]][NUMBER[goal]] == steps(origin, goal), (origin, goal)


@pytest.mark.clause("FI-11.6")
def test_the_rock_chips() -> None:
    chips = {letter: pit["rock_chip"] for letter, pit in FILE["pits"].items()}
    assert chips == {"A": "WT4", "B": "TA3", "C": "SB7", "D": "LR11", "E": "VP4", "F": "VP9"}
    assert {letter: NAMES[board.OUT[NUMBER[f"pit {letter}"]]] for letter in "ABCDEF"} == chips


@pytest.mark.clause("FI-11.2")
def test_every_trail_that_a_fireball_can_reach_has_its_pit() -> None:
    pits = {
        space["trail"]: NAMES[PIT_OF[number]][-1]
        for number, space in enumerate(FILE["spaces"])
        if PIT_OF[number] >= 0
    }
    assert Counter(pits.values()) == Counter(A=1, B=1, C=3, D=3, E=1, F=1)
    assert pits["Pass between High Road and Beach"] == "C"


@pytest.mark.clause("FI-3.9")
def test_the_plateau_is_joined_to_viper_pass_only_where_the_house_says_so() -> None:
    apart = position("VP9", "WT9")
    assert not any("DMP" in path for path in paths(throw(apart, 4)))
    game = throw(position("VP9", "WT9", options={"plateau_joined": True}), 4)
    assert "VP10 DMP WT1 WT2" in paths(game)
    game = throw(position("DMP", "WT9", options={"plateau_joined": True}), 2)
    assert paths(game) == {"WT1 WT2", "VP10 VP9", "VP10 DR1"}


@pytest.mark.clause("FI-11.8")
def test_the_water_is_left_but_never_entered() -> None:
    for each in BOARDS:
        assert [NAMES[place] for place in each.exits[NUMBER["W"]]] == ["GSB1"]
        assert not any(NUMBER["W"] in exits for exits in each.exits)
