"""The courses as they are written: the positions of each game, and in each language what is said there."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import emberisle as em
from emberisle.games import plug
from emberisle.kernel.errors import EmberisleError, quoted
from emberisle.kernel.game import Game
from emberisle.kernel.notation import read_move
from emberisle.kernel.texts import LANGUAGES, spoken
from emberisle.lessons.goals import Goal, read_goal

_FOLDER: Final = Path(__file__).parent


class NoSuchStep(EmberisleError):
    """The introduction to the game has no such step."""


House = Mapping[str, object]


@dataclass(frozen=True)
class Position:
    """A match at some point, as a course file describes it."""

    seats: int
    seed: int
    scenario: dict[str, object]
    since: tuple[object, ...]
    """The moves made there before anything is shown, in notation, each by whoever was to move."""
    options: dict[str, object]
    left_open: tuple[str, ...]
    """The options that are left to the place where the lesson is given, in every position of the file."""

    def game(self, game_id: str, language: str, house: House) -> Game:
        """The match there; who plays is named in the language of the lesson."""
        options = {name: house[name] for name in self.left_open if name in house} | self.options
        game = em.scenario(game_id, self.scenario, self.seed, options, players(self.seats, language))
        for move in self.since:
            game = game.play(read_move(move, game.ruleset.vocabulary()))
        return game


@dataclass(frozen=True)
class Step:
    """A position, and what has to be done there."""

    position: Position
    goal: Goal
    towards: tuple[object, ...]
    """Moves towards the goal, in notation, or their kinds; who made only these is not told to try again."""
    solution: tuple[list[object], ...]
    """Tries that reach the goal one after the other, each a list of moves in notation."""


@dataclass(frozen=True)
class Words:
    """What is said at a step."""

    title: str
    text: str
    task: str
    closing: str
    """Said when the task is done."""
    again: str
    """Said when something else was played."""


def steps(game_id: str) -> int:
    """How many steps the introduction to this game has; they are counted from 1."""
    return len(_course(game_id))


def step_of(game_id: str, step: int) -> Step:
    course = _course(game_id)
    if isinstance(step, bool) or not isinstance(step, int) or not 1 <= step <= len(course):
        title = em.ruleset(game_id).title
        raise NoSuchStep(f"the introduction to {title} has the steps 1 to {len(course)}, not {quoted(step)}")
    return course[step - 1]


def words_of(game_id: str, step: int, language: str) -> Words:
    return Words(**_read(game_id, f"{spoken(language)}.toml")["step"][step - 1])


def players(seats: int, language: str) -> tuple[str, ...]:
    """The names of the seats, the learner's first."""
    return tuple(_texts(language)["players"][:seats])


@cache
def positions_in_pictures(game_id: str) -> tuple[Position, ...]:
    """The positions of the rules in pictures; none where a game has no such file."""
    if plug(game_id).file("lessons", "minute.toml") is None:
        return ()
    course = _read(game_id, "minute.toml")
    return tuple([_read_position(course, facts) for facts in course["picture"]])


def sentences_in_pictures(game_id: str, language: str) -> list[str]:
    """What is said at each of these positions."""
    return [said["text"] for said in _read(game_id, f"{spoken(language)}.toml")["picture"]]


@cache
def _course(game_id: str) -> tuple[Step, ...]:
    if plug(game_id).file("lessons") is None:
        return ()
    course = _read(game_id, "steps.toml")
    return tuple([_read_step(course, facts) for facts in course["step"]])


def _read_step(course: dict[str, Any], facts: dict[str, Any]) -> Step:
    goal, towards = read_goal(facts["done"]), tuple(facts.get("towards", ()))
    return Step(_read_position(course, facts), goal, towards, tuple(facts.get("solution", ())))


def _read_position(course: dict[str, Any], facts: dict[str, Any]) -> Position:
    since, options = tuple(facts.get("since", ())), facts.get("options", {})
    left_open = tuple(course.get("left_open", ()))
    return Position(course["seats"], facts["seed"], facts["position"], since, options, left_open)


@cache
def _read(game_id: str, name: str) -> dict[str, Any]:
    """A file of a game's ``lessons`` folder; falls back to the first language."""
    found = plug(game_id).file("lessons", name) or plug(game_id).file("lessons", f"{LANGUAGES[0]}.toml")
    assert found is not None, f"the lessons of {game_id} have no {name}"
    return tomllib.loads(found.read_text("utf-8"))


@cache
def _texts(language: str) -> dict[str, Any]:
    file = _FOLDER / "texts" / f"{spoken(language)}.toml"
    return tomllib.loads(file.read_text("utf-8"))
