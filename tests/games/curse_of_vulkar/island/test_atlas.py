"""The atlas tells what the physics does: outcomes drawn from it, against fresh launches."""

from __future__ import annotations

import random
from collections import Counter
from statistics import fmean

import mujoco
import pytest

from emberisle.games.curse_of_vulkar.island.draws import boulder, ember, with_hand
from emberisle.games.curse_of_vulkar.island.launching import Flick, Setting
from tests.games.curse_of_vulkar.island.drawing import (
    atlas,
    cell,
    chances,
    draw_drop,
    draw_marble,
    forks,
    gully,
)
from tests.games.curse_of_vulkar.island.launches import HOME, chute_spaces, drop, ground, places, setting

BRIDGES = {"BR1", "BR2"}
both_marbles = pytest.mark.parametrize("part", ["fireball", "boulder"])


def test_the_atlas_was_recorded_with_the_installed_version_of_the_physics() -> None:
    assert atlas()["mujoco"] == mujoco.__version__
    assert atlas()["spaces"] == list(places().spaces)


@both_marbles
def test_every_chute_lists_its_spaces_from_the_top_down(part: str) -> None:
    chutes = atlas()[part]["chutes"]
    assert list(chutes) == list(places().board.chutes)
    listed = [station["space"] for chute in chutes.values() for station in chute["stations"]]
    assert sorted(listed) == sorted([*chute_spaces(), *BRIDGES])
    for name, chute in chutes.items():
        assert ("ends" in chute) == (name not in forks())
        heights = [places().spaces[station["space"]][2] for station in chute["stations"]]
        assert heights == sorted(heights, reverse=True), name
        for station in chute["stations"]:
            assert ("strike" in station) == (station["space"] in BRIDGES)
            assert all(0 <= station[key] <= 1000 for key in ("knock", "on"))


@both_marbles
def test_places_to_lie_are_known_wherever_somebody_is_knocked_over(part: str) -> None:
    for chute in atlas()[part]["chutes"].values():
        for station in chute["stations"]:
            assert atlas()[part]["lies"][station["space"]] or not station["knock"]
    check_lies([lie for lies in atlas()[part]["lies"].values() for lie in lies])


def check_lies(lies: list[list[object]]) -> None:
    names = {"space": set(places().spaces), "chute": set(places().chutes), "off": set()}
    for how, where, x, y, heading in lies:
        assert isinstance(where, list)
        assert isinstance(x, int)
        assert isinstance(y, int)
        assert isinstance(heading, int)
        assert set(where) <= names.get(str(how), set(places().spaces) - set(places().decks))
        assert bool(where) == (how != "off")
        assert how == "off" or places().out_at_sea(x / 100, y / 100) <= 0
        assert 0 <= heading < 360


def test_the_cells_of_embers_are_whole() -> None:
    recorded = atlas()["ember"]
    assert recorded["strengths"] == list(places().board.strengths)
    assert set(recorded["lies"]) == set(places().spaces)
    check_lies([lie for lies in recorded["lies"].values() for lie in lies])
    assert len(recorded["cells"]) == len(places().board.pits)
    for pit in recorded["cells"]:
        assert [len(row) for row in pit] == [20] * 45
        for end, decks, numbers, over in (flick for row in pit for flick in row):
            assert end in range(4)
            assert {atlas()["spaces"][deck] for deck in decks} <= set(places().decks)
            assert len(numbers) % 2 == 0
            assert all(0 <= number < 121 for number in (*numbers[::2], *over))
            assert all(0 < chance <= 255 for chance in numbers[1::2])


def test_exits_are_even_and_turned_trees_nearly_sure() -> None:
    assert all(250 <= share <= 420 for share in atlas()["fireball"]["exits"])
    for name, (left, home, right) in atlas()["fireball"]["forks"].items():
        assert (left <= 50, 250 <= home <= 750, right >= 950) == (True, True, True), name


def test_fireballs_hit_forty_spaces() -> None:
    """Over all facings and settings, a figure falls there in at least one of twenty launches of four."""
    luck = random.Random(12)
    spaces = [*chute_spaces(), *BRIDGES]
    launches, falls = 150, Counter[str]()
    for space in spaces:
        for _ in range(launches):
            here = setting(luck)
            falls[space] += bool(draw_drop(4, here.facing, here.trees, {space: 0}, luck))
    assert sum(falls[space] >= launches / 20 for space in spaces) >= 40


