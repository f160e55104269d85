"""The island of the curse over plain HTTP: its board, its words, and launches that are computed anew."""

from __future__ import annotations

from math import hypot
from typing import Any, cast

import httpx
import pytest

import emberisle as em
from emberisle.games.curse_of_vulkar.page import films
from emberisle.games.curse_of_vulkar.rules.cards import ACTIONS
from emberisle.games.curse_of_vulkar.rules.moves import Aim, ChoosePit, Flick, PlayCard, Walk
from emberisle.games.curse_of_vulkar.rules.souvenirs import SOUVENIRS
from tests.server.browser import Browser, fetched, open_room
from tests.server.running import running

ISLAND = "/api/games/curse_of_vulkar"
LIES = 0.7
"""Whose top leans so far lies."""
physics = pytest.mark.skipif(not films.PHYSICS, reason="MuJoCo is not installed")


def usual(**changes: Any) -> dict[str, Any]:
    """An Ember from the first pit, among two figures of which one lies."""
    launch = {"what": "ember", "number": 0, "drawn": "300,900", "facing": 0, "trees": "1111111"}
    return {**launch, "standing": "0:RR2", "lying": "1:7000:2700:90", **changes}


def leaning(pose: list[float]) -> float:
    """How far the top of something is to the side of its foot, if it is 1 high."""
    w, a, b, c = pose[3:]
    return hypot(2 * (a * c + w * b), 2 * (b * c - w * a))


def test_the_board_names_every_place_and_its_heights_are_complete(base: str) -> None:
    board = fetched(f"{base}{ISLAND}/board")
    assert len(board["spaces"]) == 121
    assert len(board["trees"]) == 7
    assert len(board["pits"]) == 6
    assert sorted(board["caves"].values()) == [1, 1, 2, 2, 3, 3]
    assert {board["heart"], board["helipad"], board["wreck"], *board["decks"]} <= set(board["spaces"])
    assert board["rolls"] is films.PHYSICS
    heights = httpx.get(f"{base}{ISLAND}/heights").content
    assert len(heights) == 2 * board["rows"] * board["columns"]


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_has_a_name_without_an_article(base: str, language: str) -> None:
    words = fetched(f"{base}{ISLAND}/words", language=language)
    spaces = fetched(f"{base}{ISLAND}/board")["spaces"]
    chutes = fetched(f"{base}{ISLAND}/board")["chutes"]
    assert set(spaces) | set(chutes) < set(words["places"])
    assert set(words["actions"]) == set(ACTIONS)
    assert set(words["action_texts"]) == set(ACTIONS)
    assert set(words["souvenirs"]) == set(words["souvenir_texts"]) == set(SOUVENIRS)
    named = [name for kind in words.values() for name in kind.values()]
    assert all(name[0].isupper() and "{" not in name for name in named)
    assert not [name for name in named if name.split()[0] in ("A", "The", "Den", "Die", "Das", "Eine")]


@physics
def test_whoever_falls_in_the_story_falls_in_the_film(base: str) -> None:
    """Both are computed on islands of their own, from the same whole numbers."""
    facts = {"places": ["RR12", "RR1"], "hands": [[["flame_geyser", 3], ["beeline", 6]], []]}
    game = em.scenario("curse_of_vulkar", {"seats": 3, **facts}, 5, {"marbles": "physics", "hand": "steady"})
    game = game.play(PlayCard("flame_geyser", 3)).play(Walk(("RR13", "RR14", "RR15")))
    game = game.play(ChoosePit("P6"))
    game = game.play(Aim(35)).play(Flick(12))
    told = next(event for event in game.events(None) if event.what == "ember_rolled")
    fell = [event.facts[0] for event in game.events(None) if event.what.startswith("felled")]
    assert fell == [1]
    facing, trees, standing, lying, drawn = cast("tuple[int, Any, Any, Any, Any]", told.facts[1:6])
    assert lying == ()
    film = fetched(
        f"{base}{ISLAND}/films",
        **usual(
            number=5,
            drawn=",".join(map(str, drawn)),
            facing=facing,
            trees="".join(map(str, trees)),
            standing=",".join(f"{figure}:{space}" for figure, space in standing),
            lying="",
        ),
    )
    ends = {track["name"]: track["path"][-1] for track in film["tracks"] if track["kind"] == "figure"}
    assert [figure for figure, pose in ends.items() if leaning(pose) > LIES] == ["1"]
    assert [track["kind"] for track in film["tracks"]].count("ember") == 1
    assert ["figure", "1"] in [touch[1:] for touch in film["touches"]]


