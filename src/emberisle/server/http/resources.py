"""What the page fetches of a game, such as a board or the path of a marble."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import Any, Final

import msgspec
from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from emberisle.games import plugs
from emberisle.kernel.errors import UnknownGame
from emberisle.server.game_page import BadQuery, NoSuchResource, Resource
from emberisle.server.game_pages import game_page
from emberisle.server.http.access import Asking, limit_rate, registry_of
from emberisle.server.http.errors import PROBLEMS
from emberisle.server.http.page_files import EACH_TIME, FOREVER

logger = logging.getLogger(__name__)

_ONE_AT_A_TIME: Final = ThreadPoolExecutor(1, "resources")
"""Makes costly resources: of all at a table who ask for the same one only the first waits for the work."""


@get("/api/games/{game:str}/{resource:str}", responses=PROBLEMS)
async def game_resource(request: Asking, game: FromPath[str], resource: FromPath[str]) -> Response[Any]:
    """Something that the drawing of a game needs."""
    try:
        found = game_page(game).resources().get(resource)
        if found is None:
            raise NoSuchResource("there is nothing by this name")
        if not found.costly:
            return _unless_known(request, await asyncio.to_thread(_made, found, request), found.media_type)
        limit_rate(registry_of(request).lookups, request)
        text = await asyncio.get_running_loop().run_in_executor(_ONE_AT_A_TIME, _made, found, request)
        return Response(text, media_type=found.media_type, headers={"Cache-Control": FOREVER})
    except (UnknownGame, NoSuchResource) as error:
        raise NotFoundException(str(error)) from None


def _made(resource: Resource[Any], request: Asking) -> bytes:
    try:
        query = msgspec.convert(dict(request.query_params), resource.query, strict=False)
    except msgspec.ValidationError as error:
        raise BadQuery(str(error)) from None
    found = resource.make(query)
    return found if isinstance(found, bytes) else msgspec.json.encode(found)


def _unless_known(request: Asking, text: bytes, media_type: str) -> Response[Any]:
    """The text with an ETag, or 304 if the browser has it already."""
    mark = f'"{sha256(text).hexdigest()[:16]}"'
    headers = {"ETag": mark, "Cache-Control": EACH_TIME}
    if request.headers.get("if-none-match", "").removeprefix("W/") == mark:
        return Response(b"", status_code=304, headers=headers)
    return Response(text, media_type=media_type, headers=headers)


async def warm_up() -> None:
    """Let every game prepare what would otherwise keep the first request waiting."""
    for game_id in list(plugs()):
        try:
            await asyncio.get_running_loop().run_in_executor(_ONE_AT_A_TIME, _warm_up, game_id)
        except Exception:
            logger.exception("the page of %s could not be prepared", game_id)


def _warm_up(game_id: str) -> None:
    game_page(game_id).warm_up()


ROUTES = [game_resource]