def compare_drops(launches: int, seed: int) -> tuple[float, float, dict[str, float]]:
    """Falls per launch of four figures in chutes: by physics, by the atlas; and the differences by space."""
    luck = random.Random(seed)
    physics, drawn, stood = Counter[str](), Counter[str](), Counter[str]()
    for _ in range(launches):
        spaces = luck.sample([*chute_spaces(), *sorted(BRIDGES)], 4)
        here, count = setting(luck, dict(enumerate(spaces))), luck.randint(1, 4)
        stood.update(spaces)
        physics.update(spaces[figure] for figure, _ in ground().film(drop(luck, count), here).outcome.falls)
        standing = {space: figure for figure, space in here.standing.items()}
        for _ in range(20):
            fallen = draw_drop(count, here.facing, here.trees, standing, luck)
            drawn.update(spaces[figure] for figure in fallen)
    differences = {space: (physics[space] - drawn[space] / 20) / stood[space] for space in stood}
    return physics.total() / launches, drawn.total() / 20 / launches, differences


def test_drops_agree_with_fresh_launches() -> None:
    """All in all within 4 in 10 falls per launch."""
    physics, drawn, _ = compare_drops(launches=30, seed=1)
    assert physics == pytest.approx(drawn, abs=0.4)


@pytest.mark.thorough
def test_drops_agree_with_thousands_of_launches() -> None:
    """All in all within a tenth of the falls, and space by space within 7 in 100 figures on average."""
    physics, drawn, differences = compare_drops(launches=2000, seed=2)
    assert physics == pytest.approx(drawn, rel=0.1)
    assert fmean(map(abs, differences.values())) < 0.07


def aimed(luck: random.Random) -> tuple[Flick, str]:
    """A flick with a hand's spread, and a space where the atlas knows it to fell figures."""
    while True:
        flick = ember(ground(), luck)
        known = chances(flick)
        if known:
            return with_hand(ground(), luck, flick), luck.choice(sorted(known))


def compare_flicks(launches: int, seed: int) -> tuple[float, float]:
    """How often the figure falls: by physics, and by the nearest cell."""
    luck = random.Random(seed)
    fell, expected = [], []
    for _ in range(launches):
        flick, space = aimed(luck)
        fell.append(bool(ground().film(flick, Setting(0, HOME, {0: space}, {})).outcome.falls))
        expected.append(chances(flick).get(space, 0.0))
    return fmean(fell), fmean(expected)


def test_flicks_agree_with_fresh_launches() -> None:
    """Within 15 in 100."""
    fell, expected = compare_flicks(launches=60, seed=3)
    assert fell == pytest.approx(expected, abs=0.15)


@pytest.mark.thorough
def test_flicks_agree_with_thousands_of_launches() -> None:
    """Within 9 in 100: a cell stands for flicks a little beside it, which miss more often than its own."""
    fell, expected = compare_flicks(launches=3000, seed=4)
    assert fell == pytest.approx(expected, abs=0.09)


def test_a_flick_without_a_hand_is_its_cell() -> None:
    luck = random.Random(5)
    for _ in range(12):
        flick = ember(ground(), luck)
        outcome = ground().film(flick, Setting(0, HOME, {}, {})).outcome
        end, decks, _, over = cell(flick)
        assert outcome.ends == (atlas()["ends"][end],)
        assert set(outcome.decks) == {atlas()["spaces"][deck] for deck in decks}
        assert outcome.over == tuple(atlas()["spaces"][space] for space in over)


def compare_boulders(launches: int, seed: int) -> tuple[float, float]:
    """Falls per launch of three figures in chutes: by physics, and by the atlas."""
    luck = random.Random(seed)
    physics, drawn = 0, 0
    for _ in range(launches):
        spaces = luck.sample(chute_spaces(), 3)
        here, exit_ = setting(luck, dict(enumerate(spaces))), luck.randrange(3)
        physics += len(ground().film(boulder(ground(), luck, exit_), here).outcome.falls)
        for _ in range(20):
            standing = {space: figure for figure, space in here.standing.items()}
            drawn += len(list(draw_marble("boulder", gully(here.facing, exit_), here.trees, standing, luck)))
    return physics / launches, drawn / 20 / launches


def test_the_boulder_agrees_with_fresh_launches() -> None:
    """All in all within 3 in 10 falls per launch."""
    physics, drawn = compare_boulders(launches=20, seed=6)
    assert physics == pytest.approx(drawn, abs=0.3)


@pytest.mark.thorough
def test_the_boulder_agrees_with_hundreds_of_launches() -> None:
    """All in all within 8 in 100 falls per launch."""
    physics, drawn = compare_boulders(launches=600, seed=7)
    assert physics == pytest.approx(drawn, abs=0.08)
