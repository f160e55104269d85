"""Marbles come to rest, strike whom they should, and always roll the same."""

from __future__ import annotations

import random
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import pairwise
from math import cos, hypot, radians, sin
from typing import Final

import mujoco
import numpy as np
import pytest

from emberisle.games.curse_of_vulkar.island.launching import Drop, Film, Flick, Push, Setting
from emberisle.games.curse_of_vulkar.island.world import world
from tests.games.curse_of_vulkar.island.launches import (
    HOME,
    chute_spaces,
    drop,
    flick,
    ground,
    launch,
    places,
    setting,
)

GULLIES: Final = ("E", "NE", "NW", "W", "SW", "SE")
FEW, MANY = 18, 2500
RADIUS: Final = {"ember": 0.65, "fireball": 0.8, "boulder": 1.2}


def check(film: Film) -> None:
    """What holds for every launch."""
    assert film.outcome.settled
    assert set(film.outcome.ends) <= {"land", "scar", "surf", "off"}
    for track in film.tracks:
        if track.kind in RADIUS:
            above = min(
                z - places().ground(x, y) for x, y, z, *_ in track.poses[1::3] if places().on_map(x, y)
            )
            assert above > 0.6 * RADIUS[track.kind], "a marble went into the ground"


def test_launches_settle_above_the_ground() -> None:
    luck = random.Random(1)
    for _ in range(FEW):
        standing = dict(enumerate(luck.sample(sorted(places().spaces), 5)))
        check(ground().film(launch(luck), setting(luck, standing)))


