"""Finished matches: their replays and their logs."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Response, get
from litestar.exceptions import NotFoundException, ValidationException
from litestar.params import FromQuery, PathParameter, QueryParameter

from emberisle.server.http.access import Asking, limit_rate, registry_of
from emberisle.server.http.errors import PROBLEMS
from emberisle.server.messages import Language, MatchSummary, Replay
from emberisle.server.pictures import room_picture, table_picture
from emberisle.server.rooms.room import Room

Match = Annotated[str, PathParameter(max_length=64)]
Seat = Annotated[int | None, QueryParameter(ge=0, le=7)]
Tongue = FromQuery[Language]


@get("/api/matches/{match:str}", responses=PROBLEMS)
async def replay(request: Asking, match: Match, seat: Seat = None, language: Tongue = "en") -> Replay:
    """A finished match, picture by picture."""
    room = await _finished(request, match)
    if seat is not None and seat >= len(room.seats):
        raise ValidationException(f"there are {len(room.seats)} seats")
    return await asyncio.to_thread(_replay, room, seat, language)


def _replay(room: Room, seat: int | None, language: str) -> Replay:
    game = room.game
    assert game is not None
    assert room.match is not None
    names = room.names(language)
    summary = MatchSummary(
        id=room.match,
        game=room.game_id,
        players=list(names),
        scores=game.scores(),
        winners=game.winners(),
        options=dict(game.header.options),
        commitment=game.header.commitment,
        words=list(game.header.words),
        ended=room.touched,
    )
    spoken = [remark for remark in room.said if remark.sequence > room.begun]
    frames = table_picture.history(game, seat, names, language)
    return Replay(summary, seat, frames, room_picture.said(room, spoken, language))


@get(
    "/api/matches/{match:str}/log",
    media_type="text/plain",
    responses=PROBLEMS,
)
async def match_log(request: Asking, match: Match) -> Response[str]:
    """A finished match as `emberisle verify` reads it."""
    room = await _finished(request, match)
    assert room.game is not None
    name = f"{room.game_id}-{match[:8]}.log"
    return Response(
        room.game.log.text(),
        media_type="text/plain",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


async def _finished(request: Asking, match: str) -> Room:
    registry = registry_of(request)
    limit_rate(registry.lookups, request)
    found = await registry.match_room(match)
    if found is None:
        raise NotFoundException("there is no finished match with this name")
    return found


ROUTES = [replay, match_log]
