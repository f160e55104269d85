"""A room as those in it and those outside see it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from typing import Literal

from emberisle.server.language import say
from emberisle.server.messages import (
    ChairPicture,
    Door,
    Guest,
    PlayedFor,
    Proposal,
    RoomPicture,
    RoomSummary,
    Said,
    Space,
    Undoable,
    You,
)
from emberisle.server.pictures.wording import name_in, names_in
from emberisle.server.rooms.proposals import waited_for
from emberisle.server.rooms.requests import acting_host
from emberisle.server.rooms.room import Remark, Room
from emberisle.store.store import RoomCard


@dataclass(frozen=True)
class Presence:
    """Who is connected, how many watch, the time by the clocks of the table, and when bots take over."""

    here: AbstractSet[str]
    watchers: int
    now: float
    space: Space = "enough"
    takeovers: Mapping[int, float] = field(default_factory=dict)
    """By chair, when a bot takes over for somebody who is away."""

    def like(self, before: Presence) -> bool:
        """Whether only time has passed."""
        return (self.here, self.watchers, self.space) == (before.here, before.watchers, before.space)


def room_picture(room: Room, presence: Presence, language: str) -> RoomPicture:
    names = names_in(language, room.names)
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
        begins_again=room.begins_again,
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
    seat, takeover = room.seats[number], presence.takeovers.get(number)
    return ChairPicture(
        name=name,
        person=seat.person,
        level=seat.level,
        minded=seat.minded,
        here=seat.person in presence.here,
        clock=room.left_for_match(number, presence.now),
        bot_in=None if takeover is None else max(0.0, takeover - presence.now),
        words_commitment=seat.words_commitment,
        words_shown=bool(seat.words),
        face=seat.face,
        piece=room.pieces[number],
        piece_chosen=seat.piece is not None,
        stands_down=room.stands_down(number),
        guest_bot=seat.person in room.guest_bots,
    )


def _proposal(room: Room, now: float) -> Proposal | None:
    waiting, lapses_in = _chairs(room, waited_for(room)), room.left_for_answers(now)
    back, other = room.undo_request, room.pause_request or room.rematch_request
    if lapses_in is None:
        return None
    if back is not None:
        return Proposal("undo", back.chair, _chairs(room, back.agreed), waiting, lapses_in)
    assert other is not None
    what: Literal["pause", "rematch"] = "rematch" if room.pause_request is None else "pause"
    return Proposal(what, room.chairs_of(other.person)[0], _chairs(room, other.agreed), waiting, lapses_in)


def _chairs(room: Room, people: AbstractSet[str]) -> list[int]:
    return [n for n, seat in enumerate(room.seats) if seat.person in people]


def you(room: Room, person: str | None, here: AbstractSet[str], language: str = "en") -> You | None:
    """Who somebody is in this room; nobody if he only watches."""
    if person is None or person not in room.people:
        return None
    chairs = room.chairs_of(person)
    return You(
        person=person,
        name=name_in(language, room.people[person]),
        host=person == acting_host(room, here),
        chairs=chairs,
        played_for=_played_for(room, chairs),
        undo=undoable(room, chairs),
        may_sit=room.may_sit(person),
        door=_door(room, here, language) if person == room.host else None,
    )


def _played_for(room: Room, chairs: list[int]) -> list[PlayedFor]:
    back = [(chair, room.seats[chair]) for chair in chairs if room.seats[chair].alive]
    return [PlayedFor(chair, seat.bot_turns) for chair, seat in back if seat.bot_turns]


def _door(room: Room, here: AbstractSet[str], language: str) -> Door:
    others = [(one, name_in(language, name)) for one, name in room.people.items() if one != room.host]
    guests = [Guest(person, name, person in here, room.is_invited(person)) for person, name in others]
    return Door(room.invitation, guests)


def undoable(room: Room, chairs: list[int]) -> Undoable | None:
    """What somebody who sits in these chairs can take back."""
    made = room.last_made(chairs)
    if made is None or room.stage != "playing" or not any(room.seats[chair].alive for chair in chairs):
        return None
    return Undoable(made.chair, at_once=room.may_take_back(made))


def said(room: Room, remarks: Collection[Remark], language: str) -> list[Said]:
    names = names_in(language, room.names) if remarks else ()
    return [_said(room, remark, names, language) for remark in remarks]


def _said(room: Room, remark: Remark, names: tuple[str, ...], language: str) -> Said:
    by = name_in(language, remark.name or room.people.get(remark.person or "", ""))
    if not remark.own and remark.chair is not None and remark.chair < len(names):
        by = names[remark.chair] or by
    return Said(
        by="" if remark.own else by,
        chair=remark.chair,
        text=_words(remark, by, language),
        kind="remark" if remark.own else "chat" if remark.emote is None else "emote",
        inputs=remark.inputs,
        at=remark.at,
        emote=remark.emote,
    )


def _words(remark: Remark, by: str, language: str) -> str:
    if remark.emote is not None:
        return say(language, f"emote.{remark.emote}", name=by)
    if remark.own:
        return say(language, f"remark.{remark.text}", name=by, now=remark.now)
    return remark.text


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


def room_summary_of(found: RoomCard, language: str) -> RoomSummary:
    """A room as those outside see it."""
    stage, people = found.stage, list(names_in(language, found.people))
    assert stage in ("lobby", "playing", "over")
    return RoomSummary(found.room, found.game, stage, found.seats, found.taken, people)  # type: ignore[arg-type]