@physics
def test_fireballs_are_dropped_one_after_the_other(base: str) -> None:
    film = fetched(f"{base}{ISLAND}/films", **usual(what="fireballs", drawn="10,-5,0,20,-30,0"))
    starts = [track["first"] for track in film["tracks"] if track["kind"] == "fireball"]
    assert len(starts) == 3
    assert starts == sorted(set(starts))


@physics
def test_a_preview_leaves_the_pit_where_the_ember_is_aimed(base: str) -> None:
    pit = fetched(f"{base}{ISLAND}/board")["pits"]["P2"]
    path = fetched(f"{base}{ISLAND}/preview", pit="P2", direction=90, strength=10)
    assert path[0] == [pit["x"], pit["y"]]
    assert path[5][1] < pit["y"] - 1
    assert abs(path[5][0] - pit["x"]) < 1


@pytest.mark.parametrize(
    "wrong",
    [
        {"what": "meteor"},
        {"number": 6},
        {"drawn": "300"},
        {"drawn": "300,0"},
        {"drawn": "300,99999"},
        {"drawn": "9000,900"},
        {"drawn": "fast,900"},
        {"what": "fireballs", "drawn": "1,2,3"},
        {"what": "fireballs", "drawn": "999,0"},
        {"what": "fireballs", "drawn": "0,0,0,0,0,0,0,0,0,0"},
        {"what": "boulder", "number": 3},
        {"facing": 45},
        {"trees": "1111113"},
        {"standing": "0:XX9"},
        {"standing": "0:start"},
        {"standing": "0:RR2,0:RR3"},
        {"standing": "1:RR2"},
        {"lying": "1:70:x:0"},
    ],
)
def test_a_launch_that_cannot_be_is_refused(base: str, wrong: dict[str, Any]) -> None:
    answer = httpx.get(f"{base}{ISLAND}/films", params=usual(**wrong))
    assert answer.status_code == 400, answer.text


@pytest.mark.parametrize("wrong", [{"pit": "P9"}, {"direction": 47}, {"direction": 360}, {"strength": 21}])
def test_there_is_no_preview_of_a_flick_that_nobody_can_make(base: str, wrong: dict[str, Any]) -> None:
    asked = {"pit": "P1", "direction": 45, "strength": 7, **wrong}
    assert httpx.get(f"{base}{ISLAND}/preview", params=asked).status_code == 400


def test_without_physics_there_is_nothing_to_see_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(films, "PHYSICS", False)
    films.preview.cache_clear()
    aimed = {"pit": "P1", "direction": "45", "strength": "7"}
    with running() as base:
        assert httpx.get(f"{base}{ISLAND}/films", params=usual()).status_code == 404
        assert httpx.get(f"{base}{ISLAND}/preview", params=aimed).status_code == 404
        assert fetched(f"{base}{ISLAND}/board")["rolls"] is False


def test_a_table_on_the_page_rolls_real_marbles(base: str) -> None:
    admission = open_room(base, game="curse_of_vulkar", seats=3, play_now=True)
    with Browser(base, admission["code"], admission["token"]) as ana:
        ana.come().until(lambda browser: browser.picture is not None)
        assert ana.room["options"]["marbles"] == ("physics" if films.PHYSICS else "atlas")
