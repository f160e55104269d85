"""A room as those in it and those outside see it."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from emberisle.server.language import say
from emberisle.server.messages import (
    ChairPicture,
    Door,
    Guest,
    Proposal,
    RoomPicture,
    RoomSummary,
    Said,
    Space,
    Undoable,
    You,
)
from emberisle.server.rooms.requests import acting_host, waited_for
from emberisle.server.rooms.room import Remark, Room
from emberisle.store.store import RoomCard


@dataclass(frozen=True)
class Presence:
    """Who is connected, how many watch, and the time by the clocks of the table."""

    here: AbstractSet[str]
    watchers: int
    now: float
    space: Space = "enough"

    def like(self, before: Presence) -> bool:
        """Whether only time has passed."""
        return (self.here, self.watchers, self.space) == (before.here, before.watchers, before.space)


def room_picture(room: Room, presence: Presence, language: str) -> RoomPicture:
    names = room.names(language)
    return RoomPicture(
        code=room.code,
        sequence=room.public_sequence,
        game=room.game_id,
        options=dict(room.options),
        chairs=[_chair(room, n, names[n], presence) for n in range(len(room.seats))],
        host=acting_host(room, presence.here),
        public=room.public,
        locked=room.locked,
        invited_only=room.invited_only,
        stage=room.stage,
        sealed=room.sealed,
        absent_agree=room.absent_agree,
        paused=room.paused,
        clocks=room.clocks,
        commitment=room.commitment,
        words=list(room.game.header.words) if room.game is not None else [],
        match=room.match,
        version=None if room.game is None else room.game.header.version,
        round=room.round,
        move_ends=room.left_for_move(presence.now),
        proposal=_proposal(room, presence.now),
        watchers=presence.watchers,
        space=presence.space,
        next_room=room.next_room,
    )


def _chair(room: Room, number: int, name: str, presence: Presence) -> ChairPicture:
    seat = room.seats[number]
    return ChairPicture(
        name=name,
        person=seat.person,
        level=seat.level,
        minded=seat.minded,
        here=seat.person in presence.here,
        clock=room.left_for_match(number, presence.now),
        words_commitment=seat.words_commitment,
        words_shown=bool(seat.words),
        stands_down=room.stands_down(number),
    )


def _proposal(room: Room, now: float) -> Proposal | None:
    waiting, lapses_in = _chairs(room, waited_for(room)), room.left_for_answers(now)
    back, pause = room.undo_request, room.pause_request
    if lapses_in is None:
        return None
    if back is not None:
        return Proposal("undo", back.chair, _chairs(room, back.agreed), waiting, lapses_in)
    assert pause is not None
    return Proposal("pause", room.chairs_of(pause.person)[0], _chairs(room, pause.agreed), waiting, lapses_in)


def _chairs(room: Room, people: AbstractSet[str]) -> list[int]:
    return [n for n, seat in enumerate(room.seats) if seat.person in people]


def you(room: Room, person: str | None, here: AbstractSet[str]) -> You | None:
    """Who somebody is in this room; nobody if he only watches."""
    if person is None or person not in room.people:
        return None
    chairs = room.chairs_of(person)
    return You(
        person=person,
        name=room.people[person],
        host=person == acting_host(room, here),
        chairs=chairs,
        undo=undoable(room, chairs),
        may_sit=room.may_sit(person),
        door=_door(room, here) if person == room.host else None,
    )


def _door(room: Room, here: AbstractSet[str]) -> Door:
    others = [(person, name) for person, name in room.people.items() if person != room.host]
    guests = [Guest(person, name, person in here, room.is_invited(person)) for person, name in others]
    return Door(room.invitation, guests)


def undoable(room: Room, chairs: list[int]) -> Undoable | None:
    """What somebody who sits in these chairs can take back."""
    made = room.last_made(chairs)
    if made is None or room.stage != "playing" or not any(room.seats[chair].alive for chair in chairs):
        return None
    return Undoable(made.chair, at_once=room.may_take_back(made))


def said(room: Room, remarks: Iterable[Remark], language: str) -> list[Said]:
    names = room.names(language)
    return [_said(room, remark, names, language) for remark in remarks]


def _said(room: Room, remark: Remark, names: tuple[str, ...], language: str) -> Said:
    by = remark.name or room.people.get(remark.person or "", "")
    if not remark.own and remark.chair is not None and remark.chair < len(names):
        by = names[remark.chair] or by
    text = say(language, f"remark.{remark.text}", name=by) if remark.own else remark.text
    return Said(
        by="" if remark.own else by,
        chair=remark.chair,
        text=text,
        kind="remark" if remark.own else "chat",
        inputs=remark.inputs,
        at=remark.at,
    )


def room_card(room: Room) -> RoomCard:
    """The entry of a room in the store's list of rooms."""
    return RoomCard(
        room=room.code,
        game=room.game_id,
        stage=room.stage,
        public=room.public and not room.locked,
        seats=len(room.seats),
        taken=sum([seat.taken for seat in room.seats]),
        people=tuple([seat.name for seat in room.seats if seat.person is not None]),
        touched=room.touched,
    )


def room_summary_of(found: RoomCard) -> RoomSummary:
    """A room as those outside see it."""
    stage = found.stage
    assert stage in ("lobby", "playing", "over")
    return RoomSummary(found.room, found.game, stage, found.seats, found.taken, list(found.people))  # type: ignore[arg-type]
