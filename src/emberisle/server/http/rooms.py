"""Rooms over plain HTTP: opening one, coming in, and the list of public ones."""

from __future__ import annotations

import io
from functools import partial
from typing import Annotated

import segno
from litestar import get, post
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

import emberisle as em
from emberisle.kernel.luck import fresh_seed
from emberisle.server.game_pages import usual_options
from emberisle.server.http.access import Asking, limit_rate, registry_of
from emberisle.server.http.errors import PROBLEMS
from emberisle.server.http.security import base_address
from emberisle.server.live.inbox import known_person
from emberisle.server.live.live_room import LiveRoom
from emberisle.server.live.tokens import new_person, token_for
from emberisle.server.messages import Admission, ComeIn, GoOn, Language, OpenRoom, RoomSummary
from emberisle.server.pictures.room_picture import room_card, room_summary_of
from emberisle.server.rooms import acts, door, moving_on, proposals, requests
from emberisle.server.rooms.refusals import RequestRefused
from emberisle.server.rooms.room import Room

Code = Annotated[str, PathParameter(max_length=16, description="What a room is found by.")]
Invited = Annotated[
    str, QueryParameter(pattern="^[A-Za-z0-9_-]{0,40}$", description="What an invitation has.")
]
Tongue = FromQuery[Language]


@get("/api/rooms", responses=PROBLEMS)
async def rooms(request: Asking, language: Tongue = "en") -> list[RoomSummary]:
    """Public rooms, the last used first."""
    registry = registry_of(request)
    since = registry.settings.now() - registry.settings.listed
    found = await registry.store.public_rooms()
    return [room_summary_of(card, language) for card in found if card.touched > since]


@post("/api/rooms", responses=PROBLEMS)
async def open_room(request: Asking, data: JSONBody[OpenRoom]) -> Admission:
    """Open a room, and come in as its host."""
    registry = registry_of(request)
    limit_rate(registry.openings, request)
    person = new_person()
    deed, level = _opening(data, person)
    code = await registry.open_room(deed)
    async with registry.use(code) as live:
        if data.play_now:
            await live.perform(lambda _: acts.Sat(0, person, deed.name, avatar=data.avatar))
            await live.perform(lambda room: requests.begun(room, level))
        else:
            await live.perform(lambda _: acts.CameIn(person, deed.name))
    return Admission(code, person, token_for(registry.signing_key, code, person))


def _opening(data: OpenRoom, person: str) -> tuple[acts.Opened, str]:
    chosen = em.ruleset(data.game)
    seats = requests.proper_seats(chosen, chosen.fewest if data.seats is None else data.seats)
    options = chosen.check_options({**usual_options(chosen), **data.options})
    level = requests.known_level(chosen.id, data.level)
    name = requests.proper_name(data.name)
    return acts.Opened(chosen.id, seats, options, fresh_seed(), person, name, data.public), level


@get("/api/rooms/{code:str}", responses=PROBLEMS)
async def room_summary(request: Asking, code: Code, language: Tongue = "en") -> RoomSummary:
    """A room as those outside see it."""
    room = await _room(request, code)
    summary = room_summary_of(room_card(room), language)
    if room.to_move is not None:
        summary.turn = room.seats[room.to_move].person
    summary.minded = sorted(room.others_away(None) - room.others_here(None))
    return summary


@post("/api/rooms/{code:str}/people", responses=PROBLEMS)
async def come_in(request: Asking, code: Code, data: JSONBody[ComeIn]) -> Admission:
    """Come into a room; the token is the way back in."""
    registry = registry_of(request)
    limit_rate(registry.arrivals, request)
    person, name = new_person(), requests.proper_name(data.name)

    async with registry.use(code.upper()) as live:
        await live.perform(lambda room: door.came_in(room, person, name, data, registry.settings.people))
    return Admission(code.upper(), person, token_for(registry.signing_key, code.upper(), person))


@post("/api/rooms/{code:str}/next", responses=PROBLEMS)
async def go_on(request: Asking, code: Code, data: JSONBody[GoOn]) -> Admission:
    """Go on in a new room, as this one is full: the first of a table opens it, the others come after."""
    registry = registry_of(request)
    limit_rate(registry.openings, request)
    async with registry.use(code.upper()) as live:
        person = known_person(registry, live.room, data.token)
        proposals.check_seated(live.room, person)
        found = await _led_on(live, person, registry.own_code())
        room = live.room
    is_new = await registry.open_room_at(found, moving_on.opened(room))
    async with registry.use(found) as there:
        deeds = [*moving_on.arranged(room)] if is_new else []
        for deed in [*deeds, *moving_on.arrivals(room, there.room, person)]:
            await there.perform(partial(_decided, deed))
    return Admission(found, person, token_for(registry.signing_key, found, person))


async def _led_on(live: LiveRoom, person: str, code: str) -> str:
    """Where the table of a full room goes on: under this code, unless somebody was quicker."""
    if live.room.next_room is None:
        try:
            await live.perform(lambda room: moving_on.moved_on(room, person, live.space, code))
        except RequestRefused:
            if live.room.next_room is None:
                raise
    assert live.room.next_room is not None
    return live.room.next_room


def _decided(deed: acts.AnyDeed, _: Room) -> acts.AnyDeed:
    return deed


@get("/api/rooms/{code:str}/qr.svg", media_type="image/svg+xml", responses=PROBLEMS)
async def room_code_picture(request: Asking, code: Code, invited: Invited = "") -> bytes:
    """The address of a room for the camera of a phone, with the key of its invitation if there is one."""
    found = await _room(request, code)
    drawn = io.BytesIO()
    link = f"{base_address(request, registry_of(request).settings)}/room/{found.code}"
    link += f"#invited={invited}" if invited else ""
    segno.make(link, error="m").save(drawn, kind="svg", scale=8, border=2, dark="#1d1712", light="#ffffff")
    return drawn.getvalue()


async def _room(request: Asking, code: str) -> Room:
    registry = registry_of(request)
    limit_rate(registry.lookups, request)
    async with registry.use(code.upper()) as live:
        return live.room


ROUTES = [rooms, open_room, room_summary, come_in, go_on, room_code_picture]
