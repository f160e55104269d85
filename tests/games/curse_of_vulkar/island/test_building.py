"""The shipped ground is the one that the description gives, and the description tells the truth about it."""

from __future__ import annotations

import functools
import json
from math import hypot
from pathlib import Path
from typing import Any, Final

import numpy as np
import pytest

from emberisle.games.curse_of_vulkar.island.building import SCALE, build, laid_out, with_derived, write
from emberisle.games.curse_of_vulkar.island.world import FOLDER
from tests.games.curse_of_vulkar.island.launches import chute_spaces, places

SNAPSHOTS: Final = {
    "scarside": {"MU3": "red", "SC6": "yellow", "AS7": "blue", "WR2": "crimson"},
    "summit": {"SS4": "red", "NS8": "yellow", "NS1": "blue"},
    "beachside": {"TR5": "red", "SW9": "yellow", "PW7": "blue"},
}


@functools.cache
def description() -> dict[str, Any]:
    plan: dict[str, Any] = json.loads((Path(FOLDER) / "board.json").read_text("utf-8"))
    return plan


def test_building_again_gives_the_same_bytes(tmp_path: Path) -> None:
    (tmp_path / "board.json").write_bytes((Path(FOLDER) / "board.json").read_bytes())
    write(tmp_path, *build(tmp_path))
    for name in ("heights.bin", "places.json", "board.json"):
        assert (tmp_path / name).read_bytes() == (Path(FOLDER) / name).read_bytes(), name


def test_what_the_description_says_of_the_ground_is_derived_again(tmp_path: Path) -> None:
    plan = json.loads(json.dumps(description()))
    for space in plan["spaces"]:
        space["z"] = 0
        space.pop("chute", None)
    built = json.loads((Path(FOLDER) / "places.json").read_text("utf-8"))
    assert json.loads(laid_out(with_derived(plan, built))) == description()


def test_the_peak_fits_into_the_scale() -> None:
    assert 13 < places().heights.max() < 65535 * SCALE


def test_the_graph_is_connected_and_has_no_dead_end() -> None:
    joins: dict[str, set[str]] = {space["id"]: set() for space in description()["spaces"]}
    for a, b in description()["joins"]:
        joins[a].add(b)
        joins[b].add(a)
    assert len(joins) == 121
    assert min(len(others) for others in joins.values()) == 2
    reached = {"H"}
    while new := {other for space in reached for other in joins[space]} - reached:
        reached |= new
    assert reached == set(joins)


def test_spaces_lie_apart_and_in_their_regions() -> None:
    spaces = description()["spaces"]
    for number, one in enumerate(spaces):
        west, east = one["x"] < 31.5, one["x"] > 64.5
        assert one["region"] == ("scarside" if west else "beachside" if east else "summit"), one["id"]
        for other in spaces[number + 1 :]:
            assert hypot(one["x"] - other["x"], one["y"] - other["y"]) > 2.3, (one["id"], other["id"])


def test_snapshots_slabs_and_caves_lie_where_they_should() -> None:
    region = {space["id"]: space["region"] for space in description()["spaces"]}
    found: dict[str, dict[str, str]] = {name: {} for name in SNAPSHOTS}
    for space, snapshot in description()["snapshots"].items():
        assert snapshot["region"] == region[space]
        found[region[space]][space] = snapshot["colour"]
    assert found == SNAPSHOTS
    slabs = description()["treasure_slabs"]
    assert len(set(slabs)) == 36
    assert {"TR2", "BA3"} < set(slabs)
    assert not {"PW7", "SW10"} & set(slabs)
    assert {cave["space"] for cave in description()["caves"].values()} <= set(region)


def test_every_chute_falls_and_ends_on_a_stable_space() -> None:
    for name, chute in places().board.chutes.items():
        z = places().chutes[name][:, 2]
        assert (np.diff(z) < 0).all(), name
        assert chute.end in places().spaces
        assert chute.end not in places().decks
        if chute.parent:
            assert chute.points[0] == places().board.chutes[chute.parent].points[-1]


def test_forty_spaces_lie_in_chutes() -> None:
    """With the two bridges that chutes run under, Fireballs can hit forty-two."""
    assert len(chute_spaces()) >= 40


@pytest.mark.parametrize("deck", ["BR1", "BR2", "LA"])
def test_decks_lie_above_the_ground_and_the_bridges_across_a_chute(deck: str) -> None:
    lies = places().decks[deck]
    under = places().ground(lies["x"], lies["y"])
    assert lies["z"] > under
    if not lies["ladder"]:
        assert 0.8 < lies["z"] - under < 1.6, "a Fireball strikes it"


def test_the_reef_stands_all_around() -> None:
    heights, grid = places().heights, places().grid
    coast, _ = grid.along([*places().board.outline, places().board.outline[0]])
    crest = (coast > 3.1) & (coast < 3.5) & ~grid.inside(places().board.outline)
    assert heights[crest].min() > 3.2