def test_five_share_the_helipad_without_touching_each_other() -> None:
    together = setting(random.Random(1), dict.fromkeys(range(5), "H"))
    places_of = [(pose.x, pose.y) for pose in ground().crowd(("ember",), together).figures]
    gaps = [hypot(x - a, y - b) for n, (x, y) in enumerate(places_of) for a, b in places_of[:n]]
    assert min(gaps) > 2 * places().board.physics["figure_radius"]


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(4))
def test_thousands_of_launches_settle_above_the_ground(seed: int) -> None:
    luck = random.Random(seed)
    unsettled = 0
    for _ in range(MANY // 4):
        spaces = luck.sample(luck.choice([sorted(places().spaces), chute_spaces()]), 4)
        film = ground().film(launch(luck), setting(luck, dict(enumerate(spaces))))
        unsettled += not film.outcome.settled
        check(replace(film, outcome=replace(film.outcome, settled=True)))
    assert unsettled <= MANY // 4 // 100, "a figure that a marble leans on may slide for long"


@pytest.mark.parametrize("facing", range(6))
def test_fireballs_leave_by_the_three_exits_and_never_stay_on_the_bare_island(facing: int) -> None:
    luck = random.Random(facing)
    left_by = set()
    for _ in range(6):
        film = ground().film(drop(luck, 1), replace(setting(luck), facing=facing))
        assert film.outcome.ends[0] in {"surf", "scar"}
        x, y = next(pose[:2] for pose in film.tracks[0].poses if hypot(pose[0] - 48, pose[1] - 27) > 6)
        angle = np.degrees(np.arctan2(27 - y, x - 48))
        left_by.add((round(angle / 60) - facing) % 6)
    assert left_by <= {5, 0, 1}
    assert len(left_by) > 1


@pytest.mark.parametrize("space", ["RR1", "RR4", "RR7", "RR10", "RR13", "RR16"])
def test_a_figure_in_a_gully_is_swept_away(space: str) -> None:
    """By one of six Fireballs with Vul-Kar facing it: the first may take another exit."""
    facing = ("RR1", "RR4", "RR7", "RR10", "RR13", "RR16").index(space)
    luck = random.Random(space)
    outcomes = [ground().film(drop(luck, 2), Setting(facing, HOME, {3: space}, {})).outcome for _ in range(3)]
    fallen = [outcome for outcome in outcomes if outcome.falls]
    assert fallen
    for outcome in fallen:
        assert outcome.falls == ((3, "fireball"),)
        ((figure, how, _, x, y, heading),) = outcome.lies
        assert (figure, how in {"space", "chute", "off", "odd"}, 0 <= heading < 360) == (3, True, True)
        assert hypot(x / 100 - places().spaces[space][0], y / 100 - places().spaces[space][1]) > 0.5


def towards(pit: int, space: str) -> int:
    """The direction from a pit straight to a space, in tenths of a degree."""
    start, (x, y, _) = list(places().board.pits.values())[pit], places().spaces[space]
    return round(10 * float(np.degrees(np.arctan2(start.y - y, x - start.x)))) % 3600


def test_an_ember_knocks_over_whom_it_is_flicked_at_and_rolls_over_the_space() -> None:
    outcome = ground().film(Flick(0, towards(0, "RR2"), 900), Setting(0, HOME, {2: "RR2"}, {})).outcome
    assert outcome.falls == ((2, "ember"),)
    assert outcome.over[0] == "RR2"


def test_a_gentle_ember_knocks_nobody_over() -> None:
    outcome = ground().film(Flick(0, towards(0, "RR2"), 150), Setting(0, HOME, {2: "RR2"}, {})).outcome
    assert outcome.falls == ()


@pytest.mark.parametrize(("deck", "facing", "tree"), [("BR1", 0, 0), ("BR2", 3, 1)])
def test_a_fireball_under_a_bridge_throws_it_down_with_whom_it_bears(
    deck: str, facing: int, tree: int
) -> None:
    trees = tuple(2 if number == tree else 1 for number in range(7))
    luck = random.Random(deck)
    outcomes = [ground().film(drop(luck, 3), Setting(facing, trees, {1: deck}, {})).outcome for _ in range(3)]
    assert any(outcome.decks == (deck,) and outcome.falls for outcome in outcomes)
    assert all(not outcome.falls or outcome.decks == (deck,) for outcome in outcomes)
    assert {cause for outcome in outcomes for _, cause in outcome.falls} <= {"deck", "fireball"}


def test_an_ember_can_strike_the_ladder() -> None:
    outcome = ground().film(Flick(4, towards(4, "LA"), 1000), Setting(0, HOME, {0: "LA"}, {})).outcome
    assert outcome.decks == ("LA",)
    assert [figure for figure, _ in outcome.falls] == [0]


def test_figures_in_a_row_fell_each_other() -> None:
    row = {0: "CI4", 1: "AS4", 2: "AS5", 3: "AS6"}
    luck = random.Random(4)
    outcomes = [
        ground().film(drop(luck, 2), Setting(2, (1, 1, 1, 2, 1, 1, 1), row, {})).outcome for _ in range(4)
    ]
    falls = [fall for outcome in outcomes for fall in outcome.falls]
    assert (0, "fireball") in falls
    assert any(cause == "figure" for _, cause in falls)


def test_those_who_share_the_helipad_stand_apart() -> None:
    crowd = ground().crowd((), Setting(0, HOME, dict.fromkeys(range(4), "H"), {}))
    spots = [(pose.x, pose.y) for pose in crowd.figures]
    assert min(hypot(a[0] - b[0], a[1] - b[1]) for a in spots for b in spots if a != b) > 1.5
    assert all(hypot(x - 88.6, y - 27) < 2.5 for x, y in spots)


def test_who_lies_untouched_stays_as_it_lies() -> None:
    lying = {5: (8500, 2000, 77), 6: (2000, 3000, 301)}
    outcome = ground().film(Flick(0, 300, 200), Setting(0, HOME, {}, lying)).outcome
    assert [(figure, x, y, heading) for figure, _, _, x, y, heading in outcome.lies] == [
        (5, 8500, 2000, 77),
        (6, 2000, 3000, 301),
    ]
    assert outcome.falls == ()


def test_a_lying_figure_is_rolled_on_but_does_not_fall_again() -> None:
    x, y, _ = places().spaces["RR1"]
    lying = {7: (round(100 * x), round(100 * y), 90)}
    luck = random.Random(8)
    outcomes = [ground().film(drop(luck, 2), Setting(0, HOME, {}, lying)).outcome for _ in range(4)]
    assert all(outcome.falls == () for outcome in outcomes)
    assert any(outcome.lies[0][3:5] != lying[7][:2] for outcome in outcomes)


def test_the_boulder_rolls_out_in_front_of_the_exit() -> None:
    for number, turn in enumerate((-60, 0, 60)):
        film = ground().film(Push(number, 0, 200), Setting(2, HOME, {}, {}))
        first = film.tracks[0].poses[0]
        away = radians(120 + turn)
        assert first[0] == pytest.approx(48 + 5.2 * cos(away), abs=0.01)
        assert first[1] == pytest.approx(27 - 5.2 * sin(away), abs=0.01)


def test_the_film_shows_all_that_moves_sixty_times_a_second() -> None:
    film = ground().film(Drop(((0, 0), (20, 20))), Setting(0, HOME, {4: "RR1", 5: "TR3"}, {}))
    fireballs = [track for track in film.tracks if track.kind == "fireball"]
    assert [track.first for track in fireballs] == [0, 16]
    assert not [track for track in film.tracks if track.name == "5"], "nobody touched it"
    for track in film.tracks:
        steps = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(track.poses)]
        assert max(steps, default=0) < 160 / 60, "faster than 160 cm/s"
    assert {name for _, kind, name in film.touches if kind == "figure"} == {
        track.name for track in film.tracks if track.kind == "figure"
    }


