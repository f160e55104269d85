"""A full room leads on: the table meets in one new room, arranged as the old one."""

from __future__ import annotations

import secrets
from collections.abc import Iterator

from emberisle.kernel.luck import fresh_seed
from emberisle.server.messages import Space
from emberisle.server.rooms import acts
from emberisle.server.rooms.appearing import free_piece
from emberisle.server.rooms.door import check_open, check_welcome
from emberisle.server.rooms.refusals import RequestRefused
from emberisle.server.rooms.room import Room


def moved_on(room: Room, person: str, space: Space, code: str) -> acts.MovedOn:
    """Somebody leads the table to a room with this code, if nobody has before."""
    if room.next_room is not None:
        raise RequestRefused("stale", "stale")
    if space == "enough":
        raise RequestRefused("not_allowed", "not_full")
    if space == "moves" and room.stage == "playing":
        raise RequestRefused("not_allowed", "not_over")
    return acts.MovedOn(person, code)


def opened(room: Room) -> acts.Opened:
    """The new room; it has the same host, whoever is there first."""
    host = room.people[room.host]
    return acts.Opened(
        room.game_id, len(room.seats), dict(room.options), fresh_seed(), room.host, host, room.public
    )


def arranged(room: Room) -> Iterator[acts.AnyDeed]:
    """What else is in the new room as it was in this one, before anybody comes."""
    yield acts.Arranged(len(room.seats), dict(room.options), room.clocks, room.public, room.absent_agree)
    if room.invited_only:
        yield acts.DoorSet(False, secrets.token_urlsafe(9))
    for chair, seat in enumerate(room.seats):
        if seat.level is not None:
            yield acts.BotSeated(chair, seat.level, seat.character)


def arrivals(before: Room, now: Room, person: str) -> Iterator[acts.AnyDeed]:
    """Somebody of the old table comes in, and sits where he sat, if that chair is free."""
    check_welcome(now, person)
    if person not in now.people:
        check_open(now)
        is_bot = person in before.guest_bots
        yield acts.CameIn(person, before.people[person], invited=now.invited_only, bot=is_bot)
    for chair in before.chairs_of(person):
        if now.stage == "lobby" and not now.sealed and chair < len(now.seats) and not now.seats[chair].taken:
            was = before.seats[chair]
            yield acts.Sat(chair, person, was.name, avatar=was.avatar, piece=free_piece(now, was.piece))
