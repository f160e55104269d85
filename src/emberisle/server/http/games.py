"""What can be read without entering a room: the games, their rulebooks and introductions."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Final

import msgspec
from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody

import emberisle as em
from emberisle import rulebooks
from emberisle.command import COMMAND
from emberisle.kernel.errors import UnknownGame
from emberisle.lessons import NoSuchStep
from emberisle.server.http import typescript
from emberisle.server.http.access import Asking, registry_of
from emberisle.server.http.errors import PROBLEMS
from emberisle.server.http.prepared import COMPRESSED, answers_of, respond
from emberisle.server.messages import (
    About,
    GamePicture,
    Language,
    LessonStep,
    MinutePicture,
    Notation,
    Rulebook,
    TryLesson,
)
from emberisle.server.pictures import catalogue

Tongue = FromQuery[Language]
SVG: Final = "image/svg+xml"


@get("/api/about", sync_to_thread=False)
def about(request: Asking) -> About:
    """What is good to know of this server."""
    settings = registry_of(request).settings
    return About(COMMAND, settings.grace, settings.workbench_games)


@get("/api/games", responses=PROBLEMS, opt={COMPRESSED: True})
async def games(request: Asking, language: Tongue = "en") -> Response[list[GamePicture]]:
    """What can be played."""
    key = "games", tuple(em.games()), language
    return await _text(request, key, lambda: msgspec.json.encode(catalogue.games(language)))


@get("/api/rules/{game:str}", responses=PROBLEMS, opt={COMPRESSED: True})
async def rules(request: Asking, game: FromPath[str], language: Tongue = "en") -> Response[Rulebook]:
    """A rulebook, clause by clause."""
    _check_game(game)
    key = "rules", game, language
    return await _text(request, key, lambda: msgspec.json.encode(catalogue.rulebook(game, language)))


async def _text(
    request: Asking, key: Hashable, make: Callable[[], bytes], media_type: str = "application/json"
) -> Response[Any]:
    return respond(request, await answers_of(request).texts.get(key, make, media_type))


@get("/api/rules/{game:str}/minute", responses=PROBLEMS, opt={COMPRESSED: True})
async def minute(
    request: Asking, game: FromPath[str], language: Tongue = "en"
) -> Response[list[MinutePicture]]:
    """The rules in a minute: a few positions for the scene to draw, each with a sentence."""
    _check_game(game)
    key = "minute", game, language
    return await _text(request, key, lambda: msgspec.json.encode(catalogue.minute(game, language)))


@get(
    "/api/rules/{game:str}/pictures/{name:str}",
    media_type=SVG,
    responses=PROBLEMS,
    opt={COMPRESSED: True},
)
async def rule_picture(
    request: Asking, game: FromPath[str], name: FromPath[str], language: Tongue = "en"
) -> Response[bytes]:
    """A drawing that belongs to a clause of a rulebook."""
    _check_game(game)
    key = "picture", game, name, language
    try:
        return await _text(request, key, lambda: rulebooks.picture(game, name, language).svg.encode(), SVG)
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


@get("/api/messages.json", responses=PROBLEMS, opt={COMPRESSED: True})
async def message_schema(request: Asking) -> Response[dict[str, Any]]:
    """What is said over the WebSocket of a room, as JSON Schema."""
    return await _text(request, "messages", lambda: msgspec.json.encode(typescript.schema()))


ROUTES = [about, games, rules, minute, rule_picture, lesson, try_lesson, message_schema]
