"""What can be read without entering a room: the games, their rulebooks and introductions."""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody

import emberisle as em
from emberisle import rulebooks
from emberisle.command import COMMAND
from emberisle.kernel.errors import UnknownGame
from emberisle.lessons import NoSuchStep
from emberisle.server.http import typescript
from emberisle.server.http.errors import PROBLEMS
from emberisle.server.messages import (
    About,
    GamePicture,
    Language,
    LessonStep,
    Notation,
    Rulebook,
    TryLesson,
)
from emberisle.server.pictures import catalogue

Tongue = FromQuery[Language]


@get("/api/about", sync_to_thread=False)
def about() -> About:
    """What is good to know of this server."""
    return About(COMMAND)


@get("/api/games", responses=PROBLEMS, sync_to_thread=True)
def games(language: Tongue = "en") -> list[GamePicture]:
    """What can be played."""
    return catalogue.games(language)


@get("/api/rules/{game:str}", responses=PROBLEMS, sync_to_thread=True)
def rules(game: FromPath[str], language: Tongue = "en") -> Rulebook:
    """A rulebook, clause by clause."""
    _check_game(game)
    return catalogue.rulebook(game, language)


@get(
    "/api/rules/{game:str}/pictures/{name:str}",
    media_type="image/svg+xml",
    responses=PROBLEMS,
    sync_to_thread=True,
)
def rule_picture(game: FromPath[str], name: FromPath[str], language: Tongue = "en") -> bytes:
    """A drawing that belongs to a clause of a rulebook."""
    _check_game(game)
    try:
        return rulebooks.picture(game, name, language).svg.encode()
    except rulebooks.UnknownPicture as error:
        raise NotFoundException(str(error)) from None


@get("/api/lessons/{game:str}/{step:int}", responses=PROBLEMS, sync_to_thread=True)
def lesson(game: FromPath[str], step: FromPath[int], language: Tongue = "en") -> LessonStep:
    """A step of the introduction to a game."""
    return _lesson(game, step, [], language)


@post("/api/lessons/{game:str}/{step:int}", status_code=200, responses=PROBLEMS, sync_to_thread=True)
def try_lesson(
    game: FromPath[str], step: FromPath[int], data: JSONBody[TryLesson], language: Tongue = "en"
) -> LessonStep:
    """The same step after some tries."""
    return _lesson(game, step, data.moves, language)


def _lesson(game: str, step: int, tries: list[list[Notation]], language: str) -> LessonStep:
    _check_game(game)
    try:
        return catalogue.lesson_step(game, step, tries, language)
    except NoSuchStep as error:
        raise NotFoundException(str(error)) from None


def _check_game(game: str) -> None:
    try:
        em.ruleset(game)
    except UnknownGame as error:
        raise NotFoundException(str(error)) from None


@get("/api/messages.json", responses=PROBLEMS, sync_to_thread=False)
def message_schema() -> dict[str, Any]:
    """What is said over the WebSocket of a room, as JSON Schema."""
    return typescript.schema()


ROUTES = [about, games, rules, rule_picture, lesson, try_lesson, message_schema]
