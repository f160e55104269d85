"""What is proposed to everybody at a table: who has to answer, who may say no, and another match."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from emberisle.kernel.luck import fresh_seed
from emberisle.server import messages
from emberisle.server.rooms import acts
from emberisle.server.rooms.refusals import RequestRefused
from emberisle.server.rooms.room import Room


def check_seated(room: Room, person: str) -> None:
    """Refuse whoever has no chair here."""
    if not room.chairs_of(person):
        raise RequestRefused("not_allowed", "seated_only")


def check_nothing_proposed(room: Room) -> None:
    """Refuse a second proposal while one stands."""
    if room.undo_request is not None or room.pause_request is not None:
        raise RequestRefused("not_allowed", "asked_already")


def concerned(room: Room) -> set[str]:
    """Who may say no to what is proposed: all who are asked, and whoever proposed it."""
    if room.rematch_request is not None:
        return {room.rematch_request.person, *room.rematch_request.asked}
    if room.undo_request is None and room.pause_request is None:
        return set()
    return room.others_here(None)


def waited_for(room: Room) -> set[str]:
    """The people who have still to answer to what is proposed."""
    if room.undo_request is not None:
        return room.others_here(room.seats[room.undo_request.chair].person) - room.undo_request.agreed
    if room.pause_request is not None:
        return room.others_here(room.pause_request.person) - room.pause_request.agreed
    if room.rematch_request is not None:
        return set(room.rematch_request.asked - room.rematch_request.agreed)
    return set()


def rematch(room: Room, person: str, asked: messages.Rematch, here: AbstractSet[str]) -> acts.AnyDeed:
    """Another match: in the lobby first, or at once, for which all who sit here and are there are asked.

    Where somebody's chair would stand empty the host decides in the lobby who sits there.
    """
    check_seated(room, person)
    if room.stage != "over":
        raise RequestRefused("not_allowed", "not_over")
    if not asked.at_once:
        return acts.Rematched(fresh_seed())
    if person in waited_for(room):
        return acts.Answered(person, agree=True)
    if room.rematch_request is not None:
        raise RequestRefused("not_allowed", "asked_already")
    others = room.others_here(person) & here - room.guest_bots
    at_once = all(seat.person in here for seat in room.seats if seat.person is not None)
    if others:
        return acts.RematchProposed(person, sorted(others), fresh_seed(), at_once)
    return acts.Rematched(fresh_seed(), at_once=at_once)
