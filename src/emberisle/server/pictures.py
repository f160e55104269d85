"""A room as those in it and those outside see it."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from emberisle.kernel.notation import write
from emberisle.server import closing, telling
from emberisle.server.asks import acting_host
from emberisle.server.language import say
from emberisle.server.messages import (
    ChairPicture,
    OpenWindow,
    Proposal,
    RoomPicture,
    RoomSummary,
    Said,
    You,
)
from emberisle.server.room import Remark, Room
from emberisle.server.windows import Asked
from emberisle.store.store import RoomCard


@dataclass(frozen=True)
class Presence:
    """Who is here, and what time it is by the clocks of the table."""

    here: AbstractSet[str]
    watchers: int
    now: float


def room_picture(room: Room, presence: Presence, language: str) -> RoomPicture:
    names = room.names(language)
    return RoomPicture(
        code=room.code,
        sequence=room.told,
        game=room.game_id,
        options=dict(room.options),
        chairs=[_chair(room, n, names[n], presence) for n in range(len(room.seats))],
        host=acting_host(room, presence.here),
        public=room.public,
        stage=room.stage,
        paused=room.paused,
        clocks=room.clocks,
        commitment=room.commitment,
        words=list(room.words) if room.game is not None else [],
        match=room.match,
        round=room.round,
        move_ends=room.left_for_move(presence.now),
        proposal=_proposal(room),
        watchers=presence.watchers,
        can_undo=room.can_undo,
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
        words=bool(seat.words),
        stands_down=room.stands_down(number),
    )


def open_window(room: Room, seat: int | None, now: float, language: str) -> OpenWindow | None:
    """The present window as this seat, or a spectator, is told of it."""
    game = room.game
    if game is None or not room.window or not closing.is_shown(room):
        return None
    mine, names = closing.asked_at(room, seat), room.names(language)
    asked = mine or room.window[0]
    choices = mine.choices if mine is not None else ()
    return OpenWindow(
        asks=telling.of_turn(asked.game, seat, _question(asked, language), names, language),
        inputs=room.inputs,
        closes_in=None if room.wish is not None else closing.countdown(room, now),
        lasts=closing.lasts(room),
        chair=mine.chair if mine is not None else None,
        moves=telling.labelled(game.ruleset, choices, names, language),
        passing=write(mine.passing) if mine is not None else None,
        turn_of=closing.turn_ending(room),
        answer=room.answers.get(mine.chair) if mine is not None else None,
    )


def asks_in_window(room: Room, seat: int | None, language: str) -> str:
    """What stands over the table while the present window is open; those hear it otherwise whom it asks."""
    mine, names = closing.asked_at(room, seat), room.names(language)
    asked = mine or room.window[0]
    if mine is None or asked.game.ruleset.on_turn(asked.game.table) is None:
        return telling.of_turn(asked.game, seat, say(language, "table.window"), names, language)
    return telling.addressed(mine.game, mine.chair, _question(mine, language), names, language)


def _question(asked: Asked, language: str) -> str:
    step = asked.game.step
    assert step is not None
    return asked.game.ruleset.question(step, language)


def _proposal(room: Room) -> Proposal | None:
    wish = room.wish
    if wish is None:
        return None
    asked = room.to_ask(wish.chair)
    return Proposal(
        what="undo",
        by=wish.chair,
        agreed=_chairs(room, asked & wish.agreed),
        waiting=_chairs(room, asked - wish.agreed),
    )


def _chairs(room: Room, people: AbstractSet[str]) -> list[int]:
    return [n for n, seat in enumerate(room.seats) if seat.person in people]


def you(room: Room, person: str | None, here: AbstractSet[str]) -> You | None:
    """Who somebody is in this room; nobody if he only watches."""
    if person is None or person not in room.people:
        return None
    return You(
        person=person,
        name=room.people[person],
        host=person == acting_host(room, here),
        chairs=room.chairs_of(person),
    )


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


def card(room: Room) -> RoomCard:
    """What the store shows of a room to those who look for one."""
    return RoomCard(
        room=room.code,
        game=room.game_id,
        stage=room.stage,
        public=room.public,
        seats=len(room.seats),
        taken=sum([seat.taken for seat in room.seats]),
        people=tuple([seat.name for seat in room.seats if seat.person is not None]),
        touched=room.touched,
    )


def summary(found: RoomCard) -> RoomSummary:
    """A room as those outside see it."""
    stage = found.stage
    assert stage in ("lobby", "playing", "over")
    return RoomSummary(found.room, found.game, stage, found.seats, found.taken, list(found.people))  # type: ignore[arg-type]
