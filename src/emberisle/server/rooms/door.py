"""The door of a room: who may come in and sit down, and whom its host shows out."""

from __future__ import annotations

import hmac
import secrets

from emberisle.server import messages
from emberisle.server.rooms import acts
from emberisle.server.rooms.refusals import RequestRefused
from emberisle.server.rooms.room import Room

AtTheDoor = messages.Remove | messages.Admit | messages.SetDoor


def came_in(room: Room, person: str, name: str, asked: messages.ComeIn, most: int) -> acts.AnyDeed:
    """Somebody new comes in; strangers, however many, take no place from those who are invited."""
    check_open(room)
    known = hmac.compare_digest(asked.invitation.encode(errors="replace"), room.invitation.encode())
    invited = room.invited_only and known
    if len([other for other in room.people if (other in room.invited) == invited]) >= most:
        raise RequestRefused("not_allowed", "no_place")
    return acts.CameIn(person, name, invited, asked.bot)


def check_open(room: Room) -> None:
    """Nobody new comes into a locked room, not to watch either."""
    if room.locked:
        raise RequestRefused("not_allowed", "locked")


def check_welcome(room: Room, person: str | None) -> None:
    """Whoever was shown out does not come back with the old key."""
    if person in room.removed:
        raise RequestRefused("removed", "removed")


def at_the_door(room: Room, person: str, asked: AtTheDoor) -> acts.AnyDeed:
    """What the host wants; whoever stands in for him while he is away has no say in this."""
    if person != room.host:
        raise RequestRefused("not_allowed", "door_only")
    match asked:
        case messages.Remove():
            return _removed(room, asked.person)
        case messages.Admit():
            return acts.Admitted(_guest(room, asked.person))
        case messages.SetDoor():
            return _door_set(room, asked)


def _guest(room: Room, person: str) -> str:
    if person == room.host or person not in room.people:
        raise RequestRefused("not_allowed", "no_guest")
    return person


def _removed(room: Room, person: str | None) -> acts.Removed:
    """One person; or all at once who neither sit nor are invited."""
    if person is None:
        strangers = [one for one in room.people if not room.chairs_of(one) and not room.is_invited(one)]
        if not strangers:
            raise RequestRefused("not_allowed", "no_guest")
        return acts.Removed(strangers)
    if room.sealed and room.chairs_of(_guest(room, person)):
        raise RequestRefused("not_allowed", "sealed")  # the luck of others is shown: it would be a choice
    return acts.Removed([_guest(room, person)])


def _door_set(room: Room, asked: messages.SetDoor) -> acts.DoorSet:
    """Every time that chairs are kept there is another invitation: the old one may be in wrong hands."""
    invitation = room.invitation
    if asked.invited_only is not None:
        invitation = secrets.token_urlsafe(9) if asked.invited_only else ""
    return acts.DoorSet(room.locked if asked.locked is None else asked.locked, invitation)
