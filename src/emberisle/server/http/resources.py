"""What the page fetches of a game, such as a board or the path of a marble."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Any

import msgspec
from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from emberisle.games import plugs
from emberisle.kernel.errors import UnknownGame
from emberisle.server.game_page import BadQuery, NoSuchResource, Q, Resource
from emberisle.server.game_pages import game_page
from emberisle.server.http.access import Asking, limit_rate, registry_of
from emberisle.server.http.errors import PROBLEMS
from emberisle.server.http.prepared import (
    COMPRESSED,
    EACH_TIME,
    FOREVER,
    Answers,
    answers_of,
    respond,
)

logger = logging.getLogger(__name__)


@get("/api/games/{game:str}/{resource:str}", responses=PROBLEMS, opt={COMPRESSED: True})
async def game_resource(request: Asking, game: FromPath[str], resource: FromPath[str]) -> Response[Any]:
    """Something that the drawing of a game needs."""
    try:
        found = game_page(game).resources().get(resource)
        if found is None:
            raise NoSuchResource("there is nothing by this name")
        if found.costly:
            limit_rate(registry_of(request).lookups, request)
        query, answers = _query(found, request), answers_of(request)
        kind = answers.films if found.costly else answers.resources
        key = game, resource, msgspec.json.encode(query)
        made = await kind.get(key, partial(_made, found, query), found.media_type)
        return respond(request, made, FOREVER if found.costly else EACH_TIME)
    except (UnknownGame, NoSuchResource) as error:
        raise NotFoundException(str(error)) from None


def _query(resource: Resource[Q], request: Asking) -> Q:
    try:
        return msgspec.convert(dict(request.query_params), resource.query, strict=False)
    except msgspec.ValidationError as error:
        raise BadQuery(str(error)) from None


def _made(resource: Resource[Q], query: Q) -> bytes:
    found = resource.make(query)
    return found if isinstance(found, bytes) else msgspec.json.encode(found)


async def warm_up(answers: Answers) -> None:
    """Let every game prepare what would otherwise keep the first request waiting."""
    for game_id in list(plugs()):
        try:
            await asyncio.get_running_loop().run_in_executor(answers.films.thread, _warm_up, game_id)
        except Exception:
            logger.exception("the page of %s could not be prepared", game_id)


def _warm_up(game_id: str) -> None:
    game_page(game_id).warm_up()


ROUTES = [game_resource]
