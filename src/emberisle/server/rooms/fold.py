"""The fold: the room after an act, made from the room before it, and so a room from its whole log."""

from __future__ import annotations

from dataclasses import replace

import emberisle as em
from emberisle.kernel.errors import BadLog
from emberisle.kernel.log import Entry, Log, read_header
from emberisle.server.rooms import acts, going_on
from emberisle.server.rooms.decisions import NOTHING_MADE
from emberisle.server.rooms.going_on import Move, in_play
from emberisle.server.rooms.progress import Decided, Progress
from emberisle.server.rooms.remarks import remarked, remembered
from emberisle.server.rooms.room import Remark, Room, Seat, UndoRequest
from emberisle.server.rooms.story import told_so_far
from emberisle.store.store import Act


def room_of(found: list[Act], room: Room | None = None) -> Room | None:
    """The room that these acts make, or that they make of a room; none if there were no acts."""
    moves: list[Move] = []
    for act in found:
        deed = acts.deed_of(act)
        if room is not None and isinstance(deed, acts.Played | acts.Closed) and deed.by != "clock":
            moves.append(Move(act, deed))
            continue
        if room is not None and moves:
            room, moves = going_on.after_moves(room, moves), []
        room = _after(room, act, deed)
    return going_on.after_moves(room, moves) if room is not None and moves else room


def after(room: Room | None, act: Act) -> Room:
    """The room after this act."""
    return _after(room, act, acts.deed_of(act))


def following(room: Room, act: Act, decided: Decided) -> Room:
    """The room after this act, which was just decided on: nothing is played a second time."""
    return _after(room, act, decided.deed, decided.progress)


def _after(room: Room | None, act: Act, deed: acts.AnyDeed, progress: Progress | None = None) -> Room:
    if room is None:
        if not isinstance(deed, acts.Opened):
            raise BadLog(f"room {act.room} begins with something else than its opening")
        return _opened(deed, act)
    if isinstance(deed, acts.Played | acts.Closed):
        return going_on.after_moves(room, [Move(act, deed, progress)])
    room = replace(room, sequence=act.sequence, touched=act.at, private_to=None)
    if isinstance(deed, acts.Reacted | acts.StoodDown):
        return _in_window(room, deed)
    if isinstance(deed, acts.Undone | acts.Proposed | acts.Answered | acts.Begun | acts.Paused):
        return _in_match(room, deed, act.at)
    return _about_people(room, deed, act.at)


def _opened(deed: acts.Opened, act: Act) -> Room:
    return Room(
        code=act.room,
        sequence=act.sequence,
        touched=act.at,
        game_id=deed.game,
        options=deed.options,
        seats=(Seat(),) * deed.seats,
        seed=deed.seed,
        host=deed.host,
        people={deed.host: deed.name},
        public=deed.public,
    )


# -- people and chairs


def _about_people(room: Room, deed: acts.AnyDeed, at: float) -> Room:
    match deed:
        case acts.CameIn():
            return replace(room, people={**room.people, deed.person: deed.name})
        case acts.Sat():
            seated = seat_in(room, deed.chair, Seat(deed.name, deed.person))
            return remarked(seated, at, "sat", deed.chair)
        case acts.Stood():
            return seat_in(room, deed.chair, Seat())
        case acts.BotSeated():
            return seat_in(room, deed.chair, Seat(level=deed.level))
        case acts.Left():
            away = replace(room.seats[deed.chair], minded=True, stood=deed.stood)
            left = seat_in(replace(room, undo_request=None), deed.chair, away)
            return remarked(left, at, "left", deed.chair)
        case acts.Returned():
            back = replace(room.seats[deed.chair], minded=False, stood=False)
            restarted = _clock_set(room, at) if room.to_move == deed.chair else room
            return remarked(seat_in(restarted, deed.chair, back), at, "returned", deed.chair)
        case acts.WordsAdded():
            return seat_in(room, deed.chair, replace(room.seats[deed.chair], words=deed.words))
        case acts.Spoke():
            return _spoke(room, deed, at)
        case acts.Arranged():
            return _arranged(room, deed)
        case acts.Rematched():
            return _rematched(room, deed, at)
    raise BadLog(f"{type(deed).__name__} does not happen in an open room")


