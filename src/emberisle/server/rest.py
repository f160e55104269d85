"""What is asked over plain HTTP: opening rooms, coming in, and finished matches."""

from __future__ import annotations

import asyncio
import io
from typing import Annotated, Any

import segno
from litestar import Request, Response, get, post
from litestar.exceptions import (
    NotFoundException,
    ValidationException,
)
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

import emberisle as em
from emberisle.kernel.luck import fresh_seed
from emberisle.server import acts, asks, pictures, telling
from emberisle.server.game_pages import usual_options
from emberisle.server.house import House
from emberisle.server.messages import (
    Admission,
    ComeIn,
    Language,
    MatchSummary,
    OpenRoom,
    Replay,
    RoomSummary,
)
from emberisle.server.pace import Buckets
from emberisle.server.problems import PROBLEMS
from emberisle.server.refusing import NotDone
from emberisle.server.room import Room
from emberisle.server.security import address, base_address
from emberisle.server.tokens import new_person, token_for

Asking = Request[Any, Any, Any]
Code = Annotated[str, PathParameter(max_length=16, description="What a room is found by.")]
Match = Annotated[str, PathParameter(max_length=64)]
Seat = Annotated[int | None, QueryParameter(ge=0, le=7)]
Tongue = FromQuery[Language]


def house_of(request: Asking) -> House:
    house: House = request.app.state.house
    return house


def not_too_fast(buckets: Buckets, request: Asking) -> None:
    if not buckets.take(address(request)):
        raise NotDone("too_fast", "too_fast")


# -- rooms


@get("/api/rooms", responses=PROBLEMS)
async def rooms(request: Asking) -> list[RoomSummary]:
    """Public rooms, the last used first."""
    house = house_of(request)
    since = house.settings.now() - house.settings.listed
    found = await house.store.public_rooms()
    return [pictures.summary(card) for card in found if card.touched > since]


@post("/api/rooms", responses=PROBLEMS)
async def open_room(request: Asking, data: JSONBody[OpenRoom]) -> Admission:
    """Open a room, and come in as its host."""
    house = house_of(request)
    not_too_fast(house.openings, request)
    person = new_person()
    deed, level = _opening(data, person)
    code = await house.open_room(deed)
    async with house.visit(code) as gathering:
        if data.play_now:
            await gathering.perform(lambda _: acts.Sat(0, person, deed.name))
            await gathering.perform(lambda room: asks.begun(room, level))
        else:
            await gathering.perform(lambda _: acts.CameIn(person, deed.name))
    return Admission(code, person, token_for(house.signing_key, code, person))


def _opening(data: OpenRoom, person: str) -> tuple[acts.Opened, str]:
    chosen = em.ruleset(data.game)
    seats = chosen.check_seats(chosen.fewest if data.seats is None else data.seats)
    options = chosen.check_options({**usual_options(chosen), **data.options})
    level = asks.known_level(chosen.id, data.level)
    name = asks.proper_name(data.name)
    return acts.Opened(chosen.id, seats, options, fresh_seed(), person, name, data.public), level


@get("/api/rooms/{code:str}", responses=PROBLEMS)
async def room_summary(request: Asking, code: Code) -> RoomSummary:
    """A room as those outside see it."""
    room = await _room(request, code)
    summary = pictures.summary(pictures.card(room))
    if room.to_move is not None:
        summary.turn = room.seats[room.to_move].person
    return summary


@post("/api/rooms/{code:str}/people", responses=PROBLEMS)
async def come_in(request: Asking, code: Code, data: JSONBody[ComeIn]) -> Admission:
    """Come into a room; the token is the way back in."""
    house = house_of(request)
    not_too_fast(house.arrivals, request)
    person, name = new_person(), asks.proper_name(data.name)

    def decide(room: Room) -> acts.AnyDeed:
        if len(room.people) >= house.settings.people:
            raise NotDone("not_allowed", "full")
        return acts.CameIn(person, name)

    async with house.visit(code.upper()) as gathering:
        await gathering.perform(decide)
    return Admission(code.upper(), person, token_for(house.signing_key, code.upper(), person))


@get("/api/rooms/{code:str}/qr.svg", media_type="image/svg+xml", responses=PROBLEMS)
async def room_code_picture(request: Asking, code: Code) -> bytes:
    """The address of a room for the camera of a phone."""
    found = await _room(request, code)
    drawn = io.BytesIO()
    link = f"{base_address(request, house_of(request).settings)}/room/{found.code}"
    segno.make(link, error="m").save(drawn, kind="svg", scale=8, border=2, dark="#1d1712", light="#ffffff")
    return drawn.getvalue()


async def _room(request: Asking, code: str) -> Room:
    house = house_of(request)
    not_too_fast(house.lookups, request)
    async with house.visit(code.upper()) as gathering:
        return gathering.room


# -- finished matches


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
    frames = telling.history(game, seat, names, language)
    return Replay(summary, seat, frames, pictures.said(room, spoken, language))


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
    house = house_of(request)
    not_too_fast(house.lookups, request)
    found = await house.match_room(match)
    if found is None:
        raise NotFoundException("there is no finished match with this name")
    return found


ROUTES = [
    rooms,
    open_room,
    room_summary,
    come_in,
    room_code_picture,
    replay,
    match_log,
]