def test_the_preview_is_the_beginning_of_the_roll() -> None:
    shown = ground().preview(1, 900, 800)
    rolled = ground().film(Flick(1, 900, 800), Setting(0, HOME, {}, {})).tracks[0].poses
    assert 5 < len(shown) < len(rolled)
    assert 10 < sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(shown)) < 12
    assert all(hypot(x - pose[0], y - pose[1]) < 0.02 for (x, y), pose in zip(shown, rolled))


MIXED: Final = (
    "from emberisle.games.curse_of_vulkar.island.launching import *\n"
    "from emberisle.games.curse_of_vulkar.island.world import FOLDER\n"
    "ground = island(FOLDER)\n"
    "four = {0: 'RR1', 1: 'RR2', 2: 'BR1', 3: 'SW3'}\n"
    "here = Setting(0, (1, 0, 2, 1, 1, 1, 2), four, {4: (5950, 2700, 200)})\n"
    "print(repr(ground.film(Drop(((3, -20), (31, 7), (-12, 9), (0, 40))), here)))\n"
    "print(repr(ground.film(Flick(0, 312, 911), here)))\n"
    "print(repr(ground.film(Push(1, 17, 214), here)))\n"
)


def test_another_process_rolls_the_same_bits() -> None:
    four = {0: "RR1", 1: "RR2", 2: "BR1", 3: "SW3"}
    here = Setting(0, (1, 0, 2, 1, 1, 1, 2), four, {4: (5950, 2700, 200)})
    mixed = (Drop(((3, -20), (31, 7), (-12, 9), (0, 40))), Flick(0, 312, 911), Push(1, 17, 214))
    films = [ground().film(each, here) for each in mixed]
    assert [ground().film(each, here) for each in mixed] == films
    done = subprocess.run([sys.executable, "-c", MIXED], check=True, stdout=subprocess.PIPE, text=True)
    assert done.stdout.splitlines() == [repr(film) for film in films]


def test_threads_do_not_disturb_each_other() -> None:
    luck = random.Random(9)
    launches = [(flick(luck), setting(luck, {0: "RR2", 1: "RR4"})) for _ in range(6)]
    alone = [ground().film(*each) for each in launches]
    with ThreadPoolExecutor(3) as threads:
        assert list(threads.map(lambda each: ground().film(*each), launches)) == alone


def leans(spaces: list[str], seconds: float) -> float:
    """How many degrees figures that nobody touches lean at most, with nothing asleep."""
    here = Setting(0, HOME, dict(enumerate(spaces)), {})
    model, data = world(places(), replace(ground().crowd((), here), sleep=False))
    most = 0.0
    for _ in range(round(10 * seconds)):
        mujoco.mj_step(model, data, 100)
        turns = data.qpos.reshape(-1, 7)[: len(spaces), 3:]
        up = 1 - 2 * (turns[:, 1] ** 2 + turns[:, 2] ** 2)
        most = max(most, float(np.degrees(np.arccos(up.min()))))
    return most


def test_nobody_falls_by_itself() -> None:
    steepest = ["PW3", "PW9", "SS2", "PW2", "PW10", "RR16", "SS9", "SS3", "LA", "BR1", "BR2"]
    assert leans(steepest, 1.0) < 20


@pytest.mark.thorough
def test_nobody_falls_by_itself_on_any_space() -> None:
    names = list(places().spaces)
    for start in range(0, len(names), 11):
        assert leans(names[start : start + 11], 8.5) < 20, names[start : start + 11]
