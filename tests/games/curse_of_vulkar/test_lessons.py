"""The introduction to The Curse of Vul-Kar keeps what its words promise, however marbles roll."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

import pytest

from emberisle import lessons
from emberisle.games.curse_of_vulkar.bots.dangers import slopes
from emberisle.games.curse_of_vulkar.rules.board import NAMES
from tests.lessons.tries import Wrong, assert_wrong, solution, solved, told

CURSE: Final = "curse_of_vulkar"
PHYSICS: Final = {"marbles": "physics"}
needs_mujoco = pytest.mark.skipif(find_spec("mujoco") is None, reason="MuJoCo is not installed")

WRONG: Final = (
    Wrong(
        1,
        [{"PlayCard": ["gift_shop", 4]}, {"Walk": [["TR2", "TR3", "TR4"]]}],
        "CV-4.2",
        [[{"PlayCard": ["flame_geyser", 3]}], [{"Walk": [["TR2", "TR3", "TR4"]]}]],
    ),
    Wrong(2, [{"TurnVulKar": [60]}], "CV-8.1", [[{"Finish": []}]]),
    Wrong(3, [{"TurnVulKar": [0]}], "CV-22.2", [[{"TurnVulKar": [60]}]]),
    Wrong(4, [{"TurnTree": ["T2", "right"]}], "CV-22.3", [[{"TurnTree": ["T2", "home"]}]]),
    Wrong(
        5,
        [{"PlayCard": ["beeline", 6]}],
        "CV-4.1",
        [[{"PlayCard": ["flame_geyser", 4]}], [{"Walk": [["RR17", "RR16", "RR15", "RR14"]]}]],
    ),
    Wrong(
        6,
        [{"PlayCard": ["beeline", 6]}, {"Walk": [["RR9", "RR8", "RR7", "RR6", "RR5", "RR4"]]}],
        "CV-4.3",
        [
            [{"PlayCard": ["beeline", 6]}],
            [{"Walk": [["RR9", "RR10", "RR11", "RR12", "RR13", "RR14"]]}],
        ],
    ),
    Wrong(
        7,
        [{"PlayCard": ["gift_shop", 3]}, {"Walk": [["RR12", "RR13"]]}],
        "CV-4.4",
        [
            [{"PlayCard": ["gift_shop", 3]}],
            [{"Walk": [["RR12", "RR13", "RR14"]]}],
            [{"Offer": ["red", "yellow"]}],
        ],
    ),
    Wrong(
        8,
        [{"PlayCard": ["gift_shop", 4]}, {"Board": []}],
        "CV-12.4",
        [
            [{"PlayCard": ["gift_shop", 4]}],
            [{"Walk": [["TR2", "TR1", "H", "PW1"]]}],
            [{"GoOn": []}],
        ],
    ),
    Wrong(
        9,
        [{"PlayCard": ["flame_geyser", 3]}, {"Walk": [["SS6", "SS5", "SS4"]]}, {"Finish": []}],
        "CV-16.3",
        [[{"PlayCard": ["gift_shop", 3]}]],
    ),
    Wrong(
        10,
        [{"PlayCard": ["beeline", 6]}],
        "CV-16.2",
        [
            [{"PlayCard": ["gift_shop", 4]}],
            [{"Walk": [["TR2", "TR1", "H", "PW1"]]}],
            [{"GoOn": []}],
        ],
    ),
)


@pytest.mark.parametrize("wrong", WRONG, ids=str)
def test_a_wrong_try_is_refused_or_does_not_do_the_task(wrong: Wrong) -> None:
    assert_wrong(CURSE, wrong)


def test_something_wrong_was_tried_at_every_step() -> None:
    assert [wrong.step for wrong in WRONG] == list(range(1, lessons.steps(CURSE) + 1))


@pytest.mark.parametrize("step", [wrong.step for wrong in WRONG])
def test_nothing_is_called_wrong_that_leads_to_the_task(step: int) -> None:
    text = lessons.lesson(CURSE, step).text
    single = [[move] for moves in solution(CURSE, step) for move in moves]
    for made in range(len(single)):
        assert lessons.attempt(CURSE, step, single[:made]).text == text


@needs_mujoco
@pytest.mark.parametrize("step", [wrong.step for wrong in WRONG])
def test_every_task_can_be_done_where_marbles_really_roll(step: int) -> None:
    attempt = lessons.attempt(CURSE, step, solution(CURSE, step), house=PHYSICS)
    assert attempt.done
    assert attempt.after.header.options["marbles"] == "physics"


def test_a_course_opens_no_other_house_rule() -> None:
    game = lessons.lesson(CURSE, 1, house={"marbles": "atlas", "mode": "cooperative"}).game
    assert game.header.options["mode"] == "competitive"


def test_step_1_passes_a_treasure_and_ends_at_the_camera() -> None:
    game = solved(CURSE, 1)
    assert told(game, "took_token") == [(0, "red", "TR2")]
    assert told(game, "souvenir") == [(0,)]


@pytest.mark.parametrize("house", [{}, pytest.param(PHYSICS, marks=needs_mujoco)], ids=["atlas", "physics"])
def test_step_2_accepts_every_flick_that_a_person_would_call_aimed(house: dict[str, object]) -> None:
    """Ten degrees to either side and half the strength or more, with the luck of the step."""
    aims = [(direction, strength) for direction in (350, 0, 10) for strength in (10, 13, 16)]
    for direction, strength in aims:
        flick: list[object] = [{"ChoosePit": ["P1"]}, {"Aim": [direction]}, {"Flick": [strength]}]
        assert lessons.attempt(CURSE, 2, [flick], house=house).done, (direction, strength)


def test_step_2_says_that_a_flick_missed() -> None:
    flick: list[object] = [{"ChoosePit": ["P1"]}, {"Aim": [180]}, {"Flick": [3]}]
    assert lessons.attempt(CURSE, 2, [flick]).text.startswith("Missed: ")
    assert lessons.attempt(CURSE, 2, [flick], "de").text.startswith("Daneben: ")


def test_step_3_wants_a_mouth_in_the_west() -> None:
    assert lessons.lesson(CURSE, 3).game.view(0).table.figures[1].heart
    for facing in (120, 180, 240):
        assert lessons.attempt(CURSE, 3, [[{"TurnVulKar": [facing]}]]).done
    for facing in (60, 300):
        assert not lessons.attempt(CURSE, 3, [[{"TurnVulKar": [facing]}]]).done


def test_step_4_sends_fireballs_to_mara_and_not_to_the_learner() -> None:
    before, after = lessons.lesson(CURSE, 4).game.table, solved(CURSE, 4).table
    own, mara = before.places[0], before.places[1]
    assert (NAMES[own], NAMES[mara]) == ("OB3", "DR2")
    assert slopes(before).knocks(own) > 0.5
    assert slopes(before).knocks(mara) < 0.1
    assert slopes(after).knocks(own) < 0.1
    assert slopes(after).knocks(mara) > 0.5
    both: list[object] = [{"TurnTree": ["T1", "left"]}, {"TurnTree": ["T2", "left"]}]
    assert lessons.attempt(CURSE, 4, [both]).done


def test_step_5_fills_the_tracker() -> None:
    game = solved(CURSE, 5)
    assert len(told(game, "fireballs_rolled")) == 1
    assert (game.view(0).table.scar, game.view(0).table.tracker) == (3, ())


def test_step_6_a_beeline_leaves_the_heart_where_it_is() -> None:
    assert solved(CURSE, 6).view(0).table.scar == 2
    other = next(wrong.other for wrong in WRONG if wrong.step == 6)
    assert other is not None
    assert told(lessons.attempt(CURSE, 6, other).after, "heart_taken") == []


def test_step_7_adds_no_fireball() -> None:
    table = solved(CURSE, 7).view(0).table
    assert (table.figures[0].heart, table.scar) == (True, 2)


def test_step_8_takes_anything_from_the_maw() -> None:
    *on_the_way, _ = solution(CURSE, 8)
    for thing in ("red", "blue", "penny"):
        assert lessons.attempt(CURSE, 8, [*on_the_way, [{"Take": [thing]}]]).done


@pytest.mark.parametrize("direction", [0, 120, 270])
def test_step_9_is_about_trying(direction: int) -> None:
    card, walk, _ = solution(CURSE, 9)
    flick: list[object] = [{"ChoosePit": ["P6"]}, {"Aim": [direction]}, {"Flick": [4]}]
    assert lessons.attempt(CURSE, 9, [card, walk, flick]).done


def test_step_10_is_won_by_all() -> None:
    game = solved(CURSE, 10)
    assert told(game, "exchanged") == [(0, 1, "blue", "red")]
    assert game.winners() == [0, 1, 2]
    without: list[list[object]] = [
        *solution(CURSE, 10)[:2],
        [{"GoOn": []}],
        [{"Board": []}],
        [{"Take": ["penny"]}],
    ]
    assert not lessons.attempt(CURSE, 10, without).done
