"""Data that is nested or long beyond all measure is refused like any other, and the refusal stays short."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

import emberisle as em
from emberisle import EmberisleError
from emberisle.games.fortune.rules.scenario import FACTS
from emberisle.kernel.table import field_names
from tests.kernel.json_data import nested

GAME = em.new("fortune", seats=2, seed=1)
LINE = json.dumps(GAME.header.data())
LONGEST_MESSAGE = 2_000


def data_with(path: tuple[str, ...], value: Any) -> Any:
    """The data of a game with one thing in it exchanged."""
    data = json.loads(json.dumps(em.dump(GAME)))
    inner = data
    for name in path[:-1]:
        inner = inner[name]
    inner[path[-1]] = value
    return data


def loads(*path: str, wrap: Callable[[Any], Any] = lambda deep: deep) -> Callable[[Any], object]:
    return lambda deep: em.load("fortune", data_with(path, wrap(deep)))


def replays(line: str) -> Callable[[Any], object]:
    return lambda deep: em.replay(em.read_log(f"{LINE}\n{line % written(deep)}\n"))


def written(deep: Any) -> str:
    """JSON of data too deep for ``json.dumps``."""
    depth = 0
    while deep:
        deep, depth = deep[0], depth + 1
    return "[" * (depth + 1) + "]" * (depth + 1)


def lay_out(fact: str, deep: Any) -> object:
    return em.scenario("fortune", {"card": "Gold", "dice": "CCCCCCCC", fact: deep})


def load_scenario(fact: str, deep: Any) -> object:
    return em.load("fortune", data_with(("header", "scenario"), {fact: deep}))


DOORS: dict[str, Callable[[Any], object]] = {
    "game id": lambda deep: em.new(deep, 2),
    "seats": lambda deep: em.new("fortune", deep),
    "option": lambda deep: em.new("fortune", 2, options={"deck": deep}),
    "word": lambda deep: em.new("fortune", 2, words=(deep,)),
    "player": lambda deep: em.new("fortune", 2, players=(deep, deep)),
    "move": lambda deep: GAME.play(deep),
    "load": lambda deep: em.load("fortune", deep),
    "load parts": lambda deep: em.load("fortune", {"Roll": {"x": deep}}),
    "load part": lambda deep: GAME.play(em.load("fortune", {"Roll": [deep]})),
    "load header": loads("header"),
    "load table": loads("table"),
    "load agenda": loads("agenda"),
    "load entries": loads("entries"),
    "load entry": loads("entries", wrap=lambda deep: [["chance", deep]]),
    "load author": loads("entries", wrap=lambda deep: [[deep, 1]]),
    "load story": loads("story"),
    "load seed": loads("seed"),
    **{f"load header {name}": loads("header", name) for name in [*GAME.header.data(), "scenario"]},
    **{f"load table {name}": loads("table", name) for name in field_names(GAME.table)},
    **{f"load scenario {fact}": partial(load_scenario, fact) for fact in FACTS},
    **{f"scenario {fact}": partial(lay_out, fact) for fact in FACTS},
    "log input": replays('{"n": 0, "who": "chance", "input": %s}'),
    "log author": replays('{"n": 0, "who": %s, "input": 1}'),
    "log number": replays('{"n": %s, "who": 0, "input": 1}'),
    "log seed": replays('{"seed": %s}'),
}


@pytest.mark.parametrize("depth", [50, 800, 5_000])
@pytest.mark.parametrize("door", DOORS)
def test_nested_data_is_refused(door: str, depth: int) -> None:
    with pytest.raises(EmberisleError) as caught:
        DOORS[door](nested(depth))
    assert len(str(caught.value)) < LONGEST_MESSAGE


def test_an_endless_move_is_refused_in_few_words() -> None:
    game = em.scenario("fortune", {"card": "Gold", "dice": "CCDDMMPP"})
    for move in ({"Roll": ["C" * 5_000]}, {"Roll": ["X" * 5_000]}, {"Fill": ["C" * 5_000]}):
        assert_short_refusal(game, move)
        assert_short_refusal(game.play(em.load("fortune", {"RollAgain": []})), move)


def assert_short_refusal(game: em.Game, move: object) -> None:
    refusal = game.why_not(em.load("fortune", move))
    assert refusal is not None
    assert len(game.ruleset.reason(refusal)) < LONGEST_MESSAGE


@pytest.mark.parametrize("text", ["x" * 50_000, "🔥" * 50_000])
def test_endless_text_is_refused_in_few_words(text: str) -> None:
    for door in (
        "game id",
        "option",
        "load",
        "scenario dice",
        "scenario card",
        "scenario totals",
        "load agenda",
    ):
        with pytest.raises(EmberisleError) as caught:
            DOORS[door](text)
        assert len(str(caught.value)) < LONGEST_MESSAGE
