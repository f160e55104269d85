"""Requests of people about how they appear at the table; none of it is a matter of the rules."""

from __future__ import annotations

from emberisle.server import messages
from emberisle.server.rooms import acts
from emberisle.server.rooms.refusals import RequestRefused
from emberisle.server.rooms.room import Room


def renamed(room: Room, person: str, name: str) -> acts.Renamed:
    """Somebody is called otherwise. Between sealing and beginning that could be used to choose the luck."""
    if room.sealed:
        raise RequestRefused("not_allowed", "sealed")
    return acts.Renamed(person, name)


def appearance_set(room: Room, chair: int, asked: messages.SetAppearance) -> acts.AppearanceSet:
    """An avatar at any time; a playing piece only before the match, and only one that is free."""
    seat, piece = room.seats[chair], asked.piece
    if piece is None:
        return acts.AppearanceSet(chair, asked.avatar or seat.avatar, seat.piece)
    if room.stage != "lobby" or room.sealed:
        raise RequestRefused("not_allowed", "before_only")
    if piece != seat.piece and free_piece(room, piece) is None:
        raise RequestRefused("not_allowed", "piece_taken")
    return acts.AppearanceSet(chair, asked.avatar or seat.avatar, piece)


def free_piece(room: Room, piece: int | None) -> int | None:
    """This piece, if nobody at the table has chosen it."""
    return None if piece in [seat.piece for seat in room.seats] else piece