def seat_in(room: Room, chair: int, seat: Seat) -> Room:
    """The room with this in one of its chairs."""
    return replace(room, seats=(*room.seats[:chair], seat, *room.seats[chair + 1 :]))


def _arranged(room: Room, deed: acts.Arranged) -> Room:
    more = (Seat(),) * (deed.seats - len(room.seats))
    return replace(
        room,
        seats=(*room.seats[: deed.seats], *more),
        options=deed.options,
        clocks=deed.clocks,
        public=deed.public,
    )


def _rematched(room: Room, deed: acts.Rematched, at: float) -> Room:
    seats = [replace(seat, words="", spent=0.0, minded=False, stood=False, down=None) for seat in room.seats]
    room = replace(room, seats=tuple(seats), seed=deed.seed, undo_request=None, paused=False)
    return remarked(
        replace(room, game=None, match=None, story=None, made=NOTHING_MADE, kept=None), at, "rematch"
    )


# -- what is said


def _spoke(room: Room, deed: acts.Spoke, at: float) -> Room:
    said = Remark(room.sequence, at, room.inputs, deed.person, deed.chair, deed.text)
    return replace(room, said=remembered(room, said))


# -- the match


def _in_match(room: Room, deed: acts.AnyDeed, at: float) -> Room:
    match deed:
        case acts.Begun():
            return _begun(room, deed, at)
        case acts.Undone():
            return _undone(room, deed.chair, deed.to, at)
        case acts.Proposed():
            asked = replace(room, undo_request=UndoRequest(deed.chair, deed.to))
            return remarked(asked, at, "proposed", deed.chair)
        case acts.Answered():
            return _answered(room, deed, at)
        case acts.Paused():
            return _paused(room, deed, at)
    raise BadLog(f"{type(deed).__name__} does not happen in a match")


def _begun(room: Room, deed: acts.Begun, at: float) -> Room:
    seats = tuple([seat if seat.taken else Seat(level=deed.level) for seat in room.seats])
    entries = [Entry(who, given) for who, given in deed.inputs]
    game = em.replay(Log(read_header(deed.header), entries), room.seed)
    game.story.clear()
    return replace(
        _clock_set(room, at),
        seats=seats,
        game=game,
        story=told_so_far(game),
        match=deed.match,
        round=room.round + 1,
        begun=room.sequence,
        seen=at,
        said=tuple([replace(remark, inputs=0) for remark in room.said]),
    )


def _undone(room: Room, chair: int, to: int, at: float) -> Room:
    game = em.undo(in_play(room), to)
    game.story.clear()
    undone = replace(
        _clock_set(room, at),
        game=game,
        story=told_so_far(game),
        made=room.made.before(to),
        kept=None,
        rewound=room.rewound + 1,
        undo_request=None,
        answers={},
        showing=0.0,
    )
    return remarked(undone, at, "undone", chair)


def _answered(room: Room, deed: acts.Answered, at: float) -> Room:
    asked = room.undo_request
    if asked is None:
        return room
    if not deed.agree:
        chair = room.chairs_of(deed.person)[0]
        return remarked(replace(room, undo_request=None), at, "declined", chair)
    asked = replace(asked, agreed=asked.agreed | {deed.person})
    if room.to_ask(asked.chair) <= asked.agreed:
        return _undone(room, asked.chair, asked.to, at)
    return replace(room, undo_request=asked)


def _paused(room: Room, deed: acts.Paused, at: float) -> Room:
    if deed.paused == room.paused:
        return room
    used = room.thinking(at)
    changed = replace(room, paused=deed.paused, used=used, since=at)
    return remarked(changed, at, "paused" if deed.paused else "resumed", person=deed.person)


# -- windows


def _in_window(room: Room, deed: acts.Reacted | acts.StoodDown) -> Room:
    match deed:
        case acts.Reacted():
            return replace(
                room,
                answers={**room.answers, deed.chair: deed.move},
                private_acts=room.private_acts + 1,
                private_to=room.seats[deed.chair].person,
            )
        case acts.StoodDown():
            return seat_in(room, deed.chair, replace(room.seats[deed.chair], down=deed.turn))


def _clock_set(room: Room, at: float) -> Room:
    """The room with the clock of the present move set to zero."""
    return replace(room, since=at, used=0.0)
