"""Finished matches: their replays, their logs, and whether they were fair."""

from __future__ import annotations

import logging
from functools import partial
from typing import Annotated

from litestar import Response, get
from litestar.params import FromQuery, PathParameter, QueryParameter

from emberisle.server.http.access import Asking, limit_rate, registry_of
from emberisle.server.http.errors import PROBLEMS
from emberisle.server.http.prepared import COMPRESSED, answers_of, respond
from emberisle.server.live.ended_matches import Unreplayable
from emberisle.server.messages import Ending, Language, MatchSummary, Replay, Verification
from emberisle.server.pictures import room_picture, table_picture
from emberisle.server.pictures.ending import ending
from emberisle.server.pictures.seen_table import encode
from emberisle.server.pictures.verification import failed, verification
from emberisle.server.pictures.wording import Names, names_in
from emberisle.server.rooms.refusals import RequestRefused
from emberisle.server.rooms.room import Room

logger = logging.getLogger(__name__)

Match = Annotated[str, PathParameter(max_length=64)]
Seat = Annotated[int | None, QueryParameter(ge=0, le=7)]
Tongue = FromQuery[Language]


@get("/api/matches/{match:str}", responses=PROBLEMS, opt={COMPRESSED: True})
async def replay(
    request: Asking, match: Match, seat: Seat = None, language: Tongue = "en"
) -> Response[Replay]:
    """A finished match, picture by picture."""
    room = await _finished(request, match)
    if seat is not None and seat >= len(room.seats):
        raise RequestRefused("not_allowed", "no_chair", chairs=len(room.seats))
    make = partial(_replay, room, seat, language)
    found = await answers_of(request).replays.get((match, seat, language), make, "application/json")
    return respond(request, found)


def _replay(room: Room, seat: int | None, language: str) -> bytes:
    assert room.game is not None
    spoken = [remark for remark in room.said if remark.sequence > room.begun]
    names = names_in(language, room.names)
    frames = table_picture.history(room.game, seat, names, language, room.stand_ins)
    return encode(Replay(summary_of(room, names), seat, frames, room_picture.said(room, spoken, language)))


def summary_of(room: Room, names: Names) -> MatchSummary:
    """The match that has ended in this room, between players of these names."""
    game = room.game
    assert game is not None
    assert room.match is not None
    return MatchSummary(
        id=room.match,
        game=room.game_id,
        players=list(names),
        scores=game.scores(),
        winners=game.winners(),
        options=dict(game.header.options),
        version=game.header.version,
        commitment=game.header.commitment,
        words=list(game.header.words),
        ended=room.touched,
        faces=[seat.face for seat in room.seats],
        pieces=list(room.pieces),
    )


@get("/api/matches/{match:str}/ending", responses=PROBLEMS, opt={COMPRESSED: True})
async def match_ending(request: Asking, match: Match, language: Tongue = "en") -> Response[Ending]:
    """How a finished match went, in figures and medals."""
    room = await _finished(request, match)
    make = partial(_ending, room, language)
    found = await answers_of(request).replays.get((match, "ending", language), make, "application/json")
    return respond(request, found)


def _ending(room: Room, language: str) -> bytes:
    assert room.game is not None
    return encode(ending(room.game, names_in(language, room.names), language))


@get("/api/matches/{match:str}/verification", responses=PROBLEMS, opt={COMPRESSED: True})
async def match_verification(
    request: Asking, match: Match, language: Tongue = "en"
) -> Response[Verification]:
    """Whether every die, draw and launch of a finished match follows from its seed: all are drawn again."""
    try:
        room = await _finished(request, match)
    except Unreplayable as error:
        logger.exception("the match %s cannot be replayed", match)
        return Response(failed(error, language))
    make = partial(_verification, room, language)
    key = match, language
    return respond(request, await answers_of(request).verifications.get(key, make, "application/json"))


def _verification(room: Room, language: str) -> bytes:
    assert room.game is not None
    return encode(verification(room.game, language))


@get(
    "/api/matches/{match:str}/log",
    media_type="text/plain",
    responses=PROBLEMS,
    opt={COMPRESSED: True},
)
async def match_log(request: Asking, match: Match) -> Response[str]:
    """A finished match as `emberisle verify` reads it."""
    room = await _finished(request, match)
    game = room.game
    assert game is not None
    found = await answers_of(request).replays.get((match,), lambda: game.log.text().encode(), "text/plain")
    name = f"{room.game_id}-{match[:8]}.log"
    return respond(request, found, headers={"Content-Disposition": f'attachment; filename="{name}"'})


async def _finished(request: Asking, match: str) -> Room:
    registry = registry_of(request)
    limit_rate(registry.lookups, request)
    found = await registry.ended_matches.room(match)
    if found is None:
        raise RequestRefused("not_allowed", "no_match")
    return found


ROUTES = [replay, match_ending, match_verification, match_log]
